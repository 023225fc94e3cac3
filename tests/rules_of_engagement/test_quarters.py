"""Quarters: squads that are offered a house or a hedge take its cover."""

from __future__ import annotations

from typing import Any

from bocage import registry
from bocage.board.table import Path
from bocage.kernel import LiveDice
from bocage.systems.rules_of_engagement.rules.movement.candidates import candidates, marches_to
from bocage.systems.rules_of_engagement.rules.movement.march import allowance, places_of, why_not_march
from bocage.systems.rules_of_engagement.state.game import Game

PLAY = registry.system("rules-of-engagement").play
HOUSE = {
    "kind": "stone-house",
    "rect": [540, 470, 660, 530],
    "doors": [[600, 530]],
    "windows": [[540, 500], [570, 470], [570, 530], [630, 470], [630, 530], [660, 500]],
}
HEDGE = {"kind": "hedge", "path": [[300, 500], [900, 500]]}
ENEMY = {"kind": "de-gruppe", "side": "german", "row": [500, 100], "men": 4}


def game_with(squad: dict[str, Any], terrain: dict[str, Any]) -> Game:
    units = {"squad": {"side": "american", **squad}, "enemy": ENEMY}
    position = {"phase": "movement", "active": "american", "terrain": [terrain], "units": units}
    game = PLAY.position(position, LiveDice("1", "quarters"))
    assert isinstance(game, Game)
    return game


def ends(game: Game, name: str) -> list[Path]:
    """Where the squad would stand after the marches on offer to a piece of terrain."""
    squad = game.squad(0)
    reach = allowance(game, squad, squad.order, slowed=False)
    found = candidates(game, squad, reach, why_not_march)
    return [places_of(march) for march in found if game.scene.place_names[march.near] == name]


def test_a_crew_that_enters_a_house_looks_out_of_it() -> None:
    crew = {"kind": "us-30cal-team", "row": [575, 570], "men": 3, "order": "crawl"}
    game = game_with(crew, HOUSE)
    inside = ends(game, "stone-house-1")
    assert inside
    for places in inside:
        assert all(game.ground.house_at(at) is not None and game.sight.eyes(at) for at in places)


def test_a_squad_too_large_to_enter_at_once_comes_in_as_it_stands() -> None:
    squad = {"kind": "us-rifle-squad", "row": [560, 575], "men": 12, "order": "crawl"}
    game = game_with(squad, HOUSE)
    inside = ends(game, "stone-house-1")
    assert inside
    assert all(game.ground.house_at(places[0]) is not None for places in inside)
    assert not any(game.ground.house_at(places[-1]) is not None for places in inside)


def test_riflemen_who_come_to_a_hedge_are_all_behind_it() -> None:
    squad = {"kind": "us-rifle-squad", "at": [[600, 650], [640, 650], [560, 650], [600, 690], [640, 690], [560, 690]]}
    game = game_with({**squad, "order": "advance"}, HEDGE)
    foe = game.places[1][0]
    near_side = [places for places in ends(game, "hedge-1") if places[0][1] > 500]
    assert near_side
    for places in near_side:
        assert all(at[1] > 500 and game.ground.cover(foe, at) for at in places)


def test_both_sides_of_a_hedge_have_stations() -> None:
    game = game_with({"kind": "us-hq", "row": [600, 650], "men": 2, "order": "advance"}, HEDGE)
    beside = [station.at[1] for station in game.scene.stations if station.manner == "behind"]
    assert {at < 500 for at in beside} == {True, False}


def test_the_side_of_a_hedge_is_told_by_where_one_comes_from() -> None:
    squad = {"kind": "us-rifle-squad", "row": [560, 580], "men": 4, "order": "advance"}
    game = game_with(squad, HEDGE)
    beside = [station for station in game.scene.stations if station.manner == "behind"]
    told = {(one.to[0].y > 500, one.manner) for at in beside for one in marches_to(game, game.squad(0), at)}
    assert told == {(True, "behind"), (False, "beyond")}


def test_a_road_is_gone_onto_and_not_into() -> None:
    road = {"kind": "road", "path": [[0, 500], [1200, 500]], "width": 60}
    game = game_with({"kind": "us-rifle-squad", "row": [560, 580], "men": 4, "order": "advance"}, road)
    place = game.scene.place_names.index("road-1")
    squad, reach = game.squad(0), 200
    assert {one.manner for one in candidates(game, squad, reach, why_not_march) if one.near == place} == {"on"}
    assert {game.ground.manner(0), game.ground.manner(place)} == {"towards", "on"}
