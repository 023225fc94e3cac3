"""Ground (Champ de bataille): what each square and edge of the board does to movement and sight, as it is now.

A ground never changes: wrecks, ruins, smoke and passages make another one, which `grounds` remembers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from bocage.board.bits import bits, mask
from bocage.board.square import Behind, Obstacles, Square, SquareGrid
from bocage.systems.heroes_of_normandie.scene.sight_lines import FanKey, Ray, Way
from bocage.systems.heroes_of_normandie.schema.units import Symbols
from bocage.systems.heroes_of_normandie.schema.vocabulary import FAMILIES, Family

INFANTRY = FAMILIES.index("infantry")
NEAR = 2
"""What lies farther away than that does not change a Zone of Control."""
Symbolism = Mapping[Square, tuple[Symbols, ...]]
Reductions = tuple[tuple[int, int], ...]


class Walls(NamedTuple):
    """What the buildings that stand, and barriers, make of edges and squares, as bitsets."""

    closed: int
    """The edges that nobody crosses: barriers, walls and windows."""
    blind: int
    """The edges that nobody sees across."""
    doors: int
    taken: int
    """The squares that are no places at all, under a building's outer rim.  [hon.ruling.half-square-occupancy]"""
    around: Mapping[Square, int]
    """The building around each square inside."""
    cores: int
    """The intersections inside.  [hon.direct.no-building]"""


