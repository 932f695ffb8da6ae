# Settings, page by page, and the page about the program.

settings-title = Settings
settings-preview = Preview
settings-at-once = Changes take effect at once, also in a running game.

## Pages
settings-appearance = Appearance
settings-playing = Playing
settings-notation = Notation
settings-keyboard = Keyboard
settings-language = Language
settings-accessibility = Accessibility
settings-about = About

## Appearance
settings-pieces = Pieces
settings-pieces-flat = Flat
settings-pieces-qq = QQ style
settings-pieces-solid = Solid
settings-material = Material
settings-material-for = for the solid set
settings-material-boxwood = Boxwood, ebony
settings-material-marble = Marble
settings-material-celadon = Celadon
settings-material-lacquer = Lacquer
settings-board = Board
settings-board-walnut = Walnut
settings-board-jade = Jade
settings-board-ink = Ink wash
settings-board-slate = Slate
settings-board-blue = Blue
settings-board-contrast = Contrast
settings-coordinates = Coordinates
settings-coordinates-off = Off
settings-coordinates-inside = Inside
settings-coordinates-frame = On the frame
settings-animation = Animation
settings-animation-off = Off
settings-animation-fast = Fast
settings-animation-normal = Normal
settings-animation-slow = Slow
settings-theme = Light and dark
settings-theme-system = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-solid = Solid board
settings-camera = Camera
settings-camera-seated = Seated
settings-camera-play = Play
settings-camera-analysis = Analysis
settings-camera-top = Top
settings-quality = Quality
settings-quality-automatic = Automatic
settings-quality-low = Low
settings-quality-medium = Medium
settings-quality-high = High
settings-king-tips = The king tips over on resignation
settings-king-tips-about = When the last position is on the board.
settings-swing-back = The camera returns to its seat
settings-swing-back-about = After you have turned it with the mouse.
settings-last-move = Mark the last move
settings-legal-moves = Show legal moves
settings-check = Mark check
settings-captured = Captured men

## Playing
settings-move-input = Moving a piece
settings-move-input-both = Drag or click
settings-move-input-drag = Drag
settings-move-input-click = Click
settings-premove = Premoves
settings-premove-about = Set your next move while the opponent thinks.
settings-auto-queen = Promote to a queen without asking
settings-auto-queen-never = Never
settings-auto-queen-premove = In premoves
settings-auto-queen-always = Always
settings-auto-queen-about = Hold Ctrl while you drop the pawn to choose all the same.
settings-castle-onto-rook = Castle by putting the king onto its rook
settings-castle-onto-rook-about = Moving the king two squares always works.
settings-confirm-resign = Ask before resigning
settings-wheel = Step through the moves with the wheel
settings-sounds = Sounds
settings-volume = Volume

## Notation
settings-notation-style = Moves are written with
settings-notation-figurine = Figurines
settings-notation-letters = Letters
settings-notation-chinese = Chinese
settings-notation-example = Example
settings-clock-face = Clock
settings-clock-face-digital = Digital
settings-clock-face-analogue = Analogue
settings-clock-face-about = Two dials with flags that fall at twelve. Small windows show digits.

## Language
settings-language-system = Same as the system

## Accessibility
settings-reduced-motion = Reduced motion
settings-reduced-motion-about = Pieces and cards change without moving.
settings-contrast-board = High-contrast board
settings-contrast-board-about = White and dark grey, without grain.
settings-screen-reader-about = Squares, pieces, moves and clocks have names for screen readers, and the whole program can be used from the keyboard.

## About
about-version = Version { $version }
about-what = A chess program for the desk: play, read and keep your games.
about-name = 落子 (luòzǐ): the piece is set down.
about-licence = Free software under the MIT or the Apache 2.0 licence.
about-fonts = Type: Inter and Noto, under the SIL Open Font License. Icons: Phosphor, under the MIT licence.
about-folder = Settings are kept in { $path }
