"""Turns: whose turn has begun is noted in the outbox, once a turn; a turn ends when all see that others are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocage.server.storage.clocks import stamp
from bocage.server.storage.contacts import sync_turns

if TYPE_CHECKING:
    from bocage.server.service.matches.live import Live


class Turns:
    """The people of a live match who are to be called, as far as all may see that they are asked."""

    def __init__(self, live: Live) -> None:
        self._live = live
        self._awaited: dict[int, str] = {}
        self.follow()

    def follow(self) -> None:
        """Something else may be seen now: turns may have begun or ended."""
        live = self._live
        waiting = set(live.waiting)
        awaited = {
            one.seat: one.token
            for one in live.facts.seats
            if one.seat in waiting and one.player == "human" and one.token in live.house.callers and one.token
        }
        if awaited == self._awaited:
            return
        self._awaited = awaited
        match, due = live.facts.id, stamp(live.house.time() + live.house.settings.call_after)
        live.notes.write("a call", lambda connection: sync_turns(connection, match, awaited, due))
