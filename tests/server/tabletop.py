"""The tiny game of that name as a system, where processes find it too."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bocage.kernel import Option, Point, UnitId, View
from bocage.system import System
from tests.kernel import tiny
from tests.kernel.tabletop import MoveTo, TableGame


class TabletopShow(tiny.TinyShow):
    """Pointing somewhere means to go there."""

    def drafts(self, view: View, decision: Any, unit: UnitId, point: Point) -> Sequence[Option]:
        return [MoveTo(point)]


SYSTEM = System(name="tabletop", folder=Path(tiny.__file__).parent, play=tiny.Tiny(TableGame), show=TabletopShow())
