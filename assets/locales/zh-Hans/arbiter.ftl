# 裁判与棋手：要求判和与裁决，以及裁判顺带说的话。

## What the arbiter says in passing; $article says where the law stands
notice-ruling = { $sentence }（{ $article }）

## A claim of a draw
claim-title = 要求判和
claim-ground = 理由
claim-ground-repetition = 三次重复
claim-ground-moves = 五十回合规则
claim-when = 局面
claim-when-now = 棋盘上的局面
claim-when-move = 走完拟走的着法以后
claim-move = 拟走的着法
claim-move-hint = 写法同记录纸，例如 马f3 或 Ng1-f3
claim-move-about = 写下或选出这步棋，不要在棋盘上走。
claim-move-understood = 写下的着法：{ $move }
claim-about = 要求判和时双方停钟，提出后不得收回，同时视为提和。
claim-costs-claimant = 要求不成立时，扣除你的用时 { $time }。
claim-costs-opponent = 要求不成立时，给对方加时 { $time }。
claim-costs-nothing = 要求不成立时，对局照常继续。
claim-binds = 此时必须走写下的这步棋。
claim-make = 要求判和

## The ruling on a claim; $written is yes if a move was written down
verdict-repetition = 三次重复成立，和棋
verdict-moves = 五十回合规则成立，和棋
verdict-rejected = 要求不成立
verdict-claim-repetition =
    { $written ->
        [yes] { $name }要求判和，并写下拟走的 { $move }。走后同一局面出现 { $count } 次。
       *[no] { $name }要求判和。棋盘上的局面已出现 { $count } 次。
    }
verdict-claim-no-repetition =
    { $written ->
        [yes] { $name }要求判和，并写下拟走的 { $move }。走后的局面只是第 { $count } 次出现。
       *[no] { $name }要求判和，但棋盘上的局面只出现过 { $count } 次。
    }
verdict-claim-moves =
    { $written ->
        [yes] { $name }要求判和，并写下拟走的 { $move }。走后双方各有 { $count } 步没有吃子，也没有动兵。
       *[no] { $name }要求判和：双方各有 { $count } 步没有吃子，也没有动兵。
    }
verdict-claim-no-moves =
    { $written ->
        [yes] { $name }要求判和，并写下拟走的 { $move }。走后双方没有吃子、没有动兵的着法各只有 { $count } 步，须满 { $needed } 步。
       *[no] { $name }要求判和，但双方没有吃子、没有动兵的着法各只有 { $count } 步，须满 { $needed } 步。
    }
verdict-claim-bound = { $name }以 { $move } 要求判和，但按摸子走子须走别的着法。
verdict-time =
    { $number ->
        [1] 第一次
        [2] 第二次
        [3] 第三次
        [4] 第四次
       *[other] 第 { $number } 次
    }
verdict-other = 局面不同
verdict-start = 开局时
verdict-intended = 拟走 { $move }
verdict-same-turn = 同一方走棋
verdict-same-men = 各子位置相同
verdict-same-castling = 易位权相同
verdict-same-en-passant = 吃过路兵权相同
verdict-other-turn = 走棋方不同
verdict-other-men = 各子位置不同
verdict-other-castling = 易位权不同
verdict-other-en-passant = 吃过路兵权不同
verdict-quiet-moves = 双方各走的没有吃子、没有动兵的着法
verdict-needed-moves = 要求判和须满
verdict-quiet-since = 最后一次吃子或动兵
verdict-before-record = 在所记的第一步之前
verdict-see-score = 看棋谱

## The panel of a person who acts as arbiter
officer-title = 裁判
officer-clocks = 棋钟
officer-position = 局面
officer-decision = 判定
officer-book = 裁判记录
officer-book-empty = 还没有裁决。
officer-go-on = 继续对局
officer-confirm = 如此判定
officer-set = 设定
officer-set-clock = 设定{ $side }的钟
officer-give = 给{ $side }加 { $minutes } 分钟
officer-take = 扣{ $side } { $minutes } 分钟
officer-flag = 有一方旗已落下
officer-present = { $side }已到场
officer-start = 开始对局
officer-awaited = 等{ $side }到场
officer-arrived = 已到场
officer-back = 退回
officer-back-less = 少退一步
officer-back-more = 多退一步
officer-back-count = { $count } 步
officer-back-do = 退回
officer-fen = 局面 FEN
officer-set-up = 摆上棋盘
officer-men = 棋子
officer-displaced-white = 白方碰乱棋子
officer-displaced-black = 黑方碰乱棋子
officer-replaced = 棋子已复位
officer-found = 发现
officer-board-turned = 棋盘放反
officer-colours = 双方执子颠倒
officer-set-up-wrong = 开局摆错
officer-position-lost = 局面无法恢复
officer-result = 结果
officer-refusal = 拒不守规则
officer-both = 双方
officer-wrong-end = 终局有误
officer-play-on = 对局继续

## Putting a game away with a sealed move
adjourn-title = 封棋？
adjourn-body = 本节比赛到此为止。{ $side }写下封着，对局装入信封，留待续弈。
seal-title = { $side }封棋
seal-about = 请{ $other }回避。按记录纸的写法写下封着，续弈之前不给任何人看。
seal-move = 封着
seal-hint = 例如 马g1-f3 或 Ng1-f3
seal-show = 按住显示
seal-do = 封棋
seal-all-the-same = 仍然封棋
seal-law = 封着含糊、无法辨认或不合规则，即判负。随后信封存为文件，可在任何电脑上续弈。
seal-no-move = 这不是此局面中明确的合法着法。若仍然封棋，可能因此判负。
status-flag-down = { $side }的旗已落下。
flag-claim = 指出超时
status-must-seal = { $side }须封棋。
status-put-away = 已封棋，封着由{ $side }写下。
status-awaits = 信封等{ $side }到场后拆开，{ $side }的钟在走。
resume-title = 续弈
resume-do = 续弈
resume-position = 封着之前的局面
resume-sealed-by = 封着由{ $side }写下。
resume-date = 开局日期：{ $date }
resume-about = 由{ $side }应着：续弈时走{ $side }的钟，{ $side }到场后拆开信封。
envelope-save-title = 保存信封
envelope-saved = 已保存为 { $name }。打开这个文件即可续弈。
envelope-no-dialog = 系统的文件对话框未能打开，信封没有保存。对局保留在本机，随时可以续弈。
envelope-refused = { $name } 第 { $line } 行：{ $reason }文件未作改动。
envelope-no-game = 其中没有封棋的对局。请打开封棋时保存的信封。
envelope-newer = 由更新版本的落子写成（版本 { $version }），请用新版本打开。
envelope-cut = 文件不完整，请从原处重新拷贝。
envelope-damaged = 内容被改动过，请从原处重新拷贝。
