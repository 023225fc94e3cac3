# What clients lay out beside the board: the muster sheet, cards in hand, places lit up round a unit.

muster-army = { $units ->
    [one] { $units } unit
   *[other] { $units } units
} · { $stars ->
    [one] { $stars } Order Star
   *[other] { $stars } Order Stars
}
muster-tile = { $stars ->
    [0] no Order Star
    [one] { $stars } Order Star
   *[other] { $stars } Order Stars
}{ $breaking ->
    [0] { "" }
   *[other] { " · " }Breaking Point { $breaking } · { $victory } VP if broken
}
muster-markers = { $marker } ×{ $count }

held-bonus = Or its bonus: { $kind ->
    [fire] +{ $value } to a Fire Action
    [assault] +{ $value } to an assault
    [move] +{ $value } to movement
   *[any] +{ $value } to any roll
}.

details-aboard = Aboard: { $unit }.
details-crew = Crew: { $unit }.

overlay-sight = Line of sight
    .about = Where it sees infantry. A number is what obstacles take off a shot.
overlay-range = Range against infantry
    .about = Where it can fire at infantry. A number is what range and obstacles take off the result.
overlay-vehicle-range = Range against light vehicles
    .about = Where it can fire at light vehicles. A number is what range and obstacles take off the result.
overlay-reach = Movement
    .about = Where a move can end, and how many squares it takes.
overlay-zone = Zone of Control
    .about = Enemy infantry does not move from one of these squares to another.

order-forgo-opportunity-fire = No opportunity fire
    .about = Never fire at units on the move.
order-keep-cards = Keep the cards
    .about = Play no card as an event: you are not asked any more. Bonuses for your own actions are still offered.

setting-simultaneous-orders = Both sides place their orders at the same time
setting-vehicles-have-zones = Vehicles’ Zones of Control hinder forced moves
setting-replace-unusable-cards = Cards of no use in the scenario are replaced when drawn
