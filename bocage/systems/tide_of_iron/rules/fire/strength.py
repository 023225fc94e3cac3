"""Both strengths of an attack: firepower with its bonuses and halves, cover and armour."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.board.bits import bits
from bocage.kernel import Modifier, Total, UnitId
from bocage.systems.tide_of_iron.rules.cards.lasting import cover_by_card, extra_firepower
from bocage.systems.tide_of_iron.rules.cards.operations import firepower_by_operations
from bocage.systems.tide_of_iron.rules.fire.ranges import Band, band_at, worst
from bocage.systems.tide_of_iron.rules.fire.targets import Kind, Shot, halvings, has_officer, load_of, shelter_of
from bocage.systems.tide_of_iron.scene.scene import Figures
from bocage.systems.tide_of_iron.state.game import Game, Unit

# Attack


def uses_flamethrower(game: Game, unit: Unit, target: Unit) -> bool:
    """A squad in good order uses its flamethrower at close range.

    [toi.spec.flamethrower toi.spec.not-when-shaken toi.ruling.flamethrower-in-combined-fire]
    """
    return (
        unit.specialisation == "flamethrower"
        and unit.in_good_order
        and game.scene.grid.distance(unit.hex, target.hex) <= 1
    )


def firepower_terms(game: Game, shot: Shot, number: UnitId, figures: Figures) -> list[Modifier]:
    """The firepower of one unit: its figures and its bonuses first, then the half.

    [toi.calc.order toi.calc.round-up toi.ruling.halved-supports-with-bonuses toi.ruling.shells-halved]
    """
    unit, target = game.units[number], game.units[shot.target]
    load = load_of(game, unit, figures, target)
    terms = [Modifier("toi.attack.squad-sum", load.firepower)]
    if load.bonus:
        terms.append(Modifier(load.rule, load.bonus))
    if uses_flamethrower(game, unit, target):
        terms.append(Modifier("toi.spec.flamethrower", game.scene.rulebook.flamethrower.firepower))
    if game.tied[unit.side]:
        terms += extra_firepower(game, unit, not target.is_vehicle)
    if target.is_vehicle:
        terms += firepower_by_operations(game, unit, target)
    halves = halvings(game, unit, supporting=number != shot.lead, mode=shot.mode)
    return terms + [Modifier(rule, 2, "/") for rule in halves]


def attack_strength(game: Game, shot: Shot) -> Total:
    """The lead's firepower and half that of each support, each rounded up by itself.

    [toi.attack.strength toi.combined.fp]
    """
    terms = firepower_terms(game, shot, shot.lead, shot.figures)
    for number, figures in shot.supports:
        support = Total.of(firepower_terms(game, shot, number, figures))
        terms.append(Modifier("toi.combined.fp", support.value))
    return Total.of(terms)


def band_of(game: Game, shot: Shot) -> Band:
    """The least favourable range among all that take part.  [toi.combined.worst-range]"""
    target = game.units[shot.target]
    bands = []
    for number, figures in shot.firing:
        unit = game.units[number]
        band = band_at(game, unit.hex, target.hex, load_of(game, unit, figures, target).range)
        assert band is not None, "a declared shot is in range"
        bands.append(band)
    return worst(bands)


# Defence


def has_medic(game: Game, squad: Unit) -> bool:
    """Whether a medic of the squad's side, not shaken himself, is in its hex; two help no more than one.

    [toi.spec.medic-bandage toi.ruling.medic-bonus-not-cumulative toi.spec.not-when-shaken]
    """
    there = [game.units[number] for number in bits(game.here[squad.hex] & ~game.shaken)]
    return any(unit.specialisation == "medic" and unit.side == squad.side for unit in there)


def cover_of(game: Game, target: Unit, kind: Kind) -> Iterator[Modifier]:
    """The cover that a unit has: terrain, smoke, and for a squad its fortification, obstacles and comrades, add up.

    [toi.cover.sources toi.terrain.road-other toi.terrain.hill-cover toi.timing.cover-always]
    """
    terrain, rules = game.scene.terrain[target.hex], game.scene.rulebook
    yield Modifier(terrain.rule, terrain.cover)
    if game.marked["smoke"] >> target.hex & 1:
        yield Modifier("toi.smoke.effects", rules.smoke.cover)
    if game.lasting[target.side]:
        yield from cover_by_card(game, target)
    if target.is_vehicle:
        return
    shelter = shelter_of(game, target)
    if shelter is not None:
        yield game.scene.shelter_cover[shelter]
        if kind == "suppressive":
            yield Modifier("toi.ops.what", game.scene.book.conditions[target.side].fanatical)
    if game.marked["tank-trap"] >> target.hex & 1:
        yield Modifier("toi.trap.squads", rules.tank_traps.cover)
    if kind == "suppressive":
        yield Modifier("toi.unit.elite-tough", game.profile(target).elites)
        if has_officer(game, target.hex, target.side):
            yield Modifier("toi.officer.determination", rules.determination.cover)
    elif has_medic(game, target):
        yield Modifier("toi.spec.medic-bandage", rules.bandages.cover)


def armour_of(game: Game, target: Unit) -> Iterator[Modifier]:
    """A vehicle's armour, one less once it is damaged.  [toi.cover.armour-adds]"""
    if target.is_vehicle:
        armour = game.scene.types[target.figures[0]].armour
        yield Modifier("toi.cover.armour-adds", armour)
        if target.damage != "intact" and armour:
            yield Modifier("toi.vehicle-damage.light-effects", -game.scene.rulebook.light_damage.armour)


def burnt(game: Game, cover: list[Modifier]) -> Modifier:
    """Flames take cover away, as far as there is any, and no armour.  [toi.cover.separate toi.spec.flamethrower]"""
    most = game.scene.rulebook.flamethrower.cover
    return Modifier("toi.spec.flamethrower", -min(most, Total.of(cover).value))


def defence_strength(game: Game, shot: Shot) -> Total:
    """The target's cover and, for a vehicle, its armour.  [toi.attack.defence]"""
    target = game.units[shot.target]
    terms = list(cover_of(game, target, shot.kind))
    if any(uses_flamethrower(game, game.units[number], target) for number, _ in shot.firing):
        terms.append(burnt(game, terms))
    return Total.of([*terms, *armour_of(game, target)])
