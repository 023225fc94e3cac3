"""Moderation: what players report, and what comes of the host's decisions at the tables of a running server."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy.exc import SQLAlchemyError

from bocage.server.problems import checked
from bocage.server.requests import Reporting
from bocage.server.service.matches.keeper import Keeper
from bocage.server.service.matches.live import Live
from bocage.server.storage import moderation as stored
from bocage.server.storage import queries
from bocage.server.storage.facts import now
from bocage.server.storage.moderation import Report

log = logging.getLogger("bocage.server")

OFTEN = 5.0
"""Seconds after which a decision of the host holds at the latest, at every server of the database."""


class Moderation:
    """Learns what the host has decided."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._house = keeper.house

    async def run(self) -> None:
        """Look for ever."""
        while True:
            await asyncio.sleep(OFTEN)
            try:
                await self.look()
            except SQLAlchemyError as error:
                log.warning("the host's decisions cannot be read: %s", type(error).__name__)

    async def look(self) -> None:
        """Take note of who is muted and banned; the banned leave their tables, and all leave those that are gone."""
        warm = list(self._keeper.warm)
        found = await self._house.store.read(stored.sanctions)
        gone = await self._house.store.read(lambda connection: stored.gone(connection, warm))
        fresh = found["ban"] - self._house.banned
        for known, marks in ((self._house.muted, found["mute"]), (self._house.banned, found["ban"])):
            known.clear()
            known.update(marks)
        for match, live in list(self._keeper.warm.items()):
            if match in gone:
                live.lose()
            elif fresh:
                live.stir()


async def report(live: Live, seat: int, terms: Reporting) -> None:
    """Tell the host of the server of something."""
    facts = live.facts
    others = [one.seat for one in facts.seats]
    checked(terms.against is None or terms.against in others, "not-found", f"there is no seat {terms.against}")
    line = terms.line
    if line is not None:
        said = await live.house.store.read(lambda c: queries.talk(c, facts.id, line - 1, most=1_000_000)[:1])
        checked(said and said[0].id == line, "not-found", f"there is no line {line}")
    made = Report(match=facts.id, seat=seat, against=terms.against, line=line, why=terms.why, text=terms.text, at=now())
    kept = await live.write(lambda connection: stored.put_report(connection, made))
    checked(kept, "flood", "the host has enough to read from you already")
