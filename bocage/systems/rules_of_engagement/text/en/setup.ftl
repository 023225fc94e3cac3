### Before the battle, reserves, leaving the table, victory

frame-roll-off = Both sides roll
frame-mission-roll = Which mission is played
frame-winning = Guerrillas choose their mission
frame-first-player = Who begins
frame-choosing = The winner of the roll chooses
frame-holding-back = Who comes later
frame-reserves = Reserves
frame-arriving = { $unit } comes onto the table
frame-leaving = { $unit } leaves the table

prompt-mission = The { $seat } have won the roll: what kind of mission is it?
prompt-first = The { $seat } have won the roll: who plays first?
prompt-deploy-hold-back = Do the { $seat } hold somebody back?
prompt-arrive = Where does { $unit } come in? Edge: { $edge }

option-choose-mission = Mission: { $mission }
option-go-first = Play first
option-go-second = Play second
option-hold-back = Hold back { $unit }
option-enter = Come in by { $near }
option-leave = { $unit } leaves the table

event-rolled-off = { $die } to { $other_die }: the { $seat } have won the roll.
event-mission-rolled = { $sum } to { $foe_sum }: the { $seat } have won the roll for the mission.
event-mission-set = The mission: { $mission }.
event-first-chosen = The { $seat } play first.
event-held-back = { $unit } is held back and comes later.
event-found-no-room = There is no room for { $unit }: it stays away.
event-reserve-rolled = { $unit } is awaited: { $die }, needs { $need }.
event-arrived = { $unit } comes onto the table ({ $edge }): { $near }.
event-left-table = { $unit } leaves the table with { $men ->
    [one] { $men } man
   *[other] { $men } men
}.
event-extra-turn = One turn more? { $die }, needs { $need }.
event-held = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for places held.
event-task-done = The { $seat } have { $done ->
    [1] done what they had to do
   *[other] not done what they had to do
}.

refusal-roe-scn-reserves = { $unit } cannot come in so.
refusal-roe-scn-reserves-kind = { $unit } is not one of those who may be held back.
refusal-roe-scn-reserves-edge = { $unit } comes in at the very edge.
refusal-roe-scn-reserves-road = { $unit } comes in by the road.
refusal-roe-scn-reserves-order = { $unit } has just come in: it advances or runs.
refusal-roe-scn-ambush = { $unit } is in column and does not run yet.
refusal-roe-scn-ambush-away = { $unit } is too near to the road.
refusal-roe-scn-exit = { $unit } cannot leave the table.
refusal-roe-scn-exit-far = Not all of { $unit } get as far as the edge.
refusal-roe-scn-first-turn = In the first turn { $unit } cannot attack { $target } hand to hand.
refusal-roe-special-guerrilla-scenario = There is no mission of that kind here: { $mission }.
refusal-roe-turn-first-player = The { $seat } have won the roll.

tray-reserve = { $seat }: to come later
tray-away = { $seat }: have left the table
status-reserve = { $seat }: { $men ->
    [one] { $men } man
   *[other] { $men } men
} still to come
status-away = { $seat }: { $men ->
    [one] { $men } man has left
   *[other] { $men } men have left
}, of { $need }
name-north = north
name-east = east
name-south = south
name-west = west
name-crossroads = The Crossroads
    .briefing = Two platoons and their armour meet at a crossroads.
name-fortified-farm = The Fortified Farm
    .briefing = A British platoon with engineers and guns behind it against a farm that was made a fortress.
name-pocket = Out of the Pocket
    .briefing = A Soviet platoon that was cut off breaks through a German screen behind a river.
name-sawmill = The Sawmill
    .briefing = Partisans and Germans fight for a sawmill; the dice say who comes for whom.
name-sunken-lane = The Sunken Lane
    .briefing = An American column drives into a lane between banks, where somebody waits for it.

name-meeting = meeting engagement
name-assault = assault
name-surprise = ambush
