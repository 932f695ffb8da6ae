# The laws: what the arbiter says, where a law stands, and why a game ended.

## Rulings of the arbiter. $who and $other are sides by name; $side is white, black or none
ruling-game-over = The game is over.
ruling-not-your-turn = It is { $turn }’s turn.
ruling-not-now = That cannot be done now.
ruling-started = The game begins. { $who }’s clock runs.
ruling-arrived = { $who } has arrived.
ruling-late = { $who } did not come in time and loses. { $other } wins.
ruling-both-late = Neither player came in time: both lose.
ruling-move = { $who } plays { $move }.
ruling-irregular-move = { $who } has completed a move that is not legal. It stands until { $other } complains.
ruling-no-move-made = No move has been made yet, so the clock cannot be pressed.
ruling-nothing-there = There is no piece there to move or to replace.
ruling-own-man-there = A piece of the same side stands there.
ruling-king-cannot-be-taken = The king cannot be captured.
ruling-must-move = Touch-move: { $turn } must move the { $piece } on { $square }.
ruling-must-capture = Touch-move: { $turn } must capture the { $piece } on { $square }.
ruling-must-capture-with = Touch-move: { $turn } must capture the { $victim } on { $target } with the { $piece } on { $square }.
ruling-must-castle = King and rook were touched: { $turn } must castle with the rook on { $square }.
ruling-must-move-king = Castling on that side is not legal: { $turn } must move the king on { $square }.
ruling-free-choice = Nothing that was touched can be moved or captured: { $turn } may make any legal move.
ruling-adjusting = { $turn } adjusts pieces; touching them obliges to nothing.
ruling-released-man-stays = A piece that was released stays where it stands.
ruling-must-promote = The pawn must become a queen, rook, bishop or knight on this square.
ruling-touch-restored = { $who } broke touch-move: the move is taken back.
ruling-no-touch-breach = Touch-move was not broken.
ruling-touch-complaint-late = The complaint comes too late: it is made before one touches a piece oneself.
ruling-illegal-refused = That move is not legal.
ruling-illegal-restored = { $who }’s move was illegal. The position before it is restored.
ruling-illegal-offence =
    { $count ->
        [1] { $who } has made a first illegal move.
        [2] { $who } has made a second illegal move.
        [3] { $who } has made a third illegal move.
       *[other] { $who } has made { $count } illegal moves.
    }
ruling-illegal-time = For the illegal move, { $who } is given { $time } more.
ruling-illegal-loses = That was one illegal move too many: { $who } loses, { $other } wins.
ruling-illegal-draws = { $who } has made one illegal move too many, but { $other } cannot possibly give mate: draw.
ruling-no-illegal-move = No illegal move is found in the game.
ruling-displaced = { $who } has displaced pieces, and puts them back in { $who }’s own time.
ruling-replaced =
    { $side ->
        [none] The pieces stand where they stood.
       *[other] The pieces stand where they stood. { $who }’s clock runs.
    }
