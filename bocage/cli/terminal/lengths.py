"""How far choices lead on a table without a grid, and in which direction."""

from __future__ import annotations

from math import atan2, pi

from bocage.cli.describe import Describer
from bocage.kernel import View
from bocage.kernel.frames import Option
from bocage.kernel.records import Point

COMPASS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
"""Eighths of a turn, clockwise from the north."""


def compass(one: Point, two: Point) -> str:
    """In which direction a point lies from another.

    >>> compass(Point(0, 0), Point(100, -90)), compass(Point(0, 0), Point(-5, 100))
    ('ne', 's')
    """
    return COMPASS[round(atan2(two.x - one.x, one.y - two.y) * 4 / pi) % 8]


def length_and_way(describer: Describer, view: View, option: Option, at: Point) -> str:
    """How far an option leads on a table, and in which direction; of one that only stands somewhere, at which point."""
    appraisal = describer.speaker(view).appraisal(option)
    paths = [region for region in appraisal.regions if region.kind == "path"] if appraisal is not None else []
    if paths:
        far = max(int(path.label) for path in paths)
        way = compass(paths[0].points[0], paths[0].points[-1])
        length = describer.text("ui-length", cm=far // 10, mm=far % 10)
        return f"{length} {describer.text(f'ui-compass-{way}')}"
    return describer.point(at.x, at.y) if isinstance(getattr(option, "to", None), tuple | Point) else ""
