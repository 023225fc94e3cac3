"""Hidden troops: what a seat is shown of them, and where they may be set up."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from bocage.kernel import SPECTATOR, Ask, Event, Match, Point, ScriptedDice, Setup, Step
from bocage.registry import system
from bocage.systems.rules_of_engagement.rules.hiding.spotting import SearchAround, Searching
from bocage.systems.rules_of_engagement.rules.movement.march import March, Stay
from bocage.systems.rules_of_engagement.rules.movement.phase import MoveNext
from bocage.systems.rules_of_engagement.rules.sequence import react
from bocage.systems.rules_of_engagement.rules.setup.dummies import PlaceDummy
from bocage.systems.rules_of_engagement.rules.troops.snipers import TakeAim
from bocage.systems.rules_of_engagement.state.events.hiding import Searched
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, UNKNOWN, Figure, Marker, Squad

AMERICAN, GERMAN = 0, 1
Place = tuple[int, int]
Told = tuple[Any, list[Event], bool, int]


def drawn(position: dict[str, Any], *dice: int) -> Match:
    """A match that begins in a drawn position, with dice that fall so."""
    play = system("rules-of-engagement").play
    game = play.position(position, ScriptedDice(dice))
    return Match(play, game, Setup("rules-of-engagement", "orchard-lane"))


def told(match: Match, seat: int) -> Told:
    """All that a seat can tell of a match: what it sees and has heard, what it may take back, how many dice fell."""
    return match.view(seat).plain(), match.events(seat), match.may_undo(seat), match.game.dice.counter


def deployed() -> Match:
    """The watched lane after both sides have deployed; the sniper stays where he is."""
    match = bocage.new("rules-of-engagement/watched-lane", seed=3)
    while match.decision is not None and match.decision.prompt.startswith("deploy"):
        match.choose(match.decision.options[0])
    match.choose(Stay(4))
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


def searching(sniper: Place, face: int, seat: int = AMERICAN) -> Told:
    """What the searcher can tell after a search with that die, where a hidden sniper is somewhere."""
    position = {
        "phase": "fire",
        "active": "american",
        "units": {
            "squad": {"kind": "us-rifle-squad", "side": "american", "at": [[400, 700]], "start": 1, "order": "hold"},
            "sniper": {"kind": "de-sniper", "side": "german", "at": [list(sniper)], "start": 1, "veil": "secret"},
        },
    }
    match = drawn(position, face)
    match.choose(SearchAround(0))
    return told(match, seat)


def test_a_search_that_finds_nothing_tells_nothing() -> None:
    """[roe.ruling.spot-attempts roe.ruling.known-enemies]"""
    nobody_near = searching((400, 100), face=1)
    assert searching((400, 600), face=1) == searching((400, 600), face=4) == nobody_near
    assert searching((400, 100), face=6) == nobody_near


def test_a_search_that_finds_somebody_tells_it() -> None:
    assert searching((400, 600), face=6) != searching((400, 100), face=6)


def test_a_search_that_saved_its_die_where_nobody_is_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison sees the mistake that it is there for."""
    honest = Searching.start

    def start(self: Searching, game: Game) -> Step:
        if self._in_reach(game, game.squad(self.unit)):
            return honest(self, game)
        game.put(game.squad(self.unit).but(looked=True))
        game.emit(Searched(self.unit))
        return self.done()

    monkeypatch.setattr(Searching, "start", start)
    assert searching((400, 600), face=1) != searching((400, 100), face=1)


def crawling(to: Place) -> Match:
    """A hidden sniper has crawled to a place in a wood."""
    position = {
        "phase": "movement",
        "active": "german",
        "terrain": [{"kind": "wood", "rect": [100, 100, 600, 300]}],
        "units": {
            "squad": {"kind": "us-rifle-squad", "side": "american", "at": [[400, 800]], "start": 1, "order": "hold"},
            "sniper": {
                "kind": "de-sniper",
                "side": "german",
                "at": [[300, 200]],
                "start": 1,
                "veil": "secret",
                "order": "crawl",
            },
        },
    }
    match = drawn(position)
    match.choose(MoveNext(1))
    match.choose(March(1, (Point(*to),), 1, "in"))
    return match


def test_a_sniper_who_crawls_under_cover_may_be_anywhere() -> None:
    """[roe.move.ambush-crawl-keeps roe.ruling.sniper-hidden]"""
    one, other = crawling((330, 200)), crawling((300, 250))
    for seat in (AMERICAN, SPECTATOR):
        assert told(one, seat) == told(other, seat)
    assert told(one, GERMAN) != told(other, GERMAN)


def test_a_sniper_who_sees_one_man_alone_is_asked_all_the_same() -> None:
    """[roe.special.sniper-pick roe.ruling.known-enemies]"""
    game = crawling((330, 200)).game
    assert isinstance(game, Game)
    game.put(game.squad(1).but(order="hold"))
    step = TakeAim(1, 0, opportunity=True).start(game)
    assert isinstance(step, Ask)
    assert (len(step.options), step.hidden) == (1, True)
