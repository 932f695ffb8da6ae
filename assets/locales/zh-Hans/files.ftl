# Files, the clipboard, unsaved work, and what the program says when the disk says no.

## Dialogs of the system
file-open-title = 打开棋谱或局面
file-save-title = 保存棋谱
file-kind-pgn = 棋谱（PGN）
file-kind-all-chess = 棋谱与局面（PGN、FEN、EPD）
file-kind-envelope = 封棋信封
file-kind-any = 所有文件
file-kind-png = PNG 图片
file-kind-jpeg = JPEG 图片
file-kind-svg = SVG 图形
file-untitled = 未命名

## Recent files
recent-clear = 清空列表

## Dropping files on the window
drop-hint = 松开即可打开

## Done
notice-saved = 已保存到 { $name }。
notice-copied-pgn = 棋谱已复制（PGN）。
notice-copied-fen = 局面已复制（FEN）。
notice-copied-picture = 图片已复制。
notice-picture-drawing = 正在绘制图片…
notice-picture-saved = 图片已保存为 { $name }。
notice-picture-folder = 位于文件夹 { $folder }
notice-pasted-games = 已粘贴 { $count } 局棋。
notice-pasted-position = 已粘贴局面。
notice-paste-empty = 剪贴板里没有文字。
notice-paste-unknown = 剪贴板里的文字既不是棋谱，也不是局面。
notice-opened-problems = 已打开 { $name }，其中有 { $count } 处问题。

## The card for saving a picture, and why there is none
picture-title = 保存图片
picture-size = 大小
picture-size-name = 边长（像素）
picture-size-wrong = 请填 { $least } 到 { $most } 之间的整数。
picture-size-unit = 像素
picture-format = 格式
picture-png-about = 画质无损，棋盘四周透明。
picture-jpeg-about = 文件小，适合邮件和网页；以纸色为底。
picture-svg-about = 矢量图形，放大、印刷都清晰。
picture-coordinates = 坐标
picture-marks = 上一着、将军、箭头和圆圈
picture-save = 保存…
picture-solid-svg = 立体棋子不能存为 SVG。请改用 PNG 或 JPEG，或换成平面棋子。
picture-no-card = 这台电脑画不出立体棋子：{ $reason }
picture-failed = 图片绘制失败：{ $reason }
picture-exists = 已经有 { $name } 了，所以没有保存。请换个名字，或直接选中那个文件。
picture-no-dialog = 系统的文件对话框没有打开。可以改用复制图片，或在命令行中使用 luozi diagram。

## Unsaved work
unsaved-title = 保存更改吗？
unsaved-body = { $name } 中的更改尚未保存。
unsaved-body-untitled = 此局尚未保存。
unsaved-save = 保存
unsaved-discard = 不保存

## Changed by another program
file-changed-title = { $name } 已被改动
file-changed-body = 文件打开之后，又被其他程序写过。
file-changed-body-unsaved = 文件打开之后，又被其他程序写过，而这里也有你自己的更改。
file-changed-reload = 重新读取
file-changed-keep = 保留这里的内容
file-changed-save-as = 把我的另存…
file-gone = { $name } 已不在原处。棋谱还开着：请重新保存，以免丢失。

## Something did not work; $reason is one of the io- texts
file-read-failed = 无法打开 { $name }：{ $reason }
file-write-failed = 无法保存 { $name }：{ $reason }
file-empty = { $name } 里没有棋谱，也没有局面。
file-no-position = { $name } 里没有可以显示的局面。
file-no-dialog = 系统的文件对话框没有打开。请把文件拖到窗口上，或在命令行中指定。
io-not-found = 文件不在了，可能已移动或改名。
io-permission-read = 没有读取权限。请向文件所有者索取，或先复制到自己的文件夹。
io-permission-write = 没有写入权限。请保存到其他文件夹。
io-is-folder = 这是一个文件夹。
io-disk-full = 磁盘已满。请腾出空间，或保存到其他磁盘。
io-read-only = 磁盘写保护。请保存到其他磁盘。
io-too-large = 文件太大，无法在此打开。
io-folder-not-found = 所在的文件夹不在了。请保存到其他文件夹。
io-not-a-file = 这不是文件。
io-bad-name = 这里不能用这个文件名。请换一个名字。
io-in-use = 其他程序正在使用它。请先在那里关闭，再试一次。
io-other = 系统提示“{ $detail }”。

## Settings file
settings-file-broken = 设置文件无法读取，已改用默认设置。旧文件保留为 { $name }。
settings-file-newer = 设置文件由更新版本的落子写成。能识别的部分已采用；副本保留为 { $name }。
settings-file-unreadable = 无法读取设置：{ $reason }
settings-file-unwritable = 无法保存设置：{ $reason }

## Problems found in a file
problem-place-line = 第 { $line } 行第 { $column } 列
problem-in-game = 第 { $game } 局，第 { $line } 行第 { $column } 列：{ $what }

## What is wrong there; $number is "4." or "4..."
problem-illegal-move = { $number } { $text } 不合法。其后的内容按原文保留。
problem-ambiguous-move = { $number } { $text } 有几种可能：{ $moves }。其后的内容按原文保留。
problem-not-a-move = { $number }“{ $text }”不是着法。其后的内容按原文保留。
problem-junk = “{ $text }”在此没有意义，已作为评注保留。
problem-stray-closing = 多了一个右括号。
problem-malformed-tag = 标签 { $text } 格式不对。
problem-duplicate-tag = 标签 { $text } 出现两次，以第一个为准。
problem-unclosed-comment = 评注没有结束。
problem-unclosed-variation = 变着没有结束。
problem-bad-fen = 起始局面不能使用：{ $reason }
problem-fen-notice = 起始局面已修正：{ $reason }
problem-other-variant = 变体 { $text } 另有规则，只读取了符合国际象棋的着法。
problem-result-mismatch = 着法后的结果 { $text } 与标签中的不同，以标签为准。
problem-foreign-letters = 棋子字母属于另一种语言：{ $text }，已正确识别。
problem-stray-text = 棋局之间有多余的文字“{ $text }”。

## 进行中的对局
journal-resumed = 上次中断的对局已接着摆好。
journal-damaged = 进行中对局的记录在第 { $line } 行损坏。此前的内容已恢复，完整的原记录另存为 { $file }。
journal-damaged-uncopied = 进行中对局的记录在第 { $line } 行损坏。此前的内容已恢复，但原记录未能另存。
journal-unwritable = 进行中的对局无法保存以防意外：{ $reason }
