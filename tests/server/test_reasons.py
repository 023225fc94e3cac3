"""The machine's reason comes with its choice, unless the choice is a secret."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import pytest

from bocage.kernel.frames import Ask
from bocage.kernel.match import Match
from bocage.players import Reason
from bocage.server.service.machines.thinkers import Thinkers
from bocage.server.service.machines.thought import Thought
from bocage.server.storage.facts import Facts

from .people import Table


@pytest.fixture
def open_choices(monkeypatch: pytest.MonkeyPatch) -> dict[int, bool]:
    """A machine that chooses by chance and gives a reason each time; whether each of its questions was open."""
    asked: dict[int, bool] = {}
    draw = random.Random(3)

    async def choose(self: Thinkers, facts: Facts, match: Match, seat: int, player: str, seconds: float) -> Thought:
        question = match.game.asked
        asked[match.revision + 1] = isinstance(question, Ask) and not question.hidden
        return Thought(
            draw.randrange(len(match.pending[seat].options)), Reason("reason-fire", {"chance": 60, "stake": 5})
        )

    monkeypatch.setattr(Thinkers, "choose", choose)
    return asked


def test_reasons_are_told_with_open_choices_alone(table: Callable[..., Table], open_choices: dict[int, bool]) -> None:
    host, draw = table(seats=("me", "machine")).host, random.Random(5)
    while (shown := host.get())["result"] is None:
        if shown["decision"] is None:
            time.sleep(0.01)
        else:
            host.choose(draw.randrange(len(shown["decision"]["options"])))
    told = [event for event in host.get("/events", seat=0)["events"] if event["kind"] == "Reason"]
    assert told
    assert {(event["key"], event["args"]["chance"]) for event in told} == {("reason-fire", 60)}
    assert all(event["args"]["seat"]["id"] == 1 for event in told)
    assert {event["revision"] for event in told} <= {revision for revision, is_open in open_choices.items() if is_open}
    assert not all(open_choices.values())
