# The move list: moves, variations, comments, the opening; the list of games of a file.

## Moves
moves-label = 著法
moves-empty = 還沒有著法。
moves-item =
    第 { $number } 回合，{ $side ->
        [black] 黑方
       *[white] 白方
    }：{ $move }
moves-current = { $label }，棋盤所示
moves-offer = { $label }，同時提和
moves-opening-label = 開局：{ $name }

## Variations and comments
variation-fold = 收合此變著
variation-unfold = 展開此變著
moves-make-main = 設為主變
moves-promote = 變著上移
moves-delete-from = 刪除此著及以後
comment-label = 評註：{ $text }

## Marks behind a move
nag-1 = 好著
nag-2 = 錯著
nag-3 = 妙著
nag-4 = 漏著
nag-5 = 有意思的一著
nag-6 = 可疑的一著
nag-7 = 唯一著
nag-10 = 均勢
nag-13 = 形勢不明
nag-14 = 白方稍優
nag-15 = 黑方稍優
nag-16 = 白方優勢
nag-17 = 黑方優勢
nag-18 = 白方勝勢
nag-19 = 黑方勝勢

## Games of a file
games-title = 棋局
games-count = { $count } 局
games-found = { $count } 局中的 { $found } 局
games-search = 棋手、賽事、年份
games-clear-search = 清除搜尋
games-none-found = 沒有符合的棋局。
games-item = 第 { $number } 局：{ $white }對{ $black }，{ $result }
games-has-problems = 此局有 { $count } 處問題

## Columns of that list
games-white = 白方
games-black = 黑方
games-result = 結果
games-event = 賽事
games-year = 年份
