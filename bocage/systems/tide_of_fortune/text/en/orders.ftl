### Standing orders

order-hold-fire = Hold fire
    .about = Never fire at tanks on the move.
order-fire-always = Always fire
    .about = Fire at all tanks that enter your zones.
order-fire-when-likely = Fire when it is worth it
    .about = Fire at tanks where your units together are likely enough to stop them.
order-fire-when-likely-chance = Least chance in per cent
order-let-reaction-pass = Let reaction boxes pass
    .about = Make no operation before Final Reaction.
order-keep-spoiling-points = Keep spoiling points
    .about = Make no spoiling attacks.
order-stand-and-fight = Stand and fight
    .about = No headquarters refuses combat.
order-save-headquarters = Save headquarters
    .about = A headquarters that is attacked alone withdraws towards supply.
order-leave-lost-positions = Leave lost positions
    .about = Never counterattack.
order-support-defence = Support defences
    .about = Spend a support point on a defence while the pool has enough of them.
order-support-defence-least = Points that the pool must have
order-suffer-plainly = Suffer without questions
    .about = Retreat towards supply, take steps on headquarters, and let the weakest units be disrupted.
order-stake-at-most = Stake points
    .about = Stake so many Command Points for the initiative, or all that there are.
order-stake-at-most-points = Command Points
