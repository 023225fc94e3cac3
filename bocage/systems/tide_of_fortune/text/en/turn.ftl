### Turns: weather, points, the bid, the impulse track, operations, final resolution

## The breadcrumb
frame-campaign = Campaign
frame-turn = Turn { $number }
frame-weather-phase = Weather
frame-reinforcements = Reinforcements
frame-command-phase = Command Phase
frame-command-income = Command Points
frame-initiative-bid = Bid for the initiative
frame-operations-phase = Operations
frame-initiative-impulse = Initiative impulse, box { $box }
frame-reaction-impulse = Reaction impulse
frame-final-reaction = Final Reaction
frame-exploitation = Exploitation
frame-spoiling-window = Spoiling
frame-declare-operation = Operation of { $seat }
frame-operation = { $army }: { $points } OP left
frame-division-order = { $division }: { $order }
frame-move-units = Movement
frame-final-resolution = Final Resolution
frame-breakthrough-segment = Breakthroughs
frame-recovery-segment = Recovery
frame-support-segment = Support Points
frame-demolition-segment = Demolition
frame-construction-segment = Construction and repair
frame-bonus-movement = Bonus movement
frame-bonus-activity = { $division }: { $order }
frame-move-paratroops = Movement of paratroops
frame-post-game-turn = After the turn
frame-end-of-turn = End of the turn

## Questions
prompt-bid-stake = How many Command Points do you stake for the initiative?
prompt-bid-convert = How many Reaction Points do you keep of your stake?
prompt-impulse-reaction = The reaction box: do you make an operation? Reaction Points: { $points }
prompt-operation-army = Which army operates?
prompt-operation-division = { $points ->
    [one] { $army }, { $points } operation point left: which division is next?
   *[other] { $army }, { $points } operation points left: which division is next?
}
prompt-operation-order = Which order for { $division }? Operation points left: { $points }
prompt-order-unit = { $division }, { $order }: which unit moves?
prompt-reinforcements-hex = Where does { $unit } come on?
prompt-breakthrough-unit = Who advances into a breakthrough?
prompt-recovery-unit = Who steps back from the enemy to recover?
prompt-support-share = How many of the { $points } new Support Points go to the first pool?
prompt-weather-chill = Does Chill try to delay the enemy?
prompt-weather-delay = Where does Chill’s delay lie?

## Choices
option-bid = { $points ->
    [0] Stake nothing
    [one] Stake { $points } Command Point
   *[other] Stake { $points } Command Points
}
    .kind = Stake points
option-convert = { $points ->
    [0] Keep none
    [one] Keep { $points } Reaction Point
   *[other] Keep { $points } Reaction Points
}
    .kind = Keep Reaction Points
option-react = Make an operation
    .kind = React
option-declare = { $enhanced ->
    [0] Operation: { $army }
   *[other] Enhanced operation: { $army }
}
    .kind = Declare an operation
option-designate = { $division }
    .kind = Name a division
option-give = { $order }
    .kind = Give an order
option-end-operation = End the operation
    .kind = End the operation
option-move = Move { $unit }
    .kind = Move a unit
option-end-moves = Move nobody more
    .kind = End movement
option-enter-at = { $unit } comes on in { $hex }
    .kind = Come on
option-follow-up = { $unit } advances to { $hex }
    .kind = Advance into a breakthrough
option-end-following = Advance with nobody more
    .kind = End the advances
option-step-back = { $unit } steps back to { $hex }
    .kind = Step back
option-end-recovery = The others stay where they are
    .kind = End the recovery
option-share = { $points } to the first pool
    .kind = Divide Support Points
option-try-chill = Try it
    .kind = Chill’s delay
option-place-delay = Delay of { $value } in { $hex }
    .kind = Place a delay

