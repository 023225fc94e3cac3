"""Several servers on one database: a match has one owner, and what anyone else writes to it fails."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from bocage.kernel.errors import BocageError, Stale
from bocage.server.app import build
from bocage.server.http.forwarding import NOT_HERE, PASSED
from bocage.server.requests import Choice, Creation, SeatRequest
from bocage.server.service.machines.thinkers import Thinkers
from bocage.server.service.machines.warming import warm_up
from bocage.server.service.matches import seat_actions
from bocage.server.service.matches.keeper import Elsewhere, Keeper
from bocage.server.service.matches.live import House, Live
from bocage.server.service.matches.lobby import Lobby
from bocage.server.service.pages import lists
from bocage.server.settings import Settings
from bocage.server.storage import queries
from bocage.server.storage.database import hold_alone
from bocage.server.storage.leases import LEASE
from bocage.server.storage.store import Store

from .people import API, Table

ONE, OTHER = "http://one:8000", "http://other:8000"


@pytest.fixture
def shared(postgresql: str) -> Iterator[Store]:
    """A database for several servers, whose threads may begin."""
    warm_up()
    store = Store(postgresql)
    yield store
    store.close()


def server(store: Store, peer: str, delay: float = 0.0) -> Keeper:
    return Keeper(House(store, Thinkers(1), Settings(db="", hidden_delay=delay, peer=peer)))


async def made_by(keeper: Keeper, **more: Any) -> Live:
    terms = Creation(game="mini", seats=[SeatRequest(player="me")] * 2, **more)
    return await keeper.get((await Lobby(keeper).create(terms)).match)


async def choose(live: Live) -> None:
    seat = next(iter(live.match.pending))
    await seat_actions.choose(live, seat, Choice(revision=live.match.revision, index=0))


async def lapse(store: Store, keeper: Keeper) -> None:
    """So much time passes without a word of a server that others may claim what it has."""
    await store.write(
        lambda c: c.execute(text("update matches set lease = lease - 1000 where owner = :me"), {"me": keeper.me})
    )
    keeper._renewed -= 2 * LEASE


Scene = Callable[[Keeper, Keeper], Awaitable[None]]


def played(store: Store, scene: Scene, delay: float = 0.0) -> None:
    async def run() -> None:
        one, other = server(store, ONE, delay), server(store, OTHER, delay)
        await scene(one, other)
        await one.close()
        await other.close()

    asyncio.run(run())


def test_a_match_of_another_server_is_not_read_but_asked_for_there(shared: Store) -> None:
    async def scene(one: Keeper, other: Keeper) -> None:
        live = await made_by(one)
        with pytest.raises(Elsewhere) as refused:
            await other.get(live.facts.id)
        assert refused.value.owner == ONE
        assert await other.place_of(live.facts.id) == ONE
        assert await one.place_of(live.facts.id) is None

    played(shared, scene)


def test_what_is_let_go_of_is_the_next_one_s_at_once(shared: Store) -> None:
    async def scene(one: Keeper, other: Keeper) -> None:
        live = await made_by(one)
        await choose(live)
        await one.close()
        again = await other.get(live.facts.id)
        assert again.match.revision == 1
        assert again.facts.epoch == live.facts.epoch + 1

    played(shared, scene)


def test_without_a_database_a_match_leaves_memory_all_the_same(shared: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(work: object) -> None:
        raise OperationalError("update matches", {}, Exception("gone"))

    async def scene(one: Keeper, other: Keeper) -> None:
        live = await made_by(one)
        with monkeypatch.context() as outage:
            outage.setattr(shared, "write", fails)
            await one.close()
        assert one.warm == {}
        await lapse(shared, one)
        assert (await other.get(live.facts.id)).match.revision == 0

    played(shared, scene)


WRITES: dict[str, Callable[[Live], Awaitable[Any]]] = {
    "a choice": choose,
    "talk": lambda live: seat_actions.say(live, 0, "hello"),
    "giving up": lambda live: seat_actions.resign(live, 0),
    "a fact": lambda live: live.change(undo=None),
    "a seat": lambda live: live.change_seats([(0, {"name": "Bert"})]),
}


@pytest.mark.parametrize("write", WRITES)
def test_who_slept_past_his_lease_writes_nothing(shared: Store, write: str) -> None:
    """It wakes in the middle of what it was doing, before it could learn that it owns nothing any more."""

    async def scene(one: Keeper, other: Keeper) -> None:
        asleep = await made_by(one)
        await choose(asleep)
        await lapse(shared, one)
        awake = await other.get(asleep.facts.id)
        await choose(awake)
        before = await shared.read(
            lambda c: (queries.find_match(c, awake.facts.id), queries.last_line(c, awake.facts.id))
        )
        with pytest.raises(Stale):
            await WRITES[write](asleep)
        after = await shared.read(
            lambda c: (queries.find_match(c, awake.facts.id), queries.last_line(c, awake.facts.id))
        )
        assert after == before
        assert asleep.lost
        assert (asleep.match.revision, awake.match.revision) == (1, 2)

    played(shared, scene)


def test_who_slept_past_his_lease_looks_before_he_answers(shared: Store) -> None:
    async def scene(one: Keeper, other: Keeper) -> None:
        asleep = await made_by(one)
        await lapse(shared, one)
        await choose(await other.get(asleep.facts.id))
        with pytest.raises(Elsewhere):
            await one.get(asleep.facts.id)
        assert asleep.lost

    played(shared, scene)


def test_a_lease_that_is_renewed_lasts(shared: Store) -> None:
    async def scene(one: Keeper, other: Keeper) -> None:
        live = await made_by(one)
        await lapse(shared, one)
        await one.renew()
        assert await other.place_of(live.facts.id) == ONE
        assert not live.lost
        await choose(live)

    played(shared, scene)


def test_one_write_that_is_fenced_off_takes_no_other_with_it(shared: Store) -> None:
    async def scene(one: Keeper, other: Keeper) -> None:
        lives = [await made_by(one) for _ in range(6)]
        await lapse(shared, one)
        await other.get(lives[2].facts.id)
        done = await asyncio.gather(*map(choose, lives), return_exceptions=True)
        assert [isinstance(one, Stale) for one in done] == [False, False, True, False, False, False]
        assert [live.match.revision for live in lives] == [1, 1, 0, 1, 1, 1]

    played(shared, scene)


def test_of_many_who_claim_at_once_one_has_the_match(shared: Store) -> None:
    async def scene(one: Keeper, other: Keeper) -> None:
        matches = [(await made_by(one)).facts.id for _ in range(8)]
        await one.close()
        asked = [keeper.get(match) for match in matches for keeper in (one, other)]
        found = await asyncio.gather(*asked, return_exceptions=True)
        owned = [live.facts.id for live in found if isinstance(live, Live)]
        assert all(isinstance(live, Live | Elsewhere) for live in found)
        assert len(owned) == len(set(owned))
        assert set(owned) <= set(matches)

    played(shared, scene)


def test_lists_of_other_servers_show_what_the_delay_allows(shared: Store) -> None:
    """A bid is a secret until both are in: nobody learns from a list of another server that one was made."""

    async def scene(one: Keeper, other: Keeper) -> None:
        terms = Creation(game="ambush", seats=[SeatRequest(player="me"), SeatRequest(player="open")])
        live = await one.get((await Lobby(one).create(terms)).match)
        while not live.delayed.lags:
            await choose(live)
        (listed,) = await lists.open_seats(other)
        (own,) = await lists.open_seats(one)
        assert (listed.revision, listed.waiting, listed.updated) == (own.revision, own.waiting, own.updated)
        assert listed.revision < live.match.revision

    played(shared, scene, delay=60.0)


def test_what_was_hidden_stays_hidden_where_a_match_is_taken_over(shared: Store) -> None:
    async def scene(one: Keeper, other: Keeper) -> None:
        terms = Creation(game="ambush", seats=[SeatRequest(player="me"), SeatRequest(player="open")])
        live = await one.get((await Lobby(one).create(terms)).match)
        while not live.delayed.lags:
            await choose(live)
        shown = live.shown.revision
        await one.close()
        again = await other.get(live.facts.id)
        assert again.match.revision == live.match.revision
        assert again.shown.revision == shown

    played(shared, scene, delay=60.0)


def test_machines_of_a_server_that_went_down_go_on(shared: Store) -> None:
    async def scene(one: Keeper, other: Keeper) -> None:
        terms = Creation(game="mini", seats=[SeatRequest(player="machine", machine="random")] * 2)
        match = (await Lobby(one).create(terms)).match
        await other.wake_machines()
        assert match not in other.warm
        await lapse(shared, one)
        await other.wake_machines()
        assert match in other.warm

    played(shared, scene)


# Whole servers


@pytest.fixture
def pair(shared: Store, postgresql: str) -> Iterator[tuple[TestClient[Any], TestClient[Any]]]:
    """Two applications; neither can be reached by the other."""
    settings = [Settings(db=postgresql, hidden_delay=0.0, limits=0.0, peer=peer) for peer in (ONE, OTHER)]
    with TestClient(build(settings[0])) as one, TestClient(build(settings[1])) as other:
        yield one, other


def test_claims_are_told_to_all_servers(pair: tuple[TestClient[Any], TestClient[Any]], shared: Store) -> None:
    """Whoever listens to a match at a server that lost it is sent away at once, not when that server next looks."""
    one, other = pair
    made = Table.created(one, "mini", ("me", "me"))
    keeper = one.app.state.server.keeper
    live = keeper.warm[made.host.match]
    with shared.engine.begin() as connection:
        connection.execute(text("update matches set lease = lease - 1000"))
    made.host.client = other
    made.host.get()
    until = time.monotonic() + 2.5
    while not live.lost:
        assert time.monotonic() < until, "nobody told the server that its match was claimed"
        time.sleep(0.02)


@pytest.mark.parametrize("is_cut", [True, False])
def test_what_an_owner_may_have_done_before_it_fell_silent_is_not_asked_again(
    pair: tuple[TestClient[Any], TestClient[Any]], shared: Store, monkeypatch: pytest.MonkeyPatch, is_cut: bool
) -> None:
    """Its connection is cut, or says nothing for longer than its claim holds. What only looks is answered here then."""
    one, other = pair
    made = Table.created(one, "mini", ("me", "me"))
    asked: list[str] = []

    def owned_by_third(lease: float) -> None:
        other.app.state.server.keeper.warm.clear()
        taken = "update matches set owner = 'http://third:8000', epoch = epoch + 1, lease = :lease"
        with shared.engine.begin() as connection:
            connection.execute(text(taken), {"lease": lease})

    async def request(method: str, *rest: Any, **more: Any) -> None:
        asked.append(method)
        owned_by_third(lease=0)
        if is_cut:
            raise httpx.ReadError("cut")
        await asyncio.Event().wait()

    monkeypatch.setattr(other.app.state.server.peers, "request", request)
    made.host.client = other
    owned_by_third(lease=time.time() + 1000)
    assert made.host.post("/chat", 503, seat=0, text="hello")["error"] == "unavailable"
    owned_by_third(lease=time.time() + 1000)
    assert made.host.get()["revision"] == 0
    assert asked == ["POST", "GET"]


def test_sqlite_is_for_one_server(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/bocage.db"
    holds = (
        f"from bocage.server.storage.database import hold_alone as h; h({url!r}); print('held', flush=True); input()"
    )
    with subprocess.Popen([sys.executable, "-c", holds], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == b"held\n"
        with pytest.raises(BocageError, match=r"^[^\n]*bocage.db: another server uses it[^\n]*$"):
            hold_alone(url)
        first.kill()
    assert hold_alone(url) is not None


def test_a_rematch_is_found_also_where_another_server_has_it(pair: tuple[TestClient[Any], TestClient[Any]]) -> None:
    one, other = pair
    made = Table.created(one, "mini", ("me", "invited"))
    made.host.post("/resign", seat=0)
    again = made.host.post("/rematch", swap=False)["match"]
    given_up = one.get(f"{API}/matches/{again}", headers={PASSED: "1"})
    assert given_up.headers[NOT_HERE]
    made.watcher.client = other
    made.watcher.match = again
    made.watcher.get()
    assert made.others[0].post("/rematch", swap=False)["match"] == again
