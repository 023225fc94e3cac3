"""Judgement: what a club player does in a position, and what the plan must not do."""

from __future__ import annotations

from typing import Any

import pytest

from bocage import players, registry
from bocage.kernel import Decision, LiveDice, Option, Pass, Point
from bocage.players import Clock
from bocage.players.imagining import planned, question
from bocage.systems.rules_of_engagement import SYSTEM
from bocage.systems.rules_of_engagement.rules.discipline.response import ChooseFallBack, ChooseTest
from bocage.systems.rules_of_engagement.rules.fire.losses import Lose
from bocage.systems.rules_of_engagement.rules.fire.opportunity import FireNow
from bocage.systems.rules_of_engagement.rules.fire.phase import Fire
from bocage.systems.rules_of_engagement.rules.hiding.ambush import OrderAmbush
from bocage.systems.rules_of_engagement.rules.movement.march import March, Stay
from bocage.systems.rules_of_engagement.rules.orders.phase import GiveOrder, OrderAssault, PrepareFire
from bocage.systems.rules_of_engagement.rules.setup.army_list import points_left
from bocage.systems.rules_of_engagement.rules.setup.recruitment import RECRUIT, TakeSupport
from bocage.systems.rules_of_engagement.rules.setup.victory import holds
from bocage.systems.rules_of_engagement.rules.troops.disengaging import DISENGAGE, GetAway
from bocage.systems.rules_of_engagement.rules.troops.scouting import SCOUT
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Squad
from tests.support.positions import Positions
from tests.support.random_games import played

positions = Positions(SYSTEM, Game, Squad)
AMERICAN, GERMAN = 0, 1
WALL = {"kind": "low-wall", "path": [[300, 660], [700, 660]]}
HOUSE = {"kind": "stone-house", "rect": [540, 300, 660, 360], "doors": [[600, 360]], "windows": [[570, 360]]}
GOAL: dict[str, Any] = {"terrain": [HOUSE], "victory": {"buildings": {"stone-house-1": 3}}}


class Judged:
    """A position, the question in it, and what the plan says of each option."""

    def __init__(self, units: dict[str, Any], *dice: int, prompt: str = "", **position: Any) -> None:
        self.game = positions.game_at(units, *dice, **position)
        while prompt and self.decision.prompt != prompt:
            self.game.answer(self.decision.seat, planned(SYSTEM, self.game, self.decision))

    @property
    def decision(self) -> Decision:
        """The question that the game waits with."""
        asked = question(self.game)
        assert asked is not None
        return asked

    def best(self, *kinds: type[Option]) -> float:
        """What the plan says of the best option of some kinds."""
        decision = self.decision
        scores = SYSTEM.mind.advise(self.game, decision)
        return max(score for option, score in zip(decision.options, scores, strict=True) if isinstance(option, kinds))

    @property
    def choice(self) -> Any:
        """What the plan does."""
        return planned(SYSTEM, self.game, self.decision)


def squad(kind: str, side: str, x: int, y: int, men: int, **more: Any) -> dict[str, Any]:
    """Men in a row, from a point to the east."""
    return {"kind": kind, "side": side, "row": [x, y], "men": men, **more}


def rifles(x: int, y: int, men: int = 9, **more: Any) -> dict[str, Any]:
    return squad("us-rifle-squad", "american", x, y, men, **{"start": men, **more})


def gun(x: int, y: int, **more: Any) -> dict[str, Any]:
    return squad("de-mg42-team", "german", x, y, 3, **{"start": 3, **more})


def gruppe(x: int, y: int, men: int = 8, **more: Any) -> dict[str, Any]:
    return squad("de-gruppe", "german", x, y, men, **{"start": men, **more})


# Assaults


@pytest.mark.parametrize("y", [60, 150, 250])
def test_nobody_is_sent_to_assault_an_enemy_whom_he_cannot_reach(y: int) -> None:
    judged = Judged({"squad": rifles(400, 700), "gun": gun(500, y)}, phase="orders", active="american")
    assert not isinstance(judged.choice, OrderAssault)


