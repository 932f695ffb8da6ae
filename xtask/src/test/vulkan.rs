//! The software Vulkan driver (lavapipe) that the snapshot tests draw with.
//!
//! Pictures are compared almost to the pixel, so every machine draws them with the same driver, and a
//! graphics card, where there is one, is not used. Windows and macOS bring what they need.

use crate::shell;
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Makes sure that the tests can draw: installs the driver where that is possible without asking
/// anybody, and otherwise says exactly what to install.
pub fn ensure() -> Result<()> {
    if !cfg!(target_os = "linux") {
        println!("not needed on this system");
        return Ok(());
    }
    if let Some(driver) = driver() {
        println!("found {}", driver.display());
        return Ok(());
    }
    let advice = advice(&std::fs::read_to_string("/etc/os-release").unwrap_or_default());
    if !(shell::works("apt-get", &["--version"]) && is_root()) {
        bail!("no software Vulkan driver is installed. {advice}");
    }
    println!("installing mesa-vulkan-drivers");
    install().with_context(|| format!("installing failed. {advice}"))?;
    let driver = driver().with_context(|| format!("no driver after installing. {advice}"))?;
    println!("found {}", driver.display());
    Ok(())
}

/// The manifest of lavapipe, if both it and the Vulkan loader are there.
fn driver() -> Option<PathBuf> {
    let named = ["VK_DRIVER_FILES", "VK_ICD_FILENAMES"].into_iter().find_map(std::env::var_os);
    let manifest = match named {
        // Somebody chose the drivers on purpose.
        Some(paths) => std::env::split_paths(&paths).find(|path| path.exists()),
        None => manifest_folders().iter().find_map(|folder| {
            let mut found: Vec<PathBuf> = std::fs::read_dir(folder)
                .ok()?
                .filter_map(|entry| Some(entry.ok()?.path()))
                .filter(|path| path.to_string_lossy().contains("lvp"))
                .collect();
            found.sort();
            found.into_iter().next()
        }),
    };
    manifest.filter(|_| loader_exists())
}

fn manifest_folders() -> Vec<PathBuf> {
    let mut roots = vec!["/usr/share".into(), "/usr/local/share".into(), "/etc".into()];
    if let Some(paths) = std::env::var_os("XDG_DATA_DIRS") {
        roots.extend(std::env::split_paths(&paths));
    }
    // NixOS keeps its drivers here.
    roots.push(PathBuf::from("/run/opengl-driver/share"));
    roots.into_iter().map(|root: PathBuf| root.join("vulkan/icd.d")).collect()
}

fn loader_exists() -> bool {
    const NAME: &str = "libvulkan.so.1";
    let mut folders: Vec<PathBuf> = std::env::var_os("LD_LIBRARY_PATH")
        .map(|paths| std::env::split_paths(&paths).collect())
        .unwrap_or_default();
    let arch = std::env::consts::ARCH;
    folders.extend([
        PathBuf::from(format!("/usr/lib/{arch}-linux-gnu")),
        PathBuf::from(format!("/lib/{arch}-linux-gnu")),
        PathBuf::from("/usr/lib64"),
        PathBuf::from("/usr/lib"),
        PathBuf::from("/usr/local/lib"),
        PathBuf::from("/run/opengl-driver/lib"),
    ]);
    folders.iter().any(|folder| Path::new(folder).join(NAME).exists())
        || Command::new("ldconfig")
            .arg("-p")
            .output()
            .is_ok_and(|output| String::from_utf8_lossy(&output.stdout).contains(NAME))
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

fn install() -> Result<()> {
    const INSTALL: &[&str] =
        &["install", "--yes", "--no-install-recommends", "mesa-vulkan-drivers", "libvulkan1"];
    let apt = |arguments: &[&str]| {
        let mut command = Command::new("apt-get");
        shell::run(command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive"))
    };
    // The package lists of a fresh machine are empty, those of an old one may be stale.
    apt(INSTALL).or_else(|_| {
        apt(&["update"])?;
        apt(INSTALL)
    })
}

/// The command for this distribution, by its `/etc/os-release`.
fn advice(os_release: &str) -> String {
    let of = |key: &str| {
        let line = os_release.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix('='));
        line.unwrap_or_default().trim_matches('"').to_lowercase()
    };
    let family = format!(" {} {} ", of("ID"), of("ID_LIKE"));
    let is = |name: &str| family.contains(&format!(" {name} "));
    let command = if is("debian") || is("ubuntu") {
        "sudo apt-get install mesa-vulkan-drivers libvulkan1"
    } else if is("fedora") || is("rhel") {
        "sudo dnf install mesa-vulkan-drivers vulkan-loader"
    } else if is("arch") {
        "sudo pacman -S vulkan-swrast vulkan-icd-loader"
    } else if is("suse") || is("opensuse") {
        "sudo zypper install libvulkan_lvp libvulkan1"
    } else if is("alpine") {
        "sudo apk add mesa-vulkan-swrast vulkan-loader"
    } else {
        return "Install Mesa's lavapipe and the Vulkan loader from your distribution.".to_owned();
    };
    format!("Install it with `{command}`.")
}

#[cfg(test)]
mod tests {
    use super::advice;

    #[test]
    fn advice_follows_the_distribution() {
        assert!(advice("ID=debian\n").contains("apt-get install mesa-vulkan-drivers"));
        assert!(advice("ID=linuxmint\nID_LIKE=\"ubuntu debian\"\n").contains("apt-get"));
        assert!(advice("NAME=Fedora\nID=fedora\n").contains("dnf"));
        assert!(advice("").contains("lavapipe"));
    }
}
