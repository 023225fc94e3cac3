### What is shown beside and around the map

## Overlays: hexes that matter to a unit
overlay-reach = Movement
    .about = Where a move may end, and the points that it takes.
overlay-swept = Fire zone
    .about = Where the unit can fire directly, and at whoever moves there.
overlay-watched = Enemy fire zones
    .about = How many enemy units sweep each hex.
overlay-observed = Indirect fire
    .about = What the unit could shell: within its range, and seen by it or by an observer.
overlay-contact = Radio contact
    .about = Of a battery: the Leader (♦) who has it and its observers, or what the die needs for each Leader. Of others: the batteries that fire for their formation.
overlay-sight = Line of sight
    .about = The hexes that the unit sees.
overlay-command = Command
    .about = Where the unit is Commanded, as its Leader stands now.

## Trays
tray-box = Reinforcements of { $division }
tray-park = { $park } in { $hex }
tray-cup = { $seat } chits
tray-chit = { $chit }: { $state ->
    [cup] in the cup
    [carried] left over
    [now] bought for this turn
   *[next] bought for the next turn
}
tray-unknown-chits = Formation chits of this turn: { $in_cup }, set aside: { $set_aside }

## Marks and states
name-leader = Leader
name-place = named place
name-cohesion = cohesion hit
name-step-loss = step lost
name-rallying = men rallying
name-working = men at work
name-entering = in an entry hex
name-acted = has acted
