"""Standing orders and proposals, in games that have them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from litestar.testing import TestClient

from bocage.server.app import build
from bocage.server.settings import Settings

from .people import Person, Table

Tables = Callable[..., Table]


def order(person: Person, *orders: dict[str, Any], status: int = 200) -> Any:
    body = {"orders": list(orders)}
    answer = person.client.put(person.address("/orders"), json=body, headers=person.headers)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_orders_answer_in_the_seat_s_place(table: Tables) -> None:
    made = table("sentry")
    runner, sentry = made.people
    kinds = {kind["kind"]: kind["key"] for kind in sentry.get("/orders")["kinds"]}
    assert kinds["NeverFire"] == "order-never-fire"
    order(sentry, {"is": "NeverFire"})
    assert runner.choose() == 1
    shown = runner.get()
    assert (shown["revision"], shown["waiting"]) == (2, [0])
    assert sentry.get()["orders"] == [{"is": "NeverFire"}]
    assert runner.get()["orders"] == []
    assert runner.get("/orders")["orders"] == []


def test_orders_answer_a_question_that_waits(table: Tables) -> None:
    made = table("sentry")
    runner, sentry = made.people
    runner.choose()
    assert runner.get()["waiting"] == [1]
    order(sentry, {"is": "FireWithin", "distance": 9})
    assert runner.get()["waiting"] == [0]
    assert runner.get("/events")["events"][-1]["kind"] == "FiredAt"


def test_orders_are_kept(table: Tables, settings: Settings) -> None:
    made = table("sentry")
    runner, sentry = made.people
    order(sentry, {"is": "NeverFire"})
    runner.choose()
    with TestClient(build(settings)) as later:
        runner.client = sentry.client = later
        assert sentry.get()["orders"] == [{"is": "NeverFire"}]
        runner.choose()
        assert runner.get()["revision"] == 4


def test_orders_that_are_no_orders(table: Tables) -> None:
    sentry = table("sentry").others[0]
    for wrong in ({"is": "FireWithin"}, {"is": "FireWithin", "distance": "far"}, {"is": "Dash", "place": 1}, {}):
        assert order(sentry, wrong, status=400)["error"] == "malformed"
    assert sentry.get()["orders"] == []


def test_any_point_may_be_proposed(table: Tables) -> None:
    host = table("tabletop").host
    assert host.get()["decision"]["proposals"] is True
    far = {"is": "MoveTo", "point": [90, 90]}
    assert host.post("/choose", 422, revision=0, option=far)["rule"] == "table.reach"
    near = {"is": "MoveTo", "point": [60, 60]}
    assert host.post("/why", option=near)["answers"][0]["refusal"] is None
    (drafted,) = host.post("/why", point=[90, 90])["answers"]
    assert (drafted["record"], drafted["refusal"]["rule"]) == (far, "table.reach")
    assert host.post("/choose", revision=0, option=near) == {"revision": 1}
    assert host.get("/events")["events"][-1]["args"] == {"point": {"kind": "point", "x": 60, "y": 60}}
    assert host.post("/choose", 400, revision=1, option={"is": "MoveTo", "point": 7})["error"] == "malformed"


def test_a_listed_option_may_be_written_out(table: Tables) -> None:
    runner = table("sentry").host
    assert runner.post("/choose", 422, revision=0, option={"is": "Dash", "place": 3})["rule"] == "kernel.not-offered"
    assert runner.post("/choose", revision=0, option={"is": "Dash", "place": 1}) == {"revision": 1}
