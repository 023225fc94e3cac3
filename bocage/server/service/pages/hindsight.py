"""Hindsight: a match that is over is played again and weighed once, in a process; what came of it is kept in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from bocage.server.problems import checked
from bocage.server.service.matches.live import Live
from bocage.server.service.pages.dice_page import DicePage
from bocage.server.service.pages.review import Advice, Review
from bocage.server.storage import queries

T = TypeVar("T")

_WHOLE, _DICE = 0, -1
"""No choice makes these revisions: under them are the review itself, and the dice page."""


async def review(live: Live) -> Review:
    """How a match went."""
    return await _once(live, _WHOLE, lambda: _review(live))


async def _review(live: Live) -> Review:
    return await live.house.thinkers.review(live.facts, await _rows(live))


async def advice(live: Live, revision: int) -> Advice:
    """What a strong machine would have done instead of a choice that the review names."""
    fall = next((one for one in (await review(live)).falls if one.revision == revision), None)
    checked(fall, "not-found", f"the review names no choice at revision {revision}")
    assert fall is not None

    async def advised() -> Advice:
        return await live.house.thinkers.advise(live.facts, await _rows(live), fall)

    return await _once(live, revision, advised)


async def dice(live: Live) -> DicePage:
    """Every roll, thrown again; of a match that was played by other rules too."""

    async def thrown() -> DicePage:
        rows = await live.house.store.read(lambda connection: queries.journal_of(connection, live.facts.id))
        return await live.house.thinkers.throw_again(live.facts, rows)

    return await _once(live, _DICE, thrown)


async def _once(live: Live, mark: int, work: Callable[[], Awaitable[T]]) -> T:
    """What comes of some work: all who ask wait for the same; what failed is done again for who asks later."""
    under_way: asyncio.Future[Any] | None = live.hindsight.get(mark)
    if under_way is None or (under_way.done() and (under_way.cancelled() or under_way.exception() is not None)):
        under_way = live.hindsight[mark] = asyncio.ensure_future(work())
    found: T = await asyncio.shield(under_way)
    return found


async def _rows(live: Live) -> list[str]:
    checked(live.over, "not-over", "the match is not over")
    checked(live.departure is None, "unplayable", "the match was played by other rules")
    return await live.house.store.read(lambda connection: queries.journal_of(connection, live.facts.id))
