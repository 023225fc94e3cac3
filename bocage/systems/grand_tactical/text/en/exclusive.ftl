### The modules’ own rules

frame-assembling = Assembling
frame-settling = Settling in
frame-offer-hero = A hero

prompt-hero = Is there a hero in this Assault?

option-assemble = Assemble { $unit }
    .kind = Assemble
option-settle = Settle { $unit } in the hedgerows
    .kind = Settle in the hedgerows
option-name-hero = A hero in { $unit }
    .kind = Name the hero
option-land-at = Land in { $hex }
    .kind = Land by glider

event-assembled = { $unit } has assembled.
event-settled = { $unit } has settled in the hedgerows.
event-hero-named = { $unit } has the hero of the day.
event-hero-gone = The hero of { $unit } has done his deed.
event-landed = { $unit } lands in { $hex }.

refusal-gts-excl-landed = { $unit } has nothing to assemble after.
refusal-gts-excl-hedgerow-position = { $unit } has no hedgerows to settle in.
refusal-gts-excl-hedgerow-position-state = { $unit } cannot settle as it is: in Column, on its vehicles or under a marker.

modifier-gts-excl-weak-radios = weak radios

## Optional rules
setting-literal-range = Fire at unarmoured targets three hexes away or more is worse by one for each hex
setting-weak-radios = Weak radios
setting-own-chit-only = A formation acts under its own chit alone at first
setting-radio-relay = Isolated groups are commanded by relay
setting-self-commanded = Coast batteries command themselves
setting-hero = A hero, once a game
setting-hedgerow-position = Units may settle in the hedgerows
setting-glider = Glider troops may land instead of entering
