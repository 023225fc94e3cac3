"""Options that are found by bitsets and tables, against the judges that they save asking: both say the same."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from bocage.board.square import Stance, manoeuvres
from bocage.systems.heroes_of_normandie.rules.activation.act import When
from bocage.systems.heroes_of_normandie.rules.cards.effects.forced_cards import flight, open_steps, why_no_run
from bocage.systems.heroes_of_normandie.rules.cards.effects.instant_cards import can_fire_with
from bocage.systems.heroes_of_normandie.rules.cards.effects.unit_cards import smokable, why_no_smoke
from bocage.systems.heroes_of_normandie.rules.cards.holding.in_play import lay
from bocage.systems.heroes_of_normandie.rules.movement.entering import can_go_on, why_closed, why_not_enter
from bocage.systems.heroes_of_normandie.rules.recruitment.army_builder import (
    ArmyBuilder,
    FinishArmy,
    FitOption,
    TakeTile,
)
from bocage.systems.heroes_of_normandie.rules.vehicles.driving import Drive, courses_of, passes_walls
from bocage.systems.heroes_of_normandie.schema.effects import FireWith, Smoke
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import Unit
from tests.support.heroes_of_normandie import random_positions
from tests.support.random_games import matches

SCENARIOS = ("caumont-bridge", "ferme-mauger", "strongpoint")
STANDING = When("standing")


def on_foot(game: Game) -> list[Unit]:
    return [unit for unit in game.units if unit.on_board and game.is_infantry(unit)]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_steps_of_long_vehicles_past_walls(scenario: str) -> None:
    for game in random_positions(scenario, 100):
        for unit in game.units:
            if unit.on_board and game.scene.is_long[unit.type]:
                drives = [course.drive for course in courses_of(game, unit) if passes_walls(game, course)]
                steps = manoeuvres(game.scene.grid, Stance(unit.place, unit.facing), 0, game.ground.walls)
                assert drives == [Drive(*step.to) for step in steps]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_who_can_go_on_from_an_occupied_square(scenario: str) -> None:
    for game in random_positions(scenario, 40):
        for unit in on_foot(game):
            near = game.scene.grid.neighbours(unit.place)
            ways = [why_not_enter(game, unit, unit.place, square, 2) is None for square in near]
            assert can_go_on(game, unit, unit.place, 2) == any(ways)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_forced_steps(scenario: str) -> None:
    for game in random_positions(scenario, 40):
        for unit in on_foot(game):
            near = game.scene.grid.neighbours(unit.place)
            assert open_steps(game, unit) == [square for square in near if why_no_run(game, unit, square) is None]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_flight_goes_ring_by_ring(scenario: str) -> None:
    for game in random_positions(scenario, 150):
        grid = game.scene.grid
        for unit in on_foot(game)[::3]:
            rings = list(flight(game, unit))
            for nearer, ring in pairwise(rings):
                for square in grid.squares:
                    if ring >> square & 1:
                        ways = (other for other in grid.neighbours(square) if nearer >> other & 1)
                        assert any(why_closed(game, unit, square, other) is None for other in ways)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_where_smoke_rises(scenario: str) -> None:
    for game in random_positions(scenario, 150):
        cards = [number for number, card in enumerate(game.scene.cards) if isinstance(card.effect, Smoke)]
        for seat in (0, 1):
            for card in cards:
                squares = smokable(game, seat, card)
                for square in game.scene.grid.squares:
                    assert bool(squares >> square & 1) == (why_no_smoke(game, seat, card, square) is None)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_weapon_by_card_is_fired_as_any_other(scenario: str) -> None:
    for game in random_positions(scenario, 100):
        cards = [(number, card.effect) for number, card in enumerate(game.scene.cards)]
        for unit in on_foot(game)[::2]:
            for number, effect in cards:
                if isinstance(effect, FireWith):
                    armed = game.clone()
                    lay(armed, unit.seat, unit.id, number)
                    acts = [act for manner in game.rules.manners for act in manner(armed, unit, STANDING)]
                    fired = any(getattr(act, "weapon", "") == effect.weapon for act in acts)
                    assert can_fire_with(game, unit, effect.weapon, STANDING) == fired


def test_what_an_army_may_recruit() -> None:
    asked = 0
    for seed in range(12):
        for match in matches("heroes-of-normandie/free-battle-300", 1, seed):
            assert match.decision is not None
            if not match.decision.prompt.startswith("recruit"):
                break
            assert isinstance(match.game, Game)
            if isinstance(builder := match.game.frames()[-1], ArmyBuilder):
                asked += 1
                legal = [choice for choice in everything(match.game) if builder.why_not(match.game, choice) is None]
                assert [one for one in builder.choices(match.game) if not isinstance(one, FinishArmy)] == legal
    assert asked


def everything(game: Game) -> Iterator[TakeTile | FitOption]:
    """All tiles, and all options in all slots of the tiles that both have recruited so far."""
    tables = game.scene.tables
    yield from map(TakeTile, tables.tiles)
    for tile in game.tiles:
        for slot in () if tile.is_option else tables.tiles[tile.name].slots:
            yield from (FitOption(tile.id, slot.name, name) for name in tables.options)
