### Tide of Iron

## Names
name-tide-of-iron = Tide of Iron
name-first-contact = First contact
name-american = American
name-german = German
name-us-regular = regular infantry
name-us-elite = elite infantry
name-us-officer = officer
name-us-mg = machine-gun crew
name-us-mortar = mortar crew
name-us-truck = GMC truck
name-us-halftrack = M3A1 half-track
name-us-sherman = Sherman
name-de-regular = regular infantry
name-de-elite = elite infantry
name-de-officer = officer
name-de-mg = machine-gun crew
name-de-mortar = mortar crew
name-de-truck = Opel Blitz truck
name-de-halftrack = SdKfz 251 half-track
name-de-panzer4 = Panzer IV
name-de-tiger = Tiger
name-clear = clear
name-rough = rough
name-woods = woods
name-stream = ford
name-deep-stream = deep stream
name-torrent = torrent
name-pond = pond
name-bridge = bridge
name-building = building
name-attack = Attack
name-defence = Defence
name-fatigued = fatigued
name-op-fire = op fire
name-pinned = pinned
name-disrupted = disrupted
name-light = light damage
name-heavy = heavy damage
name-road = road
name-victory = victory
name-command = command

## The breadcrumb
frame-battle = Battle
frame-round = Round { $round }
frame-action-phase = Action phase
frame-action-turn = Action turn, { $seat }
frame-activation = Activation of { $unit }
frame-op-fire-mode = Op-fire mode
frame-fatigue = Fatigue
frame-command-phase = Command phase
frame-status-phase = Status phase
frame-control = Control
frame-income = Income
frame-spending = Spending
frame-initiative = Initiative
frame-remove-markers = Markers
frame-place-op-fire = Op-fire mode
frame-advance = Advance, { $unit }
frame-opportunity-fire = Opportunity fire at { $target }
frame-concentrated-fire = Concentrated fire, { $unit }
frame-declare-fire = Attack declared
frame-attack = Attack
frame-casualties = Casualties, { $unit }

## Questions
prompt-action = { $left ->
    [one] Your last action of this turn
   *[other] Your action ({ $left } left this turn)
}
prompt-activation = What does { $unit } do?
prompt-advance-step = Where does { $unit } go? Movement points left: { $points }
prompt-op-fire = Opportunity fire?
prompt-fire-target = Whom does { $unit } fire at?
prompt-fire-declare = { $unit } fires at { $target }: which attack?
prompt-casualties = { $unit } loses { $hits ->
    [one] a figure
   *[other] { $hits } figures
}: which one?
prompt-command-reserve = { $points ->
    [one] Does your command point go to the initiative?
   *[other] How many of your { $points } command points go to the initiative?
}
prompt-status-op-fire = Which unit goes into op-fire mode?

## Choices
option-activate = Activate { $unit }
    .kind = Activate a unit
option-advance-with = Advance with { $unit }
    .kind = Advance
option-concentrate-fire-with = Concentrated fire with { $unit }
    .kind = Concentrated fire
option-set-op-fire = Put { $unit } in op-fire mode
    .kind = Op-fire mode
option-fatigue-unit = Fatigue { $unit } for nothing
    .kind = Fatigue
option-end-action-phase = End your Action phase
option-enter = Enter { $hex }
    .kind = Enter a hex
option-stop = Stop here
option-shoot = Fire at { $target } with { $figures }
    .kind = Target
option-support = { $unit } supports with { $figures }
    .kind = Combined fire
option-open-fire = { $kind ->
    [suppressive] Roll a suppressive attack
   *[normal] Roll a normal attack
}
    .kind = Open fire
option-lead-op-fire = { $unit } fires with { $figures }
    .kind = Lead the opportunity fire
option-lose-figure = Remove the { $figure }
option-put-in-reserve = { $points ->
    [0] No command points
    [1] 1 command point
   *[other] { $points } command points
}

## Events
event-round-began = Round { $round } begins.
event-action-phase-ended = { $seat }: Action phase over.
event-moved = { $unit } enters { $hex }.
event-fell-back = { $unit } cannot stay there and falls back to { $hex }.
event-took-op-fire = { $unit } goes into op-fire mode.
event-fatigued = { $unit } is fatigued.
event-fired = { $unit } fires at { $target }: { $kind ->
    [suppressive] suppressive
   *[normal] normal
} attack at { $band ->
    [close] close
    [long] long
   *[normal] normal
} range, { $attack ->
    [one] { $attack } die
   *[other] { $attack } dice
} against { $defence }, hits on { $need }+.
event-supported = { $unit } supports the attack on { $target }.
event-no-effect = No effect on { $unit }.
event-figure-lost = { $unit } loses a figure ({ $figure }).
event-squad-lost = { $unit } is wiped out.
event-pinned = { $unit } is pinned.
event-disrupted = { $unit } is disrupted.
event-routed = { $unit } is routed and removed.
event-damaged = { $unit } is { $damage ->
    [heavy] heavily damaged
   *[light] lightly damaged
}.
event-vehicle-destroyed = { $unit } is destroyed.
event-recovered = { $unit } { $condition ->
    [pinned] eases from disrupted to pinned
   *[good] is in good order again
}.
event-control-taken = The { $side } side takes control of { $hex }.
event-command-received = { $side }: +{ $points } { $points ->
    [one] command point
   *[other] command points
}.
event-victory-scored = { $side }: +{ $points } { $points ->
    [one] victory point
   *[other] victory points
}, { $total } in all.
event-reserve-raised = { $side }: { $points ->
    [one] { $points } command point put
   *[other] { $points } command points put
} on the Initiative card.
event-initiative-taken = The { $side } side has the initiative.

