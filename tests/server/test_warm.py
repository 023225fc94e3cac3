"""Above the bound of matches in memory nobody is stranded: what is held stays, what is let go of answers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from bocage.server.app import build
from bocage.server.problems import Problem
from bocage.server.requests import Choice, Creation, SeatRequest
from bocage.server.service.machines.thinkers import Thinkers
from bocage.server.service.machines.warming import warm_up
from bocage.server.service.matches import seat_actions
from bocage.server.service.matches.keeper import SELDOM, Keeper
from bocage.server.service.matches.live import House
from bocage.server.service.matches.lobby import Lobby
from bocage.server.settings import Settings
from bocage.server.storage.store import Store

from .listening import connect, greeted, until
from .people import Table

BOUND = 5
PATIENCE = 20.0
"""A job that nobody answers is waited for so long."""


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """A database of a server whose threads may begin: matches are rebuilt in several at once."""
    warm_up()
    store = Store(f"sqlite:///{tmp_path}/bocage.db")
    yield store
    store.close()


def keeper_of(store: Store, **settings: Any) -> Keeper:
    return Keeper(House(store, Thinkers(1), Settings(db="", hidden_delay=0.0, **settings)))


async def created(keeper: Keeper, number: int) -> list[str]:
    terms = Creation(game="mini", seats=[SeatRequest(player="me")] * 2)
    return [(await Lobby(keeper).create(terms)).match for _ in range(number)]


def test_at_four_times_the_bound_everyone_is_answered(store: Store) -> None:
    """All want their matches at once, hold them for a while and then act, over and over."""

    async def scene() -> None:
        keeper = keeper_of(store, warm=BOUND)
        matches = await created(keeper, 4 * BOUND)

        async def visitor(match: str) -> None:
            for revision in range(3):
                async with keeper.borrowed(match) as live:
                    for _ in range(5):
                        await asyncio.sleep(0)
                    seat = next(iter(live.match.pending))
                    await seat_actions.choose(live, seat, Choice(revision=revision, index=0))

        await asyncio.wait_for(asyncio.gather(*map(visitor, matches)), PATIENCE)
        assert len(keeper.warm) <= BOUND
        for match in matches:
            async with keeper.borrowed(match) as live:
                assert live.match.revision == 3
        await keeper.close()

    asyncio.run(scene())


def test_what_is_borrowed_stays(store: Store) -> None:
    async def scene() -> None:
        keeper = keeper_of(store, warm=1)
        first, *others = await created(keeper, 3)
        async with keeper.borrowed(first) as live:
            for match in others:
                async with keeper.borrowed(match):
                    pass
            async with keeper.borrowed(first) as again:
                assert again is live
        assert len(keeper.warm) == 1
        await keeper.close()

    asyncio.run(scene())


def test_a_job_in_progress_keeps_its_match(store: Store) -> None:
    async def scene() -> None:
        keeper = keeper_of(store, warm=1)
        first, second = await created(keeper, 2)
        live = await keeper.get(first)
        begun, go_on = asyncio.Event(), asyncio.Event()

        async def slow() -> str:
            begun.set()
            await go_on.wait()
            return "done"

        job = asyncio.create_task(live.do(slow))
        await begun.wait()
        await keeper.get(second)
        go_on.set()
        assert await asyncio.wait_for(job, PATIENCE) == "done"
        await keeper.close()

    asyncio.run(scene())


def test_whoever_waits_for_a_match_that_is_let_go_of_is_told(store: Store) -> None:
    async def scene() -> None:
        keeper = keeper_of(store)
        (match,) = await created(keeper, 1)
        live = await keeper.get(match)
        begun = asyncio.Event()

        async def slow() -> None:
            begun.set()
            await asyncio.Event().wait()

        jobs = [asyncio.create_task(live.do(slow)) for _ in range(3)]
        await begun.wait()
        await live.close()
        answers = await asyncio.wait_for(asyncio.gather(*jobs, return_exceptions=True), PATIENCE)
        assert [one.code for one in answers if isinstance(one, Problem)] == ["unavailable"] * 3
        with pytest.raises(Problem):
            await live.do(slow)
        await keeper.close()

    asyncio.run(scene())


def test_long_matches_count_for_more(store: Store) -> None:
    async def scene() -> None:
        keeper = keeper_of(store, warm_answers=10)
        keeper._given_back = SELDOM - 4
        matches = await created(keeper, 4)
        for match in matches:
            async with keeper.borrowed(match) as live:
                for revision in range(4):
                    seat = next(iter(live.match.pending))
                    await seat_actions.choose(live, seat, Choice(revision=revision, index=0))
            assert len(keeper.warm) == 4 or match == matches[-1], "it is looked at seldom"
        assert list(keeper.warm) == matches[-2:]
        await keeper.close()

    asyncio.run(scene())


def test_people_at_four_times_the_bound_hear_and_are_heard(settings: Settings) -> None:
    with TestClient(build(msgspec.structs.replace(settings, warm=2))) as client:
        tables = [Table.created(client, "mini", ("me", "invited")) for _ in range(8)]
        for made in tables:
            with connect(made.host) as session:
                greeted(session, made.host)
                for other in tables:
                    other.watcher.get()
                made.host.choose()
                assert until(session, "update")["revision"] == 1
