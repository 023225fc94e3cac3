"""Export, import, and branches from any point."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from litestar.testing import TestClient

from bocage import registry
from bocage.kernel import saves
from bocage.kernel.records import digest

from .people import API, Person, Table

Tables = Callable[..., Table]


def imported(client: TestClient[Any], save: Any, status: int = 201, **terms: Any) -> Any:
    answer = client.post(f"{API}/matches/import", json={"save": save, **terms})
    assert answer.status_code == status, answer.text
    return answer.json()


def test_a_match_with_an_opponent_is_exported_after_its_end(table: Tables) -> None:
    made = table()
    assert made.host.get("/export", 403)["error"] == "forbidden"
    made.play()
    save = made.watcher.get("/export")
    content = saves.read(msgspec.json.encode(save))
    assert saves.verify(content, registry.system("mini").play) > 0


def test_an_exported_match_goes_on_with_fresh_dice(table: Tables, client: TestClient[Any]) -> None:
    made = table(seats=("me", "me"))
    made.play(most=25)
    before = made.host.get()["dice"]
    save = made.host.get("/export")
    after = made.host.get()["dice"]
    assert before["commitment"] != after["commitment"]
    made.play(seed=4)
    assert made.host.get("/dice")["verified"] is True
    assert imported(client, save)["seats"] == []


def test_a_save_names_its_machines(table: Tables) -> None:
    save = table(seats=("me", "machine")).host.get("/export")
    assert saves.machines_in(save) == {1: "random"}


def test_an_imported_match_is_the_same_and_goes_on(table: Tables, client: TestClient[Any]) -> None:
    made = table(seats=("me", "me"))
    made.play(most=25)
    save = made.host.get("/export")
    ticket = imported(client, save, seats=[{"player": "me"}, {"player": "me"}])
    again = Table(Person(client, ticket["match"], ticket["token"], [0, 1]), [], ticket)
    old, new = made.host.get(seat=0), again.host.get(seat=0)
    assert [old[part] for part in ("revision", "pieces", "trail", "decision")] == [
        new[part] for part in ("revision", "pieces", "trail", "decision")
    ]
    assert made.host.get("/events", seat=0)["events"] == again.host.get("/events", seat=0)["events"]
    again.play(seed=9)
    page = again.host.get("/dice")
    assert page["verified"] is True
    assert len(page["seeds"]) == 2
    twice = imported(client, again.host.get("/export"))
    assert client.get(f"{API}/matches/{twice['match']}/dice").json()["verified"] is True


def test_everyone_at_a_table_is_told_that_someone_may_know_what_was_hidden(
    table: Tables, client: TestClient[Any]
) -> None:
    """Whoever has the record of a match knows its hands, its bids and the order of its decks."""
    made = table(seats=("me", "me"))
    made.play(most=8)
    line = {"key": "ui-from-record", "args": {"revision": str(made.host.get()["revision"])}}
    save = made.host.get("/export")
    ticket = imported(client, save, seats=[{"player": "me"}, {"player": "open"}])
    host = Person(client, ticket["match"], ticket["token"], [0])
    joined = Person(client, ticket["match"]).post("/join", seat=1, name="Bert")
    guest = Person(client, ticket["match"], joined["token"], [1])
    for person in (host, guest, Person(client, ticket["match"])):
        assert line in person.get()["status"]
    branch = made.host.post("/branch", revision=made.host.get()["revision"])
    assert line in Person(client, branch["match"]).get()["status"]
    alone = imported(client, save, seats=[{"player": "me"}, {"player": "me"}])
    against = imported(client, save, seats=[{"player": "me"}, {"player": "machine", "machine": "random"}])
    for ticket in (alone, against, made.ticket):
        assert line not in Person(client, ticket["match"], ticket["token"]).get()["status"]


def test_altered_saves(table: Tables, client: TestClient[Any]) -> None:
    made = table(seats=("me", "me"))
    made.play(most=25)
    save = made.host.get("/export")

    def resealed(**changes: Any) -> dict[str, Any]:
        content = {**save, **changes}
        del content["digest"]
        return {**content, "digest": digest(content)}

    assert imported(client, {**save, "revision": 3}, 422)["error"] == "bad-save"
    journal = save["journal"]
    altered: list[dict[str, Any]] = [
        {"journal": journal[:-1]},
        {"journal": [*journal, {"is": "Answer"}]},
        {"journal": [{**journal[0], "seat": 1}, *journal[1:]]},
        {"journal": 7},
        {"rules": "0"},
        {"scenario": "nowhere"},
        {"game": "chess"},
        {"packs": ["mine"]},
        {"seams": [[0, 5]]},
        {"settings": 3},
        {"state": {}},
        {"stream": "x" * 1000},
    ]
    for changes in altered:
        assert imported(client, resealed(**changes), 422)["error"] == "bad-save", changes
    assert imported(client, {}, 422)["error"] == "bad-save"


def test_a_branch_goes_on_from_a_point_of_a_replay(table: Tables) -> None:
    made = table()
    assert made.host.post("/branch", 403, revision=0)["error"] == "forbidden"
    made.play()
    last = made.host.get()["revision"]
    assert made.host.post("/branch", 404, revision=last + 1)["error"] == "not-found"
    point = last // 2
    ticket = made.watcher.post("/branch", revision=point, seats=[{"player": "me"}, {"player": "me"}])
    branch = Table(Person(made.host.client, ticket["match"], ticket["token"], [0, 1]), [], ticket)
    shown = branch.host.get()
    assert shown["revision"] == point
    assert shown["parent"] == {"match": made.host.match, "revision": point, "why": "branch"}
    assert shown["pieces"] == made.host.get(f"/at/{point}")["pieces"]
    branch.play(seed=8)
    assert branch.host.get("/dice")["verified"] is True
