"""Command: which units are within range of a Leader who commands them."""

from __future__ import annotations

from bocage.systems.grand_tactical.rules.exclusive.radios import is_relayed, is_self_commanded
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import NONE, OFF_MAP, Leader, Unit


def is_commanded(game: Game, unit: Unit) -> bool:
    """Whether a unit is Commanded at this instant.

    Within range of the Leader of its formation; an independent one of any Leader of its division, but only of the one
    to whom it is attached; in a Park always; in an entry hex never. Terrain and enemies do not matter.

    [gts.cmd.definition gts.cmd.when gts.cmd.independent-unit gts.cmd.independent-formation gts.cmd.park
    gts.indep.one-commander gts.reinf.no-cp gts.action.command-measured-live gts.excl.self-commanded
    gts.excl.radio-relay]
    """
    if unit.entering or unit.hex == OFF_MAP:
        return False
    if unit.park != NONE or is_self_commanded(game, unit):
        return True
    return any(commands(game, leader, unit) for leader in commanders(game, unit)) or is_relayed(game, unit)


def commanders(game: Game, unit: Unit) -> list[Leader]:
    """The Leaders who may command a unit."""
    if unit.attached != NONE:
        number = game.formations[unit.attached].leader
        return [game.leaders[number]]
    own = game.leader_of(unit)
    if own is not None:
        return [own]
    return [leader for leader in game.leaders if game.formations[leader.formation].division == unit.division]


def commands(game: Game, leader: Leader, unit: Unit) -> bool:
    """Whether a Leader has a unit within his command range; in an entry hex he commands nobody.

    [gts.cmd.definition gts.lead.entry-hex]
    """
    if leader.hex == OFF_MAP or leader.entering:
        return False
    return game.scene.grid.distance(leader.hex, unit.hex) <= leader.range
