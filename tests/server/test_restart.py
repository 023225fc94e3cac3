"""A killed server loses nothing that it acknowledged."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from .servers import PATIENCE, Server, running

pytestmark = pytest.mark.processes


@pytest.fixture
def server(database: str) -> Iterator[Server]:
    with running(database) as server:
        yield server


def seen(server: Server, match: str, headers: dict[str, str]) -> dict[str, Any]:
    shown: dict[str, Any] = server.http.get(f"/matches/{match}", headers=headers).json()
    return {part: shown[part] for part in ("revision", "decision", "pieces", "status", "trail", "waiting", "dice")}


def test_kill_in_the_middle_of_a_match(server: Server) -> None:
    seats = [{"player": "me"}, {"player": "me"}]
    terms = {"game": "tide-of-iron", "seats": seats}
    ticket = server.http.post("/matches", json=terms).json()
    match, headers = ticket["match"], {"Authorization": f"Bearer {ticket['token']}"}
    draw = random.Random(11)
    acknowledged = 0
    for life in range(3):
        for _ in range(15 + 10 * life):
            shown = seen(server, match, headers)
            if shown["decision"] is None:
                break
            index = draw.randrange(len(shown["decision"]["options"]))
            answer = server.http.post(
                f"/matches/{match}/choose",
                json={"revision": shown["revision"], "index": index},
                headers=headers,
            )
            assert answer.status_code == 200, answer.text
            acknowledged = answer.json()["revision"]
        server.http.post(f"/matches/{match}/chat", json={"text": f"life {life}"}, headers=headers)
        before = seen(server, match, headers)
        log = server.http.get(f"/matches/{match}/events", headers=headers).json()
        server.kill()
        server.start()
        assert seen(server, match, headers) == before
        assert before["revision"] >= acknowledged > 0
        assert server.http.get(f"/matches/{match}/events", headers=headers).json() == log
    talk = server.http.get(f"/matches/{match}/chat").json()["lines"]
    assert [line["text"] for line in talk] == ["life 0", "life 1", "life 2"]


def test_machines_go_on_after_a_kill(server: Server) -> None:
    terms = {"game": "tide-of-iron", "seats": [{"player": "machine", "machine": "random"}] * 2}
    ticket = server.http.post("/matches", json=terms).json()
    url = f"/matches/{ticket['match']}/summary"
    server.kill()
    server.start()
    first = server.http.get(url).json()["revision"]
    until = time.monotonic() + PATIENCE
    while server.http.get(url).json()["revision"] <= first + 1:
        assert time.monotonic() < until, "the machines stopped"
        time.sleep(0.1)


def test_many_at_once_on_a_server_that_has_just_started(tmp_path: Path) -> None:
    """What is read for the first time is read by many at the same moment."""
    terms = {"game": "tide-of-iron", "seats": [{"player": "me"}]}
    with running(f"sqlite:///{tmp_path}/bocage.db") as server, ThreadPoolExecutor(16) as crowd:
        asked = [crowd.submit(server.http.post, "/matches", json=terms) for _ in range(24)]
        asked += [crowd.submit(server.http.get, path) for path in ("/games", "/rules/tide-of-iron") * 4]
        assert {answer.result().status_code for answer in asked} == {200, 201}
