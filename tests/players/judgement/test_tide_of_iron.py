"""Judgement in Tide of Iron: what a club player does in a position of first-contact, and what the plan must not do.

Americans are the units 0 to 4 (squads) and 5 (a vehicle), Germans 6 to 10 and 11; hex 35 is the great objective, in the
open; 44 and 46 are the small ones, in cover. A squad has five points, and all ground around 35 costs one.
"""

from __future__ import annotations

from typing import Any

import pytest

from bocage.kernel import Option
from bocage.mind import FOLLY
from bocage.systems.tide_of_iron.mind.card_play import PRICE, effect_worth
from bocage.systems.tide_of_iron.rules.movement.advance import Enter, Stop
from bocage.systems.tide_of_iron.rules.phases.action_phase import Activate, EndActionPhase
from bocage.systems.tide_of_iron.rules.phases.unit_actions import AdvanceWith, FireAndMove
from bocage.systems.tide_of_iron.schema.card_effects import AreaFire, Change, Reinforce
from tests.players.judgement.positions import Position

Places = dict[int, dict[str, Any]]
FULL = (8, 8, 8, 8)
SHAKEN = {"condition": "disrupted", "figures": (8,)}


def activated(unit: int, places: Places) -> Position:
    """The question what a unit does that has just been activated."""
    position = Position("tide-of-iron/first-contact", "action", places, away={"hex": -1})
    position.answer(Activate(unit=unit))
    assert position.decision.prompt == "activation"
    return position


def names(position: Position) -> list[str]:
    """What the plan does with the unit, step by step."""
    return [type(option).__name__ for option in position.follow("action")]


def at(hex: int, **changes: Any) -> dict[str, Any]:
    """Where a unit stands, and what else is to be said of it."""
    return {"hex": hex, **changes}


@pytest.mark.parametrize(("start", "goal"), [(1, 35), (8, 35), (30, 35), (50, 35), (4, 44), (17, 44), (57, 44)])
def test_a_squad_does_not_take_assault_for_an_enemy_that_only_a_full_move_reaches(start: int, goal: int) -> None:
    assert names(activated(1, {1: at(start), 8: at(goal, **SHAKEN)}))[0] == "AdvanceWith"


@pytest.mark.parametrize("start", [14, 20, 30, 48, 58])
def test_a_squad_that_can_just_reach_its_enemy_does_so(start: int) -> None:
    chosen = names(activated(1, {1: at(start), 8: at(44, **SHAKEN)}))
    assert chosen[0] == "AssaultWith"
    assert "AssaultHex" in chosen


@pytest.mark.parametrize("start", [31, 32, 33, 23, 34, 36])
def test_a_squad_that_takes_assault_goes_up_to_the_enemy_and_assaults(start: int) -> None:
    chosen = names(activated(0, {0: at(start), 8: at(35, **SHAKEN)}))
    assert chosen[0] == "AssaultWith"
    assert "AssaultHex" in chosen


@pytest.mark.parametrize("start", [34, 36, 25])
def test_a_whole_squad_beside_it_is_fired_at_before_it_is_stormed(start: int) -> None:
    assert names(activated(1, {1: at(start), 8: at(35, figures=FULL)}))[0] == "ConcentrateFireWith"


def test_what_an_assault_on_an_objective_is_worth_leaves_room_for_a_rival() -> None:
    advice = activated(1, {1: at(34), 8: at(35, figures=FULL)}).advice()
    rivals = [score for name, score in advice.items() if name != "AssaultWith"]
    assert advice["AssaultWith"] - max(rivals) < 2.0


@pytest.mark.parametrize("helper", [36, 45, 25])
def test_a_neighbour_makes_an_assault_better(helper: int) -> None:
    alone = activated(0, {0: at(34), 8: at(35, figures=FULL)}).advice()["AssaultWith"]
    helped = activated(0, {0: at(34), 1: at(helper), 8: at(35, figures=FULL)}).advice()["AssaultWith"]
    assert helped > alone


@pytest.mark.parametrize("enemy", [58, 48, 79])
def test_who_holds_the_great_objective_alone_does_not_walk_off_it(enemy: int) -> None:
    position = activated(1, {1: at(35), 8: at(enemy)})
    position.follow("action")
    assert position.game.units[1].hex == 35


@pytest.mark.parametrize("start", [23, 33, 24])
def test_an_objective_that_nobody_holds_is_walked_on_to(start: int) -> None:
    position = activated(1, {1: at(start), 8: at(79)})
    position.follow("action")
    assert position.game.units[1].hex in (35, 44, 46)


@pytest.mark.parametrize("condition", ["pinned", "disrupted"])
def test_a_shaken_enemy_is_a_better_one_to_storm(condition: str) -> None:
    whole = activated(1, {1: at(34), 8: at(35, figures=FULL)}).advice()["AssaultWith"]
    shaken = activated(1, {1: at(34), 8: at(35, figures=FULL, condition=condition)}).advice()["AssaultWith"]
    assert shaken > whole


@pytest.mark.parametrize("start", [34, 36, 25])
def test_nobody_takes_fire_on_the_move_to_stand_still(start: int) -> None:
    advice = activated(1, {1: at(start), 8: at(35, figures=FULL)}).advice()
    assert advice["ConcentrateFireWith"] > advice["FireAndMove"]


