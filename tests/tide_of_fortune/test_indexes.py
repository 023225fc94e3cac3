"""Zones, grips, loads and stacks that are kept equal those that are made anew, whatever is written or played.

    python -m tests.tide_of_fortune.test_indexes

plays the campaign in earnest for 10,000 answers, and looks after each.
"""

from __future__ import annotations

import random
import sys
from typing import Any

import pytest

from bocage import registry
from bocage.board.bits import bits
from bocage.kernel import LiveDice
from bocage.players.imagining import planned
from bocage.systems.tide_of_fortune.play import TideOfFortunePlay
from bocage.systems.tide_of_fortune.schema.vocabulary import MarkerKind
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import OFF_MAP, Marker

WRITES = ANSWERS = 10_000
LOOKS = 100
FEW = 500
BY_CHANCE = 0.2
KINDS: tuple[MarkerKind, ...] = ("delay", "breakthrough", "sapper")


def indexes(game: Game) -> dict[str, Any]:
    """All indexes as they stand."""
    return {name: getattr(game, name) for name in game._indexes if name != "changed"}


def ensure_kept(game: Game, number: int) -> None:
    """What is kept is what is made anew."""
    kept, twin = indexes(game), game.clone()
    twin.rebuild()
    made = indexes(twin)
    assert {name: made[name] == kept[name] for name in made} == dict.fromkeys(made, True), number


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
            ensure_kept(game, number)


def play_in_earnest(title: str, answers: int) -> dict[str, int]:
    """Matches, one after the other, in which the plan answers and now and then chance; how much was in them."""
    system, chance = registry.system("tide-of-fortune"), random.Random(title)
    seen = {"matches": 0, "answers": 0, "blown": 0, "floods": 0}
    while seen["answers"] < answers:
        match = registry.new(title, seed=seen["matches"])
        seen["matches"] += 1
        while (decision := match.decision) is not None and seen["answers"] < answers:
            drawn = chance.random() < BY_CHANCE
            match.choose(
                chance.choice(decision.options) if drawn else planned(system, match.game, decision), seat=decision.seat
            )
            seen["answers"] += 1
            assert isinstance(match.game, Game)
            ensure_kept(match.game, seen["answers"])
        assert isinstance(match.game, Game)
        seen["blown"] += match.game.down.bit_count()
        seen["floods"] += match.game.now.flooded
    return seen


@pytest.mark.rule("tof.7.zoc-extent")
def test_indexes_are_kept_where_it_is_fought() -> None:
    seen = play_in_earnest("tide-of-fortune/joes-bridge", FEW)
    assert seen["answers"] == FEW


if __name__ == "__main__":
    sys.stdout.write(f"{play_in_earnest('tide-of-fortune/campaign', ANSWERS)}\n")
