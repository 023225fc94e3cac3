### Turns, orders, marches, fire and discipline

## The breadcrumb
frame-battle = Battle
frame-deployment = Deployment
frame-deploy-squad = { $unit } deploys
frame-deploy-dummy = A marker that stands for nobody
frame-player-turn = Turn
frame-discipline-phase = Discipline
frame-response = { $unit } responds
frame-discipline-test = { $unit } tests its discipline
frame-fall-back = { $unit } falls back
frame-out-of-turn = { $unit } under opportunity fire
frame-order-phase = Orders
frame-order-squad = Order for { $unit }
frame-nerve = { $unit } aims past the nearest enemy
frame-movement-phase = Movement
frame-move-squad = { $unit } moves
frame-marching = { $unit } on its way
frame-on-the-stairs = { $unit } on the stairs
frame-opportunity-fire = Opportunity fire at { $trigger }
frame-ambush-fire = Opportunity fire at { $trigger }
frame-snap-shot = { $unit } uses its opportunity fire
frame-fire-phase = Fire
frame-squad-fire = { $unit } fires at { $target }
frame-volley = Dice of { $unit }
frame-losses = Losses of { $unit }

## Questions
prompt-deploy = Where does { $unit } deploy?
prompt-deploy-dummy = Where do the { $seat } lay a marker that stands for nobody?
prompt-respond = { $unit } has lost its nerve. What does it do?
prompt-fall-back = Where does { $unit } fall back to?
prompt-order = What is the order for { $unit }?
prompt-move-squad = Which squad moves next?
prompt-move = Where does { $unit } go?
prompt-opportunity = Use opportunity fire?
prompt-fire-squad = Which squad fires next?
prompt-losses = Whom does { $unit } lose?

## Answers
option-place = { $floor ->
    [0] { $manner ->
        [behind] Deploy behind { $near }
        [beyond] Deploy beyond { $near }
        [in] Deploy in { $near }
        [on] Deploy on { $near }
       *[other] Deploy on { $near }
    }
   *[other] Deploy on floor { $floor } of { $near }
}
option-place-dummy = { $manner ->
    [behind] A dummy behind { $near }
    [in] A dummy in { $near }
    [on] A dummy on { $near }
   *[other] A dummy on { $near }
}
option-march = { $manner ->
    [behind] Go behind { $near }
    [beyond] Go beyond { $near }
    [in] Go into { $near }
    [on] Go onto { $near }
   *[other] Go over { $near }
}
option-change-floor = { $floor ->
    [0] { $unit } goes down to the ground floor
   *[other] { $unit } goes to floor { $floor }
}
option-stay = { $unit } stays
option-choose-test = { $unit } tests its discipline
option-choose-fall-back = { $unit } falls back
option-choose-hide = { $unit } stays and hides
option-give-order = { $target ->
    [none] { $order }, without a target
   *[other] { $order }, target { $target }
}
    .kind = Order, and the target if there is one
option-split-fire = { $order }, target { $target }, and some at { $other }
    .kind = Divided fire
option-prepare-fire = Hold, and prepare opportunity fire towards { $towards }
    .kind = Hold, and wait for whoever shows himself there
option-move-next = { $unit } moves
option-fire-now = { $unit } fires at { $target } now
option-fire = { $unit } fires at { $target }
option-lose = The { $figure }

