"""Carrying: a seat goes to another device, once; nobody else gets there by trying."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from sqlalchemy import text

from bocage.server.app import build
from bocage.server.service.people import seat_carrying
from bocage.server.settings import Settings
from bocage.server.storage.facts import hashed

from .listening import connect, greeted, until
from .people import API, Person, Table
from .test_clocks import Time

Tables = Callable[..., Table]


@pytest.fixture
def clock() -> Time:
    return Time()


@pytest.fixture
def client(settings: Settings, clock: Time) -> Iterator[TestClient[Any]]:
    with TestClient(build(settings, clock)) as client:
        yield client


def arrive(client: TestClient[Any], code: str) -> Any:
    return client.post(f"{API}/carry", json={"code": code})


def arrived(client: TestClient[Any], code: str) -> Person:
    answer = arrive(client, code)
    assert answer.status_code == 201, answer.text
    ticket = answer.json()
    return Person(client, ticket["match"], ticket["token"], ticket["seats"])


def test_a_seat_is_held_on_both_devices_where_the_first_keeps_it(client: TestClient[Any], table: Tables) -> None:
    made = table()
    code = made.host.post("/carry", keep=True)["code"]
    there = arrived(client, f"{code[:5]}-{code[5:]}".lower())
    assert (there.match, there.token, there.seats) == (made.host.match, made.host.token, [0])
    there.choose()
    assert made.host.get()["revision"] == 1


def test_a_seat_that_is_given_up_is_held_on_the_other_device_alone(client: TestClient[Any], table: Tables) -> None:
    made = table()
    code = made.host.post("/carry", keep=False)["code"]
    made.host.get()
    there = arrived(client, code)
    assert there.token != made.host.token
    assert there.get()["host"]
    there.choose()
    assert made.host.get(status=401)["error"] == "bad-token"
    assert made.others[0].get()["yours"] == [1]
    mine = client.post(f"{API}/matches/mine", json={"tokens": [made.host.token, there.token]}).json()
    assert [one["yours"] for one in mine] == [[0]]


def test_all_seats_of_a_token_go_together(client: TestClient[Any], table: Tables) -> None:
    made = table(seats=("me", "me"))
    there = arrived(client, made.host.post("/carry", keep=False)["code"])
    assert there.seats == [0, 1]


def test_whoever_listens_by_a_token_that_was_given_up_is_shown_out(client: TestClient[Any], table: Tables) -> None:
    made = table()
    with connect(made.host) as session:
        greeted(session, made.host)
        arrived(client, made.host.post("/carry", keep=False)["code"])
        assert until(session, "error")["error"] == "bad-token"
        with pytest.raises(WebSocketDisconnect) as closed:
            session.receive(timeout=10)
        assert closed.value.code == 4401


def test_a_code_works_once(client: TestClient[Any], table: Tables) -> None:
    made = table()
    code = made.host.post("/carry", keep=True)["code"]
    arrived(client, code)
    answer = arrive(client, code)
    assert (answer.status_code, answer.json()["error"]) == (404, "bad-code")


def test_a_code_grows_old(client: TestClient[Any], table: Tables, clock: Time) -> None:
    made = table()
    code = made.host.post("/carry", keep=False)["code"]
    clock.now += seat_carrying.LIFE
    assert arrive(client, code).json()["error"] == "bad-code"
    assert made.host.get()["yours"] == [0]


def test_a_second_code_voids_the_first(client: TestClient[Any], table: Tables) -> None:
    made = table()
    first, second = (made.host.post("/carry", keep=True)["code"] for _ in range(2))
    assert arrive(client, first).json()["error"] == "bad-code"
    arrived(client, second)


def test_two_devices_cannot_both_get_a_seat_that_was_given_up(client: TestClient[Any], table: Tables) -> None:
    """The code of a device that has lost its seat meanwhile is worth nothing."""
    made = table()
    kept = arrived(client, made.host.post("/carry", keep=True)["code"])
    first = kept.post("/carry", keep=False)["code"]
    arrived(client, first)
    assert kept.post("/carry", 401, keep=False)["error"] == "bad-token"


def test_who_holds_no_seat_makes_no_code(client: TestClient[Any], table: Tables) -> None:
    made = table()
    assert made.watcher.post("/carry", 403, keep=True)["error"] == "wrong-seat"
    made.host.token = "x" * 43
    assert made.host.post("/carry", 401, keep=True)["error"] == "bad-token"


@pytest.mark.parametrize("code", ["", "x" * 41, "ABCDE_FGHJK", "%00", "'; drop table carries"])
def test_what_cannot_be_a_code_is_refused(client: TestClient[Any], code: str) -> None:
    assert arrive(client, code).json()["error"] == "malformed"


def test_guessing_is_slow(settings: Settings) -> None:
    app = build(msgspec.structs.replace(settings, limits=1.0))
    with TestClient(app) as client:
        app.state.server.limits._clock = lambda: 0.0
        answers = [arrive(client, f"{number:010}") for number in range(8)]
    assert [one.status_code for one in answers] == [404] * 5 + [429] * 3
    assert int(answers[-1].headers["retry-after"]) > 20


def test_guessing_from_many_addresses_is_slow_too(settings: Settings) -> None:
    found = []
    app = build(msgspec.structs.replace(settings, limits=1.0))
    with TestClient(app) as client:
        limits = app.state.server.limits
        limits._clock = lambda: 0.0
        for number in range(34):
            limits._buckets.pop(("carry", "testclient"), None)
            found.append(arrive(client, f"{number:010}").status_code)
    assert found == [404] * 30 + [429] * 4


def test_neither_token_nor_code_is_stored(client: TestClient[Any], table: Tables, settings: Settings) -> None:
    made = table()
    code = made.host.post("/carry", keep=True)["code"]
    engine = client.app.state.server.keeper.house.store.engine
    with engine.connect() as connection:
        rows = [tuple(row) for row in connection.execute(text("select * from carries"))]
    assert len(rows) == 1
    assert hashed(str(made.host.token)) in rows[0]
    assert code not in json.dumps(rows)
    assert str(made.host.token) not in json.dumps(rows)
    assert hashed(code) not in json.dumps(rows)


def test_a_code_outlives_a_restart(database: str) -> None:
    settings = Settings(db=database, hidden_delay=0.0, limits=0.0)
    with TestClient(build(settings)) as client:
        made = Table.created(client, "mini", ("me", "invited"))
        code = made.host.post("/carry", keep=False)["code"]
    with TestClient(build(settings)) as client:
        assert arrived(client, code).seats == [0]
    with TestClient(build(settings)) as client:
        made.host.client = client
        assert made.host.get(status=401)["error"] == "bad-token"
