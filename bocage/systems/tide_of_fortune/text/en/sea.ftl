### The sea: ships, batteries, mines, barges, dikes

frame-dike-bombing = The dikes of Walcheren
frame-naval-bombardment = Naval bombardment
frame-battery-reply = The batteries reply
frame-battery-bombardment = Fire of the coastal batteries
frame-mine-sweeping = Minesweeping
frame-barge-attacks = Air attacks on barges
frame-lose-aboard = Loss aboard { $transport }
frame-buffalo-ride = Buffalo of { $division }

prompt-dikes-bomb = Are the dikes bombed?
prompt-naval-target = What do the ships fire at? Naval points: { $points }
prompt-battery-target = Which hex do the batteries fire at?
prompt-battery-join = Which batteries fire at { $hex }?
prompt-barges-attack = Which barge is attacked? TAC points: { $points }
prompt-sea-loss = Who aboard { $transport } loses a step?
prompt-buffalo-use = Does the Buffalo carry infantry of { $division }?
prompt-buffalo-load = Who rides on { $transport }?
prompt-buffalo-drive = Where does { $transport } drive to?

option-bomb-dikes = Bomb the dikes
    .kind = Bomb the dikes
option-shell-battery = Fire at the battery { $battery }
    .kind = Fire at a battery
option-shell-troops = Fire at { $hex }, points: { $points }
    .kind = Fire at troops
option-aim-batteries = At { $hex }
    .kind = Choose a target
option-add-battery = With { $battery }
    .kind = Add a battery
option-fire-batteries = Fire
    .kind = Fire
option-attack-barge = Attack { $transport }, points: { $points }
    .kind = Attack a barge
option-bear-loss = { $unit } loses a step
    .kind = Bear a loss
option-use-buffalo = Use { $transport }
    .kind = Use the Buffalo
option-mount = { $unit } rides
    .kind = Mount
option-drive-off = Nobody more rides
    .kind = Drive off
option-drive-to = To { $hex }
    .kind = Drive

event-dikes-bombed = The dikes of Walcheren are bombed in turn { $turn }.
event-flooded = The sea comes over Walcheren after turn { $turn }.
event-battery-shelled = Ships fire at the battery { $battery }: { $total }.
event-battery-damaged = Strength left to the battery { $battery }: { $strength }.
event-battery-disrupted = The battery { $battery } cannot fire in this turn.
event-battery-replied = The battery { $battery } fires back with { $die }; naval points lost: { $points }.
event-mine-swept = The mine in { $hex } is swept. Mines left: { $mines }.
event-mine-met = Mines in { $hex }: { $die }{ $struck ->
    [true] , struck
   *[other] {""}
}.
event-barge-attacked = { $transport } is attacked with { $points } TAC: { $die }{ $hit ->
    [true] , hit
   *[other] {""}
}.

refusal-tof-9-dikes-declare = The dikes are bombed in clear weather only.
refusal-tof-ruling-dikes-agent = There are no dikes to bomb any more.
refusal-tof-9-naval-pool = Naval points: { $points }.
refusal-tof-9-naval-support = There are no Germans on the coast in { $hex }.
refusal-tof-9-naval-battery-damage = The battery { $battery } is gone.
refusal-tof-9-battery-fire-land = No battery can fire at { $hex }.
refusal-tof-9-battery-fire-land-most = No more than { $most } batteries fire at the same target.
refusal-tof-9-barge-air-attack = { $transport } is not at sea with somebody aboard, or has been attacked.
refusal-tof-9-barge-air-attack-points = TAC points: { $points }.
refusal-tof-ruling-transport-step = { $unit } is not aboard.
refusal-tof-9-buffalo = { $transport } cannot drive with this division now.
refusal-tof-9-buffalo-most = { $transport } carries { $most } stacking points: { $unit } is too much.
refusal-tof-9-buffalo-passengers = { $unit } is no infantry of this division beside { $transport }, or has moved.
refusal-tof-9-buffalo-costs = { $hex } is out of reach of { $transport }.
