"""Overlays: what a player sees around a unit before he decides: its reach, zones of both sides, command, supply."""

from __future__ import annotations

from collections.abc import Mapping

from bocage.board.bits import bits
from bocage.board.hex import Hex, reach
from bocage.kernel import Seat, UnitId, View
from bocage.systems.tide_of_fortune.rules.formations.reaching import radius
from bocage.systems.tide_of_fortune.rules.impulses.orders import MoveUnits
from bocage.systems.tide_of_fortune.rules.movement.movement import Movement, begin_movement
from bocage.systems.tide_of_fortune.rules.movement.points import points_text
from bocage.systems.tide_of_fortune.rules.supply.lines import LinesBack, has_line
from bocage.systems.tide_of_fortune.rules.zones.limits import STRONG
from bocage.systems.tide_of_fortune.schema.vocabulary import Mover, OrderKind
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.indexing import Grip
from bocage.systems.tide_of_fortune.state.records import NONE, Unit, other

Labels = Mapping[Hex, str]
"""What is printed in each hex of an overlay; nothing in most."""
FREE: OrderKind = "maneuver"
"""The order under which a unit is shown that has none."""


def overlays(view: View, unit: UnitId) -> dict[str, Labels]:
    """The hexes that matter to a unit on the map, by what they mean; zones are those of the whole board."""
    game: Game = view.board()
    one = game.unit(unit)
    if not one.on_map:
        return {}
    found: dict[str, Labels] = {
        "zone-weak": enemy_zones(game, one.seat, strong=False),
        "zone-strong": enemy_zones(game, one.seat, strong=True),
        "zone-own": own_zones(game, one.seat),
        "command": dict.fromkeys(bits(commanded(game, one)), ""),
        "supply": supplied(game, one),
    }
    reached = {"reach": march_ends(game, one, view)}
    return {name: hexes for name, hexes in (reached | found).items() if hexes}


def enemy_zones(game: Game, seat: Seat, strong: bool) -> Labels:
    """Where enemy zones bind a side: what he projects into hexes that he controls, of contested ones both sums."""
    own, enemy = game.zones[seat], game.zones[other(seat)]
    found = {}
    for hex, number in enumerate(game.grips[seat]):
        if number and (Grip(number) in STRONG) is strong:
            contested = number < Grip.CONTROLLED_WEAK
            found[hex] = f"{enemy[hex]}:{own[hex]}" if contested else str(enemy[hex])
    return found


def own_zones(game: Game, seat: Seat) -> Labels:
    """What a side projects into the hexes in which the enemy does not bind it."""
    grips = game.grips[seat]
    return {hex: str(number) for hex, number in enumerate(game.zones[seat]) if number and not grips[hex]}


def commanded(game: Game, unit: Unit) -> int:
    """The hexes in which the unit is in command, as its headquarters stands now."""
    division = game.commander(unit)
    if division is None or not game.hq_of(division).on_map:
        return 0
    return game.scene.grid.within(game.hq_of(division).hex, radius(game, division, unit.disrupted))


def supplied(game: Game, unit: Unit) -> Labels:
    """From where a unit of its kind traces a line to its headquarters, and how long; none where that has no line."""
    division = game.commander(unit)
    if division is None or not game.hq_of(division).on_map or not has_line(game, division):
        return {}
    hq, numbers = game.hq_of(division), game.scene.rulebook.supply
    mover: Mover = "mot" if game.profile(unit).motorised else "leg"
    most = numbers.mot if mover == "mot" else numbers.leg
    found = reach(LinesBack(game, hq.hex, mover, unit.seat), hq.hex, most)
    return {hex: points_text(cost, FREE) for hex, cost in found.cost.items()}


def march_ends(game: Game, unit: Unit, view: View) -> Labels:
    """Where a unit may go, and what it takes: as it moves now, under the order of its division, or in a Maneuver."""
    movement = view.running(Movement)
    if movement is None or movement.unit != unit.id:
        ordered = view.running(MoveUnits)
        mine = ordered is not None and ordered.division in (unit.division, unit.attached) and unit.division != NONE
        order = ordered.order if ordered is not None and mine else FREE
        movement = begin_movement(game, unit, order)
    costs = movement.reach(game).cost
    return {hex: points_text(cost, movement.order) for hex, cost in costs.items() if hex != unit.hex}
