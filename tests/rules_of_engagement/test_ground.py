"""Ground that changes in play: what is laid on it counts at once, and games share what they have in common."""

from __future__ import annotations

import bocage
from bocage.kernel import Point
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Structure, Work

AMERICAN, GERMAN = 0, 1
HOUSE = 15


def new_game() -> Game:
    """The orchard lane before anybody is on it."""
    game = bocage.new("rules-of-engagement/orchard-lane", seed=3).game
    assert isinstance(game, Game)
    return game


def wall(number: int, secret: bool = False) -> Work:
    """A wall from west to east in the open, south of the orchard."""
    return Work(number, GERMAN, "wall", (Point(300, 1050), Point(500, 1050)), secret=secret)


def test_what_is_laid_hides_and_covers() -> None:
    game = new_game()
    before, near, far = (400, 960 + 20), (400, 1060 + 20), (400, 1180)
    assert game.sight.sees(before, far)
    game.put(wall(0))
    assert not game.sight.sees(before, far)
    assert game.sight.sees(before, near)
    assert game.ground.cover(before, near) == 2
    game.put(game.works[0].but(gone=True))
    assert game.ground is game.scene.ground
    assert game.sight.sees(before, far)


def test_what_is_secret_changes_nothing() -> None:
    game = new_game()
    game.put(wall(0, secret=True))
    assert game.ground is game.scene.ground


def test_games_of_a_scene_share_the_same_ground_and_a_clone_changes_alone() -> None:
    game = new_game()
    twin = game.clone()
    twin.put(wall(0))
    assert game.ground is not twin.ground
    game.put(wall(0))
    assert game.ground is twin.ground


def test_a_ruin_has_no_walls_any_more() -> None:
    game = new_game()
    inside = (600, 500)
    assert game.ground.house_at(inside) is not None
    game.put(Structure(0, HOUSE, ruined=True))
    assert game.ground.house_at(inside) is None
    assert game.ground.footing(inside).move == "very-difficult"
    assert game.ground.footing(inside).cover == "heavy"
