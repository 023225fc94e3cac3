"""Hindsight: a match that is over is weighed once, in a process; what came of it is kept while it is in memory."""

from __future__ import annotations

from bocage.server.problems import checked
from bocage.server.service.matches.live import Live
from bocage.server.service.pages.review import Advice, Review
from bocage.server.storage import queries

_WHOLE = 0
"""No choice makes revision 0: under it the review itself is kept."""


async def review(live: Live) -> Review:
    """How a match went."""
    found = live.reviews.get(_WHOLE)
    if not isinstance(found, Review):
        found = live.reviews[_WHOLE] = await live.house.thinkers.review(live.facts, await _rows(live))
    return found


async def advice(live: Live, revision: int) -> Advice:
    """What a strong machine would have done instead of a choice that the review names."""
    found = live.reviews.get(revision)
    if not isinstance(found, Advice):
        fall = next((one for one in (await review(live)).falls if one.revision == revision), None)
        checked(fall, "not-found", f"the review names no choice at revision {revision}")
        assert fall is not None
        found = live.reviews[revision] = await live.house.thinkers.advise(live.facts, await _rows(live), fall)
    return found


async def _rows(live: Live) -> list[str]:
    checked(live.over, "not-over", "the match is not over")
    checked(live.departure is None, "unplayable", "the match was played by other rules")
    return await live.house.store.read(lambda connection: queries.journal_of(connection, live.facts.id))
