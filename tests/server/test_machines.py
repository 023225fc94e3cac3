"""Machines think in processes of their own: nobody waits for them, and what goes wrong there stays there."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Callable
from itertools import count
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from bocage import registry
from bocage.kernel.errors import RulesError
from bocage.kernel.match import Match, Setup
from bocage.kernel.records import dump
from bocage.kernel.windows import passing
from bocage.server.problems import Problem
from bocage.server.requests import Creation, Options
from bocage.server.service.machines import thinkers
from bocage.server.service.machines.thinkers import Thinkers
from bocage.server.service.machines.thought import Thought
from bocage.server.storage.facts import Facts, Seam

from .people import Table

Tables = Callable[..., Table]
SEED = "a seed that nobody knows"
PLAYER = "import sys, time\nfor line in sys.stdin:\n    "


def facts(think: float) -> Facts:
    terms = Creation(game="mini", options=Options(think=think))
    return Facts(
        id="some match",
        game="mini",
        scenario="ford",
        settings={},
        rules="",
        stream="",
        seams=(Seam(0, SEED),),
        opening=[],
        name="",
        language="en",
        options=terms.options,
        host="",
        revision=0,
        waiting=(0,),
        created="",
        updated="",
        seats=(),
    )


def at_a_fight() -> tuple[Match, int, Any]:
    """A match in which someone may fire."""
    match = Match.new(registry.system("mini").play, Setup("mini", "ford"), SEED)
    draw = random.Random(1)
    while match.decision is not None:
        decision = match.decision
        for option in decision.options:
            if type(option).__name__ == "Fire":
                return match, decision.seat, option
        match.choose(draw.randrange(len(decision.options)), seat=decision.seat)
    raise AssertionError("nobody fired")


def programmed(monkeypatch: pytest.MonkeyPatch, body: str) -> None:
    """Let players run another program in the place of theirs."""
    real = asyncio.create_subprocess_exec

    async def start(program: str, *arguments: str, **more: Any) -> Any:
        return await real(program, "-c", PLAYER + body, **more)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", start)


def test_odds_do_not_wait_for_a_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    match, seat, option = at_a_fight()

    async def ask() -> Any:
        pool = Thinkers(1)
        odds = await pool.odds(match, seat, dump(option))
        with monkeypatch.context() as patch:
            programmed(patch, "time.sleep(600)")
            thinking = asyncio.create_task(pool.choose(facts(30.0), match, seat, "random", 1.0))
            await asyncio.sleep(0.5)
            again = await pool.odds(match, seat, dump(option))
        assert not thinking.done()
        thinking.cancel()
        await asyncio.gather(thinking, return_exceptions=True)
        await pool.close()
        assert bytes(again) == bytes(odds)
        return odds

    assert msgspec.json.decode(asyncio.run(ask()))["outcomes"]


@pytest.mark.parametrize(
    "body",
    [
        "sys.exit(3)",
        "print('nonsense', flush=True)",
        "print('{\"answer\": 9999}', flush=True)",
        'print(\'{"answer": {"index": 9999}}\', flush=True)',
    ],
)
def test_a_machine_that_fails_passes(monkeypatch: pytest.MonkeyPatch, body: str) -> None:
    match, seat, _ = at_a_fight()
    programmed(monkeypatch, body)

    async def choose() -> Thought:
        pool = Thinkers(1)
        try:
            return await pool.choose(facts(1.0), match, seat, "random", 1.0)
        finally:
            await pool.close()

    options = list(match.pending[seat].options)
    assert options[asyncio.run(choose()).index] == passing(options)


def test_odds_that_take_too_long_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    match, seat, option = at_a_fight()
    programmed(monkeypatch, "time.sleep(600)")
    monkeypatch.setattr(thinkers, "ODDS_PATIENCE", 0.2)
    monkeypatch.setattr(thinkers, "BEGINNING", 0.1)

    async def ask() -> None:
        pool = Thinkers(1)
        try:
            await pool.odds(match, seat, dump(option))
        finally:
            await pool.close()

    with pytest.raises(Problem) as refused:
        asyncio.run(ask())
    assert refused.value.code == "too-complex"


def test_people_play_on_while_a_machine_thinks(table: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    programmed(monkeypatch, "time.sleep(600)")
    stuck = table(seats=("machine", "me"), options={"think": 30.0})
    other = table(seats=("me", "me"))
    other.play(seed=2)
    assert other.host.get()["result"] is not None
    assert stuck.host.get()["waiting"] == [0]
    assert stuck.host.get()["revision"] == 0


def test_a_choice_that_the_rules_cannot_carry_out_is_replaced(table: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    programmed(monkeypatch, "print('{\"answer\": 0}', flush=True)")
    choose = Match.choose

    def defective(self: Match, choice: Any, **more: Any) -> None:
        choose(self, choice, **more)
        if choice == 0:
            raise RulesError("a question without an answer")

    monkeypatch.setattr(Match, "choose", defective)
    made = table(seats=("machine", "me"))
    until = time.monotonic() + 60
    while (shown := made.host.get())["revision"] == 0:
        assert time.monotonic() < until, "the machine gave up"
        time.sleep(0.02)
    assert shown["revision"] == 1
    assert shown["waiting"] == [1]


def test_a_choice_of_a_person_that_the_rules_cannot_carry_out_changes_nothing(
    table: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = table()
    before = made.host.get()
    choose = Match.choose

    def defective(self: Match, choice: Any, **more: Any) -> None:
        choose(self, choice, **more)
        raise RulesError("a question without an answer")

    with monkeypatch.context() as patch:
        patch.setattr(Match, "choose", defective)
        assert made.host.post("/choose", 500, revision=0, index=0)["error"] == "internal"
    assert made.host.get() == before
    assert made.host.choose() == 1


def test_the_process_of_a_machine_gets_no_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    match, seat, _ = at_a_fight()
    seen: list[bytes] = []

    async def listen(self: Any, job: bytes, patience: float) -> msgspec.Raw:
        seen.append(job)
        return msgspec.Raw(b'{"index":0}')

    monkeypatch.setattr(thinkers._Process, "do", listen)
    asyncio.run(Thinkers(1).choose(facts(1.0), match, seat, "random", 1.0))
    (job,) = seen
    assert set(msgspec.json.decode(job)) == {
        "package", "game", "scenario", "settings", "state", "do", "seat", "player", "match", "seed", "seconds"
    }  # fmt: skip
    assert SEED not in job.decode()


def test_a_match_that_has_thought_little_comes_before_those_that_thought_much(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many matches that always have something to think about, and one that comes later."""
    served: list[str] = []

    async def think(self: Any, job: bytes, patience: float) -> msgspec.Raw:
        served.append(msgspec.json.decode(job)["whose"])
        await asyncio.sleep(0)
        return msgspec.Raw(b"0")

    monkeypatch.setattr(thinkers._Process, "do", think)
    monkeypatch.setattr(thinkers, "time", SimpleNamespace(monotonic=count().__next__))

    async def scene() -> None:
        pool = thinkers._Pool(1, "thinking")

        async def match(name: str, jobs: int) -> None:
            for _ in range(jobs):
                await pool.do({"whose": name}, 1.0, name)

        busy = [asyncio.create_task(match(f"busy {number}", 10)) for number in range(10)]
        while len(served) < 30:
            await asyncio.sleep(0)
        begun = len(served)
        await match("late", 3)
        assert served.index("late") <= begun + 1
        assert len(served) <= begun + 8
        await asyncio.gather(*busy)

    asyncio.run(scene())


