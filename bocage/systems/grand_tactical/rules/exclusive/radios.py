"""Radios: relays, batteries with their own command, sets that fail."""

from __future__ import annotations

from bocage.kernel import Modifier
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import OFF_MAP, Unit


def is_self_commanded(game: Game, unit: Unit) -> bool:
    """Whether the module makes a unit always Commanded.  [gts.excl.self-commanded]"""
    return unit.name in game.scene.module.self_commanded


def is_relayed(game: Game, unit: Unit) -> bool:
    """Whether an isolated group is in reach of a Leader of its Division by relay.  [gts.excl.radio-relay]"""
    relay = game.scene.module.radio_relay
    if relay is None or unit.name not in relay.units or game.turn.day != relay.day:
        return False
    division = game.scene.division_names.index(relay.division)
    distance = game.scene.grid.distance
    return any(
        leader.hex != OFF_MAP
        and not leader.entering
        and game.formations[leader.formation].division == division
        and distance(leader.hex, unit.hex) <= relay.range
        for leader in game.leaders
    )


def radio_terms(game: Game, unit: Unit) -> tuple[Modifier, ...]:
    """What the sets of a side take from its contact values.  [gts.excl.weak-radios]"""
    weak = game.scene.module.weak_radios
    if weak is None or game.turn.day != weak.day or game.scene.seats[unit.seat] != weak.side:
        return ()
    return (Modifier("gts.excl.weak-radios", -weak.less),)
