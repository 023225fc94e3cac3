"""Layout: where each cell of a sketch stands in a grid of characters.

A cell is two lines high. Columns of flat-topped hexes stand half a cell lower by turns, rows of pointed hexes half a
cell further right; squares stand where they are, by halves of a square where some are shifted against the others.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bocage.show import Cell, Sketch

NARROWEST = 4
WIDEST = 8
CELL_LINES = 2


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

    def cell_width(self, room: int, least: int = NARROWEST) -> int:
        """The width of a cell so that the board fits, if it can; even, so that a half is whole.

        >>> Layout((), halves=20, lines=4).cell_width(60), Layout((), halves=40, lines=4).cell_width(60, least=5)
        (6, 6)
        """
        narrowest = max(NARROWEST, least + least % 2)
        return max(narrowest, min(WIDEST, room * 2 // self.halves // 2 * 2 if self.halves else WIDEST))


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


def strips(layout: Layout, width: int, room: int) -> Sequence[range]:
    """The board cut into strips of whole columns that fit the room, as ranges of half cells.

    >>> strips(Layout((), halves=10, lines=4), width=4, room=16)
    [range(0, 8), range(8, 10)]
    """
    fit = max(2, (room // width) * 2)
    return [range(start, min(start + fit, layout.halves)) for start in range(0, layout.halves, fit)]
