# What is agreed before a game: laws, table mode, the arbiter; the clock and the laws in detail.

## The card
new-game-laws = Laws
new-game-laws-details = Details…
new-game-rated = Rated
new-game-rated-for = Counts on the ladder for { $name }; no take-back, no pause
new-game-rated-two = Counts on the ladder for both; choose who plays
new-game-table = Table mode
new-game-table-about =
    { $touch ->
        [off] { $illegal ->
            [off] Press the clock; these laws know no touch-move
           *[on] Press the clock, illegal moves count
        }
       *[on] { $illegal ->
            [off] Touch-move, press the clock
           *[on] Touch-move, press the clock, illegal moves count
        }
    }
new-game-officer = Arbiter
new-game-officer-program = The program
new-game-officer-person = A person
new-game-officer-program-about = The program sees everything and rules at once.
new-game-officer-person-about = A third person decides, with a panel for clocks and positions.

## Presets of the laws
laws-preset-modern = Modern
laws-preset-classic = Classic
laws-preset-casual = Casual
laws-preset-custom = Custom
laws-modern-about = FIDE laws in force today. Repetition and fifty moves are claimed.
laws-classic-about = As in the days of hanging flags: time is claimed, moves are sealed.
laws-casual-about = Habits of online play: repetition and fifty moves draw by themselves.
laws-nearest =
    { $preset ->
        [modern] Modern
        [classic] Classic
       *[casual] Casual
    }{ $count ->
        [0] , unchanged
        [1] {" "}with one change
       *[other] {" "}with { $count } changes
    }

## The card for the laws
laws-title = Laws of this game
laws-groups = Group of laws
laws-group-table = Touch & illegal
laws-group-draws = Draws
laws-group-clock = Clock
laws-group-course = Start & end
laws-reset =
    { $preset ->
        [modern] Reset to Modern
        [classic] Reset to Classic
       *[casual] Reset to Casual
    }
laws-text = As text
laws-text-about = The whole in one line, as it is saved with the game. A line from elsewhere can be pasted here.
laws-copy = Copy
laws-use = Use these laws
button-back = Back

## The laws: name, choices, and what the choice means
laws-off = Off
laws-arbiter = Arbiter
laws-complaint = Complaint
laws-never = Never
laws-lone-king = Lone king
laws-no-mate = No mate
laws-mercy-about =
    { $value ->
        [never] Never: the game is lost.
        [lone-king] If the opponent has a lone king.
       *[no-mate] If the opponent could never give mate, by any legal moves.
    }
laws-on-claim = On claim
laws-automatic = By itself
laws-touch = Touch-move
laws-touch-about =
    { $value ->
        [off] Touching a piece obliges to nothing.
        [arbiter] A touched piece must be moved or captured; the arbiter sees to it at once.
       *[complaint] A touched piece must be moved or captured, if the opponent insists on it.
    }
laws-illegal = Illegal moves
laws-illegal-about =
    { $value ->
        [off] They cannot be made.
        [arbiter] They can be made; once the clock is pressed the arbiter steps in.
       *[complaint] They stand until the opponent complains.
    }
laws-illegal-counts = What is an offence
laws-illegal-counts-about =
    { $value ->
        [all] Every completed illegal move counts.
       *[king] Only a king left or moved into check counts; other slips are put right.
    }
laws-illegal-counts-all = All
laws-illegal-counts-king = King in check
laws-illegal-loses = Loses the game
laws-illegal-loses-about =
    { $value ->
        [never] No number of illegal moves loses the game.
       *[other] Who offends so often loses the game.
    }
laws-illegal-loses-value =
    { $count ->
        [0] Never
        [1] First offence
        [2] Second offence
        [3] Third offence
       *[other] Offence no. { $count }
    }
laws-illegal-loses-less = Loses earlier
laws-illegal-loses-more = Loses later
laws-illegal-bonus = Time for the opponent
laws-illegal-bonus-about = Given for every offence that does not lose yet.
laws-illegal-draw = Draw instead of a loss for the last offence
laws-dead = Dead position
laws-dead-about =
    { $value ->
        [listed] Draw with king against king, bishop or knight, or with bishops on one colour.
       *[any] Draw as soon as nobody can give mate any more, by any legal moves.
    }
laws-dead-listed = Listed
laws-dead-any = Any
laws-threefold-auto = Threefold repetition
laws-threefold-auto-about =
    { $value ->
        [off] Draws if the player to move claims it.
       *[on] Draws at once.
    }
