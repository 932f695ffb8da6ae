# The laws: what the arbiter says, where a law stands, and why a game ended.

## Rulings of the arbiter. $who and $other are sides by name; $side is white, black or none
ruling-game-over = 對局已經結束。
ruling-not-your-turn = 現在輪到{ $turn }走。
ruling-not-now = 現在不能這樣做。
ruling-started = 對局開始，{ $who }的棋鐘走動。
ruling-arrived = { $who }已到場。
ruling-late = { $who }遲到超過規定時間，判負，{ $other }勝。
ruling-both-late = 雙方都遲到超過規定時間，均判負。
ruling-move = { $who }走 { $move }。
ruling-irregular-move = { $who }走了一著違例的棋，在{ $other }提出之前暫且有效。
ruling-no-move-made = 還沒有走棋，不能按鐘。
ruling-nothing-there = 那裡沒有可走或可升變的棋子。
ruling-own-man-there = 那一格有己方的棋子。
ruling-king-cannot-be-taken = 王不能被吃。
ruling-must-move = 摸子走子：{ $turn }必須走 { $square } 的{ $piece }。
ruling-must-capture = 摸子走子：{ $turn }必須吃 { $square } 的{ $piece }。
ruling-must-capture-with = 摸子走子：{ $turn }必須用 { $square } 的{ $piece }吃 { $target } 的{ $victim }。
ruling-must-castle = 王和車都已摸過：{ $turn }必須與 { $square } 的車易位。
ruling-must-move-king = 這一側不能易位：{ $turn }必須走 { $square } 的王。
ruling-free-choice = 摸過的棋子都不能走，也不能被吃：{ $turn }可以任走一著合法的棋。
ruling-adjusting = { $turn }擺正棋子，此時摸子不必走子。
ruling-released-man-stays = 棋子已經落下，不能改走別處。
ruling-must-promote = 兵必須在這一格升變為后、車、象或馬。
ruling-touch-restored = { $who }違反摸子走子，所走的一著收回。
ruling-no-touch-breach = 沒有違反摸子走子。
ruling-touch-complaint-late = 申訴已遲：須在自己摸子之前提出。
ruling-illegal-refused = 這一著違例，不能走。
ruling-illegal-restored = { $who }違例，恢復到這一著之前的局面。
ruling-illegal-offence = { $who }第 { $count } 次違例。
ruling-illegal-time = 因對方違例，給{ $who }加 { $time }。
ruling-illegal-loses = 違例次數已滿：{ $who }判負，{ $other }勝。
ruling-illegal-draws = { $who }違例次數已滿，但{ $other }已不可能將死對方，判和。
ruling-no-illegal-move = 沒有發現違例的著法。
ruling-displaced = { $who }碰亂了棋子，用{ $who }的時間擺回原位。
ruling-replaced =
    { $side ->
        [none] 棋子已擺回原位。
       *[other] 棋子已擺回原位，{ $who }的棋鐘走動。
    }
