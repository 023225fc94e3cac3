"""Aims: the lines of a weapon to a target, those in its arc that nothing blocks, and the best of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bocage.board.square import FULL_CIRCLE, Point, Square, in_arc
from bocage.systems.heroes_of_normandie.content import Armour, Weapon
from bocage.systems.heroes_of_normandie.records import Unit
from bocage.systems.heroes_of_normandie.sight import (
    armour_struck,
    eyes,
    fans,
    is_plain,
    is_seen,
    is_walled_off,
    open_centres,
    open_slants,
    penalty_between,
    penalty_over,
    sightlines,
    units_between,
)
from bocage.systems.heroes_of_normandie.state import Game
from bocage.systems.heroes_of_normandie.ways import Ray


class Aim(NamedTuple):
    """The best line for a shot: what obstacles take off it, and the Defence Value that it meets."""

    penalty: int
    defence: int


def has_line(game: Game, unit: Unit, weapon: Weapon, target: Unit) -> bool:
    """Whether a line to the target lies in the weapon's arc, and nothing blocks it; some weapons ignore obstacles.

    [hon.los.terrain-block hon.abil.limited-range-triangle]
    """
    if weapon.ignores_obstacles:
        ways = sightlines(game, unit, target)
        return any(is_in_arc(game, unit, weapon, way.origin, way.point, way.scale) for way in ways)
    if weapon.arc >= FULL_CIRCLE:
        return is_seen(game, unit, target)
    grid = game.scene.grid
    for here, there, _ in open_centres(game, unit, target):
        if grid.arc(here, unit.facing, weapon.arc) >> there & 1:
            return True
    for ray, _ in open_slants(game, unit, target):
        if is_in_arc(game, unit, weapon, ray.origin, ray.point, ray.scale):
            return True
    return False


def is_in_arc(game: Game, unit: Unit, weapon: Weapon, origin: Square, point: Point, scale: int) -> bool:
    """Whether a line from a square to a point lies between the marks of a weapon's arc, marks included.

    [hon.arc.default hon.arc.limited hon.ruling.arc-inclusive]
    """
    if weapon.arc >= FULL_CIRCLE:
        return True
    x, y = game.scene.grid.centre(origin)
    return in_arc(point[0] - x * scale, point[1] - y * scale, unit.facing, weapon.arc)


def line_to_take(game: Game, unit: Unit, weapon: Weapon, target: Unit) -> Aim:
    """Of all open lines in the arc the one that leaves the least of the target, the first of several that do.

    [hon.los.terrain-block hon.los.terrain-reduce hon.abil.limited-range-triangle]
    """
    if weapon.ignores_obstacles:
        free = [
            Aim(0, armour_struck(game, target, way.origin, way.point, way.scale))
            for way in sightlines(game, unit, target)
            if is_in_arc(game, unit, weapon, way.origin, way.point, way.scale)
        ]
        return min(free, key=_left)
    if is_plain(game, unit, target):
        penalty = penalty_between(game, unit, target)
        assert penalty is not None
        return Aim(penalty, armour_struck(game, target, unit.place, game.scene.grid.centre(target.place), 1))
    return _clear_line(game, unit, weapon, target) or _best_of_all(game, unit, weapon, target)


def _clear_line(game: Game, unit: Unit, weapon: Weapon, target: Unit) -> Aim | None:
    """A clear line to a centre of the target that strikes the weakest side that any line can: none is better."""
    grid = game.scene.grid
    clear = [
        (here, there)
        for here, there, penalty in open_centres(game, unit, target)
        if not penalty and is_in_arc(game, unit, weapon, here, grid.centre(there), 1)
    ]
    defence = game.face(target).defence
    if not clear or not isinstance(defence, Armour):
        return Aim(0, defence) if clear and not isinstance(defence, Armour) else None
    lines = [(here, there) for here in eyes(game, unit) for there in game.squares_of(target)]
    weakest = min([armour_struck(game, target, here, grid.centre(there), 1) for here, there in lines])
    struck = [armour_struck(game, target, here, grid.centre(there), 1) for here, there in clear]
    return Aim(0, weakest) if weakest in struck else None


def _best_of_all(game: Game, unit: Unit, weapon: Weapon, target: Unit) -> Aim:
    """The best of all lines: between the two centres of a long vehicle only where a line may be better than to those.

    It takes off at least what all lines cross, and strikes no other side than one of those to the centres.
    """
    found = fans(game, unit, target)
    units = units_between(game, unit, target)
    outer = [list(_aims_over(game, unit, weapon, target, fan.centres, units)) for fan in found]
    least = min([_left(aim) for aims in outer for aim in aims], default=None)
    best: Aim | None = None
    for fan, aims in zip(found, outer, strict=True):
        best = _better(best, aims)
        if fan.is_long and not is_walled_off(game, unit, target, fan.centres[0].origin, units):
            floor = fan.floor + min([armour_struck(game, target, *ray[:3]) for ray in fan.centres])
            if (least is None or floor <= least) and (best is None or floor < _left(best)):
                best = _better(best, _aims_over(game, unit, weapon, target, fan.slants, units))
    assert best is not None
    return best


def _better(best: Aim | None, others: Iterable[Aim]) -> Aim | None:
    for aim in others:
        if best is None or _left(aim) < _left(best):
            best = aim
    return best


def _aims_over(game: Game, unit: Unit, weapon: Weapon, target: Unit, rays: Iterable[Ray], units: int) -> Iterator[Aim]:
    """What each open line in the arc takes off the shot and strikes."""
    for ray in rays:
        penalty = penalty_over(game, unit, target, ray, units)
        if penalty is not None and is_in_arc(game, unit, weapon, ray.origin, ray.point, ray.scale):
            yield Aim(penalty, armour_struck(game, target, ray.origin, ray.point, ray.scale))


def _left(aim: Aim) -> int:
    return aim.penalty + aim.defence
