"""Why not, odds, undo, standing orders, the past, dice and luck."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from litestar.testing import TestClient

from .people import Person, Table

Tables = Callable[..., Table]


def to_kind(made: Table, kind: str, seed: int = 1) -> tuple[Person, dict[str, Any]]:
    """Play until someone may choose an option of a kind; that person, and what he sees."""
    draw = random.Random(seed)
    for _ in range(500):
        for person in made.people:
            shown = person.get()
            if shown["decision"] and any(option["kind"] == kind for option in shown["decision"]["options"]):
                return person, shown
        assert made.step(draw), f"nobody may choose {kind}"
    raise AssertionError(f"nobody may choose {kind}")


def test_why_names_the_rule(table: Tables) -> None:
    person, shown = to_kind(table(), "Move")
    far = {"kind": "place", "id": 0 if shown["pieces"][0]["place"] > 12 else 24}
    answers = person.post("/why", things=[far], kind="Move")["answers"]
    assert answers[0]["refusal"]["rule"].startswith("mini.move.")
    assert answers[0]["index"] is None
    near = next(option for option in shown["decision"]["options"] if option["kind"] == "Move")
    allowed = person.post("/why", things=[{"kind": "place", "id": near["args"]["place"]["id"]}], kind="Move")["answers"]
    assert allowed[0]["refusal"] is None
    assert allowed[0]["index"] == near["index"]


def test_why_takes_an_option_written_out(table: Tables) -> None:
    host = table().host
    answer = host.post("/why", option={"is": "LayMine", "place": 0})["answers"][0]
    assert answer["refusal"]["key"] == "refusal-mini-mine-ford"
    assert host.post("/why", things=[{"kind": "card", "id": 3}])["answers"] == []
    assert host.post("/why", 400, option={"is": "Nonsense"})["error"] == "malformed"
    wild = host.post("/why", option={"is": "GiveOrder", "unit": 10**9})["answers"][0]
    assert wild["refusal"]["rule"] == "kernel.no-such-thing"
    assert wild["refusal"]["args"] == {"kind": "unit", "number": 10**9}


def test_odds_add_up(table: Tables) -> None:
    made = table()
    person, shown = to_kind(made, "Fire")
    fire = next(option for option in shown["decision"]["options"] if option["kind"] == "Fire")
    odds = person.post("/odds", revision=shown["revision"], index=fire["index"])
    assert abs(sum(outcome["percent"] for outcome in odds["outcomes"]) - 100) < 0.01
    assert odds["outcomes"] == sorted(odds["outcomes"], key=lambda outcome: -outcome["percent"])
    assert not odds["certain"]
    other = next(one for one in made.people if one is not person)
    assert other.post("/odds", 409, revision=shown["revision"], index=0)["error"] == "not-your-turn"


def test_undo_by_rule(table: Tables) -> None:
    made = table(seats=("me", "me"))
    made.host.choose(seat=0)
    shown = made.host.get(seat=0)
    assert shown["undo"]["alone"] is True
    assert made.host.post("/undo", 409, seat=0, revision=0)["error"] == "stale"
    assert made.host.post("/undo", seat=0, revision=1) == {"done": True, "revision": 2}
    assert made.host.get(seat=0)["waiting"] == [0]
    taken_back = made.host.get("/events", seat=0)["events"]
    assert taken_back[-1]["kind"] == "TakenBack"
    assert [event["undone"] for event in taken_back if event["revision"] == 1] == [True]


def test_undo_by_consent(table: Tables) -> None:
    made = table()
    host, guest = made.people
    host.choose()
    guest.choose()
    asked = host.post("/undo", revision=2)
    assert asked == {"done": False, "revision": 2}
    assert guest.get()["undo"]["ask"] == {"seat": 0, "agreed": [], "awaited": [1]}
    assert host.post("/undo/answer", 409, agree=True)["error"] == "no-undo"
    assert guest.post("/undo/answer", agree=False) == {"done": False, "revision": 2}
    assert guest.post("/undo/answer", 409, agree=True)["error"] == "no-undo"
    host.post("/undo", revision=2)
    assert guest.post("/undo/answer", agree=True) == {"done": True, "revision": 3}
    assert host.get()["waiting"] == [1]


def test_a_choice_ends_a_request_to_take_back(table: Tables) -> None:
    made = table()
    host, guest = made.people
    host.choose()
    guest.choose()
    host.post("/undo", revision=2)
    host.post("/choose", revision=2, index=0)
    assert guest.get()["undo"]["ask"] is None
    assert guest.post("/undo/answer", 409, agree=True)["error"] == "no-undo"


def test_a_request_to_take_back_ends_with_the_match(table: Tables) -> None:
    made = table()
    host, guest = made.people
    host.choose()
    guest.choose()
    host.post("/undo", revision=2)
    host.post("/resign")
    assert guest.post("/undo/answer", 409, agree=True)["error"] == "over"
    assert guest.get()["revision"] == 2


def test_matches_without_undo(table: Tables) -> None:
    never, rule = table(options={"undo": "never"}), table(options={"undo": "rule"})
    never.host.choose()
    assert never.host.post("/undo", 409, revision=1)["error"] == "no-undo"
    rule.host.choose()
    rule.others[0].choose()
    assert rule.host.post("/undo", 409, revision=2)["error"] == "no-undo"


def test_a_machine_lets_a_choice_be_taken_back_that_no_die_has_decided(table: Tables) -> None:
    made = table(seats=("me", "machine"))
    made.host.choose()
    while (shown := made.host.get())["waiting"] != [0] or shown["revision"] < 2:
        assert shown["result"] is None
        time.sleep(0.01)
    assert made.host.post("/undo", revision=shown["revision"])["done"] is True


def test_why_nothing_of_a_kind_is_on_offer(client: TestClient[Any]) -> None:
    host = Table.created(client, "tide-of-iron", ["me", "me"]).host
    for kind in ("Activate", "AdvanceWith"):
        offered = host.get()["decision"]["options"]
        host.choose(next(one["index"] for one in offered if one["kind"] == kind))
    (answer,) = host.post("/why", seat=0, kind="LeaveShelter", things=[])["answers"]
    assert answer["refusal"]["rule"].startswith("toi.")
    assert host.post("/why", seat=0, kind="Enter", things=[])["answers"] == []
    assert host.post("/why", seat=0, kind="Unheard", things=[])["answers"] == []


def test_orders_that_a_game_does_not_know(table: Tables) -> None:
    host = table().host
    assert host.get("/orders") == {"kinds": [], "orders": []}
    answer = host.client.put(host.address("/orders"), json={"orders": [{"is": "Advance"}]}, headers=host.headers)
    assert (answer.status_code, answer.json()["error"]) == (400, "malformed")
    assert host.client.put(host.address("/orders"), json={"orders": []}, headers=host.headers).status_code == 200


def test_the_past(table: Tables) -> None:
    made = table()
    seen = []
    draw = random.Random(2)
    for _ in range(30):
        shown = made.host.get()
        seen.append((shown["revision"], shown["pieces"], shown["status"], shown["trail"]))
        made.step(draw)
    for revision, *what in reversed(seen):
        past = made.host.get(f"/at/{revision}")
        assert [past["pieces"], past["status"], past["trail"]] == what
        assert past["decision"] is None
    assert made.host.get("/at/999", 404)["error"] == "not-found"
    assert made.watcher.get("/at/3", 403, seat=0)["error"] == "wrong-seat"


def test_after_the_end_all_is_shown(table: Tables) -> None:
    made = table()
    made.play()
    assert made.watcher.get("/at/5", seat=1)["seat"] == 1
    assert made.watcher.get("/at/5", 404, seat=2)["error"] == "not-found"


def test_the_dice_page(table: Tables) -> None:
    made = table()
    sealed = made.watcher.get("/dice")
    assert (sealed["sealed"], sealed["seeds"], sealed["rolls"], sealed["verified"]) == (True, [], [], None)
    made.play()
    page = made.watcher.get("/dice")
    assert page["verified"] is True
    assert page["commitment"] == sealed["commitment"] == page["seeds"][0]["commitment"]
    assert page["rolls"]
    assert all(roll["faces"] == roll["again"] for roll in page["rolls"])


def test_the_luck_report(table: Tables) -> None:
    made = table()
    assert made.host.get("/luck") == {"seats": []}
    made.play()
    report = made.watcher.get("/luck")["seats"]
    assert report
    assert all(0 <= row["luck"] <= 1 for seat in report for row in seat["rows"])
