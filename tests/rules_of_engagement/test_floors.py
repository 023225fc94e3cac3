"""Floors: who is upstairs is in the sight of all, but for those in hiding, who alone look out of their own floor."""

from __future__ import annotations

from typing import Any

from bocage import registry
from bocage.kernel import LiveDice
from bocage.systems.rules_of_engagement.rules.movement.floors import OnTheStairs
from bocage.systems.rules_of_engagement.state.events.action import Stopped
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Figure, Structure

PLAY = registry.system("rules-of-engagement").play
POSITION: dict[str, Any] = {
    "phase": "movement",
    "active": "american",
    "terrain": [
        {
            "kind": "stone-house",
            "rect": [540, 470, 660, 530],
            "floors": 2,
            "doors": [[600, 530]],
            "windows": [[570, 530]],
        },
        {"kind": "hedge", "path": [[300, 700], [900, 700]]},
    ],
    "units": {
        "upstairs": {"kind": "us-hq", "side": "american", "at": [[570, 515]], "lost": [1, 2, 3, 4], "floors": [1]},
        "enemy": {"kind": "de-hq", "side": "german", "at": [[570, 900]], "lost": [1, 2, 3]},
    },
}
WINDOW, ENEMY = (570, 515), (570, 900)


def drawn(**changes: Any) -> Game:
    units = {**POSITION["units"], "upstairs": {**POSITION["units"]["upstairs"], **changes}}
    game = PLAY.position({**POSITION, "units": units}, LiveDice("1", "floors"))
    assert isinstance(game, Game)
    return game


def test_who_comes_down_no_longer_looks_over_the_hedge_and_the_indexes_say_so() -> None:
    game = drawn()
    assert game.sight.sees(WINDOW, ENEMY)
    assert game.sight.sees(ENEMY, WINDOW)
    figure = next(one for one in game.figures if one.floor)
    game.put(figure.but(floor=0))
    assert not game.sight.sees(WINDOW, ENEMY)
    game.put(figure)
    assert game.sight.sees(WINDOW, ENEMY)
    game.put(figure.but(lost=True))
    assert not game.sight.sees(WINDOW, ENEMY)


def test_a_shot_up_the_house_goes_the_true_way() -> None:
    game = drawn()
    flat = game.sight.range(WINDOW, ENEMY)
    assert game.sight.range(ENEMY, WINDOW) > flat


def test_that_a_hidden_squad_is_upstairs_is_known_to_itself_alone() -> None:
    game = drawn(veil="marker")
    assert not game.sight.sees(WINDOW, ENEMY)
    assert game.sight_from(0).sees(WINDOW, ENEMY)
    assert [[one.floor for one in PLAY.view(game, seat).table(Figure) if one.squad == 0] for seat in (0, 1)] == [
        [1],
        [0],
    ]


def test_nobody_climbs_the_stairs_of_a_house_that_fire_has_brought_down() -> None:
    game = drawn(floors=[0])
    house = game.ground.house_at(WINDOW)
    assert house is not None
    game.put(Structure(0, house.place, ruined=True))
    assert OnTheStairs(0, 1).climb(game) == OnTheStairs(0, 1).done()
    assert Stopped(0) in [told.event for told in game.told]
    assert not any(figure.floor for figure in game.figures)
