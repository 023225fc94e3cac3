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
name-hull = hull
name-pintle = pintle
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

event-drove = { $unit } drives { $far }: { $near }.
event-bogged-down = { $unit } bogs down.
event-freed = { $unit } { $free ->
    [1] is free again
   *[other] is still stuck
}.
event-gun-mended = The main weapon of { $unit } { $mended ->
    [1] is mended
   *[other] is still out of action
}.
event-hit-vehicle = { $unit } at { $target } with { $weapon }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}.
event-penetrated = { $unit }, { $plate }: die { $die } and strength { $strength } against armour of { $armour }.
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
refusal-roe-veh-orders = { $unit } may drive { $most }, and that is { $far }.
refusal-roe-veh-turning = { $unit } cannot turn or reverse so.
refusal-roe-ruling-vehicle-nerves = The crew of { $unit } does not fall back while it is in its vehicle.

## Aboard, overrun and assaulted
frame-boarding = { $unit } boards
frame-remounting = { $unit } gets in again
frame-handle = { $unit }
frame-overrunning = { $unit } drives over { $target }
frame-assault-vehicle = { $unit } goes for { $target }
frame-withdraw = { $unit } stays or goes off

prompt-mount = What does { $unit } do?
prompt-draw-off = Where does { $unit } go after the assault?
prompt-go-for = Which squad goes for the vehicle that has driven over it?
prompt-at-bunker = Who uses anti-tank grenades on a bunker?

option-board = { $unit } boards { $target }
option-remount = { $unit } gets in again
option-get-off = { $unit } gets off
option-hook = { $unit } is hooked up to { $target }
option-unhook = { $unit } is unhooked
option-drive-over = Drive over { $target } to { $near }, heading { $facing }°
option-go-for = { $unit } goes for { $target }
option-charge-bunker = { $unit } on { $place }
option-fire-mount = { $unit } fires the { $weapon } ({ $mount }) at { $target }

event-boarded = { $unit } boards { $target }.
event-got-off = { $unit } gets off { $target }.
event-hooked = { $unit } is { $hooked ->
    [1] hooked up to
   *[other] unhooked from
} { $target }.
event-remounted = The crew of { $unit } gets in again.
event-buttoned-up = { $unit } shuts its hatches.
event-abandoned-taken = { $enemy } destroys { $unit }, which its crew has left.
event-assaulted-vehicle = { $unit } goes for { $target }: { $touching } touch it, { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}.
event-shrank = { $unit } dares not go for { $target }.
event-overran = { $unit } drives into { $target }, which { $held ->
    [1] keeps its nerve
   *[other] loses its nerve
}.
event-wire-flattened = { $unit } rolls { $place } flat.
event-bunker-charged = { $unit } on { $place }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}.

modifier-roe-veh-discipline = hatches shut
modifier-roe-veh-transport = out of a vehicle

refusal-roe-veh-fire = That weapon of { $unit } does not bear on { $target }.
refusal-roe-veh-transport = { $unit } cannot do so.
refusal-roe-veh-transport-far = Not all of { $unit } are within 5 cm of { $target }.
refusal-roe-veh-transport-room = There is no room for { $unit } in { $target }.
refusal-roe-veh-riders-room = There is no room for { $unit } on { $target }.
refusal-roe-veh-towing = A gun is hooked up and unhooked while { $unit } and the vehicle hold.
refusal-roe-veh-towing-room = { $target } cannot tow { $unit }.
refusal-roe-veh-remount = { $unit } has no vehicle to get into now.
refusal-roe-veh-remount-far = { $unit } is not at its vehicle.
refusal-roe-veh-remount-enemy = The enemy is within 10 cm of the vehicle of { $unit }.
refusal-roe-veh-overrun = { $unit } cannot drive over anybody so.
refusal-roe-veh-overrun-target = { $unit } cannot drive over { $target }.
refusal-roe-veh-overrun-nerve = { $target } has not driven over { $unit }.
refusal-roe-veh-assault-far = { $unit } cannot go so far.
refusal-roe-veh-at-grenade-bunker = { $unit } has nobody with an anti-tank grenade at { $place }.
refusal-roe-ruling-vehicle-passengers = { $unit } is aboard: it holds, or crawls and gets off where the vehicle holds or crawls.
refusal-roe-ruling-vehicle-passengers-target = { $target } is aboard a vehicle: the vehicle is the target.
refusal-roe-ruling-vehicle-weapons = That weapon of { $unit } has fired, or fires at the target of the main one.
