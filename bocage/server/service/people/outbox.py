"""The outbox: tells people by mail or web hook that it is their turn, once a turn, and again only where it failed.

A turn is told of some time after it began, and not while its player is there: who plays at the table is not called.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import msgspec

from bocage.server.service.people import mail, web_hooks
from bocage.server.service.people.mail import Unsendable
from bocage.server.storage import contacts, queries
from bocage.server.storage.clocks import stamp
from bocage.server.storage.contacts import CONFIRMING, Kind, Letter
from bocage.server.storage.facts import Facts

if TYPE_CHECKING:
    from bocage.server.service.matches.keeper import Keeper

log = logging.getLogger("bocage.server")

POLL = 10.0
AT_ONCE = 4
"""So many mails are sent at once, and so many web hooks called beside them: these may be slow on purpose."""
BATCH = 50
WAITS = (60.0, 300.0, 1800.0, 7200.0, 21600.0)
"""Seconds before a letter that failed is tried again; after the last of them it is given up."""
KEPT = 24 * 3600.0
"""Seconds for which an address is kept at least, also where no seat is left that it was given for."""


class _Way:
    """By mail, or by web hook: who sends, and when."""

    def __init__(self) -> None:
        self.senders = ThreadPoolExecutor(AT_ONCE, "sender")
        self.sweeping = asyncio.Lock()
        self.awake = asyncio.Event()


class Outbox:
    """Sends what is due."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._house = keeper.house
        self._ways: dict[Kind, _Way] = {"mail": _Way(), "hook": _Way()}

    @property
    def works(self) -> bool:
        """Whether the host has set anything up."""
        return bool(self._house.settings.smtp) or self._house.settings.hooks != "off"

    async def open(self) -> None:
        """Settle what was being sent when the server went down, and forget who plays nowhere any more."""
        if not self.works:
            return
        before = stamp(self._house.time() - KEPT)

        def write(connection: Any) -> None:
            contacts.settle(connection)
            contacts.forget_the_gone(connection, before)

        await self._house.store.write(write)
        await self._look()

    async def run(self) -> None:
        """Send for ever, by either way for itself."""
        await asyncio.gather(*(self._run(kind) for kind in self._ways))

    async def _run(self, kind: Kind) -> None:
        awake = self._ways[kind].awake
        while self.works:
            try:
                await self._look()
                await self._sweep(kind)
            except Exception:
                log.exception("the outbox could not be looked at")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(awake.wait(), POLL)
            awake.clear()

    def wake(self) -> None:
        """There is something to send at once."""
        for way in self._ways.values():
            way.awake.set()

    async def _look(self) -> None:
        """Learn who wants to be called, also from other servers of the same database."""
        found = await self._house.store.read(contacts.callers)
        self._house.callers.clear()
        self._house.callers.update(found)

    async def sweep(self) -> None:
        """Send all that is due now."""
        await asyncio.gather(*(self._sweep(kind) for kind in self._ways))

    async def _sweep(self, kind: Kind) -> None:
        async with self._ways[kind].sweeping:
            now, me = stamp(self._house.time()), self._keeper.me
            letters = await self._house.store.read(lambda c: contacts.due_letters(c, now, kind, BATCH, me))
            await asyncio.gather(*(self._deal(letter) for letter in letters))

    async def _deal(self, letter: Letter) -> None:
        store, settings = self._house.store, self._house.settings
        facts = await store.read(lambda connection: queries.find_match(connection, letter.match))
        if facts is None or not self._is_wanted(letter, facts):
            await store.write(lambda connection: contacts.drop_letter(connection, letter))
        elif self._is_here(letter):
            later = stamp(self._house.time() + max(10.0, settings.call_after))
            await store.write(lambda connection: contacts.note_letter(connection, letter, due=later))
        elif await store.write(lambda connection: contacts.claim(connection, letter)):
            changes = await self._try(letter, facts)
            await store.write(lambda connection: contacts.note_letter(connection, letter, **changes))

    def _is_wanted(self, letter: Letter, facts: Facts) -> bool:
        """Whether there still is something to tell, and by a way that the host has set up."""
        contact, settings = letter.contact, self._house.settings
        if not (settings.smtp if contact.kind == "mail" else settings.hooks != "off"):
            return False
        if letter.seat == CONFIRMING:
            return not contact.confirmed
        mine = [one for one in facts.seats if one.seat == letter.seat and one.token == contact.token]
        return contact.confirmed and bool(mine) and mine[0].player == "human" and facts.result is None

    def _is_here(self, letter: Letter) -> bool:
        """Whether the player looks at the match already."""
        live = self._keeper.warm.get(letter.match)
        return live is not None and any(one.seat == letter.seat for one in live.listeners if letter.seat >= 0)

    async def _try(self, letter: Letter, facts: Facts) -> dict[str, Any]:
        """Send a letter; answers how it stands after that."""
        try:
            senders = self._ways[letter.contact.kind].senders
            await asyncio.get_running_loop().run_in_executor(senders, self._send, letter, facts)
        except Unsendable as error:
            log.warning("a letter about match %s is given up: %s", letter.match, error)
            return {"state": "failed"}
        except Exception as error:
            tries = letter.tries + 1
            log.warning("a letter about match %s failed %d times: %s", letter.match, tries, type(error).__name__)
            if tries > len(WAITS):
                return {"state": "failed", "tries": tries}
            return {"state": "waiting", "tries": tries, "due": stamp(self._house.time() + WAITS[letter.tries])}
        return {"state": "sent"}

    def _send(self, letter: Letter, facts: Facts) -> None:
        settings, at = self._house.settings, self._house.time()
        if letter.contact.kind == "mail":
            mail.send(mail.written(letter, facts, settings, at), settings.smtp)
            return
        told = {"type": "turn", "match": facts.id, "seat": letter.seat, "at": stamp(at)}
        body = msgspec.json.encode({**told, **mail.words(letter, facts), "link": mail.link_to(settings, facts.id)})
        signed = web_hooks.signature(letter.contact.key, int(at), body)
        headers = {"Content-Type": "application/json", "User-Agent": "bocage", web_hooks.SIGNATURE: signed}
        web_hooks.send(letter.contact.address, body, headers, settings.hooks)

    def close(self) -> None:
        """Send nothing more."""
        for way in self._ways.values():
            way.senders.shutdown(wait=False, cancel_futures=True)
