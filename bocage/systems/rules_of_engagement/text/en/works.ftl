### Buildings, mines and wire

frame-in-mines = { $unit } among mines
frame-at-wire = { $unit } at the wire
frame-structure-hit = { $place } is hit

event-structure-struck = { $place } is hit: a total of { $sum } against a strength of { $need }.
event-structure-damaged = { $place } is damaged: its strength is { $need } from now on.
event-structure-destroyed = { $place } is a ruin.
event-floor-fell = Floor { $floor } of { $place } falls on those below: { $lost } lost.
event-mines-went-off = Mines under { $unit } in { $place }: { $lost } lost.
event-decoy-found = There are no mines in { $place }.
event-wire-tested = { $passed ->
    [true] { $unit } gets through { $place }.
   *[other] { $unit } is held up by { $place }.
}

frame-tasks = Work before the moves
frame-detonation = Explosives
frame-disarming = { $unit } disarms explosives at { $place }
prompt-works-task = Which squad works with its hands instead of moving?
option-clear-obstacle = { $unit } clears { $place }
option-set-charge = { $unit } sets a charge at { $place }
option-lay-bangalore = { $unit } lays a torpedo at { $place }
option-disarm = { $unit } tries to disarm what lies at { $place }

event-obstacle-cleared = { $unit } clears { $place } away.
event-charge-set = { $unit } lays { $weapon } at { $place }.
event-charge-went-off = { $weapon } goes off at { $place }.
event-charge-disarmed = { $passed ->
    [true] { $unit } disarms the explosives at { $place }.
   *[other] { $unit } does not get the explosives at { $place } disarmed.
}

refusal-roe-eng-clear = { $unit } cannot clear { $place }.
refusal-roe-eng-clear-order = { $unit } clears { $place } only while it crawls.
refusal-roe-eng-minimum = { $unit } has not the four engineers that it takes for { $place }.
refusal-roe-demo-order = { $place } is nothing for a charge of { $unit }.
refusal-roe-demo-order-order = { $unit } has to hold, with steady nerves, to set a charge at { $place }.
refusal-roe-demo-two-men = { $unit } has not two men near enough to { $place }.
refusal-roe-demo-defuse = There is nothing to disarm at { $place } for { $unit }.
refusal-roe-bangalore-use = { $place } is nothing for a torpedo of { $unit }.
refusal-roe-bangalore-use-order = { $unit } has to hold, with steady nerves, to lay a torpedo at { $place }.
refusal-roe-ruling-works-party = Nobody of { $unit } is at { $place }.
refusal-roe-ruling-works-kit = { $unit } has no such explosives left for { $place }.

frame-structure-fire = { $unit } fires at { $place }
option-fire-at-structure = { $floor ->
    [0] { $unit } fires at { $place } itself, at the ground floor
   *[other] { $unit } fires at { $place } itself, at floor { $floor }
}
event-structure-shot = { $unit } fires at { $place } with { $weapon }, { $need } added: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}.
modifier-roe-bunker-to-hit = in a bunker
modifier-roe-bunker-discipline = in a bunker
refusal-roe-bldg-target-structure = { $unit } cannot aim there: { $place }.
refusal-roe-bldg-damage-roll = { $unit } has nothing that breaks { $place } from here.
refusal-roe-ruling-structure-target = { $unit } has another target than { $place }.

frame-lay-minefield = A minefield is laid
prompt-deploy-minefield = Where do the { $seat } lay a minefield?
prompt-deploy-mark = The enemy does not see { $place }. Mark it all the same?
option-lay-field = { $upright ->
    [true] From north to south, at { $at }
   *[other] From west to east, at { $at }
}
option-keep-secret = Keep it secret
option-mark-openly = Mark it openly
event-field-hidden = { $place } is laid, and the enemy does not see it.
event-field-somewhere = The { $seat } have laid a minefield somewhere.
event-field-shown = { $decoy ->
    [true] The enemy sees { $place }, which is a decoy.
   *[other] The enemy sees { $place }, and it is real.
}
event-field-seen = The { $seat } have laid { $place } there, or so it looks.
refusal-roe-mine-size = The { $seat } lay their minefields as a whole in their own zone.
refusal-roe-mine-size-apart = Two minefields of the { $seat } would overlap.

frame-lay-defence = An obstacle is laid
prompt-deploy-obstacle = Where do the { $seat } lay this: { $kind }?
option-lay-obstacle = { $upright ->
    [true] From north to south, at { $at }
   *[other] From west to east, at { $at }
}
event-obstacle-laid = The { $seat } lay { $place }.
refusal-roe-wire-layout = Sections of wire of the { $seat } have to be 5 cm apart.
refusal-roe-barricade-placement = The { $seat } build barricades on roads.
refusal-roe-ruling-works-zone = The { $seat } lay their obstacles in their own zone.

frame-mine-under-vehicle = A mine under { $unit }

frame-choose-obstacles = Obstacles are chosen
frame-dig-in = A position is dug
prompt-deploy-choose-obstacles = Which obstacles do the { $seat } take?
prompt-deploy-fortify = Where do the { $seat } place this: { $kind }?
option-take-obstacles = Wire: { $wire }, obstacles against tanks: { $at_obstacle }, barricades: { $barricade }, minefields: { $minefield }
option-fortify = At { $at }, front to { $facing }°
event-work-laid = { $place } of the { $seat } is ready, and the enemy does not know of it.
event-work-somewhere = The { $seat } have dug in somewhere.
event-work-found = { $place } of the { $seat } is found.
refusal-roe-fort-cost-obstacles = The { $seat } take three elements, at most two of a kind.
refusal-roe-ruling-works-zone-facing = A front of the { $seat } looks to the north, the east, the south or the west.
refusal-roe-ruling-works-zone-ground = The { $seat } do not dig in walls, in water, on a road, or where a work is already.
refusal-roe-trench-size = Not all of { $unit } are in { $place }.
refusal-roe-bunker-capacity = There is no room for { $unit } in { $place }.
name-gun-pit = gun pit
