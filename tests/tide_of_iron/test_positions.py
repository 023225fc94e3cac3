"""Positions that no game can have come to are refused with the rule that they break."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.content import IllegalPosition
from tests.support.tide_of_iron import game_at

SQUAD = {"hex": "D5", "figures": {"de-regular": 4}}
TRUCK = {"hex": "D5", "vehicle": "de-truck"}
RIDER = {"aboard": "T", "figures": {"de-regular": 4}}
ALONE = {"US9": {"hex": "A12", "figures": {"us-regular": 1}}}

FLAWS: list[tuple[str, dict[str, Any], str]] = [
    (
        "toi.setup.build-squads",
        {"DE1": {"hex": "D5", "figures": {"de-regular": 2, "de-mortar": 3}}},
        "the figures of DE1 take 8 slots, a base has 4",
    ),
    ("toi.squad-damage.casualties", {"DE1": {**SQUAD, "damage": "light"}}, "DE1 is a squad and has light damage"),
    (
        "toi.squad-damage.no-op-fire",
        {"DE1": {**SQUAD, "condition": "pinned", "status": "op-fire"}},
        "DE1 is pinned and in op-fire mode",
    ),
    (
        "toi.vehicle-damage.suppressive-immune",
        {"T": {**TRUCK, "condition": "pinned"}},
        "T is a vehicle and pinned",
    ),
    ("toi.concealed.no-vehicles", {"T": {**TRUCK, "concealed": True}}, "T is a vehicle and concealed"),
    (
        "toi.spec.assign",
        {"T": {**TRUCK, "specialisation": "medic"}},
        "T is a vehicle and has the specialisation medic",
    ),
    (
        "toi.spec.assign",
        {"DE1": {"hex": "D5", "figures": {"de-mg": 1}, "specialisation": "medic"}},
        "DE1 has a heavy infantry weapon and the specialisation medic",
    ),
    (
        "toi.fort.entrenchment-enter",
        {"T": {**TRUCK, "inside": "entrenchment"}},
        "T is a vehicle and in a fortification",
    ),
    ("toi.fort.pillbox-enter", {"T": {**TRUCK, "inside": "pillbox"}}, "T is a vehicle and in a fortification"),
    ("toi.truck.fragile", {"T": {**TRUCK, "damage": "heavy"}}, "T has heavy damage and would be destroyed"),
    (
        "toi.transport.embark",
        {"T": TRUCK, "US1": {"aboard": "T", "figures": {"us-regular": 1}}},
        "US1 is aboard T of the other side",
    ),
    (
        "toi.transport.capacity",
        {"T": TRUCK, "DE1": RIDER, "DE2": RIDER, "DE3": RIDER},
        "T carries 3 squads, it has room for 2",
    ),
    (
        "toi.transport.capacity",
        {"T": {"hex": "D5", "vehicle": "de-tiger"}, "DE1": RIDER},
        "T carries 1 squads, it has room for 0",
    ),
    (
        "toi.move.no-enemy-hex",
        {"DE1": SQUAD, "US1": {"hex": "D5", "figures": {"us-regular": 1}, "concealed": True}},
        "both sides are in D5",
    ),
    (
        "toi.stacking.limit",
        {"DE1": SQUAD, "DE2": SQUAD, "DE3": SQUAD, "DE4": SQUAD},
        "D5 has 4 units, a hex holds 3",
    ),
    ("toi.stacking.limit", {"T1": TRUCK, "T2": TRUCK, "T3": TRUCK}, "D5 has 3 vehicles, a hex holds 2"),
]

MARKERS = [{"hex": "D5", "kind": kind} for kind in ("entrenchment", "pillbox")]


@pytest.mark.rule(
    "toi.setup.build-squads",
    "toi.squad-damage.casualties",
    "toi.squad-damage.no-op-fire",
    "toi.vehicle-damage.suppressive-immune",
    "toi.concealed.no-vehicles",
    "toi.spec.assign",
    "toi.fort.entrenchment-enter",
    "toi.fort.pillbox-enter",
    "toi.truck.fragile",
    "toi.transport.embark",
    "toi.transport.capacity",
    "toi.move.no-enemy-hex",
    "toi.stacking.limit",
)
@pytest.mark.parametrize(("rule", "units", "problem"), FLAWS, ids=[problem for _, _, problem in FLAWS])
def test_a_position_that_breaks_a_rule_is_refused_with_it(rule: str, units: dict[str, Any], problem: str) -> None:
    with pytest.raises(IllegalPosition) as caught:
        game_at({**ALONE, **units}, markers=MARKERS)
    assert str(caught.value) == f"the position breaks {rule}: {problem}"


@pytest.mark.rule("toi.fort.max-three")
def test_too_many_fortifications_in_a_hex_are_refused() -> None:
    game_at(ALONE, markers=[*MARKERS, MARKERS[0]])
    with pytest.raises(IllegalPosition) as caught:
        game_at(ALONE, markers=[*MARKERS, *MARKERS])
    assert str(caught.value) == "the position breaks toi.fort.max-three: D5 has 4 fortifications, a hex holds 3"


def test_a_position_at_all_limits_is_none_of_these() -> None:
    full = {"T1": TRUCK, "T2": TRUCK, "DE1": {**SQUAD, "inside": "pillbox", "condition": "disrupted"}}
    riders = {name: {**RIDER, "aboard": "T1"} for name in ("DE2", "DE3")}
    crew = {"DE4": {"hex": "D6", "figures": {"de-mg": 2}, "status": "op-fire"}}
    heavy = {"DE5": {"hex": "D6", "vehicle": "de-halftrack", "damage": "heavy"}}
    game_at({**ALONE, **full, **riders, **crew, **heavy}, markers=MARKERS)
