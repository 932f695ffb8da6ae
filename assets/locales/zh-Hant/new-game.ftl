# 對局之前的約定：規則、實戰模式、裁判；棋鐘與規則的細則。

## 新對局
new-game-laws = 規則
new-game-laws-details = 細則…
new-game-rated = 計分
new-game-rated-for = 計入 { $name } 的段位積分；不可悔棋、暫停
new-game-rated-two = 計入雙方的段位積分；請選擇雙方棋手
new-game-table = 實戰模式
new-game-table-about =
    { $touch ->
        [off] { $illegal ->
            [off] 走棋後按鐘；此規則不要求摸子走子
           *[on] 走棋後按鐘，違例計次
        }
       *[on] { $illegal ->
            [off] 摸子走子，走棋後按鐘
           *[on] 摸子走子，走棋後按鐘，違例計次
        }
    }
new-game-officer = 裁判
new-game-officer-program = 程式
new-game-officer-person = 真人
new-game-officer-program-about = 由程式當裁判，當場裁決。
new-game-officer-person-about = 由第三人當裁判，可撥鐘、恢復局面、作出裁決。

## 規則
laws-preset-modern = 現行規則
laws-preset-classic = 傳統規則
laws-preset-casual = 休閒規則
laws-preset-custom = 自訂規則
laws-modern-about = 國際棋聯現行規則：三次重複和五十回合須由棋手要求判和。
laws-classic-about = 沿用舊制：落旗由棋手指出，到時封棋。
laws-casual-about = 網路對弈的習慣：三次重複、五十回合自動判和。
laws-nearest =
    { $preset ->
        [modern] 現行規則
        [classic] 傳統規則
       *[casual] 休閒規則
    }{ $count ->
        [0] ，未改動
       *[other] ，改動 { $count } 處
    }

## 規則細則
laws-title = 本局規則
laws-groups = 規則分類
laws-group-table = 摸子與違例
laws-group-draws = 和棋
laws-group-clock = 棋鐘
laws-group-course = 開局與終局
laws-reset =
    { $preset ->
        [modern] 恢復現行規則
        [classic] 恢復傳統規則
       *[casual] 恢復休閒規則
    }
laws-text = 文字形式
laws-text-about = 一行寫出全部規則，隨棋譜儲存；也可把別處的一行貼上到這裡。
laws-copy = 複製
laws-use = 採用此規則
button-back = 返回

## 各條規則：名稱、選項、含義
laws-off = 不管
laws-arbiter = 裁判
laws-complaint = 申訴
laws-never = 從不
laws-lone-king = 單王
laws-no-mate = 不能將死
laws-mercy-about =
    { $value ->
        [never] 一律判負，不改判。
        [lone-king] 對方只剩單王時改判和棋。
       *[no-mate] 對方無論怎樣合法走棋都不可能將死時改判和棋。
    }
laws-on-claim = 要求判和
laws-automatic = 自動判和
laws-touch = 摸子走子
laws-touch-about =
    { $value ->
        [off] 摸子不必走子。
        [arbiter] 摸子必須走子或吃子，由裁判當場執行。
       *[complaint] 摸子必須走子或吃子，由對方提出申訴。
    }
laws-illegal = 違例
laws-illegal-about =
    { $value ->
        [off] 走不出違例的棋。
        [arbiter] 可能走出違例的棋，按鐘後由裁判糾正。
       *[complaint] 違例的棋有效，直到對方提出。
    }
laws-illegal-counts = 計次範圍
laws-illegal-counts-about =
    { $value ->
        [all] 走完的違例一律計次。
       *[king] 只有送王計次，其他違例只糾正。
    }
laws-illegal-counts-all = 一切違例
laws-illegal-counts-king = 只計送王
laws-illegal-loses = 判負次數
laws-illegal-loses-about =
    { $value ->
        [never] 違例多少次都不判負。
       *[other] 違例到這一次即判負。
    }
laws-illegal-loses-value =
    { $count ->
        [0] 從不
       *[other] 第 { $count } 次
    }
laws-illegal-loses-less = 提早判負
laws-illegal-loses-more = 推遲判負
laws-illegal-bonus = 給對方加時
laws-illegal-bonus-about = 每次尚不判負的違例，給對方加的時間。
laws-illegal-draw = 違例滿次改判和棋
laws-dead = 死局
laws-dead-about =
    { $value ->
        [listed] 只限單王對單王、單象、單馬，以及雙方只剩同色格象。
       *[any] 雙方無論怎樣合法走棋都不可能將死，立即和棋。
    }
