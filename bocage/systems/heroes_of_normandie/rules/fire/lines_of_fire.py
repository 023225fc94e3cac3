"""Aims: the lines of a weapon to a target, those in its arc that nothing blocks, and the best of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from bocage.board.bits import mask
from bocage.board.square import FULL_CIRCLE, Point, Square, in_arc
from bocage.systems.heroes_of_normandie.rules.fire.sight import (
    Sighting,
    armour_struck,
    fan_from,
    is_plain,
    is_seen,
    is_walled_off,
    open_centres,
    open_slants,
    penalty_between,
    penalty_over,
    sighting,
    sightlines,
)
from bocage.systems.heroes_of_normandie.scene.sight_lines import Ray
from bocage.systems.heroes_of_normandie.schema.units import Weapon
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import Unit

HALF_CIRCLE = FULL_CIRCLE // 2
EIGHTH = 45
"""Degrees between two directions."""


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
    grid, look = game.scene.grid, sighting(game, unit, target)
    for here, there, _ in open_centres(game, look):
        if grid.arc(here, unit.facing, weapon.arc) >> there & 1:
            return True
    origins = [one for one in look.origins if may_point_between(game, unit, weapon, one, look.squares)]
    rays = (ray for ray, _ in open_slants(game, look, origins))
    return any(is_in_arc(game, unit, weapon, ray.origin, ray.point, ray.scale) for ray in rays)


def may_point_between(game: Game, unit: Unit, weapon: Weapon, origin: Square, squares: tuple[Square, ...]) -> bool:
    """Whether a point between two squares may lie in a weapon's arc: not if both lie past the same mark.

    A limited arc is what two half circles share.
    """
    if weapon.arc >= FULL_CIRCLE:
        return True
    grid, there, aside = game.scene.grid, mask(squares), (HALF_CIRCLE - weapon.arc) // 2 // EIGHTH
    return all(grid.arc(origin, (unit.facing + turn) % 8, HALF_CIRCLE) & there for turn in (aside, -aside))


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
    return _best_of_all(game, unit, weapon, target)


def _best_of_all(game: Game, unit: Unit, weapon: Weapon, target: Unit) -> Aim:
    """The best of all lines: between the two centres of a long vehicle only where a line may be better than to those.

    It takes off at least what all lines cross, and strikes no other side than one of those to the centres. So a clear
    line to the weakest of these sides is as good as any.
    """
    look, point = sighting(game, unit, target), game.scene.grid.centre
    sides = {one: [armour_struck(game, target, one, point(to), 1) for to in look.squares] for one in look.origins}
    outer: dict[Square, list[Aim]] = {one: [] for one in look.origins}
    for here, there, penalty in open_centres(game, look):
        if is_in_arc(game, unit, weapon, here, point(there), 1):
            outer[here].append(Aim(penalty, sides[here][look.squares.index(there)]))
    least = min([_left(aim) for aims in outer.values() for aim in aims], default=None)
    weakest = min([min(struck) for struck in sides.values()])
    if least == weakest:
        return Aim(0, weakest)
    best: Aim | None = None
    for origin, aims in outer.items():
        best = _better(best, aims)
        if len(look.squares) > 1 and may_point_between(game, unit, weapon, origin, look.squares):
            fan = fan_from(game, look, origin)
            floor = fan.floor + min(sides[origin])
            hopeful = (least is None or floor <= least) and (best is None or floor < _left(best))
            if hopeful and origin not in look.squares and not is_walled_off(game, look, origin):
                best = _better(best, _aims_over(game, unit, weapon, target, look, fan.slants))
    assert best is not None
    return best


def _better(best: Aim | None, others: Iterable[Aim]) -> Aim | None:
    for aim in others:
        if best is None or _left(aim) < _left(best):
            best = aim
    return best


def _aims_over(
    game: Game, unit: Unit, weapon: Weapon, target: Unit, look: Sighting, rays: Iterable[Ray]
) -> Iterator[Aim]:
    """What each open line in the arc takes off the shot and strikes."""
    for ray in rays:
        penalty = penalty_over(game, look, ray)
        if penalty is not None and is_in_arc(game, unit, weapon, ray.origin, ray.point, ray.scale):
            yield Aim(penalty, armour_struck(game, target, ray.origin, ray.point, ray.scale))


def _left(aim: Aim) -> int:
    return aim.penalty + aim.defence