## Terms of a total
modifier-toi-attack-squad-sum = firepower
modifier-toi-combined-fp = support at half firepower
modifier-toi-vehicle-damage-heavy-effects = heavy damage: half firepower
modifier-toi-officer-rally = rallied while pinned: half firepower
modifier-toi-terrain-clear = clear ground
modifier-toi-terrain-rough = rough ground
modifier-toi-terrain-woods = woods
modifier-toi-terrain-stream = stream
modifier-toi-terrain-pond = pond
modifier-toi-terrain-bridge = bridge
modifier-toi-terrain-building = building
modifier-toi-unit-elite-tough = elite figures, against suppression
modifier-toi-officer-determination = officer, against suppression
modifier-toi-cover-armour-adds = armour
modifier-toi-vehicle-damage-light-effects = damaged armour

## Why not
refusal-toi-stacking-limit = { $place } is full (at most three units, of which two vehicles), and { $unit } could not go on from there.
refusal-toi-stacking-limit-stop = { $unit } cannot stop in { $place }: it is full (at most three units, of which two vehicles).
refusal-toi-stacking-limit-attack = { $unit } cannot attack from { $place }: it is full (at most three units, of which two vehicles), and nobody stops there.
refusal-toi-squad-damage-disrupted-effects = { $unit } is disrupted and cannot fire.
refusal-toi-squad-damage-pinned-effects = { $unit } is pinned, and no officer is with it to rally it.
refusal-toi-calc-halve-once = The firepower of { $unit } would be halved twice, so it cannot fire.
refusal-toi-combat-validity = { $unit } has no target in range and in sight.
refusal-toi-combat-validity-enemy = { $unit } is not an enemy on the board.
refusal-toi-los-needed = { $unit } does not see { $target }.
refusal-toi-combat-target-type = { $unit } has no weapon against { $target }.
refusal-toi-range-out = { $target } is out of range of these figures of { $unit }.
refusal-toi-vehicle-damage-suppressive-immune = { $unit } is a vehicle: suppressive attacks do nothing to it.
refusal-toi-combined-eligibility = { $unit } cannot support: fresh units support a Concentrated fire, units in op-fire mode an opportunity fire.
refusal-toi-opfire-when = { $unit } is not in op-fire mode.
refusal-toi-opfire-when-other-side = { $unit } is not yours.
refusal-toi-opfire-when-other-division = { $unit } is of your other division, which is not the one that is asked now.
refusal-toi-opfire-one-per-activation = { $unit } has already fired at { $target } in this activation.
refusal-toi-move-immobile = { $unit } cannot move: it is pinned, disrupted or heavily damaged.
refusal-toi-move-hex-by-hex = { $place } is not next to { $unit }: movement goes from hex to adjacent hex.
refusal-toi-terrain-cliff = A cliff lies between { $unit } and { $place }.
refusal-toi-terrain-stream-impassable = The water in { $place } is too deep for { $unit }.
refusal-toi-terrain-pond-impassable = { $place } is a pond.
refusal-toi-terrain-building-impassable = { $unit } is a vehicle and cannot enter the building in { $place }.
refusal-toi-move-actions = Not enough movement points: { $place } costs { $cost }, and { $unit } has { $points } left.
refusal-toi-move-no-enemy-hex = { $place } is held by the enemy.
refusal-toi-terms-active = { $unit } is the active unit.
refusal-toi-action-fresh-only = { $unit } is not fresh: it has been activated this round, or is out of play.
refusal-toi-action-fresh-only-other-side = { $unit } is not yours.
refusal-toi-action-fresh-only-other-division = { $unit } is of your other division, which is not the one that acts now.
refusal-toi-squad-damage-no-op-fire = { $unit } is pinned or disrupted and cannot go into op-fire mode.

## Beside the board
status-round = Round { $round } of { $rounds } · initiative: { $side }
status-side = { $side }: { $victory } VP · { $command } CP · { $reserve } on the Initiative card
details-unit = { $unit } in { $place } · { $status ->
    [fatigued] fatigued
    [op-fire] in op-fire mode
   *[fresh] fresh
}{ $condition ->
    [pinned] , pinned
    [disrupted] , disrupted
   *[good] {""}
}{ $damage ->
    [light] , lightly damaged
    [heavy] , heavily damaged
   *[intact] {""}
}
details-figure = { $count } × { $figure }: movement { $movement }, range/firepower { $infantry } against infantry, { $vehicle } against vehicles{ $armour ->
    [0] {""}
   *[other] , armour { $armour }
}
details-lost = { $unit } is out of play.