laws-dead-listed = 列舉局面
laws-dead-any = 任何死局
laws-threefold-auto = 三次重複
laws-threefold-auto-about =
    { $value ->
        [off] 由輪走的一方要求判和。
       *[on] 第三次出現時自動判和。
    }
laws-fifty-auto = 五十回合規則
laws-fifty-auto-about =
    { $value ->
        [off] 五十回合沒有吃子和動兵，由輪走的一方要求判和。
       *[on] 五十回合沒有吃子和動兵，自動判和。
    }
laws-fivefold = 五次重複
laws-fivefold-about =
    { $value ->
        [off] 無論重複多少次，都須有人要求判和。
       *[on] 第五次出現時無須要求即為和棋。
    }
laws-seventy-five = 七十五回合
laws-seventy-five-about =
    { $value ->
        [off] 無論多久沒有吃子和動兵，都須有人要求判和。
       *[on] 七十五回合沒有吃子和動兵，無須要求即為和棋。
    }
laws-wrong-claim = 要求不成立
laws-wrong-claim-about =
    { $value ->
        [free] 不受處罰。
        [claimant] 扣除要求者這些時間。
       *[opponent] 給對方加這些時間。
    }
laws-wrong-claim-free = 不罰
laws-wrong-claim-claimant = 扣時
laws-wrong-claim-opponent = 給對方
laws-wrong-claim-time = 要求不成立的罰時
laws-announced = 放寬五十回合
laws-announced-about =
    { $value ->
        [none] 賽前宣布可多走的殘局，例如 KRB-KR 為 75 回合。
       *[some] 這些殘局可以超過五十回合。
    }
laws-announced-men = 棋子，例如 KRB-KR
laws-announced-moves = 回合數
laws-announced-add = 新增
laws-announced-remove = 移除 { $men }
laws-announced-ending = { $men }：{ $moves } 回合
laws-flag-draw = 超時改判和棋
laws-flag-auto = 落旗
laws-flag-auto-about =
    { $value ->
        [off] 由棋手指出才有效。
       *[on] 裁判看到即有效。
    }
laws-flag-order = 雙方落旗
laws-flag-order-about =
    { $value ->
        [off] 先後無法判明：判和，或進入下一時段。
       *[on] 棋鐘能判明先後。
    }
laws-flag-order-known = 可判明
laws-flag-order-unknown = 不可判明
laws-increment = 加秒時機
laws-increment-about =
    { $value ->
        [before] 走棋之前加，第一步在開鐘時就有，與國際棋聯用鐘相同。
       *[after] 走完一步之後加。
    }
laws-increment-before = 走棋之前
laws-increment-after = 走棋之後
laws-default-time = 遲到
laws-default-time-about =
    { $value ->
        [off] 遲到只損失自己的時間。
       *[on] 遲到超過這一時間判負。
    }
laws-default-time-name = 遲到時限
laws-session = 封棋
laws-session-about =
    { $value ->
        [off] 一次下完，不封棋。
       *[on] 滿這一時間，由輪走的一方封棋。
    }
laws-session-name = 每節時間
laws-sealed-draw = 封著無效改判和棋
laws-resign-draw = 認輸改判和棋
laws-reversed = 顏色弄反
laws-reversed-about =
    { $value ->
        [quarter] 第一時段已用去四分之一以上，對局繼續。
       *[ten-moves] 雙方都已走滿十步，對局繼續。
    }
laws-reversed-quarter = 四分之一
laws-reversed-ten-moves = 十步
laws-time-wrong = { $name }：這不是時間。請寫成 0:02:00，或只寫分鐘數。

## 文字有誤；$found 是該處的文字
laws-text-fault =
    { $fault ->
        [empty] 第 { $column } 個字元處缺少規則名：modern、classic 或 casual。
        [preset] 第 { $column } 個字元處：「{ $found }」不是規則名，只有 modern、classic、casual。
        [form] 第 { $column } 個字元處：「{ $found }」沒有寫成「條目=值」。
        [name] 第 { $column } 個字元處：沒有「{ $found }」這一條。
        [twice] 第 { $column } 個字元處：「{ $found }」這一條寫了兩次。
       *[value] 第 { $column } 個字元處：{ $law } 不能是「{ $found }」，只能是 { $wanted }。
    }
