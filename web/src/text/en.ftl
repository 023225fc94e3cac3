### The words of the web client

## The page
language = Language
settings = Settings
theme = Light or dark
theme-auto = As the system
theme-light = Light
theme-dark = Dark
motion = Motion
motion-auto = As the system
motion-full = Full
motion-reduced = Reduced
your-name = Your name
curtain-setting = Hide the board between two players at this screen
close = Close
loading = Loading…
menu = Menu
help = Help
rules = Rules
rule = Rule
to-lobby = Back to the lobby

## The lobby
headline = Wargames, by all of their rules.
subline = Only legal moves are offered, and every ruling names the rule it rests on.
my-matches = My matches
all-matches = Show all { $count }
open-seats = Open seats
to-watch = Matches to watch
games = Games
new-match = New match
game = Game
scenario = Scenario
side = Side
scenario-and-side = Scenario and side
opponent = Opponent
opponent-machine = A machine
opponent-invited = A friend, by link
opponent-open = Whoever comes
opponent-hotseat = Two at this screen
opponent-invited-note = you get a link to send
opponent-open-note = the seat is listed for all
opponent-hotseat-note = you hand the screen over
listed-setting = All may watch: the match is in the list
play = Play
pause = Pause
dice-promise = Dice you can verify: their seal is published before, the seed after.
resume = Resume
resume-your-turn = Resume · your turn
continue = Continue
review = Look back
against = against { $who }
a-machine = a machine
two-here = two at this screen
your-turn = your turn
open = Open
take = Take the seat of { $seat }
learn = Learn in ten minutes
or = or
learn-label = A first match
learn-text = A small scenario against a machine. You are told each thing when it first comes up.
credits = Fonts: Barlow and EB Garamond (SIL OFL).
about-tide-of-iron = Squads of four figures, hills on three levels, and opportunity fire at every step.
    .tags = hexes · 2 to 4 · 1 h
about-heroes-of-normandie = Secret orders, cards at any moment, hedgerows, farms, and tanks that turn.
    .tags = squares · 2 · 45 min
about-grand-tactical = Companies and chits drawn from a cup: nobody knows who acts next.
    .tags = hexes · 2 · 3 h
about-tide-of-fortune = The Netherlands at three kilometres a hex: supply, bridges, secret bids.
    .tags = operations · 2 to 3 · an evening
about-rules-of-engagement = A table in centimetres, every soldier, every wall, every glance.
    .tags = table · 2 · 2 h
invited = You are invited to a match
guest = Guest
take-seat = Take the seat
already-in = You are in this match already: open it

## Briefings
briefing = Briefing
briefing-situation = Situation
briefing-forces = Forces
briefing-wins = What wins
briefing-special = What is special
board-of = The board of { $scenario }

## The match
match = Match
where-we-are = Where we are
tracks = Tracks
beside-board = Beside the board
due-turn = turn { $turn }
choices = Choices
cards = Cards
dice = Dice
log = Log
undo = Undo
ask-undo = Ask to undo
your-move = Your move, { $seat }
thinking = { $seat }: thinking…
waiting-for = Waiting for { $seat }…
seat-free = The seat is still free: invite someone from the menu.
seat-human = a player
seat-invited = invited
seat-open = free
machine = Machine
here = here
only-here = Only what concerns { $thing }
type-a-choice = Type a choice, a number or a place
go-to = Go to { $place }
cost = costs { $cost }
level = level { $level }
distance-hex = { $steps ->
    [one] { $steps } hex
   *[other] { $steps } hexes
}
distance-square = { $steps ->
    [one] { $steps } square
   *[other] { $steps } squares
}
distance-from = { $distance } from { $unit }
why-nothing = Nothing to do with { $thing } now.

