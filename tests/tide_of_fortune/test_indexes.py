"""Zones, grips, loads and stacks that are kept equal those that are made anew, whatever is written."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bocage.board.bits import bits
from bocage.kernel import LiveDice
from bocage.systems.tide_of_fortune.play import TideOfFortunePlay
from bocage.systems.tide_of_fortune.schema.vocabulary import MarkerKind
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import OFF_MAP, Marker

WRITES = 10_000
LOOKS = 100
KINDS: tuple[MarkerKind, ...] = ("delay", "breakthrough", "sapper")


def indexes(game: Game) -> dict[str, Any]:
    """All indexes as they stand."""
    return {name: getattr(game, name) for name in game._indexes if name != "changed"}


def write_something(game: Game, chance: random.Random) -> None:
    """A unit moves, is disrupted or eliminated, a bridge is blown, a dike is bombed, a marker is laid or lifted."""
    unit = chance.choice(game.units)
    match chance.randrange(12):
        case 0:
            bridge = chance.choice(game.bridges)
            game.put(bridge.but(state=chance.choice(["intact", "blown", "work"])))
        case 1:
            game.put(game.now.but(flooded=not game.now.flooded))
        case 2:
            game.put(game.now.but(box=chance.choice([13, 260]), weather=chance.choice(["clear", "rain"])))
        case 3:
            hex = chance.choice([OFF_MAP, chance.choice(game.scene.grid.hexes)])
            kind = chance.choice(KINDS)
            game.put(Marker(chance.randrange(len(game.markers) + 1), kind, hex, chance.randrange(2), 2))
        case 4:
            division = chance.choice(game.divisions)
            game.put(division.but(steps=chance.randrange(4), reserve=chance.choice([0, 0, 6])))
        case 5:
            game.put(unit.but(disrupted=not unit.disrupted))
        case 6:
            game.put(unit.but(moving=not unit.moving and unit.on_map))
        case 7:
            game.put(unit.but(hex=OFF_MAP, moving=False))
        case _:
            taken = game.occupied[1 - unit.seat]
            near = [hex for hex in free_hexes(game, chance) if not taken >> hex & 1]
            if near:
                game.put(unit.but(hex=near[0]))


def free_hexes(game: Game, chance: random.Random) -> list[int]:
    """Hexes in a corner that is crowded enough for zones to meet."""
    hexes = list(bits(game.scene.grid.within(game.scene.ground.places["westkapelle"], 6)))
    chance.shuffle(hexes)
    return hexes


@pytest.mark.rule("tof.7.zoc-extent")
def test_indexes_kept_equal_those_rebuilt() -> None:
    chance = random.Random(1944)
    game = TideOfFortunePlay().new("campaign", LiveDice("zones", "kept"), {})
    for number in range(WRITES):
        write_something(game, chance)
        if number % LOOKS == 0:
            kept, twin = indexes(game), game.clone()
            twin.rebuild()
            made = indexes(twin)
            assert {name: made[name] == kept[name] for name in made} == dict.fromkeys(made, True), number
