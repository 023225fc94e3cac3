### The words of the command in the terminal

## Commands: the value is what it does, .form how it is typed, .words all words for it
ui-do-help = this list
    .form = help
    .words = help ?
ui-do-go = choose by the name of a place or a unit, or by words of the choice
    .form = go C5
    .words = go
ui-do-map = the board again
    .form = map
    .words = map board
ui-do-choices = the question and its choices again
    .form = choices
    .words = choices list
ui-do-look = everything about a place or a unit
    .form = look C5
    .words = look unit l
ui-do-odds = the chances of a choice
    .form = odds 3
    .words = odds
ui-do-why = why something cannot be chosen, and by which rule
    .form = why C5
    .words = why
ui-do-rule = what a rule says
    .form = rule ID
    .words = rule
ui-do-log = what has happened
    .form = log 20
    .words = log journal
ui-do-undo = take back the last choice
    .form = undo
    .words = undo back
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
ui-no-such-thing = There is no place or unit called “{ $name }”.
ui-no-such-rule = There is no rule { $rule }.
ui-defect = The rules fail on this: that is a defect of the game, and no answer. What went wrong was logged.
ui-why-unknown = Say what: “why” and the name of a place or a unit. “{ $words }” is none that this question is about.
ui-yes-words = yes y
ui-commits = This cannot be taken back.
ui-go-ahead = Go ahead? [yes]/no:
ui-consent = { $seat }, do you agree that this is taken back: { $what }? yes/[no]:
ui-odds-nothing = nothing happens
ui-percent = { $number }%
ui-kept = The match is kept in { $file }.
ui-welcome = Type “help” for what you can type.

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
