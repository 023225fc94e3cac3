### Combat: attacks, support, results, retreats, losses, counterattacks, barrages

## The thread
frame-attacks = Attacks
frame-declare-attacks = Announcing attacks
frame-engagement = Attack on { $hex }
frame-combat = Combat at { $hex }
frame-refuse-combat = Refusing combat
frame-withdrawal = { $unit } withdraws
frame-defender-result = The defender’s result
frame-attacker-result = The attacker’s result
frame-morale = Morale
frame-disrupt = Disruption
frame-make-room-in = Making room
frame-retreat-units = Retreat
frame-stranded = { $unit } is cornered
frame-step-losses = Step losses
frame-occupation = Advance to { $hex }
frame-counterattack = Counterattack on { $hex }
frame-counter-combat = Counterattack on { $hex }
frame-barrage-order = Barrage: { $division }
frame-bombard = Barrage of { $hex }

## Questions
prompt-attack-target = { $order } of { $division }: which hex is attacked?
prompt-attack-unit = Who attacks { $hex }?
prompt-attack-next = Which attack is resolved next?
prompt-combat-support = How many support points against { $hex }?
prompt-combat-ships = How many naval points against { $hex }?
prompt-combat-air = How many TAC points against { $hex }?
prompt-combat-help = Do you spend a support point on the defence?
prompt-combat-refuse = Which headquarters refuses combat?
prompt-combat-withdraw = Where does { $unit } withdraw to?
prompt-combat-disrupt = Which attackers are disrupted? Still to name: { $number }
prompt-combat-retreat = Where does { $unit } retreat to? Hexes left: { $hexes }
prompt-combat-cornered = { $unit } cannot retreat; hexes left: { $hexes }. Does it stand or perish?
prompt-combat-loss = Who takes the loss? Steps: { $steps }
prompt-combat-occupy = Who occupies { $hex }?
prompt-combat-breakthrough = { $hex } is broken through: where does the marker lie?
prompt-counterattack-unit = Who counterattacks { $hex }?
prompt-counterattack-test = One morale test for all, or one each?
prompt-barrage-shift = Does the headquarters of { $division } move before it fires?
prompt-barrage-target = { $division }: which hex is bombarded? Points: { $points }
prompt-barrage-share = How much artillery fires at { $hex }?
prompt-barrage-support = How many support points on { $hex }?
prompt-barrage-absorb = Who is disrupted in { $hex }? Hits: { $number }

## Choices
option-target = Attack { $hex }
    .kind = Announce an attack
option-end-attacks = Announce no more attacks
    .kind = End the announcements
option-commit = { $unit }
    .kind = Commit a unit
option-confirm-attack = Attack with these
    .kind = Confirm the attack
option-call-off = Call the attack off
    .kind = Call off
option-fight = Resolve the attack on { $hex }
    .kind = Resolve an attack
option-add-support = { $points ->
    [one] { $points } support point
   *[other] { $points } support points
}
    .kind = Add support points
option-add-ships = { $points ->
    [one] { $points } naval point
   *[other] { $points } naval points
}
    .kind = Add naval points
option-use-aircraft = { $points ->
    [one] { $points } TAC point
   *[other] { $points } TAC points
}
    .kind = Use aircraft
option-help-defence = Support the defence
    .kind = Support the defence
option-refuse = { $unit } refuses combat
    .kind = Refuse combat
option-withdraw = To { $hex }
    .kind = Withdraw
option-shake = { $unit } is disrupted
    .kind = Disrupt a unit
option-fall-back = { $unit } retreats to { $hex }
    .kind = Retreat
option-stand-fast = { $unit } stands
    .kind = Stand at the price of steps
option-perish = { $unit } is eliminated
    .kind = Give the unit up
option-take-step = The headquarters of { $division } takes a step
    .kind = A step on the headquarters
option-bear = { $unit } takes a step
    .kind = A step on the unit
option-give-up = { $unit } is eliminated instead
    .kind = Eliminate a unit instead
option-occupy = { $unit } advances
    .kind = Advance
option-end-advance = Nobody more advances
    .kind = End the advance
option-break-through = Breakthrough in { $hex }
    .kind = Place a breakthrough
option-no-breakthrough = No marker
    .kind = Place no breakthrough
option-join = { $unit }
    .kind = Join the counterattack
option-launch-counterattack = Counterattack with these
    .kind = Counterattack
option-test-together = One test for all
    .kind = Test together
option-test-each = A test for each
    .kind = Test one by one
option-shift-hq = Move { $unit } first
    .kind = Move before the barrage
option-bombardment = Bombard { $hex }
    .kind = Bombard
option-cease-fire = Bombard nothing more
    .kind = Cease fire
option-allot = { $points ->
    [one] { $points } point of artillery
   *[other] { $points } points of artillery
}
    .kind = Allot artillery
option-add-shells = { $points ->
    [one] { $points } support point
   *[other] { $points } support points
}
    .kind = Add support points
option-absorb = { $unit } is disrupted
    .kind = Absorb a hit