## Odds
odds = What it would do
weighing = Weighing…
dice-for = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, hits on { $need }+
odds-too-complex = Not counted in time: there are many possibilities, or the server is busy.
odds-unknown = The odds cannot be had now.
nothing-happens = Nothing happens.
other-outcomes = other outcomes
cannot-be-undone = Rolls dice: cannot be undone
can-be-undone = Nothing is left to chance
confirm = Go ahead
breakdown = Breakdown
last-roll = Last roll
roll-succeeds = Success
roll-fails = Failure
hits = { $hits ->
    [one] { $hits } success
   *[other] { $hits } successes
}

## The board
board-role = board
board-label = The board. Arrow keys move a cursor that speaks, Enter chooses.
board-help = Arrow keys move the cursor from space to space.
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show the whole board

## The end
match-over = The match is over
victory-of = Victory: { $side }
draw = A draw
resigned = { $seat }: gave up.
watch-again = Watch it again
rematch = Rematch, sides exchanged

## Looking back
replay = Replay
step-back = One step back
step-on = One step on
step-of = Step { $step } of { $last }
bookmarks = Bookmarks
to-present = To the present
looking-back = Looking back: step { $revision }.

## Panels
order-of-battle = Order of battle
talk = Talk
say = Say
nobody-spoke = Nobody has spoken yet.
honest-dice = Honest dice
dice-explained = The dice come from a secret seed. Its seal was published at the start; at the end the seed is published too, and every roll can be checked.
commitment = Seal
seed = Seed
dice-agree = Every roll agrees with the seed.
dice-differ = A roll does not agree with the seed!
luck = { $dice ->
    [one] { $dice } die, luckier than { $percent }% of what could have fallen
   *[other] { $dice } dice, luckier than { $percent }% of what could have fallen
}
invite = Invite
invitation = Link for this seat
resign = Give up
resign-sure = Give up: are you sure?
fold = Fold or unfold
tutorial = Tutorial
understood = Understood
lesson-done = Done: that is how it goes.
skip-tutorial = Skip the tutorial
tutorial-again = Show the tutorial again
hand-over = Hand over to { $seat }: others, look away!
i-am-here = I am here
no-curtain = Do not hide the board again
undo-asked = { $seat }: asks to take back the last choice.
undo-waits = { $seat }: has asked to take back; the others are being asked.
agree = Agree
refuse = Refuse
open-rule = Read this rule
contents = Contents
chapter = Chapter { $name }
chapter-rulings = Rulings of this project
in-chapter = In its chapter: { $chapter }
in-rulebook = Rulebook:
rules-unread = The rules could not be read. Close this and open it again.
rules-found = { $count ->
    [0] Nothing is found.
    [one] One rule
   *[other] { $count } rules, the best first
}
search-rules = Search the rules
rule-unknown = { $rule } is not in the ledger of this game.
worked-case = Worked case

## Help
help-board = What glows can be chosen: click it, tap it, type it, or use its button. What rolls dice shows its odds first.
help-why = Click anything that is not offered to learn which rule forbids it.
key-choose = choose the option of that number
key-confirm = go ahead with what is being weighed
key-back = back
key-undo = undo
key-type = type a choice
key-cursor = move the cursor on the board
key-pan = move the board
key-zoom = zoom in, out, whole board
key-board = go to the board
key-rules = rules
key-order-of-battle = order of battle
key-replay = replay

## Errors
offline = Connection lost: trying again…
spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
error-unreachable = The server cannot be reached.
error-not-found = There is no such match.
error-bad-token = This browser has no seat in this match.
error-wrong-seat = This is not your seat.
error-forbidden = You may not look at this match.
error-banned = The host of this server does not let you in.
error-muted = The host of this server has taken the word from you.
double-click = A double click is one answer: click once more to answer this question too.
answer-sent = Your answer is on its way: the next question comes in a moment.
error-defect = The rules fail on this: that is a defect, and it was logged.
error-stale = The position has changed: look again.
error-not-your-turn = Nothing is asked of you now.
error-over = The match is over.
error-taken = Someone else has taken this seat.
error-no-undo = This cannot be taken back.
error-flood = Too many requests: wait a moment.
error-malformed = The server did not understand.
error-unplayable = This match was played by other rules and cannot go on.
event-taken-back = { $rolls ->
    [0] { $seat }: the last choice is taken back.
    [one] { $seat }: the last choice is taken back, and with it a roll of the dice.
   *[other] { $seat }: the last choice is taken back, and with it { $rolls } rolls of the dice.
}
event-resigned = { $seat }: gives up.
units-here = { $count ->
    [one] one unit
   *[other] { $count } units
}
lens-of = Around { $unit }
lens-overall = Whole map
key-lens = What the unit sees, reaches, covers
amount = { $before } → { $after }
amount-cp = CP { $before } → { $after }
amount-left = left { $before } → { $after }
amount-points = points { $before } → { $after }
may-answer = { $seat } may answer
rolls-dice = rolls dice
final = cannot be undone
undo-until-answered = can be undone until someone answers
chance-of-effect = { $percent } % some effect