## What happens
event-turn-began = Turn { $turn }: { $seat }.
event-deployed = { $unit } deploys: { $near }{ $floor ->
    [0] .
   *[other] , floor { $floor }.
}
event-deployed-in-secret = { $unit } deploys unseen.
event-dummy-set-up = A marker of the { $seat } will stand for nobody: { $near }.
event-markers-laid = { $seat }: { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
}, { $dummies } of them for nobody.
event-revealed = { $unit } is seen: { $near }.
event-dummy-found = There is nobody under a marker of the { $seat }: { $near }.
event-ordered = { $unit }: { $order }{ $target ->
    [none] .
   *[other] , target { $target }.
}
event-fire-divided = { $men ->
    [one] { $men } man
   *[other] { $men } men
} of { $unit } will fire at { $target }.
event-watches = { $unit } holds and prepares opportunity fire.
event-marched = { $unit } goes { $far }: { $near }.
event-floor-changed = { $floor ->
    [0] { $unit } is on the ground floor of { $place }.
   *[other] { $unit } is on floor { $floor } of { $place }.
}
event-stopped = { $unit } stops.
event-fired = { $unit } at { $target } with { $weapon }: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $need } added, { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}, { $lost } lost.
event-fire-result = { $target }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
} from { $unit }, { $lost ->
    [0] nobody
   *[other] { $lost }
} lost.
event-nothing-seen = { $unit } sees nothing of { $target } within range.
event-man-lost = { $unit } loses the { $figure }.
event-caught-in-crossfire = { $unit } is caught in a crossfire.
event-tested = { $unit } { $passed ->
    [1] keeps its nerve
   *[other] loses its nerve
} (needs { $need }, { $sum } added).
event-state-changed = { $unit } is { $state }.
event-squad-destroyed = { $unit } { $surrenders ->
    [1] surrenders
   *[other] scatters
}.
event-fell-back = { $unit } falls back.
event-hid = { $unit } hides.
event-counted = { $seat }: { $buildings ->
    [one] { $buildings } point
   *[other] { $buildings } points
} for buildings, { $losses } for the enemy’s losses.
event-broken-side = { $seat } have lost { $lost ->
    [one] { $lost } man
   *[other] { $lost } men
} and withdraw.

## Beside the table
status-turn = Turn { $turn } of { $turns }: { $seat }
status-strength = { $seat }: { $men } of { $start ->
    [one] { $start } man
   *[other] { $start } men
}
details-strength = { $men } of { $start ->
    [one] { $start } man
   *[other] { $start } men
}
details-group = { $men ->
    [one] { $men } man
   *[other] { $men } men
}, the support group of { $unit }
status-points = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $buildings } for buildings, { $losses } for the enemy’s losses)
status-points-places = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $buildings } for buildings, { $places } for places held, { $losses } for the enemy’s losses)
status-clear = { $seat }: still { $men ->
    [one] { $men } man
   *[other] { $men } men
} known to be fit to fight on the ground that is to be cleared
details-state = State: { $state }
details-order = Order: { $order }
details-watching = On opportunity fire
details-hidden = Hidden from the enemy
details-hits = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
ground-move = Movement: { $ground }
ground-cover = Cover: { $cover }
ground-floors = Floors: { $floors }
tray-waiting = { $seat }: still to deploy

tray-hidden = { $seat }: hidden somewhere

## Sums
modifier-roe-hit-range-modifier = range
modifier-roe-hit-cover-light = light cover
modifier-roe-hit-cover-heavy = heavy cover
modifier-roe-hit-opp-or-indirect = opportunity fire
modifier-roe-hit-acquired = acquired target
modifier-roe-weapon-isw = the gunner has moved
modifier-roe-disc-mod-state = shaken or demoralised
modifier-roe-disc-mod-half = below half, or alone
modifier-roe-disc-mod-crossfire = crossfire
modifier-roe-disc-mod-table-edge = near a foreign edge
modifier-roe-disc-mod-nco = led by an NCO
modifier-roe-disc-mod-officer = officer nearby
modifier-roe-disc-mod-no-fire = not under fire

## What a place is judged by
fact-path = { $cm }.{ $mm } cm of { $most }
fact-cohesion = the loneliest is { $cm }.{ $mm } cm from a friend
fact-enemy = nearest enemy at { $cm }.{ $mm } cm
fact-zone = ends in the opportunity zone of { $target }
fact-cover = cover against those who see it: { $cover }
fact-sees = { $men ->
    [0] sees no enemy
    [one] sees { $men } enemy
   *[other] sees { $men } enemies
}

## What is lit up round a squad
overlay-reach = Movement
overlay-deploy = Deployment zone
overlay-cohesion = Cohesion
overlay-sight = Line of sight
overlay-zone = Opportunity zone
overlay-danger = Enemy zones
