"""Mind: what a system tells machine players."""

from __future__ import annotations

from typing import Any, ClassVar

from bocage.kernel.frames import Option
from bocage.kernel.records import Seat
from bocage.mind.plan import Plan, Scores


class Mind:
    """How positions of a game are judged, and what a sensible player would try; without more, nothing is known."""

    foresight: int = 1
    """How many rounds a search looks ahead, this one included: more where rounds are short."""
    plan: ClassVar[Plan[Any]] = Plan()
    """The answers of a sensible player, which all but the evaluation is asked of."""

    def evaluation(self, game: Any, seat: Seat) -> float:
        """How well an imagined game that goes on stands for a seat, from -1 (lost) to 1 (won)."""
        return 0.0

    def advise(self, game: Any, decision: Any) -> Scores:
        """What the plan says of each option of a decision in an imagined game: quick, higher is better."""
        return self.plan.advise(game, decision)

    def is_settled(self, game: Any) -> bool:
        """Whether an imagined game waits between two procedures, where an evaluation means something."""
        return self.plan.is_settled(game)

    def stage(self, game: Any) -> int:
        """A number that grows with each round of an imagined game: between two rounds no side is half a turn ahead."""
        return self.plan.stage(game)

    def motive(self, game: Any, decision: Any, option: Option) -> str:
        """What a player would choose the option for, a word of `bocage.players.reasons`, or nothing."""
        return self.plan.motive(game, decision, option)
