"""Building an army over the API: the sheet names choices by their place, and says why the others are none."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from litestar.testing import TestClient

from .people import API, Table

GAME = "heroes-of-normandie"


def wares(muster: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield from muster["stock"]
    for recruit in muster["army"]:
        for berth in recruit["berths"]:
            yield from berth["stock"]


def test_the_sheet_leads_to_options_and_to_reasons(client: TestClient[Any]) -> None:
    host = Table.created(client, GAME, ["me", "me"], scenario="free-battle-200").host
    build = next(one for one in host.get()["decision"]["options"] if one["kind"] == "BuildArmy")
    host.choose(build["index"])
    shown = host.get()
    while all(ware["index"] is not None for ware in wares(shown["muster"])):
        offered, muster = shown["decision"]["options"], shown["muster"]
        assert muster["seat"] == shown["decision"]["seat"]
        ready = [ware for ware in wares(muster) if ware["index"] is not None]
        assert ready
        for ware in ready:
            assert offered[ware["index"]]["kind"] == ware["takes"]["is"]
            assert ware["name"] in offered[ware["index"]]["args"].values()
        host.choose(max(ready, key=lambda ware: ware["cost"])["index"])
        shown = host.get()
    muster = shown["muster"]
    assert muster["points"] == 200
    assert muster["left"] < 200
    dear = next(ware for ware in wares(muster) if ware["index"] is None)
    (answer,) = host.post("/why", seat=muster["seat"], option=dear["takes"])["answers"]
    assert answer["refusal"]["rule"].startswith("hon.")


def test_whoever_watches_sees_the_army_but_no_choices(client: TestClient[Any]) -> None:
    watcher = Table.created(client, GAME, ["me", "me"], scenario="free-battle-200").watcher
    muster = watcher.get()["muster"]
    assert muster["stock"]
    assert all(ware["index"] is None for ware in muster["stock"])


def test_other_questions_have_no_sheet(client: TestClient[Any]) -> None:
    assert Table.created(client, GAME, ["me", "me"]).host.get()["muster"] is None


def test_optional_rules_are_shown_as_the_scenario_sets_them(client: TestClient[Any]) -> None:
    games = {one["game"]: one for one in client.get(f"{API}/games").json()}
    scenarios = {one["scenario"]: one for one in games["tide-of-iron"]["scenarios"]}
    first, later = (
        {entry["name"]: entry["default"] for entry in scenarios[name]["settings"]}
        for name in ("first-contact", "crossroads")
    )
    assert (first["setup_op_fire"], later["setup_op_fire"]) == (False, True)
