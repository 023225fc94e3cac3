"""The WebSocket: what it tells, and what it refuses."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from bocage.server.app import build
from bocage.server.http import limits
from bocage.server.settings import Settings

from .listening import Ear, connect, greeted, until
from .people import Person, Table
from .waiting import eventually

Tables = Callable[..., Table]


def test_hello_is_answered_by_a_snapshot(table: Tables) -> None:
    made = table()
    made.host.post("/chat", text="hi")
    made.host.choose()
    with connect(made.host) as session:
        first = greeted(session, made.host, id=7)
        assert first["id"] == 7
        assert first["snapshot"]["waiting"] == [1]
        assert [event["kind"] for event in first["events"]] == ["MineLaid"]
        assert first["chat"][0]["text"] == "hi"
        assert until(session, "presence") == {"type": "presence", "here": [0], "spectators": 0}


def test_everyone_is_told_of_a_choice(table: Tables) -> None:
    made = table()
    with connect(made.host) as host, connect(made.others[0]) as guest, connect(made.watcher) as watcher:
        people = ((host, made.host), (guest, made.others[0]), (watcher, made.watcher))
        for ear in [Ear(session, person) for session, person in people]:
            ear.listen()
        assert made.host.choose(1) == 1
        assert until(host, "update")["changes"]["decision"] is None
        told = until(guest, "update")
        assert told["revision"] == told["changes"]["revision"] == 1
        assert told["changes"]["decision"]["options"]
        assert [event["revision"] for event in told["events"]] == [1]
        assert "decision" not in until(watcher, "update")["changes"]


def test_a_whole_match(table: Tables) -> None:
    made = table()
    draw = random.Random(4)
    with connect(made.host) as host, connect(made.others[0]) as guest:
        ears = [Ear(host, made.host), Ear(guest, made.others[0])]
        for _ in range(1000):
            waiting = ears[0].snapshot["waiting"]
            if not waiting:
                break
            now = ears[waiting[0]].snapshot
            index = draw.randrange(len(now["decision"]["options"]))
            ears[waiting[0]].person.post("/choose", revision=now["revision"], index=index)
            for ear in ears:
                ear.listen()
        assert ears[0].snapshot["result"] == ears[1].snapshot["result"] is not None


def test_what_is_refused_leaves_the_connection_open(table: Tables) -> None:
    made = table()
    with connect(made.others[0]) as session:
        greeted(session, made.others[0])
        for message, error in (
            ({"type": "look", "seat": 0, "id": 4}, "wrong-seat"),
            ({"type": "hello", "id": "again"}, "malformed"),
        ):
            session.send_json(message)
            refused = until(session, "error")
            assert (refused["error"], refused["id"]) == (error, message["id"])
        for text in ("{", "[]", '{"type": "sing"}', '{"type": "look", "seat": "x"}', "x" * 20_000, "[" * 9000):
            session.send_text(text)
            assert until(session, "error")["error"] in ("malformed", "too-large")
        session.send_bytes(b"\x00\x01")
        assert until(session, "error")["error"] == "malformed"
        session.send_json({"type": "ping", "id": 9})
        assert until(session, "pong")["id"] == 9


@pytest.mark.parametrize("kind", ["choose", "undo", "consent", "chat"])
def test_nobody_acts_over_the_socket(table: Tables, kind: str) -> None:
    made = table()
    with connect(made.host) as session:
        before = greeted(session, made.host)["snapshot"]
        session.send_json({"type": kind, "seat": 0, "revision": 0, "index": 0, "agree": True, "text": "hello"})
        assert until(session, "error")["error"] == "malformed"
    assert {**made.host.get(), "seats": []} == {**before, "seats": []}


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ({"type": "ping"}, 4400),
        ({"type": "hello", "token": "x" * 43}, 4401),
        ({"type": "hello", "seat": 0}, 4403),
        ({"type": "hello", "token": 3}, 4400),
    ],
)
def test_a_bad_hello_closes_the_connection(table: Tables, hello: dict[str, Any], code: int) -> None:
    made = table()
    with connect(made.watcher) as session:
        session.send_json(hello)
        assert until(session, "error")["message"]
        with pytest.raises(WebSocketDisconnect) as closed:
            session.receive_json(timeout=10)
        assert closed.value.code == code


def test_matches_that_do_not_exist(client: TestClient[Any]) -> None:
    nobody = Person(client, "AAAAAAAAAAAAAAAA")
    with connect(nobody) as session:
        session.send_json(nobody.hello())
        assert until(session, "error")["error"] == "not-found"


def test_pages_of_other_servers(table: Tables) -> None:
    made = table()
    with connect(made.host, headers={"Origin": "https://evil.example"}) as session:
        assert until(session, "error")["error"] == "bad-origin"


def test_hot_seat_looks_through_both_seats(table: Tables) -> None:
    made = table(seats=("me", "me"))
    with connect(made.host) as session:
        assert greeted(session, made.host)["snapshot"]["seat"] == 0
        made.host.choose(0)
        session.send_json({"type": "look", "seat": 1})
        other = until(session, "snapshot")["snapshot"]
        assert (other["seat"], other["decision"]["seat"]) == (1, 1)


def test_talk_and_rematch_are_announced(table: Tables) -> None:
    made = table()
    with connect(made.others[0]) as session:
        ear = Ear(session, made.others[0])
        ear.listen()
        made.host.post("/chat", text="well played")
        assert b'"text":"well played"' in b"".join(ear.listen())
        assert ear.snapshot["chat"] == 1
        made.host.post("/resign")
        over = until(session, "update")
        assert over["changes"]["result"]["resigned"] == 0
        assert [event["kind"] for event in over["events"]] == ["Resigned"]
        again = made.host.post("/rematch")
        assert until(session, "rematch")["match"] == again["match"]


def test_since_brings_only_what_is_new(table: Tables) -> None:
    made = table()
    made.host.choose()
    made.others[0].choose()
    with connect(made.host) as session:
        events = greeted(session, made.host, since=1)["events"]
        assert {event["revision"] for event in events} == {2}


def test_one_address_does_not_hold_all_connections(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.AT_ONCE, "sockets", 3)
    with TestClient(build(msgspec.structs.replace(settings, limits=1.0))) as client:
        matches = [Table.created(client, "mini", ("me", "me")) for _ in range(4)]
        with connect(matches[0].host) as one, connect(matches[1].host) as two:
            for session, made in ((one, matches[0]), (two, matches[1])):
                greeted(session, made.host)
            with connect(matches[2].watcher) as three:
                greeted(three, matches[2].watcher)
                with connect(matches[3].watcher) as four:
                    assert until(four, "error")["error"] == "flood"
            held = client.app.state.server.limits._held
            eventually(lambda: held["sockets", "testclient"] == 2)
            with connect(matches[3].watcher) as again:
                greeted(again, matches[3].watcher)


def test_floods_are_cut_off(settings: Settings) -> None:
    with TestClient(build(msgspec.structs.replace(settings, limits=1.0))) as client:
        made = Table.created(client, "mini", ("me", "invited"))
        with connect(made.host) as session:
            greeted(session, made.host)
            for _ in range(200):
                session.send_json({"type": "ping"})
            assert until(session, "error")["error"] == "flood"
            with pytest.raises(WebSocketDisconnect) as closed:
                until(session, "farewell")
            assert closed.value.code == 4429
            assert made.host.get()["revision"] == 0
