### Movement: fire and movement, transport, fortifications, obstacles, overruns, concealed squads

## Names
name-mines = Mines
name-bail-out = Bailing out

## The breadcrumb
frame-fire-and-movement = Fire and movement, { $unit }
frame-fire-then-movement = Fire and movement, { $unit }
frame-assault-movement = Assault, { $unit }
frame-obstacles = Obstacles
frame-minefield = Minefield
frame-lost-vehicle = Squads aboard { $vehicle }
frame-bail-out = { $unit } bails out

## Questions
prompt-move-obstacle = Which obstacle does { $unit } meet first?

## Choices
option-fire-and-move = Move, then fire with { $unit }
    .kind = Fire and movement: move first
option-fire-then-move = Fire, then move with { $unit }
    .kind = Fire and movement: fire first
option-assault-with = Assault with { $unit }
    .kind = Assault
option-hold-fire = Hold fire
option-enter-shelter = { $kind ->
    [pillbox] Get into the pillbox
   *[entrenchment] Get into the entrenchment
}
    .kind = Take shelter
option-leave-shelter = Get out of the fortification
option-cut-wire = Remove the razor wire
option-meet-obstacle = { $kind ->
    [minefield] The minefield
    [tank-trap] The tank traps
   *[wire] The razor wire
}
    .kind = Obstacle
option-board = Get into { $vehicle }
    .kind = Board a vehicle

## Events
event-revealed = { $unit } is revealed.
event-took-shelter = { $unit } gets into { $kind ->
    [pillbox] a pillbox
   *[entrenchment] an entrenchment
}.
event-left-shelter = { $unit } gets out of its fortification.
event-wire-cut = { $unit } removes the razor wire in { $hex }.
event-halted = { $kind ->
    [tank-trap] Tank traps stop { $unit }.
   *[wire] Razor wire stops { $unit }.
}
event-mines-exploded = { $unit } enters the minefield in { $hex }.
event-boarded = { $unit } gets into { $vehicle }.
event-got-out = { $unit } gets out of { $vehicle } in { $hex }.
event-passengers-lost = { $unit } is lost with { $vehicle }.

## Why not
refusal-toi-move-other-spending = { $unit } does not have the movement points for that.
refusal-toi-fort-entrenchment-enter = There is no free entrenchment in { $place }.
refusal-toi-fort-entrenchment-enter-vehicle = { $unit } is a vehicle and cannot get into an entrenchment.
refusal-toi-fort-entrenchment-enter-inside = { $unit } is in a fortification already.
refusal-toi-fort-entrenchment-enter-outside = { $unit } is in no fortification.
refusal-toi-fort-entrenchment-enter-leave-first = { $unit } must get out of its fortification before it can go to { $place }.
refusal-toi-fort-pillbox-enter = There is no free pillbox in { $place }.
refusal-toi-fort-pillbox-enter-vehicle = { $unit } is a vehicle and cannot get into a pillbox.
refusal-toi-fort-pillbox-enter-inside = { $unit } is in a fortification already.
refusal-toi-fort-max-three = There are three fortifications in { $place } already.
refusal-toi-wire-max = There is razor wire in { $place } already.
refusal-toi-trap-max = There are tank traps in { $place } already.
refusal-toi-mines-max = There is a minefield in { $place } already.
refusal-toi-wire-stop = The razor wire holds { $unit }: it goes no further in this activation.
refusal-toi-wire-cut = Only tanks and engineer squads remove razor wire, not { $unit }.
refusal-toi-wire-cut-none = There is no razor wire in { $place }.
refusal-toi-trap-enter = { $unit } did not begin its move next to the tank traps in { $place }.
refusal-toi-trap-enter-stopped = The tank traps hold { $unit }: it goes no further in this activation.
refusal-toi-mines-leave = { $unit } began its move among mines: it goes one hex and no further.
refusal-toi-timing-m5-obstacles = That obstacle has taken effect, or is not here.
refusal-toi-transport-embark = { $vehicle_unit } is not a friendly vehicle in the hex of { $unit }.
refusal-toi-transport-embark-sheltered = { $unit } must get out of its fortification before it can board { $vehicle_unit }.
refusal-toi-transport-capacity = { $vehicle_unit } has no room for { $unit }.
refusal-toi-transport-token-limit = { $unit } cannot board { $vehicle_unit }: eight vehicles are loaded already.
refusal-toi-transport-disembark-stacking = { $place } is full, and { $unit } could not go on from there.
refusal-toi-concealed-pass-through = { $unit } cannot stop in { $place } with the concealed enemy, and could not go on from there.
refusal-toi-concealed-pass-through-stop = { $unit } cannot stop in { $place }: concealed enemies are there.
refusal-toi-concealed-pass-through-attack = { $unit } cannot attack from { $place }: concealed enemies are there, and nobody stops among them.
refusal-toi-concealed-no-vehicles = { $unit } is a vehicle and cannot be concealed.
refusal-toi-tank-overrun-cost = Not enough movement points: overrunning { $place } costs { $cost }, and { $unit } has { $points } left.
refusal-toi-tank-overrun-move = { $unit } could not get out of { $place } again after overrunning it.
refusal-toi-tank-overrun-move-stop = { $unit } cannot stop in { $place }: enemies are there.
refusal-toi-tank-overrun-move-attack = { $unit } is overrunning { $place }: it cannot attack from among the enemies there.
refusal-toi-action-fm-no-heavy = { $unit } has a heavy weapon and cannot fire and move.
refusal-toi-ruling-firepower-0-attacks = { $unit } has no weapon to fire.
refusal-toi-action-assault-who = { $unit } cannot assault: vehicles and squads with a heavy weapon do not.
