"""Against a machine, dice that have fallen are taken back in training alone, and that is told and counted."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from bocage.kernel import Rolled
from bocage.kernel.journal import standing
from bocage.server.problems import Problem
from bocage.server.requests import Creation, Options, SeatRequest
from bocage.server.service.machines.thinkers import Thinkers
from bocage.server.service.matches import seat_actions
from bocage.server.service.matches.keeper import Keeper
from bocage.server.service.matches.live import House, Live
from bocage.server.service.matches.lobby import Lobby
from bocage.server.service.matches.taking_back import all_rolls_undone
from bocage.server.service.pages import heard, luck, snapshots
from bocage.server.settings import Settings
from bocage.server.storage.facts import Holder
from bocage.server.storage.store import Store

ME = Holder((0,), True)


@pytest.fixture
def keeper(tmp_path: Path) -> Iterator[Keeper]:
    store = Store(f"sqlite:///{tmp_path}/bocage.db")
    yield Keeper(House(store, Thinkers(1), Settings(db="", hidden_delay=0.0)))
    store.close()


async def after_a_roll(keeper: Keeper, training: bool) -> Live:
    """A match against a machine in which the last answer rolled dice."""
    seats = [SeatRequest(player="me"), SeatRequest(player="machine", machine="random")]
    ticket = await Lobby(keeper).create(Creation(game="mini", seats=seats, options=Options(training=training)))
    live = await keeper.get(ticket.match)
    before, draw = live.match.clone(), random.Random(2)
    while not next((answer.faces for answer in standing(live.match.journal)), ()):
        decision = live.match.decision
        assert decision is not None
        live.match.choose(draw.choice(decision.options), seat=decision.seat)
    live.delayed.advance(live.match)
    await live.commit(before)
    return live


def test_a_roll_against_a_machine_stands(keeper: Keeper) -> None:
    async def play() -> None:
        live = await after_a_roll(keeper, training=False)
        assert snapshots.snapshot(live, ME, 0).undo.policy == "rule"
        with pytest.raises(Problem, match="training"):
            await seat_actions.undo(live, 0, live.match.revision)
        await keeper.close()

    asyncio.run(play())


def test_in_training_a_roll_is_taken_back_told_and_counted(keeper: Keeper) -> None:
    async def play() -> None:
        live = await after_a_roll(keeper, training=True)
        assert snapshots.snapshot(live, ME, 0).undo.policy == "consent"
        rolls = [one for one in next(standing(live.match.journal)).told if isinstance(one.event, Rolled)]
        revision = live.match.revision
        assert (await seat_actions.undo(live, 0, revision)).done
        told = heard.events(live, 0, revision)[0]
        assert (told.kind, told.args["rolls"]) == ("TakenBack", len(rolls))
        undone = luck.report((), all_rolls_undone(live.match.journal, 0)).seats
        assert sum(seat.undone for seat in undone) == len(rolls) > 0
        await keeper.close()

    asyncio.run(play())