laws-fifty-auto = Fifty-move rule
laws-fifty-auto-about =
    { $value ->
        [off] Fifty moves without capture or pawn move draw if the player to move claims it.
       *[on] Fifty moves without capture or pawn move draw at once.
    }
laws-fivefold = Fivefold repetition
laws-fivefold-about =
    { $value ->
        [off] However often a position recurs, somebody must claim.
       *[on] The fifth occurrence draws without a claim.
    }
laws-seventy-five = Seventy-five moves
laws-seventy-five-about =
    { $value ->
        [off] However long nothing happens, somebody must claim.
       *[on] Seventy-five moves without capture or pawn move draw without a claim.
    }
laws-wrong-claim = A wrong claim
laws-wrong-claim-about =
    { $value ->
        [free] It costs nothing.
        [claimant] It takes this time off the claimant’s clock.
       *[opponent] It gives the opponent this time.
    }
laws-wrong-claim-free = Free
laws-wrong-claim-claimant = Costs
laws-wrong-claim-opponent = Gives
laws-wrong-claim-time = Time for a wrong claim
laws-announced = More than fifty moves
laws-announced-about =
    { $value ->
        [none] Endings for which more moves were announced, such as KRB-KR with 75.
       *[some] These endings have more moves than fifty.
    }
laws-announced-men = Pieces, such as KRB-KR
laws-announced-moves = Moves
laws-announced-add = Add
laws-announced-remove = Remove { $men }
laws-announced-ending = { $men }: { $moves } moves
laws-flag-draw = Draw instead of a loss on time
laws-flag-auto = A fallen flag
laws-flag-auto-about =
    { $value ->
        [off] It counts when a player claims it.
       *[on] It counts at once: the arbiter has seen it.
    }
laws-flag-order = Both flags down
laws-flag-order-about =
    { $value ->
        [off] Nobody knows which fell first: a draw, or on into the next period.
       *[on] The clock knows which fell first.
    }
laws-flag-order-known = Known
laws-flag-order-unknown = Unknown
laws-increment = Increment
laws-increment-about =
    { $value ->
        [before] There before the move it is for, as on FIDE’s clocks: the first one from the start.
       *[after] Added when the move has been made.
    }
laws-increment-before = Before
laws-increment-after = After
laws-default-time = Coming late
laws-default-time-about =
    { $value ->
        [off] Who is late loses nothing but time.
       *[on] Who comes later than this loses the game.
    }
laws-default-time-name = Latest arrival
laws-session = Adjourning
laws-session-about =
    { $value ->
        [off] The game is played in one sitting.
       *[on] After so long the side to move seals its move.
    }
laws-session-name = Length of a session
laws-sealed-draw = Draw instead of a loss for a bad sealed move
laws-resign-draw = Draw instead of a loss by resigning
laws-reversed = Colours reversed
laws-reversed-about =
    { $value ->
        [quarter] The game goes on if more than a quarter of the first period was used.
       *[ten-moves] The game goes on once both have made ten moves.
    }
laws-reversed-quarter = A quarter
laws-reversed-ten-moves = Ten moves
laws-time-wrong = { $name }: that is no time. Write 0:02:00, or a number of minutes.

## What is wrong with a text; $found is what stands there
laws-text-fault =
    { $fault ->
        [empty] Column { $column }: the name of a preset is missing: modern, classic or casual.
        [preset] Column { $column }: “{ $found }” is no preset; they are modern, classic and casual.
        [form] Column { $column }: “{ $found }” is not written as law=value.
        [name] Column { $column }: there is no law “{ $found }”.
        [twice] Column { $column }: “{ $found }” names a law for the second time.
       *[value] Column { $column }: { $law } cannot be “{ $found }”, only { $wanted }.
    }
laws-text-wanted =
    { $law ->
        [touch] off, arbiter or complaint
        [illegal] off, arbiter or complaint
        [illegal-counts] all or king
        [illegal-loses] never or a number from 1 to 99
        [illegal-bonus] a number of seconds
        [illegal-draw] never, lone-king or no-mate
        [reversed] quarter or ten-moves
        [resign-draw] never, lone-king or no-mate
        [dead] listed or any
        [flag-draw] never, lone-king or no-mate
        [announced] none, or endings such as KRB-KR:75 with commas between
        [wrong-claim] free, claimant-SECONDS or opponent+SECONDS
        [default-time] off or a number of seconds
        [increment] before or after
        [session] off or a number of seconds
        [sealed-draw] never, lone-king or no-mate
       *[other] on or off
    }
