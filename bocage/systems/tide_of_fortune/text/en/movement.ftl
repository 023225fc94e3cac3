### Movement, zones, delays, reserves, sappers

frame-movement = { $unit } on the move
frame-creep = { $unit } on the move, one hex
frame-hazards = Hazards on the way
frame-anti-tank-fire = Anti-tank fire
frame-overstack = Too much in { $hex }
frame-deploy-reserve = { $division } leaves the reserve
frame-reserve-release = Release of reserves

prompt-movement-march = Where does { $unit } go? Points left: { $points }
prompt-movement-anti-tank = Do you fire at the tanks?
prompt-overstack-unit = There is too much in { $hex }: who makes room?
prompt-reserve-deploy = { $division } is released: where do its units go?

option-march = To { $hex }
    .kind = Go to a hex
option-halt = Stop here
    .kind = Stop
option-lay-delay = Try to leave a delay of { $value }
    .kind = Leave a delay
option-leave-map = Leave the map
    .kind = Leave the map
option-cross-in-boats = Sappers of { $unit } cross to { $hex }
    .kind = Cross in boats
option-open-fire = Fire at { $unit }
    .kind = Anti-tank fire
option-make-room = { $unit } goes to { $hex }
    .kind = Make room
option-deploy = { $unit } goes to { $hex }
    .kind = Deploy a unit
option-end-deployment = The others stay with the HQ
    .kind = End the deployment

event-moved = { $unit } enters { $hex }.
event-delay-lifted = The delay in { $hex } is gone.
event-entry-lost = The entry in { $hex } is closed to { $seat } for good.
event-tested = { $unit } is tested for { $what ->
    [mines] mines
   *[other] wear
}: a { $die }; { $most } or less disrupts it.
event-stopped = { $unit } is disrupted on its way.
event-fired-at-tanks = { $unit } fires at { $target }: a { $die }; { $most } or less disrupts it.
event-made-room = { $unit } makes room and goes to { $hex }.
event-delay-tried = { $unit } rolls { $dice } for a delay, and needs { $most } or less.
event-delay-laid = A delay of { $value } lies in { $hex }.
event-left-map = { $unit } leaves the map at { $hex }.
event-bridgehead-laid = Sappers of { $unit } hold a bridgehead in { $hex }.
event-bridgehead-lost = The bridgehead in { $hex } is lost.
event-released = { $division } is released from reserve.
event-reserve-tested = { $division } rolls { $dice } for its release, and needs { $most } or less.
event-deployed = { $unit } deploys to { $hex }.

refusal-tof-7-move-mp = { $unit } does not reach { $hex } with the points that it has.
refusal-tof-7-move-columns = { $unit } cannot cross to { $hex }: ground or water is closed to it.
refusal-tof-7-move-limits = { $hex } is held by the enemy: { $unit } cannot enter it.
refusal-tof-ruling-battery-hex = A battery stands in { $hex }: { $unit } gets there by an attack alone.
refusal-tof-7-stack-end = { $unit } finds no room in { $hex }.
refusal-tof-7-zoc-enter = The order does not let { $unit } enter the enemy’s zone in { $hex }.
refusal-tof-7-zoc-exit = The order does not let { $unit } leave the enemy’s zone, to { $hex }.
refusal-tof-7-zoc-penetrate = The order does not let { $unit } go from zone to zone, to { $hex }.
refusal-tof-7-zoc-absolute = Nobody goes from one controlled hex to another: { $unit } not to { $hex }.
refusal-tof-8-bt-enemy-entry = { $unit } is too weak to enter the breakthrough in { $hex }.
refusal-tof-5-delay-place = { $unit } cannot leave a delay: only once, under Maneuver, in a hex that it has come to.
refusal-tof-5-delay-place-value = A delay is not worth more than the TR of { $unit }.
refusal-tof-5-delay-place-none = There is no delay of { $value } left.
refusal-tof-ruling-delay-extra = There is a delay in { $hex } already.
refusal-tof-ruling-exit = { $unit } cannot leave the map at { $hex }.
refusal-tof-ruling-exit-supply = The headquarters of { $unit } is out of supply: nobody leaves the map at { $hex }.
refusal-tof-9-sapper-place = { $unit } has no sappers who could cross.
refusal-tof-9-sapper-place-where = Sappers of { $unit } cannot cross to { $hex }.
refusal-tof-ruling-sapper-when = { $unit } holds a bridgehead already.
refusal-tof-ruling-disrupt-overstack = { $unit } cannot go there to make room.
refusal-tof-9-reserve-deploy = There is still too much in the hex of the HQ: { $division } has to spread.
refusal-tof-9-reserve-deploy-where = Units of { $division } go from the HQ to hexes beside it.