def test_a_job_that_is_given_up_leaves_its_process_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        going = asyncio.Event()

        async def think(self: Any, job: bytes, patience: float) -> msgspec.Raw:
            await going.wait()
            return msgspec.Raw(b"0")

        monkeypatch.setattr(thinkers._Process, "do", think)
        pool = thinkers._Pool(1, "thinking")
        jobs = [asyncio.create_task(pool.do({}, 1.0, str(number))) for number in range(3)]
        await asyncio.sleep(0)
        jobs[1].cancel()
        going.set()
        await asyncio.gather(*jobs, return_exceptions=True)
        assert bytes(await asyncio.wait_for(pool.do({}, 1.0), 5)) == b"0"

    asyncio.run(scene())


def test_a_process_whose_job_is_given_up_is_ended() -> None:
    """Else its answer would be taken for that of the next job."""

    async def scene() -> None:
        process = thinkers._Process("thinking", 0)
        pipe = asyncio.subprocess.PIPE
        begun = await asyncio.create_subprocess_exec("sleep", "600", stdin=pipe, stdout=pipe)
        process._process = begun
        job = asyncio.create_task(process.do(b"{}", 600.0))
        await asyncio.sleep(0.01)
        job.cancel()
        await asyncio.gather(job, return_exceptions=True)
        assert begun.returncode is not None
        assert process._process is None

    asyncio.run(scene())


@pytest.mark.parametrize("nice", [0, thinkers.LEISURE])
def test_a_process_lets_others_go_first_as_far_as_it_is_told(nice: int) -> None:
    async def scene() -> None:
        process = thinkers._Process("thinking", nice)
        with pytest.raises(thinkers.Failed):
            await process.do(b'{"do": "nothing of the kind"}', 5.0)
        assert process._process is not None
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, process._process.pid) == min(own + nice, 19)
        await process.stop()

    asyncio.run(scene())


def test_machines_think_at_leisure_and_odds_are_counted_at_once() -> None:
    thinking = Thinkers(2)
    assert {process._nice for process in thinking._players._all} == {thinkers.LEISURE}
    assert {process._nice for process in thinking._counters._all} == {0}


def test_who_gives_up_while_a_machine_thinks_has_given_up(table: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[int] = []

    async def ponder(self: Thinkers, facts: Facts, match: Match, seat: int, player: str, seconds: float) -> Thought:
        await asyncio.sleep(0.3)
        thought.append(seat)
        return Thought(0)

    monkeypatch.setattr(Thinkers, "choose", ponder)
    host = table("mini", ["me", "machine"]).host
    while host.get()["decision"] is not None:
        host.choose()
    thought.clear()
    host.post("/resign", seat=0)
    while not thought:
        time.sleep(0.05)
    time.sleep(0.2)
    assert host.get()["result"]["resigned"] == 0
