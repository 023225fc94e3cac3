"""Mind: what a system tells machine players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bocage.kernel.frames import Option
from bocage.kernel.records import Seat


class Mind:
    """How positions of a game are judged, and what a sensible player would try; without more, nothing is known."""

    foresight: int = 1
    """How many rounds a search looks ahead, this one included: more where rounds are short."""

    def evaluation(self, game: Any, seat: Seat) -> float:
        """How well an imagined game that goes on stands for a seat, from -1 (lost) to 1 (won)."""
        return 0.0

    def advise(self, game: Any, decision: Any) -> Sequence[float]:
        """What the plan says of each option of a decision in an imagined game: quick, higher is better."""
        return (0.0,) * len(decision.options)

    def is_settled(self, game: Any) -> bool:
        """Whether an imagined game waits between two procedures, where an evaluation means something."""
        return True

    def stage(self, game: Any) -> int:
        """A number that grows with each round of an imagined game: between two rounds no side is half a turn ahead."""
        return 0

    def motive(self, game: Any, decision: Any, option: Option) -> str:
        """What a player would choose the option for, a word of `bocage.players.reasons`, or nothing."""
        return ""
