### Strategic operations

frame-strategic-phase = Strategic Operations Phase
frame-refit-operation = Refit
frame-road-march-operation = Road March
frame-road-column = { $division } marches
frame-road-march = { $unit } marches
frame-airborne-operation = Airborne operation
frame-drop = { $division } drops
frame-move-landed = Paratroops move
frame-drop-reaction = The German reacts to the drop
frame-suffer = Result of the attack
frame-air-supply = Supply from the air
frame-landing-operation = Landing

prompt-strategic-operation = Which strategic operation? Command points: { $cp }
prompt-refit-division = Which HQ regains steps? Replacement points: { $points }
prompt-road-march-division = Which division marches?
prompt-road-march-unit = Which unit of { $division } marches?
prompt-airborne-division = Which division drops? Airlift: { $points }
prompt-airborne-unit = Which of those landed moves?
prompt-drop-near = Near which place does { $division } drop?
prompt-drop-hq = On which hex does the HQ of { $division } drop?
prompt-drop-unit = Who of { $division } drops where? Airlift: { $points }
prompt-drop-displace = { $unit } has landed among enemies in { $hex }: where does it go?
prompt-drop-reaction = Which asset moves, or which hex is attacked?
prompt-drop-join = Who attacks { $hex }?
prompt-air-supply-division = Which division is supplied from the air? Airlift: { $points }
prompt-landing-transport = Which barges are used?
prompt-landing-load = Who goes aboard { $transport }?
prompt-landing-sail = Where does { $transport } sail to?

option-launch = { $kind ->
    [airborne] Airborne operation
    [landing] Landing
    [road-march] Road March
   *[refit] Refit
}
    .kind = Strategic operation
option-refit = { $division }: { $steps ->
    [one] one step
   *[other] { $steps } steps
}
    .kind = Refit an HQ
option-end-refit = No more refits
    .kind = No more refits
option-march-division = { $division } marches
    .kind = March by road
option-end-marches = No more Road Marches
    .kind = No more Road Marches
option-end-column = Nobody more of the division
    .kind = End of the column
option-drop-division = Drop { $division }
    .kind = Drop a division
option-use-linnet = Linnet II: extra Airlift for { $division }
    .kind = Linnet II
option-end-drops = No more drops
    .kind = No more drops
option-end-landings = Move nobody more
    .kind = End the moves
option-drop-near = Near { $hex }
    .kind = Name a place
option-drop-headquarters = HQ on { $hex }
    .kind = Drop the HQ
option-drop-unit = { $unit } on { $hex }
    .kind = Drop a unit
option-end-drop = Nobody more drops
    .kind = End the drop
option-displace = { $unit } to { $hex }
    .kind = Go aside
option-react-move = Move { $unit }
    .kind = Move an asset
option-react-attack = Attack { $hex }
    .kind = Attack paratroops
option-react-join = With { $unit }
    .kind = Join the attack
option-react-strike = Attack with these
    .kind = Attack
option-supply-by-air = Supply { $division } from the air
    .kind = Supply from the air
option-use-transport = Use { $transport }
    .kind = Use barges
option-end-landing-operation = No more barges
    .kind = End the landing
option-embark = { $unit } goes aboard
    .kind = Go aboard
option-end-loading = Nobody more aboard
    .kind = Cast off
option-sail-to = To { $hex }
    .kind = Sail

