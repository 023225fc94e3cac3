"""What may take long runs in a process that can be ended: saves, odds, previews and looking back."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from bocage import registry
from bocage.kernel import saves
from bocage.kernel.game import Game
from bocage.kernel.match import Match, Setup
from bocage.server.problems import Problem
from bocage.server.requests import Creation, SeatRequest
from bocage.server.service.machines import thinkers
from bocage.server.service.machines.thinkers import Thinkers
from bocage.server.service.matches.keeper import Keeper
from bocage.server.service.matches.live import House, Live
from bocage.server.service.matches.lobby import Lobby
from bocage.server.service.pages.past import seen_at
from bocage.server.settings import Settings
from bocage.server.storage.facts import Holder
from bocage.server.storage.store import Store

from .people import API, Person, Table

EVERYONE = Holder((0, 1), True)


@pytest.fixture
def answered(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """One entry for each answer that a game is given in this process."""
    given: list[int] = []
    answer = Game.answer

    def counted(self: Game, seat: int, option: Any) -> None:
        given.append(seat)
        answer(self, seat, option)

    monkeypatch.setattr(Game, "answer", counted)
    return given


def of_the_crowd(answers: int, pairs: int = 0) -> Match:
    """A match with so many answers, and then choices that are taken back at once."""
    match = Match.new(registry.system("crowd").play, Setup("crowd", "plain"), 1)
    draw = random.Random(1)
    for _ in range(answers):
        match.choose(draw.randrange(6))
    for _ in range(pairs):
        match.choose(0)
        match.undo(0, [1])
    return match


def as_save(match: Match) -> Any:
    return msgspec.json.decode(saves.save(match))


def test_an_import_is_played_in_a_process(client: TestClient[Any], answered: list[int]) -> None:
    """Here no more of it is played than is played of any match that is stored."""
    match = of_the_crowd(900, pairs=100)
    save = as_save(match)
    del answered[:]
    ticket = client.post(f"{API}/matches/import", json={"save": save, "seats": [{"player": "me"}] * 2}).json()
    assert len(answered) <= 64 + match.play.stride + 200
    host = Person(client, ticket["match"], ticket["token"], [0, 1])
    shown = host.get()
    assert (shown["revision"], shown["parent"]["why"]) == (match.revision, "import")
    assert [piece.get("place") for piece in shown["pieces"]] == [unit.place for unit in match.game.marchers]  # type: ignore[attr-defined]
    host.choose()
    assert host.get("/events")["events"][-1]["revision"] == match.revision + 1


def test_an_import_that_takes_too_long_is_ended(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    save = as_save(of_the_crowd(5))
    with monkeypatch.context() as patch:
        patch.setattr(thinkers, "IMPORT_PATIENCE", 0.0)
        patch.setattr(thinkers, "BEGINNING", 0.0)
        refused = client.post(f"{API}/matches/import", json={"save": save})
    assert (refused.status_code, refused.json()["error"]) == (422, "too-complex")
    assert client.post(f"{API}/matches/import", json={"save": save}).status_code == 201


def test_looking_far_back_is_played_in_a_process(tmp_path: Path, answered: list[int]) -> None:
    async def scene() -> None:
        store = Store(f"sqlite:///{tmp_path}/bocage.db")
        keeper = Keeper(House(store, Thinkers(1), Settings(db="", hidden_delay=0.0)))
        live = await long_match(keeper, 2000)
        wanted = (1000, 999, 1001, 1400, 3, 1999)
        before = {revision: live.match.at(revision).game.digest() for revision in wanted}
        await asyncio.sleep(0.1)
        await keeper.close()
        live = await keeper.get(live.facts.id)
        for revision in wanted:
            del answered[:]
            assert (await seen_at(live, EVERYONE, 0, revision)).revision == revision
            assert live.past[revision].game.digest() == before[revision]
            assert len(answered) <= live.match.play.stride + 64
        await keeper.house.thinkers.close()
        await keeper.close()
        store.close()

    asyncio.run(scene())


async def long_match(keeper: Keeper, choices: int) -> Live:
    ticket = await Lobby(keeper).create(Creation(game="crowd", seats=[SeatRequest(player="me")] * 2))
    live = await keeper.get(ticket.match)
    draw = random.Random(choices)
    for _ in range(choices // 100):
        before = live.match.clone()
        for _ in range(100):
            live.match.choose(draw.randrange(6))
        await live.commit(before)
        live.changed()
    return live


def test_previews_are_tried_in_a_process(table: Callable[..., Table], answered: list[int]) -> None:
    host = table().host
    assert host.post("/preview", revision=0)["previews"]
    assert host.post("/preview", revision=0, index=1)["previews"][0]["index"] == 1
    assert answered == []


def test_dice_are_thrown_again_in_a_process_and_once(
    table: Callable[..., Table], answered: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks for the dice page of a long match over and over would else keep everyone from playing."""
    asked: list[str] = []
    do = thinkers._Process.do

    async def counted(self: Any, job: bytes, patience: float) -> msgspec.Raw:
        asked.append(msgspec.json.decode(job)["do"])
        return await do(self, job, patience)

    monkeypatch.setattr(thinkers._Process, "do", counted)
    made = table()
    made.play()
    del answered[:]
    pages = [made.watcher.get("/dice") for _ in range(3)]
    assert [page["verified"] for page in pages] == [True] * 3
    assert pages[0]["rolls"]
    assert answered == []
    assert asked == ["dice"]


