"""What clients ask of Tide of Iron."""

from __future__ import annotations

from bocage.show import Show
from bocage.systems.tide_of_iron.show.ground import ground
from bocage.systems.tide_of_iron.show.names import NAMES, side_of
from bocage.systems.tide_of_iron.show.overlays import overlays
from bocage.systems.tide_of_iron.show.sketch import sketch
from bocage.systems.tide_of_iron.show.status import details, hand, score, status
from bocage.systems.tide_of_iron.show.way import way


class TideOfIronShow(Show):
    """See `Show`."""

    names = NAMES
    side = staticmethod(side_of)
    sketch = staticmethod(sketch)
    status = staticmethod(status)
    score = staticmethod(score)
    details = staticmethod(details)
    ground = staticmethod(ground)
    hand = staticmethod(hand)
    overlays = staticmethod(overlays)
    way = staticmethod(way)