clock-text-fault =
    { $fault ->
        [empty] Column { $column }: nothing stands here.
        [seconds] Column { $column }: “{ $found }” is not a number of seconds.
        [too-long] Column { $column }: “{ $found }” seconds are more than anybody plays.
        [moves] Column { $column }: “{ $found }” is not a number of moves.
        [early] Column { $column }: “{ $found }” has no number of moves, but a period follows.
        [no-time] Column { $column }: “{ $found }” gives no time at all.
       *[sides] Column { $column }: “{ $found }” would be a third side.
    }

## The card for the clock
clock-title = Clock of this game
clock-kind = Kind of clock
clock-kind-periods = Periods
clock-kind-per-move = Per move
clock-kind-hourglass = Hourglass
clock-kind-none = No clock
clock-differ = Different for each side
clock-side-white = White
clock-side-black = Black
clock-period-moves = moves in
clock-period-hint-all = all
clock-period-hint-other = other
clock-period-seconds = s
clock-period-add = Add a period
clock-bonus-none = nothing added
clock-bonus-increment = increment
clock-bonus-delay = delay
clock-bonus-bronstein = Bronstein
clock-bonus-increment-about = Seconds added for every move
clock-bonus-delay-about = The clock waits before it runs
clock-bonus-bronstein-about = Used time is given back, up to so much
clock-per-move-time = for every move
clock-hourglass-time = of sand for each side
clock-time-hint = h:mm:ss
clock-repeats = The last period has a number of moves, so it repeats.
clock-text = As text
clock-text-about = The form that game files have. A text from elsewhere can be pasted here.
clock-use = Use this clock
clock-name =
    { $side ->
        [white] White, { $what }
        [black] Black, { $what }
       *[both] { $what }
    }
clock-name-moves = moves of period { $number }
clock-name-time = time of period { $number }
clock-name-bonus = what a move brings in period { $number }
clock-name-seconds = seconds in period { $number }
clock-name-remove = remove period { $number }
clock-name-earlier = move period { $number } up
clock-name-later = move period { $number } down
clock-fault =
    { $side ->
        [white] White: { $what }
        [black] Black: { $what }
       *[both] { $what }
    }
clock-fault-moves = Period { $number }: moves are a number from 1, or nothing for the rest of the game.
clock-fault-time = Period { $number }: that is no time. Write 1:30:00, or a number of minutes.
clock-fault-seconds = Period { $number }: that is no number of seconds.
clock-fault-early = Period { $number } takes the rest of the game, but another one follows it.
clock-fault-no-time = Period { $number } gives no time at all.
clock-fault-one-time = That is no time. Write 0:03:00, or a number of minutes.
clock-fault-one-none = A clock needs some time.

## A clock in words; $time is a length such as "2 hours 30 minutes"
clock-words = { $words }.
clock-words-apart = White: { $white }. Black: { $black }.
clock-words-none = no clock
clock-words-per-move = { $time } for every move; what is left of it is lost
clock-words-hourglass = a sand clock with { $time } each: what one side uses, the other gains
clock-words-whole = { $time } for the whole game
clock-words-rest = { $time } for the rest
clock-words-moves =
    { $moves ->
        [1] one move in { $time }
       *[other] { $moves } moves in { $time }
    }
clock-words-more-moves =
    { $moves ->
        [1] one move in { $time }
       *[other] { $moves } moves in { $time }
    }
clock-words-every =
    { $moves ->
        [1] every move in { $time }
       *[other] every { $moves } moves in { $time }
    }
clock-words-then = , then{" "}
clock-words-increment = , { $time } added with every move
clock-words-delay = , the clock waiting { $time } in every move
clock-words-bronstein = , up to { $time } of every move given back
length-days =
    { $count ->
        [1] 1 day
       *[other] { $count } days
    }
length-hours =
    { $count ->
        [1] 1 hour
       *[other] { $count } hours
    }
length-minutes =
    { $count ->
        [1] 1 minute
       *[other] { $count } minutes
    }
length-seconds =
    { $count ->
        [1] 1 second
       *[other] { $count } seconds
    }
length-none = no time
