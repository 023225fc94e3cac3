### Heroes of Normandie: vehicles, wrecks, forced moves and transport

frame-forced-move = Forced move, { $unit }
frame-ramming = { $unit } rams infantry
frame-pushing = { $unit } pushes a wreck
frame-bail-out = Bailing out of { $vehicle }

prompt-forced-move = Where does { $unit } give way to?
prompt-ram = Whom does { $unit } drive away first?
prompt-bail-out = Who gets out of { $vehicle } first?
prompt-location = Where is { $unit } hit?
prompt-main-weapon = Which main weapon does { $unit } lose?

option-drive = Drive to { $place }, facing { $facing ->
    [0] north
    [1] north-east
    [2] east
    [3] south-east
    [4] south
    [5] south-west
    [6] west
   *[7] north-west
}
    .kind = Drive
option-announce-push = Announce a push of { $wreck }
    .kind = Announce a push
option-push-wreck = Push the wreck and drive to { $place }
    .kind = Push the wreck
option-give-way = Give way to { $place }
    .kind = Give way
option-give-way-into = Get into { $carrier }
    .kind = Get into a vehicle
option-ram-first = { $unit } first
    .kind = Who goes first
option-bail-out-first = { $unit } first
    .kind = Who gets out first
option-board = Board { $carrier }
    .kind = Board a vehicle
option-man-vehicle = Join the crew of { $carrier }
    .kind = Join a crew
option-take-hit = { $part ->
    [crew] Crew
    [tracks] Tracks
    [hull] Hull
    [main-weapon] Main weapon
   *[destroyed] Destroyed
}
    .kind = Location
option-lose-weapon = Lose { $weapon }
    .kind = Lose a weapon

event-displaced = { $unit } has to move to { $place }.
event-boarded = { $unit } gets into { $carrier }.
event-manned = { $unit } joins the crew of { $carrier }.
event-drove = { $unit } drives to { $place }, facing { $facing ->
    [0] north
    [1] north-east
    [2] east
    [3] south-east
    [4] south
    [5] south-west
    [6] west
   *[7] north-west
}.
event-push-announced = { $unit } is going to push the wreck of { $wreck }.
event-wreck-pushed = { $unit } pushes the wreck of { $wreck } to { $place }.
event-wreck-sank = The wreck of { $unit } sinks.
event-wreck-crushed = The wreck of { $unit } takes { $points ->
    [one] a destruction point
   *[other] { $points } destruction points
}, { $total } in all.
event-wreck-cleared = Nothing is left of the wreck of { $unit }.
event-passage-cut = { $unit } cuts a passage on { $place }.
event-wire-cleared = { $unit } tears the wire on { $place } away.
event-weapon-lost = { $unit } loses a weapon: { $weapon }.

refusal-hon-veh-by-size = { $unit } is short enough to enter { $place } like infantry.
refusal-hon-forced-definition = { $unit } cannot be forced to { $place }.
refusal-hon-forced-definition-vehicle = { $unit } cannot be forced into that vehicle.
refusal-hon-ram-stop = { $unit } is not under the vehicle.
refusal-hon-wreck-no-entry-face = Nobody enters the wreck on { $place }, { $unit } included.
refusal-hon-wreck-push-who = { $unit } cannot push { $wreck }.
refusal-hon-wreck-push-who-far = { $unit } is too far away from { $wreck } to push it.
refusal-hon-wreck-push-announce = { $unit } has to announce a push before its move.
refusal-hon-wreck-push-direction = { $unit } does not drive straight into the wreck of { $wreck }.
refusal-hon-wreck-push-direction-stopped = { $unit } has pushed a wreck and goes no further, not even to { $place }.
refusal-hon-wreck-push-freed-square = The ground under the wreck of { $wreck } is closed to { $unit }.
refusal-hon-wreck-push-terrain = { $unit } has no room to push the wreck of { $wreck } there.
refusal-hon-terr-difficult-stopped = { $unit } is in a difficult passage and goes no further, not even to { $place }.
refusal-hon-hvy-tracks-stopped = { $unit } has lost its tracks and cannot drive to { $place }.
refusal-hon-hvy-hull-stopped = { $unit } is hit in the hull and does not drive on to { $place }.
refusal-hon-abil-positive-waves = { $unit } is not hit there.
refusal-hon-unit-heavy-weapons = That is no main weapon of { $unit }.
refusal-hon-trans-capacity = { $carrier } has no room for { $unit }.
refusal-hon-trans-capacity-no-transport = { $carrier } does not carry { $unit }.
refusal-hon-trans-oversize = { $carrier } carries one large unit already, and { $unit } is another.
refusal-hon-trans-board = { $unit } does not board { $carrier } now.
refusal-hon-trans-board-no-movement = { $unit } has no movement left to board { $carrier }.
refusal-hon-trans-board-not-adjacent = { $unit } cannot step over to { $carrier }.
refusal-hon-trans-board-no-hiding = { $unit } cannot hide in a vehicle.
refusal-hon-trans-destroyed = { $unit } is not in that vehicle.
refusal-hon-crew-activate = { $unit } cannot join the crew of { $carrier }.
refusal-hon-crew-capacity = { $carrier } has a crew already, with no place for { $unit }.
refusal-hon-crew-leave = { $unit } gets out of its vehicle at the start of its move only.
refusal-hon-opt-culin-markers = { $unit } has too few Passage markers to drive to { $place }.
