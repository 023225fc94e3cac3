"""Every address is counted and has its headers; names are what they look like; files are their owner's."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from bocage.server.app import build
from bocage.server.http import websocket as sockets
from bocage.server.http.guard import HEADERS
from bocage.server.http.routes import health
from bocage.server.running import configured
from bocage.server.settings import Settings
from bocage.server.storage.database import connect

from .people import API, Table

UNKNOWN = ("/nope", "/index.html%00.js", "/api/nope", f"{API}/nope", f"{API}/matches/nope/nope/nope")
ADDRESSES = ("/", f"{API}/games", *UNKNOWN)


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_answer_has_the_headers(client: TestClient[Any], address: str) -> None:
    answer = client.get(address)
    assert answer.status_code in (200, 404)
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


@pytest.mark.parametrize("address", UNKNOWN)
def test_unknown_addresses_are_counted(settings: Settings, address: str) -> None:
    with TestClient(build(msgspec.structs.replace(settings, limits=0.02))) as client:
        found = [client.get(address) for _ in range(10)]
    assert found[0].status_code == 404
    assert found[-1].status_code == 429
    assert "retry-after" in found[-1].headers


UNSEEN = [
    "Anne\u202e",
    "An\u200bne",
    "\u2066Anne",
    "An\u00adne",
    "Anne\u0085",
    "An\u034fne",
    "Anne\u3164",
    "\u2800Anne",
    "Anne\n",
    "Anne\U000e0041",
    "Anne\ufe0f",
    "Anne\u3164\ufe0f",
    "An\U000e0100ne",
    "Anne\U0001d173",
]


@pytest.mark.parametrize("name", UNSEEN)
def test_a_name_cannot_pass_for_another(client: TestClient[Any], name: str) -> None:
    terms: dict[str, Any] = {"game": "mini", "seats": [{"player": "me", "name": name}]}
    assert client.post(f"{API}/matches", json=terms).json()["error"] == "malformed"
    assert client.post(f"{API}/matches", json={"game": "mini", "name": name}).json()["error"] == "malformed"


def test_names_of_all_countries_are_taken(client: TestClient[Any]) -> None:
    for name in ("Zoë Ångström", "Мария", "ليلى", "李小龍", "O’Brien", "Anne ❤️", "☀️🎲"):
        terms: dict[str, Any] = {"game": "mini", "seats": [{"player": "me", "name": name}]}
        assert client.post(f"{API}/matches", json=terms).status_code == 201


@pytest.mark.parametrize("text", ["\u202eyaw siht", "\u2067this", "\x9b2J", "\x1b[2J", ""])
def test_talk_and_reports_turn_nothing_around(client: TestClient[Any], text: str) -> None:
    """Neither in the lines of others, nor on the terminal of whoever reads reports."""
    made = Table.created(client, "mini", ("me", "me"))
    assert made.host.post("/chat", 400, text=text)["error"] == "malformed"
    assert text == "" or made.host.post("/reports", 400, why="other", text=text)["error"] == "malformed"
    assert made.host.post("/chat", 201, text="سلام, שלום\nO’Brien 🎲")["id"] == 1


def test_the_database_is_its_owner_s(tmp_path: Path) -> None:
    connect(f"sqlite:///{tmp_path}/bocage.db").dispose()
    assert [path.stat().st_mode & 0o077 for path in tmp_path.iterdir()] == [0] * len(list(tmp_path.iterdir()))


def test_behind_a_proxy_on_the_same_machine_people_are_told_apart() -> None:
    """The address is the one that a trusted proxy names; nobody else's word counts."""
    seen: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.append(scope["client"][0])

    config = configured(app)
    config.load()
    for proxy in ("127.0.0.1", "192.0.2.1"):
        headers = [(b"x-forwarded-for", b"203.0.113.5")]
        scope = {"type": "http", "client": (proxy, 1), "headers": headers, "scheme": "http"}
        asyncio.run(config.loaded_app(scope, None, None))
    assert seen == ["203.0.113.5", "192.0.2.1"]


def test_health_readiness_and_numbers(client: TestClient[Any]) -> None:
    client.post(f"{API}/matches", json={"game": "mini"})
    assert client.get("/health").json() == {"ok": True}
    assert client.get("/ready").json() == {"ok": True}
    numbers = dict(line.split() for line in client.get("/metrics").text.splitlines() if not line.startswith("#"))
    assert numbers["bocage_matches_warm"] == "1"
    assert float(numbers["bocage_commits_total"]) >= 1
    assert {"bocage_loop_lag_seconds", "bocage_machines_waiting", "bocage_commit_seconds_total"} <= set(numbers)


def test_numbers_are_for_the_machine_that_the_server_runs_on(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert client.get("/metrics").status_code == 200
    monkeypatch.setattr(health, "HERE", ("127.0.0.1", "::"))
    refused = client.get("/metrics")
    assert (refused.status_code, refused.json()["error"]) == (403, "forbidden")


def test_without_its_database_a_server_is_not_ready(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(work: Any) -> None:
        raise OSError("gone")

    monkeypatch.setattr(client.app.state.server.keeper.house.store, "read", fails)
    assert client.get("/ready").status_code == 503
    assert client.get("/health").status_code == 200


def test_among_many_presence_is_told_together(monkeypatch: pytest.MonkeyPatch) -> None:
    class Crowd:
        told = 0
        telling_presence = None
        listeners = [type("One", (), {"seat": None})() for _ in range(400)]

        def stir(self) -> None: ...

        def announce(self, message: Any) -> None:
            self.told += 1

    async def scene() -> int:
        crowd: Any = Crowd()
        for _ in range(400):
            sockets._presence(crowd)
        assert crowd.told == 0
        crowd.telling_presence.cancel()
        sockets._tell_presence(crowd)
        told: int = crowd.told
        return told

    assert asyncio.run(scene()) == 1
