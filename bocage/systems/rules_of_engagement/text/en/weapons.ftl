### Grenades, shells and flames

frame-explosions = { $unit } at { $target }: where it falls
prompt-template = On whom of { $target } does { $unit } centre the template?
option-fire-with = { $unit } fires at { $target }, some with { $weapon }
option-place-template = On the { $figure }
event-launched = { $unit } at { $target } with { $weapon }: { $face }, { $need } added; { $hit ->
    [1] it hits.
   *[other] it misses.
}
event-went-astray = The shot of { $unit } goes astray: { $at }.
event-backfired = It goes off among { $unit }, by the { $figure }.
modifier-roe-hit-large-target = large target
refusal-roe-weapon-grenade-three = At most three men of { $unit } throw grenades.
refusal-roe-weapon-molotov-three = At most three men of { $unit } throw bottles of petrol.
refusal-roe-weapon-molotov = { $unit } has not so many of these left: { $weapon }.
refusal-roe-weapon-at-grenade = { $weapon } is not fired: { $unit } has to place it.
refusal-roe-weapon-lmg-no-move-fire = { $unit } has moved: { $weapon } is silent.
refusal-roe-weapon-inf-at-no-move = { $unit } has moved: { $weapon } cannot fire.
refusal-roe-weapon-rifle-grenade = { $unit } has moved: it launches no { $weapon }.
refusal-roe-weapon-mortar-no-opp = { $weapon } cannot be used for opportunity fire: { $unit }.
refusal-roe-flame-no-opp = { $unit } cannot use { $weapon } for opportunity fire.
refusal-roe-flame-three-shots = { $weapon } of { $unit } is empty.
refusal-roe-indirect-range = { $target } is too near for indirect fire of { $unit }.
refusal-roe-indirect-los = Nobody who guides the fire of { $unit } sees { $target }.
refusal-roe-profile-weapons = Those men of { $unit } cannot use { $weapon }.
refusal-roe-blast-other-squads = { $unit } has to lay the template on { $target } where it catches the fewest others.
frame-gun-fire = { $unit } at the gun of { $target }
option-fire-at-gun = { $unit } fires at the gun of { $target }
event-gun-struck = { $unit } at the gun of { $target } with { $weapon }: { $dice } { $dice ->
    [one] die
   *[other] dice
}, { $need } added, { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}.
event-gun-lost = The gun of { $unit } is destroyed.
event-gun-left = { $unit } leaves its gun behind.
event-gun-manned = { $unit } is back at its gun.
refusal-roe-weapon-support-target-gun = { $unit } cannot harm a gun of { $target }.
frame-tolls = Losses to explosions
option-fire-now-with = { $unit } fires at { $target } now, some with { $weapon }
event-carrier-fell = The { $figure } is among those whom { $unit } has lost.
event-fuel-exploded = The fuel of { $unit } explodes.
frame-spot-fire = { $unit } at the same spot
frame-smoke-fire = Smoke of { $unit }
option-fire-again = { $unit } fires at the same spot again
option-lay-smoke = { $unit } lays its smoke
option-screen-squad = { $unit }: smoke before { $target }
event-will-screen = { $unit } is to lay smoke before { $target }.
event-screened = { $unit } lays smoke before { $target }: { $thick ->
    [1] nobody sees through it.
   *[other] it is thin.
}
event-shelled = { $unit } with { $weapon } at { $at }: { $face }, { $need } added; { $hit ->
    [1] on the mark.
   *[other] off the mark.
}
refusal-roe-smoke-source = { $unit } has nothing that lays smoke.
refusal-roe-smoke-declare = { $unit } has not declared smoke for { $target }.
refusal-roe-smoke-squad-mortar = { $unit } screens nobody but itself, not { $target }.
refusal-roe-smoke-hit = Smoke is between { $unit } and { $target }.
refusal-roe-reg-eligible = { $unit } has no weapon that registers its fire.
refusal-roe-reg-same-spot = { $unit } has not found its range yet.
event-arm-taken = The { $figure } of { $unit } takes over: { $weapon }.