class Ground:
    """The effect symbols of all squares, gathered into bitsets by what they do.  [hon.terr.symbols hon.terr.extent]

    A ground that differs from another one in some squares only, with the same walls, takes all else from it.
    """

    def __init__(
        self,
        grid: SquareGrid,
        squares: Symbolism,
        walls: Walls,
        like: Ground | None = None,
        changed: int = 0,
    ) -> None:
        self.grid = grid
        self.size = len(grid)
        self.squares = squares
        self.like = like
        self.changed = changed
        """The squares where it is not like that one."""
        self._walls = walls
        self.walls = walls.closed
        self.doors = walls.doors
        self.taken = walls.taken
        self.rooms = mask(walls.around)
        """The squares inside buildings that stand."""
        self._around = walls.around
        self.cores = walls.cores
        self.closed = tuple(self.taken | self._closed_to(number) for number in range(len(FAMILIES)))
        """The squares that each family may not enter."""
        self.difficult = tuple(self._difficult_for(number) for number in range(len(FAMILIES)))
        self.water = self._where(lambda one: one.water, lambda ground: ground.water)
        self.watchful = self._where(lambda one: one.opportunity_fire, lambda ground: ground.watchful)
        """The positions that grant Opportunity Fire.  [hon.terr.defpos-opfire]"""
        self.hides = self._where(lambda one: one.hides, lambda ground: ground.hides)
        blocks = self._where(lambda one: one.blocks, lambda ground: ground.obstacles.blocks)
        self._plain: Reductions = self._reductions(lambda one: not one.yellow, lambda ground: ground._plain)
        self._yellow: Reductions = self._reductions(lambda one: one.yellow, lambda ground: ground._yellow)
        self.obstacles = Obstacles(blocks, walls.blind, self._plain)
        self.obstacles_to_infantry = Obstacles(blocks, walls.blind, (*self._plain, *self._yellow))
        """Yellow obstacles count only where the target is infantry.  [hon.terr.obstacle-yellow]"""
        self.hindering = blocks | self.obstacles_to_infantry.reducing
        """The squares that hinder sight in any way."""
        self.thins = like is not None and bool(like.hindering & ~self.hindering)
        """Whether something that hinders sight on that one is gone."""
        self._nearby = self.obstacles.without(grid.offset)
        """What hinders a look at the next square: of a building its walls, and not what is inside."""
        self._zones: dict[Square, int] = {}
        self._steps: dict[Square, int] = {} if like is None else like._steps
        self.walks: dict[tuple[Square, int, bool], tuple[Square, ...]] = {}
        """Where one gets to from a square on foot or by vehicle, by family and by whether it swims."""
        self.hedgerows: dict[int, int] = {}
        """The squares that bocage alone closes, by family."""
        self.ways: dict[int, Way] = {}
        """Lines between two squares, by both and by whether it is a unit on foot that is seen there."""
        self.prospects: dict[Square, int] = {}
        """The squares that may be seen from each square, as far as terrain goes."""
        self.clear_prospects: dict[Square, int] = {}
        """The squares in which somebody on foot may be seen clearly from each."""
        self.slants: dict[FanKey, tuple[Ray, ...]] = {}
        """Lines to points between the two squares of a unit."""
        self.thrown: dict[tuple[Square, int], int | None] = {}
        """What walls take off a thing that is thrown from a square at an intersection, None where they stop it."""
        self._hidden_corners: dict[Square, int] = {}
        self._dimmed_corners: dict[Square, Behind] = {}
        self._but: dict[int, Obstacles] = {}
        self._over: dict[int, Obstacles] = {}

    def __eq__(self, other: object) -> bool:
        """The same symbols on the same squares and the same walls, whatever has been asked so far."""
        if not isinstance(other, Ground):
            return NotImplemented
        return self is other or (self.grid, self.squares, self._walls) == (other.grid, other.squares, other._walls)

    def __hash__(self) -> int:
        return hash((self.walls, self.hindering))

    # Gathering

    def _where(self, does: Callable[[Symbols], bool], same: Callable[[Ground], int]) -> int:
        """The squares with a symbol that does something: those of the ground that it is like, and what has changed."""
        if self.like is None:
            return mask(square for square, found in self.squares.items() if any(does(one) for one in found))
        there = (square for square in bits(self.changed) if any(does(one) for one in self.squares.get(square, ())))
        return same(self.like) & ~self.changed | mask(there)

    def _closed_to(self, family: int) -> int:
        """Offset squares are for infantry.  [hon.move.offset-infantry-only]"""
        name = FAMILIES[family]
        closed = self._where(lambda one: is_closed(one, name), lambda ground: ground.closed[family])
        return closed if family == INFANTRY else closed | self.grid.offset

    def _difficult_for(self, family: int) -> int:
        """The squares that stop a family; barbed wire is one of them for infantry.

        [hon.terr.difficult hon.ruling.barbed-wire]
        """
        name = FAMILIES[family]
        return self._where(lambda one: name in one.difficult, lambda ground: ground.difficult[family])

    def _reductions(self, counts: Callable[[Symbols], bool], same: Callable[[Ground], Reductions]) -> Reductions:
        """Bitsets of squares by what they take off a shot; several elements of a square add up."""
        values: dict[int, int] = {}
        places: Iterable[Square] = self.squares
        if self.like is not None:
            values = {amount: where & ~self.changed for amount, where in same(self.like)}
            places = bits(self.changed)
        for square in places:
            total = sum(one.obstacle for one in self.squares.get(square, ()) if counts(one))
            if total:
                values[total] = values.get(total, 0) | 1 << square
        return tuple((amount, where) for amount, where in sorted(values.items()) if where)

    # What it does

    def bonus(self, square: Square, family: Family) -> int:
        """The best Defensive Bonus of a square for a family.  [hon.terr.def-bonus hon.ruling.overlay-terrain]"""
        found = self.squares.get(square)
        return max([one.bonus.get(family, 0) for one in found]) if found else 0

    def standing_house(self, square: Square) -> int | None:
        """The building around a square, if it is not in ruins."""
        return self._around.get(square)

    def steps_from(self, square: Square) -> int:
        """The neighbours of a square that no wall closes to it; worked out once."""
        steps = self._steps.get(square)
        if steps is None:
            near = self.grid.neighbours(square)
            steps = self._steps[square] = mask(one for one in near if self.grid.passes(square, one, self.walls))
        return steps

    def obstacles_but(self, walls: int) -> Obstacles:
        """What blocks sight if some edges do not."""
        found = self._but.get(walls)
        if found is None:
            found = self._but[walls] = Obstacles(self.obstacles.blocks, self.obstacles.edges & ~walls)
        return found

    def corners_hidden_from(self, square: Square) -> int:
        """The intersections that terrain hides from a square; worked out once, from what other ground hides."""
        hidden = self._hidden_corners.get(square)
        if hidden is None:
            blocks, edges = self.obstacles.blocks, self.obstacles.edges
            if self.like is None or self.like.obstacles.blocks & ~blocks:
                hidden = self.grid.hidden_corners(square, blocks, edges)
            else:
                hidden = self.like.corners_hidden_from(square)
                new = blocks & ~self.like.obstacles.blocks
                hidden |= self.grid.hidden_corners(square, blocks, edges, ~hidden, by=new)
            self._hidden_corners[square] = hidden
        return hidden

    def corners_dimmed_from(self, square: Square) -> Behind:
        """The intersections to which a line crosses anything that hinders sight, and those where it touches it."""
        found = self._dimmed_corners.get(square)
        if found is None:
            unclear = self.hindering
            if self.like is None or self.thins:
                found = self.grid.corners_behind(square, unclear, self.obstacles.edges)
            else:
                found = self.like.corners_dimmed_from(square)
                found = found.joined(self.grid.corners_behind(square, unclear & self.changed, 0))
            self._dimmed_corners[square] = found
        return found

    def obstacles_over(self, rooms: int) -> Obstacles:
        """What stops a thing that is thrown: the walls of buildings, and some rooms."""
        found = self._over.get(rooms)
        if found is None:
            found = self._over[rooms] = Obstacles(rooms, self.obstacles.edges)
        return found

    def zone(self, square: Square) -> int:
        """The squares that infantry in a square controls: adjacent, in sight, and open to it.

        A wall, a window and a forbidden passage end a zone; a door does not.
        [hon.zoc.definition hon.zoc.impassable-excluded hon.zoc.offset-unit hon.zoc.grid-unit-near-offset
        hon.bldg.zoc-walls hon.bldg.zoc-door hon.terr.passage-forbidden hon.ruling.zoc-los-diagonal]
        """
        zone = self._zones.get(square)
        if zone is None:
            alike = self.like is not None and not self.grid.within(square, NEAR) & self.changed
            zone = self.like.zone(square) if self.like is not None and alike else mask(self._controlled(square))
            self._zones[square] = zone
        return zone

    def _controlled(self, square: Square) -> Iterable[Square]:
        grid = self.grid
        near = grid.zone[square] | (grid.adjacent[square] & self._through_doors(square))
        for other in bits(near & ~self.closed[INFANTRY]):
            if self._nearby.hinder(grid.line(square, other)) is None:
                continue
            if not grid.adjacent[square] >> other & 1 or grid.passes(square, other, self.walls):
                yield other

    def _through_doors(self, square: Square) -> int:
        """The squares of the other kind behind a door; there is none between an alley and the street."""
        other = self.grid.general if self.grid.offset >> square & 1 else self.grid.offset
        return mask(one for one in bits(other & self.grid.adjacent[square]) if self.is_doorway(square, one))

    def is_doorway(self, a: Square, b: Square) -> bool:
        """Whether a step leads through a door.  [hon.bldg.door hon.bldg.zoc-door]"""
        return any(route & self.doors for route in self.grid.routes(a, b)) and self.grid.passes(a, b, self.walls)


def is_closed(symbols: Symbols, family: Family) -> bool:
    """Impassable to all, water to who does not swim, and forbidden to some.

    [hon.terr.impassable hon.terr.water hon.terr.forbidden-some]
    """
    return symbols.impassable or symbols.water or family in symbols.forbidden
