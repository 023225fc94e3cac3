### The words of the command in the terminal

## Commands: the value is what it does, .form how it is typed, .words all words for it
ui-do-help = this list
    .form = help
    .words = help ?
ui-do-go = choose by the name of a place, however far, or a unit, or by words of the choice
    .form = go C5
    .words = go
ui-do-map = the board again; of a large one what lies around a place, beyond (left, right, up, down), or all
    .form = map C5
    .words = map board
ui-do-choices = the question and its choices again
    .form = choices
    .words = choices list
ui-do-look = everything about a place, a unit or a card; or: goals, army, hand, or the name of a side
    .form = look C5
    .words = look unit l
ui-do-odds = the chances of a choice
    .form = odds 3
    .words = odds
ui-do-why = why something cannot be chosen, and by which rule
    .form = why C5
    .words = why
ui-do-not = pass here until the turn is over
    .form = not this turn
    .words = not
ui-do-rule = what a rule says
    .form = rule ID
    .words = rule
ui-do-log = what has happened
    .form = log 20
    .words = log journal
ui-do-undo = take back the last choice
    .form = undo
    .words = undo back
ui-do-orders = list, give or withdraw standing orders, which answer for you
    .form = orders [NUMBER [TERMS]]
    .words = orders
ui-do-save = write the match to a file
    .form = save FILE
    .words = save
ui-do-case = write the position to a file as a rule case
    .form = case FILE RULE
    .words = case
ui-do-quit = leave; the match is kept
    .form = quit
    .words = quit exit q

## Questions and answers
ui-help-choices = Type the number of a choice, or words that only one choice has (“C5”, “pass”), or:
ui-level = level { $level }
ui-several = “{ $words }” fits several choices:
ui-not-understood = “{ $words }” is neither a choice on offer nor a command. Type “help” for the list.
ui-of-what = Of what? Type it like “{ $form }”: { $what }.
ui-about = { $thing }: { $what }
ui-no-such-thing = There is no place, unit or card called “{ $name }”.
ui-no-such-rule = There is no rule { $rule }.
ui-defect = The rules fail on this: that is a defect of the game, and no answer. What went wrong was logged.
ui-why-unknown = Say what: “why” and words that are on the screen, such as a place, a unit or an action. “{ $words }” is none that this question is about.
ui-orders = Standing orders answer for you. “orders 2” gives the second one, or withdraws it; with terms after the number it is given with these.
ui-no-orders = This game has no standing orders.
ui-no-such-order = There are standing orders from 1 to { $last }.
ui-no-such-term = “{ $word }” is no term of this order. Terms: { $terms }
ui-order-given = Given: { $order }
ui-order-withdrawn = Withdrawn: { $order }
ui-term = { $name }: { $value }
ui-from-to = { $least } to { $most }
ui-yes-words = yes y
ui-no-words = no n
ui-commits = This cannot be taken back.
ui-go-ahead = Go ahead? [yes]/no:
ui-consent = { $seat }, do you agree that this is taken back: { $what }? yes/[no]:
ui-odds-nothing = nothing happens
ui-percent = { $number }%
ui-kept = The match is kept in { $file }.
ui-welcome = Type “help” for what you can type.

## Looking: .words are all words for it
ui-goals = Goals
    .words = goals goal objectives victory
ui-army = Army
    .words = army units
ui-hand = Hand
    .words = hand cards
ui-army-of = { $seat }: { $count ->
    [one] { $count } unit on the board
   *[other] { $count } units on the board
}
ui-hand-empty = You hold no cards.
# $name: a unit that is still to come; $turn: when
ui-due = { $name } (turn { $turn })
ui-carries = aboard: { $unit }
ui-reach = Cost of the way
# $seat: who plays it; $unit: which unit is meant
ui-unit-of = { $seat }, { $unit }

## Values of counters
ui-value-movement = movement
ui-value-move = movement
ui-value-range = range
ui-value-firepower = firepower
ui-value-vehicle-range = range against vehicles
ui-value-vehicle-firepower = firepower against vehicles
ui-value-mortar-normal = mortar
ui-value-mortar-suppressive = mortar, suppressive
ui-value-armour = armour
ui-value-aboard = aboard
ui-value-soft = against infantry
ui-value-front = front
ui-value-side = side
ui-value-rear = rear
ui-value-defence = defence
ui-value-quality = quality
ui-value-fire = fire
ui-value-steps = steps
ui-value-assault = assault

