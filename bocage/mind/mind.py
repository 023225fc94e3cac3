"""Mind: what a system tells machine players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from bocage.kernel.frames import Option
from bocage.kernel.records import PlaceId, Seat
from bocage.kernel.views import View
from bocage.mind.channels import Channels
from bocage.mind.learned import Learned
from bocage.mind.network import Network
from bocage.mind.plan import Plan, Scores
from bocage.mind.prior import Prior


class Mind:
    """How positions of a game are judged, and what a sensible player would try; without more, nothing is known."""

    foresight: int = 1
    """How many rounds a search looks ahead, this one included: more where rounds are short."""
    plan: ClassVar[Plan[Any]] = Plan()
    """The answers of a sensible player, which all but the evaluation is asked of."""

    channels: ClassVar[Channels[Any]] = Channels()
    """What is seen of a position, as named numbers."""

    learned: ClassVar[Learned | None] = None
    """What was learned from matches, by scenario."""

    def network(self, scene: Any) -> Network | None:
        """What a search judges positions of a scenario by, together with the evaluation; none where that is better."""
        return None if self.learned is None else self.learned.network(scene)

    def prior(self, scene: Any) -> Prior | None:
        """What a search takes options to be worth before it tries them; none where the plan's expectation is better."""
        return None if self.learned is None else self.learned.prior(scene)

    def evaluation(self, game: Any, seat: Seat) -> float:
        """How well an imagined game that goes on stands for a seat, from -1 (lost) to 1 (won)."""
        return 0.0

    def advise(self, game: Any, decision: Any) -> Scores:
        """What the plan says of each option of a decision in an imagined game: quick, higher is better."""
        return self.plan.advise(game, decision)

    def expect(self, game: Any, decision: Any) -> Scores:
        """The same in the units of the evaluation, as far as tries have shown what the plan's scores are worth."""
        scale = self.plan.scale(decision)
        return [scale * score for score in self.plan.advise(game, decision)]

    def is_settled(self, game: Any) -> bool:
        """Whether an imagined game waits between two procedures, where an evaluation means something."""
        return self.plan.is_settled(game)

    def stage(self, game: Any) -> int:
        """A number that grows with each round of an imagined game: between two rounds no side is half a turn ahead."""
        return self.plan.stage(game)

    def is_even(self, game: Any) -> bool:
        """Whether a settled game waits where a round begins, with all done that follows the end of the last one."""
        return self.plan.is_even(game)

    def destinations(self, game: Any, decision: Any) -> Sequence[tuple[PlaceId, float]]:
        """Where a unit might go that is asked for its next step in an imagined game, with values as `expect` has them.

        `Show.way` says how it gets there.
        """
        scale = self.plan.scale(decision)
        return [(place, scale * score) for place, score in self.plan.places(game, decision)]

    def opening(self, view: View, decision: Any) -> Any:
        """The option by which matches have shown a unit to be set up well, or None where no book says so."""
        return self.plan.opening(view.scene, decision)

    def motive(self, game: Any, decision: Any, option: Option) -> str:
        """What a player would choose the option for, a word of `bocage.players.reasons`, or nothing."""
        return self.plan.motive(game, decision, option)
