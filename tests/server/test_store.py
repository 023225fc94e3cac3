"""The store: journals that only grow, tables as the migrations make them, matches in bounded memory."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from bocage import registry
from bocage.kernel.errors import BocageError, Stale
from bocage.server.problems import Problem
from bocage.server.requests import Choice, Creation, Joining, SeatRequest
from bocage.server.service.machines.thinkers import Thinkers
from bocage.server.service.matches import live as live_matches
from bocage.server.service.matches import seat_actions
from bocage.server.service.matches.keeper import Keeper
from bocage.server.service.matches.live import House, Live
from bocage.server.service.matches.lobby import Lobby
from bocage.server.service.pages import heard, snapshots
from bocage.server.settings import Settings
from bocage.server.storage import queries
from bocage.server.storage.database import connect, hold_alone
from bocage.server.storage.facts import Holder, new_id, now
from bocage.server.storage.schema import METADATA
from bocage.server.storage.store import Store


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = Store(database)
    yield store
    store.close()


def house(store: Store, warm: int = 500) -> House:
    return House(store, Thinkers(1), Settings(db="", warm=warm, hidden_delay=0.0))


async def hot_seat(keeper: Keeper, game: str = "mini") -> Live:
    ticket = await Lobby(keeper).create(Creation(game=game, seats=[SeatRequest(player="me")] * 2))
    return await keeper.get(ticket.match)


async def play(live: Live, choices: int, seed: int = 1) -> None:
    draw = random.Random(seed)
    for _ in range(choices):
        decision = live.match.decision
        if decision is None:
            return
        index = draw.randrange(len(decision.options))
        await seat_actions.choose(live, decision.seat, Choice(revision=live.match.revision, index=index))


def test_the_migrations_make_the_tables(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_sqlite_runs_in_wal_mode(tmp_path: Path) -> None:
    engine = connect(f"sqlite:///{tmp_path}/bocage.db")
    with engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
    engine.dispose()


@pytest.mark.parametrize("url", ["nonsense", "sqlite://", "mysql://localhost/x", "postgresql://u@127.0.0.1:1/x"])
def test_a_database_that_cannot_be_had_is_one_line(url: str) -> None:
    with pytest.raises(BocageError) as error:
        connect(url)
    assert "\n" not in str(error.value)


@pytest.fixture
def short_strides(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the ford a mark is kept every ten answers, and one is stored that lies ten revisions behind."""
    monkeypatch.setattr(registry.system("mini").play, "stride", 10)
    monkeypatch.setattr(live_matches, "BEHIND", 10)


def test_a_database_where_no_file_can_be_made_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for begin in (hold_alone, connect):
        with pytest.raises(BocageError, match=r"^[^\n]*bocage\.db[^\n]*: Not a directory$"):
            begin(f"sqlite:///{tmp_path}/file/bocage.db")


@pytest.mark.skipif(os.geteuid() != 0, reason="only root makes files for others")
def test_what_root_makes_for_a_server_belongs_to_whoever_owns_its_folder(tmp_path: Path) -> None:
    """As where a backup is restored for a server that runs as a user without rights."""
    home = tmp_path / "home"
    home.mkdir()
    os.chown(home, 4711, 4712)
    url = f"sqlite:///{home}/bocage.db"
    mark = hold_alone(url)
    assert mark is not None
    connect(url).dispose()
    os.close(mark)
    made = {path.name: path.stat() for path in home.iterdir()}
    assert {"bocage.db", "bocage.db.server"} <= set(made)
    assert {(file.st_uid, file.st_gid, file.st_mode & 0o777) for file in made.values()} == {(4711, 4712, 0o600)}


@pytest.mark.usefixtures("short_strides")
def test_a_match_is_rebuilt_as_it_was(store: Store) -> None:
    async def scene() -> None:
        keeper = Keeper(house(store))
        live = await hot_seat(keeper)
        await play(live, 30)
        await seat_actions.say(live, 0, "hello")
        await play(live, 30, seed=2)
        holder = Holder((0, 1), True)
        before = [snapshots.snapshot(live, holder, seat, tables=True) for seat in (0, 1)]
        log = heard.events(live, 0, -1)
        digest = live.match.game.digest()
        await asyncio.sleep(0.2)
        await keeper.close()
        stored = await store.read(lambda connection: queries.snapshot_of(connection, live.facts.id))
        assert stored is not None
        assert 10 <= live.match.revision - stored[0] <= 20
        again = await keeper.get(live.facts.id)
        assert again is not live
        assert again.match.game.digest() == digest
        claimed = live.facts.but(epoch=live.facts.epoch + 1)
        assert msgspec.json.encode(again.facts) == msgspec.json.encode(claimed)
        assert [snapshots.snapshot(again, holder, seat, tables=True) for seat in (0, 1)] == before
        assert heard.events(again, 0, -1) == log
        await keeper.close()

    asyncio.run(scene())


@pytest.mark.usefixtures("short_strides")
def test_what_was_taken_back_stays_taken_back(store: Store) -> None:
    async def scene() -> None:
        keeper = Keeper(house(store))
        live = await hot_seat(keeper)
        for _ in range(40):
            await play(live, 2, seed=live.match.revision)
            if live.match.decision is None:
                break
            await seat_actions.undo(live, 0, live.match.revision)
        digest = live.match.game.digest()
        await asyncio.sleep(0.2)
        await keeper.close()
        assert (await keeper.get(live.facts.id)).match.game.digest() == digest
        await keeper.close()

    asyncio.run(scene())


