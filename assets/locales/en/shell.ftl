# The frame of the window: title, rail, commands, and words used everywhere.

## Window
window-title = Luozi
window-title-document = { $name } – Luozi
window-title-unsaved = • { $name } – Luozi

## Rail
rail-play = Play
rail-settings = Settings

## Buttons used in many places
button-cancel = Cancel
button-close = Close
button-ok = OK
button-dismiss = Dismiss

## Commands: buttons, menus, keys and help take their names here
command-new-game = New game
command-new-game-dots = New game…
command-rematch = Rematch
command-take-back = Take back
command-offer-draw = Offer draw
command-offer-draw-short = Draw
command-claim-draw = Claim draw
command-claim-draw-short = Claim
command-resign = Resign
command-adjourn = Adjourn
command-adjourn-dots = Adjourn…
command-save-envelope-dots = Save envelope…
command-resume-game-dots = Resume the game…
command-stop-clocks = Stop the clocks
command-arbiter = Arbiter
command-arbiter-dots = Arbiter…
command-arbiter-book = Arbiter’s book
command-press-clock = Press the clock
command-adjust = Adjust
command-review = Go through the game
command-more = More
command-open = Open
command-open-dots = Open…
command-save = Save
command-save-as-dots = Save as…
command-score-sheet-dots = Score sheet…
command-copy-pgn = Copy the game
command-copy-fen = Copy the position
command-save-picture-dots = Save picture…
command-copy-picture = Copy picture
command-paste = Paste a game or position
command-undo = Undo
command-redo = Redo
command-first = To the start
command-previous = One move back
command-next = One move forward
command-last = To the end
command-previous-variation = Previous variation
command-next-variation = Next variation
command-previous-fork = Back to the last fork
command-next-fork = On to the next fork
command-previous-game = Previous game in the file
command-next-game = Next game in the file
command-turn-board = Turn board
command-full-screen = Full screen
command-type-move = Type a move
command-clear-marks = Clear arrows and circles
command-solid-board = Solid board
command-camera-seated = Camera: seated
command-camera-play = Camera: play
command-camera-analysis = Camera: analysis
command-camera-top = Camera: from above
command-camera-reset = Camera back to its seat
command-camera-left = Camera to the left
command-camera-right = Camera to the right
command-camera-higher = Camera higher
command-camera-lower = Camera lower
command-camera-nearer = Camera nearer
command-camera-farther = Camera farther
camera-label = Camera
command-settings = Settings
command-keyboard-help = Keyboard and mouse
command-about = About Luozi
command-quit = Quit

## Lists in running text
list-separator = { ", " }
