# 对局之前的约定：规则、实战模式、裁判；棋钟与规则的细则。

## 新对局
new-game-laws = 规则
new-game-laws-details = 细则…
new-game-rated = 计分
new-game-rated-for = 计入 { $name } 的段位积分；不可悔棋、暂停
new-game-rated-two = 计入双方的段位积分；请选择双方棋手
new-game-table = 实战模式
new-game-table-about =
    { $touch ->
        [off] { $illegal ->
            [off] 走棋后按钟；此规则不要求摸子走子
           *[on] 走棋后按钟，违例计次
        }
       *[on] { $illegal ->
            [off] 摸子走子，走棋后按钟
           *[on] 摸子走子，走棋后按钟，违例计次
        }
    }
new-game-officer = 裁判
new-game-officer-program = 程序
new-game-officer-person = 真人
new-game-officer-program-about = 由程序当裁判，当场裁决。
new-game-officer-person-about = 由第三人当裁判，可拨钟、恢复局面、作出裁决。

## 规则
laws-preset-modern = 现行规则
laws-preset-classic = 传统规则
laws-preset-casual = 休闲规则
laws-preset-custom = 自定规则
laws-modern-about = 国际棋联现行规则：三次重复和五十回合须由棋手要求判和。
laws-classic-about = 沿用旧制：落旗由棋手指出，到时封棋。
laws-casual-about = 网上对弈的习惯：三次重复、五十回合自动判和。
laws-nearest =
    { $preset ->
        [modern] 现行规则
        [classic] 传统规则
       *[casual] 休闲规则
    }{ $count ->
        [0] ，未改动
       *[other] ，改动 { $count } 处
    }

## 规则细则
laws-title = 本局规则
laws-groups = 规则分类
laws-group-table = 摸子与违例
laws-group-draws = 和棋
laws-group-clock = 棋钟
laws-group-course = 开局与终局
laws-reset =
    { $preset ->
        [modern] 恢复现行规则
        [classic] 恢复传统规则
       *[casual] 恢复休闲规则
    }
laws-text = 文字形式
laws-text-about = 一行写出全部规则，随棋谱保存；也可把别处的一行粘贴到这里。
laws-copy = 复制
laws-use = 采用此规则
button-back = 返回

## 各条规则：名称、选项、含义
laws-off = 不管
laws-arbiter = 裁判
laws-complaint = 申诉
laws-never = 从不
laws-lone-king = 单王
laws-no-mate = 不能将死
laws-mercy-about =
    { $value ->
        [never] 一律判负，不改判。
        [lone-king] 对方只剩单王时改判和棋。
       *[no-mate] 对方无论怎样合法走棋都不可能将死时改判和棋。
    }
laws-on-claim = 要求判和
laws-automatic = 自动判和
laws-touch = 摸子走子
laws-touch-about =
    { $value ->
        [off] 摸子不必走子。
        [arbiter] 摸子必须走子或吃子，由裁判当场执行。
       *[complaint] 摸子必须走子或吃子，由对方提出申诉。
    }
laws-illegal = 违例
laws-illegal-about =
    { $value ->
        [off] 走不出违例的棋。
        [arbiter] 可能走出违例的棋，按钟后由裁判纠正。
       *[complaint] 违例的棋有效，直到对方提出。
    }
laws-illegal-counts = 计次范围
laws-illegal-counts-about =
    { $value ->
        [all] 走完的违例一律计次。
       *[king] 只有送王计次，其他违例只纠正。
    }
laws-illegal-counts-all = 一切违例
laws-illegal-counts-king = 只计送王
laws-illegal-loses = 判负次数
laws-illegal-loses-about =
    { $value ->
        [never] 违例多少次都不判负。
       *[other] 违例到这一次即判负。
    }
laws-illegal-loses-value =
    { $count ->
        [0] 从不
       *[other] 第 { $count } 次
    }
laws-illegal-loses-less = 提早判负
laws-illegal-loses-more = 推迟判负
laws-illegal-bonus = 给对方加时
laws-illegal-bonus-about = 每次尚不判负的违例，给对方加的时间。
laws-illegal-draw = 违例满次改判和棋
laws-dead = 死局
laws-dead-about =
    { $value ->
        [listed] 只限单王对单王、单象、单马，以及双方只剩同色格象。
       *[any] 双方无论怎样合法走棋都不可能将死，立即和棋。
    }
laws-dead-listed = 列举局面
laws-dead-any = 任何死局
laws-threefold-auto = 三次重复
laws-threefold-auto-about =
    { $value ->
        [off] 由轮走的一方要求判和。
       *[on] 第三次出现时自动判和。
    }
