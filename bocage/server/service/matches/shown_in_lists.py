"""Shown in lists: what other servers may list of a match that has gone on in secret, stored beside how it stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bocage.kernel.journal import Entry
from bocage.kernel.match import Match
from bocage.server.forms import ResultForm
from bocage.server.storage import queries
from bocage.server.storage.facts import Shown

if TYPE_CHECKING:
    from bocage.server.service.matches.live import Live


class ShownInLists:
    """What is stored of how all see a live match; nothing, where they see all of it."""

    def __init__(self, live: Live) -> None:
        self._live = live

    def after(self, entries: Sequence[Entry]) -> Shown | None:
        """What may be shown when new entries are on disk: one that answers no secret question is seen at once."""
        return None if len(entries) == 1 and not self._live.delayed.is_secret else self._now()

    def _now(self) -> Shown:
        shown = self._live.shown
        return Shown(shown.revision, tuple(shown.pending), result_of(shown), self._live.updated)

    def follow(self) -> None:
        """Something else may be seen now."""
        live, noted = self._live, self._live.facts.shown
        if noted is None or noted.revision == live.shown.revision:
            return
        shown, match = self._now() if live.delayed.lags else None, live.facts.id
        live.facts = live.facts.but(shown=shown)
        live.notes.write("what is shown of a match", lambda c: queries.change_match(c, match, shown=shown))


def result_of(match: Match) -> ResultForm | None:
    """How a match ended by its rules."""
    return None if match.result is None else ResultForm(list(match.result.winners), match.result.rule)
