# Files, the clipboard, unsaved work, and what the program says when the disk says no.

## Dialogs of the system
file-open-title = Open games or positions
file-save-title = Save the game
file-kind-pgn = Chess games (PGN)
file-kind-all-chess = Games and positions (PGN, FEN, EPD)
file-kind-envelope = Envelope of an adjourned game
file-kind-any = All files
file-kind-png = PNG pictures
file-kind-jpeg = JPEG pictures
file-kind-svg = SVG drawings
file-untitled = Untitled

## Recent files
recent-clear = Clear the list

## Dropping files on the window
drop-hint = Drop to open

## Done
notice-saved = Saved in { $name }.
notice-copied-pgn = The game is on the clipboard as PGN.
notice-copied-fen = The position is on the clipboard as FEN.
notice-copied-picture = The picture is on the clipboard.
notice-picture-drawing = The picture is being drawn…
notice-picture-saved = The picture is saved as { $name }.
notice-picture-folder = In the folder { $folder }
notice-pasted-games =
    { $count ->
        [1] One game taken from the clipboard.
       *[other] { $count } games taken from the clipboard.
    }
notice-pasted-position = Position taken from the clipboard.
notice-paste-empty = The clipboard holds no text.
notice-paste-unknown = The text on the clipboard is neither a game nor a position.
notice-opened-problems =
    { $count ->
        [1] { $name } is open. One problem was found in it.
       *[other] { $name } is open. { $count } problems were found in it.
    }

## The card for saving a picture, and why there is none
picture-title = Save picture
picture-size = Size
picture-size-name = Pixels a side
picture-size-wrong = A whole number from { $least } to { $most }, please.
picture-size-unit = pixels
picture-format = Format
picture-png-about = Exact, and transparent round the board.
picture-jpeg-about = A small file for mail and web pages, on paper colour.
picture-svg-about = Shapes, sharp at any size and in print.
picture-coordinates = Coordinates
picture-marks = Last move, check, arrows and circles
picture-save = Save…
picture-solid-svg = The solid set cannot be saved as SVG. Choose PNG or JPEG, or one of the drawn sets.
picture-no-card = The solid set cannot be drawn here: { $reason }
picture-failed = The picture could not be drawn: { $reason }
picture-exists = There is a { $name } already, so nothing was saved. Choose another name, or that file itself.
picture-no-dialog = The system’s file dialog did not open. Copy the picture instead, or use “luozi diagram” on the command line.

## Unsaved work
unsaved-title = Save the changes?
unsaved-body = Your changes in { $name } are not saved yet.
unsaved-body-untitled = This game is not saved yet.
unsaved-save = Save
unsaved-discard = Don’t save

## Changed by another program
file-changed-title = { $name } has changed
file-changed-body = Another program has written to the file since it was opened here.
file-changed-body-unsaved = Another program has written to the file since it was opened here, and you have changes of your own.
file-changed-reload = Read it again
file-changed-keep = Keep what is here
file-changed-save-as = Save mine elsewhere…
file-gone = { $name } is no longer there. Your games are still open: save them again to keep them.

## Something did not work; $reason is one of the io- texts
file-read-failed = { $name } could not be opened: { $reason }
file-write-failed = { $name } could not be saved: { $reason }
file-empty = There is no game and no position in { $name }.
file-no-position = No position in { $name } can be shown.
file-no-dialog = The system’s file dialog did not open. Drop the file on the window instead, or name it on the command line.
io-not-found = it is not there. It may have been moved or renamed.
io-permission-read = you may not read it. Ask its owner, or copy it to a folder of your own.
io-permission-write = you may not write there. Save it in another folder.
io-is-folder = it is a folder.
io-disk-full = the disk is full. Free some space, or save it on another disk.
io-read-only = the disk is write-protected. Save it on another disk.
io-too-large = it is too large to open here.
io-folder-not-found = its folder is not there. Save it in another one.
io-not-a-file = it is not a file.
io-bad-name = no file can have this name here. Give it another one.
io-in-use = another program is using it. Close it there and try again.
io-other = the system says “{ $detail }”.

## Settings file
settings-file-broken = The settings could not be read, so the usual ones are in use. The old file is kept as { $name }.
settings-file-newer = The settings were written by a newer Luozi. What this one understands is in use; a copy is kept as { $name }.
settings-file-unreadable = The settings could not be read: { $reason }
settings-file-unwritable = The settings could not be saved: { $reason }

## Problems found in a file
problem-place-line = Line { $line }, column { $column }
problem-in-game = Game { $game }, line { $line }, column { $column }: { $what }

## What is wrong there; $number is "4." or "4..."
problem-illegal-move = { $number } { $text } is not legal. What follows is kept as text.
problem-ambiguous-move = { $number } { $text } could mean { $moves }. What follows is kept as text.
problem-not-a-move = { $number } “{ $text }” is no move. What follows is kept as text.
problem-junk = “{ $text }” has no meaning here; it is kept as a comment.
problem-stray-closing = A bracket is closed that was never opened.
problem-malformed-tag = The tag { $text } is not well formed.
problem-duplicate-tag = The tag { $text } is there twice; the first one counts.
problem-unclosed-comment = A comment is never closed.
problem-unclosed-variation = A variation is never closed.
problem-bad-fen = The starting position cannot be used: { $reason }
problem-fen-notice = The starting position was corrected: { $reason }
problem-other-variant = The variant { $text } has rules of its own; moves were read as far as they fit chess.
problem-result-mismatch = The result { $text } behind the moves is not the one above the game, which counts.
problem-foreign-letters = The men have letters of another language: { $text }. They were understood.
problem-stray-text = “{ $text }” stands between the games.

## The game in progress
journal-resumed = The game that was broken off goes on where it stood.
journal-damaged = The record of the game in progress is damaged in line { $line }. What stands before it was taken up; the whole record is kept as { $file }.
journal-damaged-uncopied = The record of the game in progress is damaged in line { $line }. What stands before it was taken up; no copy of the whole could be made.
journal-unwritable = The game in progress could not be kept safe from a crash: { $reason }