ruling-checkmate = 將死，{ $who }勝。
ruling-stalemate = { $who }無著可走，又未被將軍：逼和。
ruling-dead-position = 死局：雙方都已不可能將死對方，和棋。
ruling-resigned = { $who }認輸，{ $other }勝。
ruling-resigned-draw = { $who }認輸，但{ $other }已不可能將死對方，判和。
ruling-time-loses = { $who }超時判負，{ $other }勝。
ruling-time-draws = { $who }超時，但{ $other }已不可能將死對方，判和。
ruling-undecided = 未能判明是否還可能將死，按可能處理；裁判可另作裁決。
ruling-both-flags-draw = 雙方都已落旗，先後無法判明：和棋。
ruling-both-flags-play-on = 雙方都已落旗，先後無法判明：進入下一時段，對局繼續。
ruling-no-flag = 沒有落旗。
ruling-offer = { $who }提和。
ruling-offer-out-of-time = 提和應在走棋之後、按鐘之前。{ $who }的提和仍然有效，記錄在案。
ruling-offer-repeated = { $other }未曾提和，{ $who }又一次提和，記錄在案。
ruling-offer-accepted = { $who }同意，雙方議和。
ruling-offer-refused = { $who }不同意和棋。
ruling-offer-refused-by-move = 走棋即不同意和棋，提和失效。
ruling-no-offer = 目前沒有提和。
ruling-claim-stops-clocks = { $who }要求判和，雙方停鐘。
ruling-claim-too-late = 棋已落下：要求判和須在走棋之前。
ruling-claim-repetition = { $who }的要求成立：同一局面第三次出現，和棋。
ruling-claim-moves = { $who }的要求成立：按五十回合規則，足夠多的回合裡沒有吃子，也沒有動兵，和棋。
ruling-claim-wrong = 要求不成立，對局繼續。
ruling-claim-wrong-loses-time = 因要求不成立，{ $who }扣除 { $time }。
ruling-claim-wrong-gives-time = 因對方的要求不成立，給{ $who }加 { $time }。
ruling-claim-is-offer = { $who }的要求同時視為提和。
ruling-must-play-intended = { $turn }必須走寫下的著法：{ $move }。
ruling-perpetual-check = { $who }長將。
ruling-threefold = 同一局面第三次出現，和棋。
ruling-fivefold = 同一局面第五次出現，和棋。
ruling-fifty-moves = 五十回合規則，和棋。
ruling-seventy-five-moves = 雙方各走七十五回合沒有吃子，也沒有動兵，和棋。
ruling-refusal = { $loser }拒不遵守棋規，判負，{ $winner }勝。
ruling-both-refuse = 雙方都拒不遵守棋規，均判負。
ruling-clocks-stopped =
    { $side ->
        [none] 雙方停鐘。
       *[other] { $who }停鐘，請裁判到場。
    }
ruling-clock-runs = { $who }的棋鐘走動。
ruling-clock-gap = 電腦中斷了 { $time }，雙方停鐘。
ruling-clock-set = { $who }的棋鐘撥到 { $time }。
ruling-time-given = 給{ $who }加 { $time }。
ruling-time-taken = { $who }扣除 { $time }。
ruling-set-back = 裁判裁決退回 { $count } 步。
ruling-taken-back = 悔棋 { $count } 步。
ruling-not-so-many-moves = 沒有那麼多步可退。
ruling-position-set = 裁判已把局面擺正確。
ruling-position-lost = 出錯之前的局面無法恢復，對局作廢重下。
ruling-wrong-set-up = 開局時棋子擺錯，對局作廢重下。
ruling-board-turned = 棋盤放錯了方向。把局面移到放正的棋盤上，對局繼續。
ruling-colours-play-on = 執棋顏色弄反了，但對局已進行較久，照此繼續。
ruling-colours-restart = 執棋顏色弄反了，改正後重新開局。
ruling-decided =
    { $score ->
        [win] 裁判裁決：{ $winner }勝。
        [draw] 裁判裁決：和棋。
        [both-lose] 裁判裁決：雙方均負。
       *[void] 裁判裁決：對局作廢。
    }
ruling-play-on = 裁判裁決對局繼續，目前雙方停鐘。
ruling-must-seal = 本節比賽時間到，{ $turn }須封棋。
ruling-adjourned = { $who }已寫好封著，封棋。
ruling-resumed = 續弈，由{ $who }應著，{ $who }的棋鐘走動。
ruling-envelope-waits = 應著的一方到場之前，不拆信封。
ruling-envelope-opened = 拆開信封，{ $who }的封著是「{ $text }」。
ruling-sealed-move-bad = { $who }的封著含糊、無法辨認或違例，判負，{ $other }勝。
ruling-sealed-move-bad-draws = { $who }的封著不成著法，但{ $other }已不可能將死對方，判和。

## What a side, a piece nobody can name and a stretch of time are called in rulings
side-white = 白方
side-black = 黑方
man-unknown = 棋子
span-hours = { $hours } 小時
span-hours-minutes = { $hours } 小時 { $minutes } 分
span-minutes = { $minutes } 分鐘
span-minutes-seconds = { $minutes } 分 { $seconds } 秒
span-seconds = { $seconds } 秒

