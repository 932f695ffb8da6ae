# The board: what a screen reader says of squares, men and moves; the promotion picker.

## The board and its squares
board-label =
    Chess board, { $side ->
        [black] Black
       *[white] White
    } at the bottom
square-empty = { $square }, empty
square-occupied = { $square }, { $piece }
square-selected = { $label }, selected
square-target = { $label }, possible destination
square-capture = { $label }, can be captured
square-last-move = { $label }, last move
square-check = { $label }, in check
square-premove = { $label }, premove

## Men, with their colour
piece-white-king = white king
piece-white-queen = white queen
piece-white-rook = white rook
piece-white-bishop = white bishop
piece-white-knight = white knight
piece-white-pawn = white pawn
piece-black-king = black king
piece-black-queen = black queen
piece-black-rook = black rook
piece-black-bishop = black bishop
piece-black-knight = black knight
piece-black-pawn = black pawn

## Men, without
role-king = king
role-queen = queen
role-rook = rook
role-bishop = bishop
role-knight = knight
role-pawn = pawn

## Moves spoken: a base, then what it does
spoken-move = { $piece } to { $square }
spoken-move-from = { $piece } { $from } to { $square }
spoken-capture = { $piece } takes { $square }
spoken-capture-from = { $piece } { $from } takes { $square }
spoken-pawn-move = { $square }
spoken-pawn-capture = { $file } takes { $square }
spoken-en-passant = { $file } takes { $square } en passant
spoken-castle-short = castles short
spoken-castle-long = castles long
spoken-pass = passes
spoken-promotion = { $move }, promotes to { $piece }
spoken-check = { $move }, check
spoken-checkmate = { $move }, checkmate
spoken-by =
    { $side ->
        [black] Black
       *[white] White
    }: { $move }

## Promotion picker
promotion-hint = Q, N, R or B to choose, Esc to put the pawn back

## Typed moves
type-move-label = Your move
type-move-hint = A move such as Nf3, e2e4 or O-O
type-move-wrong = No legal move is written { $text }.
type-move-ambiguous = { $text } could mean { $moves }.

## The board in three dimensions; $reason is what the driver says
solid-unavailable = The solid board cannot be shown on this computer, so the flat set is used. Update the graphics driver, then start Luozi again. (The reason: { $reason }.)
