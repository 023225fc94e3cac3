"""The wire: who speaks of a system to a seat, and a board as what hardly changes and what does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

from bocage.kernel import Point, View
from bocage.kernel.records import digest
from bocage.server.forms import BareCellForm, BoardForm
from bocage.show import Cell, Sketch, Speaker, Stroke
from bocage.system import System
from bocage.text import SHARED, Catalogue


@cache
def catalogue(system: System) -> Catalogue:
    """The texts of a system, to know which keys there are."""
    return Catalogue("en", [SHARED, system.folder / "text"])


def speaker(system: System, view: View) -> Speaker:
    """Who speaks of a system, as a view allows."""
    return Speaker(system.show, view, catalogue(system).has)


def board(sketch: Sketch) -> BoardForm:
    """The part of a sketch that hardly changes."""
    points = [point for cell in sketch.cells for point in (cell.centre, *cell.outline)] or [
        point for stroke in sketch.strokes for point in stroke.points
    ]
    xs, ys = [point.x for point in points] or [0], [point.y for point in points] or [0]
    mark = digest([sketch.shape, sketch.cells, sketch.strokes, sketch.spots])[:16]
    bounds = (min(xs), min(ys), max(xs), max(ys))
    outline, terrains = _shared(sketch.cells)
    cells = {cell.place: cell for cell in sketch.cells}
    bare = []
    for cell in sketch.cells:
        if _is_bare(cell, outline):
            bare.append(BareCellForm(cell.place, cell.name, cell.centre.x, cell.centre.y, terrains.index(cell.terrain)))
            del cells[cell.place]
    return BoardForm(
        mark, sketch.shape, outline, terrains, bare, tuple(cells.values()), sketch.strokes, sketch.spots, bounds
    )


def _shared(cells: Sequence[Cell]) -> tuple[tuple[Point, ...], tuple[str, ...]]:
    """The outline that most cells have about their middles, and the words for their terrain."""
    outlines = Counter(_outline(cell) for cell in cells)
    ((outline, _),) = outlines.most_common(1) or [((), 0)]
    return outline, tuple(dict.fromkeys(cell.terrain for cell in cells if _is_bare(cell, outline)))


def _is_bare(cell: Cell, outline: tuple[Point, ...]) -> bool:
    """Whether there is nothing to a cell but its terrain."""
    return not (cell.level or cell.marks or cell.caption) and _outline(cell) == outline


def _outline(cell: Cell) -> tuple[Point, ...]:
    x, y = cell.centre.x, cell.centre.y
    return tuple(Point(corner.x - x, corner.y - y) for corner in cell.outline)


def changes(base: Sketch, now: Sketch) -> tuple[list[Cell], tuple[Stroke, ...] | None]:
    """What of a sketch differs from its base: cells, and all strokes if any of them does."""
    if len(base.cells) == len(now.cells):
        pairs = zip(base.cells, now.cells, strict=True)
        cells = [cell for old, cell in pairs if cell is not old and cell != old]
    else:
        known = {cell.place: cell for cell in base.cells}
        cells = [cell for cell in now.cells if known.get(cell.place) != cell]
    return cells, None if now.strokes == base.strokes else now.strokes