## Events
event-turn-began = Turn { $turn } begins.
event-points-received = { $seat }: a { $die } brings { $points ->
    [one] { $points } Command Point
   *[other] { $points } Command Points
}, now { $total }.
event-bids-opened = The bids: Allied { $allied }, German { $german }.
event-initiative-won = { $seat }: initiative, with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-reaction-points = { $seat }: { $points ->
    [one] { $points } Reaction Point
   *[other] { $points } Reaction Points
}.
event-impulse-began = Box { $box }: impulse of { $seat }.
event-impulse-passed = Box { $box }: { $seat } lets the impulse pass.
event-operation-declared = { $enhanced ->
    [0] Operation
   *[other] Enhanced operation
}: { $army }, { $points ->
    [one] { $points } operation point
   *[other] { $points } operation points
}.
event-order-given = { $division }: { $order }.
event-tired = { $division } is { $fatigue ->
    [1] fatigued
   *[other] Ops Comp
}.
event-rolled-off = { $seat } rolls { $die } for the tie.
event-marker-moved = The turn marker moves on to box { $box }.
event-weather-rolled = The weather: a { $die }, { $weather }.
event-chill-tested = { $division } rolls { $dice } for a delay, and needs { $most } or less.
event-delay-placed = A delay of { $value } lies in { $hex }.
event-arrived = { $unit } arrives in { $hex }.
event-entry-blocked = The entry of { $unit } is closed: it waits.
event-transport-arrived = { $transport } is in { $hex }.
event-broke-through = { $unit } advances into the breakthrough in { $hex }.
event-stepped-back = { $unit } steps back to { $hex }.
event-recovered = { $unit } recovers.
event-rested = { $division } { $fatigue ->
    [0] is rested
   *[other] is rested in part and stays fatigued
}.
event-support-received = { $seat }: { $points ->
    [one] { $points } Support Point
   *[other] { $points } Support Points
} for the pool of { $pool }.
event-demolition-tried = The Germans try to blow the bridge { $bridge } with { $points ->
    [one] { $points } point
   *[other] { $points } points
}: a { $die }, and { $most } or less was needed.
event-bridge-blown = The bridge { $bridge } is blown.
event-port-tried = The Germans try to wreck the port in { $hex } with { $points ->
    [one] { $points } point
   *[other] { $points } points
}: a { $die }, and { $most } or less was needed.
event-port-wrecked = The port in { $hex } is damaged.
event-work-begun = { $unit } begins to rebuild the bridge { $bridge }.
event-work-stopped = Work on the bridge { $bridge } comes to nothing.
event-bridge-built = The bridge { $bridge } stands again.
event-repair-tried = { $points ->
    [one] { $points } Command Point
   *[other] { $points } Command Points
} for the port in { $hex }: a { $die }.
event-port-repaired = The port in { $hex } is repaired in part.
event-spoiling-began = { $division } makes a spoiling attack.

## Refusals
refusal-tof-3-bid-max = You can stake { $most } at most.
refusal-tof-3-bid-reaction-points = You can keep { $most } at most: half of your stake.
refusal-tof-ruling-reaction-no-rp = Without a Reaction Point there is no operation in the reaction box.
refusal-tof-4-one-army = An operation is of one army of your own, and its divisions: not of { $army }.
refusal-tof-4-designation = There is no division there that could be given an order.
refusal-tof-ruling-enhanced-in-final = In Final Reaction and Exploitation no operation is enhanced.
refusal-tof-s1-allied-enhanced = Enhanced operations are not allowed yet.
refusal-tof-4-enhanced = An enhanced operation costs { $points } Command Points more than you have.
refusal-tof-9-reserve-setup = { $division } is in reserve.
refusal-tof-9-reserve-deploy-next = { $division } was released in this turn and acts from the next on.
refusal-tof-3-refit-conditions-orders = { $division } is in Refit.
refusal-tof-4-ops-comp = The operations of { $division } are complete for this turn.
refusal-tof-4-one-order-per-impulse = { $division } has had its order in this impulse.
refusal-tof-4-order-choice = { $order } is no order of an operation.
refusal-tof-4-order-costs = There are not enough operation points left: { $points }.
refusal-tof-4-one-division-per-order = { $unit } does not belong to the division that has the order.
refusal-tof-ruling-order-flow = { $unit } has moved under this order.
refusal-tof-7-stack-retreat = There is too much in { $hex }: { $unit } has to move first.
refusal-tof-ruling-reinforcement-arrival = { $unit } cannot come on in { $hex }: it is not of its entry, is held or controlled by the enemy, or full.
refusal-tof-8-bt-advance-again = { $unit } has followed up already.
refusal-tof-8-bt-advance = { $unit } cannot advance into { $hex }: only your own undisrupted units go where your marker lies.
refusal-tof-ruling-breakthrough-advance = { $unit } cannot step to { $hex }.
refusal-tof-3-final-disrupt-adjacent = { $unit } cannot step back to { $hex } to recover.
refusal-tof-s1-allied-points = There are { $points } to divide.
refusal-tof-9-chill-delay = Chill cannot delay the enemy in { $hex }.

