"""The command radius: how far headquarters reach."""

from __future__ import annotations

from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import Division, Unit


def radius(game: Game, division: Division, disrupted: bool) -> int:
    """How far a headquarters reaches; Bittrich's reaches further, to disrupted units all reach less far.

    [tof.3.cmd-radius tof.3.cmd-radius-disrupted tof.9.bittrich]
    """
    numbers = game.scene.rulebook.command
    far = numbers.bittrich if game.scene.printed(division.id).ability == "bittrich" else numbers.radius
    return far - numbers.disrupted if disrupted else far


def reaches(game: Game, division: Division, unit: Unit) -> bool:
    """Whether a headquarters reaches a unit; neither ground nor enemies matter. A disrupted one commands nobody.

    [tof.3.cmd-radius tof.3.cmd-radius-unobstructed tof.2.hq-role tof.8.disrupt-hq]
    """
    hq = game.hq_of(division)
    if not hq.on_map or (hq.disrupted and unit.id != hq.id):
        return False
    return game.scene.grid.distance(hq.hex, unit.hex) <= radius(game, division, unit.disrupted)
