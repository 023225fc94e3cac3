### Standing orders

order-roll-always = Roll for every test
    .about = Never pay a command point for a test.
order-pay-for-tests = Pay for tests that would rather fail
    .about = Pay a command point if the chance is low and the division has points enough; else roll.
order-pay-for-tests-below = Pay below this chance, in per cent
order-pay-for-tests-least = Only while the division has so many points
order-convert-always = Always convert
    .about = Try to take a cohesion hit instead of every suppression.
order-convert-never = Never convert
    .about = Accept every suppression.
order-hold-fire = Hold fire
    .about = Never fire at units on the move.
order-fire-always = Fire at all that moves
    .about = Fire at every chance, the best shot first.
order-fire-within = Fire within a distance
    .about = Fire at units on the move that are near enough, the best shot first.
order-fire-within-range = Farthest distance in hexes
order-fire-at-least = Fire when it is worth it
    .about = Fire at units on the move where the value of the shot is high enough, the best shot first.
order-fire-at-least-value = Lowest fire value
