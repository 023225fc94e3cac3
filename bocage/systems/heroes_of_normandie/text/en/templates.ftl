### Heroes of Normandie: bursts, snipers, templates, flames and structures

name-sniper = Sniper
name-scatter = Scatter
name-destruction = Destruction

frame-volley = Fire action
frame-burst = Burst
frame-sniper-fire = Sniper fire
frame-flames = Flamethrower
frame-barrage = Fire with a template
frame-shelling = A template at { $corner }
frame-drift = A template drifts
frame-explosion = Explosion at { $corner }
frame-inside = Explosion inside
frame-demolishing = Fire at a structure
frame-demolition = Destruction
frame-collapse = The { $structure } collapses
frame-redeployment = In the ruins of { $structure }
frame-bombs-explode = Bombs explode
frame-other-answer = { $unit } answers

prompt-burst = { $unit } has a Combat Value of { $left } left: next target and its share?
prompt-barrage = Where does { $unit } aim ({ $weapon })?
prompt-scatter = Where does the template land?
prompt-ruins = Where in the ruins does { $unit } go?
prompt-fire-frighten = Is { $target } frightened?
prompt-opportunity-fire-other = How does { $unit } fire at { $target }?

option-fire-burst = { $kind ->
    [suppression] Suppressing burst from { $target } on ({ $weapon })
   *[normal] Burst from { $target } on ({ $weapon })
}
    .kind = Fire a burst
option-share = +{ $value } on { $target }
    .kind = Divide the burst
option-snipe = Snipe at { $target }
    .kind = Snipe
option-flame = Flames towards { $facing ->
    [0] north
    [1] north-east
    [2] east
    [3] south-east
    [4] south
    [5] south-west
    [6] west
   *[7] north-west
}{ $from_rear ->
    [1] , from the rear square
   *[other] { "" }
}
    .kind = Flamethrower
option-flame-into = Flames into { $place }
    .kind = Flamethrower, inside
option-bombard = Use: { $weapon }
    .kind = Fire with a template
option-lay = { $manner ->
    [indirect] { $corner }, indirectly
   *[direct] { $corner }, directly
}
    .kind = Lay a template
option-throw-into = Into { $place }
    .kind = Throw inside
option-land-on = { $corner }
    .kind = Land
option-demolish = Fire at { $structure } ({ $weapon })
    .kind = Fire at a building
option-demolish-wreck = Fire at the wreck of { $wreck } ({ $weapon })
    .kind = Fire at a wreck
option-place-in-ruins = { $place }
    .kind = Place in the ruins
option-frighten = Frighten it
option-let-be = Leave it
option-opportunity-act = { $unit } fires in another way
    .kind = Opportunity fire, other

event-burst-announced = { $unit } keeps { $share } of its burst for { $target }.
event-exploded = Explosion at { $target } ({ $weapon }): { $value } against { $defence }.
event-explosion-resolved = The explosion scores { $result } against { $target }, which needs { $need }.
event-sniped = { $unit } snipes at { $target }: result { $result }.
event-template-aimed = { $manner ->
    [indirect] Indirect fire at { $corner } ({ $weapon }).
   *[direct] Direct fire at { $corner } ({ $weapon }).
}
event-landed = Impact on { $corner } ({ $weapon }).
event-flew-off = Impact off the board ({ $weapon }).
event-thrown-inside = { $unit } strikes inside at { $place } ({ $weapon }).
event-flamed = { $unit } sends flames towards { $facing ->
    [0] north
    [1] north-east
    [2] east
    [3] south-east
    [4] south
    [5] south-west
    [6] west
   *[7] north-west
}.
event-bomb-stuck = { $unit } sticks a bomb to { $target } ({ $weapon }).
event-structure-struck = The { $structure } takes { $points ->
    [one] { $points } destruction point
   *[other] { $points } destruction points
}, { $total } in all.
event-collapsed = The { $structure } collapses.

modifier-hon-burst-split = rest of the burst
modifier-hon-sniper-table = die

refusal-hon-burst-split = { $unit } cannot divide its burst like that: at least 1 for each target, and all of it.
refusal-hon-burst-split-ability = { $unit } has no burst with this weapon.
refusal-hon-burst-targets = { $target } cannot be in this burst of { $unit }: one family, each within 2 squares of another.
refusal-hon-sniper-target = A sniper such as { $unit } fires at infantry only, not at { $target }.
refusal-hon-sniper-target-ability = { $unit } is no sniper.
refusal-hon-flame-template = { $unit } has no flamethrower.
refusal-hon-flame-place = { $unit } cannot point its flamethrower there.
refusal-hon-flame-hits = The flames of { $unit } would touch nobody.
refusal-hon-flame-building = { $unit } is not outside an opening that leads to { $place }.
refusal-hon-flame-defensive = { $unit } is not next to a defensive position in { $place }.
refusal-hon-direct-target = { $unit } does not see { $corner }.
refusal-hon-direct-target-none = { $unit } has nothing to aim at.
refusal-hon-direct-no-building = { $corner } is inside a building: { $unit } cannot aim a template there.
refusal-hon-abil-limited-range-intersections = { $unit } reaches { $range ->
    [one] { $range } intersection
   *[other] { $range } intersections
}, and { $corner } is further away.
refusal-hon-abil-limited-range-structure = { $unit } reaches { $range ->
    [one] { $range } square
   *[other] { $range } squares
}, and this structure is further away.
refusal-hon-arc-limited-corner = { $corner } is outside the arc of fire of { $unit }.
refusal-hon-arc-limited-structure = This structure is outside the arc of fire of { $unit }.
refusal-hon-los-requirement-structure = { $unit } does not see this structure.
refusal-hon-indirect-when = { $unit } does not fire indirectly at { $corner }: it has a clear view, or no such weapon.
refusal-hon-indirect-not-from-building = { $unit } cannot fire indirectly from inside a building.
refusal-hon-indirect-scatter-offset = The template cannot land on { $corner }.
refusal-hon-opt-grenades-building-in = { $unit } cannot throw it into this building at { $place }.
refusal-hon-opt-grenades-defensive-in = { $unit } cannot throw it into a position at { $place }.
refusal-hon-destr-who = { $unit } has no such weapon with Destruction.
refusal-hon-destr-who-wreck = { $wreck } is no wreck for { $unit } to fire at.
refusal-hon-destr-building = { $unit } cannot be placed in { $place }.
refusal-hon-destr-building-target = { $unit } cannot fire at { $structure }: it lies in ruins, or is around it.
refusal-hon-altfire-triggered = { $unit } cannot strike { $target } in that way.
refusal-hon-opfire-moving-target = { $unit } may only fire at { $target } now.
