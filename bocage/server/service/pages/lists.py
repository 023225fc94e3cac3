"""Lists: matches in a few lines, those of some tokens, those with open seats and those to watch."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bocage.server.answers import Summary
from bocage.server.service.matches.clocks import clock_forms
from bocage.server.service.matches.keeper import Keeper
from bocage.server.service.pages import snapshots
from bocage.server.service.pages.content import seat_speaker
from bocage.server.service.records.rebuilding import BROKEN
from bocage.server.storage import queries
from bocage.server.storage.clocks import ClockState, clocks_of
from bocage.server.storage.facts import Facts, Holder, hashed
from bocage.server.storage.store import Work


async def mine(keeper: Keeper, tokens: Sequence[str]) -> list[Summary]:
    """The matches of some tokens."""
    hashes = {hashed(token) for token in tokens}
    found = await keeper.house.store.read(lambda connection: queries.matches_of(connection, hashes))
    clocks = await _clocks(keeper, found)
    return [summary(keeper, facts, _holder(facts, hashes), clocks.get(facts.id)) for facts in await _playable(found)]


async def open_seats(keeper: Keeper) -> list[Summary]:
    """Matches with a seat that anyone may take."""
    return await _for_anyone(keeper, queries.open_matches)


async def listed(keeper: Keeper) -> list[Summary]:
    """Matches to watch."""
    return await _for_anyone(keeper, queries.listed_matches)


async def _for_anyone(keeper: Keeper, query: Work[list[Facts]]) -> list[Summary]:
    found = await keeper.house.store.read(query)
    clocks = await _clocks(keeper, found)
    return [summary(keeper, facts, Holder(), clocks.get(facts.id)) for facts in await _playable(found)]


async def _clocks(keeper: Keeper, found: Sequence[Facts]) -> dict[str, ClockState]:
    """The clocks of matches, as they are stored."""
    return await keeper.house.store.read(lambda connection: clocks_of(connection, [facts.id for facts in found]))


async def _playable(found: Sequence[Facts]) -> list[Facts]:
    """The matches of games and scenarios that there still are; their boards are made ready on the way."""
    known: dict[tuple[str, str], bool] = {}
    for facts in found:
        title = (facts.game, facts.scenario)
        if title not in known:
            try:
                await asyncio.to_thread(seat_speaker, *title)
                known[title] = True
            except BROKEN:
                known[title] = False
    return [facts for facts in found if known[facts.game, facts.scenario]]


def summary(keeper: Keeper, stored: Facts, holder: Holder, clocks: ClockState | None = None) -> Summary:
    """A match in a list: as it is shown here, or as the server that owns it has said that it may be shown."""
    live = keeper.warm.get(stored.id)
    if live is not None and live.lost:
        live = None
    facts = _as_shown(stored) if live is None else live.facts
    waiting = list(facts.waiting) if live is None else live.waiting
    shown = None if live is None or live.departure is not None else live.shown
    result = facts.result if shown is None else snapshots.result_of(facts, shown)
    waiting = [] if result is not None else waiting
    return Summary(
        match=facts.id,
        game=facts.game,
        scenario=facts.scenario,
        name=facts.name,
        language=facts.language,
        rules=facts.rules,
        seats=snapshots.seats(facts, seat_speaker(facts.game, facts.scenario), live),
        yours=list(holder.seats),
        host=holder.host,
        waiting=waiting,
        your_turn=any(seat in holder.seats for seat in waiting),
        revision=facts.revision if live is None else live.shown.revision,
        created=facts.created,
        updated=facts.updated if live is None else live.updated,
        clocks=clock_forms(clocks if live is None else live.clocks.state, [one.player for one in facts.seats]),
        result=result,
        options=facts.options,
        parent=facts.parent,
        rematch=facts.rematch,
    )


def _as_shown(facts: Facts) -> Facts:
    shown = facts.shown
    if shown is None:
        return facts
    given_up = facts.result is not None and facts.result.resigned is not None
    result = facts.result if given_up else shown.result
    return facts.but(revision=shown.revision, waiting=shown.waiting, result=result, updated=shown.updated)


def _holder(facts: Facts, tokens: set[str]) -> Holder:
    seats = tuple(one.seat for one in facts.seats if one.token in tokens and one.player == "human")
    return Holder(seats, facts.host in tokens)
