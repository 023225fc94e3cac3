### What is shown around a unit, cards in hand, standing orders and optional rules

## Overlays: hexes that matter to a unit
overlay-sight = Line of sight
    .about = The hexes that the unit sees.
overlay-range = Range against squads
    .about = What each attack die must show there.
overlay-vehicle-range = Range against vehicles
    .about = What each attack die must show there.
overlay-mortar-range = Mortar range
    .about = What each attack die must show there, if someone sees the hex.
overlay-reach = Movement
    .about = Where an advance may end, and what it costs to get there.
overlay-watched = Under watch
    .about = Where enemies in op-fire mode could fire at the unit.

## Cards in hand
# $cost: command points; $phase: when the card is played
held-card = { $cost } CP · { $phase ->
    [command] Command phase
   *[action] Action phase
}

## Standing orders
order-hold-fire = Hold fire
    .about = Never fire at units on the move.
order-fire-within = Fire within a distance
    .about = Fire at units on the move that come near enough, each time with the best shot of a single unit.
order-fire-within-range = Farthest distance in hexes
order-fire-within-suppress = Suppressive attacks

## Optional rules
setting-overrun-cost-per-unit = An overrun costs a point for each enemy unit, not for each figure
setting-armour-plating-tiger-only = Armour plating for the Tiger only
setting-engineers-safe-in-mines = Engineers come to no harm in minefields
setting-low-blockers-ignored = Units look over terrain below both of them
setting-passengers-bail-out = Passengers bail out of a lost vehicle
setting-setup-op-fire = Units may begin in op-fire mode
setting-simultaneous-hidden-build = All players build their squads at once, behind screens
