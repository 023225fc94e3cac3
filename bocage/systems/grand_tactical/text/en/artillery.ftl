### Indirect fire

frame-mission = Mission of { $unit }
frame-counter-battery = Counter-battery fire of { $unit }
frame-salvo = Salvo of { $unit }
frame-stack-effect = Those beside the target

prompt-mission-target = Whom does { $unit } fire at?
prompt-mission-hex = Which hex does { $unit } shell?
prompt-counter-battery-target = Which battery does { $unit } fire at?

option-fire-indirectly = Fire indirectly with { $unit }
    .kind = Fire indirectly
option-fire-counter-battery = Counter-battery fire with { $unit }
    .kind = Counter-battery fire
option-fire-mission = At { $target }
    .kind = Fire at a unit
option-shell-ground = At a hex without anybody
    .kind = Shell the ground
option-shell-hex = At { $hex }
    .kind = Shell a hex

event-shelled = { $unit } shells { $hex }.
event-mission-lost = The mission of { $unit } comes to nothing.
event-barrage-laid = { $hex } is under a { $barrage }.

refusal-gts-ind-classes = { $unit } does not fire indirectly.
refusal-gts-park-purpose = { $unit } needs to be in a Park to use observers.
refusal-gts-obs-uncommanded = { $unit } is not commanded and cannot use observers.
refusal-gts-obs-leader-line = Nobody of the formation in contact with { $unit } sees { $hex }.
refusal-gts-obs-leader-line-pending = { $unit } is in contact with no Leader.
refusal-gts-cmd-emplaced = { $unit } is out of the range of the Leader with whom it is in contact.
refusal-gts-ruling-direct-fire-into-entry = { $hex } is an entry hex.
refusal-gts-ind-mortar-observer = Nobody of the formation of { $unit } sees { $hex } for it.
refusal-gts-ruling-organic-observers = Nobody of the formation of { $unit } sees { $hex } for it.
refusal-gts-ind-min-range = { $hex } is too near for indirect fire of { $unit }.
refusal-gts-fire-range-cut = An enemy or a barrage leaves { $unit } a range of one hex.
refusal-gts-fire-indirect-target = { $hex } is out of the range of { $unit }.
refusal-gts-fire-indirect-target-nothing = { $unit } has nothing to fire at, in range and observed.
refusal-gts-ind-target-empty-hex = { $unit } has no hex without anybody in range and observed.
refusal-gts-ind-target-empty-hex-held = There is somebody in { $hex }.
refusal-gts-cb-conditions = { $unit } has no enemy Park in range that has fired.
refusal-gts-cb-conditions-park = { $unit } is not in a Park.
refusal-gts-cb-conditions-contact = { $unit } is not in contact with an active formation.
refusal-gts-cb-conditions-target = { $unit } is not in a Park that has fired, or out of range.

modifier-gts-cb-resolve = counter-battery fire
