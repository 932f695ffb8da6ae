# 实战模式：摸子走子、落子、按钟。

table-mode = 实战模式
table-laws-modern = 现行规则
table-laws-classic = 传统规则
table-laws-casual = 休闲规则
table-laws-custom = 自定规则
table-offences = 违例 { $white } : { $black }
table-man = { $piece } { $square }
table-and = 、
table-touched = 摸子：{ $men }
table-released = 已在 { $square } 落子，不能再改。按钟后这步棋才算走完。
table-promoting = 兵已到底线
table-promoting-about = 请在棋盘上选择升变的棋子：后、车、象或马。
table-adjusting = 摆正
table-adjusting-about = 摆正期间，碰到棋子不受摸子走子约束。
table-to-move =
    { $side ->
        [black] 轮到黑方
       *[white] 轮到白方
    }
table-to-move-about = 摸子必须走子。按住 Shift 键可摆正棋子。
table-press = 按钟
table-press-side =
    { $side ->
        [black] 黑方按钟
       *[white] 白方按钟
    }
table-press-about = 空格键，或点这里
table-press-later = 走棋后按钟
table-complain-touch = 对方摸子未走
table-complain-illegal = 对方违例！
