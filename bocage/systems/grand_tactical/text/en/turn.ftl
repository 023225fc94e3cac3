### Turns, dispatch, the cup

## The breadcrumb
frame-campaign = Campaign
frame-turn = Turn { $number }
frame-dispatch = Dispatch
frame-purchases = Purchases, { $seat }
frame-fill-cup = The cup
frame-activation-phase = Activation phase
frame-end-turn = End of the turn

## Questions
prompt-dispatch-convert = Turn command points of { $division } into dispatch points?
prompt-dispatch-chit = Buy the chit of { $chit }?

## Choices
option-convert-points = { $points ->
    [one] Gain { $points } dispatch point
   *[other] Gain { $points } dispatch points
}
    .kind = Convert points
option-buy-now = { $chit } for this turn
    .kind = Buy for this turn
option-buy-next = { $chit } for the next turn
    .kind = Buy for the next turn

## Events
event-turn-began = Turn { $turn } begins.
event-converted = { $division } turns command points into { $points ->
    [one] { $points } dispatch point
   *[other] { $points } dispatch points
}.
event-bought = The chit of { $chit } is bought for { $next_turn ->
    [0] this turn
   *[other] the next turn
}.
event-cup-filled = { $seat }: { $in_cup ->
    [one] { $in_cup } formation chit
   *[other] { $in_cup } formation chits
} in the cup, { $set_aside } set aside.
event-chit-played = { $carried ->
    [0] { $chit } is drawn from the cup.
   *[other] { $chit }, left over from the last turn, is played first.
}
event-chit-left = { $chit } is the last chit in the cup and opens the next turn.
event-command-gained = { $division } rolls { $die } and gains { $points ->
    [one] { $points } command point
   *[other] { $points } command points
}.
event-dispatch-rolled = { $division } rolls { $die } for dispatch points.
event-dispatch-gained = { $points ->
    [0] That leaves the dispatch points of { $division } as they are.
   *[other] That changes the dispatch points of { $division } by { $points }.
}

## Beside the board
status-turn = Turn { $turn } of { $turns }, { $day }, { $hour }: { $weather }
status-side = { $seat }: victory points { $points }, formation chits in the cup { $in_cup }, set aside { $set_aside }
status-verdict = { $seat } victory from a lead of { $lead }, { $enemy } victory at { $less } or less
status-division = { $division }: command { $cp }, dispatch { $dp }
details-unit = { $unit } in { $hex }: { $type }
details-formation = { $formation }, { $division }
details-absent = { $unit } is not on the map.

## Refusals
refusal-gts-ruling-dispatch-order = Divisions and formations are gone through one after the other.
refusal-gts-dp-convert = { $division } does not have the command points for that.
refusal-gts-dp-one-per-formation = The chit of { $formation } is bought already, or has still to be played.
refusal-gts-act-turn-one-cup = In the first turn the scenario says what is in the cup: the chit of { $formation } can be bought for the next one.
refusal-gts-dp-eligible = { $formation } has no unit on the map or about to enter.
refusal-gts-dp-limit-available = { $division } does not have the dispatch points for that.

## Weather, air, reinforcements
frame-weather-check = Weather
frame-air-availability = Air availability
frame-arrivals = Reinforcements
frame-air-strikes = Air strikes
frame-place-sorties = Air units, { $seat }
frame-strikes = Air strikes
frame-air-strike = Air strike at { $target }
frame-bring-on = Reinforcements of { $division }

prompt-air-hex = Where do your air units strike? Left: { $air }
prompt-air-target = Which unit in { $hex } is attacked?
prompt-arrival-state = How does { $unit } arrive?

option-strike-hex = In { $hex }
    .kind = Strike a hex
option-strike-unit = { $target }
    .kind = Strike a unit
option-arrive-as = { $mounted ->
    [0] Not mounted
   *[other] Mounted
}, { $column ->
    [0] not in Column
   *[other] in Column
}
    .kind = Arrive

event-weather-rolled = The die for the weather shows { $die }.
event-weather-changed = The weather: { $weather }.
event-air-units = { $seat }: { $number ->
    [one] { $number } air unit
   *[other] { $number } air units
} in each clear turn of the day.
event-air-unit-placed = { $seat } aircraft are over { $target }.
event-air-attack = { $target } is attacked from the air.
event-delay-rolled = { $seat }: the die for the reinforcements shows { $die }.
event-due = { $unit } is in the reinforcement box.
event-arrived = { $unit } arrives in { $hex }.

refusal-gts-air-one-target-each = { $target } is not in that hex.
refusal-gts-air-one-target-each-nobody = There is no enemy to strike in { $hex }.
refusal-gts-reinf-must-leave = { $unit } has to leave the entry hex while it can.

event-verdict = { $seat } lead in victory points: { $lead }{ $level ->
    [decisive] , which is decisive.
   *[other] .
}
