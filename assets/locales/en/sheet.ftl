# The score sheet: the card, and the page that is printed of it.

## What stands on the paper
sheet-title = Score sheet
sheet-event = Event
sheet-site = Place
sheet-date = Date
sheet-round = Round
sheet-board = Board
sheet-time-control = Time
sheet-start = Start: { $fen }
sheet-of = Sheet { $number } of { $count }
sheet-number = No.
sheet-time = Clock
sheet-result = Result
sheet-open = The game goes on.
sheet-ending = { $reason }. { $because }
sheet-signature-white = Signature of White
sheet-signature-black = Signature of Black
sheet-signature-arbiter = Signature of the arbiter

## The card
sheet-notation = Notation
sheet-short = Short
sheet-long = Long
sheet-figurine = Figurines
sheet-chinese = Chinese
sheet-hint = Click a move to see its position on the board.
sheet-empty = No moves yet. Both sides’ moves are recorded here as they are made.
sheet-save-page = Save as web page…
sheet-save-pgn = Save PGN…
sheet-print = Print in browser

## Saving and printing
sheet-save-title = Save the score sheet
file-kind-html = Web pages (HTML)
notice-page-saved = The score sheet is saved as { $name }.
notice-page-opened = The score sheet opens in your web browser, which prints it. If it does not, save it as a web page instead.
page-no-dialog = The system’s file dialog did not open. Print the score sheet in the browser instead, and save it from there.