## Where a law stands: an article of the FIDE Laws of Chess, one of its guidelines, or a topic of our own
law-article = 第 { $number } 條
law-articles = 第 { $numbers } 條
law-guideline = 指南 { $number }
law-topic-wings = 兩翼與中心
law-topic-sets = 棋子樣式
law-topic-perpetual-check = 長將
law-topic-score-sheet = 記錄紙
law-topic-events = 賽事
law-topic-formats = 賽制
law-topic-colours = 執棋分配
law-topic-ties = 破同分
law-topic-titles = 稱號
law-topic-ladder = 段位榜

## Why a game ended, in a word
reason-checkmate = 將死
reason-resignation = 認輸
reason-stalemate = 逼和
reason-dead-position = 死局
reason-time = 超時
reason-both-flags = 雙方落旗
reason-agreement = 雙方議和
reason-threefold = 三次重複
reason-fifty-moves = 五十回合規則
reason-fivefold = 五次重複
reason-seventy-five-moves = 七十五回合規則
reason-illegal-moves = 違例
reason-lateness = 遲到
reason-refusal = 拒不遵守棋規
reason-sealed-move = 封著無效
reason-position-lost = 局面無法恢復
reason-wrong-set-up = 棋子擺錯
reason-colours-reversed = 顏色弄反
reason-decision = 裁判裁決

## The law behind it, in a sentence. $mercy says when the loser is spared: never, lone-king or no-mate
because-checkmate = { $article }：將死對方的王即獲勝，對局立即結束。
because-resignation =
    { $mercy ->
        [never] { $article }：認輸即判負。
        [lone-king] { $article }：認輸即判負，但對方只剩單王時判和。
       *[no-mate] { $article }：認輸即判負，但對方無論怎樣合法走棋都不可能將死時判和。
    }
because-stalemate = { $article }：輪走的一方無著可走，又未被將軍，即為和棋。
because-dead-position = { $article }：雙方無論怎樣合法走棋都不可能將死，立即和棋。
because-time =
    { $mercy ->
        [never] { $article }：超時即判負。
        [lone-king] { $article }：超時即判負，但對方只剩單王時判和。
       *[no-mate] { $article }：超時即判負，但對方無論怎樣合法走棋都不可能將死時判和。
    }
because-time-draw =
    { $mercy ->
        [lone-king] { $article }：雖已超時，但對方只剩單王，不能獲勝，判和。
       *[no-mate] { $article }：雖已超時，但對方無論怎樣合法走棋都不可能將死，判和。
    }
because-both-flags = { $article }：雙方在最後時段都已落旗，先後無法判明，判和。
because-agreement = { $article }：雙方同意和棋。
because-threefold =
    { $claim ->
        [no] { $article }：同一局面第三次出現，按本局規則自動判和。
       *[yes] { $article }：同一局面第三次出現，輪走的一方要求判和。
    }
because-fifty-moves =
    { $claim ->
        [no] { $article }：雙方各走五十回合沒有吃子，也沒有動兵，按本局規則自動判和。
       *[yes] { $article }：符合五十回合規則，輪走的一方要求判和。
    }
because-fivefold = { $article }：同一局面出現五次，無須要求即為和棋。
because-seventy-five-moves = { $article }：雙方各走七十五回合沒有吃子，也沒有動兵，無須要求即為和棋。
because-illegal-moves = { $article }：違例次數已滿，判負。
because-illegal-moves-draw = { $article }：違例次數已滿，但對方已不可能將死，判和。
because-lateness = { $article }：遲到超過規定時間即判負。
because-refusal = { $article }：一再拒不遵守棋規即判負。
because-sealed-move = { $article }：封著含糊、無法辨認或違例，即判負。
because-sealed-move-draw = { $article }：封著無效，但對方已不可能將死，判和。
because-position-lost = 出錯之前的局面無法恢復，對局作廢。
because-wrong-set-up = { $article }：開局時棋子擺錯，對局作廢。
because-colours-reversed = { $article }：執棋顏色弄反，發現得早則對局作廢。
because-decision = 由裁判裁決。
