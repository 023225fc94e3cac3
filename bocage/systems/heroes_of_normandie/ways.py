"""Ways: lines over the terrain of a ground, worked out once for it. What units hide comes on top in `sight`.

A line keeps what terrain makes of it, and the squares where a unit would block it. So to look along it again, whoever
has moved meanwhile, costs no more than to set two bitsets against the units of the moment.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bocage.board.bits import mask
from bocage.board.square import Line, Obstacles, Point, Square

if TYPE_CHECKING:
    from bocage.systems.heroes_of_normandie.ground import Ground
    from bocage.systems.heroes_of_normandie.scene import Scene

KEPT_WAYS = 1 << 16
"""So many lines are remembered of a ground."""

Way = tuple[int | None, int, int]
"""What terrain takes off a shot over a line, None where it blocks it; then two bitsets of squares.

A unit in one of the first blocks the line; a unit in one of the second, beside a corner or an edge that the line
touches, may block it. A plain tuple of numbers: there are tens of thousands of them, and the garbage collector does not
look at such.
"""
FanKey = tuple[Square, tuple[Square, ...], tuple[Square, ...], bool]
"""A square that one looks from, all squares of who looks and of who is seen, and whether the latter is on foot."""


class Ray(NamedTuple):
    """A line from the centre of a square to a point, which is given in so many parts of half a square."""

    origin: Square
    point: Point
    scale: int
    line: Line
    way: Way


class Fan:
    """All lines from a square to a unit: to the centre of each square of it, and to the points between two of them."""

    __slots__ = ("_grid", "_ground", "_key", "_terrain", "centres", "common", "exempt", "own")

    def __init__(self, scene: Scene, ground: Ground, key: FanKey) -> None:
        origin, origins, squares, on_foot = key
        self._ground = ground
        self._grid = scene.grid
        self._key = key
        self._terrain = obstacles_of(ground, on_foot)
        self.own = mask(origins) | mask(squares)
        self.exempt = self.own | open_rooms(scene, ground, origins, squares)
        lines = [(scene.grid.centre(one), scene.grid.line(origin, one)) for one in squares]
        self.centres = tuple([Ray(origin, point, 1, line, self._way(line)) for point, line in lines])
        """The rays to the centres of the squares, in their order."""
        self.common = self.centres[0].way[1] & self.centres[-1].way[1]
        """The squares that all lines cross: those that both outer ones do."""

    @property
    def is_long(self) -> bool:
        """Whether there are points to aim at between two squares."""
        return len(self.centres) > 1

    @property
    def floor(self) -> int:
        """What terrain takes off any line at least: as much as what all of them cross."""
        return self._terrain.reduced_in(self.common & ~self.exempt)

    @property
    def slants(self) -> tuple[Ray, ...]:
        """The rays to the points worth aiming at between two squares, without those that terrain blocks.

        They are worked out once for a ground.
        """
        found = self._ground.slants.get(self._key)
        if found is None:
            origin, _, (one, other), _ = self._key
            aims = self._grid.slants(origin, one, other)
            rays = [Ray(origin, (aim.x, aim.y), aim.scale, aim.line, self._way(aim.line)) for aim in aims]
            found = self._ground.slants[self._key] = tuple([ray for ray in rays if ray.way[0] is not None])
        return found

    def _way(self, line: Line) -> Way:
        return self._terrain.hinder(line, self.exempt), line.squares & ~self.own, line.beside & ~self.own


def way_between(scene: Scene, ground: Ground, here: Square, there: Square, on_foot: bool) -> Way:
    """The line between two different squares, one of them with a unit to be seen that is on foot or not.

    Where a ground is like another one, what holds there holds here too unless the line meets what has changed.
    """
    key = (here * ground.size + there) * 2 + on_foot
    like = ground.like
    if like is not None:
        way = like.ways.get(key) or _remember(scene, like, key)
        if not (way[1] | way[2]) & ground.changed:
            return way
    return ground.ways.get(key) or _remember(scene, ground, key)


def _remember(scene: Scene, ground: Ground, key: int) -> Way:
    if len(ground.ways) >= KEPT_WAYS:
        ground.ways.clear()
    pair, on_foot = divmod(key, 2)
    here, there = divmod(pair, ground.size)
    line = scene.grid.line(here, there)
    rooms = open_rooms(scene, ground, (here,), (there,))
    exempt = rooms | 1 << here | 1 << there if rooms else 0
    way = obstacles_of(ground, bool(on_foot)).hinder(line, exempt), line.squares, line.beside
    ground.ways[key] = way
    return way


def open_rooms(scene: Scene, ground: Ground, origins: tuple[Square, ...], squares: tuple[Square, ...]) -> int:
    """The squares of a building that do not hinder a line, whose walls still do.

    Both are inside it, or one is and the other stands just outside one of its openings. All others see through an
    opening no farther than the square behind it, and are seen from there alone.
    [hon.bldg.red-marks hon.bldg.fire-in hon.bldg.fire-in-adjacent hon.bldg.fire-out hon.bldg.reciprocal]
    """
    if not ground.rooms & (1 << origins[0] | 1 << squares[0]):
        return 0
    here, there = house_standing(scene, ground, origins[0]), house_standing(scene, ground, squares[0])
    if here == there:
        house, beside = here, True
    elif here is None or there is None:
        house, outside = (there, origins) if here is None else (here, squares)
        beside = house is not None and bool(scene.thresholds[house] & mask(outside))
    else:
        return 0
    return scene.insides[house] if house is not None and beside else 0


def house_standing(scene: Scene, ground: Ground, square: Square) -> int | None:
    """The building around a square, if it is not in ruins."""
    return scene.house_of[square] if ground.rooms >> square & 1 else None


def obstacles_of(ground: Ground, on_foot: bool) -> Obstacles:
    """What hinders sight to a unit; yellow obstacles count only where that is infantry.  [hon.terr.obstacle-yellow]"""
    return ground.obstacles_to_infantry if on_foot else ground.obstacles
