"""The bitsets of a game say what its records say, looked at one by one, all through a game."""

from __future__ import annotations

from collections import Counter

import pytest

from bocage.board.bits import bits, mask
from bocage.systems.tide_of_iron.rules.fire.opportunity_fire import watchers
from bocage.systems.tide_of_iron.rules.fire.targets import target_hexes, targets_of
from bocage.systems.tide_of_iron.rules.movement.stacking import full_hexes, has_room
from bocage.systems.tide_of_iron.state.game import Game
from bocage.systems.tide_of_iron.state.records import NONE, OFF_BOARD, Unit, other
from tests.support.tide_of_iron import random_positions

TITLES = ("sentinel-ridge", "mill-bridge-4", "crossroads")


def on_board(game: Game) -> list[Unit]:
    return [unit for unit in game.units if unit.hex != OFF_BOARD]


@pytest.mark.parametrize("scenario", TITLES)
def test_sets_of_units_are_those_of_the_records(scenario: str) -> None:
    for game in random_positions(scenario, 7, seed=5):
        for seat in range(game.seats):
            assert game.present[seat] == mask(unit.id for unit in on_board(game) if unit.seat == seat)
        assert game.vehicles == mask(unit.id for unit in game.units if unit.is_vehicle)
        assert game.shaken == mask(unit.id for unit in game.units if unit.condition != "good")
        in_play = [unit for unit in game.units if unit.hex != OFF_BOARD or unit.aboard != NONE]
        counts = Counter(figure for unit in in_play for figure in unit.figures)
        assert {kind: count for kind, count in enumerate(game.in_play) if count} == dict(counts)


@pytest.mark.parametrize("scenario", TITLES)
def test_sets_of_hexes_and_cards_are_those_of_the_records(scenario: str) -> None:
    for game in random_positions(scenario, 7, seed=5):
        crowd = Counter(unit.hex for unit in on_board(game))
        assert game.shared == mask(hex for hex, count in crowd.items() if count > 1)
        assert game.strewn == mask(marker.hex for marker in game.markers if marker.hex != OFF_BOARD)
        for side in (0, 1):
            about = [game.cards[card] for card in bits(game.lasting[side]) if game.cards[card].target != NONE]
            assert game.tied[side] == mask(card.id for card in about)


@pytest.mark.rule("toi.concealed.reveal-los", "toi.ruling.concealed-squads-and-covering-terrain")
@pytest.mark.parametrize("scenario", TITLES)
def test_exposed_are_the_concealed_squads_in_the_open_that_an_enemy_sees(scenario: str) -> None:
    for game in random_positions(scenario, 7, seed=5):
        # Nobody stays exposed, so each unit in the open is looked at as if it were concealed.
        for unit in on_board(game):
            imagined = game.clone()
            imagined.put(unit.but(concealed=True))
            enemies = [one.hex for one in on_board(game) if one.side != unit.side]
            seen = any(game.fields.between(unit.hex, hex) for hex in enemies)
            is_exposed = seen and not game.scene.terrain[unit.hex].conceals
            assert bool(imagined.exposed >> unit.hex & 1) == is_exposed


@pytest.mark.rule("toi.stacking.limit")
@pytest.mark.parametrize("scenario", TITLES)
def test_a_hex_is_full_for_those_who_find_no_room_in_it(scenario: str) -> None:
    for game in random_positions(scenario, 7, seed=5):
        for unit in on_board(game):
            full = full_hexes(game, unit)
            elsewhere = [hex for hex in bits(game.scene.grid.playable) if hex != unit.hex]
            assert mask(hex for hex in elsewhere if not has_room(game, unit, hex)) == full & ~(1 << unit.hex)


@pytest.mark.rule("toi.opfire.when", "toi.los.needed", "toi.combat.validity")
@pytest.mark.parametrize("scenario", TITLES)
def test_watchers_and_targets_are_found_as_by_looking_at_each_unit(scenario: str) -> None:
    for game in random_positions(scenario, 7, seed=5):
        for unit in on_board(game):
            enemies = [one for one in on_board(game) if one.side == other(unit.side) and one.status == "op-fire"]
            watching = [one.id for one in enemies if game.fields.between(one.hex, unit.hex)]
            assert watchers(game, other(unit.side), unit.hex) == mask(watching)
            for mode in ("concentrated", "moving"):
                hexes = {target.hex for target, _ in targets_of(game, unit, mode)}
                assert target_hexes(game, unit, mode) == mask(hexes)