def test_a_revision_is_written_once(store: Store) -> None:
    async def scene() -> None:
        keeper = Keeper(house(store))
        live = await hot_seat(keeper)
        await play(live, 1)
        standing = {"revision": 1, "waiting": (0,), "result": None, "updated": now(), "shown": None}
        with pytest.raises(IntegrityError):
            await store.write(queries.Append(live.facts.id, live.facts.epoch, [(1, "{}")], standing))
        await keeper.close()

    asyncio.run(scene())


def test_two_servers_on_one_database_do_not_overwrite_each_other(store: Store) -> None:
    async def scene() -> None:
        one, other = Keeper(house(store)), Keeper(house(store))
        first = await hot_seat(one)
        second = await other.get(first.facts.id)
        await play(second, 1)
        with pytest.raises(Stale):
            await play(first, 1)
        assert first.match.revision == 0
        assert (await one.get(first.facts.id)).match.revision == 1
        await one.close()
        await other.close()

    asyncio.run(scene())


def test_a_failed_commit_takes_nothing_else_with_it(store: Store) -> None:
    async def scene() -> None:
        keeper = Keeper(house(store))
        lives = [await hot_seat(keeper) for _ in range(10)]

        def broken(connection: object) -> None:
            raise ValueError("no")

        jobs = [play(live, 1) for live in lives]
        results = await asyncio.gather(*jobs, store.write(broken), return_exceptions=True)
        assert [type(result) for result in results] == [type(None)] * 10 + [ValueError]
        assert [live.match.revision for live in lives] == [1] * 10
        stored = [await store.read(lambda c, live=live: queries.journal_of(c, live.facts.id)) for live in lives]  # type: ignore[misc]
        assert [len(journal) for journal in stored] == [1] * 10
        await keeper.close()

    asyncio.run(scene())


def test_a_lost_connection_is_made_anew(store: Store) -> None:
    async def scene() -> None:
        keeper = Keeper(house(store))
        live = await hot_seat(keeper)
        await play(live, 2)
        assert store._writing is not None
        store._writing.invalidate()
        await play(live, 2)
        assert live.match.revision == 4
        assert len(await store.read(lambda c: queries.journal_of(c, live.facts.id))) == 4
        await keeper.close()

    asyncio.run(scene())


def test_what_many_matches_append_together_stands_in_each_of_their_journals(store: Store) -> None:
    async def scene() -> None:
        keeper = Keeper(house(store))
        lives = [await hot_seat(keeper) for _ in range(20)]
        await asyncio.gather(*(play(live, 12, seed) for seed, live in enumerate(lives)))
        await keeper.close()
        for live in lives:
            again = await keeper.get(live.facts.id)
            assert again.match.game.digest() == live.match.game.digest()
            assert again.facts == live.facts.but(epoch=live.facts.epoch + 1)
        await keeper.close()

    asyncio.run(scene())


def test_a_choice_that_cannot_be_stored_is_not_made(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        keeper = Keeper(house(store))
        live = await hot_seat(keeper)

        async def fails(work: object) -> None:
            raise OSError("disk full")

        monkeypatch.setattr(store, "write", fails)
        with pytest.raises(OSError, match="disk full"):
            await play(live, 1)
        assert live.match.revision == live.shown.revision == 0
        monkeypatch.undo()
        await play(live, 1)
        assert live.match.revision == 1
        await keeper.close()

    asyncio.run(scene())


def test_memory_is_bounded(store: Store) -> None:
    async def scene() -> None:
        keeper = Keeper(house(store, warm=5))
        lives = [await hot_seat(keeper) for _ in range(20)]
        assert len(keeper.warm) == 5
        first = await keeper.get(lives[0].facts.id)
        await play(first, 3)
        assert first.match.revision == 3
        assert len(keeper.warm) == 5
        await keeper.close()

    asyncio.run(scene())


def test_only_one_of_many_takes_a_seat(store: Store) -> None:
    async def scene() -> None:
        keeper = Keeper(house(store))
        lobby = Lobby(keeper)
        ticket = await lobby.create(Creation(game="mini", seats=[SeatRequest(player="me")]))
        live = await keeper.get(ticket.match)
        code = ticket.invitations[0].code
        tries = [lobby.join(live, None, Joining(code=code, name=str(number))) for number in range(10)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(isinstance(result, Problem) and result.code == "taken" for result in results) == 9
        await keeper.close()

    asyncio.run(scene())


STARTING = """
import pathlib, sys, time
from bocage.server.storage.database import connect, hold_alone
url, here, go = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
here.touch()
while not go.exists():
    time.sleep(0.001)
connect(url).dispose()
"""


def test_of_servers_that_start_at_once_all_find_their_tables(database: str, tmp_path: Path) -> None:
    go = tmp_path / "go"
    ready = [tmp_path / f"ready{number}" for number in range(4)]
    starting = [
        subprocess.Popen([sys.executable, "-c", STARTING, database, str(one), str(go)], stderr=subprocess.PIPE)
        for one in ready
    ]
    while not all(one.exists() for one in ready):
        assert all(process.poll() is None for process in starting)
        time.sleep(0.01)
    go.touch()
    ended = [(process.communicate()[1].decode(), process.returncode) for process in starting]
    assert [status for _, status in ended] == [0] * 4, ended


def test_no_name_of_a_match_looks_like_an_option_of_a_command() -> None:
    assert not any(new_id().startswith("-") for _ in range(2000))
