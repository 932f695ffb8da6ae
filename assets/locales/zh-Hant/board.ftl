# The board: what a screen reader says of squares, men and moves; the promotion picker.

## The board and its squares
board-label =
    棋盤，{ $side ->
        [black] 黑方
       *[white] 白方
    }在下
square-empty = { $square }，空格
square-occupied = { $square }，{ $piece }
square-selected = { $label }，已選取
square-target = { $label }，可以走到
square-capture = { $label }，可以吃
square-last-move = { $label }，上一著
square-check = { $label }，被將軍
square-premove = { $label }，預走

## Men, with their colour
piece-white-king = 白王
piece-white-queen = 白后
piece-white-rook = 白車
piece-white-bishop = 白象
piece-white-knight = 白馬
piece-white-pawn = 白兵
piece-black-king = 黑王
piece-black-queen = 黑后
piece-black-rook = 黑車
piece-black-bishop = 黑象
piece-black-knight = 黑馬
piece-black-pawn = 黑兵

## Men, without
role-king = 王
role-queen = 后
role-rook = 車
role-bishop = 象
role-knight = 馬
role-pawn = 兵

## Moves spoken: a base, then what it does
spoken-move = { $piece }到 { $square }
spoken-move-from = { $from } { $piece }到 { $square }
spoken-capture = { $piece }吃 { $square }
spoken-capture-from = { $from } { $piece }吃 { $square }
spoken-pawn-move = 兵到 { $square }
spoken-pawn-capture = { $file } 兵吃 { $square }
spoken-en-passant = { $file } 兵吃過路兵到 { $square }
spoken-castle-short = 短易位
spoken-castle-long = 長易位
spoken-pass = 停一著
spoken-promotion = { $move }，升變為{ $piece }
spoken-check = { $move }，將軍
spoken-checkmate = { $move }，將死
spoken-by =
    { $side ->
        [black] 黑方
       *[white] 白方
    }：{ $move }

## Promotion picker
promotion-hint = 按 Q、N、R、B 選擇，按 Esc 收回此兵

## Typed moves
type-move-label = 你的著法
type-move-hint = 例如 Nf3、e2e4 或 O-O
type-move-wrong = 沒有寫作 { $text } 的合法著法。
type-move-ambiguous = { $text } 有幾種可能：{ $moves }。

## The board in three dimensions; $reason is what the driver says
solid-unavailable = 這台電腦無法顯示立體棋盤，現改用平面棋子。請更新顯示卡驅動程式，然後重新啟動落子。（原因：{ $reason }）
