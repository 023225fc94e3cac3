"""Ground (Champ de bataille): what each square and edge of the board does to movement and sight, as it is now.

A ground never changes: wrecks, ruins, smoke and passages make another one, which the scene remembers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from bocage.board.bits import bits, mask
from bocage.board.square import Obstacles, Square, SquareGrid
from bocage.systems.heroes_of_normandie.content import FAMILIES, Family, Symbols

INFANTRY = FAMILIES.index("infantry")
Symbolism = Mapping[Square, tuple[Symbols, ...]]


class Ground:
    """The effect symbols of all squares, gathered into bitsets by what they do.  [hon.terr.symbols hon.terr.extent]"""

    def __init__(self, grid: SquareGrid, squares: Symbolism, taken: int, walls: int, blind: int, doors: int) -> None:
        self.grid = grid
        self.squares = squares
        self.walls = walls
        """The edges that nobody crosses: barriers, walls and windows."""
        self.doors = doors
        self.taken = taken
        """The squares that are no places at all, under a building's outer rim.  [hon.ruling.half-square-occupancy]"""
        self.closed = tuple(taken | self._closed_to(family) for family in FAMILIES)
        """The squares that each family may not enter."""
        self.difficult = tuple(self._difficult_for(family) for family in FAMILIES)
        self.water = _where(squares, lambda one: one.water)
        self.watchful = _where(squares, lambda one: one.opportunity_fire)
        """The positions that grant Opportunity Fire.  [hon.terr.defpos-opfire]"""
        self.hides = _where(squares, lambda one: one.hides)
        blocks = _where(squares, lambda one: one.blocks)
        plain = _reductions(squares, lambda one: not one.yellow)
        yellow = _reductions(squares, lambda one: one.yellow)
        self.obstacles = Obstacles(blocks, blind, plain)
        self.obstacles_to_infantry = Obstacles(blocks, blind, (*plain, *yellow))
        """Yellow obstacles count only where the target is infantry.  [hon.terr.obstacle-yellow]"""
        self._nearby = self.obstacles.without(grid.offset)
        """What hinders a look at the next square: of a building its walls, and not what is inside."""
        self._zones: dict[Square, int] = {}

    def _closed_to(self, family: Family) -> int:
        """Offset squares are for infantry.  [hon.move.offset-infantry-only]"""
        closed = _where(self.squares, lambda one: is_closed(one, family))
        return closed if family == "infantry" else closed | self.grid.offset

    def _difficult_for(self, family: Family) -> int:
        """The squares that stop a family; barbed wire is one of them for infantry.

        [hon.terr.difficult hon.ruling.barbed-wire]
        """
        return _where(self.squares, lambda one: family in one.difficult)

    def bonus(self, square: Square, family: Family) -> int:
        """The best Defensive Bonus of a square for a family.  [hon.terr.def-bonus hon.ruling.overlay-terrain]"""
        return max((one.bonus.get(family, 0) for one in self.squares.get(square, ())), default=0)

    def zone(self, square: Square) -> int:
        """The squares that infantry in a square controls: adjacent, in sight, and open to it.

        A wall, a window and a forbidden passage end a zone; a door does not.
        [hon.zoc.definition hon.zoc.impassable-excluded hon.zoc.offset-unit hon.zoc.grid-unit-near-offset
        hon.bldg.zoc-walls hon.bldg.zoc-door hon.terr.passage-forbidden hon.ruling.zoc-los-diagonal]
        """
        zone = self._zones.get(square)
        if zone is None:
            zone = self._zones[square] = mask(self._controlled(square))
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


def _where(squares: Symbolism, does: Callable[[Symbols], bool]) -> int:
    return mask(square for square, found in squares.items() if any(does(one) for one in found))


def _reductions(squares: Symbolism, counts: Callable[[Symbols], bool]) -> tuple[tuple[int, int], ...]:
    """Bitsets of squares by what they take off a shot; several elements of a square add up."""
    values: dict[int, list[Square]] = {}
    for square, found in squares.items():
        total = sum(one.obstacle for one in found if counts(one))
        if total:
            values.setdefault(total, []).append(square)
    return tuple((value, mask(places)) for value, places in sorted(values.items()))