def test_dice_that_take_too_long_are_given_up(table: Callable[..., Table], monkeypatch: pytest.MonkeyPatch) -> None:
    made = table()
    made.host.post("/resign", seat=0)
    with monkeypatch.context() as patch:
        patch.setattr(thinkers, "DICE_PATIENCE", 0.0)
        patch.setattr(thinkers, "BEGINNING", 0.0)
        assert made.watcher.get("/dice", 422)["error"] == "too-complex"
    assert made.watcher.get("/dice")["verified"] is True


def test_who_asks_much_leaves_room_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Odds without end of one table are refused to it, and to nobody else."""

    async def scene() -> None:
        free = asyncio.Event()

        async def slow(self: Any, job: bytes, patience: float) -> Any:
            await free.wait()
            return b"null"

        monkeypatch.setattr(thinkers._Process, "do", slow)
        pool = thinkers._Pool(1, "thinking", most_waiting=thinkers.MOST_WAITING)
        asked = [asyncio.create_task(pool.do({}, 1.0, "one")) for _ in range(thinkers.MOST_WAITING + 1)]
        await asyncio.sleep(0)
        late = asyncio.create_task(pool.do({}, 1.0, "other"))
        await asyncio.sleep(0)
        free.set()
        assert await late == b"null"
        done = await asyncio.gather(*asked, return_exceptions=True)
        assert [one for one in done if one == b"null"] == [b"null"] * (1 + thinkers.MOST_OF_ONE)
        assert {one.code for one in done if isinstance(one, Problem)} == {"unavailable"}

    asyncio.run(scene())


def test_odds_and_saves_are_counted_by_who_asks(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, str]] = []
    do = thinkers._Pool.do

    async def noted(self: Any, job: dict[str, Any], patience: float, whose: str = "") -> Any:
        asked.append((job["do"], whose))
        return await do(self, job, patience, whose)

    monkeypatch.setattr(thinkers._Pool, "do", noted)
    made = Table.created(client, "mini", ("me", "me"))
    made.host.post("/odds", revision=0, index=0)
    made.host.post("/preview", revision=0, index=0)
    client.post(f"{API}/matches/import", json={"save": as_save(of_the_crowd(5))})
    made.host.post("/resign", seat=0)
    made.host.get("/dice")
    made.host.get("/review")
    here = made.host.match
    assert asked == [
        ("odds", "testclient"), ("preview", "testclient"), ("import", "testclient"), ("dice", here), ("review", here),
    ]  # fmt: skip


def test_who_comes_when_too_many_wait_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        free = asyncio.Event()

        async def slow(self: Any, job: bytes, patience: float) -> Any:
            await free.wait()
            return b"null"

        monkeypatch.setattr(thinkers._Process, "do", slow)
        pool = thinkers._Pool(1, "thinking", most_waiting=2)
        jobs = [asyncio.create_task(pool.do({}, 1.0)) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Problem) as refused:
            await pool.do({}, 1.0)
        assert (refused.value.code, refused.value.headers["Retry-After"]) == ("unavailable", "5")
        free.set()
        assert await asyncio.gather(*jobs) == [b"null"] * 3

    asyncio.run(scene())
