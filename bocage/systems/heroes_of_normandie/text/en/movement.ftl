### Heroes of Normandie: movement

frame-movement-action = Movement, { $unit }

prompt-move = Where does { $unit } go? Squares left: { $left }
prompt-move-facing = Which way does { $unit } face?

option-enter = Enter { $place }
    .kind = Enter a square
option-change-state = Change state
option-stop = Stop here
option-face-to = Face { $facing ->
    [0] north
    [1] north-east
    [2] east
    [3] south-east
    [4] south
    [5] south-west
    [6] west
   *[7] north-west
}
    .kind = Face

event-moved = { $unit } enters { $place }.
event-moved-back = { $unit } goes back to { $place }.
event-turned = { $unit } faces { $facing ->
    [0] north
    [1] north-east
    [2] east
    [3] south-east
    [4] south
    [5] south-west
    [6] west
   *[7] north-west
}.
event-state-changed = { $unit } is now { $state }.
event-hid = { $unit } goes into hiding.
event-spotted = { $unit } comes out of hiding.

modifier-hon-unit-movement-value = Movement Value
modifier-hon-move-suppressed = Suppressed markers
modifier-hon-card-bonus-move = card

refusal-hon-move-directions = { $place } is not next to { $unit }.
refusal-hon-move-allowance = { $unit } has no movement left for { $place }.
refusal-hon-move-x-value = { $unit } cannot move on this face, not even to { $place }.
refusal-hon-move-suppressed = { $unit } is pinned down and cannot enter { $place }.
refusal-hon-move-no-stacking = { $unit } cannot stay on { $place }, where another unit is.
refusal-hon-move-inf-pass-through-enemy = An enemy stands in the way of { $unit } on { $place }.
refusal-hon-move-inf-pass-through-vehicle = A vehicle stands in the way of { $unit } on { $place }.
refusal-hon-move-offset-infantry-only = Only infantry enters { $place }, and { $unit } is none.
refusal-hon-move-flip-timing = { $unit } has no second state.
refusal-hon-state-general = { $unit } has changed its state once in this move.
refusal-hon-veh-two-square-count = { $unit } is too long to enter { $place } like infantry.
refusal-hon-ambush-spot = An enemy would see { $unit } hide.
refusal-hon-zoc-infantry-move = { $enemy } controls both squares: { $unit } cannot go straight on to { $place }.
refusal-hon-terr-passage-forbidden = There is no way for { $unit } to { $place }.
refusal-hon-terr-impassable = Nobody passes { $place }, and { $unit } does not either.
refusal-hon-terr-water = { $unit } cannot swim: { $place } is water.
refusal-hon-terr-forbidden-some = { $place } is closed to units like { $unit }.
refusal-hon-bldg-door = { $unit } finds no door between here and { $place }.
refusal-hon-bldg-half-square = { $place } lies under a building: { $unit } cannot stand there.
refusal-hon-reserve-immutable = Nobody fires in the Reserve phase, { $unit } included.
refusal-hon-mobile-fire = { $unit } has fired once in this move.