laws-text-wanted =
    { $law ->
        [touch] off、arbiter 或 complaint
        [illegal] off、arbiter 或 complaint
        [illegal-counts] all 或 king
        [illegal-loses] never 或 1 到 99 的數
        [illegal-bonus] 秒數
        [illegal-draw] never、lone-king 或 no-mate
        [reversed] quarter 或 ten-moves
        [resign-draw] never、lone-king 或 no-mate
        [dead] listed 或 any
        [flag-draw] never、lone-king 或 no-mate
        [announced] none，或用逗號隔開的殘局，例如 KRB-KR:75
        [wrong-claim] free、claimant-秒數 或 opponent+秒數
        [default-time] off 或秒數
        [increment] before 或 after
        [session] off 或秒數
        [sealed-draw] never、lone-king 或 no-mate
       *[other] on 或 off
    }
clock-text-fault =
    { $fault ->
        [empty] 第 { $column } 個字元處沒有內容。
        [seconds] 第 { $column } 個字元處：「{ $found }」不是秒數。
        [too-long] 第 { $column } 個字元處：「{ $found }」秒太長了。
        [moves] 第 { $column } 個字元處：「{ $found }」不是步數。
        [early] 第 { $column } 個字元處：「{ $found }」沒有步數，後面卻還有時段。
        [no-time] 第 { $column } 個字元處：「{ $found }」沒有給出時間。
       *[sides] 第 { $column } 個字元處：「{ $found }」成了第三方。
    }

## 棋鐘細則
clock-title = 本局用時
clock-kind = 計時方式
clock-kind-periods = 分段
clock-kind-per-move = 每步限時
clock-kind-hourglass = 沙漏
clock-kind-none = 不計時
clock-differ = 雙方用時不同
clock-side-white = 白方
clock-side-black = 黑方
clock-period-moves = 步，用時
clock-period-hint-all = 全部
clock-period-hint-other = 其餘
clock-period-seconds = 秒
clock-period-add = 新增時段
clock-bonus-none = 不加秒
clock-bonus-increment = 每步加秒
clock-bonus-delay = 每步延時
clock-bonus-bronstein = 用時返還
clock-bonus-increment-about = 每走一步加若干秒
clock-bonus-delay-about = 棋鐘先等若干秒再走動
clock-bonus-bronstein-about = 返還這一步用去的時間，有上限
clock-per-move-time = 每步時間
clock-hourglass-time = 每方沙漏時間
clock-time-hint = 時：分：秒
clock-repeats = 最後時段有步數，此後反覆計算。
clock-text = 文字形式
clock-text-about = 棋譜檔案中的寫法；也可把別處的文字貼上到這裡。
clock-use = 採用此用時
clock-name =
    { $side ->
        [white] 白方{ $what }
        [black] 黑方{ $what }
       *[both] { $what }
    }
clock-name-moves = 第 { $number } 時段步數
clock-name-time = 第 { $number } 時段用時
clock-name-bonus = 第 { $number } 時段加秒方式
clock-name-seconds = 第 { $number } 時段每步秒數
clock-name-remove = 移除第 { $number } 時段
clock-name-earlier = 第 { $number } 時段上移
clock-name-later = 第 { $number } 時段下移
clock-fault =
    { $side ->
        [white] 白方：{ $what }
        [black] 黑方：{ $what }
       *[both] { $what }
    }
clock-fault-moves = 第 { $number } 時段：步數從 1 起；走到終局則留空。
clock-fault-time = 第 { $number } 時段：這不是時間。請寫成 1:30:00，或只寫分鐘數。
clock-fault-seconds = 第 { $number } 時段：這不是秒數。
clock-fault-early = 第 { $number } 時段已走到終局，後面卻還有時段。
clock-fault-no-time = 第 { $number } 時段沒有時間。
clock-fault-one-time = 這不是時間。請寫成 0:03:00，或只寫分鐘數。
clock-fault-one-none = 棋鐘總要有一點時間。

## 棋鐘的說明；$time 是時長
clock-words = { $words }。
clock-words-apart = 白方：{ $white }。黑方：{ $black }。
clock-words-none = 不計時
clock-words-per-move = 每步限時 { $time }，餘時不累計
clock-words-hourglass = 沙漏計時，每方 { $time }，一方用去的時間歸對方
clock-words-whole = 全局 { $time }包乾
clock-words-rest = {" "}{ $time }包乾
clock-words-moves = 前 { $moves } 步 { $time }
clock-words-more-moves = {" "}{ $moves } 步 { $time }
clock-words-every =
    { $moves ->
        [1] 每步 { $time }
       *[other] 每 { $moves } 步 { $time }
    }
clock-words-then = ，之後
clock-words-increment = ，每步加 { $time }
clock-words-delay = ，每步延時 { $time }
clock-words-bronstein = ，每步用時返還，最多 { $time }
length-days = { $count } 天
length-hours = { $count } 小時
length-minutes = { $count } 分鐘
length-seconds = { $count } 秒
length-none = 0 分鐘
