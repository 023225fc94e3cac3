"""The past: a match as it was seen at an earlier revision."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from bocage.kernel.journal import entries, until
from bocage.kernel.match import Match
from bocage.kernel.past import Mark, nearest
from bocage.kernel.records import SPECTATOR
from bocage.registry import system_of
from bocage.server import wire
from bocage.server.forms import (
    SnapshotForm,
)
from bocage.server.problems import checked
from bocage.server.service.matches.live import BEHIND, Live
from bocage.server.service.pages.snapshots import snapshot_of
from bocage.server.service.records.rebuilding import at_revision, entries_since
from bocage.server.storage import queries
from bocage.server.storage.facts import Holder

CHECKPOINTS = 6
"""So many matches that were looked back at are kept, each with the marks that were made on the way to it."""


async def seen_at(live: Live, holder: Holder, seat: int | None, revision: int) -> SnapshotForm:
    """A match as it was seen at a revision."""
    last = live.seen_by(seat).revision
    checked(revision <= last, "not-found", f"the match is at revision {last}")
    async with live.looking_back:
        match = await _match_at(live, live.seen_by(seat), revision)
    speaker = wire.speaker(system_of(match), match.view(SPECTATOR if seat is None else seat))
    return snapshot_of(live, match, speaker, holder, seat, tables=False, past=True)


async def _match_at(live: Live, seen: Match, revision: int) -> Match:
    """The match at a revision, from the nearest copy of it: a short way on here, a long one where it can be ended."""
    if live.departure is not None:
        agreed = live.departure.agreed
        return await asyncio.to_thread(at_revision, agreed, revision) if revision <= agreed.revision else seen
    base = _nearest(live, seen, revision)
    mark = nearest(base.marks, revision)[-1].revision
    before = max((number for number in live.past if number <= revision), default=0)
    if revision - max(mark, before) > seen.play.stride + BEHIND:
        match = await _far_back(live, seen, base, revision)
    elif before > mark:
        match = await asyncio.to_thread(_further, live.past[before], seen, revision)
    else:
        match = await asyncio.to_thread(at_revision, base, revision)
    live.past.pop(revision, None)
    live.past[revision] = match
    while len(live.past) > CHECKPOINTS:
        del live.past[next(iter(live.past))]
    return match


def _nearest(live: Live, seen: Match, revision: int) -> Match:
    """Of the match and of those that were looked back at lately, which has the nearest mark on the way to a revision.

    A mark of a match lies on the way to any revision between the two.
    """
    later = (match for number, match in live.past.items() if number >= revision)
    return max((seen, *later), key=lambda match: nearest(match.marks, revision)[-1].revision)


def _further(past: Match, seen: Match, revision: int) -> Match:
    """A match that was looked back at, played on to a later revision."""
    match = past.clone()
    match.replay([entry for entry in entries_since(seen.journal, past.revision) if entry.revision <= revision])
    return match


async def _far_back(live: Live, seen: Match, base: Match, revision: int) -> Match:
    """The match at a revision, played again in a process, with the marks that this leaves on the way."""
    mark = nearest(base.marks, revision)[-1]
    state = mark.game.state() if mark.revision else None
    rows = await live.house.store.read(lambda connection: queries.journal_of(connection, live.facts.id, revision))
    states = await live.house.thinkers.look_back(live.facts, rows, mark.revision, state)
    return await asyncio.to_thread(_resumed, seen, revision, states)


def _resumed(seen: Match, revision: int, states: Sequence[tuple[int, dict[str, Any]]]) -> Match:
    marks = []
    for number, state in states:
        game = seen.marks[0].game.clone()
        game.restore(state, seen.play.package)
        game.hush()
        marks.append(Mark(number, game))
    recorded = entries(until(seen.journal, revision))
    return Match.resume(seen, recorded, marks[-1], opening=seen.opening, orders={}, earlier=tuple(marks[:-1]))
