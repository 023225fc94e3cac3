"""Tables without a grid, as text: pieces of terrain in whole millimetres from the north-west corner, y to the south.

```toml
size = [1200, 1200]

[[pieces]]
kind = "wood"
poly = [[70, 150], [200, 110], [330, 150]]

[[pieces]]
kind = "house"
rect = [540, 470, 660, 530]
floors = 2
doors = [[600, 530]]
windows = [[540, 500], [660, 500]]

[[pieces]]
kind = "hedge"
path = [[90, 560], [300, 550], [450, 560]]
```

A piece is a polygon, an upright rectangle (west, north, east, south) or a path, which may have a width. It is called by
its kind and a number, in the order of the file: hedge-2. What the kinds mean is the game's business.
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from bocage.board.table.crossings import crosses, nearest_on_leg
from bocage.board.table.points import Path
from bocage.board.table.shapes import Area, rectangle
from bocage.content.errors import Fault

FEWEST_CORNERS = 3


class TablePiece(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One piece of terrain.

    >>> TablePiece("hedge", path=((0, 0), (100, 0))).outline
    ((0, 0), (100, 0))
    >>> TablePiece("hedge")
    Traceback (most recent call last):
        ...
    bocage.content.errors.Fault: poly: a piece is one of poly, rect and path, and this one has none
    """

    kind: str
    poly: Path = ()
    rect: tuple[int, int, int, int] | None = None
    path: Path = ()
    width: int = 0
    floors: int = 0
    doors: Path = ()
    windows: Path = ()
    """Openings in the outline: doors on the ground floor, windows on all."""

    def __post_init__(self) -> None:
        given = [name for name in ("poly", "rect", "path") if getattr(self, name)]
        if len(given) != 1:
            found = " and ".join(given) or "none"
            raise Fault(
                given[-1] if given else "poly", f"a piece is one of poly, rect and path, and this one has {found}"
            )
        if self.path:
            self._check_path()
        else:
            self._check_area()

    def _check_path(self) -> None:
        if len(self.path) == 1:
            raise Fault("path", "a path has at least two points")
        for field in ("doors", "windows", "floors"):
            if getattr(self, field):
                raise Fault(field, "only what has walls has them, and this piece is a path")

    def _check_area(self) -> None:
        if self.width:
            raise Fault("width", "only a path has one")
        if self.rect is not None and not (self.rect[0] < self.rect[2] and self.rect[1] < self.rect[3]):
            raise Fault("rect", "a rectangle is west, north, east and south")
        if self.poly:
            if len(self.poly) < FEWEST_CORNERS:
                raise Fault("poly", "an outline has at least three corners")
            if not is_simple(Area(self.poly)):
                raise Fault("poly", "the outline crosses itself")
        for field in ("doors", "windows"):
            for number, opening in enumerate(getattr(self, field)):
                if not any(nearest_on_leg(opening, leg) == opening for leg in self.area.legs):
                    raise Fault(f"{field}[{number}]", f"{list(opening)} is not on a wall")

    @property
    def area(self) -> Area:
        """What lies within the outline of a polygon or a rectangle."""
        return rectangle(*self.rect) if self.rect is not None else Area(self.poly)

    @property
    def outline(self) -> Path:
        """Its corners, or the points of its path."""
        return self.path or self.area.points


class TableText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table: its size, and what stands on it.

    >>> pond = TablePiece("pond", rect=(0, 0, 50, 50))
    >>> TableText((400, 400), (pond, pond)).names
    ('pond-1', 'pond-2')
    """

    size: tuple[int, int]
    pieces: tuple[TablePiece, ...] = ()

    def __post_init__(self) -> None:
        if min(self.size) <= 0:
            raise Fault("size", "a table is some millimetres wide and deep")
        for number, piece in enumerate(self.pieces):
            for point in piece.outline:
                if not (0 <= point[0] <= self.size[0] and 0 <= point[1] <= self.size[1]):
                    raise Fault(f"pieces[{number}]", f"{list(point)} is beyond the edge of the table")

    @property
    def names(self) -> tuple[str, ...]:
        """Each piece by its kind and number."""
        seen: dict[str, int] = {}
        found: list[str] = []
        for piece in self.pieces:
            seen[piece.kind] = seen.get(piece.kind, 0) + 1
            found.append(f"{piece.kind}-{seen[piece.kind]}")
        return tuple(found)


def check_kinds(table: TableText, kinds: Collection[str]) -> None:
    """Raise a fault where a piece is of a kind that the game does not have.

    >>> check_kinds(TableText((9, 9), (TablePiece("pond", rect=(0, 0, 5, 5)),)), ["wood"])
    Traceback (most recent call last):
        ...
    bocage.content.errors.Fault: pieces[0].kind: no terrain is called 'pond'
    """
    for number, piece in enumerate(table.pieces):
        if piece.kind not in kinds:
            raise Fault(f"pieces[{number}].kind", f"no terrain is called {piece.kind!r}")


def is_simple(area: Area) -> bool:
    """Whether an outline does not cross itself.

    >>> is_simple(Area(((0, 0), (9, 9), (9, 0), (0, 9))))
    False
    """
    legs = area.legs
    return not any(
        crosses(*one, other)
        for number, one in enumerate(legs)
        for other in legs[number + 2 : len(legs) - (number == 0)]
    )