## Spoiling, demolition, construction, bonus movement
frame-stop-work = Work stops

prompt-spoiling-division = Spoiling points { $points }: who makes a spoiling attack?
prompt-demolition-target = Which bridge or port is blown up?
prompt-demolition-unit = Who takes part in the demolition?
prompt-construction-bridge = What is rebuilt or repaired?
prompt-bonus-unit = Bonus movement: who moves?

option-spoil = { $division }
    .kind = Spoiling attack
option-mine = The bridge { $bridge }
    .kind = Blow a bridge
option-wreck = The port in { $hex }
    .kind = Wreck a port
option-contribute = { $unit } takes part
    .kind = Take part
option-ignite = Light the fuse
    .kind = Light the fuse
option-end-demolition = Blow up nothing more
    .kind = End the demolition
option-begin-work = { $unit } rebuilds the bridge { $bridge }
    .kind = Rebuild a bridge
option-repair = Repair the port in { $hex } with { $points ->
    [one] { $points } Command Point
   *[other] { $points } Command Points
}
    .kind = Repair a port
option-end-construction = Begin no more work
    .kind = End the construction
option-bonus-move = Move { $unit }
    .kind = Move a unit
option-bonus-order = { $division }: { $order }
    .kind = Order to paratroops
option-end-bonus = Move nobody more
    .kind = End the bonus movement

refusal-tof-3-spoil-cost = { $points ->
    [one] A spoiling attack takes { $points } spoiling point.
   *[other] A spoiling attack takes { $points } spoiling points.
}
refusal-tof-4-who-when = { $division } is not of the player whose impulse this is.
refusal-tof-3-demo-who = There is nobody at the bridge { $bridge } who could blow it.
refusal-tof-3-demo-who-down = The bridge { $bridge } is down already.
refusal-tof-3-demo-markers = There are no markers left for blown bridges.
refusal-tof-3-demo-special = There is no port to wreck in { $hex }, or nobody to do it.
refusal-tof-3-demo-total = Somebody has to take part first.
refusal-tof-3-demo-once = { $unit } cannot take part: it is elsewhere, disrupted, or has taken part in this segment.
refusal-tof-3-build-where = The Allies rebuild only bridges that are blown, and { $bridge } is none for { $unit }.
refusal-tof-3-build-who = { $unit } cannot rebuild { $bridge }: engineers or an HQ at one of its ends can, one bridge each.
refusal-tof-3-repair-roll = The port in { $hex } is not damaged, or was worked on in this turn.
refusal-tof-3-repair-who = There are neither engineers nor a corps or army HQ in { $hex }.
refusal-tof-3-repair-who-points = You do not have these points for { $hex }.
refusal-tof-3-bonus-move = { $unit } has no bonus movement, or has used it.
refusal-tof-3-bonus-chill-paras = { $division } has no order in the bonus movement.
refusal-tof-3-bonus-chill-paras-activated = { $division } was active or dropped in this turn.
refusal-tof-3-air-unsupplied-limits = { $division } is out of supply and may only maneuver.
