"""The hidden delay: what is shown of a match may lag behind it, so that the speed of an answer tells nothing.

An answer to a question about hidden things, and one of those that several seats give in secret, is shown no sooner than
a fixed delay after its question was: the kernel answers at once where a seat has nothing to choose. Consecutive
questions about what one seat hides are one: all of them are shown together, when the last has its answer. That seat
itself sees at once what came of its answers. Where nobody could learn anything from an answer, it is shown at once.
"""

from __future__ import annotations

from collections.abc import Callable

from bocage.kernel.frames import Ask, AskAll
from bocage.kernel.journal import Entry
from bocage.kernel.match import Decision, Match
from bocage.kernel.records import Seat
from bocage.server.service.records.rebuilding import entries_since


class DelayedView:
    """`shown` is the match as all may see it now; `watched` says whether anyone could learn from a seat's answers."""

    def __init__(
        self, match: Match, delay: float, clock: Callable[[], float], watched: Callable[[Seat], bool] = lambda _: True
    ) -> None:
        self.shown = match.clone()
        self.unshown: list[Entry] = []
        self._inside: tuple[Seat, Match] | None = None
        self._delay = delay
        self._clock = clock
        self._watched = watched
        self._asked_at = -delay

    def fall_back(self, shown: Match) -> None:
        """Begin behind the match, where another server has stopped to show it."""
        self.shown = shown.clone()
        self._asked_at = self._clock()

    def advance(self, match: Match) -> float | None:
        """Show as much of the match as may be seen; answers after how many seconds there is more to show.

        None: all is shown, or the seat that is asked about what it hides has yet to answer.
        """
        self.shown.orders = match.orders
        while self.shown.revision < match.revision:
            self.unshown = entries_since(match.journal, self.shown.revision)
            following = self._following(match)
            wait = self._wait()
            if following is None or wait > 0:
                self._inside = self._seen_inside(match)
                return None if following is None else wait
            self._show(following)
        self.unshown = []
        self._inside = None
        return None

    def _following(self, match: Match) -> Match | None:
        """What is to be shown next: after one answer, or after all that one seat gives about what it hides.

        None while it has yet to give the last of them.
        """
        if len(self.unshown) == 1 and not self.is_secret:
            return match.clone()
        following, first = self.shown.clone(), _hider(self.shown, self._watched)
        for place, entry in enumerate(self.unshown):
            if place and not (first is not None and self._joins(following, first)):
                return following
            following = match.clone() if entry is self.unshown[-1] else _after(following, entry)
        asked = following.game.asked
        thinks = first is not None and isinstance(asked, Ask) and asked.hidden and asked.seat == first
        return None if thinks else following

    def _joins(self, match: Match, first: Seat) -> bool:
        """Whether the next answer is shown together with those before it."""
        asked = match.game.asked
        return isinstance(asked, Ask) and asked.hidden and (asked.seat == first or not self._watched(asked.seat))

    def _wait(self) -> float:
        if not self.is_secret or not self._watched(self.unshown[0].seat):
            return 0.0
        return self._asked_at + self._delay - self._clock()

    def _seen_inside(self, match: Match) -> tuple[Seat, Match] | None:
        """The seat whose answers are not shown yet, and the match up to the last answer of its own.

        Answers from which nobody could learn anything are no secret to it: else it would wait for what is shown only
        after its own next answer.
        """
        seat = _hider(self.shown, self._watched)
        if seat is None:
            return None
        inside = self.shown.clone()
        for entry in self.unshown:
            if entry.seat != seat and self._watched(entry.seat):
                return seat, inside
            inside = match.clone() if entry is self.unshown[-1] else _after(inside, entry)
        return seat, inside

    def _show(self, match: Match) -> None:
        if match.game.asked is not self.shown.game.asked:
            self._asked_at = self._clock()
        self.shown = match

    @property
    def is_secret(self) -> bool:
        """Whether what is asked, as all see it, is about hidden things, or is answered in secret."""
        return _is_secret(self.shown)

    @property
    def due(self) -> float:
        """In how many seconds an answer that is given now to what is shown may be shown."""
        return max(0.0, self._asked_at + self._delay - self._clock()) if self.is_secret else 0.0

    @property
    def may_be_answered(self) -> bool:
        """Whether what all see asked may have an answer that nobody may know of yet."""
        return self.due > 0 and any(self._watched(seat) for seat in self.shown.pending)

    @property
    def lags(self) -> bool:
        """Whether something is not shown yet."""
        return bool(self.unshown)

    def seen_by(self, seat: Seat | None) -> Match:
        """The match as a seat may see it: with its own answers about what it hides."""
        if self._inside is not None and self._inside[0] == seat:
            return self._inside[1]
        return self.shown

    def hider(self, seat: Seat) -> Seat | None:
        """The seat that is asked about what it hides, as far as this one may know, if anyone could learn from that."""
        return _hider(self.seen_by(seat), self._watched)

    def may_undo(self, seat: Seat) -> bool:
        """Whether the seat may take back its last choice alone: not while several are asked in secret."""
        seen = self.seen_by(seat)
        return not self.hides(seat) and not isinstance(seen.game.asked, AskAll) and seen.may_undo(seat)

    def hides(self, seat: Seat) -> bool:
        """Whether an answer that the seat gave together with others is not shown yet."""
        return self._inside is None and any(entry.seat == seat for entry in self.unshown)

    def decision(self, seat: Seat) -> Decision | None:
        """What the seat is asked, if it has not answered already."""
        return None if self.hides(seat) else self.seen_by(seat).pending.get(seat)

    def may_think(self, seat: Seat, match: Match) -> bool:
        """Whether a machine may begin to think: when all is shown, or about what it hides.

        If it thought about other things before all see them, it would answer the sooner the less it hides.
        """
        return self.seen_by(seat).revision == match.revision and (not self.lags or _is_secret(match))


def _is_secret(match: Match) -> bool:
    asked = match.game.asked
    return asked is not None and (not isinstance(asked, Ask) or asked.hidden)


def _hider(match: Match, watched: Callable[[Seat], bool]) -> Seat | None:
    asked = match.game.asked
    return asked.seat if isinstance(asked, Ask) and asked.hidden and watched(asked.seat) else None


def _after(match: Match, entry: Entry) -> Match:
    following = match.clone()
    following.replay([entry])
    return following
