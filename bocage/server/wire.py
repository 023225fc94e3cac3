"""The wire: who speaks of a system to a seat, and a board as what hardly changes and what does."""

from __future__ import annotations

from functools import cache

from bocage.kernel import View
from bocage.kernel.records import digest
from bocage.server.forms import BoardForm
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
    return BoardForm(mark, sketch.shape, sketch.cells, sketch.strokes, sketch.spots, bounds)


def changes(base: Sketch, now: Sketch) -> tuple[list[Cell], tuple[Stroke, ...] | None]:
    """What of a sketch differs from its base: cells, and all strokes if any of them does."""
    if len(base.cells) == len(now.cells):
        pairs = zip(base.cells, now.cells, strict=True)
        cells = [cell for old, cell in pairs if cell is not old and cell != old]
    else:
        known = {cell.place: cell for cell in base.cells}
        cells = [cell for cell in now.cells if known.get(cell.place) != cell]
    return cells, None if now.strokes == base.strokes else now.strokes
