# The move list: moves, variations, comments, the opening; the list of games of a file.

## Moves
moves-label = Moves
moves-empty = No moves yet.
moves-item =
    { $number }, { $side ->
        [black] Black
       *[white] White
    }: { $move }
moves-current = { $label }, shown on the board
moves-offer = { $label }, draw offered
moves-opening-label = Opening: { $name }

## Variations and comments
variation-fold = Fold this variation
variation-unfold = Show this variation
moves-make-main = Make it the main line
moves-promote = Move the variation up
moves-delete-from = Delete from here on
comment-label = Comment: { $text }

## Marks behind a move
nag-1 = Good move
nag-2 = Mistake
nag-3 = Brilliant move
nag-4 = Blunder
nag-5 = Interesting move
nag-6 = Dubious move
nag-7 = The only move
nag-10 = Equal
nag-13 = Unclear
nag-14 = White is slightly better
nag-15 = Black is slightly better
nag-16 = White is better
nag-17 = Black is better
nag-18 = White is winning
nag-19 = Black is winning

## Games of a file
games-title = Games
games-count =
    { $count ->
        [1] One game
       *[other] { $count } games
    }
games-found = { $found } of { $count }
games-search = Players, event, year
games-clear-search = Clear the search
games-none-found = No game fits.
games-item = Game { $number }: { $white } against { $black }, { $result }
games-has-problems =
    { $count ->
        [1] One problem in this game
       *[other] { $count } problems in this game
    }

## Columns of that list
games-white = White
games-black = Black
games-result = Result
games-event = Event
games-year = Year
