"""The printed hex sheet: where each hex lies, what it is called and how it is drawn."""

import re
from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from bocage.board.hex.vectors import Vector, pack
from bocage.board.letters import column_letters, column_number

Hex: TypeAlias = int
Point: TypeAlias = tuple[int, int]
Top: TypeAlias = Literal["flat", "pointy"]
Shifted: TypeAlias = Literal["even", "odd"]

COMPASS: Final[dict[Top, tuple[str, ...]]] = {
    "flat": ("N", "NE", "SE", "S", "SW", "NW"),
    "pointy": ("NE", "E", "SE", "SW", "W", "NW"),
}
"""The six directions, clockwise."""

HALF_SIDE: Final = 56
"""Half the length of a hexside in drawing units."""
HALF_HEIGHT: Final = 97
"""Half the distance between opposite hexsides: 97 / 56 is the square root of 3 to four places."""

_CORNERS: Final = ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))
"""Corners of a flat-top hex in half sides and half heights, clockwise; hexside d joins corners d and d + 1."""
_NAME: Final = re.compile(r"([A-Z]+)([1-9][0-9]*)")


class Paper:
    """A sheet of hexes in straight columns (flat top) or straight rows (pointy top).

    Every second column, or row, is shifted half a hex south, or east: the 2nd, 4th ... when `shifted` is "even",
    the 1st, 3rd ... when it is "odd". Ids count from 0 in the north-west along the rows, as one reads. Columns are
    lettered from the west and rows numbered from the north, unless the sheet gives its hexes other `names`.

    >>> sheet = Paper(30, 8)
    >>> sheet.name(0), sheet.name(1), sheet.name(30), sheet.name(29)
    ('A1', 'B1', 'A2', 'AD1')
    >>> sheet.hex("AD1")
    29
    >>> Paper(2, 1, names=["5430", "5530"]).name(1)
    '5530'
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
        if columns < 1 or rows < 1:
            raise ValueError(f"a hex sheet needs columns and rows, not {columns} x {rows}")
        if names and len(names) != columns * rows:
            raise ValueError(f"a hex sheet of {columns} x {rows} needs {columns * rows} names, not {len(names)}")
        self.columns: Final = columns
        self.rows: Final = rows
        self.top: Final[Top] = top
        self.shifted: Final[Shifted] = shifted
        self.compass: Final = COMPASS[top]
        self._names: Final = tuple(names)
        self._named: Final = {name: hex for hex, name in enumerate(names)}

    def __len__(self) -> int:
        """All hexes on the sheet, half hexes too."""
        return self.columns * self.rows

    def column_row(self, hex: Hex) -> tuple[int, int]:
        """The column and the row of a hex, from 0.

        >>> Paper(10, 8).column_row(25)
        (5, 2)
        """
        row, column = divmod(hex, self.columns)
        return column, row

    def name(self, hex: Hex) -> str:
        """The name of a hex: the letters of its column and the number of its row, or as the sheet has it."""
        if self._names:
            return self._names[hex]
        column, row = self.column_row(hex)
        return f"{column_letters(column)}{row + 1}"

    def hex(self, name: str) -> Hex:
        """The hex of that name.

        >>> Paper(10, 8).hex("K1")
        Traceback (most recent call last):
        ValueError: no hex 'K1' on a map from A1 to J8
        """
        if name in self._named:
            return self._named[name]
        match = None if self._names else _NAME.fullmatch(name)
        if match:
            column, row = column_number(match[1]), int(match[2]) - 1
            if column < self.columns and row < self.rows:
                return row * self.columns + column
        raise ValueError(f"no hex {name!r} on a map from {self.name(0)} to {self.name(len(self) - 1)}")

    def place(self, hex: Hex) -> tuple[int, int]:
        """The place of a hex in half columns or half rows: neighbours differ by (0, 2) or (1, 1), or transposed.

        >>> Paper(10, 8).place(1), Paper(10, 8, top="pointy").place(10)
        ((1, 1), (1, 1))
        """
        column, row = self.column_row(hex)
        if self.top == "flat":
            return column, 2 * row + self._shift(column)
        return 2 * column + self._shift(row), row

    def vector(self, hex: Hex) -> Vector:
        """The vector to a hex from a point that all hexes of the sheet share."""
        x, y = self.place(hex)
        half = (x + y) // 2
        return pack(-half, x) if self.top == "flat" else pack(-y, half)

    def centre(self, hex: Hex) -> Point:
        """The centre of a hex in drawing units, x to the east and y to the south.

        >>> Paper(10, 8).centre(0), Paper(10, 8).centre(1)
        ((112, 97), (280, 194))
        """
        x, y = self.place(hex)
        if self.top == "flat":
            return (3 * x + 2) * HALF_SIDE, (y + 1) * HALF_HEIGHT
        return (x + 1) * HALF_HEIGHT, (3 * y + 2) * HALF_SIDE

    def corners(self, hex: Hex) -> tuple[Point, ...]:
        """The six corners of a hex in drawing units, clockwise: the hexside in direction d joins corners d and d + 1.

        >>> Paper(10, 8).corners(0)
        ((56, 0), (168, 0), (224, 97), (168, 194), (56, 194), (0, 97))
        """
        x, y = self.centre(hex)
        if self.top == "flat":
            return tuple((x + i * HALF_SIDE, y + j * HALF_HEIGHT) for i, j in _CORNERS)
        return tuple((x - j * HALF_HEIGHT, y + i * HALF_SIDE) for i, j in _CORNERS[-1:] + _CORNERS[:-1])

    def extent(self) -> Point:
        """The width and height of the sheet in drawing units.

        >>> Paper(2, 1).extent()
        (392, 291)
        """
        corners = [corner for each in range(len(self)) for corner in self.corners(each)]
        return max(x for x, _ in corners), max(y for _, y in corners)

    def _shift(self, line: int) -> int:
        return line & 1 if self.shifted == "even" else 1 - (line & 1)
