"""Walls, doors and windows on the sides of squares: which side has what, and where it is drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import NamedTuple

from bocage.cli.palette import Edge, edge
from bocage.cli.terminal.layout import CELL_LINES, Slot
from bocage.show import Cell, Sketch, Stroke

Side = frozenset[tuple[int, int]]
"""A side of a square by its two ends."""
_CORNERS = 4


class Sides(NamedTuple):
    """What stands on the top, the right, the bottom and the left side of a square."""

    top: Edge | None = None
    right: Edge | None = None
    bottom: Edge | None = None
    left: Edge | None = None


class Stretch(NamedTuple):
    """Some characters of an edge, beside the cell that it belongs to."""

    half: int
    line: int
    glyph: str
    whole: bool
    """Whether it fills the half cell, or only its first column."""


class Edges:
    """The edges of a sketch of squares.

    >>> from bocage.kernel import Point
    >>> corners = (Point(0, 0), Point(40, 0), Point(40, 40), Point(0, 40))
    >>> cell = Cell(0, "A1", Point(20, 20), corners, "building")
    >>> edges = Edges(Sketch("square", (cell,), (), (Stroke("wall", corners[:2]), Stroke("door", corners[1:3]))))
    >>> [edge and edge.name for edge in edges.around(cell)]
    ['wall', 'door', None, None]
    """

    def __init__(self, sketch: Sketch) -> None:
        squares = [cell for cell in sketch.cells if len(cell.outline) == _CORNERS]
        sides = Counter(side for cell in squares for side in _sides(cell))
        self._shared = {side for side, cells in sides.items() if cells > 1}
        self._edges: dict[Side, Edge] = {
            ends: edge(stroke.kind) for stroke in sketch.strokes for ends in _ends(stroke) if ends in sides
        }

    def kinds(self) -> dict[str, Edge]:
        """The kinds of edges that there are, by name."""
        return {found.name: found for found in self._edges.values()}

    def is_edge(self, stroke: Stroke) -> bool:
        """Whether a line of the sketch runs along sides, rather than through squares."""
        return any(ends in self._edges for ends in _ends(stroke))

    def around(self, cell: Cell) -> Sides:
        """What stands on the four sides of a square."""
        if not self._edges or len(cell.outline) != _CORNERS:
            return Sides()
        return Sides(*(self._edges.get(side) for side in _sides(cell)))

    def overhead(self, cell: Cell) -> Edge | None:
        """What parts a square from the one above it."""
        if not self._edges or len(cell.outline) != _CORNERS:
            return None
        top = next(_sides(cell))
        return self._edges.get(top) if top in self._shared else None

    def outside(self, slots: Iterable[Slot]) -> Iterator[Stretch]:
        """The edges that are drawn beside their cells, where the board has no cell."""
        slots = tuple(slots)
        taken = {(half, line) for slot in slots for half in slot.halves for line in slot.lines}
        for slot in slots:
            around = self.around(slot.cell)
            places: list[tuple[Edge | None, int, int, str, bool]] = []
            for half in slot.halves:
                places.append((around.top, half, slot.line - 1, "above", True))
                places.append((around.bottom, half, slot.line + CELL_LINES, "below", True))
            for line in slot.lines:
                places.append((around.right, slot.half + 2, line, "upright", False))
            for found, half, line, part, whole in places:
                if found is not None and (half, line) not in taken:
                    yield Stretch(half, line, getattr(found, part), whole)


def _sides(cell: Cell) -> Iterator[Side]:
    corners = [(point.x, point.y) for point in (*cell.outline, cell.outline[0])]
    return (frozenset(pair) for pair in pairwise(corners))


def _ends(stroke: Stroke) -> Iterator[Side]:
    return (frozenset(pair) for pair in pairwise((point.x, point.y) for point in stroke.points))
