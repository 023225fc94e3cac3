"""Line of sight (Ligne de vue): clear, reduced or blocked, from a unit to a unit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bocage.board.bits import mask
from bocage.board.square import Line, Obstacles, Point, Side, Square, Stance, sides_struck
from bocage.systems.heroes_of_normandie.content import Armour
from bocage.systems.heroes_of_normandie.state import NONE, Game, Unit

_ENDS = 2
"""The squares at the ends of a line, which never count."""


class Sightline(NamedTuple):
    """One way to see a unit: from which square, to which point (in so many parts of a half square), over which line."""

    origin: Square
    point: Point
    scale: int
    line: Line


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


def obstacles_between(game: Game, unit: Unit, target: Unit) -> Obstacles:
    """What is in the way: terrain, every vehicle, and infantry where both are infantry; hidden units never.

    The squares of both never count, and infantry does not hinder who is aboard a vehicle. A building lets no line pass
    but where `rooms_open` says.
    [hon.los.infantry-obstacle hon.los.vehicle-obstacle hon.los.endpoints-excluded
    hon.ambush.no-los-block hon.trans.fire-los hon.terr.obstacle-yellow hon.bldg.los-illustration
    hon.ruling.house-los-through]
    """
    ground = game.ground
    on_foot = game.is_infantry(target)
    terrain = ground.obstacles_to_infantry if on_foot else ground.obstacles
    units = game.vehicles
    if on_foot and game.is_infantry(unit) and unit.aboard == NONE:
        units |= game.infantry
    obstacles = Obstacles(terrain.blocks | units, terrain.edges, terrain.reduces)
    own = (*eyes(game, unit), *game.squares_of(target))
    rooms = rooms_open(game, unit, target)
    if rooms:
        return obstacles.without(mask(own) | rooms & ~units)
    return obstacles if len(own) == _ENDS else obstacles.without(mask(own))


def rooms_open(game: Game, unit: Unit, target: Unit) -> int:
    """The squares of a building that do not hinder a line, whose walls still do.

    Both are inside it, or one is and the other stands just outside one of its openings. All others see through an
    opening no farther than the square behind it, and are seen from there alone.
    [hon.bldg.red-marks hon.bldg.fire-in hon.bldg.fire-in-adjacent hon.bldg.fire-out hon.bldg.reciprocal]
    """
    if not game.structures:
        return 0
    here, there = standing_house(game, unit.place), standing_house(game, target.place)
    if here == there:
        house, beside = here, True
    elif here is None or there is None:
        house, outside = (there, unit) if here is None else (here, target)
        beside = house is not None and bool(game.scene.thresholds[house] & mask(eyes(game, outside)))
    else:
        return 0
    return game.scene.insides[house] if house is not None and beside else 0


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
    grid, terrain = game.scene.grid, game.ground.obstacles
    line = grid.line_to_corner(origin, corner)
    if over:
        house = standing_house(game, origin)
        rooms = 0 if house is None else game.scene.insides[house] & ~(1 << origin)
        return Obstacles(rooms, terrain.edges).hinder(line)
    own = mask(eyes(game, unit)) | grid.around(corner)
    return Obstacles(terrain.blocks | game.vehicles, terrain.edges, terrain.reduces).without(own).hinder(line)


def clearest(game: Game, unit: Unit, target: Unit) -> int | None:
    """The least that obstacles take off a shot over any line: 0 is clear, None is blocked. Spotters look so too.

    [hon.los.categories hon.los.other-uses]
    """
    obstacles = obstacles_between(game, unit, target)
    found = [obstacles.hinder(way.line) for way in sightlines(game, unit, target)]
    return min((penalty for penalty in found if penalty is not None), default=None)


def distance(game: Game, unit: Unit, target: Unit) -> int:
    """The range in squares, the shorter one to or from a long vehicle.

    [hon.range.count hon.range.two-square hon.ruling.aimed-square-two-square-range]
    """
    grid = game.scene.grid
    return min(grid.distance(a, b) for a in eyes(game, unit) for b in game.squares_of(target))


def armour_struck(game: Game, target: Unit, way: Sightline) -> int:
    """The Defence Value of the side that a line strikes; at a corner the attacker takes the weaker one.

    [hon.los.heavy-side hon.ruling.heavy-side-geometry hon.unit.defence-value]
    """
    defence = game.face(target).defence
    if not isinstance(defence, Armour):
        return defence
    grid = game.scene.grid
    length = game.kind(target).squares
    stance = Stance(target.place, target.facing)
    struck = sides_struck(grid, stance, length, grid.centre(way.origin), way.point, way.scale)
    return min(_armour(defence, side) for side in struck)


def _armour(armour: Armour, side: Side) -> int:
    return armour.front if side == "front" else armour.rear if side == "rear" else armour.side
