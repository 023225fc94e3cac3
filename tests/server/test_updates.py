"""Updates carry what changed: who applies them all sees what he would see if he looked anew, and they are small."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bocage.server.updates import shift

from .listening import Ear, connect, shifted
from .people import Table

Tables = Callable[..., Table]
MOST_BYTES = 10_000
"""What one listener may get for one click, uncompressed."""


class Counter(msgspec.Struct, frozen=True):
    unit: int
    place: int


Counters = st.dictionaries(st.integers(0, 12), st.lists(st.integers(0, 3), min_size=1, max_size=3)).map(
    lambda places: [Counter(unit, place) for unit, figures in places.items() for place in figures]
)


@given(before=Counters, now=Counters)
def test_a_list_with_its_changes_is_the_list_that_it_became(before: list[Counter], now: list[Counter]) -> None:
    what = msgspec.to_builtins(shift(before, now, "unit"))
    assert shifted(msgspec.to_builtins(before), what, "unit") == msgspec.to_builtins(now)


@pytest.mark.parametrize(
    ("game", "steps"),
    [("mini", 400), ("sentry", 40), ("tide-of-iron", 150), ("heroes-of-normandie", 150), ("rules-of-engagement", 60)],
)
def test_who_applies_all_updates_sees_what_a_fresh_look_shows(table: Tables, game: str, steps: int) -> None:
    made = table(game)
    draw = random.Random(f"updates of {game}")
    with connect(made.host) as host, connect(made.others[0]) as guest, connect(made.watcher) as watcher:
        people = ((host, made.host), (guest, made.others[0]), (watcher, made.watcher))
        ears = [Ear(session, person) for session, person in people]
        for _ in range(steps):
            if draw.random() < 0.1:
                _take_back(made, draw)
            elif not made.step(draw):
                break
            for ear in ears:
                ear.listen()
                assert ear.snapshot == ear.person.get()
        for ear in ears:
            assert _standing(ear.events) == _standing(ear.person.get("/events")["events"])


def _take_back(made: Table, draw: random.Random) -> None:
    """Ask to take something back, and let the other agree or not."""
    host, guest = draw.sample(made.people, 2)
    asked = host.client.post(
        host.address("/undo"), json={"revision": host.get()["revision"]}, headers=host.headers
    ).json()
    if asked.get("done") is False:
        guest.post("/undo/answer", agree=draw.random() < 0.5)


def _standing(events: list[Any]) -> list[Any]:
    """Events without the mark of those that were taken back later on: that is for the listener to draw."""
    return [{**event, "undone": False} for event in events]


def test_a_click_among_400_counters_is_small(table: Tables) -> None:
    made = table("crowd")
    draw = random.Random(5)
    with connect(made.host) as host, connect(made.others[0]) as guest:
        ears = [Ear(host, made.host), Ear(guest, made.others[0])]
        whole = len(msgspec.json.encode(ears[0].snapshot))
        assert whole > 10 * MOST_BYTES
        for ear in ears:
            ear.listen()
        sizes = []
        for turn in range(20):
            person = made.people[turn % 2]
            body = {"revision": turn, "index": draw.randrange(6)}
            answer = person.client.post(person.address("/choose"), json=body, headers=person.headers)
            heard = [ear.listen() for ear in ears]
            assert all(ear.snapshot == ear.person.get() for ear in ears)
            sizes.append(len(answer.content) + max(sum(map(len, texts)) for texts in heard))
        assert max(sizes) < MOST_BYTES, (whole, sizes)


def test_who_missed_an_update_looks_again(table: Tables) -> None:
    made = table()
    with connect(made.host) as session:
        ear = Ear(session, made.host)
        made.host.choose()
        ear.listen()
        session.send_json({"type": "look", "seat": 0, "since": 1, "id": 4})
        while (message := session.receive_json(timeout=10))["type"] != "snapshot":
            pass
        assert (message["number"], message["id"]) == (ear.number + 1, 4)
        assert message["snapshot"] == made.host.get() == ear.snapshot
        assert message["events"] == []
