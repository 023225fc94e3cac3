"""Fire actions (Action de tir): what may be fired at, and what a shot is worth, in the rulebook's own order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from bocage.board.square import in_arc
from bocage.kernel import Modifier, Record, Refusal, Total, UnitId
from bocage.systems.heroes_of_normandie.acts import Mode
from bocage.systems.heroes_of_normandie.content import Weapon
from bocage.systems.heroes_of_normandie.sight import Sightline, armour_struck, distance, obstacles_between, sightlines
from bocage.systems.heroes_of_normandie.state import NONE, Game, Unit

Kind = Literal["normal", "suppression"]
KINDS: tuple[Kind, ...] = ("normal", "suppression")
LEAST = -99
"""Results may be negative.  [hon.ruling.suppression-negative]"""


class Shot(Record):
    """A shot as it is announced: who fires with which weapon at whom, in which way.  [hon.resolve.order]"""

    unit: UnitId
    weapon: int
    target: UnitId
    kind: Kind = "normal"
    mode: Mode = "standing"
    bonuses: tuple[Modifier, ...] = ()
    """What gear and cards add, announced before the dice; doubled by Suppression Fire.  [hon.suppr.double]"""
    maluses: tuple[Modifier, ...] = ()
    """What cards take off the result."""


class Aim(NamedTuple):
    """The best line for a shot: what obstacles take off it, and the Defence Value that it meets."""

    penalty: int
    defence: int


def weapon_number(game: Game, unit: Unit, name: str) -> int:
    """The place of a weapon on the face that lies up, past the last one where it has none of that name."""
    names = [weapon.name for weapon in game.face(unit).weapons]
    return names.index(name) if name in names else len(names)


# What may be fired at


def shots_of(game: Game, unit: Unit, mode: Mode, barred: int = 0) -> Iterator[Shot]:
    """All shots of a unit, with weapons that are not barred."""
    for number, weapon in usable_weapons(game, unit, mode):
        if barred >> number & 1:
            continue
        for target in game.units:
            if target.seat != unit.seat and target.on_board:
                for kind in KINDS if weapon.suppression else KINDS[:1]:
                    shot = Shot(unit.id, number, target.id, kind, mode)
                    if why_not_shoot(game, shot) is None:
                        yield shot


def usable_weapons(game: Game, unit: Unit, mode: Mode) -> Iterator[tuple[int, Weapon]]:
    """The weapons that a unit can fire at a unit with now, by their places on its counter."""
    for number, weapon in enumerate(game.face(unit).weapons):
        if weapon.template is None and why_not_use(game, unit, number, mode) is None:
            yield number, weapon


def why_not_use(game: Game, unit: Unit, number: int, mode: Mode) -> Refusal | None:
    """Why a weapon cannot be fired at all.

    A moving unit fires only with weapons for it, and so does a heavy weapon aboard a vehicle.
    [hon.fire.moving-check hon.vweap.moving hon.trans.fire-heavy-weapon hon.hvy.main-gun hon.hvy.crew
    hon.ruling.crew-damage-scope]
    """
    weapon = game.face(unit).weapons[number]
    about = {"unit": unit.id}
    if unit.weapons_lost >> number & 1:
        return Refusal("hon.hvy.main-gun", about)
    if "crew" in unit.damage and unit.weapons_used & ~(1 << number):
        return Refusal("hon.hvy.crew", about)
    if mode == "moving" and weapon.mobile is None:
        return Refusal("hon.fire.moving-check", about)
    if unit.aboard != NONE and game.kind(unit).role == "heavy-weapon" and weapon.mobile is None:
        return Refusal("hon.trans.fire-heavy-weapon", about)
    return None


def why_not_shoot(game: Game, shot: Shot) -> Refusal | None:
    """The four conditions of a shot: attack type, line of sight, range and arc.

    [hon.fire.conditions hon.fire.type hon.abil.limited-range hon.ambush.no-target hon.trans.protected]
    """
    unit, target = game.unit(shot.unit), game.unit(shot.target)
    about = {"unit": unit.id, "target": target.id}
    if shot.weapon >= len(game.face(unit).weapons):
        return Refusal("hon.altfire.definition", {"unit": unit.id})
    weapon = game.face(unit).weapons[shot.weapon]
    if target.seat == unit.seat:
        return Refusal("hon.fire.conditions", about, "friend")
    if target.aboard != NONE:
        return Refusal("hon.trans.protected", about)
    if not target.on_board:
        return Refusal("hon.fire.conditions", about, "not-there")
    if target.ambushed:
        return Refusal("hon.ambush.no-target", about)
    if shot.kind == "suppression" and not weapon.suppression:
        return Refusal("hon.suppr.double", about)
    if weapon.against(game.kind(target).family) is None or weapon.template is not None:
        return Refusal("hon.fire.type", about)
    if weapon.squares is not None and distance(game, unit, target) > weapon.squares:
        return Refusal("hon.abil.limited-range", {**about, "range": weapon.squares})
    return why_not_use(game, unit, shot.weapon, shot.mode) or _why_no_line(game, unit, weapon, target)


def _why_no_line(game: Game, unit: Unit, weapon: Weapon, target: Unit) -> Refusal | None:
    """A shot needs a line inside the weapon's arc that nothing blocks.  [hon.arc.limited hon.los.requirement]"""
    lines = list(sightlines(game, unit, target))
    about = {"unit": unit.id, "target": target.id}
    inside = [way for way in lines if is_in_arc(game, unit, weapon, way)]
    if lines and not inside:
        return Refusal("hon.arc.limited", about)
    return None if aims(game, unit, weapon, target, inside) else Refusal("hon.los.requirement", about)


