"""The past of a long match: right after a restart too, undo and looking back play little of it again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bocage.kernel.game import Game
from bocage.kernel.match import Match
from bocage.server.requests import Creation, SeatRequest
from bocage.server.service.machines.thinkers import Thinkers
from bocage.server.service.matches import seat_actions
from bocage.server.service.matches.keeper import Keeper
from bocage.server.service.matches.live import BEHIND, House, Live
from bocage.server.service.matches.lobby import Lobby
from bocage.server.service.pages.past import seen_at
from bocage.server.settings import Settings
from bocage.server.storage.facts import Holder
from bocage.server.storage.store import Store

LONG = 20_000
AT_ONCE = 100
EVERYONE = Holder((0, 1), True)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(f"sqlite:///{tmp_path}/bocage.db")
    yield store
    store.close()


@pytest.fixture
def replayed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """One entry for each answer that a game is given."""
    answers: list[int] = []
    answer = Game.answer

    def counted(self: Game, seat: int, option: Any) -> None:
        answers.append(seat)
        answer(self, seat, option)

    monkeypatch.setattr(Game, "answer", counted)
    return answers


def keeper_of(store: Store) -> Keeper:
    return Keeper(House(store, Thinkers(1), Settings(db="", hidden_delay=0.0)))


async def long_match(keeper: Keeper, choices: int) -> Live:
    """A match of so many answers, stored a few at a time as if they came one by one."""
    ticket = await Lobby(keeper).create(Creation(game="crowd", seats=[SeatRequest(player="me")] * 2))
    live = await keeper.get(ticket.match)
    draw = random.Random(choices)
    for _ in range(choices // AT_ONCE):
        before = live.match.clone()
        for _ in range(AT_ONCE):
            live.match.choose(draw.randrange(6))
        await live.commit(before)
        live.changed()
    return live


async def restarted(keeper: Keeper, live: Live) -> Live:
    await asyncio.sleep(0.1)
    await keeper.close()
    return await keeper.get(live.facts.id)


def places(match: Match) -> list[int]:
    return [unit.place for unit in match.game.marchers]  # type: ignore[attr-defined]


def test_undo_after_a_restart_plays_a_stride_again_at_most(store: Store, replayed: list[int]) -> None:
    async def scene() -> None:
        keeper = keeper_of(store)
        live = await long_match(keeper, LONG)
        before = {back: places(live.match.at(LONG - back)) for back in (1, 2, BEHIND)}
        replayed.clear()
        live = await restarted(keeper, live)
        stride = live.match.play.stride
        assert live.match.revision == LONG
        assert BEHIND <= len(replayed) <= stride + BEHIND
        for back in range(1, BEHIND + 1):
            replayed.clear()
            seat = next(seat for seat in (0, 1) if live.match.may_undo(seat))
            await seat_actions.undo(live, seat, live.match.revision)
            assert len(replayed) <= stride + BEHIND
            assert back not in before or places(live.match) == before[back]
        await keeper.close()

    asyncio.run(scene())


def test_looking_back_after_a_restart_plays_little_of_the_match_here(store: Store, replayed: list[int]) -> None:
    async def scene() -> None:
        keeper = keeper_of(store)
        live = await long_match(keeper, LONG // 10)
        wanted = (1500, 1499, 900, 1501, 1700, 0, 1999)
        before = {revision: places(live.match.at(revision)) for revision in wanted}
        live = await restarted(keeper, live)
        played = []
        for revision in wanted:
            replayed.clear()
            shown = await seen_at(live, EVERYONE, 0, revision)
            assert shown.revision == revision
            assert [piece.place for piece in shown.pieces] == before[revision]
            played.append(len(replayed))
        assert max(played) <= live.match.play.stride + BEHIND, played
        await keeper.house.thinkers.close()
        await keeper.close()

    asyncio.run(scene())
