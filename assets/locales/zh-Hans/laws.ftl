# The laws: what the arbiter says, where a law stands, and why a game ended.

## Rulings of the arbiter. $who and $other are sides by name; $side is white, black or none
ruling-game-over = 对局已经结束。
ruling-not-your-turn = 现在轮到{ $turn }走。
ruling-not-now = 现在不能这样做。
ruling-started = 对局开始，{ $who }的棋钟走动。
ruling-arrived = { $who }已到场。
ruling-late = { $who }迟到超过规定时间，判负，{ $other }胜。
ruling-both-late = 双方都迟到超过规定时间，均判负。
ruling-move = { $who }走 { $move }。
ruling-irregular-move = { $who }走了一着违例的棋，在{ $other }提出之前暂且有效。
ruling-no-move-made = 还没有走棋，不能按钟。
ruling-nothing-there = 那里没有可走或可升变的棋子。
ruling-own-man-there = 那一格有己方的棋子。
ruling-king-cannot-be-taken = 王不能被吃。
ruling-must-move = 摸子走子：{ $turn }必须走 { $square } 的{ $piece }。
ruling-must-capture = 摸子走子：{ $turn }必须吃 { $square } 的{ $piece }。
ruling-must-capture-with = 摸子走子：{ $turn }必须用 { $square } 的{ $piece }吃 { $target } 的{ $victim }。
ruling-must-castle = 王和车都已摸过：{ $turn }必须与 { $square } 的车易位。
ruling-must-move-king = 这一侧不能易位：{ $turn }必须走 { $square } 的王。
ruling-free-choice = 摸过的棋子都不能走，也不能被吃：{ $turn }可以任走一着合法的棋。
ruling-adjusting = { $turn }摆正棋子，此时摸子不必走子。
ruling-released-man-stays = 棋子已经落下，不能改走别处。
ruling-must-promote = 兵必须在这一格升变为后、车、象或马。
ruling-touch-restored = { $who }违反摸子走子，所走的一着收回。
ruling-no-touch-breach = 没有违反摸子走子。
ruling-touch-complaint-late = 申诉已迟：须在自己摸子之前提出。
ruling-illegal-refused = 这一着违例，不能走。
ruling-illegal-restored = { $who }违例，恢复到这一着之前的局面。
ruling-illegal-offence = { $who }第 { $count } 次违例。
ruling-illegal-time = 因对方违例，给{ $who }加 { $time }。
ruling-illegal-loses = 违例次数已满：{ $who }判负，{ $other }胜。
ruling-illegal-draws = { $who }违例次数已满，但{ $other }已不可能将死对方，判和。
ruling-no-illegal-move = 没有发现违例的着法。
ruling-displaced = { $who }碰乱了棋子，用{ $who }的时间摆回原位。
ruling-replaced =
    { $side ->
        [none] 棋子已摆回原位。
       *[other] 棋子已摆回原位，{ $who }的棋钟走动。
    }
