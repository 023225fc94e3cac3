"""Ways: lines over the terrain of a ground, worked out once for it. What units hide comes on top in `sight`.

A line keeps what terrain makes of it, and the squares where a unit would block it. So to look along it again, whoever
has moved meanwhile, costs no more than to set two bitsets against the units of the moment.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from bocage.board.bits import bits, mask
from bocage.board.square import Line, Obstacles, Point, Spot, Square

if TYPE_CHECKING:
    from bocage.systems.heroes_of_normandie.scene.ground import Ground
    from bocage.systems.heroes_of_normandie.scene.scene import Scene

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
    """A line from the centre of a square to a point between two others, which `line_of` draws where it is needed."""

    origin: Square
    spot: Spot
    way: Way

    @property
    def point(self) -> Point:
        """Where it ends, in so many parts of half a square as the scale says."""
        return self.spot.x, self.spot.y

    @property
    def scale(self) -> int:
        """The parts of half a square in which the point is given."""
        return self.spot.scale


class Fan:
    """All lines from a square to points between the centres of two squares that a unit covers."""

    __slots__ = ("_exempt", "_ground", "_key", "_own", "_scene", "_terrain")

    def __init__(self, scene: Scene, ground: Ground, key: FanKey) -> None:
        _, origins, squares, on_foot = key
        self._scene = scene
        self._ground = ground
        self._key = key
        self._terrain = obstacles_of(ground, on_foot)
        self._own = mask(origins) | mask(squares)
        self._exempt = self._own | open_rooms(scene, ground, origins, squares)

    @property
    def floor(self) -> int:
        """What terrain takes off any line at least: as much as what all of them cross, as both outer ones do."""
        origin, _, (one, other), _ = self._key
        crossed = self._scene.grid.sweeps[origin].crossed
        return self._terrain.reduced_in(crossed[one] & crossed[other] & ~self._exempt)

    @property
    def slants(self) -> tuple[Ray, ...]:
        """The rays to the points worth aiming at between two squares, without those that terrain blocks.

        They are worked out once for a ground.
        """
        found = self._ground.slants.get(self._key)
        if found is None:
            rays = self._rays() if self._ground.like is None or self._ground.thins else self._rays_like()
            found = self._ground.slants[self._key] = tuple([ray for ray in rays if ray.way[0] is not None])
        return found

    def _rays(self) -> Iterator[Ray]:
        """All of them, as terrain leaves them."""
        (origin, _, (one, other), _), grid = self._key, self._scene.grid
        spots = grid.slants(origin, one, other)
        behind = grid.slants_behind(origin, spots, self._terrain.edges)
        for number, spot in enumerate(spots):
            cut = [bool(edges >> number & 1) for edges in behind]
            yield Ray(origin, spot, self._way(spot, *cut))

    def _rays_like(self) -> Iterator[Ray]:
        """Those of the ground that this one is like; what terrain makes of some of them has changed."""
        like, changed = self._ground.like, self._ground.changed
        assert like is not None
        for ray in Fan(self._scene, like, self._key).slants:
            met = (ray.way[1] | ray.way[2]) & changed
            yield ray._replace(way=self._way(ray.spot, False, True, True)) if met else ray

    def _way(self, spot: Spot, cut: bool, left: bool, right: bool) -> Way:
        """What terrain makes of a line that crosses an edge that blocks it, or touches any on its left or right.

        It is drawn only where something may hinder it on both sides at once.
        """
        crossed, beside = spot.crossed & ~self._own, (spot.left | spot.right) & ~self._own
        blocks, unclear = self._terrain.blocks & ~self._exempt, self._ground.hindering & ~self._exempt
        if cut or crossed & blocks:
            return None, crossed, beside
        if (left or spot.left & unclear) and (right or spot.right & unclear):
            return self._terrain.hinder(self.line_of(spot), self._exempt), crossed, beside
        return self._terrain.reduced_in(crossed & ~self._exempt), crossed, beside

    def line_of(self, spot: Spot) -> Line:
        """The line to a point between two squares of a unit, drawn."""
        origin, _, (one, other), _ = self._key
        return self._scene.grid.slant(origin, spot, ~(1 << one | 1 << other)).line


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


def prospect(scene: Scene, ground: Ground, here: Square) -> int:
    """The squares that may be seen from a square: terrain surely hides all others, whoever stands where.

    Where a ground is like another one and nothing that hinders sight there is gone, what is hidden there is hidden too.
    """
    if ground.like is not None and not ground.thins:
        return prospect(scene, ground.like, here)
    found = ground.prospects.get(here)
    if found is None:
        found = ground.prospects[here] = _not_behind(scene, ground, here, ground.obstacles.blocks)
    return found


def clear_prospect(scene: Scene, ground: Ground, here: Square) -> int:
    """The squares in which somebody on foot may be seen clearly from a square, as `prospect` tells what may be seen."""
    if ground.like is not None and not ground.thins:
        return clear_prospect(scene, ground.like, here)
    found = ground.clear_prospects.get(here)
    if found is None:
        terrain = ground.obstacles_to_infantry
        found = ground.clear_prospects[here] = _not_behind(scene, ground, here, terrain.blocks | terrain.reducing)
    return found


def _not_behind(scene: Scene, ground: Ground, here: Square, obstacles: int) -> int:
    """The squares to which the line crosses none of some squares and no wall, and those of a building around it."""
    hidden, behind = scene.grid.cut(here, ground.obstacles.edges).squares.crossed, scene.grid.sweeps[here].behind
    for square in bits(obstacles):
        hidden |= behind[square]
    found = (1 << ground.size) - 1 & ~hidden
    for inside, threshold in zip(scene.insides, scene.thresholds, strict=True):
        if inside >> here & 1:
            found |= inside | threshold
        elif threshold >> here & 1:
            found |= inside
    return found


def _remember(scene: Scene, ground: Ground, key: int) -> Way:
    if len(ground.ways) >= KEPT_WAYS:
        ground.ways.clear()
    pair, on_foot = divmod(key, 2)
    here, there = divmod(pair, ground.size)
    terrain, rooms = obstacles_of(ground, bool(on_foot)), open_rooms(scene, ground, (here,), (there,))
    penalty = terrain.between(scene.grid, here, there, rooms | 1 << here | 1 << there if rooms else 0)
    crossed, left, right, _ = scene.grid.sweeps[here]
    way = ground.ways[key] = penalty, crossed[there], left[there] | right[there]
    return way


def open_rooms(scene: Scene, ground: Ground, origins: tuple[Square, ...], squares: tuple[Square, ...]) -> int:
    """The squares of a building that do not hinder a line, whose walls still do.

    Both are inside it, or one is and the other stands just outside one of its openings. All others see through an
    opening no farther than the square behind it, and are seen from there alone.
    [hon.bldg.red-marks hon.bldg.fire-in hon.bldg.fire-in-adjacent hon.bldg.fire-out hon.bldg.reciprocal
    hon.ruling.house-los-through]
    """
    if not ground.rooms & (1 << origins[0] | 1 << squares[0]):
        return 0
    here, there = ground.standing_house(origins[0]), ground.standing_house(squares[0])
    if here == there:
        house, beside = here, True
    elif here is None or there is None:
        house, outside = (there, origins) if here is None else (here, squares)
        beside = house is not None and bool(scene.thresholds[house] & mask(outside))
    else:
        return 0
    return scene.insides[house] if house is not None and beside else 0


def obstacles_of(ground: Ground, on_foot: bool) -> Obstacles:
    """What hinders sight to a unit; yellow obstacles count only where that is infantry.  [hon.terr.obstacle-yellow]"""
    return ground.obstacles_to_infantry if on_foot else ground.obstacles
