# Playing: the new game card, the column beside the board, draws, results.

## New game card
new-game-title = 新對局
new-game-opponent = 對手
new-game-computer = 人機
new-game-two-people = 雙人同機
new-game-level = 級別
new-game-level-weakest = 30 · { $word }
new-game-level-strongest = { $word } · 1
new-game-level-provisional = 各級棋力尚屬暫定。
new-game-players = 棋手
new-game-white-name = 白方姓名
new-game-black-name = 黑方姓名
new-game-colour = 執棋
new-game-white = 執白
new-game-black = 執黑
new-game-random = 猜先
new-game-clock = 棋鐘
new-game-clock-preset = { $minutes } + { $seconds }
new-game-clock-none = 不計時
new-game-clock-custom = 自訂…
new-game-start = 開始

## What a clock means; $class is bullet, blitz, rapid or classical
clock-about-none = 不計時：想多久都可以。
clock-about-sudden-death =
    { $class ->
        [bullet] 子彈棋
        [blitz] 超快棋
        [classical] 慢棋
       *[rapid] 快棋
    }：每方 { $minutes } 分鐘包乾，不加秒。
clock-about-increment =
    { $class ->
        [bullet] 子彈棋
        [blitz] 超快棋
        [classical] 慢棋
       *[rapid] 快棋
    }：每方 { $minutes } 分鐘，每步加 { $seconds } 秒。

## Players
player-you = 你
player-white = 執白
player-black = 執黑
player-level = { $level } 級
player-level-word = { $level } 級 · { $word }
player-elo = 等級分 { $elo }
player-rated = 計分
player-says = 「{ $words }」
clock-moves-to-control = 本時段還須走 { $count } 著

## What the column says while a game runs; $side is white or black
status-first-move =
    輪到你走。拖曳{ $side ->
        [black] 黑棋
       *[white] 白棋
    }，或點一下棋子再點要去的格。
status-thinking = { $name }正在思考…
status-engine-failed = 引擎出錯停止了。棋局沒有遺失：可以悔一步棋，或開始新對局。

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
        [1] 車
       *[other] { $count } 車
    }
captured-bishop =
    { $count ->
        [1] 象
       *[other] { $count } 象
    }
captured-knight =
    { $count ->
        [1] 馬
       *[other] { $count } 馬
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
        [black] 黑方棋鐘
       *[white] 白方棋鐘
    }，{ $time }
clock-label-running =
    { $side ->
        [black] 黑方棋鐘
       *[white] 白方棋鐘
    }，走時中，{ $time }
clock-spoken-hours = { $hours } 小時 { $minutes } 分 { $seconds } 秒
clock-spoken-minutes = { $minutes } 分 { $seconds } 秒
clock-spoken-seconds = { $seconds } 秒

## Draw offers and claims
draw-offered = 你已提和。
draw-offered-by-side =
    { $side ->
        [black] 黑方提和。白方可以同意，也可以繼續走棋。
       *[white] 白方提和。黑方可以同意，也可以繼續走棋。
    }
draw-offered-by-name = { $name }提和。
draw-accept = 同意
draw-decline = 不同意
draw-declined-by-name = { $name }不同意和棋。
draw-offer-with-move = 走下一步棋時同時提和。
draw-offer-not = 不提了
claim-threefold = 此局面已出現三次，可以要求判和。
claim-fifty-move = 五十回合內沒有吃子，也沒有動兵，可以要求判和。

## Resigning
resign-title = 認輸嗎？
resign-body = { $name }將獲勝。
resign-confirm = 認輸
resign-keep-playing = 繼續下

## Result
score-white-wins = 1 – 0
score-black-wins = 0 – 1
score-draw = ½ – ½
score-both-lose = 0 – 0
score-void = – : –
result-you-won = 你贏了
result-you-lost = 你輸了
result-white-wins = 白勝
result-black-wins = 黑勝
result-draw = 和棋
result-both-lose = 雙方判負
result-void = 對局作廢
result-unfinished = 未完

## A game that was stopped or broken off
status-stopped = 對局暫停，雙方棋鐘已停。
status-awaits-start = 棋手到齊後，由裁判開鐘。
command-continue = 繼續
interrupted-title = 繼續對局？
interrupted-restart = 對局進行中程式曾關閉。局面保持原樣，雙方棋鐘已停。
interrupted-slept = 電腦休眠了{ $time }。這段時間不計入任何一方，雙方棋鐘已停。
interrupted-go-on = 繼續
interrupted-later = 稍後
interrupted-resign = 認輸
