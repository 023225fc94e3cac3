"""Standing orders answer opportunity fire, nerves and losses for a player who is away."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.kernel import Match, Option, Order, Pass, Point
from bocage.systems.rules_of_engagement import SYSTEM
from bocage.systems.rules_of_engagement.rules.discipline.response import ChooseTest
from bocage.systems.rules_of_engagement.rules.fire.losses import Lose
from bocage.systems.rules_of_engagement.rules.fire.opportunity import FireNow
from bocage.systems.rules_of_engagement.rules.fire.phase import Fire
from bocage.systems.rules_of_engagement.rules.movement.march import March
from bocage.systems.rules_of_engagement.rules.movement.phase import MoveNext
from bocage.systems.rules_of_engagement.show.standing_orders import (
    FightAsTheyStand,
    FireAtSight,
    FireForEffect,
    FireWithin,
    GiveGround,
    HoldFire,
    SpareLeaders,
    StandFirm,
)
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Squad
from tests.support.positions import Positions

positions = Positions(SYSTEM, Game, Squad)
AMERICAN, GERMAN = 0, 1
ONES = [1] * 300
SQUAD = {"kind": "us-rifle-squad", "side": "american", "row": [400, 700], "men": 4, "order": "advance"}


def unit(match: Match, name: str) -> int:
    """A squad by the name that it has in the position."""
    return next(squad.id for squad in positions.game_of(match).squads if squad.name == name)


def marching(gun: dict[str, Any], *dice: int, **more: Any) -> Match:
    """A match in which four Americans are about to walk towards a machine gun, or away from it."""
    team = {"kind": "de-mg42-team", "side": "german", "row": [400, 300], "men": 3, **gun}
    match = positions.match_at({"squad": {**SQUAD, **more}, "gun": team}, *dice, phase="movement", active="american")
    match.choose(MoveNext(unit(match, "squad")))
    return match


def go(match: Match, far: int) -> None:
    """They walk straight towards the gun, so far."""
    squad = unit(match, "squad")
    to = tuple(Point(x, y - far) for x, y in positions.game_of(match).places[squad])
    match.choose(March(squad, to, 0, "towards"), seat=AMERICAN)


def answers(match: Match, seat: int) -> list[Option]:
    """What was answered for a seat by its orders, in order."""
    found: list[Option] = []
    journal: Any = match.journal
    while journal:
        entry = journal[0]
        if getattr(entry, "how", "") == "order" and entry.seat == seat:
            found.append(entry.option)
        journal = journal[1]
    return found[::-1]


WATCHES = {"order": "hold", "watching": [400, 900]}


@pytest.mark.rule("roe.opp.when")
@pytest.mark.parametrize(
    ("order", "fires"),
    [
        (HoldFire(), False),
        (FireAtSight(), True),
        (FireAtSight("vehicles"), False),
        (FireAtSight("men"), True),
        (FireWithin(39), True),
        (FireWithin(20), False),
        (FireForEffect(20), True),
        (FireForEffect(300), False),
    ],
)
def test_a_gun_that_waits_fires_as_it_was_told(order: Order, fires: bool) -> None:
    match = marching(WATCHES, *ONES)
    match.stand(GERMAN, [order])
    go(match, 50)
    assert any(isinstance(option, FireNow) for option in answers(match, GERMAN)) == fires
    assert match.decision is None or match.decision.seat == AMERICAN


@pytest.mark.rule("roe.opp.when")
def test_a_gun_that_lets_them_come_fires_where_they_are_near_enough() -> None:
    match = marching(WATCHES, *ONES)
    match.stand(GERMAN, [FireWithin(25)])
    go(match, 200)
    fired = [isinstance(option, FireNow) for option in answers(match, GERMAN)]
    assert fired == [False, False, False, True]


@pytest.mark.rule("roe.ruling.known-enemies")
@pytest.mark.parametrize("order", [HoldFire(), FireAtSight(), FireWithin(20), FireForEffect(300)])
def test_squads_in_ambush_stay_there_unless_their_player_says_otherwise(order: Order) -> None:
    match = marching({"veil": "marker"}, *ONES)
    match.stand(GERMAN, [order])
    go(match, 200)
    assert set(answers(match, GERMAN)) <= {Pass()}
    assert positions.game_of(match).squad(unit(match, "gun")).is_ambushed


@pytest.mark.rule("roe.ruling.sniper-hidden")
def test_an_ambush_is_sprung_where_the_order_says_so() -> None:
    match = marching({"veil": "marker"}, *ONES)
    match.stand(GERMAN, [FireWithin(25, hidden=True)])
    go(match, 200)
    fired = [isinstance(option, FireNow) for option in answers(match, GERMAN)]
    assert fired[-1]
    assert not any(fired[:-1])


@pytest.mark.rule("roe.ruling.known-enemies")
@pytest.mark.parametrize("gun", [[400, 300], [1000, 100]])
def test_as_many_questions_are_answered_whether_or_not_anybody_could_fire(gun: list[int]) -> None:
    wall = [{"kind": "stone-house", "rect": [900, 200, 1200, 260], "floors": 1}]
    team = {"kind": "de-sniper", "side": "german", "row": gun, "men": 2, "veil": "secret"}
    squads = {"squad": SQUAD, "gun": team}
    match = positions.match_at(squads, *ONES, phase="movement", active="american", terrain=wall)
    match.choose(MoveNext(unit(match, "squad")))
    match.stand(GERMAN, [FireForEffect(300, hidden=True)])
    before = match.revision
    go(match, 200)
    assert match.revision - before == 6


def fired_on(*dice: int, **more: Any) -> Match:
    """A match in which a machine gun is about to fire at four Americans."""
    gun = {"kind": "de-mg42-team", "side": "german", "row": [400, 300], "men": 3, "order": "hold", "target": "squad"}
    squad = {**SQUAD, "start": 4, "order": "hold", **more}
    return positions.match_at({"squad": squad, "gun": gun}, *dice, phase="fire", active="german")


@pytest.mark.rule("roe.cas.removal-order")
def test_leaders_and_gunners_are_lost_last() -> None:
    match = fired_on(*[6] * 4, *[1] * 200)
    match.stand(AMERICAN, [SpareLeaders()])
    rifles = [figure.id for figure, man in positions.game_of(match).men(0) if man.rank == "rifleman"]
    match.choose(Fire(unit(match, "gun"), unit(match, "squad")))
    lost = [option.figure for option in answers(match, AMERICAN) if isinstance(option, Lose)]
    assert lost[: len(rifles)] == rifles[: len(lost)]


@pytest.mark.rule("roe.disc.suppressed-phase")
@pytest.mark.parametrize(("order", "tests"), [(StandFirm(), True), (GiveGround(), False)])
def test_a_squad_that_has_lost_its_nerve_stands_firm_or_gives_ground(order: Order, tests: bool) -> None:
    gun = {"kind": "de-mg42-team", "side": "german", "row": [400, 300], "men": 3}
    squad = {**SQUAD, "start": 4, "state": "suppressed"}
    match = positions.match_at({"squad": squad, "gun": gun}, *[6] * 20, phase="discipline", active="american")
    match.stand(AMERICAN, [order])
    given = answers(match, AMERICAN)
    assert isinstance(given[0], ChooseTest) == tests
    assert any(isinstance(option, March) for option in given) != tests


@pytest.mark.rule("roe.cc.sequential")
def test_the_details_of_a_fight_are_left_to_those_who_are_in_it() -> None:
    rifles = {"kind": "us-rifle-squad", "side": "american", "at": [[400, 475], [425, 500], [600, 600]], "start": 3}
    foe = {"kind": "de-gruppe", "side": "german", "at": [[400, 500]], "start": 3, "combat": {"defends": True}}
    units = {"squad": {**rifles, "combat": {}}, "foe": foe}
    match = positions.match_at(units, *ONES, phase="close-combat", active="german")
    match.stand(AMERICAN, [FightAsTheyStand()])
    assert [getattr(option, "figure", None) for option in answers(match, AMERICAN)][:1] == [1]
