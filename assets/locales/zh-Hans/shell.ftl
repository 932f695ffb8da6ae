# The frame of the window: title, rail, commands, and words used everywhere.

## Window
window-title = 落子
window-title-document = { $name } – 落子
window-title-unsaved = • { $name } – 落子

## Rail
rail-play = 对局
rail-settings = 设置

## Buttons used in many places
button-cancel = 取消
button-close = 关闭
button-ok = 确定
button-dismiss = 知道了

## Commands: buttons, menus, keys and help take their names here
command-new-game = 新对局
command-new-game-dots = 新对局…
command-rematch = 再来一局
command-take-back = 悔棋
command-offer-draw = 提和
command-offer-draw-short = 提和
command-claim-draw = 要求判和
command-claim-draw-short = 判和
command-resign = 认输
command-adjourn = 封棋
command-adjourn-dots = 封棋…
command-save-envelope-dots = 保存信封…
command-resume-game-dots = 续弈…
command-stop-clocks = 停钟
command-arbiter = 裁判
command-arbiter-dots = 裁判…
command-arbiter-book = 裁判记录
command-press-clock = 按钟
command-adjust = 摆正
command-review = 复盘
command-more = 更多
command-open = 打开
command-open-dots = 打开…
command-save = 保存
command-save-as-dots = 另存为…
command-score-sheet-dots = 记录纸…
command-copy-pgn = 复制棋谱
command-copy-fen = 复制局面
command-save-picture-dots = 保存图片…
command-copy-picture = 复制图片
command-paste = 粘贴棋谱或局面
command-undo = 撤销
command-redo = 重做
command-first = 回到开头
command-previous = 后退一步
command-next = 前进一步
command-last = 跳到末尾
command-previous-variation = 上一个变着
command-next-variation = 下一个变着
command-previous-fork = 回到上一个分支
command-next-fork = 前往下一个分支
command-previous-game = 文件中的上一局
command-next-game = 文件中的下一局
command-turn-board = 翻转棋盘
command-full-screen = 全屏
command-type-move = 键入着法
command-clear-marks = 清除箭头和圆圈
command-solid-board = 立体棋盘
command-camera-seated = 视角：就座
command-camera-play = 视角：对局
command-camera-analysis = 视角：分析
command-camera-top = 视角：俯视
command-camera-reset = 视角复位
command-camera-left = 视角左移
command-camera-right = 视角右移
command-camera-higher = 视角升高
command-camera-lower = 视角降低
command-camera-nearer = 视角拉近
command-camera-farther = 视角拉远
camera-label = 视角
command-settings = 设置
command-keyboard-help = 键盘与鼠标
command-about = 关于落子
command-quit = 退出

## Lists in running text
list-separator = 、
