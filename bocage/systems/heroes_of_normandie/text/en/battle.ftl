### Heroes of Normandie: the battle, its status, its end

name-initiative = Initiative
name-suppressed = suppressed
name-activated = activated
name-ambushed = in ambush
name-order-hidden = order
name-order-blank = bluff
name-order-special = special order
name-objective = objective
name-order-1 = order 1
name-order-2 = order 2
name-order-3 = order 3
name-order-4 = order 4
name-order-5 = order 5
name-order-6 = order 6
name-order-7 = order 7
name-order-8 = order 8
name-order-9 = order 9
name-order-10 = order 10
name-suppressed-2 = suppressed ×2
name-suppressed-3 = suppressed ×3
name-suppressed-4 = suppressed ×4
name-suppressed-5 = suppressed ×5
name-suppressed-6 = suppressed ×6
name-damaged-crew = crew hit
name-damaged-tracks = tracks hit
name-damaged-hull = hull hit
name-damaged-main-weapon = main weapon hit
name-intact = intact
name-diminished = diminished
name-inactive = inactive
name-active = active
name-running = in running order
name-hidden = hidden

frame-battle = Battle
frame-preparation = Set-up
frame-turn = Turn { $number }
frame-deployment = Deployment
frame-deploy-unit = Deployment of { $unit }
frame-refill-hands = Hands

prompt-deploy = Where is { $unit } ({ $type }) set up?
prompt-cards-discard = Which cards do you discard before drawing?

option-deploy = { $face ->
    [back] On { $place }, on its back
   *[front] On { $place }
}
    .kind = Set up
option-discard-card = Discard { $card }
    .kind = Discard
option-keep-hand = Discard no more

event-rolled = { $need ->
    [0] { $what }: the { $by } side rolls { $faces }.
   *[other] { $what }: the { $by } side rolls { $n ->
        [one] { $n } die
       *[other] { $n } dice
    } for { $need } or better: { $hits ->
        [0] no success
        [one] one success
       *[other] { $hits } successes
    } ({ $faces }).
}
event-turn-began = Turn { $turn } begins; initiative: { $seat }.
event-initiative-rolled = The first initiative is with the { $seat } side.
event-initiative-passed = The initiative passes to the { $seat } side.
event-deployed = { $unit } is set up on { $place }.
event-cards-drawn = The { $seat } side draws { $cards }.
event-drew-cards = The { $seat } side draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-card-discarded = The { $seat } side discards { $card }.
event-deck-shuffled = The discards of the { $seat } side are shuffled.
event-control-taken = The { $seat } side controls { $place }.
event-tile-broken = The group { $tile } of the { $seat } side is broken.

refusal-hon-setup-deploy = { $unit } cannot be set up on { $place }: the square is not in its zone.
refusal-hon-state-deploy-face = { $unit } has no second state to be set up in.
refusal-hon-reserve-step7 = { $card } is not in your hand.

status-turn = Turn { $turn } of { $turns }; initiative: { $seat }
status-side = { $seat } · numbered orders: { $orders }, called: { $called } · cards: { $cards }
details-unit = { $unit }, { $type }, { $state }
details-hidden = { $unit } lies in ambush: nobody knows who it is
details-lost = { $unit }, { $type }: destroyed
details-defence = Defence { $defence }
details-armour = Defence { $front } in front, { $side } on the sides, { $rear } behind
details-movement = Movement { $movement }
details-weapon = { $weapon }: { $infantry } against infantry, { $light } against light vehicles, { $heavy } against heavy ones
details-suppressed = { $markers ->
    [one] One Suppressed marker
   *[other] { $markers } Suppressed markers
}
