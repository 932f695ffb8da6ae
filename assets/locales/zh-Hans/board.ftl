# The board: what a screen reader says of squares, men and moves; the promotion picker.

## The board and its squares
board-label =
    棋盘，{ $side ->
        [black] 黑方
       *[white] 白方
    }在下
square-empty = { $square }，空格
square-occupied = { $square }，{ $piece }
square-selected = { $label }，已选中
square-target = { $label }，可以走到
square-capture = { $label }，可以吃
square-last-move = { $label }，上一着
square-check = { $label }，被将军
square-premove = { $label }，预走

## Men, with their colour
piece-white-king = 白王
piece-white-queen = 白后
piece-white-rook = 白车
piece-white-bishop = 白象
piece-white-knight = 白马
piece-white-pawn = 白兵
piece-black-king = 黑王
piece-black-queen = 黑后
piece-black-rook = 黑车
piece-black-bishop = 黑象
piece-black-knight = 黑马
piece-black-pawn = 黑兵

## Men, without
role-king = 王
role-queen = 后
role-rook = 车
role-bishop = 象
role-knight = 马
role-pawn = 兵

## Moves spoken: a base, then what it does
spoken-move = { $piece }到 { $square }
spoken-move-from = { $from } { $piece }到 { $square }
spoken-capture = { $piece }吃 { $square }
spoken-capture-from = { $from } { $piece }吃 { $square }
spoken-pawn-move = 兵到 { $square }
spoken-pawn-capture = { $file } 兵吃 { $square }
spoken-en-passant = { $file } 兵吃过路兵到 { $square }
spoken-castle-short = 短易位
spoken-castle-long = 长易位
spoken-pass = 停一着
spoken-promotion = { $move }，升变为{ $piece }
spoken-check = { $move }，将军
spoken-checkmate = { $move }，将死
spoken-by =
    { $side ->
        [black] 黑方
       *[white] 白方
    }：{ $move }

## Promotion picker
promotion-hint = 按 Q、N、R、B 选择，按 Esc 收回此兵

## Typed moves
type-move-label = 你的着法
type-move-hint = 例如 Nf3、e2e4 或 O-O
type-move-wrong = 没有写作 { $text } 的合法着法。
type-move-ambiguous = { $text } 有几种可能：{ $moves }。

## The board in three dimensions; $reason is what the driver says
solid-unavailable = 这台电脑无法显示立体棋盘，现改用平面棋子。请更新显卡驱动程序，然后重新启动落子。（原因：{ $reason }）