@pytest.mark.parametrize("state", ["suppressed", "shaken", "demoralised"])
def test_three_men_who_have_lost_their_nerve_are_rushed_by_nine(state: str) -> None:
    units = {"squad": rifles(400, 700), "gun": gun(460, 520, state=state)}
    judged = Judged(units, phase="orders", active="american")
    assert isinstance(judged.choice, OrderAssault)


def test_three_men_behind_a_wall_do_not_rush_nine() -> None:
    units = {"squad": rifles(400, 690, men=3, start=9), "foe": gruppe(400, 510, men=9)}
    judged = Judged(units, phase="orders", active="american", terrain=[WALL])
    assert not isinstance(judged.choice, OrderAssault)


def test_whoever_is_to_charge_goes_up_to_the_enemy() -> None:
    units = {"squad": rifles(400, 700, order="advance", assault="gun"), "gun": gun(460, 520, state="suppressed")}
    judged = Judged(units, prompt="move", phase="movement", active="american")
    march = judged.choice
    assert isinstance(march, March)
    assert min(point.y for point in march.to) < 620


# Moving


@pytest.mark.parametrize("order", ["advance", "crawl"])
def test_nobody_leaves_a_wall_for_open_ground_before_a_gun_that_waits(order: str) -> None:
    units = {"squad": rifles(400, 690, order=order), "gun": gun(460, 300, order="hold", watching=[460, 1200])}
    judged = Judged(units, prompt="move", phase="movement", active="american", terrain=[WALL])
    choice = judged.choice
    assert isinstance(choice, Stay) or all(point.y > 660 for point in choice.to)


@pytest.mark.parametrize("x", [380, 480, 580])
def test_a_squad_that_comes_to_a_ditch_lies_down_behind_it_as_a_whole(x: int) -> None:
    ditch = {"kind": "ditch", "path": [[300, 660], [800, 660]]}
    units = {"squad": rifles(x, 810, order="advance"), "foe": gruppe(500, 300, order="hold")}
    judged = Judged(
        units, prompt="move", phase="movement", active="american", terrain=[ditch, HOUSE], victory=GOAL["victory"]
    )
    march, game = judged.choice, judged.game
    assert isinstance(march, March)
    foe = game.places[1][0]
    assert all(game.ground.cover(foe, (point.x, point.y)) for point in march.to)


def test_nobody_is_told_to_go_where_his_friends_have_taken_the_room() -> None:
    units = {
        "squad": rifles(460, 760, men=6),
        "friends": squad("us-rifle-squad", "american", 320, 674, 12, order="hold"),
        "foe": gruppe(400, 350, order="hold"),
    }
    judged = Judged(units, prompt="order", phase="orders", active="american", terrain=[WALL])
    order = judged.choice
    judged.game.answer(judged.decision.seat, order)
    while judged.decision.prompt != "move" and judged.decision.seat == AMERICAN:
        judged.game.answer(judged.decision.seat, judged.choice)
    assert getattr(order, "order", "hold") == "hold" or not isinstance(judged.choice, Stay)


def test_a_crew_does_not_crawl_into_ambush_on_bare_ground() -> None:
    units = {"gun": gun(460, 300, ready=False), "squad": rifles(400, 800)}
    judged = Judged(units, prompt="order", phase="orders", active="german", **GOAL)
    assert not isinstance(judged.choice, OrderAmbush)


def test_a_squad_in_cover_with_a_target_and_nowhere_to_go_holds_and_fires() -> None:
    units = {"squad": rifles(400, 674), "foe": gruppe(400, 320)}
    judged = Judged(units, phase="orders", active="american", terrain=[WALL])
    choice = judged.choice
    assert isinstance(choice, PrepareFire) or (choice.order, choice.target is not None) == ("hold", True)


def test_nobody_runs_under_the_eyes_of_the_enemy() -> None:
    units = {"squad": rifles(400, 700), "foe": gruppe(400, 350, order="hold")}
    judged = Judged(units, phase="orders", active="american")
    assert not (isinstance(judged.choice, GiveOrder) and judged.choice.order == "run")


