### Troops: leaders, medics, stubborn troops, parachutists

## The breadcrumb
frame-new-leader = { $unit } seeks a new leader
frame-withdrawal = { $unit } may fall back
frame-treatment = The { $figure } is hit
frame-drop = { $unit } comes down

## Questions
prompt-leader = Who leads { $unit } now?
prompt-withdraw = Does { $unit } fall back before it has to?
prompt-medic = The { $figure } is hit. Does a medic treat him?
prompt-missing = Who of { $unit } came down elsewhere?

## Answers
option-take-lead = The { $figure }
option-treat = { $unit } treats him
option-leave-out = The { $figure }

## What happens
event-tries-again = { $unit } is stubborn, and tries again.
event-took-over = The { $figure } leads { $unit } from now on.
event-treated = { $unit } treats the { $figure }: { $saved ->
    [1] he fights on
   *[other] in vain
}.
event-went-missing = The { $figure } of { $unit } came down elsewhere.
event-dropped = { $unit } comes down: { $missing ->
    [0] nobody is missing
   *[other] { $missing } missing
}.

## Why not
refusal-roe-disc-fallback-needs-state = { $unit } has no reason to fall back: its nerves are steady, and it is no light infantry.
refusal-roe-special-medic = { $unit } can treat nobody now.
refusal-roe-special-medic-far = { $unit } is more than 20 cm away.
refusal-roe-special-medic-figure = { $unit } treats the man who has just been hit.
refusal-roe-special-nco-replacement = Only a man of { $unit } can lead it.
refusal-roe-special-paratrooper-loss = Only men of { $unit } can be missing from it.
