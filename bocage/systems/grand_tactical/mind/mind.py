"""What machine players ask of Grand Tactical."""

from __future__ import annotations

from bocage.mind import Mind
from bocage.mind.learned import Learned
from bocage.systems.grand_tactical.mind.channels import CHANNELS
from bocage.systems.grand_tactical.mind.evaluation import evaluation
from bocage.systems.grand_tactical.mind.plan import PLAN


class GrandTacticalMind(Mind):
    """See `Mind`."""

    foresight = 2
    plan = PLAN
    channels = CHANNELS
    learned = Learned(__file__)
    evaluation = staticmethod(evaluation)
