"""Minefields that one side knows of: what the other sees, and what it imagines."""

from __future__ import annotations

import bocage
from bocage.board.table import Area
from bocage.kernel import SPECTATOR, Point
from bocage.kernel.dice import LiveDice
from bocage.systems.rules_of_engagement.show.view import determinize, view
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Work

AMERICAN, GERMAN = 0, 1
CORNERS = (Point(300, 100), Point(500, 100), Point(500, 200), Point(300, 200))


def mined(secret: bool = False, decoy: bool = False, proved: bool = False) -> Game:
    """The watched lane with a minefield in it."""
    game = bocage.new("rules-of-engagement/watched-lane", seed=3).game
    assert isinstance(game, Game)
    game.put(Work(0, GERMAN, "minefield", CORNERS, secret=secret, decoy=decoy, proved=proved))
    return game


def imagined(game: Game, seat: int) -> list[Work]:
    """What a seat takes the field for, thirty times."""
    dice = LiveDice("seed", "minefields")
    return [determinize(view(game, seat), dice).works[0] for _ in range(30)]


def test_the_enemy_knows_that_there_is_a_field_and_not_where() -> None:
    """[roe.ruling.mine-secret]"""
    game = mined(secret=True)
    for seat in (AMERICAN, SPECTATOR):
        assert view(game, seat).table(Work) == [Work(0, GERMAN, "minefield", secret=True)]
    assert view(game, GERMAN).table(Work) == [game.works[0]]


def test_an_unseen_field_may_be_anywhere_in_its_zone() -> None:
    """[roe.ruling.mine-secret roe.mine.size]"""
    found = imagined(mined(secret=True), AMERICAN)
    assert len({work.outline for work in found}) > 5
    assert all(Area(work.corners).box[3] <= 300 for work in found)
    assert {work.outline for work in imagined(mined(secret=True), GERMAN)} == {CORNERS}


def test_a_field_that_is_seen_may_be_a_decoy_until_it_has_gone_off() -> None:
    """[roe.mine.decoy-roll]"""
    for decoy in (False, True):
        assert not view(mined(decoy=decoy), AMERICAN).table(Work)[0].decoy
        assert {work.decoy for work in imagined(mined(decoy=decoy), AMERICAN)} == {False, True}
    assert {work.decoy for work in imagined(mined(proved=True), AMERICAN)} == {False}
