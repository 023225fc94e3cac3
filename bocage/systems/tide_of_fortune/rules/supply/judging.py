"""Judging supply: when a division is designated, and only then."""

from __future__ import annotations

from bocage.kernel import Frame, Step
from bocage.systems.tide_of_fortune.rules.supply.isolation import judge_division
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import DivisionId


class JudgeSupply(Frame[None]):
    """The supply of a division is judged as it is designated; what is found lasts for the whole order.

    [tof.6.check-time tof.6.no-mid-op-change tof.6.not-designated tof.ruling.not-designated-surrounded]
    """

    division: DivisionId

    def start(self, game: Game) -> Step:
        """Mark those without a line."""
        judge_division(game, self.division)
        return self.done()
