"""The way to a distant hex is the cheapest that the rules allow, and each of its choices is on offer in turn."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bocage.kernel import Match
from bocage.registry import system
from bocage.systems.grand_tactical.rules.activation.activation import Activate
from bocage.systems.grand_tactical.rules.movement.move import Enter, JoinMove
from bocage.systems.grand_tactical.rules.movement.movement_action import MoveOut
from bocage.systems.grand_tactical.show.way import way
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import Unit
from tests.support.positions import Positions
from tests.support.random_games import decisions

AT = Positions(system("grand-tactical"), Game, Unit)
ROAD = [f"A{row}" for row in range(1, 15)]


def marching(units: dict[str, Any], **position: Any) -> Match:
    """A match in which the first unit has been chosen to act."""
    units["x"] = {"type": "ll-gren", "at": "P14"}
    match = AT.match_at(units, begin={"chit": "us"}, **position)
    match.choose(Activate(0))
    return match


def told(match: Match, place: str) -> list[str]:
    """The way to a place in words."""
    assert match.decision is not None
    scene = AT.game_of(match).scene
    found = way(match.view(match.decision.seat), match.decision, scene.ground.hexes[place])
    return [scene.place_names[each.hex] if isinstance(each, Enter) else type(each).__name__ for each in found]


@pytest.mark.rule("gts.move.road-only-column", "gts.col.enter")
def test_the_way_along_a_road_begins_with_forming_column() -> None:
    match = marching({"a": {"type": "us-m4", "at": "A1"}}, routes={"main": [ROAD]})
    assert told(match, "A13") == ["MoveOut", "FormColumn", *ROAD[1:13]]


@pytest.mark.rule("gts.move.basic")
def test_a_way_that_needs_no_column_has_none() -> None:
    match = marching({"a": {"type": "us-para", "at": "C5"}}, terrain={"C6": "woods"})
    assert told(match, "D6") == ["MoveOut", "D5", "D6"]
    assert told(match, "C5") == []
    assert told(match, "P1") == []


@pytest.mark.rule("gts.move.two-roads")
def test_the_way_counts_what_it_costs_to_change_between_routes() -> None:
    units = {"a": {"type": "us-para", "at": "H9", "column": True}, "x": {"type": "ll-gren", "at": "AT32"}}
    match = AT.match_at(units, begin={"chit": "us"}, map="arnhem")
    match.choose(Activate(0))
    assert told(match, "K11") == ["MoveOut", "H10", "I11", "J11", "K11"]
    match.choose(MoveOut(0))
    for place in ("H10", "I11", "J11", "K11"):
        match.choose(Enter(AT.game_of(match).scene.ground.hexes[place]))
    assert match.decision is not None
    assert match.decision.args["points"] == "1½"


@pytest.mark.rule("gts.stack.over-allowed", "gts.act.division-limits")
def test_a_stack_goes_round_what_it_may_not_enter_or_leave() -> None:
    crowd = {f"c{number}": {"type": "us-para", "at": "C6"} for number in range(5)}
    units = {"a": {"type": "us-para", "at": "C5"}, "b": {"type": "us-para", "at": "C5"}, **crowd}
    match = marching(units)
    match.choose(MoveOut(0))
    assert told(match, "C7") == ["C6", "C7"]
    match.choose(JoinMove(1))
    assert told(match, "C7") == []
    assert told(match, "D6") == ["D5", "D6"]
    near = {"a": {"type": "us-para", "at": "C5"}, "x": {"type": "ll-gren", "at": "F7"}}
    match = AT.match_at(near, begin={"chit": "us-division"})
    match.choose(Activate(0))
    assert told(match, "D6") == []
    assert told(match, "C7") == ["MoveOut", "C6", "C7"]


def test_nobody_is_led_where_nothing_moves() -> None:
    match = AT.match_at(
        {
            "a": {"type": "us-para", "at": "C5"},
            "b": {"type": "us-para", "at": "C7"},
            "x": {"type": "ll-gren", "at": "P14"},
        },
        begin={"chit": "us"},
    )
    assert told(match, "C6") == []


def test_ways_in_a_game_lead_where_they_say() -> None:
    """As far as nobody fires and no die falls."""
    draw, arrived = random.Random(3), 0
    for match, decision in decisions("grand-tactical/neuville", seed=5):
        scene = AT.game_of(match).scene
        for place in draw.sample(range(len(scene.grid)), 4):
            found = way(match.view(decision.seat), decision, place)
            if not found:
                continue
            assert found[0] in decision.options
            going = match.clone()
            for option in found:
                if going.decision is None or option not in going.decision.options:
                    break
                going.choose(option)
            else:
                there = AT.game_of(going)
                assert any(there.here[place] >> unit.id & 1 for unit in there.units if unit.seat == decision.seat)
                arrived += 1
        if arrived > 60:
            return
    assert arrived > 20
