"""What machine players ask of Tide of Iron."""

from __future__ import annotations

from bocage.mind import Mind
from bocage.mind.learned import Learned
from bocage.systems.tide_of_iron.mind.channels import CHANNELS
from bocage.systems.tide_of_iron.mind.evaluation import evaluation
from bocage.systems.tide_of_iron.mind.plan import PLAN


class TideOfIronMind(Mind):
    """See `Mind`."""

    plan = PLAN
    channels = CHANNELS
    learned = Learned(__file__)
    evaluation = staticmethod(evaluation)
