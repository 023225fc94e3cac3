### Fire

frame-direct-fire = Fire by { $unit }
frame-deliberate-shot = Shot
frame-shot = Shot
frame-suffer = Result on { $unit }
frame-opportunity-fire = { $trigger ->
    [move] Opportunity fire at { $units } on the way to { $to }
    [mount] Opportunity fire at { $units }, mounting
    [dismount] Opportunity fire at { $units }, dismounting
    [column] Opportunity fire at { $units }, forming or leaving Column
    [trench] Opportunity fire at { $units }, at the trench
    [assault] Opportunity fire at { $units } before the assault
    [flee] Opportunity fire at { $units } in flight
   *[engineer] Opportunity fire at { $units } at work
}
frame-opportunity-shot = Opportunity fire

prompt-fire-target = Whom does { $unit } fire at?
prompt-opportunity-fire = Opportunity fire?
prompt-suffer-convert = { $unit } is to be suppressed: try to take a cohesion hit instead?

option-fire-directly = Fire with { $unit }
    .kind = Fire directly
option-fire-at = At { $target }
    .kind = Fire at a unit
option-fire-at-mover = { $unit } at { $target }
    .kind = Fire at a unit on the move
option-convert = Try to take a cohesion hit instead
    .kind = Convert the suppression
option-accept = Be suppressed
    .kind = Be suppressed

event-aimed = { $unit } takes aim at { $target } ({ $weapon }).
event-fired = { $unit } fires at { $target } ({ $weapon }).
event-missed = { $target } is missed.
event-struck = { $target } is hit: { $result }.
event-withstood = { $unit } stands its ground.
event-suppressed = { $unit } is suppressed.
event-cohesion-hit = { $unit } takes a cohesion hit.
event-step-lost = { $unit } loses a step.
event-eliminated = { $unit } is eliminated.
event-contact-lost = { $unit } is out of contact.

total-value = Fire value

refusal-gts-counter-fv-no = { $unit } never fires.
refusal-gts-ind-mortar = { $unit } fires indirectly only.
refusal-gts-res-suppressed-limits = { $unit } is suppressed.
refusal-gts-fire-direct-target = { $target } is out of the range or sight of { $unit }.
refusal-gts-fire-direct-target-enemy = { $target } is no enemy on the map.
refusal-gts-fire-direct-target-nobody = { $unit } has nobody in range and sight.
refusal-gts-opp-who-own = { $unit } is not yours, or not on the map.
refusal-gts-opp-trigger-move = { $hex } is not in the fire zone of { $unit }.
refusal-gts-opp-stack = { $target } does nothing that could be fired at.
refusal-gts-ruling-opp-stack-one-trigger = { $unit } has answered this already, or may not.

## Modifiers of fire
name-value = value
modifier-gts-proc-steps = printed value
modifier-gts-mod-cohesion = cohesion hits
modifier-gts-mod-step-loss = step loss
modifier-gts-col-values = in Column
modifier-gts-assault-def-suppressed = suppressed
modifier-gts-mod-barrage = under a barrage
modifier-gts-mod-firer-entrenched = entrenched
modifier-gts-mod-list = marker of the module
modifier-gts-mod-company-bonus = company bonus
modifier-gts-wx-fog = fog
modifier-gts-wx-rain = rain
modifier-gts-mod-weather = night
modifier-gts-mod-range = range
modifier-gts-mod-target-dv = defence value of the target
modifier-gts-mod-mass = steps in the target’s hex
modifier-gts-mod-terrain = terrain of the target
modifier-gts-mod-target-column = target in Column
modifier-gts-mod-fortification = target dug in
modifier-gts-opp-plus-two = opportunity fire in a fire zone
modifier-gts-opp-minus-one = target moves out of the fire zones
modifier-gts-opp-flee-plus-two = target flees
