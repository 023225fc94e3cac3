"""Hidden troops: what a seat is shown of them, and where they may be set up."""

from __future__ import annotations

import bocage
from bocage.kernel import SPECTATOR, Ask, Match
from bocage.systems.rules_of_engagement.rules.sequence import react
from bocage.systems.rules_of_engagement.rules.setup.dummies import PlaceDummy
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, UNKNOWN, Figure, Marker, Squad

AMERICAN, GERMAN = 0, 1


def deployed() -> Match:
    """The watched lane after both sides have deployed."""
    match = bocage.new("rules-of-engagement/watched-lane", seed=3)
    while match.decision is not None and match.decision.prompt.startswith("deploy"):
        match.choose(match.decision.options[0])
    return match


def test_the_enemy_learns_neither_where_hidden_troops_are_nor_who_is_under_a_marker() -> None:
    match = deployed()
    hidden = [squad.id for squad in match.view(GERMAN).table(Squad) if squad.is_hidden]
    assert len(hidden) == 2
    for seat in (AMERICAN, SPECTATOR):
        figures = match.view(seat).table(Figure)
        assert all((one.x == UNKNOWN) == (one.squad in hidden) for one in figures)
        assert [(one.squad, one.is_there) for one in match.view(seat).table(Marker)] == [(UNKNOWN, True)] * 2
    own = match.view(GERMAN)
    assert all(one.is_there for one in own.table(Figure))
    assert sorted(one.squad for one in own.table(Marker)) == [NOBODY, 3]


def test_markers_lie_in_the_order_of_their_places() -> None:
    places = [marker.at for marker in deployed().view(GERMAN).table(Marker)]
    assert places == sorted(places)


def test_dummies_lie_in_cover_and_in_their_zone() -> None:
    match = bocage.new("rules-of-engagement/watched-lane", seed=3)
    while match.decision is not None and match.decision.prompt != "deploy.dummy":
        match.choose(match.decision.options[0])
    assert match.decision is not None
    option = match.decision.options[0]
    assert isinstance(option, PlaceDummy)
    in_the_open = option.but(at=option.at.but(x=350, y=100), near=0)
    too_far = option.but(at=option.at.but(y=650))
    for wrong, reason in ((in_the_open, "place"), (too_far, "")):
        refusal = match.why_not(wrong)
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("roe.scn.hidden-deployment", reason)


def test_a_sniper_may_lie_before_the_zone() -> None:
    match = bocage.new("rules-of-engagement/watched-lane", seed=3)
    while match.decision is not None and match.decision.args.get("unit") != 4:
        match.choose(match.decision.options[0])
    assert match.decision is not None
    assert any(point.y > 300 for option in match.decision.options for point in getattr(option, "to", ()))


def test_the_owner_of_hidden_squads_is_asked_at_every_moment_whether_or_not_one_of_them_can_fire() -> None:
    game = deployed().game
    assert isinstance(game, Game)
    step = react(game, 0).start(game)
    assert isinstance(step, Ask)
    assert (step.seat, step.hidden) == (GERMAN, True)
