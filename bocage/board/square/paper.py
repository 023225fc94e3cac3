"""The printed sheet of squares: where each square lies, what it is called and how it is drawn.

All coordinates are half squares, x to the east and y to the south, so that centres, corners and squares that are
shifted by half a square are all whole numbers.
"""

import re
from collections.abc import Iterable
from typing import Final, TypeAlias

from bocage.board.bits import mask
from bocage.board.letters import column_letters, column_number

Square: TypeAlias = int
Point: TypeAlias = tuple[int, int]
"""A point in half squares."""

_NAME: Final = re.compile(r"([A-Z]+)([1-9][0-9]*)(se|s|e|)")
_SHIFTS: Final = {"": (0, 0), "e": (1, 0), "s": (0, 1), "se": (1, 1)}
_SUFFIXES: Final = {shift: suffix for suffix, shift in _SHIFTS.items()}


class Paper:
    """A sheet of squares in rows and columns, the general grid, and some squares that are offset by half a square.

    Ids count the general grid from 0 in the north-west along the rows, as one reads, then the offset squares in the
    same order. Columns are lettered from the west and rows numbered from the north. An offset square is named after
    the square of the grid from which it is shifted half a square east, south or both: "C5e", "C5s", "C5se".

    >>> sheet = Paper(30, 8, offset=["C5se"])
    >>> sheet.name(0), sheet.name(1), sheet.name(30), sheet.name(29), sheet.name(240)
    ('A1', 'B1', 'A2', 'AD1', 'C5se')
    >>> sheet.square("AD1")
    29
    """

    def __init__(self, columns: int, rows: int, *, offset: Iterable[str] = ()) -> None:
        if columns < 1 or rows < 1:
            raise ValueError(f"a sheet of squares needs columns and rows, not {columns} x {rows}")
        self.columns: Final = columns
        self.rows: Final = rows
        grid = [(2 * column, 2 * row) for row in range(rows) for column in range(columns)]
        self._grid_size: Final = len(grid)
        shifted = sorted({self._shifted_place(name) for name in offset}, key=_as_one_reads)
        self.places: Final[tuple[Point, ...]] = (*grid, *shifted)
        """The north-west corner of each square."""
        self._middles: Final = tuple((x + 1, y + 1) for x, y in self.places)
        self._at: Final = {place: each for each, place in enumerate(self.places)}
        self._refuse_overlaps(shifted)
        self.squares: Final = range(len(self.places))
        """All squares."""
        self.general: Final = (1 << self._grid_size) - 1
        """The bitset of the squares of the general grid."""
        self.offset: Final = (1 << len(self.places)) - 1 & ~self.general
        """The bitset of the offset squares."""
        self.overlaps: Final = tuple(self._overlapped(each) for each in self.squares)
        """The bitset of the squares of the other kind that share ground with each square."""
        self.incomplete: Final = mask(each for each in range(self._grid_size) if self.overlaps[each])
        """The bitset of the squares of the general grid that an offset square covers in part."""
        self.complete: Final = self.general & ~self.incomplete
        """The bitset of the squares of the general grid that no offset square covers."""

    def __len__(self) -> int:
        """All squares on the sheet, offset ones too."""
        return len(self.places)

    def name(self, square: Square) -> str:
        """The name of a square: the letters of its column and the number of its row, and how it is shifted."""
        return _name_of(self.places[square])

    def square(self, name: str) -> Square:
        """The square of that name.

        >>> Paper(10, 8).square("K1")
        Traceback (most recent call last):
        ValueError: no square 'K1' on a map from A1 to J8
        >>> Paper(10, 8).square("C1se")
        Traceback (most recent call last):
        ValueError: no offset square 'C1se' on this map
        """
        place = _place_of(name)
        if place in self._at:
            return self._at[place]
        if place and (place[0] & 1 or place[1] & 1) and self._holds(place):
            raise ValueError(f"no offset square {name!r} on this map")
        raise ValueError(f"no square {name!r} on a map from A1 to {self.name(self._grid_size - 1)}")

    def at(self, column: int, row: int) -> Square | None:
        """The square of the general grid in a column and a row, from 0.

        >>> Paper(10, 8).at(5, 2), Paper(10, 8).at(-1, 2)
        (25, None)
        """
        return self._at.get((2 * column, 2 * row))

    def column_row(self, square: Square) -> tuple[int, int]:
        """The column and the row of a square of the general grid, from 0; those an offset square is shifted from.

        >>> Paper(10, 8).column_row(25)
        (5, 2)
        """
        x, y = self.places[square]
        return x // 2, y // 2

    def is_offset(self, square: Square) -> bool:
        """Whether a square is offset against the general grid."""
        return square >= self._grid_size

    def centre(self, square: Square) -> Point:
        """The centre of a square.

        >>> sheet = Paper(4, 4, offset=["A1se"])
        >>> sheet.centre(0), sheet.centre(sheet.square("A1se"))
        ((1, 1), (2, 2))
        """
        return self._middles[square]

    def corners(self, square: Square) -> tuple[Point, Point, Point, Point]:
        """The four corners of a square, clockwise from the north-west."""
        x, y = self.places[square]
        return (x, y), (x + 2, y), (x + 2, y + 2), (x, y + 2)

    def extent(self) -> Point:
        """The width and height of the sheet."""
        return 2 * self.columns, 2 * self.rows

    def touching(self, west: int, north: int, east: int, south: int) -> int:
        """The bitset of the squares, of either kind, that share ground with a rectangle.

        >>> sheet = Paper(4, 4, offset=["A1se"])
        >>> [sheet.name(each) for each in range(len(sheet)) if sheet.touching(0, 0, 2, 2) >> each & 1]
        ['A1', 'A1se']
        """
        places = ((x, y) for x in range(west - 1, east) for y in range(north - 1, south))
        return mask(self._at[place] for place in places if place in self._at)

    def _holds(self, place: Point) -> bool:
        """Whether a square at a place lies on the paper."""
        x, y = place
        return 0 <= x <= 2 * self.columns - 2 and 0 <= y <= 2 * self.rows - 2

    def _shifted_place(self, name: str) -> Point:
        place = _place_of(name)
        if place is None or not (place[0] & 1 or place[1] & 1):
            raise ValueError(f"an offset square is named like C5e, C5s or C5se, not {name!r}")
        if not self._holds(place):
            raise ValueError(f"offset square {name!r} does not lie on a map of {self.columns} x {self.rows} squares")
        return place

    def _refuse_overlaps(self, shifted: list[Point]) -> None:
        for x, y in shifted:
            for beside in ((x + 1, y), (x - 1, y + 1), (x, y + 1), (x + 1, y + 1)):
                if self._at.get(beside, 0) >= self._grid_size:
                    raise ValueError(f"offset squares {_name_of((x, y))} and {_name_of(beside)} overlap")

    def _overlapped(self, square: Square) -> int:
        x, y = self.places[square]
        kind = self.general if self.is_offset(square) else self.offset
        return self.touching(x, y, x + 2, y + 2) & kind


def offset_block(first: str, width: int, height: int) -> tuple[str, ...]:
    """The names of the offset squares of a block, from the one in its north-west.

    >>> offset_block("C5se", 2, 2)
    ('C5se', 'D5se', 'C6se', 'D6se')
    """
    place = _place_of(first)
    if place is None:
        raise ValueError(f"an offset square is named like C5e, C5s or C5se, not {first!r}")
    x, y = place
    return tuple(_name_of((x + 2 * i, y + 2 * j)) for j in range(height) for i in range(width))


def _name_of(place: Point) -> str:
    x, y = place
    return f"{column_letters(x // 2)}{y // 2 + 1}{_SUFFIXES[x & 1, y & 1]}"


def _place_of(name: str) -> Point | None:
    match = _NAME.fullmatch(name)
    if match is None:
        return None
    east, south = _SHIFTS[match[3]]
    return 2 * column_number(match[1]) + east, 2 * int(match[2]) - 2 + south


def _as_one_reads(place: Point) -> Point:
    x, y = place
    return y, x