@pytest.mark.parametrize("x", [200, 500, 800])
def test_a_house_that_nobody_defends_is_walked_up_to(x: int) -> None:
    units = {"squad": rifles(x, 800), "gun": gun(600, 20, state="demoralised")}
    judged = Judged(units, phase="orders", active="american", **GOAL)
    assert isinstance(judged.choice, GiveOrder)
    assert judged.choice.order in ("advance", "run")


def test_those_who_hold_the_house_stay_in_it() -> None:
    units = {"squad": rifles(555, 345, men=3, order="advance"), "foe": gruppe(300, 900)}
    judged = Judged(units, *[1] * 200, prompt="order", phase="orders", active="american", turn=5, **GOAL)
    while judged.game.now.active == AMERICAN:
        judged.game.answer(judged.decision.seat, judged.choice)
    assert holds(judged.game, AMERICAN, "stone-house-1")


def test_the_leader_does_not_go_before_his_men() -> None:
    units = {
        "hq": squad("us-hq", "american", 560, 700, 3),
        "squad": rifles(560, 640, order="hold"),
        "foe": gruppe(560, 150),
    }
    judged = Judged(units, *[1] * 200, phase="orders", active="american", **GOAL)
    while judged.game.now.active == AMERICAN:
        judged.game.answer(judged.decision.seat, judged.choice)
    hq, men = (min(y for _, y in judged.game.places[unit]) for unit in (0, 1))
    assert hq > men


def test_a_squad_without_enemies_about_goes_as_far_as_its_order_takes_it() -> None:
    units = {"squad": rifles(400, 800, order="advance"), "gun": gun(600, 20, state="demoralised")}
    judged = Judged(units, prompt="move", phase="movement", active="american", **GOAL)
    start, march = judged.game.places[0][0], judged.choice
    assert isinstance(march, March)
    assert (march.to[0].x - start[0]) ** 2 + (march.to[0].y - start[1]) ** 2 >= 195**2


def leaving(x: int) -> Judged:
    """Three men who are to leave by the west edge, the first of them so far from it, and a gun far behind them."""
    units = {"squad": rifles(x, 300, men=3), "gun": gun(900, 900, state="demoralised")}
    task = {"exit": {"side": "american", "share": [1, 3]}}
    more: dict[str, Any] = {"victory": task, "sides": {"american": {"leaves_by": "west"}}}
    return Judged(units, *[1] * 50, phase="orders", active="american", **more)


@pytest.mark.parametrize("x", [60, 110, 200])
def test_whoever_may_leave_by_his_edge_this_turn_does(x: int) -> None:
    judged = leaving(x)
    while judged.game.result is None and judged.game.now.active == AMERICAN:
        judged.game.answer(judged.decision.seat, judged.choice)
    assert judged.game.squads[0].away


def files(x: int, y: int, men: int) -> list[list[int]]:
    """Where men stand beside one another, from a point to the east."""
    return [[x + 40 * man, y] for man in range(men)]


@pytest.mark.parametrize("x", [514, 554])
def test_a_machine_gun_does_not_go_round_a_house_into_the_arms_of_riflemen(x: int) -> None:
    """From behind its wall it sees none of them, and nor does it in front of the house that hides them."""
    house = {"kind": "stone-house", "rect": [540, 470, 660, 530], "doors": [[600, 530]], "windows": [[570, 470]]}
    men = [*files(x, 552, 6), *files(x + 40, 592, 5)]
    crew = [[x + 55, 233], [x + 95, 233], [x + 75, 200]]
    units = {
        "gun": {"kind": "de-mg42-team", "side": "german", "at": crew, "start": 3, "order": "advance"},
        "squad": {"kind": "us-rifle-squad", "side": "american", "at": men, "start": 11},
    }
    wall = {"kind": "low-wall", "path": [[520, 250], [820, 230]]}
    judged = Judged(
        units, prompt="move", phase="movement", active="german", turn=2, terrain=[wall, house], victory=GOAL["victory"]
    )
    choice = judged.choice
    assert isinstance(choice, Stay) or all(point.y < 300 for point in choice.to)


