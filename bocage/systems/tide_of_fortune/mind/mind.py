"""What machine players ask of Tide of Fortune."""

from __future__ import annotations

from bocage.mind import Mind
from bocage.mind.learned import Learned
from bocage.systems.tide_of_fortune.mind.channels import CHANNELS
from bocage.systems.tide_of_fortune.mind.evaluation import evaluation
from bocage.systems.tide_of_fortune.mind.plan import PLAN


class TideOfFortuneMind(Mind):
    """See `Mind`."""

    plan = PLAN
    channels = CHANNELS
    learned = Learned(__file__)
    evaluation = staticmethod(evaluation)
