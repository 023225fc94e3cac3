### Ambush, spotting and special troops

name-ambush = in ambush
name-spot = spotting

frame-spotting = { $unit } tries to spot { $target }
frame-searching = { $unit } searches

option-order-ambush = { $order }, and go into ambush
option-spot-enemy = { $unit } tries to spot { $target }
option-search-around = { $unit } searches for hidden enemies

event-ambush-ordered = { $unit }: { $order }, and into ambush.
event-went-to-ground = { $unit } is in ambush.
event-found-no-cover = { $unit } finds no place for an ambush.
event-moved-unseen = { $unit } moves unseen.
event-spotting-tested = { $unit } { $passed ->
    [1] spots
   *[other] does not spot
} { $target } (needs { $need }, { $sum } added).
event-searched = { $unit } searches for hidden enemies.
event-spotted = { $unit } has found { $target }.

details-ambush = In ambush

modifier-roe-spot-range-vehicle = a vehicle
modifier-roe-special-sniper-spotted-close = a sniper

refusal-roe-move-ambush-order = { $unit } goes into ambush only by Hold or Crawl, and once.
refusal-roe-order-ambush-terrain = { $unit } finds no cover here in which it could lie in ambush.
refusal-roe-move-ambush-same-place = { $unit } was found here: it has to move 10 cm before it hides again.
refusal-roe-ruling-ambush-entering = An enemy has { $unit } in clear sight: it cannot go into ambush.
refusal-roe-spot-when = { $unit } cannot try to spot anybody now.
refusal-roe-spot-when-target = { $target } is nobody whom { $unit } has still to spot.
refusal-roe-spot-range-infantry = { $target } is too far away for { $unit } to spot.
refusal-roe-spot-range-infantry-search = There is nothing near { $unit } that it could search.
refusal-roe-spot-range-vehicle = { $target } is too far away for { $unit } to spot.

## Snipers
frame-take-aim = { $unit } aims
frame-pin-test = { $unit } loses a man to a sniper
prompt-aim = At whom of { $target } does { $unit } aim?
option-pick-off = At the { $figure }
option-fire-openly = { $unit } fires at { $target }, the assistant too, and is seen
option-fire-now-openly = { $unit } fires at { $target } now, the assistant too, and is seen
event-pinned = { $unit } is pinned by a sniper.
modifier-roe-equip-scope = telescopic sight
refusal-roe-special-sniper-pick = { $unit } does not see that man of { $target }.
refusal-roe-special-sniper-assistant-fires = No assistant of { $unit } can fire at { $target } as well.

## Recon troops and light infantry
frame-disengage = { $unit } may get away
frame-recon-moves = Recon troops
frame-free-move = { $unit } crawls ahead
prompt-disengage = { $target } fires at { $unit }: does it get away?
prompt-scout = Where does { $unit } crawl before the battle?
option-get-away = { $unit } tries to get away
event-disengaged = { $unit } { $passed ->
    [1] gets away
   *[other] cannot get away
}.
refusal-roe-special-recon-disengage = { $unit } cannot get away.
refusal-roe-special-recon-free-move = Only the observer of { $unit } moves before the battle.

## Groups that go their own way
option-part-group = The support group of { $unit } gets orders of its own
option-join-groups = The groups of { $unit } are one squad again
event-parted = { $target } parts from { $unit }.
event-joined = { $target } is back with { $unit }.
refusal-roe-special-flexible-order = { $unit } cannot send its machine gun its own way.
refusal-roe-special-flexible-order-same = Without their NCO both groups get the same order: { $unit }.
refusal-roe-special-flexible-cohesion = The groups of { $unit } have to be within 30 cm of one another.
refusal-roe-special-flexible-rejoin = The groups of { $unit } have to close up before they are one squad again.

## Irregulars
frame-split-unit = { $unit } may split
prompt-split = Does { $unit } split into several squads, for good?
option-split-into = { $unit } splits into squads: { $sizes } men
event-split-up = { $unit } is { $squads ->
    [one] { $squads } squad
   *[other] { $squads } squads
} from now on.
refusal-roe-special-irregular = { $unit } splits into squads of at least four men.
