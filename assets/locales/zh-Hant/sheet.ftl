# The score sheet: the card, and the page that is printed of it.

## What stands on the paper
sheet-title = 記錄紙
sheet-event = 賽事
sheet-site = 地點
sheet-date = 日期
sheet-round = 輪次
sheet-board = 台次
sheet-time-control = 用時
sheet-start = 起始局面：{ $fen }
sheet-of = 第 { $number } 張，共 { $count } 張
sheet-number = 回合
sheet-time = 鐘面
sheet-result = 結果
sheet-open = 對局尚未結束。
sheet-ending = { $reason }。{ $because }
sheet-signature-white = 白方簽名
sheet-signature-black = 黑方簽名
sheet-signature-arbiter = 裁判簽名

## The card
sheet-notation = 記譜
sheet-short = 簡式
sheet-long = 全式
sheet-figurine = 圖符
sheet-chinese = 中文
sheet-hint = 點一著棋，棋盤即回到該局面。
sheet-empty = 還沒有著法。雙方的著法走出後都會記在這裡。
sheet-save-page = 儲存為網頁…
sheet-save-pgn = 儲存棋譜…
sheet-print = 用瀏覽器列印

## Saving and printing
sheet-save-title = 儲存記錄紙
file-kind-html = 網頁（HTML）
notice-page-saved = 記錄紙已儲存為 { $name }。
notice-page-opened = 記錄紙將在瀏覽器中開啟，請在那裡列印。如果沒有出現，請改為儲存網頁。
page-no-dialog = 系統的檔案對話方塊沒有開啟。可以改在瀏覽器中列印，並從那裡儲存。
