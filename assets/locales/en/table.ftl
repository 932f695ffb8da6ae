# A game as at a real table: touch-move, the hand, the clock.

table-mode = Table mode
table-laws-modern = modern laws
table-laws-classic = classic laws
table-laws-casual = casual laws
table-laws-custom = own laws
table-offences = Illegal moves { $white } : { $black }
table-man = { $piece } { $square }
table-and = { ", " }
table-touched = Touched: { $men }
table-released = Released on { $square }: it stays there. The move is complete when the clock is pressed.
table-promoting = The pawn is on the last rank
table-promoting-about = Choose what it becomes on the board: queen, rook, bishop or knight.
table-adjusting = Adjusting (j’adoube)
table-adjusting-about = Touching men obliges to nothing until you end it.
table-to-move =
    { $side ->
        [black] Black to move
       *[white] White to move
    }
table-to-move-about = A man that you touch must be moved. Hold Shift to adjust one.
table-press = Press the clock
table-press-side =
    { $side ->
        [black] Black: press the clock
       *[white] White: press the clock
    }
table-press-about = Space bar, or click here
table-press-later = After the move
table-complain-touch = Touch-move broken
table-complain-illegal = Illegal move!
