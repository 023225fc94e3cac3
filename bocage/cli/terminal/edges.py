"""Walls, doors, rivers, bridges and crests on the sides of cells: which side has what, and where it is drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import NamedTuple

from bocage.cli.palette import Edge, edge, leads_across
from bocage.cli.terminal.layout import CELL_LINES, Slot
from bocage.show import Cell, Sketch, Stroke

Corner = tuple[int, int]
Side = frozenset[Corner]
"""A side of a cell by its two ends."""


class Around(NamedTuple):
    """What stands above and below a cell, and left and right of each of its two lines."""

    above: Edge | None = None
    left: tuple[Edge | None, Edge | None] = (None, None)
    right: tuple[Edge | None, Edge | None] = (None, None)
    below: Edge | None = None
    overhead: Edge | None = None
    """What is above, where it parts the cell from another."""


class Stretch(NamedTuple):
    """Some characters of an edge, beside the cell that it belongs to."""

    half: int
    line: int
    edge: Edge
    glyph: str
    whole: bool
    """Whether it fills the half cell, or only its first column."""


class Edges:
    """The edges of a sketch. What leads across a side, as a bridge, is drawn rather than what runs along it.

    >>> from bocage.kernel import Point
    >>> corners = (Point(0, 0), Point(40, 0), Point(40, 40), Point(0, 40))
    >>> cell = Cell(0, "A1", Point(20, 20), corners, "building")
    >>> edges = Edges(Sketch("square", (cell,), (), (Stroke("wall", corners[:2]), Stroke("door", corners[1:3]))))
    >>> around = edges.around(cell)
    >>> around.above.name, [edge.name for edge in around.right], around.left, around.below
    ('wall', ['door', 'door'], (None, None), None)
    """

    def __init__(self, sketch: Sketch) -> None:
        strokes = sorted(sketch.strokes, key=lambda stroke: leads_across(stroke.kind))
        marked = {ends: stroke.kind for stroke in strokes for ends in _ends(stroke)}
        cells: Counter[Side] = Counter()
        if marked:
            cells.update(side for cell in sketch.cells for side in _sides(cell) if side in marked)
        self._shared = {side for side, number in cells.items() if number > 1}
        self._edges: dict[Side, Edge] = {ends: edge(marked[ends]) for ends in cells}

    def kinds(self) -> dict[str, Edge]:
        """The kinds of edges that there are, by name."""
        return {found.name: found for found in self._edges.values()}

    def is_edge(self, stroke: Stroke) -> bool:
        """Whether a line of the sketch runs along sides, rather than through cells."""
        return any(ends in self._edges for ends in _ends(stroke))

    def around(self, cell: Cell) -> Around:
        """What stands on the sides of a cell."""
        if not self._edges:
            return Around()
        above = below = overhead = None
        left: list[Edge | None] = [None, None]
        right: list[Edge | None] = [None, None]
        for ends in _sides(cell):
            found = self._edges.get(ends)
            if found is None:
                continue
            (x, y), (to_x, to_y) = ends
            across, down = x + to_x - 2 * cell.centre.x, y + to_y - 2 * cell.centre.y
            if abs(to_x - x) < abs(to_y - y):
                beside = left if across < 0 else right
                for line in (down > 0,) if down else (False, True):
                    beside[line] = found
            elif down > 0:
                below = found
            else:
                above, overhead = found, found if ends in self._shared else overhead
        return Around(above, (left[0], left[1]), (right[0], right[1]), below, overhead)

    def outside(self, slots: Iterable[Slot]) -> Iterator[Stretch]:
        """The edges that are drawn beside their cells, where the board has no cell."""
        slots = tuple(slots)
        taken = {(half, line) for slot in slots for half in slot.halves for line in slot.lines}
        for slot in slots:
            around = self.around(slot.cell)
            places: list[tuple[Edge | None, int, int, str, bool]] = []
            for half in slot.halves:
                places.append((around.above, half, slot.line - 1, "above", True))
                places.append((around.below, half, slot.line + CELL_LINES, "below", True))
            for line, found in zip(slot.lines, around.right, strict=True):
                places.append((found, slot.half + 2, line, "upright", False))
            for found, half, line, part, whole in places:
                if found is not None and (half, line) not in taken:
                    yield Stretch(half, line, found, getattr(found, part), whole)


def _sides(cell: Cell) -> Iterator[Side]:
    corners = [(point.x, point.y) for point in (*cell.outline, *cell.outline[:1])]
    return (frozenset(pair) for pair in pairwise(corners))


def _ends(stroke: Stroke) -> Iterator[Side]:
    return (frozenset(pair) for pair in pairwise((point.x, point.y) for point in stroke.points))
