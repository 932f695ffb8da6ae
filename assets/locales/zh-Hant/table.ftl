# 實戰模式：摸子走子、落子、按鐘。

table-mode = 實戰模式
table-laws-modern = 現行規則
table-laws-classic = 傳統規則
table-laws-casual = 休閒規則
table-laws-custom = 自訂規則
table-offences = 違例 { $white } : { $black }
table-man = { $piece } { $square }
table-and = 、
table-touched = 摸子：{ $men }
table-released = 已在 { $square } 落子，不能再改。按鐘後這步棋才算走完。
table-promoting = 兵已到底線
table-promoting-about = 請在棋盤上選擇升變的棋子：后、車、象或馬。
table-adjusting = 擺正
table-adjusting-about = 擺正期間，碰到棋子不受摸子走子約束。
table-to-move =
    { $side ->
        [black] 輪到黑方
       *[white] 輪到白方
    }
table-to-move-about = 摸子必須走子。按住 Shift 鍵可擺正棋子。
table-press = 按鐘
table-press-side =
    { $side ->
        [black] 黑方按鐘
       *[white] 白方按鐘
    }
table-press-about = 空白鍵，或點這裡
table-press-later = 走棋後按鐘
table-complain-touch = 對方摸子未走
table-complain-illegal = 對方違例！
