# The arbiter and the players: claims and rulings on them, what is said in passing.

## What the arbiter says in passing; $article says where the law stands
notice-ruling = { $sentence } ({ $article })

## A claim of a draw
claim-title = Claim a draw
claim-ground = Ground
claim-ground-repetition = Threefold repetition
claim-ground-moves = Fifty-move rule
claim-when = Position
claim-when-now = On the board now
claim-when-move = After the move I intend
claim-move = Intended move
claim-move-hint = As on a score sheet, such as Nf3 or Ng1-f3
claim-move-about = Write the move, or choose it. Do not make it on the board.
claim-move-understood = Written down: { $move }
claim-about = A claim stops both clocks and cannot be withdrawn. It counts as a draw offer too.
claim-costs-claimant = If it is wrong, you lose { $time } on your clock.
claim-costs-opponent = If it is wrong, your opponent is given { $time } more.
claim-costs-nothing = If it is wrong, the game simply goes on.
claim-binds = The move that is written down must then be played.
claim-make = Claim

## The ruling on a claim; $written is yes if a move was written down
verdict-repetition = Threefold repetition upheld: draw
verdict-moves = Fifty-move rule upheld: draw
verdict-rejected = Claim rejected
verdict-claim-repetition =
    { $written ->
        [yes] { $name } claims a draw, and has written down { $move }. With it, the position occurs { $count ->
            [3] for the third time
           *[other] { $count } times
        }.
       *[no] { $name } claims a draw. The position on the board has occurred { $count ->
            [3] three times
           *[other] { $count } times
        }.
    }
verdict-claim-no-repetition =
    { $written ->
        [yes] { $name } claims a draw, and has written down { $move }. With it, the position occurs only { $count ->
            [1] for the first time
           *[2] for the second time
        }.
       *[no] { $name } claims a draw, but the position on the board has occurred only { $count ->
            [1] once
           *[2] twice
        }.
    }
verdict-claim-moves =
    { $written ->
        [yes] { $name } claims a draw, and has written down { $move }. With it, there are { $count } moves by each side without a capture or a pawn move.
       *[no] { $name } claims a draw: { $count } moves by each side without a capture or a pawn move.
    }
verdict-claim-no-moves =
    { $written ->
        [yes] { $name } claims a draw, and has written down { $move }. With it, the moves by each side without a capture or a pawn move number { $count }; { $needed } are needed.
       *[no] { $name } claims a draw, but the moves by each side without a capture or a pawn move number only { $count }; { $needed } are needed.
    }
verdict-claim-bound = { $name } claims a draw with { $move }, but owes another move.
verdict-time =
    { $number ->
        [1] First time
        [2] Second time
        [3] Third time
        [4] Fourth time
       *[other] Time { $number }
    }
verdict-other = Not the same
verdict-start = At the start
verdict-intended = intended: { $move }
verdict-same-turn = Same side to move
verdict-same-men = Same pieces on the same squares
verdict-same-castling = Same castling rights
verdict-same-en-passant = Same en passant rights
verdict-other-turn = Another side to move
verdict-other-men = Other pieces or squares
verdict-other-castling = Other castling rights
verdict-other-en-passant = Other en passant rights
verdict-quiet-moves = Moves by each side without a capture or a pawn move
verdict-needed-moves = Needed for the claim
verdict-quiet-since = Last capture or pawn move
verdict-before-record = before the first move recorded here
verdict-see-score = See the score

## The panel of a person who acts as arbiter
officer-title = Arbiter
officer-clocks = Clocks
officer-position = Position
officer-decision = Decision
officer-book = Book
officer-book-empty = Nothing has been ruled yet.
officer-go-on = Let the game go on
officer-confirm = Decide so
officer-set = Set
officer-set-clock = Set { $side }’s clock
officer-give = Give { $side } { $minutes } min
officer-take = Take { $minutes } min from { $side }
officer-flag = A flag is down
officer-present = { $side } is here
officer-start = Start the game
officer-awaited = { $side } is awaited
officer-arrived = Has arrived
officer-back = Set back
officer-back-less = Fewer moves
officer-back-more = More moves
officer-back-count =
    { $count ->
        [1] 1 ply
       *[other] { $count } plies
    }
officer-back-do = Set back
officer-fen = Position (FEN)
officer-set-up = Put on board
officer-men = Pieces
officer-displaced-white = White has displaced some
officer-displaced-black = Black has displaced some
officer-replaced = They stand where they stood
officer-found = Found
officer-board-turned = Board turned
officer-colours = Colours reversed
officer-set-up-wrong = Wrong set-up
officer-position-lost = Position lost
officer-result = Result
officer-refusal = Refusal
officer-both = Both
officer-wrong-end = Wrong end
officer-play-on = The game goes on

## Putting a game away with a sealed move
adjourn-title = Adjourn the game?
adjourn-body = The session ends. { $side } seals a move, and the game is kept in an envelope until it is resumed.
seal-title = { $side } seals a move
seal-about = { $other } looks away now. Write the move as on a score sheet; nobody sees it before the game is resumed.
seal-move = Sealed move
seal-hint = Such as Ng1-f3
seal-show = Show while held
seal-do = Seal
seal-all-the-same = Seal all the same
seal-law = A sealed move that is ambiguous, unreadable or illegal loses the game. The envelope is then saved as a file, which may be resumed on any computer.
seal-no-move = This is not one legal move here. If it is sealed all the same, the game may be lost by it.
status-flag-down = { $side }’s flag is down.
flag-claim = Claim
status-must-seal = { $side } must seal a move.
status-put-away = The game is adjourned. { $side } has sealed a move.
status-awaits = The envelope waits for { $side }, whose clock runs.
resume-title = Resume the game
resume-do = Resume
resume-position = The position without the sealed move
resume-sealed-by = { $side } has sealed a move.
resume-date = Begun on { $date }
resume-about = { $side } answers the sealed move: that clock starts, and the envelope is opened once { $side } is here.
envelope-save-title = Save the envelope
envelope-saved = Saved in { $name }. Open this file to resume the game.
envelope-no-dialog = The system’s file dialog did not open, so the envelope is not saved. The game stays here and can be resumed.
envelope-refused = { $name }, line { $line }: { $reason } The file was left as it is.
envelope-no-game = there is no adjourned game in it. Open the envelope that was saved when the game was adjourned.
envelope-newer = a newer Luozi wrote it (version { $version }). Open it with that one.
envelope-cut = it ends too early. Copy it again from where it was saved.
envelope-damaged = something was changed here. Copy it again from where it was saved.
