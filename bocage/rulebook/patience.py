"""Patience: a match that a rule case plays, which stops at every question, also at those with one answer."""

from __future__ import annotations

from bocage.kernel import Decision, Match


class PatientMatch(Match):
    """A match that answers nothing by itself: `go_on` gives the one answer that there is, as the kernel would have."""

    __slots__ = ()

    def _settle(self) -> None:
        """See `Match`: here every question waits."""

    @property
    def forced(self) -> Decision | None:
        """A question that waits and has one answer only."""
        if getattr(self.game.asked, "proposals", False):
            return None
        return next((one for one in self.pending.values() if len(one.options) == 1), None)

    def go_on(self, decision: Decision) -> None:
        """Answer a question that has one answer only."""
        self._answer(decision.seat, decision.options[0], "kernel")
