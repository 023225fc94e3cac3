"""What an option would do agrees with what it then does; overlays and hands over HTTP."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from litestar.testing import TestClient

from bocage import registry
from bocage.kernel import View

from .people import API, Table, places_of
from .test_asking import to_kind

Tables = Callable[..., Table]


def test_previews_come_true(table: Tables) -> None:
    """In an open game: points left, who is asked, what is heard, and whether it can be taken back."""
    host = table("tide-of-iron", ("me", "me")).host
    draw = random.Random(7)
    tried: Counter[str] = Counter()
    for _ in range(250):
        shown = host.get()
        decision = shown["decision"]
        if decision is None:
            break
        seat, revision = decision["seat"], shown["revision"]
        previews = host.post("/preview", seat=seat, revision=revision)["previews"]
        assert [one["index"] for one in previews] == [option["index"] for option in decision["options"][:200]]
        seen = draw.choice(previews)
        assert host.post("/preview", seat=seat, revision=revision, index=seen["index"])["previews"] == [seen]
        host.post("/choose", seat=seat, revision=revision, index=seen["index"])
        after = host.get(seat=seat)
        events = host.get("/events", seat=seat, since=revision)["events"]
        assert [event["key"] for event in events][: len(seen["events"])] == [event["key"] for event in seen["events"]]
        assert after["undo"]["alone"] is (seen["undo"] != "no")
        if seen["asks"]:
            assert after["waiting"] == [seen["asks"][0]["seat"]]
        for change in seen["changes"] if not seen["asks"] else ():
            assert after["decision"]["prompt"]["args"][change["name"]] == change["after"]
            assert decision["prompt"]["args"].get(change["name"]) == change["before"]
            tried[change["name"]] += 1
        tried[seen["undo"]] += 1
    assert tried["points"] > 0, tried
    assert tried["alone"] > 0 < tried["no"], tried


def test_a_preview_names_who_would_be_asked(table: Tables) -> None:
    runner = table("sentry").host
    for one in runner.post("/preview", revision=0)["previews"]:
        assert [ask["seat"] for ask in one["asks"]] == [1]
        assert one["undo"] == "until-answered"
        assert one["dice"] is False


def test_without_undo_nothing_can_be_taken_back(table: Tables) -> None:
    runner = table("sentry", options={"undo": "never"}).host
    assert {one["undo"] for one in runner.post("/preview", revision=0)["previews"]} == {"no"}


def test_a_die_ends_a_preview(table: Tables) -> None:
    person, shown = to_kind(table(), "Fire")
    fire = next(option for option in shown["decision"]["options"] if option["kind"] == "Fire")
    (one,) = person.post("/preview", revision=shown["revision"], index=fire["index"])["previews"]
    assert (one["dice"], one["undo"], one["changes"]) == (True, "no", [])


def test_a_secret_choice_that_only_the_seat_itself_follows_up_can_be_taken_back(table: Tables) -> None:
    host = table("heroes-of-normandie", ("me", "me"), scenario="first-patrol").host
    while (shown := host.get())["decision"]["prompt"]["key"] != "prompt-order-place":
        host.post("/choose", revision=shown["revision"], index=0)
    (one,) = host.post("/preview", revision=shown["revision"], index=0)["previews"]
    assert one["undo"] == "alone"
    host.post("/choose", revision=shown["revision"], index=0)
    assert host.get()["undo"]["alone"] is True


def test_a_preview_changes_nothing_and_is_for_the_seat_alone(table: Tables) -> None:
    made = table()
    before = made.host.get()
    made.host.post("/preview", revision=0)
    assert made.host.get() == before
    assert made.watcher.post("/preview", 403, revision=0)["error"] == "wrong-seat"
    assert made.others[0].post("/preview", 409, revision=0)["error"] == "not-your-turn"
    assert made.host.post("/preview", 409, revision=3)["error"] == "stale"
    assert made.host.post("/preview", 422, revision=0, index=10**6)["error"] == "not-offered"


def test_previews_of_a_large_scenario_are_quick(table: Tables) -> None:
    host = table("tide-of-iron", ("me", "me"), scenario="sentinel-ridge").host
    draw = random.Random(3)
    slowest = 0.0
    for _ in range(40):
        shown = host.get()
        began = time.process_time()
        host.post("/preview", revision=shown["revision"])
        slowest = max(slowest, time.process_time() - began)
        index = draw.randrange(len(shown["decision"]["options"]))
        host.post("/choose", revision=shown["revision"], index=index)
    assert slowest < 1.0


def test_overlays_are_worked_out_when_asked_for_once_and_off_the_event_loop(
    table: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = table("tide-of-iron")
    show = registry.system("tide-of-iron").show
    asked: list[tuple[int, int]] = []
    overlays = show.overlays

    def counted(view: View, unit: int) -> Any:
        with pytest.raises(RuntimeError, match="no running event loop"):
            asyncio.get_running_loop()
        asked.append((view.seat, unit))
        return overlays(view, unit)

    monkeypatch.setattr(show, "overlays", counted)
    made.play(most=4)
    assert asked == []
    one, other = (piece["unit"] for piece in made.host.get()["pieces"][:2])
    first = [made.host.get(f"/overlays/{unit}") for unit in (one, other, one)]
    assert first[0] == first[2]
    made.host.post("/chat", text="hm")
    made.host.get(f"/overlays/{one}")
    made.others[0].get(f"/overlays/{one}")
    assert asked == [(0, one), (0, other), (1, one)]
    made.step(random.Random(2))
    made.host.get(f"/overlays/{one}")
    assert len(asked) == 4


def test_overlays_are_places_of_the_board(table: Tables) -> None:
    made = table("tide-of-iron", ("me", "me"), scenario="first-contact")
    made.play(most=60)
    host = made.host
    places = places_of(host.get("/board"))
    shown = host.get()
    found = [host.get(f"/overlays/{piece['unit']}") for piece in shown["pieces"]]
    assert found
    assert all(set(hexes) <= places for one in found for hexes in one["overlays"].values())
    assert all(
        {int(place) for place in labels} <= set(one["overlays"][name])
        for one in found
        for name, labels in one["labels"].items()
    )
    assert any("reach" in one["labels"] for one in found)
    assert host.get("/overlays/9999", 404)["error"] == "not-found"


def test_pieces_need_no_further_question(table: Tables) -> None:
    made = table("tide-of-iron", ("me", "me"), scenario="first-contact")
    made.play(most=60)
    for piece in made.host.get()["pieces"]:
        assert piece["look"]
        assert piece["figures"]
        assert dict(piece["values"])["movement"] >= 0


def test_games_tell_their_orders_and_optional_rules(client: TestClient[Any]) -> None:
    games = {game["game"]: game for game in client.get(f"{API}/games").json()}
    iron = games["tide-of-iron"]
    orders = {kind["kind"]: kind for kind in iron["orders"]}
    (range_, suppress) = orders["FireWithin"]["fields"]
    assert (range_["type"], range_["least"], range_["most"], range_["default"]) == ("int", 0, 20, 4)
    assert (suppress["type"], suppress["key"]) == ("bool", "order-fire-within-suppress")
    rule = iron["scenarios"][0]["settings"][0]
    made = Table.created(client, "tide-of-iron", ("me", "me"), settings={rule["name"]: True})
    assert made.host.get()["revision"] == 0
    texts = client.get(f"{API}/texts/tide-of-iron/fr").text
    keys = [rule["key"], *(kind["key"] for kind in iron["orders"]), range_["key"], suppress["key"]]
    assert all(f"\n{key} = " in texts for key in keys)
