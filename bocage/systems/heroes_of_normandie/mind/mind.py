"""What machine players ask of Heroes of Normandie."""

from __future__ import annotations

from bocage.mind import Mind
from bocage.systems.heroes_of_normandie.mind import evaluation, plan


class HeroesOfNormandieMind(Mind):
    """See `Mind`."""

    foresight = 2
    evaluation = staticmethod(evaluation.evaluation)
    advise = staticmethod(plan.advise)
    is_settled = staticmethod(plan.is_settled)
    stage = staticmethod(plan.stage)
    motive = staticmethod(plan.motive)
