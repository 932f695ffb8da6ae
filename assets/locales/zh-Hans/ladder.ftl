# The ladder: players of rated games, levels, points, computer opponents.

command-ladder = 段位榜

## Titles, and names with them
title-gm = 特级大师
title-im = 国际大师
title-fm = 棋联大师
title-wgm = 女子特级大师
title-wim = 女子国际大师
title-gm-short = 特级大师
title-im-short = 国际大师
title-fm-short = 棋联大师
title-wgm-short = 女子特级大师
title-wim-short = 女子国际大师
name-with-title = { $title } { $name }

## The first visit, and the players
ladder-first = 计分对局会记入段位榜。以什么名字参赛？
ladder-begin = 开始
ladder-name = 姓名
ladder-no-title = 无
ladder-no-title-name = 无称号
ladder-players = 棋手
ladder-pick = 选择棋手
ladder-new = 新棋手
ladder-new-dots = 新棋手…
ladder-edit = 姓名与称号
ladder-edit-dots = 姓名与称号…
ladder-keep = 保存
ladder-delete-dots = 删除该棋手…
ladder-delete-title = 删除该棋手？
ladder-delete-body =
    { $count ->
        [0] { $name } 将被永久删除。
       *[other] { $name } 的积分和 { $count } 局计分对局将被永久删除。
    }
ladder-delete = 删除
ladder-delete-keep = 保留

## The page
ladder-unranked = 未入级
ladder-unranked-short = 未入级
ladder-name-points = { $name } · { $points } 分
ladder-to-next = 距 { $level } 级还差 { $points } 分
ladder-highest = 最高级
ladder-points = 积分
ladder-range = 时间范围
ladder-month-range = 一个月
ladder-half-year = 半年
ladder-all = 全部
ladder-own-level = { $level } 级
ladder-no-games = 这段时间没有计分对局
ladder-plot-label = 从 { $date }的 { $first } 分到现在的 { $last } 分
ladder-games = 计分对局
ladder-results = 胜、和、负
ladder-best = 最高
ladder-best-date = 最高，{ $date }
ladder-last-days = 最近 30 天
ladder-opponents = 电脑棋手
ladder-one-each = 30 级到 1 级，每级一位
ladder-elo = 等级分
ladder-score = 你的战绩
ladder-row = { $level } 级，{ $name }，等级分 { $elo }，你的战绩 { $score }
ladder-play = 与{ $name }对局
ladder-play-about = 计分对局：每方 10 分钟，每步加 5 秒，猜先。不得悔棋、支着、暂停。
ladder-closed-elsewhere = 段位榜正在另一个落子窗口中使用。关闭那个窗口并重新启动本窗口后，即可在此下计分对局。
ladder-closed-unreadable = 棋手文件无法读取，也无法备份，因此保持原样。现在不能下计分对局。
ladder-date = { $month } { $day } 日
ladder-date-year = { $year } 年 { $month } { $day } 日
ladder-month = { $month } 月

## What happens with rated games
ladder-settled = { $name }：{ $change } 分，现有 { $points } 分
ladder-level-up = 升至 { $level } 级
ladder-level-down = 降至 { $level } 级
ladder-left = 有一局计分对局没有下完，判负。
ladder-left-two = 有一局双人计分对局没有下完，不计分。
ladder-leave-title = 离开计分对局？
ladder-leave-body = 现在离开，本局判负。
ladder-leave = 离开并认负

## The laws
ladder-rules = 段位榜规则
ladder-law-levels = 不满 100 分为未入级。每 100 分为一级，从 30 级升至 1 级，3,000 分起为 1 级。积分最低为零。
ladder-law-stakes = 负方失去的分数即胜方所得。积分高者获胜时，按双方分差计算：
ladder-gap-0 = 分差不满 10
ladder-gap-10 = 10 至不满 100
ladder-gap-100 = 100 至不满 200
ladder-gap-200 = 200 及以上
ladder-worth-10 = 10 分
ladder-worth-slope = 10 − 分差 ÷ 12.5；分差 30 得 7.6 分
ladder-worth-2 = 2 分
ladder-worth-0 = 0 分
ladder-law-own = 本程序的补充
ladder-law-upset = 积分低者获胜：10 + 分差 ÷ 12.5，最多 30 分。
ladder-law-draw = 和棋：积分高者失去输棋时应失分数的一半，归对方所得。
ladder-law-double = 棋手自己的前 50 局计分对局，得失对其本人加倍。
ladder-law-computer = 电脑棋手位于所在级别的正中，积分不变。
ladder-law-serious = 计分对局不得悔棋、支着、暂停。中途离开，或中断后不再续弈，均判负。

## The file with the players
profiles-file-broken = 无法读取段位榜的棋手。{ $name }：{ $reason }。原文件保存为 { $copy }。
profiles-file-damaged = { $name } 第 { $lines } 行损坏，其余内容照常使用；原文件保存为 { $copy }。
profiles-file-newer = { $name } 由更新版本的落子写入。能识别的内容照常使用；副本保存为 { $copy }。
profiles-file-unreadable = 无法读取 { $name }：{ $reason }
profiles-file-unwritable = 无法保存段位榜的棋手：{ $reason }