ruling-checkmate = 将死，{ $who }胜。
ruling-stalemate = { $who }无着可走，又未被将军：逼和。
ruling-dead-position = 死局：双方都已不可能将死对方，和棋。
ruling-resigned = { $who }认输，{ $other }胜。
ruling-resigned-draw = { $who }认输，但{ $other }已不可能将死对方，判和。
ruling-time-loses = { $who }超时判负，{ $other }胜。
ruling-time-draws = { $who }超时，但{ $other }已不可能将死对方，判和。
ruling-undecided = 未能判明是否还可能将死，按可能处理；裁判可另作裁决。
ruling-both-flags-draw = 双方都已落旗，先后无法判明：和棋。
ruling-both-flags-play-on = 双方都已落旗，先后无法判明：进入下一时段，对局继续。
ruling-no-flag = 没有落旗。
ruling-offer = { $who }提和。
ruling-offer-out-of-time = 提和应在走棋之后、按钟之前。{ $who }的提和仍然有效，记录在案。
ruling-offer-repeated = { $other }未曾提和，{ $who }又一次提和，记录在案。
ruling-offer-accepted = { $who }同意，双方议和。
ruling-offer-refused = { $who }不同意和棋。
ruling-offer-refused-by-move = 走棋即不同意和棋，提和失效。
ruling-no-offer = 目前没有提和。
ruling-claim-stops-clocks = { $who }要求判和，双方停钟。
ruling-claim-too-late = 棋已落下：要求判和须在走棋之前。
ruling-claim-repetition = { $who }的要求成立：同一局面第三次出现，和棋。
ruling-claim-moves = { $who }的要求成立：按五十回合规则，足够多的回合里没有吃子，也没有动兵，和棋。
ruling-claim-wrong = 要求不成立，对局继续。
ruling-claim-wrong-loses-time = 因要求不成立，{ $who }扣除 { $time }。
ruling-claim-wrong-gives-time = 因对方的要求不成立，给{ $who }加 { $time }。
ruling-claim-is-offer = { $who }的要求同时视为提和。
ruling-must-play-intended = { $turn }必须走写下的着法：{ $move }。
ruling-perpetual-check = { $who }长将。
ruling-threefold = 同一局面第三次出现，和棋。
ruling-fivefold = 同一局面第五次出现，和棋。
ruling-fifty-moves = 五十回合规则，和棋。
ruling-seventy-five-moves = 双方各走七十五回合没有吃子，也没有动兵，和棋。
ruling-refusal = { $loser }拒不遵守棋规，判负，{ $winner }胜。
ruling-both-refuse = 双方都拒不遵守棋规，均判负。
ruling-clocks-stopped =
    { $side ->
        [none] 双方停钟。
       *[other] { $who }停钟，请裁判到场。
    }
ruling-clock-runs = { $who }的棋钟走动。
ruling-clock-gap = 电脑中断了 { $time }，双方停钟。
ruling-clock-set = { $who }的棋钟拨到 { $time }。
ruling-time-given = 给{ $who }加 { $time }。
ruling-time-taken = { $who }扣除 { $time }。
ruling-set-back = 裁判裁决退回 { $count } 步。
ruling-taken-back = 悔棋 { $count } 步。
ruling-not-so-many-moves = 没有那么多步可退。
ruling-position-set = 裁判已把局面摆正确。
ruling-position-lost = 出错之前的局面无法恢复，对局作废重下。
ruling-wrong-set-up = 开局时棋子摆错，对局作废重下。
ruling-board-turned = 棋盘放错了方向。把局面移到放正的棋盘上，对局继续。
ruling-colours-play-on = 执棋颜色弄反了，但对局已进行较久，照此继续。
ruling-colours-restart = 执棋颜色弄反了，改正后重新开局。
ruling-decided =
    { $score ->
        [win] 裁判裁决：{ $winner }胜。
        [draw] 裁判裁决：和棋。
        [both-lose] 裁判裁决：双方均负。
       *[void] 裁判裁决：对局作废。
    }
ruling-play-on = 裁判裁决对局继续，目前双方停钟。
ruling-must-seal = 本节比赛时间到，{ $turn }须封棋。
ruling-adjourned = { $who }已写好封着，封棋。
ruling-resumed = 续弈，由{ $who }应着，{ $who }的棋钟走动。
ruling-envelope-waits = 应着的一方到场之前，不拆信封。
ruling-envelope-opened = 拆开信封，{ $who }的封着是“{ $text }”。
ruling-sealed-move-bad = { $who }的封着含糊、无法辨认或违例，判负，{ $other }胜。
ruling-sealed-move-bad-draws = { $who }的封着不成着法，但{ $other }已不可能将死对方，判和。

## What a side, a piece nobody can name and a stretch of time are called in rulings
side-white = 白方
side-black = 黑方
man-unknown = 棋子
span-hours = { $hours } 小时
span-hours-minutes = { $hours } 小时 { $minutes } 分
span-minutes = { $minutes } 分钟
span-minutes-seconds = { $minutes } 分 { $seconds } 秒
span-seconds = { $seconds } 秒

