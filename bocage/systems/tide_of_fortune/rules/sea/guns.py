"""The guns of coastal batteries: whether they can fire, what they suffer, and their end."""

from __future__ import annotations

from bocage.systems.tide_of_fortune.state.events import combat, sea
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import Battery, BatteryId


def can_fire(battery: Battery) -> bool:
    """Whether a battery stands and is not disrupted.  [tof.9.battery-strength tof.9.naval-vs-battery]"""
    return battery.strength > 0 and not battery.disrupted


def damage(game: Game, number: BatteryId, points: int) -> None:
    """Damage from the sea lowers a battery's strength; at 0 it is gone.

    [tof.9.naval-battery-damage tof.9.battery-strength]
    """
    battery = game.batteries[number]
    strength = max(battery.strength - points, 0)
    game.put(battery.but(strength=strength))
    game.emit(sea.BatteryDamaged(number, strength))
    note_last(game)


def take(game: Game, battery: Battery) -> None:
    """A battery has fallen to troops on land.  [tof.9.battery-land-defence tof.9.battery-strength]"""
    game.put(battery.but(strength=0, disrupted=False))
    game.emit(combat.BatteryTaken(battery.id))
    note_last(game)


def note_last(game: Game) -> None:
    """The turn in which the last battery was eliminated is kept: mines are swept from the next one on.

    [tof.9.minesweep tof.ruling.mines-two-conditions]
    """
    if not any(battery.strength for battery in game.batteries):
        game.put(game.now.but(last_battery=game.now.turn))
