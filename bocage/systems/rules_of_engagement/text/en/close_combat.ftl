### Close combat

## The breadcrumb
frame-close-combat-phase = Close combat
frame-assault = { $unit } charges { $target }
frame-force-door = { $unit } at the door of { $place }
frame-go-on = { $unit } goes on outside
frame-melee = A round of close combat
frame-group-fight = All against the { $lone }
frame-duel = A duel
frame-losing = { $unit } has lost a round
frame-combat-test = { $unit } tests its discipline
frame-exploit = { $unit } exploits

## Questions
prompt-charge = Which squad charges next?
prompt-combat-next = Which combat is fought next?
prompt-combat-group = Which group fights next?
prompt-combat-fighter = Who fights the { $figure } next?
prompt-exploit = Where does { $unit } go with the enemy gone?

## Answers
option-order-assault = { $order }, and assault { $target }
    .kind = Order to assault
option-charge-now = { $unit } charges { $target }
option-fight-next = The combat of { $unit }
option-fight-group = The { $figure } and those round him
option-send-fighter = The { $figure }

## What happens
event-assault-ordered = { $unit }: { $order }, to assault { $target }.
event-charged = { $unit } charges { $target }: { $men } in contact.
event-charge-failed = { $unit } charges { $target } and does not reach it.
event-reinforced = { $men ->
    [one] { $men } more of { $unit } joins the fight.
   *[other] { $men } more of { $unit } join the fight.
}
event-duelled = A duel: { $figure } rolls { $die }, { $sum } added; { $foe } rolls { $against }, { $foe_sum } added.
event-combat-won = { $seat } win the round: enemies felled: { $felled }, losses: { $lost }.
event-combat-drawn = Nobody wins the round: each side loses { $lost }.
event-door-tried = { $passed ->
    [1] { $unit } forces the door of { $place }.
   *[other] The door of { $place } withstands { $unit }.
}
event-exploited = { $unit } presses on.
event-closed-up = Those of { $unit } who fight nobody close up.

## Why not
refusal-roe-cc-no-fire-into = { $target } is fighting hand to hand: nobody fires at it.
refusal-roe-cc-who = { $unit } cannot hold and assault { $target }.
refusal-roe-cc-who-state = { $unit } has not the nerve to assault { $target }.
refusal-roe-cc-who-target = { $target } is no enemy that { $unit } could assault.
refusal-roe-cc-not-ambushed = { $target } is hidden: { $unit } cannot assault it.
refusal-roe-cc-must-carry-out = { $unit } has not declared an assault on { $target }.
refusal-roe-cc-distance = { $unit } was not within 10 cm of { $target } when all had moved.
refusal-roe-cc-fire-first = { $unit } is to assault: it fires at nobody else, not at { $target }.
refusal-roe-cc-no-orders = { $unit } is in close combat.
refusal-roe-cc-groups = The group of the { $figure } has fought already.
refusal-roe-cc-groups-unit = { $unit } has no fight before it.
refusal-roe-cc-sequential = The { $figure } is not of this group, or has his turn already.
refusal-roe-bunker-door = The door of { $place } is barred to { $unit }.
refusal-roe-cc-exploit = { $unit } may go { $most }, and that is { $far }.
refusal-roe-cc-two-per-defender = Two of { $unit } at most may touch one enemy.

## Sums
modifier-roe-profile-close-combat = skill
modifier-roe-cc-mod-weapon = close combat weapon
modifier-roe-cc-mod-smg = automatic weapon
modifier-roe-cc-mod-outnumber = outnumbering
modifier-roe-cc-mod-height = higher ground
modifier-roe-cc-mod-cover = behind cover
modifier-roe-cc-mod-shaken = shaken or demoralised
modifier-roe-cc-mod-water = in water
modifier-roe-cc-mod-encumbered = encumbered
modifier-roe-cc-loser-mods = outnumbered
