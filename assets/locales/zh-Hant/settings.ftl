# Settings, page by page, and the page about the program.

settings-title = 設定
settings-preview = 預覽
settings-at-once = 變更立即生效，對局中也一樣。

## Pages
settings-appearance = 外觀
settings-playing = 走子
settings-notation = 記譜
settings-keyboard = 鍵盤
settings-language = 語言
settings-accessibility = 無障礙
settings-about = 關於

## Appearance
settings-pieces = 棋子
settings-pieces-flat = 平面
settings-pieces-qq = QQ 風格
settings-pieces-solid = 立體
settings-material = 材質
settings-material-for = 用於立體棋子
settings-material-boxwood = 黃楊與烏木
settings-material-marble = 大理石
settings-material-celadon = 青瓷
settings-material-lacquer = 漆器
settings-board = 棋盤
settings-board-walnut = 胡桃木
settings-board-jade = 碧玉
settings-board-ink = 水墨
settings-board-slate = 青石
settings-board-blue = 湖藍
settings-board-contrast = 高對比
settings-coordinates = 座標
settings-coordinates-off = 不顯示
settings-coordinates-inside = 格內
settings-coordinates-frame = 邊框
settings-animation = 動畫
settings-animation-off = 關
settings-animation-fast = 快
settings-animation-normal = 適中
settings-animation-slow = 慢
settings-theme = 明暗
settings-theme-system = 跟隨系統
settings-theme-light = 淺色
settings-theme-dark = 深色
settings-solid = 立體棋盤
settings-camera = 視角
settings-camera-seated = 就座
settings-camera-play = 對局
settings-camera-analysis = 分析
settings-camera-top = 俯視
settings-quality = 畫質
settings-quality-automatic = 自動
settings-quality-low = 低
settings-quality-medium = 中
settings-quality-high = 高
settings-king-tips = 認輸時放倒王
settings-king-tips-about = 棋盤停在終局局面時可見。
settings-swing-back = 視角自動復位
settings-swing-back-about = 用滑鼠轉動棋盤後，放開即回到原位。
settings-last-move = 標出上一著
settings-legal-moves = 顯示可走的格
settings-check = 標出將軍
settings-captured = 顯示吃掉的子

## Playing
settings-move-input = 走子方式
settings-move-input-both = 拖曳或點按
settings-move-input-drag = 拖曳
settings-move-input-click = 點按
settings-premove = 預走
settings-premove-about = 對手思考時，先定好下一著。
settings-auto-queen = 升變時直接變后
settings-auto-queen-never = 從不
settings-auto-queen-premove = 預走時
settings-auto-queen-always = 總是
settings-auto-queen-about = 按住 Ctrl 落兵，仍可自選。
settings-castle-onto-rook = 王落在己方車上即為易位
settings-castle-onto-rook-about = 王橫走兩格的走法始終可用。
settings-confirm-resign = 認輸前先詢問
settings-wheel = 用滾輪翻看著法
settings-sounds = 聲音
settings-volume = 音量

## Notation
settings-notation-style = 著法寫法
settings-notation-figurine = 棋子圖形
settings-notation-letters = 字母
settings-notation-chinese = 漢字
settings-notation-example = 範例
settings-clock-face = 棋鐘
settings-clock-face-digital = 數字
settings-clock-face-analogue = 指針
settings-clock-face-about = 兩個鐘面，到十二點落旗。視窗較小時顯示數字。

## Language
settings-language-system = 跟隨系統

## Accessibility
settings-reduced-motion = 減少動態效果
settings-reduced-motion-about = 棋子和卡片直接切換，不做移動動畫。
settings-contrast-board = 高對比棋盤
settings-contrast-board-about = 白與深灰，沒有木紋。
settings-screen-reader-about = 棋格、棋子、著法和棋鐘都能由螢幕閱讀器唸出；整個程式都可以用鍵盤操作。

## About
about-version = 版本 { $version }
about-what = 桌面上的國際象棋：對弈、打譜、存譜。
about-name = 落子：棋子落定的那一刻。
about-licence = 自由軟體，採用 MIT 或 Apache 2.0 授權。
about-fonts = 字型：Inter 與 Noto，採用 SIL 開放字型授權。圖示：Phosphor，採用 MIT 授權。
about-folder = 設定存放在 { $path }
