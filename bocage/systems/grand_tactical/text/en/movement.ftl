### Movement

frame-move = { $units } on the move
frame-leave-hex = Leaving { $hex }
frame-leave-barrage = Leaving the barrage in { $hex }
frame-change-column = Column of { $unit }
frame-forced-march = Forced march
frame-change-mode = Transport of { $unit }
frame-pushing = Pushing { $unit }

prompt-push-to = Where is { $unit } pushed?
prompt-move-step = Where does { $unit } go? Movement points left: { $points }

option-move-out = Move { $unit }
    .kind = Move
option-enter = To { $hex }
    .kind = Enter a hex
option-join-move = With { $unit }
    .kind = Take a unit along
option-drop-off = { $unit } stays here
    .kind = Leave a unit behind
option-form-column = Form Column
    .kind = Form Column
option-leave-column = Leave Column
    .kind = Leave Column
option-break-column = Leave Column at once, for a cohesion hit
    .kind = Break Column
option-stop-moving = Stop
    .kind = Stop
option-force-march = Force march
    .kind = Force march
option-mount = { $unit } mounts{ $column ->
    [true] , in Column
   *[other] {""}
}
    .kind = Mount
option-dismount = { $unit } dismounts{ $column ->
    [true] , in Column
   *[other] {""}
}
    .kind = Dismount
option-push-gun = Push { $unit } by hand
    .kind = Push a gun
option-push-to = To { $hex }
    .kind = Push into a hex

event-moved = { $unit } enters { $hex }.
event-column-formed = { $unit } forms Column.
event-column-left = { $unit } leaves Column.
event-dropped = { $unit } stays behind.
event-marched = { $unit } marches on.
event-march-failed = { $unit } cannot march on.
event-mounted = { $unit } mounts.
event-dismounted = { $unit } dismounts.
event-push-failed = { $unit } cannot be moved.

refusal-gts-move-basic = { $hex } is not beside { $unit }.
refusal-gts-move-no-enemy-hex = There are enemies in { $hex }: only an Assault enters it.
refusal-gts-reinf-exclusion = { $hex } is within two hexes of an enemy entry hex.
refusal-gts-move-vehicle-terrain = The ground is closed to { $unit } as it is: { $hex }.
refusal-gts-move-leftover = { $unit } does not have the movement points for { $hex }.
refusal-gts-move-who = { $unit } has no movement allowance.
refusal-gts-col-one-per-hex = There is a unit in Column in { $hex } already.
refusal-gts-col-enter-state = { $unit } is not in the state for that.
refusal-gts-col-no-enter-and-leave = { $unit } has formed Column in this action: it leaves it only for a cohesion hit.
refusal-gts-stack-move-together = { $unit } cannot join the move any more, or does not stand with it.
refusal-gts-stack-move-together-drop = { $unit } is not moving with others.
refusal-gts-stack-same-activation = { $unit } is not active together with the others.
refusal-gts-stack-same-activation-state = { $unit } cannot move in a stack as it is.
refusal-gts-stack-same-activation-column = { $unit } moves in a stack, which has no Column.
refusal-gts-stack-over-allowed = { $hex } is overstacked: units leave it one by one.
refusal-gts-ent-enter-leave = { $unit } is in an entrenchment: leaving it takes an action of its own.
refusal-gts-move-vehicle-terrain-column = { $unit } may be in { $hex } only in Column.
refusal-gts-col-bridge = { $unit } crosses to { $hex } only in Column.
refusal-gts-col-bridge-ferried = The ferry to { $hex } has taken a unit this turn; { $unit } has to wait.
refusal-gts-fmarch-who = Only units on foot force march, not { $unit } and those with it.
refusal-gts-ruling-forced-march-once = { $unit } cannot force march any more in this action.
refusal-gts-ruling-forced-march-when = { $unit } has not yet gone as far as it can.
refusal-gts-trans-who = { $unit } has no vehicles.
refusal-gts-trans-mount = { $unit } is in its vehicles.
refusal-gts-trans-keeps-column = { $unit } stays in Column when it mounts.
refusal-gts-trans-dismount = { $unit } is not in vehicles.
refusal-gts-trans-dismount-points = { $unit } does not have the movement points to dismount.
refusal-gts-push-basic = { $unit } is not a gun that can be pushed.
refusal-gts-push-limits = { $unit } cannot be pushed there: { $hex }.
