"""Sketches: a board with everything on it, in whole numbers, for terminals, pictures and browsers."""

from __future__ import annotations

from typing import Literal

from bocage.kernel.records import PlaceId, Point, Record, Seat
from bocage.show.pieces import Piece

Shape = Literal["hex", "square", "table"]


class Mark(Record, omit_defaults=True):
    """Something that lies in a place: what it is, what it is worth, whether games are won by it, and who holds it.

    >>> Mark("victory", 2, is_goal=True, holder=1).value
    2
    """

    kind: str
    value: int = 0
    is_goal: bool = False
    holder: Seat | None = None


class Cell(Record):
    """A place of the board as a client draws it: its name, its outline, its terrain and height.

    >>> Cell(0, "A1", Point(10, 10), (), terrain="woods").name
    'A1'
    """

    place: PlaceId
    name: str
    centre: Point
    outline: tuple[Point, ...]
    terrain: str
    level: int = 0
    marks: tuple[Mark, ...] = ()


class Stroke(Record):
    """A line on the board, such as a road or a river, through points.

    >>> Stroke("road", (Point(0, 0), Point(10, 0))).kind
    'road'
    """

    kind: str
    points: tuple[Point, ...]


class Spot(Record):
    """A thing that is a point of the board rather than a place, such as a corner of the grid that fire is aimed at.

    >>> Spot("corner", 17, Point(40, 60)).at
    Point(x=40, y=60)
    """

    kind: str
    id: int
    at: Point


class Sketch(Record):
    """A board with everything on it, in whole numbers, for terminals, pictures and browsers.

    >>> Sketch("hex", (), ()).shape
    'hex'
    """

    shape: Shape
    cells: tuple[Cell, ...]
    pieces: tuple[Piece, ...]
    strokes: tuple[Stroke, ...] = ()
    spots: tuple[Spot, ...] = ()
