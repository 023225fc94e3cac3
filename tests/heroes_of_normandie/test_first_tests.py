"""Tables and first tests against the rules that they save asking: in random games both say the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bocage.board.bits import mask
from bocage.systems.heroes_of_normandie.rules.cards.effects.barrage import targets, why_not_call
from bocage.systems.heroes_of_normandie.rules.fire.added_weapons import gear_of, has_flamethrower, has_opportunity_fire
from bocage.systems.heroes_of_normandie.rules.fire.lines_of_fire import Aim, is_in_arc, line_to_take
from bocage.systems.heroes_of_normandie.rules.fire.opportunity_fire import lookouts, why_not_on_alert
from bocage.systems.heroes_of_normandie.rules.fire.shots import can_hit, whom_to_hit, why_not_hit
from bocage.systems.heroes_of_normandie.rules.fire.sight import (
    armour_struck,
    clearest,
    corner_penalty,
    corners_seen,
    enemies_in_view,
    eyes,
    is_seen,
    obstacles_between,
    sighting,
    sightlines,
)
from bocage.systems.heroes_of_normandie.rules.fire.templates import Lay, aims_of, can_lay, why_not_lay
from bocage.systems.heroes_of_normandie.rules.hiding.ambush import can_spot, is_spotted
from bocage.systems.heroes_of_normandie.rules.movement.allowance import allowance, paces
from bocage.systems.heroes_of_normandie.rules.movement.entering import (
    enterable,
    open_ground,
    why_closed_ground,
    why_not_enter,
)
from bocage.systems.heroes_of_normandie.rules.recruitment.deployment import (
    Deploy,
    deployments,
    is_waiting,
    why_not_deploy,
    zone_of,
)
from bocage.systems.heroes_of_normandie.rules.recruitment.gear import serving, supplying
from bocage.systems.heroes_of_normandie.scene.ground import Ground
from bocage.systems.heroes_of_normandie.scene.sight_lines import clear_prospect, prospect, way_between
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NONE, Unit
from bocage.systems.heroes_of_normandie.state.recruited import Stores
from tests.support.heroes_of_normandie import random_positions

SCENARIOS = ("caumont-bridge", "ferme-mauger", "strongpoint", "free-battle-200")


def fielded(game: Game) -> list[Unit]:
    return [unit for unit in game.units if unit.on_board]


def enemies(game: Game) -> Iterator[tuple[Unit, Unit]]:
    units = fielded(game)
    return ((unit, other) for unit in units for other in units if unit.seat != other.seat)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_who_can_be_hit(scenario: str) -> None:
    for game in random_positions(scenario, 60):
        for unit, target in enemies(game):
            for weapon in game.face(unit).weapons:
                assert can_hit(game, unit, weapon, target) == (why_not_hit(game, unit, weapon, target) is None)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_who_is_in_view_and_whom_to_hit(scenario: str) -> None:
    for game in random_positions(scenario, 30):
        for unit in (one for one in game.units if one.in_play):
            others = [game.units[number] for number in game.in_sight_of(unit.seat)]
            assert list(enemies_in_view(game, unit)) == [one.id for one in others if is_seen(game, unit, one)]
            for weapon in game.face(unit).weapons:
                hit = [one.id for one in others if why_not_hit(game, unit, weapon, one) is None]
                assert list(whom_to_hit(game, unit, weapon)) == hit
                assert [one.id for one in others if whom_to_hit(game, unit, weapon, one.id)] == hit


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_terrain_hides_on_a_ground_like_another_is_hidden(scenario: str) -> None:
    """No unit is seen, or seen clearly, where a prospect leaves it out."""
    for game in random_positions(scenario, 60):
        scene, ground = game.scene, game.ground
        for unit in fielded(game)[::2]:
            ways = [(one, way_between(scene, ground, unit.place, one, True)) for one in grid_of(game)]
            ways = [(one, way) for one, way in ways if one != unit.place]
            seen, clear = prospect(scene, ground, unit.place), clear_prospect(scene, ground, unit.place)
            assert all(seen >> one & 1 for one, way in ways if way[0] is not None)
            assert all(clear >> one & 1 for one, way in ways if way[0] == 0)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_who_may_have_a_flamethrower(scenario: str) -> None:
    for game in random_positions(scenario, 120):
        for unit in game.units:
            assert game.scene.flamers[unit.type][unit.back] or not has_flamethrower(game, unit)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_lines_that_are_remembered_are_as_if_drawn_anew(scenario: str) -> None:
    """Every line is drawn and set against all obstacles of the moment."""
    for game in random_positions(scenario, 60):
        for unit, target in enemies(game):
            between = obstacles_between(game, sighting(game, unit, target))
            lines = [(way, between.hinder(way.line)) for way in sightlines(game, unit, target)]
            found = [penalty for _, penalty in lines if penalty is not None]
            assert clearest(game, unit, target) == min(found, default=None)
            assert is_seen(game, unit, target) == bool(found)
            for weapon in game.face(unit).weapons:
                aims = [
                    Aim(penalty, armour_struck(game, target, way.origin, way.point, way.scale))
                    for way, penalty in lines
                    if penalty is not None and is_in_arc(game, unit, weapon, way.origin, way.point, way.scale)
                ]
                if aims and not weapon.ignores_obstacles:
                    best = min(aims, key=lambda aim: aim.penalty + aim.defence)
                    assert line_to_take(game, unit, weapon, target) == best


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_who_is_spotted(scenario: str) -> None:
    for game in random_positions(scenario, 60):
        for unit in fielded(game):
            if game.is_infantry(unit):
                assert is_spotted(game, unit) == any(can_spot(game, other, unit) for other in game.units)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_which_intersections_are_seen_and_aimed_at(scenario: str) -> None:
    for game in random_positions(scenario, 150):
        corners = range(game.scene.grid.corner_count)
        for unit in fielded(game)[::3]:
            views = {
                corner: [corner_penalty(game, unit, origin, corner) for origin in eyes(game, unit)]
                for corner in corners
            }
            seen = mask(one for one, found in views.items() if set(found) != {None})
            assert corners_seen(game, unit) == seen
            for weapon in game.face(unit).weapons:
                if weapon.template in ("blast", "large-blast"):
                    lays = [Lay(corner, manner) for corner in corners for manner in ("direct", "indirect")]
                    legal = {lay for lay in lays if why_not_lay(game, unit, weapon, lay) is None}
                    assert set(aims_of(game, unit, weapon)) == legal
                    assert can_lay(game, unit, weapon) == bool(legal)
        for seat in range(2):
            assert targets(game, seat) == tuple(one for one in corners if why_not_call(game, seat, one) is None)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_is_remembered_of_options_is_as_if_asked_anew(scenario: str) -> None:
    for game in random_positions(scenario, 15):
        known, fresh = game.stores, Stores(tuple(game.tiles))
        for ask in (gear_of, serving, supplying, has_opportunity_fire):
            found = [ask(game, unit) for unit in game.units]
            game.stores = fresh
            assert [ask(game, unit) for unit in game.units] == found
            game.stores = known


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_where_units_may_go(scenario: str) -> None:
    for game in random_positions(scenario, 40):
        grid = game.scene.grid
        for unit in fielded(game):
            closed = mask(square for square in grid.squares if why_closed_ground(game, unit, square) is not None)
            assert open_ground(game, unit) & (1 << len(grid)) - 1 == (1 << len(grid)) - 1 & ~closed
            if unit.aboard == NONE:
                near = [
                    one for one in grid.neighbours(unit.place) if why_not_enter(game, unit, unit.place, one, 2) is None
                ]
                assert list(enterable(game, unit, 2)) == near
            for suppressed in range(3):
                total = allowance(game, game.face(unit), suppressed, 1).value
                assert paces(game, unit, unit.back, suppressed, 1) == total


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_where_units_may_be_set_up(scenario: str) -> None:
    for number, game in enumerate(random_positions(scenario, 3)):
        waiting = [unit for unit in game.units if is_waiting(unit)]
        if not waiting or number > 12:
            return
        for unit in waiting[:4]:
            ways = [Deploy(place, face) for place in grid_of(game) for face in ("front", "back")]
            legal = [way for way in ways if zone_of(game, unit) >> way.place & 1]
            assert list(deployments(game, unit)) == [one for one in legal if why_not_deploy(game, unit, one) is None]


def grid_of(game: Game) -> range:
    return game.scene.grid.squares


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_who_may_be_on_the_alert(scenario: str) -> None:
    for game in random_positions(scenario, 40):
        for unit, target in enemies(game):
            if why_not_on_alert(game, unit, target) is None:
                assert unit in list(lookouts(game, unit.seat))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_ground_that_is_like_another_is_as_if_made_anew(scenario: str) -> None:
    """What wrecks, smoke and passages change is taken from the printed ground, and zones with it."""
    seen = set()
    for game in random_positions(scenario, 25):
        ground = game.ground
        if ground.like is None or ground in seen:
            continue
        seen.add(ground)
        walls = game.scene.grounds.walls(sum(1 << one.id for one in game.structures if one.ruined))
        anew = Ground(game.scene.grid, ground.squares, walls)
        for name in ("closed", "difficult", "water", "watchful", "hides", "obstacles", "obstacles_to_infantry"):
            assert getattr(ground, name) == getattr(anew, name)
        assert [ground.zone(one) for one in grid_of(game)] == [anew.zone(one) for one in grid_of(game)]
