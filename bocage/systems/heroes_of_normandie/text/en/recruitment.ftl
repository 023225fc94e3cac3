# Recruitment, and units that enter and leave the board.

frame-recruitment = Recruitment
frame-choose-army = Army of the { $seat } side
frame-army-builder = Building the army of the { $seat } side

prompt-recruit-army = Which army do you take for { $points } points?
prompt-recruit = { $left ->
    [one] What do you recruit? { $left } of { $points } points is left.
   *[other] What do you recruit? { $left } of { $points } points are left.
}

option-take-army = Take the ready-made army: { $army }
    .kind = Ready-made army
option-build-army = Build an army of your own
    .kind = Build an army
option-take-tile = Recruit { $tile }
    .kind = Recruit a tile
option-fit-option = Put { $option } on { $tile } (slot { $slot })
    .kind = Add an option
option-finish-army = The army is ready
    .kind = Finish

event-army-taken = The { $seat } side takes the army { $army }.
event-tile-taken = The { $seat } side recruits { $tile }.
event-option-fitted = The { $seat } side adds { $option } to { $tile }.
event-army-ready = The army of the { $seat } side is ready: { $cost } points, { $orders ->
    [one] { $orders } Order Star
   *[other] { $orders } Order Stars
}.

refusal-hon-recruit-tile-other-side = { $tile } is not for your army.
refusal-hon-recruit-tile-copies = An army has no more than { $count } of { $tile }.
refusal-hon-recruit-cost = { $name } costs { $cost } points, and you have { $left }.
refusal-hon-recruit-slots = The slot { $slot } is for another kind of option than { $option }.
refusal-hon-recruit-slots-no-slot = There is no slot { $slot } for { $option } on that tile.
refusal-hon-recruit-slots-filled = The slot { $slot } holds an option already.
refusal-hon-recruit-option-size = { $option } does not have the size of the slot { $slot }.
refusal-hon-recruit-option-stripes = { $option } has none of the stripes of the slot { $slot }.
refusal-hon-opt-ordinance = { $option } is an ordinance: it goes on a Command Tile only.
refusal-hon-recruit-staff-tile-no-units = A staff alone is no army: recruit somebody for the battlefield.
refusal-hon-setup-recruit-heroes = An army has no more than { $count } heroes.
refusal-hon-setup-recruit-no-stars = An army needs a tile with Order Stars.
refusal-hon-setup-recruit-keep-stars = After { $name } ({ $cost } of { $left } points) there would be no points for a tile with Order Stars and units.

option-deploy-aboard = Aboard { $carrier }
    .kind = Set up aboard
option-leave-board = Leave the board
    .kind = Leave the board

event-entered-board = { $unit } comes on to the board on { $place }.
event-left-board = { $unit } leaves the board.

refusal-hon-setup-deploy-not-loaded = { $unit } may not begin aboard in this scenario.
refusal-hon-setup-enter = { $unit } does not enter the board on { $place }.
refusal-hon-setup-enter-off-board = { $unit } is off the board, and has to enter first.
refusal-hon-setup-points-no-exit = { $unit } has no way off the board here.
refusal-hon-setup-points-not-at-exit = { $unit } is not at the edge where its side leaves the board.
refusal-hon-move-allowance-exit = { $unit } has no movement left to leave the board.
refusal-hon-recruit-tile-markers = The markers of { $tile } do not serve { $unit }.
refusal-hon-recruit-tile-markers-family = The markers of { $tile } are not for a unit like { $unit }.

name-support-a = first support
name-support-b = second support
name-gear = gear
name-gear-a = first gear
name-gear-b = second gear
name-trait = trait
name-perso = personalisation
name-perso-a = first personalisation
name-perso-b = second personalisation
name-ordinance-a = first ordinance
name-ordinance-b = second ordinance
