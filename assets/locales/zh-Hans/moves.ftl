# The move list: moves, variations, comments, the opening; the list of games of a file.

## Moves
moves-label = 着法
moves-empty = 还没有着法。
moves-item =
    第 { $number } 回合，{ $side ->
        [black] 黑方
       *[white] 白方
    }：{ $move }
moves-current = { $label }，棋盘所示
moves-offer = { $label }，同时提和
moves-opening-label = 开局：{ $name }

## Variations and comments
variation-fold = 收起此变着
variation-unfold = 展开此变着
moves-make-main = 设为主变
moves-promote = 变着上移
moves-delete-from = 删除此着及以后
comment-label = 评注：{ $text }

## Marks behind a move
nag-1 = 好着
nag-2 = 错着
nag-3 = 妙着
nag-4 = 漏着
nag-5 = 有意思的一着
nag-6 = 可疑的一着
nag-7 = 唯一着
nag-10 = 均势
nag-13 = 形势不明
nag-14 = 白方稍优
nag-15 = 黑方稍优
nag-16 = 白方优势
nag-17 = 黑方优势
nag-18 = 白方胜势
nag-19 = 黑方胜势

## Games of a file
games-title = 棋局
games-count = { $count } 局
games-found = { $count } 局中的 { $found } 局
games-search = 棋手、赛事、年份
games-clear-search = 清除搜索
games-none-found = 没有符合的棋局。
games-item = 第 { $number } 局：{ $white }对{ $black }，{ $result }
games-has-problems = 此局有 { $count } 处问题

## Columns of that list
games-white = 白方
games-black = 黑方
games-result = 结果
games-event = 赛事
games-year = 年份