@pytest.mark.parametrize("x", [460, 560, 700])
@pytest.mark.parametrize("y", [760, 825])
def test_a_gun_does_not_lie_in_wait_behind_a_wood_where_nobody_has_to_come_by(x: int, y: int) -> None:
    wood = {"kind": "wood", "poly": [[300, 450], [900, 450], [900, 650], [300, 650]]}
    units = {
        "gun": squad("us-30cal-team", "american", x, y, 3, veil="ambush", order="hold"),
        "foe": gruppe(549, 243, order="hold"),
    }
    judged = Judged(units, phase="orders", active="american", turn=3, terrain=[HOUSE, wood], victory=GOAL["victory"])
    assert isinstance(judged.choice, GiveOrder)
    assert judged.choice.order in ("advance", "crawl")


def test_the_crew_of_a_bogged_tank_works_it_free() -> None:
    tank = {"kind": "stug-iii", "side": "german", "at": [[460, 500]], "facing": 180, "stuck": "bogged"}
    judged = Judged({"tank": tank, "squad": rifles(400, 1100)}, phase="orders", active="german", **GOAL)
    assert judged.choice.order == "hold"


def test_scouts_whom_nobody_has_seen_do_not_crawl_out_of_hiding() -> None:
    match = registry.new("rules-of-engagement/watched-lane", seed=0)
    while (decision := match.decision) is not None and decision.prompt != SCOUT:
        match.choose(planned(SYSTEM, match.game, decision), seat=decision.seat)
    assert decision is not None
    assert isinstance(match.game, Game)
    assert match.game.squad(decision.options[0].unit).is_hidden
    assert isinstance(planned(SYSTEM, match.game, decision), Stay)


def test_a_hidden_gun_does_not_stir() -> None:
    units = {"gun": gun(460, 300, veil="marker"), "squad": rifles(400, 800)}
    wood = {"kind": "wood", "poly": [[400, 240], [620, 240], [620, 340], [400, 340]]}
    judged = Judged(units, prompt="order", phase="orders", active="german", terrain=[wood])
    assert judged.choice.order == "hold"


# Fire


@pytest.mark.parametrize("far", [400, 250])
def test_rifles_do_not_fire_at_a_tank(far: int) -> None:
    tank = {"kind": "stug-iii", "side": "german", "at": [[460, 700 - far]], "facing": 180}
    units = {"squad": rifles(400, 700, order="hold", target="tank"), "tank": tank}
    judged = Judged(units, phase="fire", active="american")
    assert isinstance(judged.choice, Pass)


def test_a_bazooka_does() -> None:
    tank = {"kind": "stug-iii", "side": "german", "at": [[460, 500]], "facing": 90}
    team = squad("us-bazooka-team", "american", 440, 700, 2, order="hold", target="tank")
    judged = Judged({"team": team, "tank": tank}, phase="fire", active="american")
    assert isinstance(judged.choice, Fire)


def window(gun_at: dict[str, Any], **more: Any) -> Judged:
    """A squad marches before a gun that waits, and its first moment to fire has come."""
    units = {"gun": gun_at, "squad": rifles(400, 700, order="advance")}
    judged = Judged(units, *[1] * 100, prompt="move", phase="movement", active="american", **more)
    squad = judged.game.squads[1].id
    to = tuple(Point(x + 200, y) for x, y in judged.game.places[squad])
    judged.game.answer(AMERICAN, March(squad, to, 0, "towards"))
    return judged


@pytest.mark.parametrize("y", [420, 500])
def test_men_who_cross_open_ground_close_by_are_fired_at(y: int) -> None:
    judged = window(gun(500, y, order="hold", watching=[500, 1200]))
    assert judged.decision.prompt == "opportunity"
    assert isinstance(judged.choice, FireNow)


def test_fire_is_kept_from_men_behind_a_wall_far_away() -> None:
    wall = {"kind": "low-wall", "path": [[300, 660], [1100, 660]]}
    judged = window(gun(500, 20, order="hold", watching=[500, 1200]), terrain=[wall])
    assert judged.decision.prompt == "opportunity"
    assert isinstance(judged.choice, Pass)


