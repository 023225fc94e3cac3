### Tide of Iron: combat, area attacks, mortars, specialisations, smoke

name-healing = Healing

## The breadcrumb
frame-bombardment = Mortars fire at { $hex }
frame-area-attack = Area attack on { $hex }
frame-dig = { $unit } digs
frame-heal = { $unit } heals

## Questions
prompt-plating = { $unit } takes { $hits ->
    [one] a hit
   *[other] { $hits } hits
}: turn a defence die into a 6?
prompt-fire-mortars = { $unit } fires at { $place }: who joins in?
prompt-dig-enter = Does { $unit } go into the new entrenchment?
prompt-heal-patient = Whom does { $unit } treat?

## Choices
option-bombard = { $kind ->
    [suppressive] Mortars at { $hex }, suppressive attack
   *[normal] Mortars at { $hex }, normal attack
}
    .kind = Mortars
option-support-with-mortars = { $unit } joins in with its mortars
    .kind = Combined fire
option-fire-mortars = Fire
option-turn-die = Turn a die of { $unit } into a 6
option-keep-dice = Leave the dice of { $unit } as they fell
option-dig-with = Dig an entrenchment with { $unit }
    .kind = Dig
option-heal-with = Heal with { $unit }
    .kind = Heal
option-occupy-trench = { $unit } goes in
option-stand-clear = { $unit } stays outside
option-treat = Treat { $unit }
    .kind = Treat a squad

## Events
event-die-turned = Armour plating: { $unit } turns a defence die into a 6.
event-mortars-fired = { $unit } fires its mortars at { $hex }: { $kind ->
    [suppressive] suppressive
   *[normal] normal
} attack at { $band ->
    [close] close
    [long] long
   *[normal] normal
} range, { $attack ->
    [one] { $attack } die
   *[other] { $attack } dice
}, hits on { $need }+.
event-mortars-supported = { $unit } joins in at { $hex } with its mortars.
event-area-attacked = { $hex } is under a { $kind ->
    [suppressive] suppressive
   *[normal] normal
} area attack: { $dice } { $dice ->
    [one] die
   *[other] dice
}, hits on { $need }+.
event-came-under-fire = { $unit } is under fire and defends with { $defence ->
    [one] { $defence } die
   *[other] { $defence } dice
}.
event-area-missed = The attack on { $hex } hits nothing.
event-wire-destroyed = The razor wire in { $hex } is destroyed.
event-dug = { $unit } digs an entrenchment in { $hex }.
event-healed = { $unit } gains a figure ({ $figure }).
event-not-healed = { $unit } cannot be helped.
event-smoke-laid = Smoke covers { $hex }.
event-smoke-lifted = The smoke lifts.

## Terms of a total
modifier-toi-spec-anti-tank = anti-tank weapons
modifier-toi-tank-concussive = shells at a building or pillbox
modifier-toi-spec-flamethrower = flamethrower
modifier-toi-smoke-effects = smoke
modifier-toi-trap-squads = tank traps
modifier-toi-spec-medic-bandage = medic, against normal attacks
modifier-toi-fort-entrenchment-cover = entrenchment
modifier-toi-fort-pillbox-cover = pillbox
modifier-toi-mines-half = in a minefield: half firepower
modifier-toi-wire-half = in razor wire: half firepower
modifier-toi-action-fm-half-fp = on the move: half firepower
modifier-toi-mortar-values = mortars
modifier-toi-cover-separate = armour-piercing attack

## Why not
refusal-toi-combat-mixed-squad = These figures of { $unit } cannot fire at { $target } together.
refusal-toi-concealed-untargetable = { $unit } is concealed and cannot be fired at.
refusal-toi-transport-carried-immune = { $unit } is aboard a vehicle.
refusal-toi-action-fm-no-long-range = On the move { $unit } cannot fire at long range, and { $target } is that far away.
refusal-toi-combined-not-fm = { $unit } fires on the move: nobody can support it.
refusal-toi-squad-damage-casualties = { $unit } has no such figure to lose.
refusal-toi-tank-plating = Only a die of { $unit } can be turned.
refusal-toi-mortar-area = { $unit } has no mortar to fire at { $place }.
refusal-toi-mortar-no-building = { $unit } is in a building or a pillbox: its mortars cannot fire at { $place }.
refusal-toi-mortar-min-range = { $place } is too near for the mortars of { $unit }.
refusal-toi-mortar-values = { $place } is out of range of the mortars of { $unit }.
refusal-toi-mortar-no-mix = The mortars of { $unit } fire at a whole hex, never together with other figures.
refusal-toi-mortar-no-op-fire = The mortars of { $unit } never take part in opportunity fire.
refusal-toi-mortar-no-los = { $unit } does not see { $place }, and no friendly unit that is not fatigued sees it either.
refusal-toi-ruling-mortar-target-hexes = { $unit } finds neither enemy nor razor wire in { $place }.
refusal-toi-squad-damage-no-special = { $unit } is pinned or disrupted: no special action.
refusal-toi-spec-engineer-dig = { $unit } has no engineers.
refusal-toi-spec-engineer-dig-other = { $unit } has not dug this entrenchment.
refusal-toi-spec-engineer-dig-limits = Nobody digs in { $place }: water, a bridge or a building.
refusal-toi-supply-limited-markers = No marker for { $place } is left in the box.
refusal-toi-spec-medic-heal = { $unit } has no medic.
refusal-toi-spec-medic-heal-patient = { $unit } is no friendly squad in the medic’s hex.
refusal-toi-spec-medic-limits = { $unit } finds nobody to treat: no reduced squad in its hex, or no regular figure in the box.
refusal-toi-spec-medic-limits-full = { $unit } has no free slot.
refusal-toi-spec-medic-limits-box = No regular figure for { $unit } is left in the box.
refusal-toi-smoke-placement = There is smoke in { $place } already.
refusal-toi-smoke-placement-building = There is a building in { $place }: no smoke there.
refusal-toi-smoke-count = No smoke marker for { $place } is left.
