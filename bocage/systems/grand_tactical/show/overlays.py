"""Overlays: what a player sees around a unit before he decides: its command, its fire zone, enemy zones, its reach."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from bocage.board.bits import bits, mask
from bocage.board.hex import Hex
from bocage.board.reach import CostsAsked, reach
from bocage.kernel import UnitId, View
from bocage.systems.grand_tactical.rules.artillery.indirect import mission_zone, why_no_indirect_fire
from bocage.systems.grand_tactical.rules.artillery.observers import observers, observing_formation
from bocage.systems.grand_tactical.rules.batteries.contact import (
    contact_value,
    in_contact,
    why_not_leader,
    why_not_try,
)
from bocage.systems.grand_tactical.rules.command.command_range import commanders
from bocage.systems.grand_tactical.rules.movement.costs import allowance, points_text
from bocage.systems.grand_tactical.rules.movement.move import Move
from bocage.systems.grand_tactical.schema.vocabulary import Column
from bocage.systems.grand_tactical.show.way import FROM, March
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import NONE, OFF_MAP, Unit, other

Labels = Mapping[Hex, str]
"""What is printed in each hex of an overlay; nothing in most."""


LEADER = "♦"
"""What marks the hex of a Leader."""
FREE: Column = "formation-first"
"""The activation in which a unit may go anywhere."""


def overlays(view: View, unit: UnitId) -> dict[str, Labels]:
    """The hexes that matter to a unit on the map, by what they mean."""
    game: Game = view.board()
    one = game.unit(unit)
    if not one.on_map:
        return {}
    found: dict[str, Labels] = {
        "reach": move_ends(game, one, view),
        "swept": _plain(game.zones[one.id]),
        "watched": watched(game, one),
        "observed": _plain(shelled(game, one)),
        "contact": contacts(game, one),
        "sight": _plain(game.scene.field(one.hex, game.reach, game.barrages)),
        "command": _plain(commanded(game, one)),
    }
    return {name: hexes for name, hexes in found.items() if hexes}


def _plain(hexes: int) -> Labels:
    return dict.fromkeys(bits(hexes), "")


def commanded(game: Game, unit: Unit) -> int:
    """The hexes in which the unit is Commanded, as its Leaders stand now.  [gts.cmd.definition]"""
    found = 0
    for leader in commanders(game, unit):
        if leader.hex != OFF_MAP and not leader.entering:
            found |= game.scene.grid.within(leader.hex, leader.range)
    return found


def watched(game: Game, unit: Unit) -> Labels:
    """The hexes in fire zones of the enemy, with how many of his units sweep each.  [gts.fz.def]"""
    count = Counter(hex for enemy in bits(game.present[other(unit.seat)]) for hex in bits(game.zones[enemy]))
    return {hex: str(number) for hex, number in count.items()}


def shelled(game: Game, unit: Unit) -> int:
    """What a unit could fire at indirectly now: in its range, and observed.  [gts.fire.indirect-target]"""
    return 0 if why_no_indirect_fire(game, unit) else mission_zone(game, unit)


def contacts(game: Game, unit: Unit) -> Labels:
    """Of a battery: the Leader who has it and those who observe for it, or the Leaders whom it could get by a die.

    Of others: the batteries that fire for their formation.

    [gts.contact.attempt gts.contact.where-marker gts.obs.leader-line]
    """
    if game.scene.types[unit.type].contact is None:
        return _plain(mask(game.unit(number).hex for number in bits(in_contact(game, observing_formation(game, unit)))))
    if unit.contact != NONE:
        leader = game.leaders[game.formations[unit.contact].leader]
        return {**_plain(mask(observer.hex for observer in observers(game, unit))), leader.hex: LEADER}
    if why_not_try(game, unit) is not None:
        return {}
    able = [leader for leader in game.leaders if why_not_leader(game, unit, leader) is None]
    return {leader.hex: str(contact_value(game, unit, leader).value) for leader in able}


def move_ends(game: Game, unit: Unit, view: View) -> Labels:
    """Where a move may end, with the points that it takes.  [gts.move.basic gts.move.half-points]"""
    if unit.suppressed or not allowance(game, unit):
        return {}
    moving = next((one for one in reversed(view.frames) if isinstance(one, Move) and unit.id in one.units), None)
    move = moving or Move((unit.id,), FREE, (allowance(game, unit),))
    march = March(game, move, (unit,))
    found = reach(CostsAsked(march, march.cost), march.start, move.points[move.units.index(unit.id)])
    ends: dict[Hex, int] = {}
    for place, spent in found.cost.items():
        hex = place // FROM
        ends[hex] = min(spent, ends.get(hex, spent))
    return {hex: points_text(spent) for hex, spent in ends.items() if hex != unit.hex}
