"""Line of sight (Ligne de vue): clear, reduced or blocked, from a unit to a unit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bocage.board.bits import bits, mask
from bocage.board.square import Line, Obstacles, Point, Side, Square, Stance, sides_struck
from bocage.systems.heroes_of_normandie.content import Armour
from bocage.systems.heroes_of_normandie.screen import Sightline
from bocage.systems.heroes_of_normandie.state import NONE, OFF_BOARD, Game, Unit
from bocage.systems.heroes_of_normandie.ways import (
    Fan,
    Ray,
    Way,
    fans_between,
    obstacles_of,
    open_rooms,
    way_between,
)


class Between(NamedTuple):
    """What is between two units: the terrain, the squares of it that do not count, and those of units in the way."""

    terrain: Obstacles
    exempt: int
    units: int

    def hinder(self, line: Line) -> int | None:
        """What it takes off a shot over a line, None where it blocks it."""
        return self.terrain.hinder(line, self.exempt, self.units)


def eyes(game: Game, unit: Unit) -> tuple[Square, ...]:
    """The squares that a unit looks and fires from: its own, or those of the vehicle that carries it.

    [hon.ruling.los-from-two-square-firer hon.trans.fire-los]
    """
    return game.squares_of(unit if unit.aboard == NONE else game.unit(unit.aboard))


def sightlines(game: Game, unit: Unit, target: Unit) -> Iterator[Sightline]:
    """Every line from a unit to a target: centre to centre, or to any point between the two centres of a long vehicle.

    [hon.los.requirement hon.los.two-square-target]
    """
    grid, squares = game.scene.grid, game.squares_of(target)
    for origin in eyes(game, unit):
        if origin in squares:
            continue
        if len(squares) == 1:
            yield Sightline(origin, grid.centre(squares[0]), 1, grid.line(origin, squares[0]))
        else:
            for aim in grid.aims(origin, squares[0], squares[1]):
                yield Sightline(origin, (aim.x, aim.y), aim.scale, aim.line)


def units_between(game: Game, unit: Unit, target: Unit) -> int:
    """The squares of units that are in the way: every vehicle, and infantry where both are infantry; hidden ones never.

    Infantry does not hinder who is aboard a vehicle.
    [hon.los.infantry-obstacle hon.los.vehicle-obstacle hon.ambush.no-los-block hon.trans.fire-los]
    """
    on_foot = game.scene.on_foot
    if on_foot[target.type] and on_foot[unit.type] and unit.aboard == NONE:
        return game.vehicles | game.infantry
    return game.vehicles


def obstacles_between(game: Game, unit: Unit, target: Unit) -> Between:
    """What is in the way: terrain and units. The squares of both never count.

    A building lets no line pass but where `open_rooms` says.
    [hon.los.endpoints-excluded hon.terr.obstacle-yellow hon.bldg.los-illustration hon.ruling.house-los-through]
    """
    units = units_between(game, unit, target)
    origins, squares = eyes(game, unit), game.squares_of(target)
    rooms = open_rooms(game.scene, game.ground, origins, squares)
    return Between(
        obstacles_of(game.ground, game.is_infantry(target)), mask((*origins, *squares)) | rooms & ~units, units
    )


def penalty_between(game: Game, unit: Unit, target: Unit) -> int | None:
    """What is in the way between two units of one square each.

    A line crosses a square through its inside; a corner or an edge that it touches is in the way with both squares.
    [hon.ruling.los-grazing]
    """
    here, there, scene = unit.place, target.place, game.scene
    if here == there:
        return None
    on_foot = scene.on_foot[target.type]
    way = way_between(scene, game.ground, here, there, on_foot)
    units = game.vehicles
    if on_foot and scene.on_foot[unit.type]:
        units |= game.infantry
    if way.penalty is None or way.squares & units:
        return None
    if way.beside & units:
        return obstacles_between(game, unit, target).hinder(way.line)
    return way.penalty


def is_plain(game: Game, unit: Unit, target: Unit) -> bool:
    """Whether there is a single line between two units: neither is long, and none is aboard a vehicle."""
    is_long = game.scene.is_long
    return not (is_long[unit.type] or is_long[target.type]) and unit.place != OFF_BOARD and unit.aboard == NONE


def fans(game: Game, unit: Unit, target: Unit) -> tuple[Fan, ...]:
    """The lines from each square of a unit to a target, as terrain leaves them."""
    scene = game.scene
    on_foot = scene.on_foot[target.type]
    return fans_between(scene, game.ground, eyes(game, unit), game.squares_of(target), on_foot)


def penalty_over(game: Game, unit: Unit, target: Unit, way: Way, units: int) -> int | None:
    """What terrain and units take off a shot over one of the lines between two units, None where they block it."""
    if way.penalty is None or way.squares & units:
        return None
    if way.beside & units:
        return obstacles_between(game, unit, target).hinder(way.line)
    return way.penalty


def open_rays(game: Game, unit: Unit, target: Unit) -> Iterator[tuple[Ray, int]]:
    """The lines to a target that nothing blocks, each with what is taken off over it: those to its centres first.

    To a long vehicle there are more lines, but the first ones are soon found, and often enough.
    """
    units, found = units_between(game, unit, target), fans(game, unit, target)
    for fan in found:
        for ray in fan.centres:
            penalty = penalty_over(game, unit, target, ray.way, units)
            if penalty is not None:
                yield ray, penalty
    for fan in found:
        if not (fan.shut or fan.common & units):
            for ray in fan.slants:
                penalty = penalty_over(game, unit, target, ray.way, units)
                if penalty is not None:
                    yield ray, penalty


def is_seen(game: Game, unit: Unit, target: Unit) -> bool:
    """Whether a unit has a line to a target that nothing blocks; remembered of long ones as long as nothing moves.

    [hon.los.requirement]
    """
    if is_plain(game, unit, target):
        return penalty_between(game, unit, target) is not None
    scene, known = game.scene, game.screen.seen
    key = eyes(game, unit), game.squares_of(target), units_between(game, unit, target), scene.on_foot[target.type]
    if key not in known:
        known[key] = next(open_rays(game, unit, target), None) is not None
    return known[key]


def standing_house(game: Game, square: Square) -> int | None:
    """The building around a square, if it is not in ruins."""
    house = game.scene.house_of.get(square)
    return None if house is None or game.structures[house].ruined else house


def corner_penalty(game: Game, unit: Unit, origin: Square, corner: int, over: bool = False) -> int | None:
    """What obstacles take off a shot from a square at an intersection, None where it is not seen.

    The squares around the intersection never count, and infantry does not hinder. What is thrown `over` obstacles is
    stopped by the walls of buildings alone.
    [hon.direct.target hon.direct.obstacles hon.los.endpoints-excluded hon.opt.grenades-over hon.ruling.grenade-los]
    """
    squares = eyes(game, unit)
    if not over and len(squares) == 1 and game.ground.hides_corner_from(origin, corner):
        return None
    own, known = mask(squares), game.screen.corners
    key = origin, corner, own, over
    if key not in known:
        known[key] = _corner_penalty(game, own, origin, corner, over)
    return known[key]


def corners_seen(game: Game, unit: Unit) -> int:
    """All intersections to which a unit has a line that nothing blocks: those with a `corner_penalty`."""
    squares = eyes(game, unit)
    seen = game.screen.corners_seen.get(squares)
    if seen is None:
        grid = game.scene.grid
        seen = everywhere = (1 << grid.corner_count) - 1
        if len(squares) == 1:
            terrain, (origin,) = game.ground.obstacles, squares
            seen &= ~game.ground.corners_hidden_from(origin)
            seen &= ~grid.hidden_corners(origin, terrain.blocks | game.vehicles, terrain.edges, seen)
        else:
            corners = (
                one for one in bits(everywhere) if any(_sees_corner(game, unit, origin, one) for origin in squares)
            )
            seen = mask(corners)
        game.screen.corners_seen[squares] = seen
    return seen


def _sees_corner(game: Game, unit: Unit, origin: Square, corner: int) -> bool:
    return corner_penalty(game, unit, origin, corner) is not None


def _corner_penalty(game: Game, own: int, origin: Square, corner: int, over: bool) -> int | None:
    grid, terrain = game.scene.grid, game.ground.obstacles
    line = grid.line_to_corner(origin, corner)
    if over:
        house = standing_house(game, origin)
        rooms = 0 if house is None else game.scene.insides[house] & ~(1 << origin)
        return Obstacles(rooms, terrain.edges).hinder(line)
    return terrain.hinder(line, own | grid.around(corner), game.vehicles)


def clearest(game: Game, unit: Unit, target: Unit) -> int | None:
    """The least that obstacles take off a shot over any line: 0 is clear, None is blocked. Spotters look so too.

    [hon.los.categories hon.los.other-uses]
    """
    if is_plain(game, unit, target):
        return penalty_between(game, unit, target)
    least = min([fan.floor for fan in fans(game, unit, target)], default=0)
    best: int | None = None
    for _, penalty in open_rays(game, unit, target):
        if best is None or penalty < best:
            best = penalty
        if best == least:
            break
    return best


def distance(game: Game, unit: Unit, target: Unit) -> int:
    """The range in squares, the shorter one to or from a long vehicle.

    [hon.range.count hon.range.two-square hon.ruling.aimed-square-two-square-range]
    """
    distances = game.scene.grid.distances
    return min([distances[a][b] for a in eyes(game, unit) for b in game.squares_of(target)])


def armour_struck(game: Game, target: Unit, origin: Square, point: Point, scale: int) -> int:
    """The Defence Value of the side that a line to a point strikes; at a corner the attacker takes the weaker one.

    [hon.los.heavy-side hon.ruling.heavy-side-geometry hon.unit.defence-value]
    """
    defence = game.face(target).defence
    if not isinstance(defence, Armour):
        return defence
    grid = game.scene.grid
    length = game.kind(target).squares
    stance = Stance(target.place, target.facing)
    struck = sides_struck(grid, stance, length, grid.centre(origin), point, scale)
    return min([_armour(defence, side) for side in struck])


def _armour(armour: Armour, side: Side) -> int:
    return armour.front if side == "front" else armour.rear if side == "rear" else armour.side
