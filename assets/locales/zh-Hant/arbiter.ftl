# 裁判與棋手：要求判和與裁決，以及裁判順帶說的話。

## What the arbiter says in passing; $article says where the law stands
notice-ruling = { $sentence }（{ $article }）

## A claim of a draw
claim-title = 要求判和
claim-ground = 理由
claim-ground-repetition = 三次重複
claim-ground-moves = 五十回合規則
claim-when = 局面
claim-when-now = 棋盤上的局面
claim-when-move = 走完擬走的著法以後
claim-move = 擬走的著法
claim-move-hint = 寫法同記錄紙，例如 馬f3 或 Ng1-f3
claim-move-about = 寫下或選出這步棋，不要在棋盤上走。
claim-move-understood = 寫下的著法：{ $move }
claim-about = 要求判和時雙方停鐘，提出後不得收回，同時視為提和。
claim-costs-claimant = 要求不成立時，扣除你的用時 { $time }。
claim-costs-opponent = 要求不成立時，給對方加時 { $time }。
claim-costs-nothing = 要求不成立時，對局照常繼續。
claim-binds = 此時必須走寫下的這步棋。
claim-make = 要求判和

## The ruling on a claim; $written is yes if a move was written down
verdict-repetition = 三次重複成立，和棋
verdict-moves = 五十回合規則成立，和棋
verdict-rejected = 要求不成立
verdict-claim-repetition =
    { $written ->
        [yes] { $name }要求判和，並寫下擬走的 { $move }。走後同一局面出現 { $count } 次。
       *[no] { $name }要求判和。棋盤上的局面已出現 { $count } 次。
    }
verdict-claim-no-repetition =
    { $written ->
        [yes] { $name }要求判和，並寫下擬走的 { $move }。走後的局面只是第 { $count } 次出現。
       *[no] { $name }要求判和，但棋盤上的局面只出現過 { $count } 次。
    }
verdict-claim-moves =
    { $written ->
        [yes] { $name }要求判和，並寫下擬走的 { $move }。走後雙方各有 { $count } 步沒有吃子，也沒有動兵。
       *[no] { $name }要求判和：雙方各有 { $count } 步沒有吃子，也沒有動兵。
    }
verdict-claim-no-moves =
    { $written ->
        [yes] { $name }要求判和，並寫下擬走的 { $move }。走後雙方沒有吃子、沒有動兵的著法各只有 { $count } 步，須滿 { $needed } 步。
       *[no] { $name }要求判和，但雙方沒有吃子、沒有動兵的著法各只有 { $count } 步，須滿 { $needed } 步。
    }
verdict-claim-bound = { $name }以 { $move } 要求判和，但按摸子走子須走別的著法。
verdict-time =
    { $number ->
        [1] 第一次
        [2] 第二次
        [3] 第三次
        [4] 第四次
       *[other] 第 { $number } 次
    }
verdict-other = 局面不同
verdict-start = 開局時
verdict-intended = 擬走 { $move }
verdict-same-turn = 同一方走棋
verdict-same-men = 各子位置相同
verdict-same-castling = 易位權相同
verdict-same-en-passant = 吃過路兵權相同
verdict-other-turn = 走棋方不同
verdict-other-men = 各子位置不同
verdict-other-castling = 易位權不同
verdict-other-en-passant = 吃過路兵權不同
verdict-quiet-moves = 雙方各走的沒有吃子、沒有動兵的著法
verdict-needed-moves = 要求判和須滿
verdict-quiet-since = 最後一次吃子或動兵
verdict-before-record = 在所記的第一步之前
verdict-see-score = 看棋譜

## The panel of a person who acts as arbiter
officer-title = 裁判
officer-clocks = 棋鐘
officer-position = 局面
officer-decision = 判定
officer-book = 裁判記錄
officer-book-empty = 還沒有裁決。
officer-go-on = 繼續對局
officer-confirm = 如此判定
officer-set = 設定
officer-set-clock = 設定{ $side }的鐘
officer-give = 給{ $side }加 { $minutes } 分鐘
officer-take = 扣{ $side } { $minutes } 分鐘
officer-flag = 有一方旗已落下
officer-present = { $side }已到場
officer-start = 開始對局
officer-awaited = 等{ $side }到場
officer-arrived = 已到場
officer-back = 退回
officer-back-less = 少退一步
officer-back-more = 多退一步
officer-back-count = { $count } 步
officer-back-do = 退回
officer-fen = 局面 FEN
officer-set-up = 擺上棋盤
officer-men = 棋子
officer-displaced-white = 白方碰亂棋子
officer-displaced-black = 黑方碰亂棋子
officer-replaced = 棋子已複位
officer-found = 發現
officer-board-turned = 棋盤放反
officer-colours = 雙方執子顛倒
officer-set-up-wrong = 開局擺錯
officer-position-lost = 局面無法恢復
officer-result = 結果
officer-refusal = 拒不守規則
officer-both = 雙方
officer-wrong-end = 終局有誤
officer-play-on = 對局繼續

## Putting a game away with a sealed move
adjourn-title = 封棋？
adjourn-body = 本節比賽到此為止。{ $side }寫下封著，對局裝入信封，留待續弈。
seal-title = { $side }封棋
seal-about = 請{ $other }迴避。按記錄紙的寫法寫下封著，續弈之前不給任何人看。
seal-move = 封著
seal-hint = 例如 馬g1-f3 或 Ng1-f3
seal-show = 按住顯示
seal-do = 封棋
seal-all-the-same = 仍然封棋
seal-law = 封著含糊、無法辨認或不合規則，即判負。隨後信封存為檔案，可在任何電腦上續弈。
seal-no-move = 這不是此局面中明確的合法著法。若仍然封棋，可能因此判負。
status-flag-down = { $side }的旗已落下。
flag-claim = 指出超時
status-must-seal = { $side }須封棋。
status-put-away = 已封棋，封著由{ $side }寫下。
status-awaits = 信封等{ $side }到場後拆開，{ $side }的鐘在走。
resume-title = 續弈
resume-do = 續弈
resume-position = 封著之前的局面
resume-sealed-by = 封著由{ $side }寫下。
resume-date = 開局日期：{ $date }
resume-about = 由{ $side }應著：續弈時走{ $side }的鐘，{ $side }到場後拆開信封。
envelope-save-title = 儲存信封
envelope-saved = 已儲存為 { $name }。開啟這個檔案即可續弈。
envelope-no-dialog = 系統的檔案對話方塊未能開啟，信封沒有儲存。對局保留在本機，隨時可以續弈。
envelope-refused = { $name } 第 { $line } 行：{ $reason }檔案未作改動。
envelope-no-game = 其中沒有封棋的對局。請開啟封棋時儲存的信封。
envelope-newer = 由更新版本的落子寫成（版本 { $version }），請用新版本開啟。
envelope-cut = 檔案不完整，請從原處重新複製。
envelope-damaged = 內容被改動過，請從原處重新複製。
