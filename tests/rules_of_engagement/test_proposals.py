"""Any point may be proposed: the judge that makes the list answers for it, and says why not."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.kernel import LiveDice, Match, NotOffered, Point, Refusal, ScriptedDice, Setup
from bocage.registry import system
from bocage.systems.rules_of_engagement.rules.fire.phase import Fire
from bocage.systems.rules_of_engagement.rules.movement.march import March
from bocage.systems.rules_of_engagement.rules.movement.phase import MoveNext
from bocage.systems.rules_of_engagement.rules.orders.phase import PrepareFire

GAME = "rules-of-engagement"
TEAM = [(400, 900), (440, 900), (480, 900)]


def moving(**squad: Any) -> Match:
    """A match in which a team of three is asked where it goes."""
    team = {"kind": "us-30cal-team", "side": "american", "at": TEAM, "order": "advance", **squad}
    enemy = {"kind": "de-mg42-team", "side": "german", "at": [(400, 700), (440, 700), (480, 700)]}
    position = {"phase": "movement", "units": {"team": team, "enemy": enemy}}
    match = Match(system(GAME).play, system(GAME).play.position(position, ScriptedDice([])), Setup(GAME, "drawn"))
    match.choose(MoveNext(0))
    return match


def shifted(x: int, y: int) -> March:
    return March(0, tuple(Point(a + x, b + y) for a, b in TEAM), 0, "towards")


def test_a_point_within_reach_is_accepted_and_gone_to() -> None:
    match = moving()
    assert match.decision is not None
    assert shifted(37, -61) not in match.decision.options
    assert match.propose(shifted(37, -61)) is None
    match.choose(shifted(37, -61))
    assert match.game.places[0] == tuple((a + 37, b - 61) for a, b in TEAM)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("march", "refusal"),
    [
        (shifted(0, 201), Refusal("roe.move.measure-path", {"unit": 0, "far": 201, "most": 200})),
        (shifted(0, -150), Refusal("roe.move.no-end-within-5", {"unit": 0})),
        (shifted(0, 301), Refusal("roe.scale.table-size", {"unit": 0})),
        (shifted(37, 0).but(to=shifted(37, 0).to[:2]), Refusal("roe.move.procedure", {"unit": 0})),
        (shifted(37, 0).but(near=7), Refusal("roe.move.procedure", {"unit": 0}, "place")),
    ],
)
def test_a_point_out_of_reach_is_refused_with_the_rule(march: March, refusal: Refusal) -> None:
    match = moving()
    before = match.game.digest()
    with pytest.raises(NotOffered) as caught:
        match.choose(march)
    assert caught.value.refusal == refusal
    assert match.game.digest() == before


def test_a_squad_that_is_dragged_goes_there_as_a_whole() -> None:
    match = moving()
    view = match.view(0)
    (drafted,) = system(GAME).show.drafts(view, match.decision, 0, Point(437, 839))
    assert drafted == shifted(37, -61)
    assert match.propose(drafted) is None
    assert system(GAME).show.drafts(view, match.decision, 1, Point(437, 839)) == ()


def test_the_reach_that_is_lit_up_is_the_one_that_is_judged() -> None:
    match = moving()
    reach = system(GAME).show.regions(match.view(0), 0)["reach"]
    assert {region.radius for region in reach} == {200}
    assert [region.points[0] for region in reach] == [Point(*at) for at in TEAM]


def test_what_is_drawn_at_random_is_judged_like_everything_else() -> None:
    match = moving()
    drawn = [match.sample(LiveDice(str(seed))) for seed in range(40)]
    accepted = [option for option in drawn if option is not None]
    assert accepted
    assert all(match.propose(option) is None for option in accepted)


def shots_at(enemy: dict[str, Any]) -> list[tuple[str, str]]:
    """What is drawn of fire at an enemy squad: the cover of each man who is seen, and how far he is."""
    units = {
        "team": {"kind": "us-30cal-team", "side": "american", "at": TEAM},
        "enemy": {"kind": "de-mg42-team", "side": "german", **enemy},
    }
    terrain = [{"kind": "wood", "poly": [[300, 500], [460, 500], [460, 650], [300, 650]]}]
    position = {"phase": "fire", "units": units, "terrain": terrain}
    match = Match(system(GAME).play, system(GAME).play.position(position, ScriptedDice([])), Setup(GAME, "drawn"))
    drawn = system(GAME).show.appraisal(match.view(0), Fire(0, 1))
    return [(region.kind, region.label) for region in drawn.regions] if drawn else []


def test_each_man_who_would_be_shot_at_is_drawn_with_his_cover_and_the_shortest_shot() -> None:
    at = [(400, 640), (480, 640), (300, 400)]
    assert shots_at({"at": at}) == [("seen-light", "235"), ("seen-none", "235")], "the third is behind the wood"


@pytest.mark.rule("roe.los.method", "roe.order.opp-zone")
def test_a_march_says_how_many_it_sees_and_in_whose_zone_it_ends() -> None:
    units = {
        "team": {"kind": "us-30cal-team", "side": "american", "at": TEAM, "order": "advance"},
        "enemy": {
            "kind": "de-mg42-team",
            "side": "german",
            "at": [(400, 500), (440, 500), (480, 500)],
            "order": "hold",
            "watching": (440, 900),
        },
    }
    position = {"phase": "movement", "units": units}
    match = Match(system(GAME).play, system(GAME).play.position(position, ScriptedDice([])), Setup(GAME, "drawn"))
    match.choose(MoveNext(0))
    said = system(GAME).show.appraisal(match.view(0), shifted(0, -100))
    assert said is not None
    facts = {fact.rule: (fact.text.args, fact.warns) for fact in said.facts}
    assert facts["roe.los.method"] == ({"men": 3}, False)
    assert facts["roe.order.opp-zone"] == ({"target": 1}, True)


@pytest.mark.rule("roe.order.opp-zone")
def test_the_zone_of_opportunity_fire_is_drawn_over_the_front_half_as_far_as_the_weapons_reach() -> None:
    team = {"kind": "us-30cal-team", "side": "american", "at": TEAM}
    enemy = {"kind": "de-mg42-team", "side": "german", "at": [(400, 100), (440, 100), (480, 100)]}
    position = {"phase": "orders", "units": {"team": team, "enemy": enemy}}
    match = Match(system(GAME).play, system(GAME).play.position(position, ScriptedDice([])), Setup(GAME, "drawn"))
    drawn = system(GAME).show.appraisal(match.view(0), PrepareFire(0, Point(440, 100)))
    assert drawn is not None
    (zone,) = drawn.regions
    ends = zone.points[0], zone.points[len(zone.points) // 2], zone.points[-1]
    assert (zone.kind, zone.label) == ("zone", "team")
    assert [(point.x, point.y) for point in ends] == [(-800, 900), (400, -300), (1600, 900)]


def test_nothing_is_drawn_of_fire_at_whoever_is_hidden() -> None:
    assert shots_at({"at": [(560, 640), (600, 640), (640, 640)], "veil": "secret"}) == []