ruling-checkmate = Checkmate. { $who } wins.
ruling-stalemate = { $who } has no legal move and is not in check: stalemate, draw.
ruling-dead-position = Dead position: neither side can mate any more. Draw.
ruling-resigned = { $who } resigns. { $other } wins.
ruling-resigned-draw = { $who } resigns, but { $other } cannot possibly give mate: draw.
ruling-time-loses = { $who }’s time is up. { $other } wins.
ruling-time-draws = { $who }’s time is up, but { $other } cannot possibly give mate: draw.
ruling-undecided = It could not be settled whether mate is still possible. It is taken as possible; the arbiter may decide otherwise.
ruling-both-flags-draw = Both flags are down, and nobody knows which fell first: draw.
ruling-both-flags-play-on = Both flags are down, and nobody knows which fell first: the game goes on in the next period.
ruling-no-flag = No such flag is down.
ruling-offer = { $who } offers a draw.
ruling-offer-out-of-time = A draw is offered after one’s move and before pressing the clock. { $who }’s offer counts all the same, and is noted.
ruling-offer-repeated = { $who } offers a draw again though { $other } has not; this is noted.
ruling-offer-accepted = { $who } accepts. The draw is agreed.
ruling-offer-refused = { $who } declines the draw.
ruling-offer-refused-by-move = The draw offer is declined by making a move.
ruling-no-offer = There is no draw offer to answer.
ruling-claim-stops-clocks = { $who } claims a draw. Both clocks are stopped.
ruling-claim-too-late = The move is on the board: a draw is claimed before moving.
ruling-claim-repetition = { $who }’s claim is upheld: the position occurs for the third time. Draw.
ruling-claim-moves = { $who }’s claim is upheld by the fifty-move rule: no capture and no pawn move for long enough. Draw.
ruling-claim-wrong = Claim rejected. The game goes on.
ruling-claim-wrong-loses-time = For the wrong claim, { $who } loses { $time }.
ruling-claim-wrong-gives-time = For the wrong claim, { $who } is given { $time } more.
ruling-claim-is-offer = { $who }’s claim stands as a draw offer.
ruling-must-play-intended = { $turn } must play the move that was written down: { $move }.
ruling-perpetual-check = Perpetual check by { $who }.
ruling-threefold = The position occurs for the third time: draw.
ruling-fivefold = The position occurs for the fifth time: draw.
ruling-fifty-moves = Draw by the fifty-move rule.
ruling-seventy-five-moves = Seventy-five moves by each side without a capture or a pawn move: draw.
ruling-refusal = { $loser } refuses to keep to the laws and loses. { $winner } wins.
ruling-both-refuse = Both players refuse to keep to the laws: both lose.
ruling-clocks-stopped =
    { $side ->
        [none] Both clocks are stopped.
       *[other] { $who } stops both clocks and calls the arbiter.
    }
ruling-clock-runs = { $who }’s clock runs.
ruling-clock-gap = The computer paused for { $time }. Both clocks are stopped.
ruling-clock-set = { $who }’s clock is set to { $time }.
ruling-time-given = { $who } is given { $time } more.
ruling-time-taken = { $who } loses { $time }.
ruling-set-back =
    { $count ->
        [1] The arbiter sets the game back by one move.
       *[other] The arbiter sets the game back by { $count } moves.
    }
ruling-taken-back =
    { $count ->
        [1] One move is taken back.
       *[other] { $count } moves are taken back.
    }
ruling-not-so-many-moves = There are not so many moves to undo.
ruling-position-set = The arbiter has put the position right.
ruling-position-lost = The position before the fault cannot be restored: the game does not count and is played again.
ruling-wrong-set-up = The game began from a wrong position: it does not count and is played again.
ruling-board-turned = The board lies the wrong way round. The position is moved over to a board placed rightly, and the game goes on.
ruling-colours-play-on = The colours were reversed, but the game has gone too far: it goes on as it is.
ruling-colours-restart = The colours were reversed: the game is begun anew with the right ones.
ruling-decided =
    { $score ->
        [win] The arbiter decides: { $winner } wins.
        [draw] The arbiter decides: draw.
        [both-lose] The arbiter decides: both lose.
       *[void] The arbiter decides: the game does not count.
    }
ruling-play-on = The arbiter lets the game go on. Both clocks are stopped.
ruling-must-seal = The session is over: { $turn } must seal a move.
ruling-adjourned = { $who } has sealed a move. The game is adjourned.
ruling-resumed = The game is resumed. { $who } answers the sealed move, and { $who }’s clock runs.
ruling-envelope-waits = The envelope stays closed until the player who answers the sealed move is there.
ruling-envelope-opened = The envelope is opened. { $who } has sealed “{ $text }”.
ruling-sealed-move-bad = { $who }’s sealed move is ambiguous, unreadable or illegal: { $who } loses, { $other } wins.
ruling-sealed-move-bad-draws = { $who }’s sealed move is no move, but { $other } cannot possibly give mate: draw.

## What a side, a piece nobody can name and a stretch of time are called in rulings
side-white = White
side-black = Black
man-unknown = piece
span-hours =
    { $hours ->
        [1] one hour
       *[other] { $hours } hours
    }
span-hours-minutes =
    { $hours ->
        [1] one hour
       *[other] { $hours } hours
    } { $minutes } min
span-minutes =
    { $minutes ->
        [1] one minute
        [2] two minutes
        [5] five minutes
       *[other] { $minutes } minutes
    }
span-minutes-seconds = { $minutes } min { $seconds } s
span-seconds =
    { $seconds ->
        [1] one second
       *[other] { $seconds } seconds
    }

