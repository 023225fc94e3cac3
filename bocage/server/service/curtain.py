"""The curtain: what is shown of a match may lag behind it, so that the speed of an answer tells nothing.

An answer to a question about hidden things, by whomever, and one of those that several seats give in secret, is shown
no sooner than a fixed delay after its question was: the kernel answers at once where a seat has nothing to choose.
"""

from __future__ import annotations

from collections.abc import Callable

from bocage.kernel.frames import Ask
from bocage.kernel.journal import Entry
from bocage.kernel.match import Decision, Match
from bocage.kernel.records import Seat
from bocage.server.service.rebuild import entries_since


class Curtain:
    """`shown` is the match as all may see it now."""

    def __init__(self, match: Match, delay: float, clock: Callable[[], float]) -> None:
        self.shown = match.clone()
        self.unshown: list[Entry] = []
        self._delay = delay
        self._clock = clock
        self._asked_at = -delay

    def advance(self, match: Match) -> float | None:
        """Show as much of the match as may be seen; answers how many seconds to wait for more, None if that is all."""
        self.shown.orders = match.orders
        while self.shown.revision < match.revision:
            self.unshown = entries_since(match.journal, self.shown.revision)
            wait = self._asked_at + self._delay - self._clock() if self._tells_by_speed() else 0.0
            if wait > 0:
                return wait
            if len(self.unshown) == 1:
                self._show(match.clone())
            else:
                following = self.shown.clone()
                following.replay(self.unshown[:1])
                self._show(following)
        self.unshown = []
        return None

    def _show(self, match: Match) -> None:
        if match.game.asked is not self.shown.game.asked:
            self._asked_at = self._clock()
        self.shown = match

    def _tells_by_speed(self) -> bool:
        asked = self.shown.game.asked
        return asked is not None and (not isinstance(asked, Ask) or asked.hidden)

    @property
    def lags(self) -> bool:
        """Whether something is not shown yet."""
        return bool(self.unshown)

    def hides(self, seat: Seat) -> bool:
        """Whether an answer of the seat is not shown yet: nobody but that seat may be told so."""
        return any(entry.seat == seat for entry in self.unshown)

    def decision(self, seat: Seat) -> Decision | None:
        """What the seat is asked, if it has not answered already."""
        return None if self.hides(seat) else self.shown.pending.get(seat)
