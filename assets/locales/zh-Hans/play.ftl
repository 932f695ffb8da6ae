# Playing: the new game card, the column beside the board, draws, results.

## New game card
new-game-title = 新对局
new-game-opponent = 对手
new-game-computer = 人机
new-game-two-people = 双人同机
new-game-level = 级别
new-game-level-weakest = 30 · { $word }
new-game-level-strongest = { $word } · 1
new-game-level-provisional = 各级棋力尚属暂定。
new-game-players = 棋手
new-game-white-name = 白方姓名
new-game-black-name = 黑方姓名
new-game-colour = 执棋
new-game-white = 执白
new-game-black = 执黑
new-game-random = 猜先
new-game-clock = 棋钟
new-game-clock-preset = { $minutes } + { $seconds }
new-game-clock-none = 不计时
new-game-clock-custom = 自定…
new-game-start = 开始

## What a clock means; $class is bullet, blitz, rapid or classical
clock-about-none = 不计时：想多久都可以。
clock-about-sudden-death =
    { $class ->
        [bullet] 子弹棋
        [blitz] 超快棋
        [classical] 慢棋
       *[rapid] 快棋
    }：每方 { $minutes } 分钟包干，不加秒。
clock-about-increment =
    { $class ->
        [bullet] 子弹棋
        [blitz] 超快棋
        [classical] 慢棋
       *[rapid] 快棋
    }：每方 { $minutes } 分钟，每步加 { $seconds } 秒。

## Players
player-you = 你
player-white = 执白
player-black = 执黑
player-level = { $level } 级
player-level-word = { $level } 级 · { $word }
player-elo = 等级分 { $elo }
player-rated = 计分
player-says = “{ $words }”
clock-moves-to-control = 本时段还须走 { $count } 着

## What the column says while a game runs; $side is white or black
status-first-move =
    轮到你走。拖动{ $side ->
        [black] 黑棋
       *[white] 白棋
    }，或点一下棋子再点要去的格。
status-thinking = { $name }正在思考…
status-engine-failed = 引擎出错停止了。棋局没有丢失：可以悔一步棋，或开始新对局。

## Captured men
captured-by =
    { $side ->
        [black] 黑方
       *[white] 白方
    }吃子：{ $men }
captured-none =
    { $side ->
        [black] 黑方
       *[white] 白方
    }尚未吃子。
captured-queen =
    { $count ->
        [1] 后
       *[other] { $count } 后
    }
captured-rook =
    { $count ->
        [1] 车
       *[other] { $count } 车
    }
captured-bishop =
    { $count ->
        [1] 象
       *[other] { $count } 象
    }
captured-knight =
    { $count ->
        [1] 马
       *[other] { $count } 马
    }
captured-pawn =
    { $count ->
        [1] 兵
       *[other] { $count } 兵
    }
material-ahead = +{ $points }
material-ahead-label =
    { $side ->
        [black] 黑方
       *[white] 白方
    }子力多 { $points } 分。

## Clocks, as a screen reader says them
clock-label =
    { $side ->
        [black] 黑方棋钟
       *[white] 白方棋钟
    }，{ $time }
clock-label-running =
    { $side ->
        [black] 黑方棋钟
       *[white] 白方棋钟
    }，走时中，{ $time }
clock-spoken-hours = { $hours } 小时 { $minutes } 分 { $seconds } 秒
clock-spoken-minutes = { $minutes } 分 { $seconds } 秒
clock-spoken-seconds = { $seconds } 秒

## Draw offers and claims
draw-offered = 你已提和。
draw-offered-by-side =
    { $side ->
        [black] 黑方提和。白方可以同意，也可以继续走棋。
       *[white] 白方提和。黑方可以同意，也可以继续走棋。
    }
draw-offered-by-name = { $name }提和。
draw-accept = 同意
draw-decline = 不同意
draw-declined-by-name = { $name }不同意和棋。
draw-offer-with-move = 走下一步棋时同时提和。
draw-offer-not = 不提了
claim-threefold = 此局面已出现三次，可以要求判和。
claim-fifty-move = 五十回合内没有吃子，也没有动兵，可以要求判和。

## Resigning
resign-title = 认输吗？
resign-body = { $name }将获胜。
resign-confirm = 认输
resign-keep-playing = 继续下

## Result
score-white-wins = 1 – 0
score-black-wins = 0 – 1
score-draw = ½ – ½
score-both-lose = 0 – 0
score-void = – : –
result-you-won = 你赢了
result-you-lost = 你输了
result-white-wins = 白胜
result-black-wins = 黑胜
result-draw = 和棋
result-both-lose = 双方判负
result-void = 对局作废
result-unfinished = 未完

## A game that was stopped or broken off
status-stopped = 对局暂停，双方棋钟已停。
status-awaits-start = 棋手到齐后，由裁判开钟。
command-continue = 继续
interrupted-title = 继续对局？
interrupted-restart = 对局进行中程序曾关闭。局面保持原样，双方棋钟已停。
interrupted-slept = 电脑休眠了{ $time }。这段时间不计入任何一方，双方棋钟已停。
interrupted-go-on = 继续
interrupted-later = 稍后
interrupted-resign = 认输
