"""What clients ask of Heroes of Normandie."""

from __future__ import annotations

from bocage.show import Show
from bocage.systems.heroes_of_normandie.show.ground import ground
from bocage.systems.heroes_of_normandie.show.muster import muster
from bocage.systems.heroes_of_normandie.show.names import NAMES, side_of
from bocage.systems.heroes_of_normandie.show.overlays import covered, overlays
from bocage.systems.heroes_of_normandie.show.sketch import sketch
from bocage.systems.heroes_of_normandie.show.status import details, hand, status
from bocage.systems.heroes_of_normandie.show.way import way


class HeroesOfNormandieShow(Show):
    """See `Show`."""

    names = NAMES
    side = staticmethod(side_of)
    sketch = staticmethod(sketch)
    status = staticmethod(status)
    details = staticmethod(details)
    ground = staticmethod(ground)
    hand = staticmethod(hand)
    overlays = staticmethod(overlays)
    way = staticmethod(way)
    covered = staticmethod(covered)
    muster = staticmethod(muster)