## Where a law stands: an article of the FIDE Laws of Chess, one of its guidelines, or a topic of our own
law-article = 第 { $number } 条
law-articles = 第 { $numbers } 条
law-guideline = 指南 { $number }
law-topic-wings = 两翼与中心
law-topic-sets = 棋子样式
law-topic-perpetual-check = 长将
law-topic-score-sheet = 记录纸
law-topic-events = 赛事
law-topic-formats = 赛制
law-topic-colours = 执棋分配
law-topic-ties = 破同分
law-topic-titles = 称号
law-topic-ladder = 段位榜

## Why a game ended, in a word
reason-checkmate = 将死
reason-resignation = 认输
reason-stalemate = 逼和
reason-dead-position = 死局
reason-time = 超时
reason-both-flags = 双方落旗
reason-agreement = 双方议和
reason-threefold = 三次重复
reason-fifty-moves = 五十回合规则
reason-fivefold = 五次重复
reason-seventy-five-moves = 七十五回合规则
reason-illegal-moves = 违例
reason-lateness = 迟到
reason-refusal = 拒不遵守棋规
reason-sealed-move = 封着无效
reason-position-lost = 局面无法恢复
reason-wrong-set-up = 棋子摆错
reason-colours-reversed = 颜色弄反
reason-decision = 裁判裁决

## The law behind it, in a sentence. $mercy says when the loser is spared: never, lone-king or no-mate
because-checkmate = { $article }：将死对方的王即获胜，对局立即结束。
because-resignation =
    { $mercy ->
        [never] { $article }：认输即判负。
        [lone-king] { $article }：认输即判负，但对方只剩单王时判和。
       *[no-mate] { $article }：认输即判负，但对方无论怎样合法走棋都不可能将死时判和。
    }
because-stalemate = { $article }：轮走的一方无着可走，又未被将军，即为和棋。
because-dead-position = { $article }：双方无论怎样合法走棋都不可能将死，立即和棋。
because-time =
    { $mercy ->
        [never] { $article }：超时即判负。
        [lone-king] { $article }：超时即判负，但对方只剩单王时判和。
       *[no-mate] { $article }：超时即判负，但对方无论怎样合法走棋都不可能将死时判和。
    }
because-time-draw =
    { $mercy ->
        [lone-king] { $article }：虽已超时，但对方只剩单王，不能获胜，判和。
       *[no-mate] { $article }：虽已超时，但对方无论怎样合法走棋都不可能将死，判和。
    }
because-both-flags = { $article }：双方在最后时段都已落旗，先后无法判明，判和。
because-agreement = { $article }：双方同意和棋。
because-threefold =
    { $claim ->
        [no] { $article }：同一局面第三次出现，按本局规则自动判和。
       *[yes] { $article }：同一局面第三次出现，轮走的一方要求判和。
    }
because-fifty-moves =
    { $claim ->
        [no] { $article }：双方各走五十回合没有吃子，也没有动兵，按本局规则自动判和。
       *[yes] { $article }：符合五十回合规则，轮走的一方要求判和。
    }
because-fivefold = { $article }：同一局面出现五次，无须要求即为和棋。
because-seventy-five-moves = { $article }：双方各走七十五回合没有吃子，也没有动兵，无须要求即为和棋。
because-illegal-moves = { $article }：违例次数已满，判负。
because-illegal-moves-draw = { $article }：违例次数已满，但对方已不可能将死，判和。
because-lateness = { $article }：迟到超过规定时间即判负。
because-refusal = { $article }：一再拒不遵守棋规即判负。
because-sealed-move = { $article }：封着含糊、无法辨认或违例，即判负。
because-sealed-move-draw = { $article }：封着无效，但对方已不可能将死，判和。
because-position-lost = 出错之前的局面无法恢复，对局作废。
because-wrong-set-up = { $article }：开局时棋子摆错，对局作废。
because-colours-reversed = { $article }：执棋颜色弄反，发现得早则对局作废。
because-decision = 由裁判裁决。
