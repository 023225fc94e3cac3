"""Clocks: who spends time, how much, what all may see of it, and what happens when it is gone."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from bocage.server.app import build
from bocage.server.settings import Settings
from bocage.server.storage.clocks import moment

from .people import API, Person, Table
from .waiting import eventually

HOUR, DAY = 3600, 24 * 3600
START = 2_000_000_000.0
BANK = {"each": "match", "seconds": 10 * HOUR}
EACH = {"each": "choice", "seconds": 2 * DAY}


class Time:
    """A time of day that stands still until it is moved."""

    def __init__(self, now: float = START) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Time:
    return Time()


@pytest.fixture
def client(settings: Settings, clock: Time) -> Iterator[TestClient[Any]]:
    with TestClient(build(settings, clock)) as client:
        yield client


def tick(client: TestClient[Any]) -> None:
    client.blocking_portal.call(client.app.state.server.ticker.tick)


def left(person: Person, now: float) -> dict[int, float]:
    """What each seat has left now."""
    return {one["seat"]: one["left"] if one["due"] is None else moment(one["due"]) - now for one in clocks(person)}


def clocks(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.get()["clocks"]
    return found


def running(person: Person) -> list[int]:
    return [one["seat"] for one in clocks(person) if one["due"] is not None]


Tables = Callable[..., Table]


def test_a_match_has_no_clock_unless_one_is_wanted(table: Tables) -> None:
    assert table().host.get()["clocks"] == []


def test_of_a_bank_each_seat_spends_what_it_takes(table: Tables, clock: Time) -> None:
    made = table(options={"clock": BANK})
    assert running(made.host) == [0]
    clock.now += 2 * HOUR
    assert left(made.watcher, clock.now) == {0: 8 * HOUR, 1: 10 * HOUR}
    made.host.choose()
    assert running(made.host) == [1]
    clock.now += 5 * HOUR
    made.others[0].choose()
    assert left(made.host, clock.now) == {0: 8 * HOUR, 1: 5 * HOUR}
    assert running(made.host) == [0, 1]


def test_in_secret_each_stops_when_all_see_that_he_has_chosen(table: Tables, clock: Time) -> None:
    made = table(options={"clock": BANK})
    made.host.choose()
    made.others[0].choose()
    clock.now += HOUR
    made.others[0].choose()
    clock.now += HOUR
    assert left(made.host, clock.now) == {0: 8 * HOUR, 1: 9 * HOUR}
    assert running(made.watcher) == [0]


def test_for_each_choice_there_is_the_same_time(table: Tables, clock: Time) -> None:
    made = table("ambush", options={"clock": EACH}, settings={"armed": ""})
    for _ in range(2):
        clock.now += DAY
        assert left(made.host, clock.now)[0] == DAY
        made.host.choose()
        assert left(made.host, clock.now)[0] == 2 * DAY


def test_what_is_taken_back_and_chosen_again_wins_no_time(table: Tables, clock: Time) -> None:
    made = table("tide-of-iron", ("me", "me"), options={"clock": EACH})
    for _ in range(3):
        clock.now += HOUR
        made.host.choose(0, seat=0)
        revision = made.host.get(seat=0)["revision"]
        assert made.host.post("/undo", seat=0, revision=revision)["done"]
    assert left(made.host, clock.now)[0] == 2 * DAY - 2 * HOUR


def test_no_clock_runs_before_all_seats_are_taken(client: TestClient[Any], clock: Time) -> None:
    seats = [{"player": "me"}, {"player": "invited"}]
    terms = {"game": "mini", "seats": seats, "options": {"clock": BANK}}
    ticket = client.post(f"{API}/matches", json=terms).json()
    host = Person(client, ticket["match"], ticket["token"])
    clock.now += 20 * HOUR
    tick(client)
    assert (running(host), host.get()["result"]) == ([], None)
    Person(client, ticket["match"]).post("/join", code=ticket["invitations"][0]["code"])
    assert left(host, clock.now) == {0: 10 * HOUR, 1: 10 * HOUR}
    assert running(host) == [0]


def test_machines_have_no_clock(table: Tables) -> None:
    made = table("ambush", ("me", "machine"), options={"clock": BANK}, settings={"armed": ""})
    assert [one["seat"] for one in clocks(made.host)] == [0]


# When it is gone


def test_who_has_no_time_left_has_lost(client: TestClient[Any], table: Tables, clock: Time) -> None:
    made = table(options={"clock": BANK})
    clock.now += 10 * HOUR - 1
    tick(client)
    assert made.host.get()["result"] is None
    clock.now += 1
    tick(client)
    shown = made.host.get()
    assert shown["result"] == {"winners": [1], "rule": "kernel.out-of-time", "resigned": 0}
    assert (shown["waiting"], running(made.host)) == ([], [])
    last = made.watcher.get("/events")["events"][-1]
    assert (last["kind"], last["key"], last["args"]["seat"]["id"]) == ("OutOfTime", "event-out-of-time", 0)
    assert made.host.post("/choose", 409, revision=0, index=0)["error"] == "over"
    mine = client.post(f"{API}/matches/mine", json={"tokens": [made.host.token]}).json()[0]
    assert mine["result"]["rule"] == "kernel.out-of-time"


def test_a_machine_takes_over_and_the_other_plays_on(client: TestClient[Any], table: Tables, clock: Time) -> None:
    made = table(options={"clock": {**EACH, "end": "machine", "machine": "random"}})
    clock.now += 2 * DAY
    tick(client)
    shown = made.others[0].get()
    assert shown["result"] is None
    assert [(one["player"], one["machine"]) for one in shown["seats"]] == [("machine", "random"), ("human", None)]
    assert made.host.post("/choose", 403, seat=0, revision=0, index=0)["error"] == "wrong-seat"
    eventually(lambda: made.others[0].get()["decision"])
    assert [one["seat"] for one in clocks(made.host)] == [1]


def test_a_match_that_no_person_plays_any_more_is_lost(client: TestClient[Any], table: Tables, clock: Time) -> None:
    terms = {**EACH, "end": "machine"}
    made = table("ambush", ("me", "machine"), options={"clock": terms}, settings={"armed": ""})
    clock.now += 2 * DAY
    tick(client)
    assert made.host.get()["result"] == {"winners": [1], "rule": "kernel.out-of-time", "resigned": 0}


@pytest.mark.parametrize("clock_terms", [{**BANK, "seconds": 59}, {**BANK, "machine": "nobody"}])
def test_a_clock_that_cannot_be_is_refused(client: TestClient[Any], clock_terms: dict[str, Any]) -> None:
    terms = {"game": "mini", "options": {"clock": clock_terms}}
    answer = client.post(f"{API}/matches", json=terms)
    assert answer.status_code in (404, 422)
    assert any(word in answer.json()["message"] for word in ("at least 60 seconds", "no player 'nobody'"))


# Restarts


@pytest.fixture
def stored(database: str) -> Settings:
    return Settings(db=database, hidden_delay=0.0, limits=0.0)


def moved(made: Table, client: TestClient[Any]) -> None:
    for person in (*made.people, made.watcher):
        person.client = client


def test_clocks_go_on_after_a_restart(stored: Settings, clock: Time) -> None:
    with TestClient(build(stored, clock)) as client:
        made = Table.created(client, "mini", ("me", "invited"), options={"clock": BANK})
        clock.now += HOUR
        made.host.choose()
        clock.now += HOUR
    clock.now += HOUR
    with TestClient(build(stored, clock)) as client:
        moved(made, client)
        mine = client.post(f"{API}/matches/mine", json={"tokens": [made.host.token]}).json()[0]
        assert mine["clocks"] == clocks(made.host)
        assert left(made.host, clock.now) == {0: 9 * HOUR, 1: 8 * HOUR}
        clock.now += 8 * HOUR
        tick(client)
        assert made.host.get()["result"]["resigned"] == 1


def test_lists_show_the_clocks_of_matches_that_are_not_in_memory(stored: Settings, clock: Time) -> None:
    with TestClient(build(stored, clock)) as client:
        made = Table.created(client, "mini", ("me", "invited"), options={"clock": BANK, "listed": True})
        shown = clocks(made.host)
    assert shown
    with TestClient(build(stored, clock)) as client:
        (listed,) = client.get(f"{API}/matches/listed").json()
    assert listed["clocks"] == shown


def test_who_ran_out_while_the_server_was_down_has_an_hour_more(stored: Settings, clock: Time) -> None:
    with TestClient(build(stored, clock)) as client:
        made = Table.created(client, "mini", ("me", "invited"), options={"clock": BANK})
    clock.now += 30 * HOUR
    with TestClient(build(stored, clock)) as client:
        moved(made, client)
        tick(client)
        assert (made.host.get()["result"], left(made.host, clock.now)[0]) == (None, HOUR)
        clock.now += HOUR
        tick(client)
        assert made.host.get()["result"]["resigned"] == 0


def test_a_match_that_left_memory_runs_out_too(stored: Settings, clock: Time) -> None:
    few = msgspec.structs.replace(stored, warm=1)
    with TestClient(build(few, clock)) as client:
        made = Table.created(client, "mini", ("me", "invited"), options={"clock": BANK})
        Table.created(client, "mini", ("me", "invited"))
        assert made.host.match not in client.app.state.server.keeper.warm
        clock.now += 10 * HOUR
        tick(client)
        assert made.host.get()["result"]["resigned"] == 0


def test_what_was_chosen_before_a_crash_is_not_charged_again(stored: Settings) -> None:
    """The choice is on disk, the clock that stopped at it is not."""
    clock = Time(time.time())
    with TestClient(build(stored, clock)) as client:
        made = Table.created(client, "ambush", ("me", "me"), options={"clock": EACH}, settings={"armed": ""})
        client.app.state.server.keeper.warm[made.host.match].clocks._keep = lambda state: None
        made.host.choose(seat=0)
    clock.now += HOUR
    with TestClient(build(stored, clock)) as client:
        moved(made, client)
        assert left(made.host, clock.now)[0] == pytest.approx(2 * DAY - HOUR, abs=60)


# Hidden windows


@pytest.mark.parametrize("delay", [0.0, 3600.0])
def test_the_clocks_do_not_tell_who_could_have_chosen(tmp_path: Path, delay: float) -> None:
    """In all worlds the hider lets the walker pass: at once where he is asked, or because he has no choice."""
    found: list[list[Any]] = []
    for world in ("00", "10", "01", "11"):
        clock = Time()
        settings = Settings(db=f"sqlite:///{tmp_path}/{world}.db", hidden_delay=delay, limits=0.0)
        with TestClient(build(settings, clock)) as client:
            terms: dict[str, Any] = {"options": {"clock": BANK}, "settings": {"armed": world}}
            made = Table.created(client, "ambush", ("me", "invited"), **terms)
            clock.now += 60
            made.host.choose()
            seen = [clocks(made.host), clocks(made.watcher)] if delay else []
            while (shown := made.others[0].get())["decision"] and shown["waiting"] == [1]:
                last = len(shown["decision"]["options"]) - 1
                made.others[0].post("/choose", revision=shown["revision"], index=last)
            clock.now += 60
            found.append([*seen, clocks(made.host), clocks(made.watcher), left(made.host, clock.now)])
    assert all(one == found[0] for one in found[1:])
    assert found[0][-1][1] == (10 * HOUR + delay - 60 if delay else 10 * HOUR)


def test_the_delay_of_hidden_answers_is_not_counted(settings: Settings, clock: Time) -> None:
    delayed = msgspec.structs.replace(settings, hidden_delay=0.02)
    with TestClient(build(delayed, clock)) as client:
        terms: dict[str, Any] = {"options": {"clock": BANK}, "settings": {"armed": "00"}}
        made = Table.created(client, "ambush", ("me", "invited"), **terms)
        made.host.choose()
        eventually(lambda: made.host.get()["revision"] == 3)
        assert left(made.host, clock.now) == {0: 10 * HOUR, 1: 10 * HOUR}
