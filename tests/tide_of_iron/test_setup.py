"""Scenarios and their setup: what single cases cannot show. The worked cases are in tests/cases/tide-of-iron."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import bocage
from bocage import registry
from bocage.kernel import BocageError, LiveDice, Match, Setup
from bocage.systems.tide_of_iron.rules.setup.placement import PlaceTheRest
from bocage.systems.tide_of_iron.rules.setup.squad_building import BuildTheRest, slots_used
from bocage.systems.tide_of_iron.scene.loading import shelf
from bocage.systems.tide_of_iron.state.game import NONE, Game
from tests.support.random_games import decisions
from tests.support.tide_of_iron import game_of, match_at, pack

SYSTEM = registry.system("tide-of-iron")
SCENARIOS = shelf().scenario_names
QUICK = (BuildTheRest, PlaceTheRest)


def set_up_quickly(name: str, seed: int = 1, **settings: object) -> Game:
    """The game when all is built and placed, with everything left to the program."""
    match = Match.new(SYSTEM.play, Setup("tide-of-iron", name, settings), seed)
    while match.decision is not None and any(frame.__class__.__name__ == "Preparation" for frame in match.trail()):
        options = match.decision.options
        quick = [option for option in options if isinstance(option, QUICK) or option.passes]
        match.choose(quick[0] if quick else options[0], seat=match.decision.seat)
    assert isinstance(match.game, Game)
    return match.game


@pytest.mark.rule("toi.setup.scenario")
def test_the_first_scenario_is_the_one_to_learn_on() -> None:
    infos = SYSTEM.play.scenarios()
    assert next(iter(infos)) == "first-contact"
    assert infos["first-contact"].learning
    assert {info.seats for info in infos.values()} == {2, 4}
    assert "sentinel-ridge-4" in infos


@pytest.mark.rule("toi.setup.build-squads", "toi.setup.place-units", "toi.supply.limited")
@pytest.mark.parametrize("name", SCENARIOS)
def test_a_quick_setup_uses_all_that_is_granted(name: str) -> None:
    game = set_up_quickly(name)
    for force in game.forces:
        assert (force.bases, force.figures, force.vehicles, force.markers) == (0, (), (), ())
    for unit in game.units:
        assert unit.on_board or unit.aboard != NONE
        if not unit.is_vehicle and "-R" not in unit.name and name != "first-contact":
            assert slots_used(game.scene, unit.figures) == game.scene.rulebook.base.slots


@pytest.mark.rule("toi.setup.place-units", "toi.setup.concealed")
def test_everybody_is_set_up_in_his_own_zone() -> None:
    game = set_up_quickly("sentinel-ridge")
    for unit in game.units:
        if unit.on_board:
            assert game.scene.zones[unit.side].deploy >> unit.hex & 1
    stream = [game.scene.grid.hex(name) for name in ("A9", "B8", "C8")]
    assert not any(game.here[hex] for hex in stream)


@pytest.mark.rule("toi.multi.divisions", "toi.multi.vehicles", "toi.multi.teams")
def test_with_four_players_each_leads_a_division() -> None:
    two, four = set_up_quickly("sentinel-ridge"), set_up_quickly("sentinel-ridge-4")
    assert (two.seats, four.seats) == (2, 4)
    assert two.teams == ((0,), (1,))
    assert four.teams == ((0, 1), (2, 3))
    tigers = [unit.seat for unit in four.units if four.scene.types[unit.figures[0]].name == "de-tiger"]
    assert tigers == [2]
    assert sorted(u.figures for u in two.units if u.is_vehicle) == sorted(u.figures for u in four.units if u.is_vehicle)


@pytest.mark.rule("toi.multi.three")
def test_with_three_players_one_person_has_two_seats() -> None:
    scenario = shelf().scenario("sentinel-ridge-3")
    assert (scenario.players, scenario.alone) == (3, "german")
    assert set_up_quickly("sentinel-ridge-3").seats == 4


def least_points(name: str) -> int:
    return next(rule.least for rule in shelf().scenario(name).victory if rule.kind == "points")


@pytest.mark.rule("toi.victory.custom")
def test_a_game_for_more_players_may_be_won_by_other_points() -> None:
    assert (least_points("sentinel-ridge"), least_points("sentinel-ridge-3")) == (23, 22)
    assert shelf().scenario("mill-bridge-4").victory == shelf().scenario("mill-bridge").victory


def test_the_settings_of_a_match_go_over_those_of_the_scenario() -> None:
    game = set_up_quickly("sentinel-ridge", players=4, engineers_safe_in_mines=True)
    assert game.seats == 4
    assert game.scene.scenario.settings.engineers_safe_in_mines
    with pytest.raises(BocageError, match="settings"):
        set_up_quickly("crossroads", weather="fine")


@pytest.mark.rule("toi.components.round-track", "toi.status.advance-round")
def test_a_game_may_go_beyond_ten_rounds_and_ten_points() -> None:
    units = {"US1": {"hex": "A1", "figures": {"us-regular": 4}}, "DE1": {"hex": "P9", "vehicle": "de-tiger"}}
    match = match_at(units, rounds=12, round=10, turn={"phase": "status"}, sides={"american": {"victory": 25}})
    while game_of(match).now.round == 10:
        assert match.decision is not None
        match.choose(next(option for option in match.decision.options if option.passes))
    assert game_of(match).now.round == 11
    assert game_of(match).sides[0].victory == 25


@pytest.mark.rule("toi.round.end", "toi.victory.conditions")
@pytest.mark.parametrize("name", SCENARIOS)
def test_a_random_game_ends_and_one_team_wins(name: str) -> None:
    game = random_game(name, seed=3)
    assert game.result is not None
    assert game.result.winners in game.teams


def random_game(name: str, seed: int) -> Game:
    chance = random.Random(seed)
    match = bocage.new(f"tide-of-iron/{name}", seed=seed)
    while match.decision is not None:
        match.choose(chance.choice(match.decision.options), seat=match.decision.seat)
    assert isinstance(match.game, Game)
    return match.game


@pytest.mark.rule("toi.victory.custom")
def test_players_may_write_a_scenario_of_their_own(tmp_path: Path) -> None:
    own = (SYSTEM.folder / "data/scenarios/first-contact.toml").read_text()
    pack(tmp_path, "scenarios/last-contact.toml", own)
    pack(tmp_path, "variants/last-contact-4.toml", 'like = "crossroads"\nplayers = 4\n')
    infos = SYSTEM.play.scenarios([tmp_path])
    assert infos["last-contact"].seats == 2
    assert infos["last-contact-4"].seats == 4
    match = Match.new(SYSTEM.play, Setup("tide-of-iron", "last-contact", {}, (tmp_path,)), 1)
    assert match.decision is not None
    assert "last-contact" not in SYSTEM.play.scenarios()


@pytest.mark.rule("toi.setup.build-order")
@pytest.mark.parametrize("name", ["crossroads", "sentinel-ridge-4"])
def test_nobody_sees_behind_the_screen_of_the_enemy(name: str) -> None:
    chance = random.Random(5)
    match = Match.new(SYSTEM.play, Setup("tide-of-iron", name, {"simultaneous_hidden_build": True}), 5)
    granted = match.game.state()["tables"]["forces"]
    hidden = 0
    while (decision := match.decision) is not None and decision.prompt in ("draw", "build.secret"):
        match.choose(chance.choice(decision.options[:-1] or decision.options), seat=decision.seat)
        game = match.game
        assert isinstance(game, Game)
        if not match.pending or match.decision is None or match.decision.prompt != "build.secret":
            continue
        truth = game.state()["tables"]["forces"]
        for seat in range(game.seats):
            shown = match.view(seat).plain()["tables"]["forces"]
            for force, one in enumerate(truth):
                mine = game.divisions[force].side == game.divisions[seat].side
                assert shown[force] == (one if mine else granted[force])
                hidden += bool(one["built"]) and not mine
            twin = match.imagined(seat, LiveDice("twin", name))
            assert SYSTEM.play.view(twin, seat).plain() == match.view(seat).plain()
            assert not any(type(event).__name__ == "SquadBuilt" for event in match.events(seat))
    assert hidden
    assert {force.built for force in set_up_quickly(name, simultaneous_hidden_build=True).forces} == {()}


@pytest.mark.rule("toi.components.target-north")
def test_north_is_towards_the_first_row() -> None:
    grid = set_up_quickly("crossroads").scene.grid
    assert grid.name(grid.neighbours(grid.hex("C6"))[0]) == "C5"


def test_squads_that_are_built_are_drawn_until_they_are_placed() -> None:
    waiting: set[str] = set()
    for match, decision in decisions("tide-of-iron/crossroads"):
        sketch = registry.system_of(match).show.sketch(match.view(decision.seat))
        beside = {piece.label for tray in sketch.trays for piece in tray.pieces if piece.figures}
        assert all(tray.open == (decision.prompt in ("build", "specialise")) for tray in sketch.trays)
        assert not beside & {piece.label for piece in sketch.pieces}
        if waiting and not sketch.trays:
            break
        waiting |= beside
    assert waiting == {unit.name for unit in game_of(match).units}
    assert waiting == {piece.label for piece in sketch.pieces}
