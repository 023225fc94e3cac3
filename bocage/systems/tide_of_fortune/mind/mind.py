"""What machine players ask of Tide of Fortune."""

from __future__ import annotations

from bocage.mind import Mind
from bocage.mind.learned import Learned
from bocage.systems.tide_of_fortune.mind.channels import CHANNELS
from bocage.systems.tide_of_fortune.mind.evaluation import evaluation
from bocage.systems.tide_of_fortune.mind.plan import PLAN, is_preparing
from bocage.systems.tide_of_fortune.state.game import Game


class TideOfFortuneMind(Mind):
    """See `Mind`."""

    plan = PLAN
    channels = CHANNELS
    learned = Learned(__file__)
    evaluation = staticmethod(evaluation)

    def is_settled(self, game: Game) -> bool:
        """Whether an order is over: before the first of an operation its price alone would be seen, not its gain."""
        return self.plan.is_settled(game) and not is_preparing(game)
