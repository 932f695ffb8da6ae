# The score sheet: the card, and the page that is printed of it.

## What stands on the paper
sheet-title = 记录纸
sheet-event = 赛事
sheet-site = 地点
sheet-date = 日期
sheet-round = 轮次
sheet-board = 台次
sheet-time-control = 用时
sheet-start = 起始局面：{ $fen }
sheet-of = 第 { $number } 张，共 { $count } 张
sheet-number = 回合
sheet-time = 钟面
sheet-result = 结果
sheet-open = 对局尚未结束。
sheet-ending = { $reason }。{ $because }
sheet-signature-white = 白方签名
sheet-signature-black = 黑方签名
sheet-signature-arbiter = 裁判签名

## The card
sheet-notation = 记谱
sheet-short = 简式
sheet-long = 全式
sheet-figurine = 图符
sheet-chinese = 中文
sheet-hint = 点一着棋，棋盘即回到该局面。
sheet-empty = 还没有着法。双方的着法走出后都会记在这里。
sheet-save-page = 保存为网页…
sheet-save-pgn = 保存棋谱…
sheet-print = 打开网页打印

## Saving and printing
sheet-save-title = 保存记录纸
file-kind-html = 网页（HTML）
notice-page-saved = 记录纸已保存为 { $name }。
notice-page-opened = 记录纸将作为网页打开，请在那里打印。如果没有出现，请改为保存网页。
page-no-dialog = 系统的文件对话框没有打开。可以改为打开网页打印，并从那里保存。
