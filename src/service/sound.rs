//! Plays sounds on a thread of its own. A machine without a loudspeaker is silent, and nothing
//! else: sounds never stand in the way of anything.
#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use crate::sound::Sound;
use maudio::MaResult;
use maudio::audio::sample_rate::SampleRate;
use maudio::data_source::sources::decoder::DecoderBuilder;
use maudio::engine::Engine;
use std::any::Any;
use std::collections::{HashMap, VecDeque};
use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::Builder;
use std::time::{Duration, Instant};

/// More would be noise.
const AT_ONCE: usize = 2;
/// The same sound is not heard again sooner.
const APART: Duration = Duration::from_millis(100);
/// After so much silence the device is let go, so that an idle program costs nothing.
const IDLE: Duration = Duration::from_secs(4);

/// A machine that could not play is asked again only after so long.
const AGAIN: Duration = Duration::from_secs(60);

/// A sound and how loud, from 0 to 1.
type Wish = (Sound, f32);

/// The worker that plays sounds.
pub struct Sounds {
    wishes: Sender<Wish>,
}

impl Sounds {
    /// Starts the worker; the device is opened with the first sound.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn start() -> io::Result<Sounds> {
        let (wishes, inbox) = channel();
        Builder::new().name("luozi-sound".into()).spawn(move || work(&inbox))?;
        Ok(Sounds { wishes })
    }

    /// Nobody who plays anything: for tests and pictures.
    pub fn silent() -> Sounds {
        Sounds { wishes: channel().0 }
    }

    /// Plays a sound at a volume from 0 to 1.
    pub fn play(&self, sound: Sound, volume: f32) {
        // Without a worker there is silence.
        let _ = self.wishes.send((sound, volume));
    }
}

fn work(inbox: &Receiver<Wish>) {
    let mut player: Option<Player> = None;
    let mut failed: Option<Instant> = None;
    loop {
        let wish = match &player {
            None => inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(_) => inbox.recv_timeout(IDLE),
        };
        let (sound, volume) = match wish {
            Ok(wish) => wish,
            Err(RecvTimeoutError::Timeout) => {
                player = None;
                continue;
            }
            Err(RecvTimeoutError::Disconnected) => return,
        };
        if failed.is_some_and(|at| at.elapsed() < AGAIN) {
            continue;
        }
        let played = match &mut player {
            Some(player) => player.play(sound, volume),
            None => Player::open().and_then(|mut opened| {
                let played = opened.play(sound, volume);
                player = Some(opened);
                played
            }),
        };
        if let Err(error) = played {
            log::info!("{sound:?} cannot be heard: {error}");
            (player, failed) = (None, Some(Instant::now()));
        }
    }
}

struct Player {
    // Sounds end before the engine that plays them, so they stand first.
    playing: VecDeque<Playing>,
    engine: Engine,
    turns: HashMap<Sound, (usize, Instant)>,
}

/// A sound that is being heard, with what it is read from.
struct Playing {
    sound: maudio::sound::Sound,
    _source: Box<dyn Any>,
}

impl Player {
    fn open() -> MaResult<Player> {
        let engine = Engine::new()?;
        Ok(Player { playing: VecDeque::new(), engine, turns: HashMap::new() })
    }

    fn play(&mut self, sound: Sound, volume: f32) -> MaResult<()> {
        let now = Instant::now();
        let turn = match self.turns.get(&sound) {
            Some((_, last)) if now.duration_since(*last) < APART => return Ok(()),
            Some((turn, _)) => turn.wrapping_add(1),
            None => 0,
        };
        self.turns.insert(sound, (turn, now));
        let variants = sound.variants();
        let Some(wav) = variants.get(turn % variants.len().max(1)) else { return Ok(()) };
        let source = DecoderBuilder::new_f32()
            .channels(2)
            .sample_rate(SampleRate::Sr44100)
            .from_memory(wav)?;
        let heard = self.engine.new_sound_from_source(&source)?;
        heard.set_volume(volume.clamp(0.0, 1.0));
        heard.play_sound()?;
        while self.playing.len() >= AT_ONCE {
            if let Some(oldest) = self.playing.pop_front() {
                let _ = oldest.sound.stop_sound();
            }
        }
        self.playing.push_back(Playing { sound: heard, _source: Box::new(source) });
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every recording is mono or stereo PCM of a length that suits a board, and can be decoded.
    #[test]
    fn every_recording_can_be_decoded() {
        for sound in Sound::ALL {
            assert!(!sound.variants().is_empty());
            for wav in sound.variants() {
                assert_eq!(wav.get(..4), Some(&b"RIFF"[..]), "{sound:?}");
                let seconds = wav.len() as f32 / 88_200.0;
                assert!((0.05..2.0).contains(&seconds), "{sound:?}: {seconds} s");
                DecoderBuilder::new_f32()
                    .channels(2)
                    .sample_rate(SampleRate::Sr44100)
                    .from_memory(wav)
                    .expect("a decoder");
            }
        }
    }

    #[test]
    fn a_machine_without_a_loudspeaker_is_silent() {
        let sounds = Sounds::start().expect("a thread");
        sounds.play(Sound::Move, 0.7);
        Sounds::silent().play(Sound::Win, 1.0);
    }
}
