"""Plan: what a sensible player would answer to each question, quickly, as one value per game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeVar

from bocage.kernel import Decision, Game, Option, PlaceId, Seat
from bocage.kernel.records import Record
from bocage.mind.openings import Opening, answered, scenario_key

G = TypeVar("G", bound=Game)
Scores: TypeAlias = Sequence[float]
"""A number for each option of a question: higher is better."""
Adviser: TypeAlias = Callable[[G, Decision], Scores]
"""What a question that needs thought is answered by."""
Destinations: TypeAlias = Callable[[G, Decision], Sequence[tuple[PlaceId, float]]]
"""Places that a unit which moves might go to, with what they are worth in the scores of that question."""
Motive: TypeAlias = str | Callable[[G, Decision, Any], str]
"""A word of `bocage.players.reasons`, or what finds it by the position."""


FOLLY = float("-inf")
"""The score of an option that no good player takes, whatever comes of it: no search tries it beside others."""
SCALE = 0.05
"""What one in the scores of a question is worth in the evaluation, where nothing is known of it."""


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
    even: Collection[str] | None = None
    """The prompts with which a round begins, when all that follows the last one is over; None where all settled are."""
    destinations: Mapping[str, Destinations[G]] = field(default_factory=dict)
    """Where a unit might go, by the prompt of its steps: what one goes to is one decision."""
    scales: Mapping[str, float] = field(default_factory=dict)
    """What one in the scores of a question was worth in the evaluation, by prompt, as outcomes of tries have shown."""
    setup: Collection[str] = ()
    """The prompts by which units are set up, which a book may answer."""
    book: Mapping[str, Opening] = field(default_factory=dict)
    """How units are set up in scenarios, by the scenario's key."""
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

    def is_even(self, game: G) -> bool:
        """Whether a round begins."""
        asked = game.asked
        return asked is None or self.even is None or asked.prompt in self.even

    def scale(self, decision: Decision) -> float:
        """What one in the scores of a decision is worth in the evaluation."""
        return self.scales.get(decision.prompt, SCALE)

    def places(self, game: G, decision: Decision) -> Sequence[tuple[PlaceId, float]]:
        """Where a unit might go that is asked for its next step, with scores; nowhere where no unit moves."""
        found = self.destinations.get(decision.prompt)
        return () if found is None else found(game, decision)

    def opening(self, scene: Any, decision: Decision) -> Record | None:
        """What the book answers to a question of the set-up."""
        if decision.prompt not in self.setup or not self.book:
            return None
        opening = self.book.get(scenario_key(scene))
        return None if opening is None else answered(opening, decision)

    def motive(self, game: G, decision: Decision, option: Option) -> str:
        """What a player would choose an option for, in a word, or nothing."""
        for kind in type(option).__mro__:
            motive = self.motives.get(kind)
            if motive is not None:
                return motive if isinstance(motive, str) else motive(game, decision, option)
        return ""
