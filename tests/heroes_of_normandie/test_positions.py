"""Positions that no game can have come to are refused with the rule that they break."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.content import IllegalPosition
from tests.support.heroes_of_normandie import game_at

GROUP = {"type": "ger-gruppe", "at": "F6"}
TANK = {"type": "ger-pz4", "at": "F6", "heading": "n"}
JEEP = {"type": "us-jeep", "at": "F6"}
RIDER = {"type": "us-rifle", "aboard": "C"}
GUN = {"type": "us-57mm", "aboard": "C"}
HERO = {"type": "us-hero-riley", "aboard": "C", "back": True}

FLAWS: list[tuple[str, dict[str, Any], str]] = [
    ("hon.loss.heavy", {"DE1": {**GROUP, "damage": ["hull"]}}, "DE1 is infantry and has damage to its hull"),
    ("hon.state.face-only", {"DE1": {**GROUP, "ambushed": True}}, "DE1 is ambushed and has no such face"),
    ("hon.loss.light", {"C": {**JEEP, "damage": ["crew"]}}, "C is a light vehicle and has damage to its crew"),
    ("hon.hvy.second-same", {"T": {**TANK, "damage": ["hull", "hull"]}}, "T has been struck twice in its hull"),
    ("hon.opt.concealed", {"T": {**TANK, "concealed": True}}, "T is a vehicle and hidden"),
    ("hon.trans.capacity", {"T": TANK, "C": {"type": "ger-kubel", "aboard": "T"}}, "C is a vehicle and aboard T"),
    (
        "hon.trans.board",
        {"C": JEEP, "DE1": {"type": "ger-leutnant", "aboard": "C"}},
        "DE1 is aboard C of the other side",
    ),
    ("hon.trans.capacity", {"C": JEEP, "US1": RIDER, "US2": RIDER}, "C carries 4, it has room for 2"),
    ("hon.trans.capacity", {"T": TANK, "DE1": {"type": "ger-gruppe", "aboard": "T"}}, "T carries 2, it has room for 0"),
    (
        "hon.trans.oversize",
        {"C": {"type": "us-m3", "at": "F6"}, "US1": GUN, "US2": GUN},
        "C carries more than one large counter",
    ),
    ("hon.move.no-stacking", {"DE1": GROUP, "US1": {"type": "us-rifle", "at": "F6"}}, "DE1 and US1 are both in F6"),
    ("hon.move.no-stacking", {"T": TANK, "US1": {"type": "us-rifle", "at": "F7"}}, "T and US1 are both in F7"),
    ("hon.ruling.vehicle-through-vehicle", {"T": TANK, "C": {**JEEP, "at": "F7"}}, "T and C are both in F7"),
    (
        "hon.order.numbered",
        {"DE1": {**GROUP, "token": "1"}, "DE2": {**GROUP, "at": "G6", "token": "1"}},
        "order 1 lies on 2 units of one side",
    ),
]

LEGAL: list[dict[str, Any]] = [
    {"C": JEEP, "US1": RIDER, "US2": HERO},
    {"DE1": GROUP, "C": {**JEEP, "destroyed": True}},
    {"DE1": {**GROUP, "type": "ger-recon", "ambushed": True}},
    {"DE1": {**GROUP, "concealed": True}},
    {"T": {**TANK, "damage": ["crew", "hull"]}},
    {"DE1": {**GROUP, "token": "1"}, "US1": {"type": "us-rifle", "at": "A1", "token": "1"}},
    {"DE1": {**GROUP, "token": "bluff"}, "DE2": {**GROUP, "at": "G6", "token": "special"}},
]


@pytest.mark.rule(
    "hon.hvy.second-same",
    "hon.loss.heavy",
    "hon.loss.light",
    "hon.move.no-stacking",
    "hon.opt.concealed",
    "hon.order.numbered",
    "hon.ruling.vehicle-through-vehicle",
    "hon.state.face-only",
    "hon.trans.board",
    "hon.trans.capacity",
    "hon.trans.oversize",
)
@pytest.mark.parametrize(("rule", "units", "problem"), FLAWS, ids=[f"{rule}-{n}" for n, (rule, *_) in enumerate(FLAWS)])
def test_a_position_that_breaks_a_rule_is_refused_with_it(rule: str, units: dict[str, Any], problem: str) -> None:
    with pytest.raises(IllegalPosition) as caught:
        game_at(units)
    assert str(caught.value) == f"the position breaks {rule}: {problem}"


@pytest.mark.parametrize("units", LEGAL)
def test_a_position_that_a_game_may_come_to_is_taken(units: dict[str, Any]) -> None:
    game_at(units)