def test_the_fire_before_an_assault_is_at_those_who_are_to_be_charged() -> None:
    units = {
        "squad": rifles(400, 700, order="advance", assault="gun", target="gun"),
        "gun": gun(460, 560),
        "foe": gruppe(700, 400),
    }
    judged = Judged(units, prompt="fire.squad", phase="fire", active="american")
    assert isinstance(judged.choice, Fire)
    assert judged.choice.target == 1


# Recon troops and armies


def scout_under_fire(y: int, terrain: list[dict[str, Any]]) -> Judged:
    units = {
        "squad": squad("de-volksgrenadier-squad", "german", 400, 300, 6, order="hold", target="scouts"),
        "scouts": squad("us-sniper", "american", 400, y, 1, start=1, order="hold"),
    }
    return Judged(units, *[6] * 60, prompt=DISENGAGE, phase="fire", active="german", terrain=terrain)


@pytest.mark.parametrize("y", [480, 540])
def test_a_scout_under_fire_in_the_open_gets_away_into_the_wood_behind_him(y: int) -> None:
    judged = scout_under_fire(y, [{"kind": "wood", "rect": [200, y + 60, 600, y + 400]}])
    assert isinstance(judged.choice, GetAway)


@pytest.mark.parametrize("y", [520, 560])
def test_a_scout_behind_a_wall_does_not_leave_it_for_the_open(y: int) -> None:
    judged = scout_under_fire(y, [{"kind": "low-wall", "path": [[200, y - 20], [600, y - 20]]}])
    assert isinstance(judged.choice, Pass)


@pytest.mark.parametrize("seat", [AMERICAN, GERMAN])
def test_an_army_is_built_of_what_the_points_pay(seat: int) -> None:
    match = registry.new("rules-of-engagement/fortified-farm", seed=1, settings={"own_armies": True})
    spent = 0
    while (decision := match.decision) is not None and decision.prompt == RECRUIT:
        choice = planned(SYSTEM, match.game, decision)
        spent += decision.seat == seat and isinstance(choice, TakeSupport)
        match.choose(choice)
    game = match.game
    assert isinstance(game, Game)
    assert spent == len(game.lists[seat].support) >= 1
    assert points_left(game, seat) <= 1


# Losses and nerves


@pytest.mark.parametrize("men", [4, 8])
def test_neither_the_leader_nor_the_gunner_is_the_first_to_go(men: int) -> None:
    units = {"gun": gun(400, 520, order="hold", target="squad"), "squad": rifles(400, 700, men=men, order="advance")}
    judged = Judged(units, 6, *[6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6] + [1] * 6 + [6] * 60, phase="fire", active="german")
    while judged.decision.prompt != "losses":
        judged.game.answer(judged.decision.seat, judged.choice)
    lost = judged.choice
    assert isinstance(lost, Lose)
    marks = {figure.id: man for figure, man in judged.game.men(1)}
    assert marks[lost.figure].rank == "rifleman"


def test_a_squad_with_its_sergeant_tests_rather_than_gives_ground() -> None:
    units = {"squad": rifles(400, 700, state="suppressed"), "foe": gruppe(400, 150)}
    judged = Judged(units, phase="discipline", active="american", terrain=[WALL])
    assert judged.best(ChooseTest) > judged.best(ChooseFallBack)


@pytest.mark.parametrize("name", ["greedy", "search"])
@pytest.mark.parametrize("decisions", [12, 20, 28])
def test_where_hidden_troops_are_makes_no_difference_to_a_player(name: str, decisions: int) -> None:
    match = played("rules-of-engagement/watched-lane", decisions, seed=8)
    decision = match.decision
    if decision is None or decision.seat != AMERICAN:
        return
    twin = match.imagined(AMERICAN, LiveDice("other"))
    found = [
        players.make(name, 3, AMERICAN, SYSTEM).choose(SYSTEM.play.view(game, AMERICAN), decision, Clock())
        for game in (match.game, twin)
    ]
    assert found[0] == found[1]
