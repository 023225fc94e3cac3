"""Line of sight (Ligne de vue): clear, reduced or blocked, from a unit to a unit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from bocage.board.bits import bits, mask
from bocage.board.square import Line, Obstacles, Point, Side, Square, SquareGrid, Stance, sides_struck
from bocage.kernel import UnitId
from bocage.systems.heroes_of_normandie.scene.sight_lines import (
    Fan,
    Ray,
    obstacles_of,
    open_rooms,
    prospect,
    way_between,
)
from bocage.systems.heroes_of_normandie.schema.units import Armour
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NONE, OFF_BOARD, Unit
from bocage.systems.heroes_of_normandie.state.sight_screen import Sightline


class Between(NamedTuple):
    """What is between two units: the terrain, the squares of it that do not count, and those of units in the way."""

    terrain: Obstacles
    exempt: int
    units: int

    def hinder(self, line: Line) -> int | None:
        """What it takes off a shot over a line, None where it blocks it."""
        return self.terrain.hinder(line, self.exempt, self.units)

    def hinder_from(self, grid: SquareGrid, here: Square, there: Square) -> int | None:
        """The same over the line between the centres of two squares."""
        return self.terrain.between(grid, here, there, self.exempt, self.units)


class Sighting(NamedTuple):
    """Who looks at whom: the squares of both, the squares of units in the way, and whether who is seen is on foot."""

    origins: tuple[Square, ...]
    squares: tuple[Square, ...]
    own: int
    units: int
    on_foot: bool


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


def sighting(game: Game, unit: Unit, target: Unit) -> Sighting:
    """A unit looks at a target."""
    origins, squares, own = eyes(game, unit), game.squares_of(target), 0
    for square in (*origins, *squares):
        own |= 1 << square
    return Sighting(origins, squares, own, units_between(game, unit, target), game.scene.on_foot[target.type])


def obstacles_between(game: Game, look: Sighting) -> Between:
    """What is in the way: terrain and units. The squares of both never count.

    A building lets no line pass but where `open_rooms` says.
    [hon.los.endpoints-excluded hon.terr.obstacle-yellow hon.bldg.los-illustration]
    """
    rooms = open_rooms(game.scene, game.ground, look.origins, look.squares)
    return Between(obstacles_of(game.ground, look.on_foot), look.own | rooms & ~look.units, look.units)


def penalty_between(game: Game, unit: Unit, target: Unit) -> int | None:
    """What is in the way between two units of one square each.

    A line crosses a square through its inside; a corner or an edge that it touches is in the way with both squares.
    [hon.ruling.los-grazing]
    """
    here, there, scene = unit.place, target.place, game.scene
    if here == there:
        return None
    penalty, squares, beside = way_between(scene, game.ground, here, there, scene.on_foot[target.type])
    if penalty is None:
        return None
    units = units_between(game, unit, target)
    if squares & units:
        return None
    if beside & units:
        return obstacles_between(game, sighting(game, unit, target)).hinder_from(scene.grid, here, there)
    return penalty


def is_plain(game: Game, unit: Unit, target: Unit) -> bool:
    """Whether there is a single line between two units: neither is long, and none is aboard a vehicle."""
    is_long = game.scene.is_long
    return not (is_long[unit.type] or is_long[target.type]) and unit.place != OFF_BOARD and unit.aboard == NONE


def fan_from(game: Game, look: Sighting, origin: Square) -> Fan:
    """The lines from a square of a unit to points between the centres of a target, as terrain leaves them."""
    return Fan(game.scene, game.ground, (origin, look.origins, look.squares, look.on_foot))


def penalty_over(game: Game, look: Sighting, ray: Ray) -> int | None:
    """What terrain and units take off a shot over one of the lines between two units, None where they block it."""
    penalty, squares, beside = ray.way
    if penalty is None or squares & look.units:
        return None
    if beside & look.units:
        return obstacles_between(game, look).hinder(fan_from(game, look, ray.origin).line_of(ray.spot))
    return penalty


def open_centres(game: Game, look: Sighting) -> Iterator[tuple[Square, Square, int]]:
    """From which square of a unit to the centre of which of a target nothing blocks the line, and what is taken off.

    What is known of the line between two squares holds, unless it meets another square of either unit, or a building
    may be open to one of several squares.  [hon.los.requirement]
    """
    scene, ground = game.scene, game.ground
    origins, squares, own, units, on_foot = look
    special = own if not ground.rooms & own else -1
    for here in origins:
        if here in squares or is_behind_one_square(game, look, here):
            continue
        for there in squares:
            penalty, met, beside = way_between(scene, ground, here, there, on_foot)
            if beside & units or (met | beside) & special:
                penalty = obstacles_between(game, look).hinder_from(scene.grid, here, there)
            elif met & units:
                continue
            if penalty is not None:
                yield here, there, penalty


def open_slants(game: Game, look: Sighting, origins: Iterable[Square]) -> Iterator[tuple[Ray, int]]:
    """The lines to points between the two centres of a long vehicle that nothing blocks, and what is taken off.

    They lead there from some squares of who looks.  [hon.los.two-square-target]
    """
    if len(look.squares) > 1:
        for origin in origins:
            if origin not in look.squares and not is_walled_off(game, look, origin):
                for ray in fan_from(game, look, origin).slants:
                    penalty = penalty_over(game, look, ray)
                    if penalty is not None:
                        yield ray, penalty


def is_walled_off(game: Game, look: Sighting, origin: Square) -> bool:
    """Whether the same thing blocks the lines to all centres of a target, and so all between them.

    It is a square, an edge, or two squares side by side with one in the way of each line.
    """
    one, other = (game.scene.grid.sweeps[origin].crossed[square] for square in (look.squares[0], look.squares[-1]))
    solid = solid_between(game, look, one | other)
    if one & other & solid or any(game.scene.grid.abutting[square] & other & solid for square in bits(one & solid)):
        return True
    return _is_behind_one_edge(game, look, origin)


def is_behind_one_square(game: Game, look: Sighting, origin: Square) -> bool:
    """Whether the same square blocks the lines to all centres of a target."""
    crossed = game.scene.grid.sweeps[origin].crossed
    return bool(solid_between(game, look, crossed[look.squares[0]] & crossed[look.squares[-1]]))


def solid_between(game: Game, look: Sighting, squares: int) -> int:
    """Those of some squares that block every line between two units that crosses them."""
    ground = game.ground
    solid = squares & (ground.obstacles.blocks | look.units) & ~look.own
    if solid and ground.rooms & look.own:
        solid &= ~open_rooms(game.scene, ground, look.origins, look.squares) | look.units
    return solid


def _is_behind_one_edge(game: Game, look: Sighting, origin: Square) -> bool:
    grid, terrain, squares = game.scene.grid, game.ground.obstacles, look.squares
    cut = grid.cut(origin, terrain.edges).squares.crossed
    if not (cut >> squares[0] & cut >> squares[-1] & 1):
        return False
    return bool(grid.line(origin, squares[0]).edges & grid.line(origin, squares[-1]).edges & terrain.edges)


def is_seen(game: Game, unit: Unit, target: Unit) -> bool:
    """Whether a unit has a line to a target that nothing blocks.  [hon.los.requirement]"""
    if is_plain(game, unit, target):
        return penalty_between(game, unit, target) is not None
    look = sighting(game, unit, target)
    for _ in open_centres(game, look):
        return True
    return len(look.squares) > 1 and any(True for _ in open_slants(game, look, look.origins))


def enemies_in_view(game: Game, unit: Unit) -> tuple[UnitId, ...]:
    """The enemies that a unit has a line to that nothing blocks; hidden ones are not seen.  [hon.los.requirement]"""
    known, key = game.screen.in_view, (unit.seat, unit.type, unit.place, unit.facing, unit.aboard)
    found = known.get(key)
    if found is None:
        units, enemies = game.units, _not_surely_hidden(game, eyes(game, unit), game.in_sight_of(unit.seat))
        found = known[key] = tuple([number for number in enemies if is_seen(game, unit, units[number])])
    return found


def _not_surely_hidden(game: Game, origins: tuple[Square, ...], units: Sequence[UnitId]) -> Sequence[UnitId]:
    """Those of some units that terrain may let be seen from some squares; of long vehicles one cannot tell so.

    Nor can one of a long vehicle that has something under it that blocks sight.
    """
    scene, ground, table = game.scene, game.ground, game.units
    if len(origins) > 1 and mask(origins) & ground.obstacles.blocks:
        return units
    open_to_it, is_long = 0, scene.is_long
    for origin in origins:
        open_to_it |= prospect(scene, ground, origin)
    return [number for number in units if open_to_it >> (unit := table[number]).place & 1 or is_long[unit.type]]


def corner_penalty(
    game: Game, unit: Unit, origin: Square, corner: int, over: bool = False, on_foot: bool = True
) -> int | None:
    """What obstacles take off a shot from a square at an intersection, None where it is not seen.

    The squares around the intersection never count, and infantry does not hinder. Yellow obstacles make the line a
    reduced one, and take something off what is aimed at those `on_foot`. What is thrown `over` obstacles is stopped by
    the walls of buildings alone.
    [hon.direct.target hon.direct.obstacles hon.los.endpoints-excluded hon.terr.obstacle-yellow hon.opt.grenades-over
    hon.ruling.grenade-los]
    """
    if over:
        return _penalty_over_walls(game, origin, corner)
    squares = eyes(game, unit)
    if not game.screen.corners_seen.get((origin, squares), -1) >> corner & 1:
        return None
    known, key = game.screen.corners, (origin, corner, squares, on_foot)
    if key not in known:
        line, own = game.scene.grid.line_to_corner(origin, corner), mask(squares) | game.scene.grid.around(corner)
        known[key] = obstacles_of(game.ground, on_foot).hinder(line, own, game.vehicles)
    return known[key]


def _penalty_over_walls(game: Game, origin: Square, corner: int) -> int | None:
    """The same of what is thrown: whoever stands on the way, so it is worked out once for a ground.

    [hon.opt.grenades-over hon.ruling.grenade-los]
    """
    known, key = game.ground.thrown, (origin, corner)
    if key not in known:
        house = game.ground.standing_house(origin)
        rooms = 0 if house is None else game.scene.insides[house] & ~(1 << origin)
        known[key] = game.ground.obstacles_over(rooms).hinder(game.scene.grid.line_to_corner(origin, corner))
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
    seen = corners_seen_from(game, unit, origin)
    crossed, doubtful = 0, seen
    if not game.ground.hindering & mask(eyes(game, unit)) & ~(1 << origin):
        dimmed = game.ground.corners_dimmed_from(origin)
        crossed, doubtful = dimmed.crossed, seen & dimmed.pinched
    asked = bits(doubtful)
    return seen & ~crossed & ~doubtful | mask([one for one in asked if corner_penalty(game, unit, origin, one) == 0])


def clearest(game: Game, unit: Unit, target: Unit) -> int | None:
    """The least that obstacles take off a shot over any line: 0 is clear, None is blocked."""
    if is_plain(game, unit, target):
        return penalty_between(game, unit, target)
    look = sighting(game, unit, target)
    best = min([penalty for _, _, penalty in open_centres(game, look)], default=None)
    if best == 0 or len(look.squares) == 1:
        return best
    found = [penalty for _, penalty in open_slants(game, look, look.origins)]
    return min(found if best is None else [best, *found], default=None)


def has_clear_view(game: Game, unit: Unit, target: Unit) -> bool:
    """Whether nothing is in the way of some line, as spotters need it.  [hon.los.categories hon.los.other-uses]"""
    if is_plain(game, unit, target):
        return penalty_between(game, unit, target) == 0
    for _, _, penalty in open_centres(game, sighting(game, unit, target)):
        if not penalty:
            return True
    return game.scene.is_long[target.type] and clearest(game, unit, target) == 0


def distance(game: Game, unit: Unit, target: Unit) -> int:
    """The range in squares, the shorter one to or from a long vehicle.

    [hon.range.count hon.range.two-square hon.ruling.aimed-square-two-square-range]
    """
    distances = game.scene.grid.distances
    if is_plain(game, unit, target):
        return distances[unit.place][target.place]
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
