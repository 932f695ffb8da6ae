# The card with keys and mouse. Commands are named by the command- texts.

help-title = Keyboard and mouse
help-group-game = Game
help-group-moves = Moves
help-group-board = Board
help-group-files = Files
help-group-mouse = Mouse
help-group-squares = Board by keyboard

## Keys
key-left = ←
key-right = →
key-up = ↑
key-down = ↓
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-space = Space
key-enter = Enter
key-escape = Esc
key-delete = Delete
key-backspace = Backspace
key-control = Ctrl
key-shift = Shift
key-alt = Alt
key-or = or

## Mouse and board
help-mouse-drag = Drag a piece
help-mouse-click = Click a piece, then its square
help-mouse-move = Move
help-mouse-right-drag = Right button, drag
help-mouse-arrow = Arrow
help-mouse-right-click = Right button, click
help-mouse-circle = Circle
help-mouse-wheel = Wheel over the board
help-mouse-step = Step through the moves
help-mouse-colour = Other colours
help-mouse-colours = With Shift, Alt or both: red, blue, yellow
help-mouse-turn = Turn the solid board
help-mouse-turn-way = Right button beside the squares or middle button, drag
help-mouse-zoom = Zoom the solid board
help-mouse-zoom-way = Ctrl and the wheel
help-mouse-seat = Camera back to its seat
help-mouse-seat-way = Middle button, double click
help-board-walk = Walk over the squares
help-board-enter = Take a piece, put it down
help-board-escape = Put the piece back, drop the premove