def is_in_arc(game: Game, unit: Unit, weapon: Weapon, way: Sightline) -> bool:
    """Whether a line lies between the marks of a weapon's arc, marks included.

    [hon.arc.default hon.arc.limited hon.ruling.arc-inclusive]
    """
    x, y = game.scene.grid.centre(way.origin)
    return in_arc(way.point[0] - x * way.scale, way.point[1] - y * way.scale, unit.facing, weapon.arc)


def aims(game: Game, unit: Unit, weapon: Weapon, target: Unit, ways: list[Sightline]) -> list[Aim]:
    """What each open line takes off the shot and strikes; some weapons ignore obstacles.

    [hon.los.terrain-reduce hon.abil.limited-range-triangle]
    """
    if weapon.ignores_obstacles:
        return [Aim(0, armour_struck(game, target, way)) for way in ways]
    obstacles = obstacles_between(game, unit, target)
    found = [(obstacles.hinder(way.line), way) for way in ways]
    return [Aim(penalty, armour_struck(game, target, way)) for penalty, way in found if penalty is not None]


def best_aim(game: Game, shot: Shot) -> Aim:
    """The aim that leaves the target the least; the attacker is free to choose it.  [hon.los.heavy-side]"""
    unit, target = game.unit(shot.unit), game.unit(shot.target)
    weapon = game.face(unit).weapons[shot.weapon]
    ways = [way for way in sightlines(game, unit, target) if is_in_arc(game, unit, weapon, way)]
    return min(aims(game, unit, weapon, target, ways), key=lambda aim: aim.penalty + aim.defence)


# What a shot is worth


def modified_value(game: Game, shot: Shot) -> Total:
    """Step 2: the Combat Value, less the malus of a moving unit, with all bonuses, doubled for suppression.

    Aboard a vehicle there is no malus.
    [hon.resolve.order hon.unit.combat-value hon.mobile.fire hon.suppr.double hon.suppr.penalties-not-doubled]
    """
    unit = game.unit(shot.unit)
    weapon = game.face(unit).weapons[shot.weapon]
    terms = [Modifier("hon.unit.combat-value", weapon.against(game.kind(game.unit(shot.target)).family) or 0)]
    if shot.mode == "moving":
        terms.append(Modifier("hon.mobile.fire", -(weapon.mobile or 0)))
    terms += shot.bonuses
    if shot.kind == "suppression":
        terms.append(Modifier("hon.suppr.double", 2, "*"))
    return Total.of(terms, least=LEAST)


def penalties(game: Game, shot: Shot, aim: Aim) -> list[Modifier]:
    """Step 4: what comes off the result: Suppressed markers, long range, obstacles.

    [hon.resolve.suppressed hon.mark.suppressed-rolls hon.range.long hon.los.terrain-reduce]
    """
    rules, unit = game.scene.rulebook, game.unit(shot.unit)
    found = [Modifier("hon.resolve.suppressed", -rules.suppressed_dice * unit.suppressed)]
    if distance(game, unit, game.unit(shot.target)) > rules.long_range:
        found.append(Modifier("hon.range.long", -rules.long_range_penalty))
    found.append(Modifier("hon.los.terrain-reduce", -aim.penalty))
    return [*found, *shot.maluses]


def result_of(game: Game, shot: Shot, die: int) -> Total:
    """Steps 3 and 4: the best die and the modified value, less the penalties.  [hon.resolve.formula]"""
    value = modified_value(game, shot).value
    terms = [Modifier("hon.resolve.formula", die), Modifier("hon.unit.combat-value", value)]
    return Total.of([*terms, *penalties(game, shot, best_aim(game, shot))], least=LEAST)


def defence_against(game: Game, shot: Shot) -> Total:
    """The target's Defence Value with the bonus of the element that it is wholly in.

    Who fires from the same position or building leaves it none.
    [hon.unit.defence-value hon.terr.def-bonus hon.terr.fully-inside hon.terr.defpos-inside hon.bldg.bonus]
    """
    unit, target = game.unit(shot.unit), game.unit(shot.target)
    terms = [Modifier("hon.unit.defence-value", best_aim(game, shot).defence)]
    if not share_cover(game, unit, target):
        family = game.kind(target).family
        bonus = min(game.ground.bonus(square, family) for square in game.squares_of(target))
        terms.append(Modifier("hon.terr.def-bonus", bonus))
    return Total.of(terms)


def share_cover(game: Game, unit: Unit, target: Unit) -> bool:
    """Whether two units are inside the same defensive position or the same building."""
    return any(
        target.place in places and places.get(unit.place) == places[target.place]
        for places in (game.scene.position_of, game.scene.house_of)
    )
