"""Sketches: a board with everything on it, in whole numbers, for terminals, pictures and browsers."""

from __future__ import annotations

from typing import Literal

from bocage.kernel.records import PlaceId, Point, Record, Seat
from bocage.show.pieces import Piece
from bocage.show.sentences import Text

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
    label: str = ""
    """The word for its name, where it has one of its own: a Leader's."""
    at: Point | None = None
    """Where it lies, if that is not the middle of its place: a bridge on a hexside."""


class Cell(Record):
    """A place of the board as a client draws it: its name, its outline, its terrain and height.

    `caption` is the word that is printed on the map there: the name of a town.

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
    caption: str = ""


class Region(Record, omit_defaults=True):
    """A part of a table without a grid: what lies within points, or within `radius` of the point or line that they are.

    >>> Region("template", (Point(400, 300),), radius=25).radius
    25
    """

    kind: str
    points: tuple[Point, ...]
    radius: int = 0
    label: str = ""


class Stroke(Record, omit_defaults=True):
    """A line on the board, such as a road or a river, through points; on a table it may have a width.

    >>> Stroke("road", (Point(0, 0), Point(10, 0))).kind
    'road'
    """

    kind: str
    points: tuple[Point, ...]
    width: int = 0


class Spot(Record):
    """A thing that is a point of the board rather than a place, such as a corner of the grid that fire is aimed at.

    >>> Spot("corner", 17, Point(40, 60)).at
    Point(x=40, y=60)
    """

    kind: str
    id: int
    at: Point


class Tray(Record, omit_defaults=True):
    """What lies beside the board together: units that are still to come, a park of guns, the chits in a cup.

    `lines` are what is no unit. One that is `open` belongs to what is asked now. A piece in a tray has no place on the
    board, or has its counter there as well.

    >>> Tray("box", Text("tray-box", {})).pieces
    ()
    """

    kind: str
    title: Text
    seat: Seat | None = None
    pieces: tuple[Piece, ...] = ()
    lines: tuple[Text, ...] = ()
    open: bool = False


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
    trays: tuple[Tray, ...] = ()