laws-fifty-auto = 五十回合规则
laws-fifty-auto-about =
    { $value ->
        [off] 五十回合没有吃子和动兵，由轮走的一方要求判和。
       *[on] 五十回合没有吃子和动兵，自动判和。
    }
laws-fivefold = 五次重复
laws-fivefold-about =
    { $value ->
        [off] 无论重复多少次，都须有人要求判和。
       *[on] 第五次出现时无须要求即为和棋。
    }
laws-seventy-five = 七十五回合
laws-seventy-five-about =
    { $value ->
        [off] 无论多久没有吃子和动兵，都须有人要求判和。
       *[on] 七十五回合没有吃子和动兵，无须要求即为和棋。
    }
laws-wrong-claim = 要求不成立
laws-wrong-claim-about =
    { $value ->
        [free] 不受处罚。
        [claimant] 扣除要求者这些时间。
       *[opponent] 给对方加这些时间。
    }
laws-wrong-claim-free = 不罚
laws-wrong-claim-claimant = 扣时
laws-wrong-claim-opponent = 给对方
laws-wrong-claim-time = 要求不成立的罚时
laws-announced = 放宽五十回合
laws-announced-about =
    { $value ->
        [none] 赛前宣布可多走的残局，例如 KRB-KR 为 75 回合。
       *[some] 这些残局可以超过五十回合。
    }
laws-announced-men = 棋子，例如 KRB-KR
laws-announced-moves = 回合数
laws-announced-add = 添加
laws-announced-remove = 移除 { $men }
laws-announced-ending = { $men }：{ $moves } 回合
laws-flag-draw = 超时改判和棋
laws-flag-auto = 落旗
laws-flag-auto-about =
    { $value ->
        [off] 由棋手指出才有效。
       *[on] 裁判看到即有效。
    }
laws-flag-order = 双方落旗
laws-flag-order-about =
    { $value ->
        [off] 先后无法判明：判和，或进入下一时段。
       *[on] 棋钟能判明先后。
    }
laws-flag-order-known = 可判明
laws-flag-order-unknown = 不可判明
laws-increment = 加秒时机
laws-increment-about =
    { $value ->
        [before] 走棋之前加，第一步在开钟时就有，与国际棋联用钟相同。
       *[after] 走完一步之后加。
    }
laws-increment-before = 走棋之前
laws-increment-after = 走棋之后
laws-default-time = 迟到
laws-default-time-about =
    { $value ->
        [off] 迟到只损失自己的时间。
       *[on] 迟到超过这一时间判负。
    }
laws-default-time-name = 迟到时限
laws-session = 封棋
laws-session-about =
    { $value ->
        [off] 一次下完，不封棋。
       *[on] 满这一时间，由轮走的一方封棋。
    }
laws-session-name = 每节时间
laws-sealed-draw = 封着无效改判和棋
laws-resign-draw = 认输改判和棋
laws-reversed = 颜色弄反
laws-reversed-about =
    { $value ->
        [quarter] 第一时段已用去四分之一以上，对局继续。
       *[ten-moves] 双方都已走满十步，对局继续。
    }
laws-reversed-quarter = 四分之一
laws-reversed-ten-moves = 十步
laws-time-wrong = { $name }：这不是时间。请写成 0:02:00，或只写分钟数。

## 文字有误；$found 是该处的文字
laws-text-fault =
    { $fault ->
        [empty] 第 { $column } 个字符处缺少规则名：modern、classic 或 casual。
        [preset] 第 { $column } 个字符处：“{ $found }”不是规则名，只有 modern、classic、casual。
        [form] 第 { $column } 个字符处：“{ $found }”没有写成“条目=值”。
        [name] 第 { $column } 个字符处：没有“{ $found }”这一条。
        [twice] 第 { $column } 个字符处：“{ $found }”这一条写了两次。
       *[value] 第 { $column } 个字符处：{ $law } 不能是“{ $found }”，只能是 { $wanted }。
    }
laws-text-wanted =
    { $law ->
        [touch] off、arbiter 或 complaint
        [illegal] off、arbiter 或 complaint
        [illegal-counts] all 或 king
        [illegal-loses] never 或 1 到 99 的数
        [illegal-bonus] 秒数
        [illegal-draw] never、lone-king 或 no-mate
        [reversed] quarter 或 ten-moves
        [resign-draw] never、lone-king 或 no-mate
        [dead] listed 或 any
        [flag-draw] never、lone-king 或 no-mate
        [announced] none，或用逗号隔开的残局，例如 KRB-KR:75
        [wrong-claim] free、claimant-秒数 或 opponent+秒数
        [default-time] off 或秒数
        [increment] before 或 after
        [session] off 或秒数
        [sealed-draw] never、lone-king 或 no-mate
       *[other] on 或 off
    }
