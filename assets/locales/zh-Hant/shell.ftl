# The frame of the window: title, rail, commands, and words used everywhere.

## Window
window-title = 落子
window-title-document = { $name } – 落子
window-title-unsaved = • { $name } – 落子

## Rail
rail-play = 對局
rail-settings = 設定

## Buttons used in many places
button-cancel = 取消
button-close = 關閉
button-ok = 確定
button-dismiss = 知道了

## Commands: buttons, menus, keys and help take their names here
command-new-game = 新對局
command-new-game-dots = 新對局…
command-rematch = 再來一局
command-take-back = 悔棋
command-offer-draw = 提和
command-offer-draw-short = 提和
command-claim-draw = 要求判和
command-claim-draw-short = 判和
command-resign = 認輸
command-adjourn = 封棋
command-adjourn-dots = 封棋…
command-save-envelope-dots = 儲存信封…
command-resume-game-dots = 續弈…
command-stop-clocks = 停鐘
command-arbiter = 裁判
command-arbiter-dots = 裁判…
command-arbiter-book = 裁判記錄
command-press-clock = 按鐘
command-adjust = 擺正
command-review = 覆盤
command-more = 更多
command-open = 開啟
command-open-dots = 開啟…
command-save = 儲存
command-save-as-dots = 另存新檔…
command-score-sheet-dots = 記錄紙…
command-copy-pgn = 複製棋譜
command-copy-fen = 複製局面
command-save-picture-dots = 儲存圖片…
command-copy-picture = 複製圖片
command-paste = 貼上棋譜或局面
command-undo = 復原
command-redo = 重做
command-first = 回到開頭
command-previous = 後退一步
command-next = 前進一步
command-last = 跳到末尾
command-previous-variation = 上一個變著
command-next-variation = 下一個變著
command-previous-fork = 回到上一個分支
command-next-fork = 前往下一個分支
command-previous-game = 檔案中的上一局
command-next-game = 檔案中的下一局
command-turn-board = 翻轉棋盤
command-full-screen = 全螢幕
command-type-move = 鍵入著法
command-clear-marks = 清除箭頭和圓圈
command-solid-board = 立體棋盤
command-camera-seated = 視角：就座
command-camera-play = 視角：對局
command-camera-analysis = 視角：分析
command-camera-top = 視角：俯視
command-camera-reset = 視角復位
command-camera-left = 視角左移
command-camera-right = 視角右移
command-camera-higher = 視角升高
command-camera-lower = 視角降低
command-camera-nearer = 視角拉近
command-camera-farther = 視角拉遠
camera-label = 視角
command-settings = 設定
command-keyboard-help = 鍵盤與滑鼠
command-about = 關於落子
command-quit = 結束

## Lists in running text
list-separator = 、
