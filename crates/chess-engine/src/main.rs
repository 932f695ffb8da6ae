//! The UCI program: everything is in [`chess_engine::uci`].

fn main() -> std::process::ExitCode {
    chess_engine::uci::main(std::env::args().skip(1))
}
