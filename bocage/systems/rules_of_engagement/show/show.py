"""What clients ask of Rules of Engagement."""

from __future__ import annotations

from bocage.kernel import Seat, View
from bocage.show import Show, Side
from bocage.systems.rules_of_engagement.show.appraisal import appraisal, lengths
from bocage.systems.rules_of_engagement.show.drafts import drafts, near
from bocage.systems.rules_of_engagement.show.muster import muster
from bocage.systems.rules_of_engagement.show.names import NAMES
from bocage.systems.rules_of_engagement.show.regions import regions
from bocage.systems.rules_of_engagement.show.sketch import sketch
from bocage.systems.rules_of_engagement.show.status import details, ground, score, status


class RulesOfEngagementShow(Show):
    """See `Show`."""

    names = NAMES
    sketch = staticmethod(sketch)
    muster = staticmethod(muster)
    status = staticmethod(status)
    score = staticmethod(score)
    details = staticmethod(details)
    ground = staticmethod(ground)
    regions = staticmethod(regions)
    drafts = staticmethod(drafts)
    lengths = staticmethod(lengths)
    near = staticmethod(near)
    appraisal = staticmethod(appraisal)

    def side(self, view: View, seat: Seat) -> Side:
        """The Germans are the Axis."""
        return "axis" if view.scene.side(seat).army.startswith("german") else "allies"