## Where a law stands: an article of the FIDE Laws of Chess, one of its guidelines, or a topic of our own
law-article = Article { $number }
law-articles = Articles { $numbers }
law-guideline = Guidelines { $number }
law-topic-wings = Wings and centre
law-topic-sets = Piece sets
law-topic-perpetual-check = Perpetual check
law-topic-score-sheet = Score sheet
law-topic-events = Events
law-topic-formats = Formats of events
law-topic-colours = Drawing colours
law-topic-ties = Tie-breaks
law-topic-titles = Titles
law-topic-ladder = Ladder

## Why a game ended, in a word
reason-checkmate = Checkmate
reason-resignation = Resignation
reason-stalemate = Stalemate
reason-dead-position = Dead position
reason-time = Time
reason-both-flags = Both flags down
reason-agreement = Draw agreed
reason-threefold = Threefold repetition
reason-fifty-moves = Fifty-move rule
reason-fivefold = Fivefold repetition
reason-seventy-five-moves = Seventy-five-move rule
reason-illegal-moves = Illegal moves
reason-lateness = Lateness
reason-refusal = Refusal to keep to the laws
reason-sealed-move = Bad sealed move
reason-position-lost = Position lost
reason-wrong-set-up = Wrong set-up
reason-colours-reversed = Colours reversed
reason-decision = Arbiter’s decision

## The law behind it, in a sentence. $mercy says when the loser is spared: never, lone-king or no-mate
because-checkmate = { $article }: whoever checkmates the opponent’s king wins, and the game is over at once.
because-resignation =
    { $mercy ->
        [never] { $article }: whoever resigns loses.
        [lone-king] { $article }: whoever resigns loses, unless the opponent has only a king.
       *[no-mate] { $article }: whoever resigns loses, unless the opponent cannot mate by any series of legal moves.
    }
because-stalemate = { $article }: the side to move has no legal move and is not in check, which is a draw.
because-dead-position = { $article }: neither side can mate by any series of legal moves, which is a draw at once.
because-time =
    { $mercy ->
        [never] { $article }: whoever runs out of time loses.
        [lone-king] { $article }: whoever runs out of time loses, unless the opponent has only a king.
       *[no-mate] { $article }: whoever runs out of time loses, unless the opponent cannot mate by any series of legal moves.
    }
because-time-draw =
    { $mercy ->
        [lone-king] { $article }: time ran out, but a lone king cannot win, so it is a draw.
       *[no-mate] { $article }: time ran out, but the opponent cannot mate by any series of legal moves, so it is a draw.
    }
because-both-flags = { $article }: both flags fell in the last period, and the first cannot be told, which is a draw.
because-agreement = { $article }: the players agreed on a draw.
because-threefold =
    { $claim ->
        [no] { $article }: the same position stood on the board for the third time. By these laws that is a draw without a claim.
       *[yes] { $article }: the same position occurs for the third time, and the side to move claimed the draw.
    }
because-fifty-moves =
    { $claim ->
        [no] { $article }: fifty moves by each side without a capture or a pawn move. By these laws that is a draw without a claim.
       *[yes] { $article }: the fifty-move rule was fulfilled, and the side to move claimed the draw.
    }
because-fivefold = { $article }: the same position stood on the board five times, which is a draw without a claim.
because-seventy-five-moves = { $article }: seventy-five moves by each side without a capture or a pawn move are a draw without a claim.
because-illegal-moves = { $article }: too many illegal moves lose the game.
because-illegal-moves-draw = { $article }: too many illegal moves, but the opponent cannot mate any more, so it is a draw.
because-lateness = { $article }: whoever comes later than the default time loses.
because-refusal = { $article }: whoever keeps refusing to follow the laws loses.
because-sealed-move = { $article }: whoever seals a move that is ambiguous, unreadable or illegal loses.
because-sealed-move-draw = { $article }: the sealed move was no move, but the opponent cannot mate any more, so it is a draw.
because-position-lost = The position before the fault cannot be restored, so the game does not count.
because-wrong-set-up = { $article }: a game that began from a wrong position does not count.
because-colours-reversed = { $article }: a game begun with the colours reversed does not count if this is found early.
because-decision = The arbiter decided the game.
