"""The guide of a search: what it expects of options before it tries them, by the plan or by what was learned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from bocage.players.option_rows import OptionRows

if TYPE_CHECKING:
    from bocage.kernel import View
    from bocage.kernel.match import Decision
    from bocage.mind.prior import Prior
    from bocage.system import System


class Guide:
    """What is expected of options in a scenario: what the plan says, corrected by a prior where one is kept."""

    def __init__(self, system: System, view: View, prior: Prior | None = None) -> None:
        self._mind = system.mind
        self._prior = prior or system.mind.prior(view.scene)
        self._rows = None if self._prior is None else OptionRows(system, view)

    def expect(self, game: Any, decision: Decision) -> Sequence[float]:
        """A score for each option of a decision in an imagined game, in the units of the evaluation."""
        expected = self._mind.expect(game, decision)
        if self._prior is None or self._rows is None:
            return expected
        return self._prior.expected(self._rows.of(game, decision), expected)
