"""The host of a server: what players report, and that whoever is muted or banned notices it while the server runs."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from bocage.cli import run
from bocage.server.service.people import moderation
from bocage.server.settings import Settings
from bocage.server.storage import moderation as stored
from bocage.server.storage.moderation import MOST_OPEN

from .listening import connect, greeted
from .people import API, Table
from .waiting import eventually

Tables = Callable[..., Table]
Host = Callable[..., str]


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moderation, "OFTEN", 0.05)


@pytest.fixture
def host(settings: Settings, capsys: pytest.CaptureFixture[str]) -> Host:
    """`bocage host`, on the database of the server that runs; answers what it prints."""

    def command(*arguments: str, status: int = 0, lang: str = "en") -> str:
        told = [] if "--json" in arguments else ["--lang", lang]
        assert run(["host", *arguments, "--db", settings.db, *told]) == status
        said = capsys.readouterr()
        return said.out + said.err

    return command


def answered(person: Any, method: str, path: str, status: int, body: Any = None) -> Any:
    """Ask until the server has heard of it."""

    def answer() -> Any:
        given = person.client.request(method, person.address(path), json=body, headers=person.headers)
        return given.json() if given.status_code == status else None

    return eventually(answer)


def test_a_report_reaches_the_host_with_what_it_is_about(table: Tables, host: Host) -> None:
    made = table()
    guest = made.others[0]
    line = guest.post("/chat", text="you cheat!", seat=1)["id"]
    assert made.host.post("/reports", status=201, why="talk", text="rude", against=1, line=line) == {"done": True}
    (told,) = json.loads(host("reports", "--json"))
    assert (told["match"], told["seat"], told["against"], told["name"]) == (made.host.match, 0, 1, "guest")
    assert (told["said"], told["text"], told["why"]) == ("you cheat!", "rude", "talk")
    assert "talk, against seat 1 (guest)" in host("reports")
    assert "propos, contre la place 1 (guest)" in host("reports", lang="fr")
    host("settle", str(told["id"]))
    assert json.loads(host("reports", "--json")) == []
    assert "no report" in host("settle", str(told["id"]), status=1)


def test_who_has_given_no_name_is_reported_by_the_seat_alone(table: Tables, host: Host) -> None:
    table(guest="").host.post("/reports", status=201, why="play", against=1)
    assert "play, against seat 1\n" in host("reports")


def test_who_may_report_what(table: Tables, client: TestClient[Any]) -> None:
    made = table()
    assert made.watcher.post("/reports", status=403, why="other")["error"] == "wrong-seat"
    assert made.host.post("/reports", status=404, why="name", against=9)["error"] == "not-found"
    assert made.host.post("/reports", status=404, why="talk", line=7)["error"] == "not-found"
    assert made.host.post("/reports", status=400, why="boredom")["error"] == "malformed"
    for _ in range(MOST_OPEN):
        made.host.post("/reports", status=201, why="other")
    assert made.host.post("/reports", status=429, why="other")["error"] == "flood"
    made.others[0].post("/reports", status=201, why="other")


def test_who_is_muted_plays_on_in_silence(table: Tables, host: Host) -> None:
    made = table()
    guest, said = made.others[0], {"text": "hello", "seat": 1}
    host("mute", made.host.match, "1")
    assert answered(guest, "POST", "/chat", 403, said)["error"] == "muted"
    made.host.post("/chat", text="hello", seat=0)
    assert made.step(random.Random(1))
    host("mute", made.host.match, "1", "--lift")
    answered(guest, "POST", "/chat", 201, said)
    assert "there is no such mute" in host("mute", made.host.match, "1", "--lift", status=1)


def test_who_carries_his_seat_elsewhere_takes_along_what_the_host_has_decided(
    table: Tables, host: Host, client: TestClient[Any]
) -> None:
    """A new token is no new person: neither who is muted nor, by a code that he has kept, who is banned."""
    made = table()
    guest, said = made.others[0], {"text": "hello", "seat": 1}
    host("mute", made.host.match, "1")
    answered(guest, "POST", "/chat", 403, said)
    guest.token = client.post(f"{API}/carry", json={"code": guest.post("/carry", keep=False)["code"]}).json()["token"]
    assert guest.post("/chat", status=403, **said)["error"] == "muted"
    host("mute", made.host.match, "1", "--lift")
    answered(guest, "POST", "/chat", 201, said)
    code = guest.post("/carry", keep=False)["code"]
    host("ban", made.host.match, "1")
    answered(guest, "GET", "", 403)
    guest.token = client.post(f"{API}/carry", json={"code": code}).json()["token"]
    assert guest.get(status=403)["error"] == "banned"


def test_who_is_banned_is_shut_out_at_once_and_elsewhere_nobody_is(table: Tables, host: Host) -> None:
    made = table()
    guest = made.others[0]
    with connect(guest) as ear:
        greeted(ear, guest)
        host("ban", made.host.match, "1")
        assert closed_with(ear) == 4403
    assert answered(guest, "GET", "", 403)["error"] == "banned"
    assert guest.client.post(f"{API}/matches/mine", json={"tokens": [guest.token]}).status_code == 200
    made.host.get()
    made.watcher.get()
    host("ban", made.host.match, "1", "--lift")
    answered(guest, "GET", "", 200)


def closed_with(ear: Any) -> int:
    try:
        while True:
            ear.receive_json(timeout=20)
    except WebSocketDisconnect as closed:
        return int(closed.code)


def test_an_address_is_banned_as_it_is_counted(table: Tables, host: Host, client: TestClient[Any]) -> None:
    host("ban", "2001:db8:1:2:3:4:5:6")
    host("ban", "192.0.2.7")
    banned: set[str] = client.app.state.server.keeper.house.banned
    both = {"2001:db8:1:2::", "192.0.2.7"}
    eventually(lambda: banned == both)
    banned.add("testclient")
    assert client.get("/").status_code == 403
    assert "no address" in host("ban", "someone", status=1)
    assert "there is no such ban" in host("ban", "192.0.2.9", "--lift", status=1)


def test_whoever_listens_from_a_banned_address_is_shown_out(table: Tables, client: TestClient[Any]) -> None:
    made = table()
    store = client.app.state.server.keeper.house.store
    with connect(made.watcher) as ear:
        greeted(ear, made.watcher)
        with store.engine.begin() as connection:
            stored.put_sanction(connection, "ban", "testclient", "2026-01-01T00:00:00.000Z")
        assert closed_with(ear) == 4403
    assert client.get("/").status_code == 403


def test_a_match_that_is_deleted_is_gone_also_for_those_at_its_table(table: Tables, host: Host) -> None:
    made, other = table(), table()
    with connect(made.host) as ear:
        greeted(ear, made.host)
        assert made.host.match in host("delete", made.host.match)
        assert closed_with(ear) == 1001
    assert answered(made.host, "GET", "", 404)["error"] == "not-found"
    assert made.host.post("/choose", status=404, revision=0, index=0)["error"] == "not-found"
    other.host.get()
    assert "no match" in host("delete", made.host.match, status=1)
    assert "nobody holds" in host("mute", made.host.match, "0", status=1)
