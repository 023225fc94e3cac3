"""What machine players ask of Heroes of Normandie."""

from __future__ import annotations

from bocage.mind import Mind
from bocage.mind.learned import Learned
from bocage.systems.heroes_of_normandie.mind.channels import CHANNELS
from bocage.systems.heroes_of_normandie.mind.evaluation import evaluation
from bocage.systems.heroes_of_normandie.mind.plan import PLAN


class HeroesOfNormandieMind(Mind):
    """See `Mind`."""

    foresight = 2
    plan = PLAN
    channels = CHANNELS
    learned = Learned(__file__)
    evaluation = staticmethod(evaluation)
