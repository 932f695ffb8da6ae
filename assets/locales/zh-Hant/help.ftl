# The card with keys and mouse. Commands are named by the command- texts.

help-title = 鍵盤與滑鼠
help-group-game = 對局
help-group-moves = 著法
help-group-board = 棋盤
help-group-files = 檔案
help-group-mouse = 滑鼠
help-group-squares = 用鍵盤走子

## Keys
key-left = ←
key-right = →
key-up = ↑
key-down = ↓
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-space = 空白鍵
key-enter = Enter
key-escape = Esc
key-delete = Delete
key-backspace = 退格
key-control = Ctrl
key-shift = Shift
key-alt = Alt
key-or = 或

## Mouse and board
help-mouse-drag = 拖曳棋子
help-mouse-click = 點棋子，再點目標格
help-mouse-move = 走子
help-mouse-right-drag = 右鍵拖曳
help-mouse-arrow = 畫箭頭
help-mouse-right-click = 右鍵點按
help-mouse-circle = 畫圓圈
help-mouse-wheel = 在棋盤上捲動滾輪
help-mouse-step = 逐著翻看
help-mouse-colour = 其他顏色
help-mouse-colours = 加按 Shift、Alt 或兩者：紅、藍、黃
help-mouse-turn = 轉動立體棋盤
help-mouse-turn-way = 在格子以外按右鍵拖曳，或按中鍵拖曳
help-mouse-zoom = 縮放立體棋盤
help-mouse-zoom-way = 按住 Ctrl 捲動滾輪
help-mouse-seat = 視角復位
help-mouse-seat-way = 按兩下中鍵
help-board-walk = 在格子間移動
help-board-enter = 拿起棋子，放下棋子
help-board-escape = 放回棋子，取消預走