clock-text-fault =
    { $fault ->
        [empty] 第 { $column } 个字符处没有内容。
        [seconds] 第 { $column } 个字符处：“{ $found }”不是秒数。
        [too-long] 第 { $column } 个字符处：“{ $found }”秒太长了。
        [moves] 第 { $column } 个字符处：“{ $found }”不是步数。
        [early] 第 { $column } 个字符处：“{ $found }”没有步数，后面却还有时段。
        [no-time] 第 { $column } 个字符处：“{ $found }”没有给出时间。
       *[sides] 第 { $column } 个字符处：“{ $found }”成了第三方。
    }

## 棋钟细则
clock-title = 本局用时
clock-kind = 计时方式
clock-kind-periods = 分段
clock-kind-per-move = 每步限时
clock-kind-hourglass = 沙漏
clock-kind-none = 不计时
clock-differ = 双方用时不同
clock-side-white = 白方
clock-side-black = 黑方
clock-period-moves = 步，用时
clock-period-hint-all = 全部
clock-period-hint-other = 其余
clock-period-seconds = 秒
clock-period-add = 添加时段
clock-bonus-none = 不加秒
clock-bonus-increment = 每步加秒
clock-bonus-delay = 每步延时
clock-bonus-bronstein = 用时返还
clock-bonus-increment-about = 每走一步加若干秒
clock-bonus-delay-about = 棋钟先等若干秒再走动
clock-bonus-bronstein-about = 返还这一步用去的时间，有上限
clock-per-move-time = 每步时间
clock-hourglass-time = 每方沙漏时间
clock-time-hint = 时：分：秒
clock-repeats = 最后时段有步数，此后反复计算。
clock-text = 文字形式
clock-text-about = 棋谱文件中的写法；也可把别处的文字粘贴到这里。
clock-use = 采用此用时
clock-name =
    { $side ->
        [white] 白方{ $what }
        [black] 黑方{ $what }
       *[both] { $what }
    }
clock-name-moves = 第 { $number } 时段步数
clock-name-time = 第 { $number } 时段用时
clock-name-bonus = 第 { $number } 时段加秒方式
clock-name-seconds = 第 { $number } 时段每步秒数
clock-name-remove = 移除第 { $number } 时段
clock-name-earlier = 第 { $number } 时段上移
clock-name-later = 第 { $number } 时段下移
clock-fault =
    { $side ->
        [white] 白方：{ $what }
        [black] 黑方：{ $what }
       *[both] { $what }
    }
clock-fault-moves = 第 { $number } 时段：步数从 1 起；走到终局则留空。
clock-fault-time = 第 { $number } 时段：这不是时间。请写成 1:30:00，或只写分钟数。
clock-fault-seconds = 第 { $number } 时段：这不是秒数。
clock-fault-early = 第 { $number } 时段已走到终局，后面却还有时段。
clock-fault-no-time = 第 { $number } 时段没有时间。
clock-fault-one-time = 这不是时间。请写成 0:03:00，或只写分钟数。
clock-fault-one-none = 棋钟总要有一点时间。

## 棋钟的说明；$time 是时长
clock-words = { $words }。
clock-words-apart = 白方：{ $white }。黑方：{ $black }。
clock-words-none = 不计时
clock-words-per-move = 每步限时 { $time }，余时不累计
clock-words-hourglass = 沙漏计时，每方 { $time }，一方用去的时间归对方
clock-words-whole = 全局 { $time }包干
clock-words-rest = {" "}{ $time }包干
clock-words-moves = 前 { $moves } 步 { $time }
clock-words-more-moves = {" "}{ $moves } 步 { $time }
clock-words-every =
    { $moves ->
        [1] 每步 { $time }
       *[other] 每 { $moves } 步 { $time }
    }
clock-words-then = ，之后
clock-words-increment = ，每步加 { $time }
clock-words-delay = ，每步延时 { $time }
clock-words-bronstein = ，每步用时返还，最多 { $time }
length-days = { $count } 天
length-hours = { $count } 小时
length-minutes = { $count } 分钟
length-seconds = { $count } 秒
length-none = 0 分钟
