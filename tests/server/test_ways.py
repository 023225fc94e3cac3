"""The way to a distant place: what a game says leads there is on offer step by step, and does."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from bocage.kernel import Ask, Decision, Match
from bocage.kernel.journal import standing
from bocage.kernel.windows import passing
from bocage.registry import system_of
from tests.support.random_games import decisions

from .people import Table


def pieces_of(match: Match, seat: int) -> dict[int, tuple[int, ...]]:
    """The places that each counter covers."""
    sketch = system_of(match).show.sketch(match.view(seat))
    return {piece.unit: (piece.place, *piece.beside) for piece in sketch.pieces}


def gone(match: Match, decision: Decision, place: int) -> bool | None:
    """Whether the way leads to the place; None where there is none, or where chance or a rule came in between."""
    way = system_of(match).show.way(match.view(decision.seat), decision, place)
    if not way:
        return None
    assert way[0] in decision.options
    going, before = match.clone(), pieces_of(match, decision.seat)
    for option in way:
        while (asked := going.game.asked) is not None and isinstance(asked, Ask) and asked.seat != decision.seat:
            going.choose(passing(asked.options), seat=asked.seat)
        if going.decision is None or option not in going.decision.options:
            return None
        going.choose(option, seat=decision.seat)
        if next(standing(going.journal)).final:
            return None
    after = pieces_of(going, decision.seat)
    moved = [unit for unit, places in after.items() if before.get(unit) != places]
    return any(place in after[unit] for unit in moved)


@pytest.mark.parametrize(
    "title",
    [
        "tide-of-iron/crossroads",
        "tide-of-iron/mill-bridge",
        "heroes-of-normandie/first-patrol",
        "heroes-of-normandie/strongpoint",
    ],
)
def test_a_way_leads_where_it_says(title: str) -> None:
    draw, arrived = random.Random(3), 0
    for number, (match, decision) in enumerate(decisions(title, seed=11)):
        cells = system_of(match).show.sketch(match.view(decision.seat)).cells
        for cell in draw.sample(cells, 6):
            found = gone(match, decision, cell.place)
            assert found is not False
            arrived += found is True
        if arrived >= 25 or number > 600:
            break
    assert arrived >= 10


def test_a_way_is_told_with_what_each_step_spends(table: Callable[..., Table]) -> None:
    host = table("tide-of-iron", ("me", "machine")).host
    for kind in ("Activate", "AdvanceWith"):
        offered = host.get()["decision"]["options"]
        host.choose(next(option["index"] for option in offered if option["kind"] == kind))
    shown = host.get()
    near = {option["args"]["hex"]["id"] for option in shown["decision"]["options"] if option["kind"] == "Enter"}
    unit = shown["decision"]["prompt"]["args"]["unit"]["id"]
    reached = host.get(f"/overlays/{unit}")["overlays"]["reach"]
    far = next(place for place in reached if place not in near)
    way = host.get(f"/way/{far}")
    assert (way["revision"], way["place"]) == (shown["revision"], far)
    assert len(way["steps"]) > 1
    assert way["steps"][-1]["option"]["args"]["hex"]["id"] == far
    assert [change["name"] for change in way["steps"][0]["changes"]] == ["points"]
    assert host.get(f"/way/{unit + 100_000}")["steps"] == []
