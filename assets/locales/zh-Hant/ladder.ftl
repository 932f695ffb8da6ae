# The ladder: players of rated games, levels, points, computer opponents.

command-ladder = 段位榜

## Titles, and names with them
title-gm = 特級大師
title-im = 國際大師
title-fm = 棋聯大師
title-wgm = 女子特級大師
title-wim = 女子國際大師
title-gm-short = 特級大師
title-im-short = 國際大師
title-fm-short = 棋聯大師
title-wgm-short = 女子特級大師
title-wim-short = 女子國際大師
name-with-title = { $title } { $name }

## The first visit, and the players
ladder-first = 計分對局會記入段位榜。以什麼名字參賽？
ladder-begin = 開始
ladder-name = 姓名
ladder-no-title = 無
ladder-no-title-name = 無稱號
ladder-players = 棋手
ladder-pick = 選擇棋手
ladder-new = 新棋手
ladder-new-dots = 新棋手…
ladder-edit = 姓名與稱號
ladder-edit-dots = 姓名與稱號…
ladder-keep = 儲存
ladder-delete-dots = 刪除該棋手…
ladder-delete-title = 刪除該棋手？
ladder-delete-body =
    { $count ->
        [0] { $name } 將被永久刪除。
       *[other] { $name } 的積分和 { $count } 局計分對局將被永久刪除。
    }
ladder-delete = 刪除
ladder-delete-keep = 保留

## The page
ladder-unranked = 未入級
ladder-unranked-short = 未入級
ladder-name-points = { $name } · { $points } 分
ladder-to-next = 距 { $level } 級還差 { $points } 分
ladder-highest = 最高級
ladder-points = 積分
ladder-range = 時間範圍
ladder-month-range = 一個月
ladder-half-year = 半年
ladder-all = 全部
ladder-own-level = { $level } 級
ladder-no-games = 這段時間沒有計分對局
ladder-plot-label = 從 { $date }的 { $first } 分到現在的 { $last } 分
ladder-games = 計分對局
ladder-results = 勝、和、負
ladder-best = 最高
ladder-best-date = 最高，{ $date }
ladder-last-days = 最近 30 天
ladder-opponents = 電腦棋手
ladder-one-each = 30 級到 1 級，每級一位
ladder-elo = 等級分
ladder-score = 你的戰績
ladder-row = { $level } 級，{ $name }，等級分 { $elo }，你的戰績 { $score }
ladder-play = 與{ $name }對局
ladder-play-about = 計分對局：每方 10 分鐘，每步加 5 秒，猜先。不得悔棋、支著、暫停。
ladder-closed-elsewhere = 段位榜正在另一個落子視窗中使用。關閉那個視窗並重新啟動本視窗後，即可在此下計分對局。
ladder-closed-unreadable = 棋手檔案無法讀取，也無法備份，因此保持原樣。現在不能下計分對局。
ladder-date = { $month } { $day } 日
ladder-date-year = { $year } 年 { $month } { $day } 日
ladder-month = { $month } 月

## What happens with rated games
ladder-settled = { $name }：{ $change } 分，現有 { $points } 分
ladder-level-up = 升至 { $level } 級
ladder-level-down = 降至 { $level } 級
ladder-left = 有一局計分對局沒有下完，判負。
ladder-left-two = 有一局雙人計分對局沒有下完，不計分。
ladder-leave-title = 離開計分對局？
ladder-leave-body = 現在離開，本局判負。
ladder-leave = 離開並認負

## The laws
ladder-rules = 段位榜規則
ladder-law-levels = 不滿 100 分為未入級。每 100 分為一級，從 30 級升至 1 級，3,000 分起為 1 級。積分最低為零。
ladder-law-stakes = 負方失去的分數即勝方所得。積分高者獲勝時，按雙方分差計算：
ladder-gap-0 = 分差不滿 10
ladder-gap-10 = 10 至不滿 100
ladder-gap-100 = 100 至不滿 200
ladder-gap-200 = 200 及以上
ladder-worth-10 = 10 分
ladder-worth-slope = 10 − 分差 ÷ 12.5；分差 30 得 7.6 分
ladder-worth-2 = 2 分
ladder-worth-0 = 0 分
ladder-law-own = 本程式的補充
ladder-law-upset = 積分低者獲勝：10 + 分差 ÷ 12.5，最多 30 分。
ladder-law-draw = 和棋：積分高者失去輸棋時應失分數的一半，歸對方所得。
ladder-law-double = 棋手自己的前 50 局計分對局，得失對其本人加倍。
ladder-law-computer = 電腦棋手位於所在級別的正中，積分不變。
ladder-law-serious = 計分對局不得悔棋、支著、暫停。中途離開，或中斷後不再續弈，均判負。

## The file with the players
profiles-file-broken = 無法讀取段位榜的棋手。{ $name }：{ $reason }。原檔案保存為 { $copy }。
profiles-file-damaged = { $name } 第 { $lines } 行損壞，其餘內容照常使用；原檔案保存為 { $copy }。
profiles-file-newer = { $name } 由更新版本的落子寫入。能識別的內容照常使用；副本保存為 { $copy }。
profiles-file-unreadable = 無法讀取 { $name }：{ $reason }
profiles-file-unwritable = 無法儲存段位榜的棋手：{ $reason }
