# Files, the clipboard, unsaved work, and what the program says when the disk says no.

## Dialogs of the system
file-open-title = 開啟棋譜或局面
file-save-title = 儲存棋譜
file-kind-pgn = 棋譜（PGN）
file-kind-all-chess = 棋譜與局面（PGN、FEN、EPD）
file-kind-envelope = 封棋信封
file-kind-any = 所有檔案
file-kind-png = PNG 圖片
file-kind-jpeg = JPEG 圖片
file-kind-svg = SVG 圖形
file-untitled = 未命名

## Recent files
recent-clear = 清除清單

## Dropping files on the window
drop-hint = 放開即可開啟

## Done
notice-saved = 已儲存到 { $name }。
notice-copied-pgn = 棋譜已複製（PGN）。
notice-copied-fen = 局面已複製（FEN）。
notice-copied-picture = 圖片已複製。
notice-picture-drawing = 正在繪製圖片…
notice-picture-saved = 圖片已儲存為 { $name }。
notice-picture-folder = 位於資料夾 { $folder }
notice-pasted-games = 已貼上 { $count } 局棋。
notice-pasted-position = 已貼上局面。
notice-paste-empty = 剪貼簿裡沒有文字。
notice-paste-unknown = 剪貼簿裡的文字既不是棋譜，也不是局面。
notice-opened-problems = 已開啟 { $name }，其中有 { $count } 處問題。

## The card for saving a picture, and why there is none
picture-title = 儲存圖片
picture-size = 大小
picture-size-name = 邊長（像素）
picture-size-wrong = 請填 { $least } 到 { $most } 之間的整數。
picture-size-unit = 像素
picture-format = 格式
picture-png-about = 畫質無損，棋盤四周透明。
picture-jpeg-about = 檔案小，適合郵件和網頁；以紙色為底。
picture-svg-about = 向量圖形，放大、印刷都清晰。
picture-coordinates = 座標
picture-marks = 上一著、將軍、箭頭和圓圈
picture-save = 儲存…
picture-solid-svg = 立體棋子不能存為 SVG。請改用 PNG 或 JPEG，或換成平面棋子。
picture-no-card = 這台電腦畫不出立體棋子：{ $reason }
picture-failed = 圖片繪製失敗：{ $reason }
picture-exists = 已經有 { $name } 了，所以沒有儲存。請換個名字，或直接選取那個檔案。
picture-no-dialog = 系統的檔案對話方塊沒有開啟。可以改用複製圖片，或在命令列中使用 luozi diagram。

## Unsaved work
unsaved-title = 儲存變更嗎？
unsaved-body = { $name } 中的變更尚未儲存。
unsaved-body-untitled = 此局尚未儲存。
unsaved-save = 儲存
unsaved-discard = 不儲存

## Changed by another program
file-changed-title = { $name } 已被更動
file-changed-body = 檔案開啟之後，又被其他程式寫過。
file-changed-body-unsaved = 檔案開啟之後，又被其他程式寫過，而這裡也有你自己的變更。
file-changed-reload = 重新讀取
file-changed-keep = 保留這裡的內容
file-changed-save-as = 把我的另存…
file-gone = { $name } 已不在原處。棋譜還開著：請重新儲存，以免遺失。

## Something did not work; $reason is one of the io- texts
file-read-failed = 無法開啟 { $name }：{ $reason }
file-write-failed = 無法儲存 { $name }：{ $reason }
file-empty = { $name } 裡沒有棋譜，也沒有局面。
file-no-position = { $name } 裡沒有可以顯示的局面。
file-no-dialog = 系統的檔案對話方塊沒有開啟。請把檔案拖到視窗上，或在命令列中指定。
io-not-found = 檔案不在了，可能已移動或改名。
io-permission-read = 沒有讀取權限。請向檔案擁有者索取，或先複製到自己的資料夾。
io-permission-write = 沒有寫入權限。請儲存到其他資料夾。
io-is-folder = 這是一個資料夾。
io-disk-full = 磁碟已滿。請騰出空間，或儲存到其他磁碟。
io-read-only = 磁碟防寫。請儲存到其他磁碟。
io-too-large = 檔案太大，無法在此開啟。
io-folder-not-found = 所在的資料夾不在了。請儲存到其他資料夾。
io-not-a-file = 這不是檔案。
io-bad-name = 這裡不能用這個檔名。請換一個名字。
io-in-use = 其他程式正在使用它。請先在那裡關閉，再試一次。
io-other = 系統訊息「{ $detail }」。

## Settings file
settings-file-broken = 設定檔無法讀取，已改用預設值。舊檔保留為 { $name }。
settings-file-newer = 設定檔由較新版本的落子寫成。能辨識的部分已採用；複本保留為 { $name }。
settings-file-unreadable = 無法讀取設定：{ $reason }
settings-file-unwritable = 無法儲存設定：{ $reason }

## Problems found in a file
problem-place-line = 第 { $line } 行第 { $column } 欄
problem-in-game = 第 { $game } 局，第 { $line } 行第 { $column } 欄：{ $what }

## What is wrong there; $number is "4." or "4..."
problem-illegal-move = { $number } { $text } 不合法。其後的內容按原文保留。
problem-ambiguous-move = { $number } { $text } 有幾種可能：{ $moves }。其後的內容按原文保留。
problem-not-a-move = { $number }「{ $text }」不是著法。其後的內容按原文保留。
problem-junk = 「{ $text }」在此沒有意義，已作為評註保留。
problem-stray-closing = 多了一個右括號。
problem-malformed-tag = 標籤 { $text } 格式不對。
problem-duplicate-tag = 標籤 { $text } 出現兩次，以第一個為準。
problem-unclosed-comment = 評註沒有結束。
problem-unclosed-variation = 變著沒有結束。
problem-bad-fen = 起始局面不能使用：{ $reason }
problem-fen-notice = 起始局面已修正：{ $reason }
problem-other-variant = 變體 { $text } 另有規則，只讀取了符合國際象棋的著法。
problem-result-mismatch = 著法後的結果 { $text } 與標籤中的不同，以標籤為準。
problem-foreign-letters = 棋子字母屬於另一種語言：{ $text }，已正確辨識。
problem-stray-text = 棋局之間有多餘的文字「{ $text }」。

## 進行中的對局
journal-resumed = 上次中斷的對局已接著擺好。
journal-damaged = 進行中對局的記錄在第 { $line } 行損壞。此前的內容已恢復，完整的原記錄另存為 { $file }。
journal-damaged-uncopied = 進行中對局的記錄在第 { $line } 行損壞。此前的內容已恢復，但原記錄未能另存。
journal-unwritable = 進行中的對局無法儲存以防意外：{ $reason }
