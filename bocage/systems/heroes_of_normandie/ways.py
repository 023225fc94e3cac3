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

FansKey = tuple[tuple[Square, ...], tuple[Square, ...], bool]
"""The squares of who looks and of who is seen, and whether the latter is on foot."""


class Way(NamedTuple):
    """What terrain takes off a shot over a line, None where it blocks it, and where units may stand in its way."""

    penalty: int | None
    squares: int
    """A unit in one of these blocks the line."""
    beside: int
    """A unit in one of these, beside a corner or an edge that the line touches, may block it."""
    line: Line


class Ray(NamedTuple):
    """A way from the centre of a square to a point, which is given in so many parts of half a square."""

    origin: Square
    point: Point
    scale: int
    way: Way


class Fan:
    """All lines from a square to a unit: to the centre of each square of it, and to the points between two of them.

    `origins` are all squares of who looks: they do not count, nor do those of who is seen.
    """

    __slots__ = ("_ground", "_on_foot", "_scene", "_slants", "centres", "common", "exempt", "origin", "own", "squares")

    def __init__(self, scene: Scene, ground: Ground, origin: Square, key: FansKey) -> None:
        origins, squares, on_foot = key
        self._scene = scene
        self._ground = ground
        self._on_foot = on_foot
        self.origin = origin
        self.squares = squares
        self.own = mask(origins) | mask(squares)
        self.exempt = self.own | open_rooms(scene, ground, origins, squares)
        self._slants: tuple[Ray, ...] | None = () if len(squares) == 1 else None
        self.centres = tuple([Ray(origin, scene.grid.centre(one), 1, self._way_to(one)) for one in squares])
        """The rays to the centres of the squares, in their order."""
        self.common = self.centres[0].way.squares & self.centres[-1].way.squares
        """The squares that all lines cross: those that both outer ones do."""

    @property
    def shut(self) -> bool:
        """Whether terrain blocks all lines: the same square or edge does so with those to both centres."""
        one, other = self.centres[0].way, self.centres[-1].way
        if one.penalty is not None or other.penalty is not None:
            return False
        terrain = obstacles_of(self._ground, self._on_foot)
        return bool(self.common & terrain.blocks & ~self.exempt or one.line.edges & other.line.edges & terrain.edges)

    @property
    def floor(self) -> int:
        """What terrain takes off any line at least: as much as what all of them cross."""
        return obstacles_of(self._ground, self._on_foot).reduced_in(self.common & ~self.exempt)

    @property
    def slants(self) -> tuple[Ray, ...]:
        """The rays to the points worth aiming at between two squares, without those that terrain blocks."""
        if self._slants is None:
            aims = self._scene.grid.slants(self.origin, self.squares[0], self.squares[1])
            rays = [Ray(self.origin, (aim.x, aim.y), aim.scale, self._way(aim.line)) for aim in aims]
            self._slants = tuple([ray for ray in rays if ray.way.penalty is not None])
        return self._slants

    def _way_to(self, square: Square) -> Way:
        """The line to the centre of a square; where it meets no square of either unit, it is as between two squares."""
        way = way_between(self._scene, self._ground, self.origin, square, self._on_foot)
        return self._way(way.line) if (way.squares | way.beside) & self.exempt else way

    def _way(self, line: Line) -> Way:
        penalty = obstacles_of(self._ground, self._on_foot).hinder(line, self.exempt)
        return Way(penalty, line.squares & ~self.own, line.beside & ~self.own, line)


def way_between(scene: Scene, ground: Ground, here: Square, there: Square, on_foot: bool) -> Way:
    """The line between two different squares, one of them with a unit to be seen that is on foot or not.

    Where a ground is like another one, what holds there holds here too unless the line meets what has changed.
    """
    known, key = ground.ways, (here * len(scene.grid) + there) * 2 + on_foot
    way = known.get(key)
    if way is None:
        if len(known) >= KEPT_WAYS:
            known.clear()
        way = known[key] = _way_between(scene, ground, here, there, on_foot)
    return way


def _way_between(scene: Scene, ground: Ground, here: Square, there: Square, on_foot: bool) -> Way:
    if ground.like is not None:
        same = way_between(scene, ground.like, here, there, on_foot)
        if not (same.squares | same.beside) & ground.changed:
            return same
    line = scene.grid.line(here, there)
    rooms = open_rooms(scene, ground, (here,), (there,))
    exempt = rooms | 1 << here | 1 << there if rooms else 0
    return Way(obstacles_of(ground, on_foot).hinder(line, exempt), line.squares, line.beside, line)


def fans_between(
    scene: Scene, ground: Ground, origins: tuple[Square, ...], squares: tuple[Square, ...], on_foot: bool
) -> tuple[Fan, ...]:
    """All lines from one or two squares to a unit on one or two others; none from a square that it is in itself."""
    known, key = ground.fans, (origins, squares, on_foot)
    fans = known.get(key)
    if fans is None:
        if len(known) >= KEPT_WAYS:
            known.clear()
        fans = known[key] = tuple([Fan(scene, ground, one, key) for one in origins if one not in squares])
    return fans


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
