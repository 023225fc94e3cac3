"""The keeper: live matches in bounded memory; others are rebuilt from snapshot and journal when they are asked for."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from bocage.kernel.match import Match
from bocage.registry import system_of
from bocage.server.problems import Problem, checked
from bocage.server.service.matches import machine_seats
from bocage.server.service.matches.live import House, Live
from bocage.server.service.records.loading import Departure, Rebuilt, code_mark, rebuilt
from bocage.server.storage import queries
from bocage.server.storage.clocks import ClockState, clocks_of
from bocage.server.storage.facts import Facts
from bocage.server.storage.leases import LEASE, RENEWAL, Fenced, claim, fence, release, renew

log = logging.getLogger("bocage.server")

ORPHANS = 5.0
"""Seconds between two looks for matches of servers that went down, whose machines have to go on."""
SELDOM = 100
"""Where no match is too many, it is looked after so many requests whether those in memory have grown too long."""
_ID = re.compile(r"[A-Za-z0-9_-]{16}")
Stored = tuple[Facts, list[str], tuple[int, str] | None, int, ClockState | None]


class Elsewhere(Problem):
    """Another server owns the match."""

    def __init__(self, owner: str) -> None:
        super().__init__("unavailable", "another server has the match: ask again", headers={"Retry-After": "1"})
        self.owner = owner


class Keeper:
    """Matches by their id, the latest used last. This server owns those in memory, until others claim them."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.warm: OrderedDict[str, Live] = OrderedDict()
        self.me = house.settings.peer
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._borrowed: Counter[str] = Counter()
        self._given_back = 0
        self._renewed = time.monotonic()
        self._renewing = asyncio.Lock()
        self._frozen: set[str] = set()

    @asynccontextmanager
    async def borrowed(self, match: str) -> AsyncIterator[Live]:
        """A match that stays in memory for as long as it is held: from before it is there until it is given back."""
        self._borrowed[match] += 1
        try:
            yield await self.get(match)
        finally:
            self._borrowed[match] -= 1
            if not self._borrowed[match]:
                del self._borrowed[match]
                self._given_back += 1
                if len(self.warm) > self.house.settings.warm or self._given_back % SELDOM == 0:
                    await self._shrink()

    async def get(self, match: str) -> Live:
        """A match, from memory or rebuilt."""
        live = self.warm.get(match)
        if live is not None:
            await self._confirm()
            if not live.lost and self.warm.get(match) is live:
                self.warm.move_to_end(match)
                return live
        checked(_ID.fullmatch(match), "not-found", "there is no such match")
        if match not in self._loading:
            self._loading[match] = asyncio.create_task(self._load(match))
        return await asyncio.shield(self._loading[match])

    async def _load(self, match: str) -> Live:
        try:
            held = await self.house.store.aside(lambda connection: claim(connection, match, self.me))
            stored = await self.house.store.read(lambda connection: _stored(connection, match))
            if stored is None or held is None:
                raise Problem("not-found", "there is no such match")
            facts, journal, snapshot, chat, clocks = stored
            if held != (self.me, facts.epoch):
                raise Elsewhere(held.owner)
            built = await asyncio.to_thread(rebuilt, facts, journal, snapshot)
            facts = await self._trusted(facts, built)
            revision = 0 if snapshot is None else snapshot[0]
            live = await self.keep(facts, built.match, revision, chat, built.departure, clocks)
            live.changed()
            return live
        finally:
            del self._loading[match]

    async def _trusted(self, facts: Facts, built: Rebuilt) -> Facts:
        """Note that the rules of today give the match as it was recorded: from now on it is one of theirs."""
        mark = code_mark(system_of(built.match))
        if built.departure is not None or facts.checked == mark:
            return facts
        noted = {"checked": mark, "rules": built.match.play.version}

        def write(connection: Any) -> None:
            fence(connection, facts.id, facts.epoch)
            queries.change_match(connection, facts.id, **noted)

        try:
            await self.house.store.write(write)
        except Fenced:
            raise Elsewhere(self.me) from None
        return facts.but(**noted)

    async def keep(
        self,
        facts: Facts,
        match: Match,
        snapshot: int = 0,
        chat: int = 0,
        departure: Departure | None = None,
        clocks: ClockState | None = None,
    ) -> Live:
        """Take a match into memory, and let go of what is not used."""
        old = self.warm.pop(facts.id, None)
        if old is not None:
            await old.close()
        live = self.warm[facts.id] = Live(self.house, facts, match, snapshot, chat, departure, clocks)
        await self._shrink()
        return live

    # Ownership

    async def place_of(self, match: str) -> str | None:
        """Where a match is owned by another server; None where this one owns it now, or says what is wrong with it."""
        live = self.warm.get(match)
        if live is not None and not live.lost and self._is_sure:
            return None
        try:
            await self.get(match)
        except Elsewhere as elsewhere:
            return elsewhere.owner
        except Exception:
            return None
        return None

    @property
    def _is_sure(self) -> bool:
        """Whether no other server can have claimed what this one owns."""
        return not self.house.store.is_shared or time.monotonic() - self._renewed < LEASE

    async def _confirm(self) -> None:
        """After a standstill, learn what others have claimed meanwhile; without a database nobody has."""
        if not self._is_sure:
            try:
                await self.renew()
            except SQLAlchemyError:
                log.warning("the database does not say who owns the matches")

    async def renew(self) -> None:
        """Keep all matches in memory for longer, and let go of those that others have claimed."""
        async with self._renewing:
            begun = time.monotonic()
            held = {match: live for match, live in self.warm.items() if not live.lost}
            epochs = {match: live.facts.epoch for match, live in held.items()}
            mine = await self.house.store.write(lambda connection: renew(connection, self.me, epochs)) if held else {}
            for match, live in held.items():
                if mine.get(match) != live.facts.epoch:
                    live.lose()
            self._renewed = begun

    async def keep_claims(self) -> None:
        """Renew for ever, and go on with what others have left, and with machines that have waited."""
        looked = time.monotonic()
        while True:
            await asyncio.sleep(RENEWAL)
            try:
                if self.house.store.is_shared:
                    await self.renew()
                if time.monotonic() - looked > ORPHANS:
                    looked = time.monotonic()
                    await self.wake_machines()
            except SQLAlchemyError as error:
                log.warning("the claims of matches could not be renewed: %s", type(error).__name__)

    def was_claimed(self, match: str, epoch: int) -> None:
        """A claim was told: if it is not the one of this server, the match is another's."""
        live = self.warm.get(match)
        if live is not None and live.facts.epoch < epoch:
            live.lose()

    async def give_up_fresh(self, match: str) -> bool:
        """Leave a match that was made here, and that nobody has looked at yet, to the server that asks for it."""
        live = self.warm.get(match)
        if live is None or not (live.fresh and live.idle) or match in self._borrowed:
            return False
        await self._let_go([self.warm.pop(match)])
        return True

    async def _let_go(self, leaving: list[Live]) -> None:
        for live in leaving:
            await live.close()
        if self.house.store.is_shared:
            epochs = {live.facts.id: live.facts.epoch for live in leaving}
            try:
                await self.house.store.write(lambda connection: release(connection, epochs))
            except SQLAlchemyError:
                log.warning("matches could not be left to others: their leases run out by themselves")

    async def _shrink(self) -> None:
        """Let go of the matches that were not used for longest, until the others are few and short enough."""
        settings = self.house.settings
        number, answers = len(self.warm), sum(live.match.revision for live in self.warm.values())
        if number <= settings.warm and answers <= settings.warm_answers:
            return
        leaving: list[Live] = []
        for match, live in list(self.warm.items())[:-1]:
            if number <= settings.warm and answers <= settings.warm_answers:
                break
            if live.idle and match not in self._borrowed:
                leaving.append(self.warm.pop(match))
                number, answers = number - 1, answers - live.match.revision
        if leaving:
            await self._let_go(leaving)

    async def wake_machines(self) -> None:
        """Go on with the matches whose machines were thinking when their server went down, or had to wait."""
        waiting = await self.house.store.read(lambda c: queries.matches_that_wait_for_machines(c, self.me))
        for match, alone in waiting.items():
            if match in self._frozen or (alone and len(self.house.alone) >= machine_seats.MOST_ALONE):
                continue
            if match in self.warm:
                self.warm[match].machines.go_on()
                continue
            try:
                if (await self.get(match)).departure is not None:
                    self._frozen.add(match)
            except Elsewhere:
                continue
            except Problem as problem:
                self._frozen.add(match)
                log.warning("match %s cannot go on: %s", match, problem.message)

    async def close(self) -> None:
        """Let go of everything, and leave it to other servers."""
        leaving = list(self.warm.values())
        self.warm.clear()
        await self._let_go(leaving)


def _stored(connection: Any, match: str) -> Stored | None:
    facts = queries.find_match(connection, match)
    if facts is None:
        return None
    journal = queries.journal_of(connection, match)
    chat, clocks = queries.last_line(connection, match), clocks_of(connection, [match]).get(match)
    return facts, journal, queries.snapshot_of(connection, match), chat, clocks
