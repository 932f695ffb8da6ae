# The ladder: players of rated games, levels, points, computer opponents.

command-ladder = Ladder

## Titles, and names with them
title-gm = Grandmaster
title-im = International Master
title-fm = FIDE Master
title-wgm = Woman Grandmaster
title-wim = Woman International Master
title-gm-short = GM
title-im-short = IM
title-fm-short = FM
title-wgm-short = WGM
title-wim-short = WIM
name-with-title = { $title } { $name }

## The first visit, and the players
ladder-first = Rated games count on the ladder. Under which name do you play?
ladder-begin = Begin
ladder-name = Name
ladder-no-title = None
ladder-no-title-name = No title
ladder-players = Players
ladder-pick = Choose a player
ladder-new = New player
ladder-new-dots = New player…
ladder-edit = Name and title
ladder-edit-dots = Name and title…
ladder-keep = Save
ladder-delete-dots = Delete this player…
ladder-delete-title = Delete this player?
ladder-delete-body =
    { $count ->
        [0] { $name } goes for good.
        [1] { $name } goes for good, with all points and one rated game.
       *[other] { $name } goes for good, with all points and { $count } rated games.
    }
ladder-delete = Delete
ladder-delete-keep = Keep

## The page
ladder-unranked = Unranked
ladder-unranked-short = unranked
ladder-name-points = { $name } · { $points } points
ladder-to-next =
    { $points ->
        [1] 1 point to level { $level }
       *[other] { $points } points to level { $level }
    }
ladder-highest = Highest level
ladder-points = Points
ladder-range = Time shown
ladder-month-range = Month
ladder-half-year = Half year
ladder-all = All
ladder-own-level = level { $level }
ladder-no-games = No rated games in this time
ladder-plot-label = From { $first } points on { $date } to { $last } points now
ladder-games = rated games
ladder-results = won, drawn, lost
ladder-best = best
ladder-best-date = best, { $date }
ladder-last-days = last 30 days
ladder-opponents = Computer opponents
ladder-one-each = one for each level, 30 to 1
ladder-elo = Elo
ladder-score = Your score
ladder-row = Level { $level }, { $name }, Elo { $elo }, your score { $score }
ladder-play = Play { $name }
ladder-play-about = Rated: ten minutes each and five seconds a move, colours by lot. No take-back, no hints, no pause.
ladder-closed-elsewhere = The ladder is open in another window of Luozi. Close that one and start this one again to play rated games here.
ladder-closed-unreadable = The file with the players cannot be read, and no copy of it could be made. It is left as it is, so there can be no rated games now.
ladder-date = { $day } { $month }
ladder-date-year = { $day } { $month } { $year }
ladder-month =
    { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }

## What happens with rated games
ladder-settled = { $name }: { $change } points, now { $points }
ladder-level-up = Level { $level } reached
ladder-level-down = Down to level { $level }
ladder-left = A rated game was not finished and counts as lost.
ladder-left-two = A rated game of two people was not finished. It does not count.
ladder-leave-title = Leave the rated game?
ladder-leave-body = If you leave it now, it counts as lost.
ladder-leave = Leave and lose

## The laws
ladder-rules = Ladder rules
ladder-law-levels = With fewer than 100 points a player is unranked. Every hundred points make a level, from 30 up to 1, which begins at 3,000. Points never fall below zero.
ladder-law-stakes = The loser loses what the winner gains. If the player with more points wins, it is decided by the gap between the two:
ladder-gap-0 = Gap under 10
ladder-gap-10 = 10 to under 100
ladder-gap-100 = 100 to under 200
ladder-gap-200 = 200 or more
ladder-worth-10 = 10 points
ladder-worth-slope = 10 − gap ÷ 12.5; a gap of 30 gives 7.6
ladder-worth-2 = 2 points
ladder-worth-0 = nothing
ladder-law-own = Our additions
ladder-law-upset = If the player with fewer points wins: 10 + gap ÷ 12.5, but at most 30.
ladder-law-draw = After a draw the player with more points gives the other half of what a loss would have cost.
ladder-law-double = A player’s own first 50 rated games count double for that player.
ladder-law-computer = A computer opponent stands in the middle of its level and stays there.
ladder-law-serious = A rated game has no take-back, no hints and no pause. One that is left, or broken off and not taken up again, is lost.

## The file with the players
profiles-file-broken = The players of the ladder could not be read. { $name }: { $reason }. The file is kept as { $copy }.
profiles-file-damaged = { $name } is damaged in line { $lines }. The rest of it is in use; the file as it was is kept as { $copy }.
profiles-file-newer = { $name } was written by a newer Luozi. What this one understands is in use; a copy is kept as { $copy }.
profiles-file-unreadable = { $name } could not be read: { $reason }
profiles-file-unwritable = The players of the ladder could not be saved: { $reason }
