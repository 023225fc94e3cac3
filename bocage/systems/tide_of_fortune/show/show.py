"""What clients ask of Tide of Fortune."""

from __future__ import annotations

from bocage.kernel import Seat, View
from bocage.show import Show, Side
from bocage.systems.tide_of_fortune.show.ground import ground
from bocage.systems.tide_of_fortune.show.lenses import lenses
from bocage.systems.tide_of_fortune.show.names import NAMES
from bocage.systems.tide_of_fortune.show.overlays import overlays
from bocage.systems.tide_of_fortune.show.sketch import sketch
from bocage.systems.tide_of_fortune.show.status import details, score, status
from bocage.systems.tide_of_fortune.show.way import course, way


class TideOfFortuneShow(Show):
    """See `Show`."""

    names = NAMES
    sketch = staticmethod(sketch)
    status = staticmethod(status)
    score = staticmethod(score)
    details = staticmethod(details)
    overlays = staticmethod(overlays)
    lenses = staticmethod(lenses)
    ground = staticmethod(ground)
    way = staticmethod(way)
    course = staticmethod(course)

    def side(self, view: View, seat: Seat) -> Side:
        """The Germans are the second side."""
        return "axis" if seat else "allies"
