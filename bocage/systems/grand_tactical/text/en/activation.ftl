### Activations and actions

frame-play-chit = Chit of { $chit }
frame-division-activation = { $division }
frame-formation-activation = { $formation }
frame-direct-command = Direct Command, { $seat }
frame-activating = Units act
frame-unit-activation = { $unit } acts
frame-second = Second action
frame-passing = Pass
frame-following = The others follow
frame-rally = { $unit } rallies

prompt-activation-unit = { $chit }: which unit acts?
prompt-action = What does { $unit } do?
prompt-action-same = How does { $unit } do the same?
prompt-pass-with = Who passes with { $unit }, to do the same for command points?
prompt-action-second = A second action of { $unit } and those with it, for { $points ->
    [one] a command point
   *[other] { $points } command points
}?

option-activate = { $unit } acts
    .kind = Act with a unit
option-end-activation = End the activation
    .kind = End the activation
option-take-action = { $unit } acts
    .kind = Act
option-pass-action = Pass
    .kind = Pass
option-join-pass = { $unit } passes too
    .kind = Pass together
option-enough-pass = Nobody else
    .kind = Nobody else
option-rally-action = Rally { $unit }
    .kind = Rally
option-leave-out = Without { $unit }
    .kind = Leave a unit out

event-suppression-rallied = { $unit } is no longer suppressed.
event-hit-rallied = { $unit } recovers from a cohesion hit.
event-men-rallying = { $unit } does not rally yet.

refusal-gts-act-units-active = { $unit } is not active under this chit.
refusal-gts-action-order = { $unit } has acted already.
refusal-gts-dc-finish-each = { $unit } finishes its action first.
refusal-gts-dc-no-independents = { $unit } is independent: Direct Command does not reach it.
refusal-gts-dc-command-needed = { $unit } is not commanded.
refusal-gts-dc-activate = The division of { $unit } has no command point left.
refusal-gts-dc-no-engineer = { $unit } cannot do that under Direct Command.
refusal-gts-act-division-limits = A Division’s chit does not permit { $unit } that as its first action.
refusal-gts-act-division-limits-zone = Under a Division’s chit nobody enters an enemy fire zone: { $hex } is in one.
refusal-gts-second-different-type = The second action of { $unit } has to be of another type than the first.
refusal-gts-second-command-check = { $unit } is not commanded where it stands now.
refusal-gts-second-same-for-stack = All who acted with { $unit } take the same second action.
refusal-gts-second-same-for-stack-points = There are not enough command points for { $unit } and all who acted with it.
refusal-gts-reinf-safe = { $unit } is in an entry hex.
refusal-gts-reinf-safe-target = { $unit } is in an entry hex, where nobody fires at it.
refusal-gts-reinf-safe-action = { $unit } is in an entry hex: it can only move.
refusal-gts-action-list = { $unit } can do no such thing.
refusal-gts-second-same-for-stack-unable = { $unit } cannot do the same.
refusal-gts-second-same-for-stack-alone = { $unit } cannot be left out: nobody else could act.
refusal-gts-action-table-pass = { $unit } cannot pass as its second action.
refusal-gts-action-table-engineer = { $unit } does no engineer action as its second action.
refusal-gts-dc-no-pass = { $unit } cannot pass under Direct Command.
refusal-gts-dc-no-pass-idle = { $unit } could do nothing, and cannot pass under Direct Command.
refusal-gts-rally-action = { $unit } has nothing to rally from.
refusal-gts-rally-fz-day = { $unit } is in an enemy fire zone by day: its cohesion hits stay.
modifier-gts-rally-men-rallying = men rallying
