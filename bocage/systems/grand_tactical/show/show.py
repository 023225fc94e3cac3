"""What clients ask of Grand Tactical."""

from __future__ import annotations

from bocage.kernel import Seat, View
from bocage.show import Show, Side
from bocage.systems.grand_tactical.show.ground import ground
from bocage.systems.grand_tactical.show.names import NAMES
from bocage.systems.grand_tactical.show.overlays import overlays
from bocage.systems.grand_tactical.show.sketch import sketch
from bocage.systems.grand_tactical.show.status import details, score, status
from bocage.systems.grand_tactical.show.way import way


class GrandTacticalShow(Show):
    """See `Show`."""

    names = NAMES
    sketch = staticmethod(sketch)
    status = staticmethod(status)
    score = staticmethod(score)
    details = staticmethod(details)
    overlays = staticmethod(overlays)
    ground = staticmethod(ground)
    way = staticmethod(way)

    def side(self, view: View, seat: Seat) -> Side:
        """The Germans are the second side of every module."""
        return "axis" if seat else "allies"
