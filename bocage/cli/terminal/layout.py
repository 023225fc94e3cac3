"""Layout: where each cell of a sketch stands in a grid of characters.

A cell is two lines high. Columns of flat-topped hexes stand half a cell lower by turns, rows of pointed hexes half a
cell further right; squares stand where they are, by halves of a square where some are shifted against the others.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from bocage.show import Cell, Sketch

NARROWEST = 4
WIDEST = 8
CELL_LINES = 2
MOST_PARTS = 2
MOST_LINES = 32
WINDOW_LINES = 26
"""A board of more parts or lines is shown in a window of so many lines."""
MOST_TRIED = 40
"""So many cells at most are tried as the middle of a window."""


class Slot(NamedTuple):
    """The place of a cell: its left edge in half cells, its top in lines."""

    cell: Cell
    half: int
    line: int

    @property
    def halves(self) -> range:
        """The half cells that it covers from left to right."""
        return range(self.half, self.half + 2)

    @property
    def lines(self) -> range:
        """The lines that it covers."""
        return range(self.line, self.line + CELL_LINES)


class Layout(NamedTuple):
    """All cells in place; `halves` is the width of the board in half cells."""

    slots: tuple[Slot, ...]
    halves: int
    lines: int


class Window(NamedTuple):
    """A part of the board: so many half cells and lines of it."""

    halves: range
    lines: range

    def shows(self, slot: Slot) -> bool:
        """Whether a whole cell lies in it.

        >>> Window(range(0, 4), range(0, 4)).shows(Slot(None, half=3, line=0))
        False
        """
        across = self.halves.start <= slot.half and slot.half + 2 <= self.halves.stop
        return across and self.lines.start <= slot.line and slot.line + CELL_LINES <= self.lines.stop


class Plan(NamedTuple):
    """How a board is drawn: the width of a cell, and the parts that are drawn one below the other."""

    width: int
    windows: tuple[Window, ...]
    is_whole: bool = True


def plan(
    layout: Layout,
    room: int,
    least: int = NARROWEST,
    around: Sequence[Slot] | None = None,
    before: Window | None = None,
) -> Plan:
    """The whole board in one part or two halves, if it is small; else the part around some cells.

    Cells are as wide as the room allows; their width is even, so that a half is whole. Without cells to be around, all
    of a large board is drawn, in as many parts as it takes. The part that was drawn before stays as long as it shows
    these cells.

    >>> plan(Layout((), halves=20, lines=4), room=60).width, len(plan(Layout((), halves=40, lines=4), 60, 5).windows)
    (6, 2)
    """
    least = min(max(NARROWEST, least + least % 2), max(NARROWEST, room // 2 * 2))
    parts = -(-layout.halves // _fitting(room, least)) or 1
    if parts > 1 and _part(layout, parts) > _fitting(room, least):
        parts += 1
    if around is not None and (parts > MOST_PARTS or layout.lines > MOST_LINES):
        width = max(least, min(WIDEST, room // 2 * 2))
        window = _around(layout, _fitting(room, width), around)
        if before is not None and len(before.halves) == len(window.halves) and all(map(before.shows, around)):
            window = before
        return Plan(width, (window,), is_whole=False)
    halves = _part(layout, parts)
    width = max(least, min(WIDEST, room * 2 // halves // 2 * 2 if halves else WIDEST))
    return Plan(width, tuple(_strips(layout, halves)))


def _part(layout: Layout, parts: int) -> int:
    """How many half cells wide each of so many parts is; shifted cells at their borders are drawn in the second."""
    shifted = any(slot.half % 2 for slot in layout.slots)
    return layout.halves if parts == 1 else -(-(layout.halves + shifted * (parts - 1)) // (2 * parts)) * 2


def _strips(layout: Layout, halves: int) -> Iterator[Window]:
    """The board cut into strips that have all cells whole."""
    starts = {slot.half for slot in layout.slots}
    at = 0
    while at < layout.halves:
        end = min(at + halves, layout.halves)
        yield Window(range(at, end), range(layout.lines))
        at = end - 1 if end < layout.halves and end - 1 in starts else end


def _fitting(room: int, width: int) -> int:
    """How many half cells of whole cells have room."""
    return max(2, room // width * 2)


def _around(layout: Layout, halves: int, around: Sequence[Slot]) -> Window:
    """A window that shows as many of some cells as it can, these in its middle."""
    halves, lines = min(halves, layout.halves), min(WINDOW_LINES, layout.lines)

    def near(one: Slot) -> list[Slot]:
        return [other for other in around if _is_near(one, other, halves, lines)]

    every = -(-len(around) // MOST_TRIED) or 1
    found = max(map(near, around[::every]), key=len, default=[])
    half = (min(one.half for one in found) + max(one.half for one in found) + 2) // 2 if found else 0
    line = (min(one.line for one in found) + max(one.line for one in found) + CELL_LINES) // 2 if found else 0
    left = min(max(half - halves // 2, 0) // 2 * 2, layout.halves - halves)
    top = min(max(line - lines // 2, 0), layout.lines - lines)
    return Window(range(left, left + halves), range(top, top + lines))


def _is_near(one: Slot, other: Slot, halves: int, lines: int) -> bool:
    return abs(one.half - other.half) <= halves // 2 - 2 and abs(one.line - other.line) <= lines // 2 - CELL_LINES


def lay_out(sketch: Sketch) -> Layout:
    """The places of all cells.

    >>> from bocage.kernel import Point
    >>> cells = [Cell(n, str(n), Point(10 * n, 5 * (n % 2)), (), "clear") for n in range(3)]
    >>> [(slot.half, slot.line) for slot in lay_out(Sketch("hex", tuple(cells), ())).slots]
    [(0, 0), (4, 0), (2, 1)]
    """
    if not sketch.cells:
        return Layout((), 0, 0)
    if sketch.shape == "square" and sketch.cells[0].outline:
        return _lay_out_squares(sketch.cells)
    columns = _ranks(cell.centre.x for cell in sketch.cells)
    rows = _ranks(cell.centre.y for cell in sketch.cells)
    pointed = sketch.shape == "hex" and _is_pointed(sketch.cells[0])
    across = 1 if pointed else 2
    down = 1 if sketch.shape == "hex" and not pointed else CELL_LINES
    slots = tuple(
        Slot(cell, columns[cell.centre.x] * across, rows[cell.centre.y] * down)
        for cell in sorted(sketch.cells, key=lambda cell: (cell.centre.y, cell.centre.x))
    )
    return Layout(slots, max(slot.half for slot in slots) + 2, max(slot.line for slot in slots) + CELL_LINES)


def _lay_out_squares(cells: Sequence[Cell]) -> Layout:
    """Squares by where they lie, in halves of a square."""
    half = (cells[0].outline[2].x - cells[0].outline[0].x) // 2
    left = min(cell.centre.x for cell in cells)
    top = min(cell.centre.y for cell in cells)
    slots = sorted(
        (Slot(cell, (cell.centre.x - left) // half, (cell.centre.y - top) // half) for cell in cells),
        key=lambda slot: (slot.line, slot.half),
    )
    return Layout(tuple(slots), max(slot.half for slot in slots) + 2, max(slot.line for slot in slots) + CELL_LINES)


def _ranks(values: Iterable[int]) -> dict[int, int]:
    """The rank of each value; values a rounding apart are one."""
    ordered = sorted(set(values))
    ranks: dict[int, int] = {}
    rank, last = -1, None
    for value in ordered:
        if last is None or value - last > 2:
            rank += 1
            last = value
        ranks[value] = rank
    return ranks


def _is_pointed(cell: Cell) -> bool:
    """Whether a hex has a corner at its top, rather than an edge."""
    if not cell.outline:
        return False
    top = min(point.y for point in cell.outline)
    return sum(point.y - top <= 2 for point in cell.outline) == 1
