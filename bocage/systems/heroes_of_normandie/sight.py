"""Line of sight (Ligne de vue): clear, reduced or blocked, from a unit to a unit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bocage.board.bits import bits, mask
from bocage.board.square import Line, Obstacles, Point, Side, Square, Stance, sides_struck
from bocage.systems.heroes_of_normandie.content import Armour
from bocage.systems.heroes_of_normandie.records import NONE, OFF_BOARD, Unit
from bocage.systems.heroes_of_normandie.screen import Sightline
from bocage.systems.heroes_of_normandie.state import Game
from bocage.systems.heroes_of_normandie.ways import Fan, Ray, obstacles_of, open_rooms, way_between


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
    """Every line from a unit to a target: centre to centre, or to any point between the centres of a long vehicle."""
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
    penalty, squares, beside = way_between(scene, game.ground, here, there, on_foot)
    units = units_between(game, unit, target)
    if penalty is None or squares & units:
        return None
    if beside & units:
        return obstacles_between(game, unit, target).hinder(scene.grid.line(here, there))
    return penalty


def is_plain(game: Game, unit: Unit, target: Unit) -> bool:
    """Whether there is a single line between two units: neither is long, and none is aboard a vehicle."""
    is_long = game.scene.is_long
    return not (is_long[unit.type] or is_long[target.type]) and unit.place != OFF_BOARD and unit.aboard == NONE


def fans(game: Game, unit: Unit, target: Unit) -> list[Fan]:
    """The lines from each square of a unit to a target, as terrain leaves them; none from a square that it is in."""
    scene, ground, origins, squares = game.scene, game.ground, eyes(game, unit), game.squares_of(target)
    on_foot = scene.on_foot[target.type]
    return [Fan(scene, ground, (one, origins, squares, on_foot)) for one in origins if one not in squares]


def penalty_over(game: Game, unit: Unit, target: Unit, ray: Ray, units: int) -> int | None:
    """What terrain and units take off a shot over one of the lines between two units, None where they block it."""
    penalty, squares, beside = ray.way
    if penalty is None or squares & units:
        return None
    if beside & units:
        return obstacles_between(game, unit, target).hinder(ray.line)
    return penalty


def open_centres(game: Game, unit: Unit, target: Unit) -> Iterator[tuple[Square, Square, int]]:
    """From which square of a unit to the centre of which of a target nothing blocks the line, and what is taken off.

    What is known of the line between two squares holds, unless it meets another square of either unit, or a building
    may be open to one of several squares.  [hon.los.requirement]
    """
    scene, ground, origins, squares = game.scene, game.ground, eyes(game, unit), game.squares_of(target)
    on_foot, units, own = scene.on_foot[target.type], units_between(game, unit, target), mask(origins) | mask(squares)
    special = own if not ground.rooms & own else -1
    for here in origins:
        for there in squares if here not in squares else ():
            penalty, met, beside = way_between(scene, ground, here, there, on_foot)
            if beside & units or (met | beside) & special:
                penalty = obstacles_between(game, unit, target).hinder(scene.grid.line(here, there))
            elif met & units:
                continue
            if penalty is not None:
                yield here, there, penalty


def open_slants(game: Game, unit: Unit, target: Unit) -> Iterator[tuple[Ray, int]]:
    """The lines to points between the two centres of a long vehicle that nothing blocks, and what is taken off.

    [hon.los.two-square-target]
    """
    units, squares = units_between(game, unit, target), game.squares_of(target)
    for origin in eyes(game, unit) if len(squares) > 1 else ():
        if origin not in squares and not is_walled_off(game, unit, target, origin, units):
            fan = Fan(game.scene, game.ground, (origin, eyes(game, unit), squares, game.is_infantry(target)))
            for ray in fan.slants:
                penalty = penalty_over(game, unit, target, ray, units)
                if penalty is not None:
                    yield ray, penalty


def is_walled_off(game: Game, unit: Unit, target: Unit, origin: Square, units: int) -> bool:
    """Whether the same square or edge blocks the lines to both centres of a long vehicle, and so all between them."""
    scene, ground, origins, squares = game.scene, game.ground, eyes(game, unit), game.squares_of(target)
    one, other = scene.grid.line(origin, squares[0]), scene.grid.line(origin, squares[1])
    terrain, own = obstacles_of(ground, scene.on_foot[target.type]), mask(origins) | mask(squares)
    if one.edges & other.edges & terrain.edges:
        return True
    common = one.squares & other.squares & ~own
    return bool(common & units or common & terrain.blocks & ~open_rooms(scene, ground, origins, squares))


def is_seen(game: Game, unit: Unit, target: Unit) -> bool:
    """Whether a unit has a line to a target that nothing blocks.  [hon.los.requirement]"""
    if is_plain(game, unit, target):
        return penalty_between(game, unit, target) is not None
    for _ in open_centres(game, unit, target):
        return True
    return game.scene.is_long[target.type] and any(True for _ in open_slants(game, unit, target))


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
    if not over and not game.screen.corners_seen.get((origin, squares), -1) >> corner & 1:
        return None
    own, known = mask(squares), game.screen.corners
    key = origin, corner, own, over
    if key not in known:
        known[key] = _corner_penalty(game, own, origin, corner, over)
    return known[key]


def corners_seen(game: Game, unit: Unit) -> int:
    """All intersections to which a unit has a line that nothing blocks: those with a `corner_penalty`."""
    seen = 0
    for origin in eyes(game, unit):
        seen |= corners_seen_from(game, unit, origin)
    return seen


def corners_seen_from(game: Game, unit: Unit, origin: Square) -> int:
    """The intersections that a unit sees from one of its squares; remembered as long as nothing moves."""
    squares = eyes(game, unit)
    known, key = game.screen.corners_seen, (origin, squares)
    seen = known.get(key)
    if seen is None:
        grid, terrain, others = game.scene.grid, game.ground.obstacles, mask(squares) & ~(1 << origin)
        blocks = (terrain.blocks | game.vehicles) & ~others
        hidden, by = 0, None
        if not terrain.blocks & others:
            hidden, by = game.ground.corners_hidden_from(origin), blocks & ~terrain.blocks
        everywhere = (1 << grid.corner_count) - 1 & ~hidden
        seen = known[key] = everywhere & ~grid.hidden_corners(origin, blocks, terrain.edges, everywhere, by)
    return seen


def corners_clear_from(game: Game, unit: Unit, origin: Square) -> int:
    """The intersections that a unit sees clearly from one of its squares: those with a `corner_penalty` of 0."""
    seen, terrain = corners_seen_from(game, unit, origin), game.ground.obstacles
    crossed, touched = game.ground.corners_dimmed_from(origin)
    if (terrain.blocks | terrain.reducing) & mask(eyes(game, unit)) & ~(1 << origin):
        crossed, touched = 0, seen
    asked = bits(seen & touched & ~crossed)
    return seen & ~touched | mask([one for one in asked if corner_penalty(game, unit, origin, one) == 0])


def _corner_penalty(game: Game, own: int, origin: Square, corner: int, over: bool) -> int | None:
    grid, terrain = game.scene.grid, game.ground.obstacles
    line = grid.line_to_corner(origin, corner)
    if over:
        house = standing_house(game, origin)
        rooms = 0 if house is None else game.scene.insides[house] & ~(1 << origin)
        return game.ground.obstacles_over(rooms).hinder(line)
    return terrain.hinder(line, own | grid.around(corner), game.vehicles)


def clearest(game: Game, unit: Unit, target: Unit) -> int | None:
    """The least that obstacles take off a shot over any line: 0 is clear, None is blocked."""
    if is_plain(game, unit, target):
        return penalty_between(game, unit, target)
    best = min([penalty for _, _, penalty in open_centres(game, unit, target)], default=None)
    if best == 0 or not game.scene.is_long[target.type]:
        return best
    found = [penalty for _, penalty in open_slants(game, unit, target)]
    return min(found if best is None else [best, *found], default=None)


def has_clear_view(game: Game, unit: Unit, target: Unit) -> bool:
    """Whether nothing is in the way of some line, as spotters need it.  [hon.los.categories hon.los.other-uses]"""
    if is_plain(game, unit, target):
        return penalty_between(game, unit, target) == 0
    for _, _, penalty in open_centres(game, unit, target):
        if not penalty:
            return True
    return game.scene.is_long[target.type] and clearest(game, unit, target) == 0


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
