"""The keeper: live matches in bounded memory; others are rebuilt from snapshot and journal when they are asked for."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import OrderedDict
from typing import Any

from bocage.kernel.match import Match
from bocage.server.problems import Problem, checked
from bocage.server.service.live import House, Live
from bocage.server.service.rebuild import rebuilt
from bocage.server.storage import queries
from bocage.server.storage.facts import Facts

log = logging.getLogger("bocage.server")

_ID = re.compile(r"[A-Za-z0-9_-]{16}")
Stored = tuple[Facts, list[str], tuple[int, str] | None, int]


class Keeper:
    """Matches by their id, the latest used last."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.warm: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Live]] = {}

    async def get(self, match: str) -> Live:
        """A match, from memory or rebuilt."""
        live = self.warm.get(match)
        if live is not None and not live.lost:
            self.warm.move_to_end(match)
            return live
        checked(_ID.fullmatch(match), "not-found", "there is no such match")
        if match not in self._loading:
            self._loading[match] = asyncio.create_task(self._load(match))
        return await asyncio.shield(self._loading[match])

    async def _load(self, match: str) -> Live:
        try:
            stored = await self.house.store.read(lambda connection: _stored(connection, match))
            if stored is None:
                raise Problem("not-found", "there is no such match")
            facts, journal, snapshot, chat = stored
            built = await asyncio.to_thread(rebuilt, facts, journal, snapshot)
            live = await self.keep(facts, built, 0 if snapshot is None else snapshot[0], chat)
            live.let_machines_think()
            return live
        finally:
            del self._loading[match]

    async def keep(self, facts: Facts, match: Match, snapshot: int = 0, chat: int = 0) -> Live:
        """Take a match into memory, and let go of what is not used."""
        old = self.warm.pop(facts.id, None)
        if old is not None:
            await old.close()
        live = self.warm[facts.id] = Live(self.house, facts, match, snapshot, chat)
        await self._shrink()
        return live

    async def _shrink(self) -> None:
        for match, live in list(self.warm.items())[:-1]:
            if len(self.warm) <= self.house.settings.warm:
                return
            if live.idle:
                del self.warm[match]
                await live.close()

    async def wake_machines(self) -> None:
        """Go on with the matches whose machines were thinking when the server went down."""
        for match in await self.house.store.read(queries.matches_that_wait_for_machines):
            try:
                await self.get(match)
            except Problem as problem:
                log.warning("match %s cannot go on: %s", match, problem.message)

    async def close(self) -> None:
        """Let go of everything."""
        for live in self.warm.values():
            await live.close()
        self.warm.clear()


def _stored(connection: Any, match: str) -> Stored | None:
    facts = queries.find_match(connection, match)
    if facts is None:
        return None
    journal = queries.journal_of(connection, match)
    return facts, journal, queries.snapshot_of(connection, match), queries.last_line(connection, match)
