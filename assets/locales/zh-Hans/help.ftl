# The card with keys and mouse. Commands are named by the command- texts.

help-title = 键盘与鼠标
help-group-game = 对局
help-group-moves = 着法
help-group-board = 棋盘
help-group-files = 文件
help-group-mouse = 鼠标
help-group-squares = 用键盘走子

## Keys
key-left = ←
key-right = →
key-up = ↑
key-down = ↓
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-space = 空格
key-enter = 回车
key-escape = Esc
key-delete = Delete
key-backspace = 退格
key-control = Ctrl
key-shift = Shift
key-alt = Alt
key-or = 或

## Mouse and board
help-mouse-drag = 拖动棋子
help-mouse-click = 点棋子，再点目标格
help-mouse-move = 走子
help-mouse-right-drag = 右键拖动
help-mouse-arrow = 画箭头
help-mouse-right-click = 右键单击
help-mouse-circle = 画圆圈
help-mouse-wheel = 在棋盘上滚动滚轮
help-mouse-step = 逐着翻看
help-mouse-colour = 其他颜色
help-mouse-colours = 加按 Shift、Alt 或两者：红、蓝、黄
help-mouse-turn = 转动立体棋盘
help-mouse-turn-way = 在格子以外按右键拖动，或按中键拖动
help-mouse-zoom = 缩放立体棋盘
help-mouse-zoom-way = 按住 Ctrl 滚动滚轮
help-mouse-seat = 视角复位
help-mouse-seat-way = 双击中键
help-board-walk = 在格子间移动
help-board-enter = 拿起棋子，放下棋子
help-board-escape = 放回棋子，取消预走
