roe-turn = Turn
roe-turn-of = Turn { $turn } of { $turns }
roe-men = Men
roe-active = Active

table-judged = The place, by the rules
table-refused = Refused
table-place = Place here
table-leave = Leave it
table-drag = Drag the squad, or one man of the ghost. With the keyboard: arrows move it by 1 cm, Enter places it.
table-of-allowance = { $far } of { $most } cm
table-open = in the open
table-light = light cover
table-heavy = heavy cover
table-zone = Opportunity zone: { $unit }
table-legend = Cover and sight
table-seen = clear: seen from where the first man would stand
table-watched = the enemy waits to fire there
table-compass = { $way ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
   *[nw] north-west
}
table-help = Arrow keys go from squad to squad and from place to place, Enter chooses. With a squad to move, Enter proposes the place under the cursor, and P the place where it stands.
table-ghost = { $unit } proposed
table-allowed = allowed
table-station-squad = { $unit }, { $count ->
    [one] one man
   *[other] { $count } men
}

roe-lesson-deploy = Every soldier is a figure of his own, and the table is measured in centimetres. Choose a place from the list, or drag the squad to any point of its zone.
roe-lesson-order = One order for each squad. Hold fires best and may lie in wait; Crawl keeps low; Advance walks and may fire; Run goes furthest and fires at nobody. With the order goes the target.
roe-lesson-move-squad = Squads move one after the other. Choose the next one.
roe-lesson-move = Places worth a look are listed with their distance. Or point anywhere: the ghosts show how the squad would stand, and the list says what each rule looks at. A single ghost may be dragged too.
roe-lesson-opportunity = The enemy moves before your guns. A squad that waited may fire now, in the middle of his move.
roe-lesson-fire = Now the targets that were named are fired at. The nearer and the more in the open, the better.
roe-lesson-losses = You say who falls, among those with the least cover. Keep the sergeant and the gunner.
roe-lesson-respond = Too many hits and a squad loses its nerve: an amber ring is suppressed, a pink one shaken, a crimson one demoralised. Now it tests, falls back or hides.
roe-lesson-fall-back = It falls back out of sight of the enemy, if it can. Point at where it runs to.
