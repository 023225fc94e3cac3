"""Positions of judgement: what a good player does there, and what he must not do, by the plan of machine players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bocage import players
from bocage.kernel import Decision, LiveDice, Option, ScriptedDice
from bocage.players.imagining import planned
from bocage.registry import system
from bocage.systems.grand_tactical.rules.activation.activation import Activate, EndActivation
from bocage.systems.grand_tactical.rules.activation.rally import RallyAction
from bocage.systems.grand_tactical.rules.artillery.mission import FireIndirectly, FireMission
from bocage.systems.grand_tactical.rules.assault.assault import AssaultHex
from bocage.systems.grand_tactical.rules.assault.rounds import FleeTo, HoldGround
from bocage.systems.grand_tactical.rules.fire.direct_fire import FireAt, FireDirectly
from bocage.systems.grand_tactical.rules.fire.opportunity_fire import FireAtMover
from bocage.systems.grand_tactical.rules.fire.results import Convert
from bocage.systems.grand_tactical.rules.movement.column import FormColumn, LeaveColumn
from bocage.systems.grand_tactical.rules.movement.move import Enter
from bocage.systems.grand_tactical.rules.movement.movement_action import MoveOut
from bocage.systems.grand_tactical.rules.turn.dispatch import BuyNext, BuyNow
from bocage.systems.grand_tactical.rules.works.improved_positions import BuildPosition
from bocage.systems.grand_tactical.state.game import Game
from tests.support.positions import matched

SYSTEM = system("grand-tactical")
VICTORY: dict[str, Any] = {
    "objectives": {"E4": "german"},
    "scores": [
        {"side": "us", "place": "E4", "points": 4},
        {"side": "german", "place": "E4", "points": 4},
        {"side": "us", "steps": 2, "points": 1},
        {"side": "german", "steps": 2, "points": 1},
    ],
}
STEPS = {"scores": VICTORY["scores"][2:]}
"""Nothing to hold: only losses count."""
US_HOLDS = {**VICTORY, "objectives": {"E4": "us"}}


class Told:
    """What the plan has chosen, question by question, and the game as it then stood."""

    def __init__(self, position: Mapping[str, Any], answers: int = 400) -> None:
        self.match = matched(SYSTEM, SYSTEM.play.position(position, LiveDice("judgement", "plan")))
        self.game: Game = self.match.game  # type: ignore[assignment]
        self.choices: list[tuple[Decision, Option]] = []
        activation = self.game.now.activation
        for _ in range(answers):
            decision = self.match.decision
            if decision is None or self.game.now.activation != activation:
                break
            choice = planned(SYSTEM, self.game, decision)
            self.choices.append((decision, choice))
            self.match.choose(choice, seat=decision.seat)

    def __getitem__(self, kind: type[Option]) -> list[Any]:
        return [choice for _, choice in self.choices if isinstance(choice, kind)]

    def unit(self, name: str) -> Any:
        return next(unit for unit in self.game.units if unit.name == name)

    def hex(self, name: str) -> int:
        return self.game.scene.place(name, "test")


def fight(**defender: Any) -> dict[str, Any]:
    return {
        "begin": {"chit": "us"},
        "victory": VICTORY,
        "divisions": {"us-division": {"cp": 3}, "german-division": {"cp": 0}},
        "units": {
            "a": {"type": "us-para", "at": "E5"},
            "b": {"type": "us-para", "at": "E5"},
            "x": {"type": "ge-static", "at": "E4", **defender},
        },
    }


def test_suppressed_defenders_of_a_goal_are_stormed() -> None:
    told = Told(fight(suppressed=True))
    assert told[AssaultHex]
    assert told.unit("x").where == "gone"


def test_nobody_storms_two_companies_in_their_trenches() -> None:
    position = fight(shelter="entrenched")
    position["units"]["y"] = {"type": "sturm", "at": "E4", "shelter": "entrenched"}
    position["works"] = [{"kind": "entrenchment", "at": "E4", "side": "german"}] * 2
    told = Told(position)
    assert told[Activate]
    assert not told[AssaultHex]


def test_a_column_deploys_before_the_enemy_covers_it() -> None:
    told = Told(
        {
            "begin": {"chit": "us"},
            "victory": VICTORY,
            "routes": {"main": [["E9", "E8", "E7", "E6", "E5", "E4"]]},
            "units": {"a": {"type": "us-para", "at": "E9", "column": True}, "x": {"type": "ge-static", "at": "E4"}},
        }
    )
    assert told[Enter]
    assert told[LeaveColumn]
    swept = told.game.swept[1]
    assert not any(
        swept >> choice.hex & 1
        for decision, choice in told.choices
        if isinstance(choice, Enter) and LeaveColumn() in decision.options
    )
    assert not told.unit("a").column


def test_mortars_fire_first_at_who_covers_the_storm_and_stay_where_they_are() -> None:
    position = fight()
    position["units"]["mortar"] = {"type": "us-81", "at": "E8"}
    position["units"]["far"] = {"type": "ge-static", "at": "I6"}
    told = Told(position)
    first = told[Activate][0]
    assert first.unit == told.unit("mortar").id
    assert told[FireIndirectly]
    assert told[FireMission][0].target == told.unit("x").id
    assert told.unit("mortar").hex == told.hex("E8")


def test_the_only_company_on_a_goal_stays_and_digs_in() -> None:
    told = Told(
        {
            "begin": {"chit": "us"},
            "victory": US_HOLDS,
            "units": {
                "a": {"type": "us-para", "at": "E4"},
                "x": {"type": "ge-static", "at": "E9"},
                "y": {"type": "ge-static", "at": "F9"},
            },
        }
    )
    assert told[BuildPosition]
    assert not told[MoveOut]
    assert told.unit("a").hex == told.hex("E4")


def test_a_goal_next_door_that_nobody_holds_is_worth_a_command_point() -> None:
    told = Told(
        {
            "begin": {"chit": "direct-us"},
            "victory": VICTORY,
            "divisions": {"us-division": {"cp": 2}},
            "units": {
                "a": {"type": "us-para", "at": "E5"},
                "x": {"type": "ge-static", "at": "P1"},
            },
        }
    )
    assert told.unit("a").hex == told.hex("E4")


def test_chits_are_bought_for_the_formation_in_contact() -> None:
    told = Told(
        {
            "begin": {"step": "Dispatch"},
            "turn": 2,
            "divisions": {"us-division": {"cp": 3, "dp": 2}},
            "units": {
                "a": {"type": "us-para", "at": "E5"},
                "b": {"type": "us-para", "at": "F5"},
                "idle": {"type": "us-para", "of": "us-2", "at": "P14"},
                "idle-too": {"type": "us-para", "of": "us-2", "at": "O14"},
                "x": {"type": "ge-static", "at": "E3"},
            },
        },
        answers=6,
    )
    names = told.game.scene.chit_names
    bought = {names[choice.chit] for choice in (*told[BuyNow], *told[BuyNext])}
    assert "us" in bought
    assert "us-2" not in bought


def test_a_fresh_company_on_a_goal_holds_against_a_weak_assault() -> None:
    position = {
        "begin": {"chit": "german"},
        "victory": US_HOLDS,
        "divisions": {"us-division": {"cp": 3}, "german-division": {"cp": 3}},
        "units": {
            "a": {"type": "us-para", "at": "E4", "shelter": "improved"},
            "x": {"type": "ge-static", "at": "E5", "lost": 1},
        },
    }
    match = matched(SYSTEM, SYSTEM.play.position(position, LiveDice("judgement", "plan")))
    while (decision := match.decision) is not None and decision.prompt != "assault.hold":
        storming = [option for option in decision.options if isinstance(option, AssaultHex)]
        match.choose(storming[0] if storming else planned(SYSTEM, match.game, decision), seat=decision.seat)
    assert decision is not None
    assert any(isinstance(option, FleeTo) for option in decision.options)
    assert isinstance(planned(SYSTEM, match.game, decision), HoldGround)


def test_whoever_is_suppressed_rallies_before_others_move() -> None:
    told = Told(
        {
            "begin": {"chit": "us"},
            "victory": VICTORY,
            "units": {
                "fresh": {"type": "us-para", "at": "E9"},
                "shaken": {"type": "us-para", "at": "F9", "suppressed": True},
                "x": {"type": "ge-static", "at": "E4"},
            },
        }
    )
    assert told[Activate][0].unit == told.unit("shaken").id
    assert told[RallyAction]
    assert not told.unit("shaken").suppressed


def test_a_company_with_one_step_left_and_nothing_to_hold_flees_from_two() -> None:
    position = fight(lost=1)
    position["victory"] = STEPS
    match = matched(SYSTEM, SYSTEM.play.position(position, LiveDice("judgement", "plan")))
    while (decision := match.decision) is not None and decision.prompt != "assault.hold":
        storming = [option for option in decision.options if isinstance(option, AssaultHex)]
        match.choose(storming[0] if storming else planned(SYSTEM, match.game, decision), seat=decision.seat)
    assert decision is not None
    assert isinstance(planned(SYSTEM, match.game, decision), FleeTo)


def test_a_shot_at_whoever_walks_by_is_never_given_away() -> None:
    position = {
        "begin": {"chit": "german"},
        "victory": VICTORY,
        "units": {"a": {"type": "us-para", "at": "C5"}, "x": {"type": "ll-gren", "at": "C6"}},
    }
    match = matched(SYSTEM, SYSTEM.play.position(position, LiveDice("judgement", "plan")))
    for kind in (Activate, MoveOut, Enter):
        decision = match.decision
        assert decision is not None
        match.choose(next(one for one in decision.options if isinstance(one, kind)), seat=decision.seat)
    decision = match.decision
    assert decision is not None
    assert decision.prompt == "opportunity-fire"
    assert isinstance(planned(SYSTEM, match.game, decision), FireAtMover)


def shot_at(**target: Any) -> Told:
    """A company of machine guns fires at its enemy."""
    return Told(
        {
            "begin": {"chit": "us"},
            "victory": STEPS,
            "units": {
                "a": {"type": "br-mg", "at": "C5"},
                "x": {"type": "ll-gren", "at": "C6", **target},
            },
        }
    )


def test_who_has_a_target_before_him_fires_and_does_not_walk() -> None:
    told = shot_at()
    assert told[FireDirectly]
    assert not told[MoveOut]


def test_the_weaker_of_two_targets_that_could_be_wiped_out_is_fired_at() -> None:
    told = Told(
        {
            "begin": {"chit": "us"},
            "victory": STEPS,
            "units": {
                "a": {"type": "br-mg", "at": "C5"},
                "x": {"type": "ll-gren", "at": "C6", "shelter": "entrenched"},
                "y": {"type": "ll-gren", "at": "D5"},
            },
            "works": [{"kind": "entrenchment", "at": "C6", "side": "german"}],
        }
    )
    assert told[FireAt]
    assert told[FireAt][0].target == told.unit("y").id


def test_a_hit_is_taken_for_suppression_only_where_it_costs_no_step() -> None:
    for hits, is_taken in ((0, True), (2, False)):
        position = {
            "begin": {"chit": "us"},
            "units": {"a": {"type": "br-mg", "at": "C5"}, "x": {"type": "ll-gren", "at": "C6", "hits": hits}},
        }
        match = matched(SYSTEM, SYSTEM.play.position(position, ScriptedDice([3])))
        while (decision := match.decision) is not None and decision.prompt != "suffer.convert":
            match.choose(planned(SYSTEM, match.game, decision), seat=decision.seat)
        assert decision is not None
        assert isinstance(planned(SYSTEM, match.game, decision), Convert) is is_taken


def test_a_long_way_behind_the_front_is_marched_in_column() -> None:
    told = Told(
        {
            "begin": {"chit": "us"},
            "victory": VICTORY,
            "routes": {"main": [[f"E{row}" for row in range(14, 3, -1)]]},
            "units": {"a": {"type": "us-para", "at": "E14"}, "x": {"type": "ge-static", "at": "E2"}},
        }
    )
    assert told[FormColumn]
    assert told.unit("a").hex != told.hex("E14")


def test_in_the_last_turn_nothing_is_bought_for_the_next() -> None:
    position = {
        "begin": {"step": "Dispatch"},
        "turns": ["6 Jun 0900"],
        "divisions": {"us-division": {"cp": 3, "dp": 9}},
        "units": {
            "a": {"type": "us-para", "at": "E5"},
            "b": {"type": "us-para", "at": "F5"},
            "x": {"type": "ge-static", "at": "E3"},
        },
    }
    assert not Told(position, answers=8)[BuyNext]


def weighed(position: Mapping[str, Any], seeds: int = 8) -> set[Option]:
    """What `normal` answers to the first question, with several seeds."""
    game = SYSTEM.play.position(position, LiveDice("judgement", "plan"))
    match = matched(SYSTEM, game)
    decision = match.decision
    assert decision is not None
    view = match.view(decision.seat)
    return {
        players.make("normal", seed, decision.seat, SYSTEM).choose(view, decision, players.Clock())
        for seed in range(seeds)
    }


@pytest.mark.parametrize("chit", ["direct-us", "us", "us-division"])
def test_nobody_acts_who_has_nothing_to_do(chit: str) -> None:
    position = {
        "begin": {"chit": chit},
        "victory": US_HOLDS,
        "divisions": {"us-division": {"cp": 4}},
        "units": {
            "a": {"type": "us-para", "at": "E4", "shelter": "improved"},
            "b": {"type": "us-inf", "at": "E4", "shelter": "improved"},
            "guard": {"type": "rear-guard-elite", "of": "us", "at": "E6"},
            "x": {"type": "ge-static", "at": "E10"},
        },
    }
    assert weighed(position) == {EndActivation()}
