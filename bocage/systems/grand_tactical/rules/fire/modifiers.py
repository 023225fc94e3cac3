"""Modifiers: what adds up to the value of a shot."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.kernel import Capped, Modifier, Record, UnitId
from bocage.systems.grand_tactical.rules.fire.weapons import direct_row
from bocage.systems.grand_tactical.scene.profiles import ARTILLERY, HIGH_EXPLOSIVE
from bocage.systems.grand_tactical.schema.vocabulary import WeaponClass
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import Unit


class Aim(Record):
    """A shot before its die: who fires at whom, and how.

    `directly` uses the rows and the range modifiers of direct fire, `by_assault` the Assault Value instead of the Fire
    Value; in `assault` range does not count and ground does not protect the attackers. `bare` is a target that gets no
    benefit from its position or entrenchment. `terms` is what the occasion adds.
    """

    unit: UnitId
    target: UnitId
    directly: bool = True
    by_assault: bool = False
    in_assault: bool = False
    at_attackers: bool = False
    bare: bool = False
    terms: tuple[Modifier, ...] = ()


def weapon_of(game: Game, aim: Aim) -> WeaponClass:
    """The row of the table that a shot uses.  [gts.assault.av-row gts.proc.artillery-direct-row]"""
    profile = game.profile(game.unit(aim.unit))
    weapon = profile.assault_weapon if aim.by_assault else profile.weapon
    assert weapon is not None
    return direct_row(weapon) if aim.directly else weapon


def shot_value(game: Game, aim: Aim, bonus: bool = False) -> Capped:
    """The final value of a shot, never above 8 nor below 0: modifiers change the value, never the die.

    [gts.mod.list gts.proc.fv-range gts.core.modify-value-not-die gts.assault.mods-both]
    """
    unit, target = game.unit(aim.unit), game.unit(aim.target)
    terms = [*firer_terms(game, unit, aim.by_assault), *weather_terms(game)]
    if bonus:
        terms.append(Modifier("gts.mod.company-bonus", game.scene.rulebook.fire.company_bonus))
    if aim.directly and not aim.in_assault:
        terms += range_terms(game, unit, target)
    terms += target_terms(game, aim, unit, target)
    terms += aim.terms
    return Capped.within(terms, least=0, most=game.scene.rulebook.fire.most)


def firer_terms(game: Game, unit: Unit, by_assault: bool = False) -> Iterator[Modifier]:
    """The printed value, and what the markers on the firer and in its hex make of it.

    [gts.mod.cohesion gts.mod.step-loss gts.col.values gts.mod.barrage gts.mod.firer-entrenched gts.ruling.step-loss-av]
    """
    numbers, profile = game.scene.rulebook.fire, game.profile(unit)
    printed = profile.assault if by_assault else profile.fire
    yield Modifier("gts.proc.steps", printed or 0)
    if unit.hits:
        yield Modifier("gts.mod.cohesion", numbers.hit * unit.hits)
    if unit.lost and not by_assault:
        yield Modifier("gts.mod.step-loss", numbers.reduced)
    if unit.column:
        yield Modifier("gts.col.values", numbers.column)
    if unit.suppressed:
        yield Modifier("gts.assault.def-suppressed", numbers.suppressed)
    if game.heavy >> unit.hex & 1:
        yield Modifier("gts.mod.barrage", numbers.heavy_barrage)
    elif game.barrages >> unit.hex & 1:
        yield Modifier("gts.mod.barrage", numbers.light_barrage)
    if unit.shelter == "entrenched":
        yield Modifier("gts.mod.firer-entrenched", numbers.entrenched)
    if unit.marker != "none":
        yield Modifier("gts.mod.list", game.scene.rulebook.markers[unit.marker].fire)


def weather_terms(game: Game) -> Iterator[Modifier]:
    """Fog, rain and night make every fire worse.  [gts.mod.weather gts.ruling.night-modifier]"""
    numbers, weather = game.scene.rulebook.weather_fire, game.now.weather
    if weather == "fog":
        yield Modifier("gts.wx.fog", numbers.fog)
    elif weather == "rain":
        yield Modifier("gts.wx.rain", numbers.rain)
    if game.turn.night:
        yield Modifier("gts.mod.weather", numbers.night)


def range_terms(game: Game, unit: Unit, target: Unit) -> Iterator[Modifier]:
    """Distance counts by whether the target is armoured, entrenched or not.

    [gts.mod.range gts.ruling.range-modifier gts.ruling.entrench-armoured-example]
    """
    numbers, profile = game.scene.rulebook.range, game.profile(unit)
    distance = game.scene.grid.distance(unit.hex, target.hex)
    if distance <= 1:
        return
    if game.profile(target).armoured:
        farthest = game.scene.rulebook.artillery.direct if profile.weapon in ARTILLERY else profile.range
        amount = numbers.armoured_farthest if distance >= farthest else numbers.armoured
    elif game.scene.scenario.settings.literal_range and distance >= numbers.literal_from:
        amount = numbers.each * distance
    else:
        amount = numbers.each * (distance - 1)
    yield Modifier("gts.mod.range", amount)


def target_terms(game: Game, aim: Aim, unit: Unit, target: Unit) -> Iterator[Modifier]:
    """Defence, mass, ground, works and Column of the target.

    [gts.mod.target-dv gts.mod.mass gts.mod.fortification gts.mod.target-column gts.col.defence-when-fired]
    """
    numbers = game.scene.rulebook.target
    yield Modifier("gts.mod.target-dv", game.profile(target).defence)
    yield Modifier("gts.mod.mass", mass(game, target))
    yield Modifier("gts.mod.terrain", ground_modifier(game, aim, unit, target))
    if target.column:
        yield Modifier("gts.mod.target-column", numbers.column)
    if not aim.bare and target.shelter == "improved":
        yield Modifier("gts.mod.fortification", numbers.improved)
    elif not aim.bare and target.shelter == "entrenched":
        yield Modifier("gts.mod.fortification", numbers.entrenched)
    if target.marker != "none":
        yield Modifier("gts.mod.list", game.scene.rulebook.markers[target.marker].target)


def mass(game: Game, target: Unit) -> int:
    """What all the steps in the target's hex add, Parks included.  [gts.mod.mass gts.park.stack-mass]"""
    table = game.scene.rulebook.mass.steps
    steps = sum([game.steps_of(unit) for unit in game.units_in(target.hex)])
    return table[min(steps, len(table) - 1)]


def ground_modifier(game: Game, aim: Aim, unit: Unit, target: Unit) -> int:
    """The terrain of the target's hex, and a crest that the fire crosses.

    What would protect counts neither for a unit in Column nor for attackers in an Assault.

    [gts.mod.terrain gts.col.no-cover gts.assault.def-fire gts.ruling.he-classes]
    """
    ground, armoured = game.scene.ground, game.profile(target).armoured
    covered = not (target.column or aim.at_attackers)
    he = weapon_of(game, aim) in HIGH_EXPLOSIVE
    amount = ground.fire_modifier(target.hex, armoured, he, covered=covered)
    if aim.directly and covered and unit.hex != target.hex:
        amount += ground.side_modifier(unit.hex, target.hex, armoured)
    return amount


def is_armoured_target(game: Game, aim: Aim) -> bool:
    """Which part of the table is read: an entrenched unit counts as armoured.

    [gts.counter.armour gts.assault.entrenched-target gts.ent.benefit]
    """
    target = game.unit(aim.target)
    return game.profile(target).armoured or (target.shelter == "entrenched" and not aim.bare)
