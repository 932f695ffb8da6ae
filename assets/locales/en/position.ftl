# Why a position cannot be used, or was corrected; $side is white or black.

position-refused = This position cannot be played: { $reason }

## A FEN that cannot be read
fen-refused = This is not a FEN. { $field }: { $reason }
fen-field-board = The board
fen-field-turn = The side to move
fen-field-castling = The castling rights
fen-field-en-passant = The en-passant square
fen-field-halfmove = The halfmove clock
fen-field-fullmove = The move number

## Reasons of fen-refused
fen-empty = nothing is there.
fen-rank-count = { $count } ranks are described, not eight.
fen-rank-length = rank { $rank } describes { $count } squares, not eight.
fen-unknown-letter = “{ $letter }” on rank { $rank } is no man.
fen-unreadable = “{ $text }” cannot be read.
fen-surplus = “{ $text }” behind it has no meaning.
fen-refused-other = This is not a position: { $reason }

## Reasons of position-refused
position-empty-board = the board is empty.
position-no-king =
    { $side ->
        [black] Black
       *[white] White
    } has no king.
position-several-kings =
    { $side ->
        [black] Black
       *[white] White
    } has more than one king.
position-pawn-on-back-rank = no pawn can stand on { $square }.
position-too-many-men =
    { $side ->
        [black] Black
       *[white] White
    } has more men than promotions can give.
position-opposite-check =
    { $side ->
        [black] Black is in check, but it is White’s move.
       *[white] White is in check, but it is Black’s move.
    }
position-too-many-checkers =
    { $side ->
        [black] Black’s
       *[white] White’s
    } king is attacked by more than two men at once.

## What was left out of a position that can be played; $way is short or long
position-castling-dropped =
    { $side ->
        [black] Black
       *[white] White
    } cannot castle { $way ->
        [long] long
       *[short] short
    } here: { $reason }
position-castling-king-away = the king is not on its back rank.
position-castling-no-rook = there is no rook of that colour on { $square }.
position-castling-second-rook = the rook on { $square } is not the one that castles.
position-en-passant-dropped = No pawn can just have passed { $square }, so there is nothing to capture en passant.