event-operation-launched = { $seat } launches a strategic operation: { $kind ->
    [airborne] airborne
    [landing] landing
    [road-march] Road March
   *[refit] refit
}.
event-refitted = { $division } regains steps: { $steps }. Replacement points spent: { $points }.
event-march-began = { $division } makes a Road March.
event-linnet-used = Linnet II: { $division } is ready, Airlift now { $points }.
event-scattered = { $unit } rolls { $die } (modifier { $modifier }), drifts hexes: { $hexes }, and comes down in { $hex }.
event-landed = { $unit } has landed in { $hex }{ $disrupted ->
    [true] {" "}and is disrupted
   *[other] {""}
}.
event-lost-in-landing = { $unit } is lost among enemies.
event-reaction-fought = Attack on { $hex }: difference { $difference }, die { $die }, result { $result ->
    [none] none
   *[other] { $result }
}.
event-supplied-by-air = { $division } is supplied from the air.
event-went-hungry = { $division } is without supply; turns in a row: { $turns }.
event-embarked = { $unit } goes aboard { $transport }.
event-sailed = { $transport } comes to { $hex }.
event-disembarked = { $unit } goes ashore in { $hex }.

refusal-tof-3-strat-alternate = There is no such operation in this scenario.
refusal-tof-3-strat-one-type = All strategic operations of a turn are of one kind, and the first was of another.
refusal-tof-3-strat-cost = A strategic operation costs { $points } CP.
refusal-tof-3-strat-cost-most = No more than { $most } divisions take part in an operation.
refusal-tof-3-refit-cost = { $division } has no such steps to regain now.
refusal-tof-3-refit-cost-nobody = No HQ can be refitted.
refusal-tof-3-refit-conditions = { $division } or one of its units stands beside an enemy, or it is refitting.
refusal-tof-3-refit-price = { $points ->
    [one] That costs { $points } replacement point.
   *[other] That costs { $points } replacement points.
}
refusal-tof-3-roadmarch-effect = { $division } cannot make a Road March now.
refusal-tof-3-roadmarch-effect-nobody = No division can make a Road March.
refusal-tof-3-roadmarch-effect-unit = { $unit } does not march with { $division }, or has marched.
refusal-tof-3-roadmarch-zoc = { $unit } stands in an enemy zone of control.
refusal-tof-3-roadmarch-zoc-step = { $hex } is in an enemy zone of control.
refusal-tof-3-roadmarch-roads = { $unit } does not stand on a road.
refusal-tof-3-roadmarch-roads-step = No open road leads { $unit } to { $hex }.
refusal-tof-3-cmd-occ-idle = { $unit } is out of command and waits for its HQ to be designated.
refusal-tof-3-air-cost = Nobody of { $division } waits in England to be dropped now.
refusal-tof-3-air-cost-nobody = Nobody waits in England to be dropped.
refusal-tof-3-air-airlift = Airlift that may still be used in this turn: { $points }.
refusal-tof-3-air-placement = { $unit } is not placed on { $hex }: units drop beside their HQ, each once.
refusal-tof-3-air-displace = { $unit } cannot go to { $hex }.
refusal-tof-3-air-move = { $unit } has not just landed, or has moved.
refusal-tof-3-air-german-assets = { $unit } is no asset near the drop, or has acted already.
refusal-tof-3-air-german-attack = { $hex } cannot be attacked so.
refusal-tof-3-air-resupply = { $division } needs no supply from the air.
refusal-tof-3-air-corps-link = { $division } has no corps HQ near enough, or no line of supply: it moves in the bonus movement only.
refusal-tof-ruling-drop-clear = Paratroops drop on clear ground: not on { $hex }.
refusal-tof-s1-v2-linnet = The extra Airlift of Linnet II is not for { $division } now.
refusal-tof-ruling-barge-op = { $transport } is no barge of this side.
refusal-tof-ruling-barge-op-moved = { $transport } has moved in this turn.
refusal-tof-ruling-barge-op-nobody = There are no barges to use.
refusal-tof-9-barge-capacity = { $unit } is not in a friendly port with { $transport }.
refusal-tof-9-barge-capacity-most = { $transport }: { $most } stacking points aboard at most, motorised units counting double; { $unit } is too much.
refusal-tof-9-barge-capacity-far = { $hex } is too far for { $transport }, or it cannot land there.
refusal-tof-9-barge-capacity-nobody = There is no sea to sail on.
refusal-tof-7-stack-end-aboard = There is no room in { $hex } for all aboard { $transport }.
