"""Clocks: how much time people have for a choice or for a match, and what happens when it is gone.

A clock is worked out from nothing but what all may see: it runs while all see that its seat is asked. Where it is asked
about what it hides, or several are asked in secret, the delay after which any answer is shown is not counted, so that
whoever had nothing to choose has spent as much as whoever answered at once. Machines have none, and nobody's runs
before all seats are taken.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from bocage import players
from bocage.kernel.errors import BocageError
from bocage.kernel.journal import standing
from bocage.server.forms import ClockForm, ResultForm
from bocage.server.problems import Problem, checked
from bocage.server.requests import ClockTerms
from bocage.server.settings import Settings
from bocage.server.storage import clocks as stored
from bocage.server.storage import queries
from bocage.server.storage.clocks import ClockState, SeatClock, moment, put_clocks, stamp

if TYPE_CHECKING:
    from bocage.server.service.matches.keeper import Keeper
    from bocage.server.service.matches.live import Live

log = logging.getLogger("bocage.server")

OUT_OF_TIME = "kernel.out-of-time"
GRACE = 3600.0
"""So many seconds after a server comes back those have whose time ran out while it was down, if they have so many."""
OFTEN = 5.0
SELDOM = 0.2
"""The clocks of all matches are looked at again after so many seconds at most, and at least."""


def check_terms(terms: ClockTerms | None, settings: Settings) -> None:
    """Refuse a clock that is too short, or hands seats over to a machine that there is not."""
    if terms is None:
        return
    least = settings.shortest_clock
    checked(terms.seconds >= least, "bad-settings", f"a clock has at least {least:g} seconds on this server")
    known = not terms.machine or terms.machine in players.names()
    checked(known, "not-found", f"there is no player {terms.machine!r}")


class Clocks:
    """The clocks of a live match."""

    def __init__(self, live: Live, kept: ClockState | None) -> None:
        self._live = live
        self._asked = live.shown.game.asked
        self.state = ClockState(0, 0, ())
        terms = live.facts.options.clock
        if terms is None:
            return
        seats = tuple(SeatClock(one.seat, float(terms.seconds)) for one in live.facts.seats)
        self.state = kept or ClockState(live.shown.revision, self._progress(), seats)
        if kept is None:
            self._turn(terms, live.house.time(), fresh=False)
        else:
            known = min(live.house.time(), moment(live.facts.updated))
            self._turn(terms, known, fresh=kept.revision != live.shown.revision)

    def follow(self) -> None:
        """Something else may be seen now: some clocks may stop, and others begin to run."""
        terms = self._live.facts.options.clock
        if terms is None:
            return
        asked, self._asked = self._asked, self._live.shown.game.asked
        self._turn(terms, self._live.house.time(), fresh=asked is not self._asked)

    def _turn(self, terms: ClockTerms, now: float, fresh: bool) -> None:
        """Stop and start what has to, as of a moment; a fresh question is another choice."""
        live, runs = self._live, self._awaited()
        progress = self._progress()
        renews = terms.each == "choice" and progress > self.state.furthest
        spare = live.house.settings.hidden_delay if live.delayed.is_secret else 0.0
        turned: list[SeatClock] = []
        for clock in self.state.seats:
            if clock.since is not None and (fresh or clock.seat not in runs):
                clock = _stopped(clock, terms, now, renews)
            if clock.since is None and clock.seat in runs:
                clock = msgspec.structs.replace(clock, since=now, spare=spare)
            turned.append(clock)
        if tuple(turned) != self.state.seats:
            self._keep(ClockState(live.shown.revision, max(progress, self.state.furthest), tuple(turned)))

    def _progress(self) -> int:
        """How many answers stand: what was taken back and is chosen again is no further choice."""
        return sum(1 for _ in standing(self._live.shown.journal))

    def _awaited(self) -> set[int]:
        """The people who all see are asked, once everyone is there."""
        players = {one.seat: one.player for one in self._live.facts.seats}
        if not set(players.values()) <= {"human", "machine"}:
            return set()
        return {seat for seat in self._live.waiting if players[seat] == "human"}

    def _keep(self, state: ClockState) -> None:
        self.state = state
        match = self._live.facts.id
        self._live.notes.write("the clocks of a match", lambda connection: put_clocks(connection, match, state))

    @property
    def late(self) -> list[int]:
        """The seats whose time has run out: as all see, and in truth too, they have yet to answer."""
        now = self._live.house.time()
        gone = [clock.seat for clock in self.state.seats if clock.due is not None and clock.due <= now]
        return [seat for seat in gone if seat in self._live.waiting and seat in self._live.match.pending]

    def note_out(self, seat: int) -> None:
        """The time of a seat has run out."""
        at = self._live.shown.revision
        seats = [
            msgspec.structs.replace(one, left=0.0, since=None, out=at) if one.seat == seat else one
            for one in self.state.seats
        ]
        self._keep(msgspec.structs.replace(self.state, seats=tuple(seats)))

    @property
    def out(self) -> dict[int, int]:
        """The seats whose time ran out, and the revisions at which it did."""
        return {clock.seat: clock.out for clock in self.state.seats if clock.out is not None}


def _stopped(clock: SeatClock, terms: ClockTerms, now: float, renews: bool) -> SeatClock:
    """A clock that stands still: with what is left of the match, or with all the time for the next choice."""
    assert clock.since is not None
    used = max(0.0, now - clock.since - clock.spare)
    left = float(terms.seconds) if renews else max(0.0, clock.left - used)
    return msgspec.structs.replace(clock, left=left, since=None, spare=0.0)


def clock_forms(state: ClockState | None, players: Sequence[str]) -> list[ClockForm]:
    """What is told of the clocks of people."""
    if state is None:
        return []
    return [
        ClockForm(clock.seat, round(clock.left, 3), None if clock.due is None else stamp(clock.due))
        for clock in state.seats
        if players[clock.seat] != "machine"
    ]


# When it is gone


async def run_out(live: Live) -> list[int]:
    """End the wait for those whose time has run out; answers who they were."""

    async def act() -> list[int]:
        gone: list[int] = []
        for seat in live.clocks.late:
            if not live.over:
                await _lose(live, seat)
                gone.append(seat)
        live.changed()
        return gone

    return await live.do(act)


async def _lose(live: Live, seat: int) -> None:
    """A machine takes the seat over, or the match is lost; among several the others go on with a machine."""
    terms = live.facts.options.clock
    assert terms is not None
    others = [one.seat for one in live.facts.seats if one.seat != seat]
    alone = live.facts.humans <= {seat}
    if alone or (terms.end == "lost" and len(others) == 1):
        winners = others if len(others) == 1 else []
        at = stamp(live.house.time())
        await live.change(result=ResultForm(winners, OUT_OF_TIME, seat), updated=at)
    else:
        await live.change_seats([(seat, {"player": "machine", "machine": terms.machine or players.names()[-1]})])
    live.clocks.note_out(seat)


class Ticker:
    """Looks at the clocks of all matches, whether or not they are in memory."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._house = keeper.house

    async def run(self) -> None:
        """Look for ever: when the next one runs out, and now and then besides."""
        while True:
            wait = OFTEN
            try:
                due = await self.tick()
                wait = OFTEN if due is None else min(OFTEN, max(SELDOM, due - self._house.time()))
            except Exception:
                log.exception("the clocks could not be looked at")
            await asyncio.sleep(wait)

    async def tick(self) -> float | None:
        """Do what is due; answers when the next clock runs out."""
        store, now = self._house.store, self._house.time()
        late = [match for match, live in self._keeper.warm.items() if live.clocks.late]
        for match in dict.fromkeys((*late, *await store.read(lambda connection: stored.run_down(connection, now)))):
            try:
                if await self._keeper.place_of(match) is None:
                    async with self._keeper.borrowed(match) as live:
                        await run_out(live)
            except (Problem, BocageError) as problem:
                log.warning("the clocks of match %s cannot be looked at: %s", match, problem)
        return await store.read(lambda connection: stored.next_due(connection, now))

    async def forgive(self) -> None:
        """Give those some time whose own ran out while the server was down."""
        now = self._house.time()
        await self._house.store.write(lambda connection: _forgive(connection, now, self._keeper.me))


def _forgive(connection: Any, now: float, me: str) -> None:
    for match in queries.free_of(connection, me, stored.run_down(connection, now)):
        facts, state = queries.find_match(connection, match), stored.clocks_of(connection, [match])[match]
        terms = None if facts is None else facts.options.clock
        if terms is None:
            continue
        until = now + min(GRACE, terms.seconds)
        seats = [
            msgspec.structs.replace(clock, spare=clock.spare + until - clock.due)
            if clock.due is not None and clock.due < until
            else clock
            for clock in state.seats
        ]
        put_clocks(connection, match, msgspec.structs.replace(state, seats=tuple(seats)))
