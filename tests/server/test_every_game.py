"""Every game that there is can be played over the API, by people and by machines, and hides what it hides."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
from litestar.testing import TestClient

from bocage import players, registry

from .people import API, Person, Table, places_of

CHOICES = 60
GAMES = registry.names()


@pytest.mark.parametrize("game", GAMES)
def test_people_play_with_all_that_the_client_asks_for(client: TestClient[Any], game: str) -> None:
    seats = client.get(f"{API}/games").json()
    scenario = next(one for one in seats if one["game"] == game)["scenarios"][0]
    made = Table.created(client, game, ["me"] * scenario["seats"])
    host, draw = made.host, random.Random(4)
    places = places_of(host.get("/board"))
    for _ in range(CHOICES):
        shown = host.get()
        decision = shown["decision"]
        if decision is None:
            break
        seat = decision["seat"]
        previews = host.post("/preview", seat=seat, revision=shown["revision"])["previews"]
        assert len(previews) == min(len(decision["options"]), 200)
        look_around(host, seat, shown, places, draw)
        option = draw.choice(decision["options"])
        if option.get("until"):
            odds = host.post("/odds", seat=seat, revision=shown["revision"], index=option["index"])
            assert abs(sum(one["percent"] for one in odds["outcomes"]) - 100) < 1 or len(odds["outcomes"]) == 200
        host.post("/choose", seat=seat, revision=shown["revision"], index=option["index"])
    for seat in range(scenario["seats"]):
        assert host.get("/events", seat=seat)["events"]
    assert made.watcher.get()["hand"] == []
    assert made.watcher.get()["decision"] is None


def look_around(host: Person, seat: int, shown: dict[str, Any], places: set[int], draw: random.Random) -> None:
    """What a client asks for beside the snapshot."""
    for held in shown["hand"]:
        assert held["name"]
    if shown["pieces"]:
        piece = draw.choice(shown["pieces"])
        assert piece["place"] in places
        found = host.get(f"/overlays/{piece['unit']}", seat=seat)
        assert all(set(overlay) <= places for overlay in found["overlays"].values())
        assert host.get(f"/units/{piece['unit']}", seat=seat)["unit"]["name"]
    arguments = shown["decision"]["options"][0]["args"].values()
    for thing in [one for one in arguments if isinstance(one, dict) and "id" in one][:1]:
        host.post("/why", seat=seat, things=[{"kind": thing["kind"], "id": thing["id"]}])


@pytest.mark.parametrize("game", GAMES)
def test_the_machine_that_is_offered_first_answers(client: TestClient[Any], game: str) -> None:
    """It keeps to its time, as far as one can tell on a busy machine."""
    scenario = next(one for one in client.get(f"{API}/games").json() if one["game"] == game)["scenarios"][0]
    terms = {"game": game, "seats": [{"player": "machine"}] * scenario["seats"], "options": {"think": 0.2}}
    watcher = Person(client, client.post(f"{API}/matches", json=terms).json()["match"])
    assert watcher.get("/summary")["seats"][0]["machine"] == players.names()[-1]
    until = time.monotonic() + 120
    while watcher.get("/summary")["revision"] < 3:
        assert time.monotonic() < until, "the machine does not play"
        time.sleep(0.05)
