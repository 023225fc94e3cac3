### Vehicles

## Names
name-sherman-75 = Sherman 75
name-sherman-76 = Sherman 76
name-firefly = Sherman Firefly
name-churchill-vii = Churchill VII
name-universal-carrier = Universal Carrier
name-m3-halftrack = M3 half-track
name-m8-greyhound = M8 Greyhound
name-sdkfz-251 = SdKfz 251
name-stug-iii = StuG III
name-panzer-iv = Panzer IV
name-panther = Panther
name-tiger = Tiger
name-t34-76 = T-34/76
name-t34-85 = T-34/85
name-su76 = SU-76
name-truck = truck
name-jeep = jeep
name-motorcycle = motorcycle
name-commander = commander
name-smoking-wreck = smoking wreck
name-abandoned = abandoned
name-gun-out = main weapon out of action
name-bogged = bogged down
name-immobilised = immobilised
name-turret = turret
name-front = front
name-side = side
name-rear = rear
name-length = length
name-width = width

## The breadcrumb
frame-deploy-vehicle = { $unit } deploys

## Questions
prompt-deploy-vehicle = Where does { $unit } deploy?

## Answers
option-park = Deploy on { $near }, heading { $facing }°

## Why not
refusal-roe-veh-proximity = { $unit } would stand on or too near somebody.
refusal-roe-veh-terrain = { $unit } cannot drive there.

## Play
frame-move-vehicle = { $unit } drives
frame-driving = { $unit } on its way
frame-blow = { $unit } is hit
frame-damage = { $unit } is damaged
frame-bail-out = The crew of { $unit } may get out
frame-destroy = { $unit } is destroyed
frame-fire-at-vehicle = { $unit } fires at { $target }

prompt-drive = Where does { $unit } drive?

option-drive = { $backwards ->
    [1] Reverse to { $near }, heading { $facing }°
   *[other] Drive to { $near }, heading { $facing }°
}
option-work-free = { $unit } is dug out
option-mend-gun = { $unit } has its main weapon mended

event-drove = { $unit } drives { $far } mm: { $near }.
event-bogged-down = { $unit } bogs down.
event-freed = { $unit } { $free ->
    [1] is free again
   *[other] is still stuck
}.
event-gun-mended = The main weapon of { $unit } { $mended ->
    [1] is mended
   *[other] is still out of action
}.
event-hit-vehicle = { $unit } at { $target } with { $weapon }: { $hits } hits.
event-penetrated = { $unit }: { $plate }, { $die } and { $strength } against { $armour }.
event-damaged = { $unit } is damaged: { $stuck }{ $gun_out ->
    [1] , its main weapon out of action.
   *[other] .
}
event-bailed-out = The crew of { $unit } gets out.
event-wrecked = { $unit } is destroyed{ $smokes ->
    [1] {" "}and smokes.
   *[other] .
}

modifier-roe-veh-fire = on the move
modifier-roe-veh-immobilised = immobilised

name-bail-out = staying in
name-free = able to move

refusal-roe-veh-bail-out = { $unit } is suppressed: it can only hold or crawl.
refusal-roe-veh-bog = There is nothing to free { $unit } from.
refusal-roe-veh-damaged = There is nothing to mend on { $unit }.
refusal-roe-veh-immobilised = { $unit } cannot move.
refusal-roe-veh-orders = { $unit } may drive { $most } mm, and that is { $far } mm.
refusal-roe-veh-turning = { $unit } cannot turn or reverse so.
refusal-roe-ruling-vehicle-nerves = The crew of { $unit } does not fall back while it is in its vehicle.
