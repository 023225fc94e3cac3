"""Positions of judgement: what a good player does there, and what he must not do, by the plan of machine players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from bocage import players, registry
from bocage.kernel import Decision, LiveDice, Option, Pass
from bocage.mind import FOLLY
from bocage.players.imagining import Horizon, planned, question
from bocage.registry import system
from bocage.systems.tide_of_fortune.rules.combat.combat import AddSupport, HelpDefence, UseAircraft
from bocage.systems.tide_of_fortune.rules.combat.declaring import Commit, Target
from bocage.systems.tide_of_fortune.rules.combat.results import SHAKE, Shake
from bocage.systems.tide_of_fortune.rules.impulses.bid import Bid
from bocage.systems.tide_of_fortune.rules.impulses.operation import Declare, Designate, Give
from bocage.systems.tide_of_fortune.rules.impulses.orders import Move as RoadMove
from bocage.systems.tide_of_fortune.rules.impulses.orders import MoveUnits
from bocage.systems.tide_of_fortune.rules.movement.leaving import LeaveMap
from bocage.systems.tide_of_fortune.rules.movement.movement import March
from bocage.systems.tide_of_fortune.rules.phases.works import Mine
from bocage.systems.tide_of_fortune.rules.strategic.air_supply import SupplyByAir
from bocage.systems.tide_of_fortune.rules.strategic.drop import DropNear
from bocage.systems.tide_of_fortune.rules.strategic.operations import Launch
from bocage.systems.tide_of_fortune.rules.strategic.refit import Refit
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import ALLIED, GERMAN
from tests.support.positions import matched

SYSTEM = system("tide-of-fortune")
GOAL = {
    "places": {"eindhoven": "0805"},
    "victory": {
        "scores": [{"kind": "place", "points": 2, "at": ["eindhoven"]}],
        "verdicts": [{"least": 2, "winner": "allied"}, {"least": 0, "winner": "german"}],
    },
}


class Told:
    """What the plan has chosen, question by question, and the game as it then stood."""

    def __init__(self, position: Mapping[str, Any], answers: int = 60) -> None:
        self.match = matched(SYSTEM, SYSTEM.play.position(position, LiveDice("judgement", "plan")))
        self.game: Game = self.match.game  # type: ignore[assignment]
        self.choices: list[tuple[Decision, Option]] = []
        turn = self.game.now.turn
        for _ in range(answers):
            if not self.match.pending or self.game.now.turn != turn:
                break
            decision = next(iter(self.match.pending.values()))
            choice = planned(SYSTEM, self.game, decision)
            self.choices.append((decision, choice))
            self.match.choose(choice, seat=decision.seat)

    def __getitem__(self, kind: type[Option]) -> list[Any]:
        return [choice for _, choice in self.choices if isinstance(choice, kind)]

    def unit(self, name: str) -> Any:
        return next(unit for unit in self.game.units if unit.name == name)

    def hex(self, name: str) -> int:
        return self.game.scene.hex(name, "test")


def assault(**more: Any) -> dict[str, Any]:
    return {
        **GOAL,
        "divisions": {
            "us3a": {"hq": "0605", "units": {"cca-3": "0704", "ccr-3": "0705"}},
            "de59": {"hq": "1505", "units": {"1034": "0805"}},
        },
        "sides": {"allied": {"tac": 9}},
        "begin": {"impulse": "allied", "division": "us3a", "order": "assault", "judged": True},
        **more,
    }


def test_armour_storms_a_regiment_on_the_goal_and_spares_its_aircraft() -> None:
    told = Told(assault(), answers=12)
    assert told[Target][0].hex == told.hex("0805")
    assert sum(choice.points for choice in told[UseAircraft]) < 4


def test_nobody_storms_a_division_in_a_city_behind_a_river() -> None:
    position = assault(
        terrain={"0805": "city"},
        water={"minor-river": ["0805/NW", "0805/SW", "0805/N", "0805/S"]},
        units={"ccr-3": {"disrupted": True}},
    )
    position["divisions"] = {
        "us3a": {"hq": "0605", "units": {"cca-3": "0704", "ccr-3": "0705"}},
        "de59": {"hq": "0905", "units": {"1034": "0805", "1035": "0805", "1036": "0805"}},
    }
    told = Told(position, answers=12)
    assert not told[Target]


def test_who_has_one_division_near_the_enemy_does_not_stake_all_his_points() -> None:
    told = Told(
        {
            **GOAL,
            "divisions": {
                "brgds": {"hq": "0604", "units": {"32-gds-bde": "0605"}},
                "de59": {"hq": "1005", "units": {"1034": "0905"}},
            },
            "sides": {"allied": {"cp": 9}, "german": {"cp": 9}},
            "begin": {"step": "InitiativeBid"},
        },
        answers=2,
    )
    assert all(1 <= choice.points <= 3 for choice in told[Bid])
    assert len(told[Bid]) == 2


def test_the_bridge_over_the_great_river_is_blown_before_the_enemy_comes() -> None:
    far, near = "1605/S", "0805/S"
    told = Told(
        {
            **GOAL,
            "water": {"major-river": [far, near]},
            "bridges": [{"side": far, "route": "highway"}, {"side": near, "route": "highway"}],
            "divisions": {
                "brgds": {"hq": "0603", "units": {"32-gds-bde": "0703"}},
                "de59": {"hq": "0808", "units": {"1034": "0806", "1035": "1606"}},
            },
            "begin": {"step": "DemolitionSegment"},
        },
        answers=4,
    )
    sides = [told.game.scene.ground.bridges[choice.bridge].side for choice in told[Mine]]
    assert sides
    assert sides[0] == told.game.scene.grid.side_named(near)


def march(at: str, answers: int = 1) -> Told:
    return Told(
        {
            **GOAL,
            "routes": {"road": [[f"08{row:02}" for row in range(16)]]},
            "divisions": {
                "brgds": {"hq": at, "units": {"32-gds-bde": at}},
                "de59": {"hq": "1600", "units": {"1034": "0804"}},
            },
            "sides": {"allied": {"cp": 4}, "german": {"cp": 0}},
            "begin": {"step": "StrategicPhase"},
        },
        answers=answers,
    )


def test_a_division_marches_by_road_far_behind_the_front_and_never_at_it() -> None:
    assert [choice.kind for choice in march("0815")[Launch]] == ["road-march"]
    assert march("0809")[Launch] == []


def test_the_headquarters_marches_last_and_stays_near_enough_to_command() -> None:
    told = march("0815", answers=8)
    hq, brigade = told.unit("brgds-hq"), told.unit("32-gds-bde")
    assert [choice.unit for choice in told[RoadMove]] == [brigade.id, hq.id]
    assert told.game.scene.grid.distance(hq.hex, brigade.hex) <= told.game.scene.rulebook.command.radius


def test_nobody_goes_back_the_way_that_he_has_come() -> None:
    told = march("0815", answers=3)
    home, far = told.hex("0815"), told.hex("0810")
    told.match.choose(March(far))
    decision = next(iter(told.match.pending.values()))
    distance = told.game.scene.grid.distance
    back = {
        score
        for option, score in zip(decision.options, SYSTEM.mind.advise(told.game, decision), strict=True)
        if isinstance(option, March) and distance(home, option.hex) < distance(home, far) - 1
    }
    assert back == {FOLLY}


def test_paratroops_drop_at_the_bridge_to_the_goal_and_live_from_the_air() -> None:
    drop = Told(
        {
            **GOAL,
            "places": {"eindhoven": "0805", "ede": "1812"},
            "water": {"major-river": ["0806/S"]},
            "bridges": [{"side": "0806/S", "route": "highway"}],
            "england": ["br1ab"],
            "divisions": {
                "brgds": {"hq": "0814", "units": {"32-gds-bde": "0813"}},
                "de59": {"hq": "1600", "units": {"1034": "1602"}},
            },
            "sides": {"allied": {"cp": 3, "airlift": 18}, "german": {"cp": 0}},
            "begin": {"step": "StrategicPhase"},
        },
        answers=4,
    )
    assert [choice.hex for choice in drop[DropNear]] == [drop.hex("eindhoven")]
    hungry = Told(
        {
            "divisions": {
                "br1ab": {"hq": "0505", "units": {"1-para-a": "0506"}},
                "de59": {"hq": "1915", "units": {"1034": "1914"}},
            },
            "sides": {"allied": {"airlift": 2}},
            "begin": {"step": "AirSupply"},
        },
        answers=1,
    )
    assert hungry[SupplyByAir]


def test_a_division_that_has_broken_out_leaves_the_map_with_its_headquarters() -> None:
    told = Told(
        {
            "victory": {
                "scores": [{"kind": "exit", "points": 1, "at": ["1905"]}],
                "verdicts": [{"least": 1, "winner": "allied"}, {"least": 0, "winner": "german"}],
            },
            "divisions": {
                "us3a": {"hq": "1805", "units": {"cca-3": "1905"}},
                "de59": {"hq": "0105", "units": {"1034": "0205"}},
            },
            "begin": {"impulse": "allied", "division": "us3a", "order": "maneuver", "judged": True},
        },
        answers=20,
    )
    assert len(told[LeaveMap]) == 2
    assert told.unit("us3a-hq").where == "left"


def test_whoever_is_disrupted_is_not_sent_into_the_attack() -> None:
    position = assault(units={"ccr-3": {"disrupted": True}, "1034": {"disrupted": True}})
    told = Told(position, answers=12)
    assert told[Target]
    assert {choice.unit for choice in told[Commit]} == {told.unit("cca-3").id}


def test_no_support_is_spent_on_an_attack_that_cannot_fail() -> None:
    position = assault(units={"1034": {"disrupted": True, "steps": 1}})
    position["divisions"]["us3a"]["units"] = {"cca-3": "0704", "ccb-3": "0704", "ccr-3": "0705"}
    told = Told(position, answers=12)
    assert told[Target]
    assert sum(choice.points for choice in (*told[AddSupport], *told[UseAircraft])) == 0


def helped(attackers: Mapping[str, str], **defender: Any) -> list[Any]:
    """Whether the defence of a regiment is helped against an Assault by some brigades."""
    told = Told(
        {
            **GOAL,
            "divisions": {
                "br43": {"hq": "0105", "units": dict(attackers)},
                "de59": {"hq": "1905", "units": {"1034": "0805"}, **defender},
            },
            "sides": {"allied": {"pools": {}}, "german": {"pools": {"german": {"points": 5, "armies": ["15th-army"]}}}},
            "begin": {"impulse": "allied", "division": "br43", "order": "assault", "judged": True},
        },
        answers=20,
    )
    assert "combat.help" in [decision.prompt for decision, _ in told.choices]
    return told[HelpDefence]


def test_a_support_point_goes_to_a_defence_that_it_makes_better_and_to_no_other() -> None:
    assert helped({"129-bde": "0704"})
    assert not helped({"129-bde": "0704", "130-bde": "0705", "214-bde": "0705"}, state={"steps": 2})


def test_of_attackers_the_weakest_is_disrupted() -> None:
    told = Told(
        {
            "divisions": {
                "br50": {"hq": "0105", "units": {"69-bde": "0704", "151-bde": "0704", "231-bde": "0705"}},
                "debit": {"hq": "1005", "units": {"10ss-pz": "0805"}},
            },
            "units": {"151-bde": {"disrupted": True}},
            "begin": {"impulse": "allied", "division": "br50", "order": "advance", "judged": True},
        },
        answers=0,
    )
    attackers = [told.unit(name) for name in ("69-bde", "151-bde", "231-bde")]
    question = Decision(ALLIED, SHAKE, [Shake(unit.id) for unit in attackers], {}, 0)
    advice = SYSTEM.mind.advise(told.game, question)
    assert max(range(3), key=advice.__getitem__) == 1


def operation(first: dict[str, Any], second: dict[str, Any]) -> Told:
    """An operation of the British with two divisions before the same enemy."""
    return Told(
        {
            **GOAL,
            "divisions": {
                "br43": {"hq": "0608", "units": {"129-bde": "0707"}, **first},
                "br50": {"hq": "1008", "units": {"69-bde": "0907"}, **second},
                "de59": {"hq": "0801", "units": {"1034": "0805"}},
            },
            "begin": {"impulse": "allied", "army": "british", "points": 3},
        },
        answers=1,
    )


def test_the_fresh_division_acts_before_the_tired_one() -> None:
    tired = {"state": {"fatigue": 1}}
    for first, second, wanted in ((tired, {}, "br50"), ({}, tired, "br43")):
        told = operation(first, second)
        (choice,) = told[Designate]
        assert told.game.scene.divisions[choice.division] == wanted


def ordered(at: str, enemy: str) -> Told:
    """The order that a British division is given."""
    return Told(
        {
            **GOAL,
            "divisions": {
                "br43": {"hq": "0412", "units": {"129-bde": at}},
                "de59": {"hq": "1800", "units": {"1034": enemy}},
            },
            "begin": {"impulse": "allied", "army": "british", "points": 3},
        },
        answers=2,
    )


def test_a_division_with_nobody_near_manoeuvres_and_assaults_nothing() -> None:
    assert [choice.order for choice in ordered("0511", "1802")[Give]] == ["maneuver"]


def test_a_headquarters_does_not_go_up_to_the_enemy() -> None:
    told = Told(
        {
            **GOAL,
            "divisions": {
                "br43": {"hq": "0609", "units": {"129-bde": "0707"}},
                "de59": {"hq": "0801", "units": {"1034": "0805"}},
            },
            "begin": {"impulse": "allied", "division": "br43", "order": "maneuver", "judged": True},
        },
        answers=20,
    )
    grid = told.game.scene.grid
    assert grid.distance(told.unit("br43-hq").hex, told.unit("1034").hex) > 1


def test_a_worn_headquarters_is_refitted_out_of_battle_and_a_whole_one_never() -> None:
    def refitted(steps: int, enemy: str) -> list[Any]:
        told = Told(
            {
                **GOAL,
                "sides": {"allied": {"cp": 3, "replacements": 3}, "german": {"cp": 0}},
                "divisions": {
                    "br43": {"hq": "0610", "units": {"129-bde": "0609"}, "state": {"steps": steps}},
                    "de59": {"hq": "1900", "units": {"1034": enemy}},
                },
                "begin": {"step": "StrategicPhase"},
            },
            answers=3,
        )
        return told[Refit]

    assert refitted(3, "0603")
    assert not refitted(0, "0603")
    assert not refitted(3, "0608")


def test_who_has_nobody_near_the_enemy_bids_nothing() -> None:
    told = Told(
        {
            **GOAL,
            "divisions": {
                "brgds": {"hq": "0015", "units": {"32-gds-bde": "0014"}},
                "de59": {"hq": "1900", "units": {"1034": "1901"}},
            },
            "sides": {"allied": {"cp": 9}, "german": {"cp": 9}},
            "begin": {"step": "InitiativeBid"},
        },
        answers=2,
    )
    assert [choice.points for choice in told[Bid]] == [0, 0]


def test_paratroops_do_not_drop_where_own_troops_are_already() -> None:
    def kinds(at: str) -> list[str]:
        told = Told(
            {
                **GOAL,
                "england": ["br1ab"],
                "divisions": {
                    "brgds": {"hq": "0815", "units": {"32-gds-bde": at}},
                    "de59": {"hq": "1600", "units": {"1034": "1602"}},
                },
                "sides": {"allied": {"cp": 3, "airlift": 18}, "german": {"cp": 0}},
                "begin": {"step": "StrategicPhase"},
            },
            answers=1,
        )
        return [choice.kind for choice in told[Launch]]

    assert "airborne" in kinds("0812")
    assert "airborne" not in kinds("0808")


READY = {
    **GOAL,
    "divisions": {
        "us3a": {"hq": "0605", "units": {"cca-3": "0704", "ccr-3": "0705"}},
        "de59": {"hq": "1505", "units": {"1034": "0805"}},
    },
}


@pytest.mark.parametrize(
    ("begin", "option"),
    [
        ({"impulse": "allied"}, Declare),
        ({"impulse": "allied", "army": "american", "points": 3}, Designate),
    ],
)
def test_an_operation_is_judged_by_its_first_order_and_not_by_its_price(
    begin: dict[str, Any], option: type[Option]
) -> None:
    """Before the order nothing is gained, so that a player who looked no further would rather let the impulse pass."""
    game: Game = SYSTEM.play.position({**READY, "begin": begin}, LiveDice("judgement", "plan"))  # type: ignore[assignment]
    decision = question(game)
    assert decision is not None
    game.answer(decision.seat, next(one for one in decision.options if isinstance(one, option)))
    imagined_by_the_plan(game)
    (division,) = [one for one in game.divisions if one.ordered]
    assert division.fatigue == 1
    assert game.asking is None or not isinstance(game.asking, MoveUnits)


def imagined_by_the_plan(game: Game) -> None:
    """Let the plan go on until the game is settled, as a player does who tries an option."""
    horizon = Horizon(procedures=1)
    while (decision := question(game)) is not None and not horizon.is_reached(SYSTEM, game):
        game.answer(decision.seat, planned(SYSTEM, game, decision))


@pytest.mark.parametrize("seed", range(100, 104))
def test_no_march_is_bought_for_those_who_are_at_the_front_already(seed: int) -> None:
    """Income that comes after a pass is no reason to put the pass off."""
    match = registry.new("tide-of-fortune/joes-bridge", seed=seed)
    match.choose(Pass(), seat=ALLIED)
    player = players.make("greedy", seed, GERMAN, SYSTEM)
    decision = match.pending[GERMAN]
    assert any(isinstance(option, Launch) for option in decision.options)
    assert player.choose(match.view(GERMAN), decision, players.Clock()) == Pass()


def test_points_that_the_next_income_would_push_off_the_track_are_staked() -> None:
    def staked(cp: int) -> int:
        told = Told(
            {
                **GOAL,
                "divisions": {
                    "brgds": {"hq": "0604", "units": {"32-gds-bde": "0605"}},
                    "br43": {"hq": "0606", "units": {"129-bde": "0607"}},
                    "de59": {"hq": "1005", "units": {"1034": "0905"}},
                },
                "sides": {"allied": {"cp": cp}, "german": {"cp": 0}},
                "begin": {"step": "InitiativeBid"},
            },
            answers=1,
        )
        (choice,) = told[Bid]
        return int(choice.points)

    assert staked(12) > staked(6) == 2


def test_no_vehicles_drive_up_to_guns_for_a_little_cover() -> None:
    """At Joe's Bridge the battalions of the SS would gain a bank there, and lose more to the tanks of the Guards."""
    told = Told(
        {
            "like": "joes-bridge",
            "initiative": "german",
            "begin": {"impulse": "german", "division": "dewal", "order": "advance", "judged": True},
        },
        answers=40,
    )
    assert told[RoadMove]
    assert [choice for decision, choice in told.choices if decision.prompt == "movement.anti-tank"] == []


def test_who_is_at_the_front_makes_no_road_march_whatever_comes_of_a_try() -> None:
    match = registry.new("tide-of-fortune/joes-bridge", seed=77)
    decision = match.pending[ALLIED]
    scores = dict(zip(decision.options, SYSTEM.mind.advise(match.game, decision), strict=True))
    assert scores[Launch("road-march")] == FOLLY
    assert scores[Pass()] > FOLLY
