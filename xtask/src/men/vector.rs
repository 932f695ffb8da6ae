//! Points and directions in space, in double precision.

use std::ops::{Add, AddAssign, Mul, Neg, Sub};

/// A point or a direction: x to the right, y up, z toward the viewer.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Vec3 {
    pub x: f64,
    pub y: f64,
    pub z: f64,
}

pub const fn vec3(x: f64, y: f64, z: f64) -> Vec3 {
    Vec3 { x, y, z }
}

impl Vec3 {
    pub fn dot(self, other: Self) -> f64 {
        self.x * other.x + self.y * other.y + self.z * other.z
    }

    pub fn cross(self, other: Self) -> Self {
        vec3(
            self.y * other.z - self.z * other.y,
            self.z * other.x - self.x * other.z,
            self.x * other.y - self.y * other.x,
        )
    }

    pub fn length(self) -> f64 {
        self.dot(self).sqrt()
    }

    /// The same direction with length 1; up where there is no direction.
    pub fn unit(self) -> Self {
        let length = self.length();
        if length > 1e-12 { self * (1.0 / length) } else { vec3(0.0, 1.0, 0.0) }
    }

    /// The distance from the y axis.
    pub fn radius(self) -> f64 {
        self.x.hypot(self.z)
    }

    /// Both other axes of a frame whose first axis is this unit vector.
    pub fn frame(self) -> (Self, Self) {
        let helper = if self.x.abs() < 0.9 { vec3(1.0, 0.0, 0.0) } else { vec3(0.0, 1.0, 0.0) };
        let u = helper.cross(self).unit();
        (u, self.cross(u))
    }

    pub fn map(self, other: Self, f: impl Fn(f64, f64) -> f64) -> Self {
        vec3(f(self.x, other.x), f(self.y, other.y), f(self.z, other.z))
    }

    pub fn array(self) -> [f64; 3] {
        [self.x, self.y, self.z]
    }
}

impl From<[f64; 3]> for Vec3 {
    fn from([x, y, z]: [f64; 3]) -> Self {
        vec3(x, y, z)
    }
}

impl Add for Vec3 {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        vec3(self.x + other.x, self.y + other.y, self.z + other.z)
    }
}

impl AddAssign for Vec3 {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sub for Vec3 {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        vec3(self.x - other.x, self.y - other.y, self.z - other.z)
    }
}

impl Mul<f64> for Vec3 {
    type Output = Self;
    fn mul(self, by: f64) -> Self {
        vec3(self.x * by, self.y * by, self.z * by)
    }
}

impl Neg for Vec3 {
    type Output = Self;
    fn neg(self) -> Self {
        vec3(-self.x, -self.y, -self.z)
    }
}
