"""What machine players ask of Tide of Iron."""

from __future__ import annotations

from bocage.mind import Mind
from bocage.systems.tide_of_iron.mind import evaluation, plan


class TideOfIronMind(Mind):
    """See `Mind`."""

    evaluation = staticmethod(evaluation.evaluation)
    advise = staticmethod(plan.advise)
    is_settled = staticmethod(plan.is_settled)
    stage = staticmethod(plan.stage)
    motive = staticmethod(plan.motive)
