### Heroes of Normandie: fire and losses

name-fire = Fire
name-location = Location
name-value = Value
name-penalties = Penalties
name-result = Result

frame-fire-action = Fire action
frame-attack = Shot
frame-opportunity-fire = Opportunity fire at { $target }
frame-location = Where { $unit } is hit

prompt-fire-next = Does { $unit } fire another weapon?
prompt-opportunity-fire = Opportunity fire?

option-shoot = { $kind ->
    [suppression] Suppress { $target } ({ $weapon })
   *[normal] Fire at { $target } ({ $weapon })
}
    .kind = Fire
option-cease-fire = Fire no more
option-opportunity-shot = { $kind ->
    [suppression] { $unit } fires to suppress ({ $weapon })
   *[normal] { $unit } fires ({ $weapon })
}
    .kind = Opportunity fire

event-fired = { $kind ->
    [suppression] { $unit } fires to suppress { $target } ({ $weapon }): { $value } against { $defence }.
   *[normal] { $unit } fires at { $target } ({ $weapon }): { $value } against { $defence }.
}
event-shot-resolved = { $unit } scores { $result } against { $target }, which needs { $need }.
event-missed = { $unit } is not hit.
event-suppressed = { $unit } receives { $markers ->
    [one] a Suppressed marker
   *[other] { $markers } Suppressed markers
}, { $total } in all.
event-step-lost = { $unit } takes a step loss.
event-damaged = { $unit } is damaged: { $damage ->
    [crew] crew
    [tracks] tracks
    [hull] hull
   *[main-weapon] main weapon
}.
event-destroyed = { $unit } is destroyed.

modifier-hon-unit-combat-value = Combat Value
modifier-hon-mobile-fire = on the move
modifier-hon-suppr-double = Suppression Fire: doubled
modifier-hon-unit-defence-value = Defence Value
modifier-hon-terr-def-bonus = terrain
modifier-hon-resolve-formula = die
modifier-hon-resolve-suppressed = Suppressed markers of the firer
modifier-hon-range-long = long range
modifier-hon-los-terrain-reduce = obstacles

refusal-hon-fire-conditions-friend = { $target } is on the side of { $unit }.
refusal-hon-fire-conditions-not-there = { $target } is not on the board for { $unit } to fire at.
refusal-hon-fire-type = { $unit } has no value against units like { $target }.
refusal-hon-fire-moving-check = This weapon of { $unit } does not fire on the move.
refusal-hon-altfire-definition = { $unit } has no such weapon on this face.
refusal-hon-trans-protected = { $target } is aboard a vehicle, out of reach for { $unit }.
refusal-hon-trans-fire-heavy-weapon = { $unit } is a heavy weapon and does not fire from a vehicle.
refusal-hon-ambush-no-target = { $target } is hidden: { $unit } cannot aim at it.
refusal-hon-suppr-double = { $unit } has no Suppression Fire against { $target }.
refusal-hon-abil-limited-range = { $unit } reaches { $range ->
    [one] { $range } square
   *[other] { $range } squares
}, and { $target } is further away.
refusal-hon-arc-limited = { $target } is outside the arc of fire of { $unit }.
refusal-hon-los-requirement = { $unit } does not see { $target }.
refusal-hon-hvy-main-gun = This weapon of { $unit } is destroyed.
refusal-hon-hvy-crew = The crew of { $unit } serves one weapon a turn.
refusal-hon-vweap-all = { $unit } has fired this weapon.
refusal-hon-opfire-moving = { $unit } has no Opportunity Fire.
refusal-hon-opfire-moving-other-side = { $unit } is not yours.
refusal-hon-terr-defpos-opfire = { $target } is inside the position of { $unit }.
