### The kernel's own words

## Options
option-pass = Pass

## Refusals: why a choice is not taken
# $prompt: what the game asks; $where: the procedures that it is in the middle of
refusal-kernel-no-such-thing = The choice names something that does not exist.
refusal-kernel-not-now = Not now: the game is waiting for “{ $prompt }” ({ $where }).
refusal-kernel-not-offered = This is not among the choices on offer.
refusal-kernel-not-your-turn = Nothing is asked of you at the moment.
# $expected, $given: revisions of the match
refusal-stale = The position has changed since you chose: the match is at step { $expected }, your choice was made at step { $given }.
refusal-kernel-over = The match is over.

## Events
# $by: who rolls; $what: the name of the roll; $n: how many dice; $need: the face to reach, 0 where each face counts;
# $hits: how many reached it; $faces: the faces, listed
event-rolled = { $need ->
    [0] { $what }, { $by }: { $faces }.
   *[other] { $what }, { $by }: { $n ->
        [one] { $n } die
       *[other] { $n } dice
    } for { $need } or better, { $hits ->
        [0] no success
        [one] one success
       *[other] { $hits } successes
    } ({ $faces }).
}
# $by: who rolls; $what: the name of the roll; $most: the highest face that succeeds, 0 to 9; $hits: how many do;
# $faces: the faces, listed; $sides: how many each die has
event-rolled-low = { $what }, { $by }: { $faces } for { $most } or less, { $hits ->
    [0] failure
   *[other] success
}.
# $winners: the seats that won, none of them in a draw; clients show the rule that ends the match beside the sentence
event-over = { $winners ->
    [none] The match is over: a draw.
   *[other] The match is over. Victory: { $winners }.
}

### The words of the clients

## Commands: the value is the command's name, .help what it does
ui-undo = Undo
    .help = take back your last choice

## Questions and answers
ui-choose = Choose a number, or a command:
ui-options = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
ui-more = { $count ->
    [one] and { $count } more…
   *[other] and { $count } more…
}
ui-number-out-of-range = Choose a number from 1 to { $count }.
ui-yes = Yes
ui-press-enter = Press Enter to go on

## The course of the match
ui-round = Round { $number }
ui-your-move = { $seat }, it is your move.
ui-hand-over = Hand over to { $seat }: others, look away!
ui-undone = Your last choice has been taken back.
ui-cannot-be-undone = This can no longer be taken back: a die has fallen, something was revealed, or another player has answered.
ui-saved = Saved to { $file }.

## Rulings
ui-allowed = Allowed.
ui-rule = Rule { $rule }
ui-odds-none = This choice leaves nothing to chance.

## The end
ui-result-win = Victory: { $side }.
ui-result-draw = The match is a draw.

## Honest dice
# $hash: the published hash of the secret seed
ui-dice-sealed = The dice are sealed: { $hash }

## Matches of other rules
# $rules: the version that the match was played by; $now: that of the server; $agrees: the last revision that both give
ui-frozen = This match was played by rules { $rules }. Rules { $now }, which this server plays by, do not give it again beyond step { $agrees }: it can be read, not played.
# $revision: the step of the earlier match
ui-from-record = This match goes on from step { $revision } of an earlier one: whoever has that record knows all that was hidden until then, the order of the decks too.
