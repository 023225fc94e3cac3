"""Plan: what a sensible player would answer to each question, quickly, as one value per game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeVar

from bocage.kernel import Decision, Game, Option, Seat

G = TypeVar("G", bound=Game)
Scores: TypeAlias = Sequence[float]
"""A number for each option of a question: higher is better, and 1 is a clear difference."""
Adviser: TypeAlias = Callable[[G, Decision], Scores]
"""What a question that needs thought is answered by."""
Motive: TypeAlias = str | Callable[[G, Decision, Any], str]
"""A word of `bocage.players.reasons`, or what finds it by the position."""


def no_opinion(game: Any, seat: Seat, option: Any) -> float:
    """Every option is as good as the others."""
    return 0.0


def no_stage(game: Any) -> int:
    """Rounds are not told apart."""
    return 0


@dataclass(frozen=True, eq=False)
class Plan(Generic[G]):
    """The answers of a sensible player; machine players judge by them what to try.

    >>> from bocage.kernel import Pass
    >>> plan = Plan(advisers={"toss": lambda game, decision: [0.2, 0.8]}, motives={Option: "end", Pass: "hold"})
    >>> plan.advise(None, Decision(0, "toss", ("heads", "tails"), {}, 0))
    [0.2, 0.8]
    >>> plan.advise(None, Decision(0, "call", ("heads", "tails"), {}, 0))
    [0.0, 0.0]
    >>> plan.motive(None, None, Pass())
    'hold'
    """

    advisers: Mapping[str, Adviser[G]] = field(default_factory=dict)
    """The questions that need thought, by prompt."""
    otherwise: Callable[[G, Seat, Any], float] = no_opinion
    """For all other questions: what can be said of an option by itself."""
    settled: Collection[str] | None = None
    """The prompts between two procedures, where an evaluation means something; None where all are."""
    stage: Callable[[G], int] = no_stage
    """A number that grows with each round: between two rounds no side is half a turn ahead."""
    motives: Mapping[type[Option], Motive[G]] = field(default_factory=dict)
    """What options are chosen for, by their class or the nearest that it comes from."""

    def advise(self, game: G, decision: Decision) -> Scores:
        """A score for each option of a decision; the plan takes the best."""
        adviser = self.advisers.get(decision.prompt)
        if adviser is not None:
            return adviser(game, decision)
        otherwise, seat = self.otherwise, decision.seat
        return [otherwise(game, seat, option) for option in decision.options]

    def is_settled(self, game: G) -> bool:
        """Whether the game waits between two procedures."""
        asked = game.asked
        return asked is None or self.settled is None or asked.prompt in self.settled

    def motive(self, game: G, decision: Decision, option: Option) -> str:
        """What a player would choose an option for, in a word, or nothing."""
        for kind in type(option).__mro__:
            motive = self.motives.get(kind)
            if motive is not None:
                return motive if isinstance(motive, str) else motive(game, decision, option)
        return ""
