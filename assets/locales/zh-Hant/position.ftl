# Why a position cannot be used, or was corrected; $side is white or black.

position-refused = 此局面不能對弈：{ $reason }

## A FEN that cannot be read
fen-refused = 這不是正確的 FEN。{ $field }：{ $reason }
fen-field-board = 棋盤
fen-field-turn = 輪走方
fen-field-castling = 易位權
fen-field-en-passant = 吃過路兵的格
fen-field-halfmove = 半回合計數
fen-field-fullmove = 回合數

## Reasons of fen-refused
fen-empty = 沒有內容。
fen-rank-count = 寫了 { $count } 行，應為八行。
fen-rank-length = 第 { $rank } 橫線寫了 { $count } 格，應為八格。
fen-unknown-letter = 第 { $rank } 橫線上的「{ $letter }」不是棋子。
fen-unreadable = 無法辨識「{ $text }」。
fen-surplus = 其後的「{ $text }」沒有意義。
fen-refused-other = 這不是局面：{ $reason }

## Reasons of position-refused
position-empty-board = 棋盤上沒有棋子。
position-no-king =
    { $side ->
        [black] 黑方
       *[white] 白方
    }沒有王。
position-several-kings =
    { $side ->
        [black] 黑方
       *[white] 白方
    }不止一個王。
position-pawn-on-back-rank = { $square } 格不可能有兵。
position-too-many-men =
    { $side ->
        [black] 黑方
       *[white] 白方
    }的棋子太多，升變也得不到這麼多。
position-opposite-check =
    { $side ->
        [black] 黑方正被將軍，卻輪到白方走。
       *[white] 白方正被將軍，卻輪到黑方走。
    }
position-too-many-checkers =
    { $side ->
        [black] 黑王
       *[white] 白王
    }同時受到兩個以上棋子的將軍。

## What was left out of a position that can be played; $way is short or long
position-castling-dropped =
    { $side ->
        [black] 黑方
       *[white] 白方
    }在此不能{ $way ->
        [long] 長易位
       *[short] 短易位
    }：{ $reason }
position-castling-king-away = 王不在底線上。
position-castling-no-rook = { $square } 上沒有該方的車。
position-castling-second-rook = { $square } 上的車不是參與易位的車。
position-en-passant-dropped = 剛才不可能有兵經過 { $square }，因此沒有過路兵可吃。
