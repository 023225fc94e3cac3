"""What machine players ask of Rules of Engagement."""

from __future__ import annotations

from bocage.mind import Mind
from bocage.mind.learned import Learned
from bocage.systems.rules_of_engagement.mind.channels import CHANNELS
from bocage.systems.rules_of_engagement.mind.evaluation import evaluation
from bocage.systems.rules_of_engagement.mind.plan import PLAN


class RulesOfEngagementMind(Mind):
    """See `Mind`."""

    foresight = 2
    plan = PLAN
    channels = CHANNELS
    learned = Learned(__file__)
    evaluation = staticmethod(evaluation)
