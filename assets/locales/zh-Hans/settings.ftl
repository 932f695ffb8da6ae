# Settings, page by page, and the page about the program.

settings-title = 设置
settings-preview = 预览
settings-at-once = 更改立即生效，对局中也一样。

## Pages
settings-appearance = 外观
settings-playing = 走子
settings-notation = 记谱
settings-keyboard = 键盘
settings-language = 语言
settings-accessibility = 无障碍
settings-about = 关于

## Appearance
settings-pieces = 棋子
settings-pieces-flat = 平面
settings-pieces-qq = QQ 风格
settings-pieces-solid = 立体
settings-material = 材质
settings-material-for = 用于立体棋子
settings-material-boxwood = 黄杨与乌木
settings-material-marble = 大理石
settings-material-celadon = 青瓷
settings-material-lacquer = 漆器
settings-board = 棋盘
settings-board-walnut = 胡桃木
settings-board-jade = 碧玉
settings-board-ink = 水墨
settings-board-slate = 青石
settings-board-blue = 湖蓝
settings-board-contrast = 高对比
settings-coordinates = 坐标
settings-coordinates-off = 不显示
settings-coordinates-inside = 格内
settings-coordinates-frame = 边框
settings-animation = 动画
settings-animation-off = 关
settings-animation-fast = 快
settings-animation-normal = 适中
settings-animation-slow = 慢
settings-theme = 明暗
settings-theme-system = 跟随系统
settings-theme-light = 浅色
settings-theme-dark = 深色
settings-solid = 立体棋盘
settings-camera = 视角
settings-camera-seated = 就座
settings-camera-play = 对局
settings-camera-analysis = 分析
settings-camera-top = 俯视
settings-quality = 画质
settings-quality-automatic = 自动
settings-quality-low = 低
settings-quality-medium = 中
settings-quality-high = 高
settings-king-tips = 认输时放倒王
settings-king-tips-about = 棋盘停在终局局面时可见。
settings-swing-back = 视角自动复位
settings-swing-back-about = 用鼠标转动棋盘后，松手即回到原位。
settings-last-move = 标出上一着
settings-legal-moves = 显示可走的格
settings-check = 标出将军
settings-captured = 显示吃掉的子

## Playing
settings-move-input = 走子方式
settings-move-input-both = 拖动或点击
settings-move-input-drag = 拖动
settings-move-input-click = 点击
settings-premove = 预走
settings-premove-about = 对手思考时，先定好下一着。
settings-auto-queen = 升变时直接变后
settings-auto-queen-never = 从不
settings-auto-queen-premove = 预走时
settings-auto-queen-always = 总是
settings-auto-queen-about = 按住 Ctrl 落兵，仍可自选。
settings-castle-onto-rook = 王落在己方车上即为易位
settings-castle-onto-rook-about = 王横走两格的走法始终可用。
settings-confirm-resign = 认输前先询问
settings-wheel = 用滚轮翻看着法
settings-sounds = 声音
settings-volume = 音量

## Notation
settings-notation-style = 着法写法
settings-notation-figurine = 棋子图形
settings-notation-letters = 字母
settings-notation-chinese = 汉字
settings-notation-example = 示例
settings-clock-face = 棋钟
settings-clock-face-digital = 数字
settings-clock-face-analogue = 指针
settings-clock-face-about = 两个钟面，到十二点落旗。窗口较小时显示数字。

## Language
settings-language-system = 跟随系统

## Accessibility
settings-reduced-motion = 减少动态效果
settings-reduced-motion-about = 棋子和卡片直接切换，不做移动动画。
settings-contrast-board = 高对比棋盘
settings-contrast-board-about = 白与深灰，没有木纹。
settings-screen-reader-about = 棋格、棋子、着法和棋钟都能被屏幕阅读器读出；整个程序都可以用键盘操作。

## About
about-version = 版本 { $version }
about-what = 桌面上的国际象棋：对弈、打谱、存谱。
about-name = 落子：棋子落定的那一刻。
about-licence = 自由软件，采用 MIT 或 Apache 2.0 许可证。
about-fonts = 字体：Inter 与 Noto，采用 SIL 开放字体许可证。图标：Phosphor，采用 MIT 许可证。
about-folder = 设置存放在 { $path }