## Orders, saves, dice
standing-orders = Standing orders
orders-explained = A standing order answers for you whenever it applies, also while you are away. An answer by order can be taken back like any other.
no-orders = This game has no standing orders.
save-file = Save as a file
load-file = Load a save
branch = Play on from here
luck-report = Luck
luck-explained = 50 % is average; 95 % is better than 19 players in 20 would have rolled.
luck-what = Roll
luck-rolls = Rolls
luck-dice = Dice
luck-hits = Brought
luck-expected = Expected
luck-luck = Luck
dice-sealed = The seed stays sealed until the match is over; then every roll is checked here.
every-roll = { $count ->
    [one] The one roll
   *[other] All { $count } rolls
}
card-playable = can be played now
card-not-now = cannot be played now: press to ask why
optional-rules = Optional rules
error-bad-save = This file is no save that can be played on.
error-too-large = The file is too large.
error-bad-settings = The scenario does not take these rules.
error-not-over = Only after the match.

## Building an army
army-builder = Army builder
army = Army
army-of = Army: { $seat }
to-be-had = To be had
points-of = { $spent } of { $points } points
points-left = { $left } left
points-spent = Points spent
price = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
see-board = See the board
see-army = See the army
ware-not-now = cannot be recruited now: press to ask why
choices-here = { $count ->
    [0] nothing to choose now
    [one] one choice
   *[other] { $count } choices
}
not-now = Not possible now

## Following others
pace = What others do
pace-instant = At once
pace-fast = Fast
pace-normal = Normal
pace-slow = Slow
follow = What is happening
skip = Skip
skip-steps = Skip, { $count } more
since-my-choice = Since my last choice
key-since = what happened since my last choice
key-skip = skip what is being shown

## Training
training-setting = Training: dice that have fallen can be taken back
training = Training: dice can be taken back, and the luck report counts how often.
training-dice = Rolls dice: in training they can be taken back
luck-undone = { $rolls ->
    [one] { $rolls } roll taken back
   *[other] { $rolls } rolls taken back
}

## A distant place
way-to = The way to { $place }
go-there = Go there
march-stops = Stops where a rule asks something
march-stopped = The march stops here: something else is asked, or dice have fallen.

## Two short lists
several-choices = { $thing }: { $count } choices

## People
copy = Copy
copied = Copied
send-link = { $seat } is free: send this link to a friend.
watch-link = Link to watch
seat-for-you = you, if you want
others = Who else plays
machine-named = Machine ({ $machine })
away = away
unread = { $count }
sound-setting = A sound when it is my turn
notify-setting = A notification when it is my turn and the page is hidden

## Machines
machine-easy = Easy
    .note = Does what its plan likes best, and errs now and then: for a first match.
machine-normal = Normal
    .note = Does what its plan likes best, at once: a fair opponent once the rules are known.
machine-hard = Hard
    .note = Thinks longer and plays out what may come.
machine-greedy = For comparison: greedy
    .note = The same as normal.
machine-search = For comparison: search
    .note = As hard, in less time.
machine-random = For comparison: random
    .note = Chooses by chance.

## The end, in words
decided-by = Decided by
