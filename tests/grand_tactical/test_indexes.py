"""What is derived from the records is what it would be if it were made anew."""

from __future__ import annotations

import random

import pytest

from bocage.kernel import LiveDice
from bocage.registry import system
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import OFF_MAP, Unit, Work

CHANGES = 1_500


def changed(game: Game, unit: Unit, chance: random.Random) -> Unit:
    match chance.randrange(10):
        case 0:
            return unit.but(suppressed=not unit.suppressed)
        case 1:
            return unit.but(column=not unit.column)
        case 2:
            return unit.but(mounted=not unit.mounted)
        case 3:
            return unit.but(entering=not unit.entering)
        case 4:
            return unit.but(hex=OFF_MAP, where="gone")
        case 5:
            return unit.but(acted=game.now.activation)
    hexes = game.scene.grid.neighbours(unit.hex) if unit.on_map else range(len(game.scene.grid))
    return unit.but(hex=chance.choice(hexes), where="map")


@pytest.mark.rule("gts.fz.def", "gts.fz.cut", "gts.ruling.opp-adjacent-own-range")
def test_indexes_are_kept_through_all_that_can_happen_to_units() -> None:
    game = system("grand-tactical").play.new("neuville", LiveDice("indexes", "kept"), {})
    assert isinstance(game, Game)
    chance = random.Random(1944)
    for hex in (40, 77, 90):
        game.put(Work(len(game.works), "light-barrage", hex))
    for number in range(CHANGES):
        if chance.random() < 0.03:
            game.put(game.works[number % 3].but(hex=chance.choice([OFF_MAP, 40, 77, 90])))
        elif chance.random() < 0.02:
            game.put(game.now.but(weather=chance.choice(["clear", "fog"]), activation=number))
        else:
            game.put(changed(game, chance.choice(game.units), chance))
        if number % 25 == 0:
            again = game.clone()
            again.rebuild()
            for name in Game._indexes[1:]:
                assert getattr(again, name) == getattr(game, name), (number, name)