## Events
event-attack-announced = { $division } announces an attack on { $hex } with { $number ->
    [one] { $number } unit
   *[other] { $number } units
}.
event-attack-dropped = The attack on { $hex } is not made.
event-combat-refused = { $unit } refuses combat.
event-attack-summed = Attack: units { $units }, tactical support { $tactical }, artillery { $artillery }, support points { $points }: { $total }.
event-defence-summed = Defence: units { $units }, tactical support { $tactical }, artillery { $artillery }, support points { $points }: { $total }.
event-die-modified = On the die: aircraft { $air }, armour { $armour }, artillery hits { $hits }, infantry assault { $infantry }: { $total }.
event-combat-rolled = { $hex }, line { $line }, column { $column }: a { $die }, modified { $total }.
event-combat-result = Result: attacker { $attacker ->
    [-1] no effect
   *[other] { $attacker }
}, defender { $defender ->
    [-1] no effect
   *[other] { $defender }
}.
event-morale-rolled = Morale, { $seat }: { $total }.
event-morale-failed = { $unit } fails: no more than { $most } was needed.
event-disrupted = { $unit } is disrupted.
event-disrupted-again = { $unit } was disrupted already, and goes back.
event-falls-back = { $unit } retreats, hexes: { $hexes }.
event-cornered = { $unit } cannot retreat, hexes: { $hexes }.
event-step-taken = The headquarters of { $division } takes a step; steps lost: { $steps }.
event-unit-worn = { $unit } takes a step; steps lost: { $steps }.
event-eliminated = { $unit } is eliminated.
event-battery-taken = The battery { $battery } has fallen.
event-battery-shaken = The battery { $battery } is disrupted.
event-broken-through = A breakthrough is marked in { $hex }.
event-counterattack-began = A counterattack on { $hex } begins.
event-counterattack-rolled = Difference in TR { $total }, a { $die }: { $result ->
    [AR] the counterattackers retreat
    [AD] the counterattackers are disrupted
    [AM] the counterattackers test their morale
    [DR] the holders retreat
    [DD] the holders are disrupted
    [DM] the holders test their morale
   *[other] no effect
}.
event-barrage-rolled = Barrage of { $hex } with strength { $strength }, column { $column }: { $dice }, terrain { $terrain }: { $result ->
    [-1] no effect
   *[other] result { $result }
}.
event-hits-laid = Artillery hits in { $hex }: { $value }.
event-hits-expired = The artillery hits in { $hex } are gone unused.
event-spoiling-rose = { $points ->
    [one] { $points } spoiling point
   *[other] { $points } spoiling points
} more, now { $total }.

## Refusals
refusal-tof-2-cr-parentheses = { $unit } cannot attack.
refusal-tof-2-hq-cr = { $unit } is a headquarters and does not attack.
refusal-tof-5-barrage-double = Artillery left: { $most }.
refusal-tof-5-barrage-split = { $hex } cannot be bombarded as well.
refusal-tof-5-barrage-support = Support points: { $most }.
refusal-tof-5-barrage-target = { $hex } is out of range of the headquarters.
refusal-tof-8-adjacency = { $unit } is not beside { $hex }.
refusal-tof-8-adjacency-nobody = No unit of this division can attack { $hex }.
refusal-tof-8-advance-allowed = There is still an enemy in { $hex }: { $unit } cannot advance.
refusal-tof-8-advance-who = { $unit } is disrupted and does not advance to { $hex }.
refusal-tof-8-att-number = { $unit } cannot take this disruption.
refusal-tof-8-barrage-who = No unit of this division is beside { $hex }.
refusal-tof-8-barrage-who-nobody = There is no enemy in { $hex }.
refusal-tof-8-bt-place = No breakthrough can be marked in { $hex }.
refusal-tof-8-ca-test = { $unit } cannot join the counterattack.
refusal-tof-8-ca-test-nobody = Nobody counterattacks { $hex } yet.
refusal-tof-8-loss-ab-user = Armour was used: the headquarters takes a step before { $unit } is eliminated.
refusal-tof-8-loss-eliminate-instead = { $unit } cannot be eliminated instead.
refusal-tof-8-loss-on-hq = { $unit } does not bear losses of its own.
refusal-tof-8-retreat-blocked = The way of { $unit } into { $hex } is barred.
refusal-tof-8-retreat-priority = { $unit } retreats towards supply and command, not to { $hex }.
refusal-tof-8-river-major-attack = A major river lies between { $unit } and { $hex }.
refusal-tof-8-river-minor-attack = A minor river without a bridge lies between { $unit } and { $hex }.
refusal-tof-8-sp-forbidden = The defence may have no support point.
refusal-tof-8-sp-free = The order allows no more than { $most }.
refusal-tof-8-sp-value = Support points: { $most }.
refusal-tof-8-tac-limit = TAC points: { $most }.
refusal-tof-8-tac-support-immune = { $unit } has not attacked { $hex }.
refusal-tof-8-who-attacks = There is no enemy in { $hex }.
refusal-tof-8-who-attacks-nobody = Nobody attacks { $hex } yet.
refusal-tof-9-hq-refuse-combat = { $unit } cannot refuse combat.
refusal-tof-ruling-attack-who = { $unit } does not belong to the division that attacks.
refusal-tof-ruling-barrage-already = { $unit } cannot absorb the hit.
refusal-tof-ruling-hq-refuse-interrupt = { $unit } has nowhere to go.
refusal-tof-ruling-hq-refuse-interrupt-where = { $unit } cannot withdraw there.
refusal-tof-ruling-loss-multi-hq = { $division } has not the most stacking points in the fight.
refusal-tof-ruling-loss-multi-hq-unit = A headquarters takes the step, not { $unit }.
refusal-tof-ruling-major-river-advance = { $unit } cannot cross to { $hex }.
refusal-tof-ruling-naval-land = Naval points that may be added: { $most }.
refusal-tof-ruling-order-flow-announced = No attack on { $hex } was announced.
refusal-tof-ruling-order-flow-attacks = { $unit } attacks already.
refusal-tof-ruling-order-flow-hex = An attack on { $hex } has been announced.
refusal-tof-ruling-ratings-floor = The headquarters of { $division } has nothing left to lose.
refusal-tof-ruling-retreat-distance = { $hex } does not take { $unit } away from the attackers.
