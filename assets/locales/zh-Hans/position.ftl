# Why a position cannot be used, or was corrected; $side is white or black.

position-refused = 此局面不能对弈：{ $reason }

## A FEN that cannot be read
fen-refused = 这不是正确的 FEN。{ $field }：{ $reason }
fen-field-board = 棋盘
fen-field-turn = 轮走方
fen-field-castling = 易位权
fen-field-en-passant = 吃过路兵的格
fen-field-halfmove = 半回合计数
fen-field-fullmove = 回合数

## Reasons of fen-refused
fen-empty = 没有内容。
fen-rank-count = 写了 { $count } 行，应为八行。
fen-rank-length = 第 { $rank } 横线写了 { $count } 格，应为八格。
fen-unknown-letter = 第 { $rank } 横线上的“{ $letter }”不是棋子。
fen-unreadable = 无法识别“{ $text }”。
fen-surplus = 其后的“{ $text }”没有意义。
fen-refused-other = 这不是局面：{ $reason }

## Reasons of position-refused
position-empty-board = 棋盘上没有棋子。
position-no-king =
    { $side ->
        [black] 黑方
       *[white] 白方
    }没有王。
position-several-kings =
    { $side ->
        [black] 黑方
       *[white] 白方
    }不止一个王。
position-pawn-on-back-rank = { $square } 格不可能有兵。
position-too-many-men =
    { $side ->
        [black] 黑方
       *[white] 白方
    }的棋子太多，升变也得不到这么多。
position-opposite-check =
    { $side ->
        [black] 黑方正被将军，却轮到白方走。
       *[white] 白方正被将军，却轮到黑方走。
    }
position-too-many-checkers =
    { $side ->
        [black] 黑王
       *[white] 白王
    }同时受到两个以上棋子的将军。

## What was left out of a position that can be played; $way is short or long
position-castling-dropped =
    { $side ->
        [black] 黑方
       *[white] 白方
    }在此不能{ $way ->
        [long] 长易位
       *[short] 短易位
    }：{ $reason }
position-castling-king-away = 王不在底线上。
position-castling-no-rook = { $square } 上没有该方的车。
position-castling-second-rook = { $square } 上的车不是参与易位的车。
position-en-passant-dropped = 刚才不可能有兵经过 { $square }，因此没有过路兵可吃。
