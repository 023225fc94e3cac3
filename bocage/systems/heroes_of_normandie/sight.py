"""Line of sight (Ligne de vue): clear, reduced or blocked, from a unit to a unit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bocage.board.bits import bits, mask
from bocage.board.square import Line, Obstacles, Side, Square, Stance, sides_struck
from bocage.kernel import UnitId
from bocage.systems.heroes_of_normandie.content import Armour
from bocage.systems.heroes_of_normandie.screen import Glance, Look, Sightline
from bocage.systems.heroes_of_normandie.state import NONE, OFF_BOARD, Game, Unit

_ENDS = 2
"""The squares at the ends of a line, which never count."""


class Between(NamedTuple):
    """What is between two units: the terrain, the squares of it that do not count, and those of units in the way."""

    terrain: Obstacles
    exempt: int
    units: int

    def hinder(self, line: Line) -> int | None:
        """What it takes off a shot over a line, None where it blocks it."""
        return self.terrain.hinder(line, self.exempt, self.units)

    def blocks_any(self, squares: int, edges: int) -> bool:
        """Whether it blocks sight in any of some squares or across any of some edges."""
        return bool(squares & (self.terrain.blocks | self.units) & ~self.exempt or edges & self.terrain.edges)


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


def obstacles_between(game: Game, unit: Unit, target: Unit) -> Between:
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
    own = (*eyes(game, unit), *game.squares_of(target))
    rooms = rooms_open(game, unit, target)
    if rooms:
        return Between(terrain, mask(own) | rooms & ~units, units)
    return Between(terrain, 0 if len(own) == _ENDS else mask(own), units)


def penalty_between(game: Game, unit: Unit, target: Unit) -> int | None:
    """What is in the way between two units of one square each; remembered as long as nothing moves there.

    A line crosses a square through its inside; a corner or an edge that it touches is in the way with both squares.
    [hon.ruling.los-grazing]
    """
    here, there, on_foot = unit.place, target.place, game.scene.on_foot
    key = here, there, on_foot[unit.type], on_foot[target.type]
    known = game.screen.penalties
    if key not in known:
        line = None if here == there else game.scene.grid.line(here, there)
        known[key] = None if line is None else obstacles_between(game, unit, target).hinder(line)
    return known[key]


def is_plain(game: Game, unit: Unit, target: Unit) -> bool:
    """Whether there is a single line between two units: neither is long, and none is aboard a vehicle."""
    is_long = game.scene.is_long
    return not (is_long[unit.type] or is_long[target.type]) and unit.place != OFF_BOARD and unit.aboard == NONE


def looks(game: Game, unit: Unit, target: Unit) -> tuple[Look, ...]:
    """Every line from a unit to a target with what is in its way; remembered as long as nothing moves there."""
    if is_plain(game, unit, target):
        return tuple(Look(way, penalty_between(game, unit, target)) for way in sightlines(game, unit, target))
    origins, squares = eyes(game, unit), game.squares_of(target)
    key = origins, squares, unit.place, game.is_infantry(unit), game.is_infantry(target)
    found = game.screen.looks.get(key)
    if found is None:
        between = obstacles_between(game, unit, target)
        found = tuple([Look(way, between.hinder(way.line)) for way in sightlines(game, unit, target)])
        game.screen.looks[key] = found
    return found


def glances(game: Game, unit: Unit, target: Unit) -> tuple[Glance, ...]:
    """What is in the way from each square of a unit to the centre of each square of a target; remembered like looks.

    To a long vehicle there are more lines, but these are soon found, and often enough.
    """
    origins, squares = eyes(game, unit), game.squares_of(target)
    key = origins, squares, unit.place, game.is_infantry(unit), game.is_infantry(target)
    found = game.screen.glances.get(key)
    if found is None:
        grid, between = game.scene.grid, obstacles_between(game, unit, target)
        pairs = [(a, b) for a in origins if a not in squares for b in squares]
        found = game.screen.glances[key] = tuple([(a, b, between.hinder(grid.line(a, b))) for a, b in pairs])
    return found


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


def perhaps_seen(game: Game, unit: Unit, enemies: tuple[UnitId, ...]) -> tuple[UnitId, ...]:
    """Some enemies without those who are out of sight at first glance; remembered like the looks."""
    key = unit.place, unit.type, enemies
    found = game.screen.perhaps_seen.get(key)
    if found is None:
        seen = [one for one in enemies if not is_out_of_sight(game, unit, game.units[one])]
        found = game.screen.perhaps_seen[key] = tuple(seen)
    return found


def is_out_of_sight(game: Game, unit: Unit, target: Unit) -> bool:
    """Whether it is known at once that a unit is hidden from another one.

    If the same square or edge blocks the lines to both centres of a long vehicle, it blocks all between them.
    """
    if is_plain(game, unit, target):
        return game.ground.hides_from(unit.place, target.place)
    found = glances(game, unit, target)
    if any(penalty is not None for _, _, penalty in found):
        return False
    if not game.scene.is_long[target.type]:
        return True
    grid, between, squares = game.scene.grid, obstacles_between(game, unit, target), game.squares_of(target)
    for origin in {origin for origin, _, _ in found}:
        one, other = grid.line(origin, squares[0]), grid.line(origin, squares[-1])
        if not between.blocks_any(one.squares & other.squares, one.edges & other.edges):
            return False
    return True


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
    first = min([one for _, _, one in glances(game, unit, target) if one is not None], default=None)
    if first == 0 or not game.scene.is_long[target.type]:
        return first
    return min([look.penalty for look in looks(game, unit, target) if look.penalty is not None], default=None)


def distance(game: Game, unit: Unit, target: Unit) -> int:
    """The range in squares, the shorter one to or from a long vehicle.

    [hon.range.count hon.range.two-square hon.ruling.aimed-square-two-square-range]
    """
    distances = game.scene.grid.distances
    return min([distances[a][b] for a in eyes(game, unit) for b in game.squares_of(target)])


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