## A part of a large board
# $first, $last: the places in two opposite corners of what is shown
ui-part-of-map = From { $first } to { $last }. “map left”, “right”, “up” or “down” shows what lies beyond, “map C5” what lies around a place, “map all” the whole board.
ui-map-all = all whole
ui-map-left = left west
ui-map-right = right east
ui-map-up = up north
ui-map-down = down south

## The way to a distant place
# $way: the places on it; $cost: what it costs
ui-way = By { $way }
ui-way-cost = By { $way } (cost { $cost })
ui-way-ends = The way ends here.
ui-cannot-forgo = This question cannot be passed.
ui-may-forgo = “not this turn” passes here until the turn is over.
# $game: what is played
ui-hot-seat = Hot-seat: every side is played at this screen. To play against the machine: bocage play { $game } --against easy (or normal, hard)

## Saved matches
ui-replay-step = { $number } of { $last }, { $seat }: { $what }
ui-replay-undo = { $number } of { $last }, { $seat } takes back choices, to { $to }
ui-replay-next = Enter goes on, a number goes that far, q leaves:
ui-verified = { $count ->
    [one] { $count } die checked
   *[other] { $count } dice checked
}: each is what the seed gives.
ui-commitment = Commitment: { $hash }
ui-revisions = { $count ->
    [one] { $count } entry in the journal
   *[other] { $count } entries in the journal
}, rules { $rules }

## Matches of a server, before an upgrade
# $match, $title: which; $rules: what it was played by; $agrees of $revision: how far it comes out as it was recorded
ui-match-stops = { $match } ({ $title }, rules { $rules }) stops after { $agrees } of { $revision }: { $why }
# $count: all of them; $going: those that would go on
ui-matches-checked = { $going } of { $count } would go on.
# $count: matches; $file: where they are now
ui-backed-up = { $count ->
    [one] { $count } match in { $file }.
   *[other] { $count } matches in { $file }.
}
# $count: matches; $program: the version that made the backup; $made: when
ui-restored = { $count ->
    [one] { $count } match restored, as of { $made } (bocage { $program }).
   *[other] { $count } matches restored, as of { $made } (bocage { $program }).
}
ui-archived = { $count ->
    [0] No match was moved.
    [one] { $count } match moved to { $file }.
   *[other] { $count } matches moved to { $file }.
}
# $match: its id; $why: the reason, in English
ui-match-kept = { $match } stays: { $why }
# $match: its id; $seat: who reports; $why, $about: what for and of whom; $at: when
ui-report = { $id }  { $match }, seat { $seat }, { $at }: { $why }{ $about }
ui-report-against = , against seat { $seat } ({ $name })
ui-report-against-nameless = , against seat { $seat }
ui-report-talk = talk
ui-report-name = a name
ui-report-play = play
ui-report-other = something else
ui-reports = { $count ->
    [0] Nothing waits.
    [one] { $count } report waits.
   *[other] { $count } reports wait.
}
ui-report-settled = Report { $id } is settled.
ui-host-mute = Muted. A running server follows within some seconds.
ui-host-ban = Banned. A running server follows within some seconds.
ui-host-lifted = Lifted. A running server follows within some seconds.
ui-host-deleted = Match { $match } is deleted.

## Tables without a grid
ui-help-table = On a table a squad may go anywhere. Type “15 cm north”, “10 south-west 5 west”, “60 95” for the point 60 cm from the left and 95 cm from the top, “hedge-2”, or “8 cm towards hedge-2”: what the rules look at is listed, and you may agree or think again.
ui-length = { $cm }.{ $mm } cm
ui-option-length = { $option } ({ $length })
ui-compass-n = north
    .words = north n
ui-compass-ne = north-east
    .words = north-east northeast ne
ui-compass-e = east
    .words = east e
ui-compass-se = south-east
    .words = south-east southeast se
ui-compass-s = south
    .words = south s
ui-compass-sw = south-west
    .words = south-west southwest sw
ui-compass-w = west
    .words = west w
ui-compass-nw = north-west
    .words = north-west northwest nw