@pytest.mark.parametrize("start", [1, 8, 30, 50])
def test_nobody_takes_fire_and_move_who_sees_no_target(start: int) -> None:
    advice = activated(1, {1: at(start), 8: at(79)}).advice()
    assert advice["AdvanceWith"] > advice.get("FireThenMove", -9.0)


@pytest.mark.parametrize("action", [AdvanceWith, FireAndMove])
@pytest.mark.parametrize("start", [35, 50])
def test_nobody_takes_an_advance_to_stay_who_could_lie_in_wait(action: type[Option], start: int) -> None:
    position = activated(1, {1: at(start), 8: at(79)})
    position.answer(action(unit=1))
    assert position.advice()["Stop"] == FOLLY
    assert all(type(position.thought(iterations=16, seed=seed)) is not Stop for seed in range(4))


def test_who_has_gone_somewhere_may_stop_there() -> None:
    position = activated(1, {1: at(50), 8: at(79)})
    position.answer(AdvanceWith(unit=1))
    position.answer(next(option for option in position.decision.options if isinstance(option, Enter)))
    assert position.advice()["Stop"] > FOLLY


@pytest.mark.parametrize("squad", [1, 3])
def test_who_holds_the_great_objective_lies_in_wait_for_who_comes(squad: int) -> None:
    position = Position("tide-of-iron/first-contact", "status.op-fire", {squad: at(35), 6: at(48)}, away={"hex": -1})
    advice = position.advice()
    assert advice["SetOpFire"] > advice["Pass"]


@pytest.mark.parametrize("squad", [1, 3])
def test_who_has_a_target_already_keeps_its_whole_fire_for_it(squad: int) -> None:
    position = Position(
        "tide-of-iron/first-contact", "status.op-fire", {squad: at(35), 6: at(38), 8: at(48)}, away={"hex": -1}
    )
    advice = position.advice()
    assert advice["Pass"] > advice["SetOpFire"]


def test_a_squad_that_recovers_by_itself_needs_no_card() -> None:
    steadying = Change(change="steady", most=2)
    for condition, wanted in (("pinned", False), ("disrupted", True)):
        position = Position(
            "tide-of-iron/crossroads", "command.reserve", {1: at(30, condition=condition)}, away={"hex": -1}
        )
        side = position.game.units[1].side
        assert (effect_worth(position.game, side, steadying, 1) > PRICE) is wanted


def test_nobody_buys_reinforcements_that_come_too_late() -> None:
    game = Position("tide-of-iron/crossroads", "command.reserve", {}, away={}).game
    early = effect_worth(game, 0, Reinforce(), 3)
    game.put(game.now.but(round=game.scene.scenario.rounds))
    assert effect_worth(game, 0, Reinforce(), 3) == 0 < early


def test_shells_are_for_enemies_that_stand_together() -> None:
    barrage = AreaFire(dice=4)
    alone = Position("tide-of-iron/first-contact", "action", {1: at(30), 8: at(35)}, away={"hex": -1}).game
    close = Position("tide-of-iron/first-contact", "action", {1: at(30), 8: at(35), 9: at(35)}, away={"hex": -1}).game
    mixed = Position("tide-of-iron/first-contact", "action", {1: at(35), 8: at(35)}, away={"hex": -1}).game
    worths = [effect_worth(game, 0, barrage, 2) for game in (mixed, alone, close)]
    assert worths == sorted(worths)
    assert worths[0] <= 0 < worths[1]


@pytest.mark.parametrize("start", [23, 33, 24])
def test_nobody_ends_his_phase_while_an_objective_is_to_be_had(start: int) -> None:
    position = Position("tide-of-iron/first-contact", "action", {1: at(start), 8: at(79)}, away={"hex": -1})
    assert not isinstance(position.thought(), EndActionPhase)


@pytest.mark.parametrize("start", [23, 33])
def test_a_march_to_an_objective_does_not_walk_in_circles(start: int) -> None:
    position = activated(1, {1: at(start), 8: at(79)})
    chosen = [option for option in position.follow("action") if type(option).__name__ == "Enter"]
    hexes = [start, *(option.hex for option in chosen)]  # type: ignore[attr-defined]
    assert len(set(hexes)) == len(hexes)


@pytest.mark.parametrize("start", [25, 34, 36, 44, 46])
def test_who_goes_to_the_next_hex_goes_there_at_once(start: int) -> None:
    chosen = names(activated(1, {1: at(start), 8: at(79)}))
    assert chosen.count("Enter") == 1


@pytest.mark.parametrize(("start", "enemy", "back"), [(42, 54, {41, 31}), (42, 46, {41, 31}), (31, 46, {40, 30})])
def test_nobody_begins_an_advance_on_the_enemy_by_going_back(start: int, enemy: int, back: set[int]) -> None:
    position = activated(1, {1: at(start), 0: at(31), 8: at(enemy, figures=FULL, status="op-fire")})
    position.answer(AdvanceWith(unit=1))
    options = position.decision.options
    advice = dict(zip(options, position.system.mind.advise(position.game, position.decision), strict=True))
    steps = {option.hex: score for option, score in advice.items() if isinstance(option, Enter)}
    assert {hex for hex, score in steps.items() if score == FOLLY} >= back
    assert max(steps.values()) > FOLLY
