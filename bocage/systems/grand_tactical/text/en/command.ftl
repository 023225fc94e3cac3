### Command and troop quality

frame-roll-points = Points of { $division }
frame-quality-test = Test of { $unit }

prompt-test = { $unit } tests its troop quality ({ $what }): roll, or pay a command point?

option-roll-die = Roll
    .kind = Roll
option-pay-point = Pay a command point
    .kind = Pay a command point

event-tested = { $unit } { $passed ->
    [0] fails
   *[other] passes
} its test ({ $what }).
event-point-paid = { $division } spends a command point on { $unit }.

total-quality = Troop quality

## Leaders and attachment
frame-transfer-leaders = Leaders are transferred
frame-leaders-go-along = Leaders go along
frame-relocation = { $leader } looks for his units
frame-attach = Attachments of { $formation }

prompt-leader-transfer = Where is { $leader } transferred to?
prompt-leader-along = Does { $leader } go along to { $hex }?
prompt-leader-relocate = { $leader } is alone: which of the nearest units does he join?
prompt-attach-unit = { $formation }: attach independent units? Places left: { $most }

option-transfer-to = { $leader } to { $hex }
    .kind = Transfer a Leader
option-go-along = { $leader } goes along
    .kind = Go along
option-relocate-to = { $leader } to { $hex }
    .kind = Join the nearest unit
option-attach-unit = Attach { $unit }
    .kind = Attach a unit

event-leader-moved = { $leader } is in { $hex }.
event-leader-removed = { $leader } has no formation left.
event-attached = { $unit } acts with { $formation }.

refusal-gts-lead-transfer = { $leader } is transferred only to another hex with a unit of his formation, which { $hex } is not.
refusal-gts-lead-transfer-forced = { $leader } is alone and has to be transferred.
refusal-gts-lead-never-dies = { $leader } goes to the nearest unit of his formation, which is not in { $hex }.
refusal-gts-indep-white = { $unit } is no white-striped unit that { $leader } could attach.
refusal-gts-indep-white-already = { $unit } is attached already.
refusal-gts-attach-value = { $leader } cannot attach any more units: { $unit } stays.
refusal-gts-attach-artillery-auto = The batteries in contact with { $leader } are more than he can attach: { $unit } stays.
refusal-gts-ruling-attach-range = { $unit } is out of the command range of { $leader }.

## Modifiers of troop quality
name-quality = quality
modifier-gts-tq-test = printed quality
modifier-gts-ooc-effects = not commanded
modifier-gts-res-suppressed-limits = suppressed
modifier-gts-res-cohesion-effects = two cohesion hits
modifier-gts-res-step-loss-effects = step loss
modifier-gts-barrage-values = under a barrage
modifier-gts-ip-benefit = improved position
modifier-gts-ent-benefit = entrenched
modifier-gts-tq-modifiers = marker of the module

## Independent Formations
frame-choose-parent = Superior of { $formation }
frame-attach-arrivals = Independent formations arrive
frame-attach-formations = Formations are attached
frame-attach-one-by-one = Formations are attached
prompt-formation-attach = To which formation is { $formation } attached?
option-attach-to = { $formation } to { $parent }
    .kind = Attach a formation
event-formation-attached = { $formation } acts with { $parent } from now on.
refusal-gts-reinf-independent-formation = { $formation } needs a superior formation.
refusal-gts-seq-attach-formations = { $formation } is attached only to another formation of its side that has a Leader.
