# Playing: the new game card, the column beside the board, draws, results.

## New game card
new-game-title = New game
new-game-opponent = Opponent
new-game-computer = Computer
new-game-two-people = Two people
new-game-level = Level
new-game-level-weakest = 30 · { $word }
new-game-level-strongest = { $word } · 1
new-game-level-provisional = The strength of the levels is provisional.
new-game-players = Players
new-game-white-name = White’s name
new-game-black-name = Black’s name
new-game-colour = Your colour
new-game-white = White
new-game-black = Black
new-game-random = Random
new-game-clock = Clock
new-game-clock-preset = { $minutes } + { $seconds }
new-game-clock-none = No clock
new-game-clock-custom = Custom…
new-game-start = Play

## What a clock means; $class is bullet, blitz, rapid or classical
clock-about-none = No clock: take all the time you like.
clock-about-sudden-death =
    { $class ->
        [bullet] Bullet
        [blitz] Blitz
        [classical] Classical
       *[rapid] Rapid
    }: { $minutes ->
        [0] no time to start with
        [1] one minute each
        [2] two minutes each
        [3] three minutes each
        [5] five minutes each
        [10] ten minutes each
        [15] fifteen minutes each
        [90] ninety minutes each
       *[other] { $minutes } minutes each
    }, nothing added.
clock-about-increment =
    { $class ->
        [bullet] Bullet
        [blitz] Blitz
        [classical] Classical
       *[rapid] Rapid
    }: { $minutes ->
        [0] no time to start with
        [1] one minute each
        [2] two minutes each
        [3] three minutes each
        [5] five minutes each
        [10] ten minutes each
        [15] fifteen minutes each
        [90] ninety minutes each
       *[other] { $minutes } minutes each
    }, { $seconds ->
        [1] one second
        [2] two seconds
        [3] three seconds
        [5] five seconds
        [10] ten seconds
        [30] thirty seconds
       *[other] { $seconds } seconds
    } added with every move.

## Players
player-you = You
player-white = White
player-black = Black
player-level = Level { $level }
player-level-word = Level { $level } · { $word }
player-elo = Elo { $elo }
player-rated = rated
player-says = “{ $words }”
clock-moves-to-control =
    { $count ->
        [one] { $count } move to the time control
       *[other] { $count } moves to the time control
    }

## What the column says while a game runs; $side is white or black
status-first-move =
    Your move. Drag a { $side ->
        [black] black
       *[white] white
    } piece, or click it.
status-thinking = { $name } is thinking…
status-engine-failed = The computer has stopped with a fault. Your game is safe: take back a move or start a new game.

## Captured men
captured-by =
    Taken by { $side ->
        [black] Black
       *[white] White
    }: { $men }
captured-none =
    { $side ->
        [black] Black
       *[white] White
    } has taken nothing.
captured-queen =
    { $count ->
        [1] queen
       *[other] { $count } queens
    }
captured-rook =
    { $count ->
        [1] rook
       *[other] { $count } rooks
    }
captured-bishop =
    { $count ->
        [1] bishop
       *[other] { $count } bishops
    }
captured-knight =
    { $count ->
        [1] knight
       *[other] { $count } knights
    }
captured-pawn =
    { $count ->
        [1] pawn
       *[other] { $count } pawns
    }
material-ahead = +{ $points }
material-ahead-label =
    { $side ->
        [black] Black
       *[white] White
    } is { $points ->
        [1] one point
       *[other] { $points } points
    } ahead.

## Clocks, as a screen reader says them
clock-label =
    { $side ->
        [black] Black’s clock
       *[white] White’s clock
    }, { $time }
clock-label-running =
    { $side ->
        [black] Black’s clock
       *[white] White’s clock
    }, running, { $time }
clock-spoken-hours = { $hours } h { $minutes } min { $seconds } s
clock-spoken-minutes = { $minutes } min { $seconds } s
clock-spoken-seconds = { $seconds } s

## Draw offers and claims
draw-offered = You offered a draw.
draw-offered-by-side =
    { $side ->
        [black] Black offers a draw. White may accept, or play on.
       *[white] White offers a draw. Black may accept, or play on.
    }
draw-offered-by-name = { $name } offers a draw.
draw-accept = Accept
draw-decline = Decline
draw-declined-by-name = { $name } declines the draw.
draw-offer-with-move = Your draw offer goes with your next move.
draw-offer-not = Do not offer
claim-threefold = This position has come up three times: a draw can be claimed.
claim-fifty-move = Fifty moves without a capture or a pawn move: a draw can be claimed.

## Resigning
resign-title = Resign this game?
resign-body = { $name } will be the winner.
resign-confirm = Resign
resign-keep-playing = Play on

## Result
score-white-wins = 1 – 0
score-black-wins = 0 – 1
score-draw = ½ – ½
score-both-lose = 0 – 0
score-void = – : –
result-you-won = You won
result-you-lost = You lost
result-white-wins = White wins
result-black-wins = Black wins
result-draw = Draw
result-both-lose = Both lose
result-void = Game void
result-unfinished = Unfinished

## A game that was stopped or broken off
status-stopped = The game is stopped. Both clocks stand.
status-awaits-start = The arbiter starts the clock when the players are there.
command-continue = Go on
interrupted-title = Go on with the game?
interrupted-restart = The program was closed during this game. The position is as it was; both clocks stand.
interrupted-slept = The computer slept for { $time }. That time is charged to nobody; both clocks stand.
interrupted-go-on = Go on
interrupted-later = Not yet
interrupted-resign = Resign
