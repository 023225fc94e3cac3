"""The hexes and hexsides of a printed sheet, whether in play or not."""

from collections.abc import Sequence
from functools import cached_property
from typing import Final, TypeAlias

from bocage.board.hex.paper import Hex, Paper, Point, Shifted, Top
from bocage.board.hex.vectors import DIRECTION_OF, DIRECTIONS

Direction: TypeAlias = int
Side: TypeAlias = int


class HexsidePaper(Paper):
    """A sheet whose hexsides are places of their own: the two hexes that share one know it by the same small id.

    >>> sheet = HexsidePaper(10, 8)
    >>> sheet.side(sheet.hex("C6"), sheet.hex("C7")) == sheet.side_named("C7/N")
    True
    """

    def __init__(
        self,
        columns: int,
        rows: int,
        *,
        top: Top = "flat",
        shifted: Shifted = "even",
        names: Sequence[str] = (),
    ) -> None:
        super().__init__(columns, rows, top=top, shifted=shifted, names=names)
        self._vectors: Final = tuple(self.vector(each) for each in range(len(self)))
        self._at: Final = {vector: each for each, vector in enumerate(self._vectors)}

    def direction(self, a: Hex, b: Hex) -> Direction:
        """The direction from a hex to an adjacent one.

        >>> HexsidePaper(10, 8).direction(0, 10)
        3
        """
        try:
            return DIRECTION_OF[self._vectors[b] - self._vectors[a]]
        except KeyError:
            raise ValueError(f"{self.name(a)} and {self.name(b)} are not adjacent") from None

    def side_at(self, hex: Hex, direction: Direction) -> Side:
        """The hexside of a hex in a direction; the hex across it has the same one.

        >>> sheet = HexsidePaper(10, 8)
        >>> sheet.side_at(sheet.hex("C6"), 3) == sheet.side_at(sheet.hex("C7"), 0)
        True
        """
        return self._sides[hex][direction]

    def sides_of(self, hex: Hex) -> tuple[Side, ...]:
        """The six hexsides of a hex, clockwise from direction 0."""
        return self._sides[hex]

    def side(self, a: Hex, b: Hex) -> Side:
        """The hexside between two adjacent hexes."""
        return self.side_at(a, self.direction(a, b))

    def hexes_of(self, side: Side) -> tuple[Hex, ...]:
        """The two hexes that share a hexside, or the one that it closes at the edge of the map.

        >>> sheet = HexsidePaper(10, 8)
        >>> [sheet.name(each) for each in sheet.hexes_of(sheet.side_at(sheet.hex("C6"), 0))]
        ['C5', 'C6']
        >>> sheet.hexes_of(sheet.side_at(0, 0))
        (0,)
        """
        first, direction = self._crossings[side]
        across = self._at.get(self._vectors[first] + DIRECTIONS[direction])
        return (first,) if across is None else (first, across)

    @property
    def side_count(self) -> int:
        """How many hexsides the map has: their ids count from 0."""
        return len(self._crossings)

    def side_name(self, side: Side) -> str:
        """The name of a hexside: its first hex and the direction from there.

        >>> sheet = HexsidePaper(10, 8)
        >>> sheet.side_name(sheet.side(sheet.hex("C6"), sheet.hex("C5")))
        'C5/S'
        """
        first, direction = self._crossings[side]
        return f"{self.name(first)}/{self.compass[direction]}"

    def side_named(self, name: str) -> Side:
        """The hexside of that name, from either of its hexes.

        >>> sheet = HexsidePaper(10, 8)
        >>> sheet.side_named("C6/N") == sheet.side_named("C5/S")
        True
        >>> sheet.side_named("C6/E")
        Traceback (most recent call last):
        ValueError: no hexside 'C6/E': after the hex comes one of /N /NE /SE /S /SW /NW
        """
        first, _, direction = name.partition("/")
        if direction not in self.compass:
            raise ValueError(f"no hexside {name!r}: after the hex comes one of /{' /'.join(self.compass)}")
        return self.side_at(self.hex(first), self.compass.index(direction))

    def side_corners(self, side: Side) -> tuple[Point, Point]:
        """The two ends of a hexside in drawing units."""
        first, direction = self._crossings[side]
        corners = self.corners(first)
        return corners[direction], corners[(direction + 1) % 6]

    @cached_property
    def _crossings(self) -> tuple[tuple[Hex, Direction], ...]:
        """Each hexside once, from the first of its hexes."""
        return tuple(
            (each, direction)
            for each, place in enumerate(self._vectors)
            for direction, step in enumerate(DIRECTIONS)
            if self._at.get(place + step, each) >= each
        )

    @cached_property
    def _sides(self) -> tuple[tuple[Side, ...], ...]:
        side_of = {crossing: side for side, crossing in enumerate(self._crossings)}
        return tuple(
            tuple(
                side_of[min((each, direction), (self._at.get(place + step, len(self)), (direction + 3) % 6))]
                for direction, step in enumerate(DIRECTIONS)
            )
            for each, place in enumerate(self._vectors)
        )
