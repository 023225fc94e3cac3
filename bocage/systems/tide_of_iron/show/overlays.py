"""Overlays: what a player sees around a unit before he decides: its sight, its range, its reach, who watches it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from heapq import heappop, heappush

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import UnitId, View
from bocage.systems.tide_of_iron.rules.cards.lasting import extra_movement
from bocage.systems.tide_of_iron.rules.cards.operations import hexes_in_reach
from bocage.systems.tide_of_iron.rules.fire.mortars import hexes_in_range, is_boxed_in
from bocage.systems.tide_of_iron.rules.fire.ranges import HIT_ON, band_at
from bocage.systems.tide_of_iron.rules.fire.targets import why_cannot_shoot
from bocage.systems.tide_of_iron.rules.movement import fortifications
from bocage.systems.tide_of_iron.rules.movement.advance import Movement, legs_of, movement_points
from bocage.systems.tide_of_iron.rules.movement.entering import MANY, may_pass, points_text, steps_of, toll
from bocage.systems.tide_of_iron.rules.movement.obstacles import closed_by_traps
from bocage.systems.tide_of_iron.rules.movement.stacking import may_stay
from bocage.systems.tide_of_iron.rules.movement.transport import is_carried, transport_cost
from bocage.systems.tide_of_iron.scene.scene import INFANTRY, POINT, VEHICLE
from bocage.systems.tide_of_iron.state.game import NONE, Game, Unit, other

Labels = Mapping[Hex, str]
"""What is printed in each hex of an overlay; nothing in most."""


def overlays(view: View, unit: UnitId) -> dict[str, Labels]:
    """The hexes that matter to a unit on the board, or aboard a vehicle, by what they mean."""
    game: Game = view.board()
    one = game.unit(unit)
    start = game.unit(one.aboard).hex if is_carried(one) else one.hex
    if start < 0:
        return {}
    found: dict[str, Labels] = {"reach": reach(game, one, view), "watched": _plain(watched(game, one))}
    if one.on_board:
        found |= {"sight": _plain(game.fields.sees[start]), **dict(_ranges(game, one))}
    return {name: hexes for name, hexes in found.items() if hexes}


def _plain(hexes: int) -> Labels:
    return dict.fromkeys(bits(hexes), "")


# Fire


def _ranges(game: Game, unit: Unit) -> Iterator[tuple[str, Labels]]:
    """Where the unit's longest weapons reach squads and vehicles, and its mortars any hex, with what the dice need."""
    profile = game.profile(unit)
    lit = hexes_in_reach(game, unit.hex, unit.side)
    for name, column in (("range", INFANTRY), ("vehicle-range", VEHICLE)):
        longest = profile.longest[column]
        yield name, _needs(game, unit.hex, game.fields.zones[unit.hex, longest] & lit, longest)
    if profile.mortars and not is_boxed_in(game, unit):
        load = profile.mortars["normal"]
        yield "mortar-range", _needs(game, unit.hex, hexes_in_range(game, unit, "normal"), load.range)


def _needs(game: Game, start: Hex, hexes: int, range: int) -> Labels:
    """The number that an attack die must show in each hex."""
    bands = {hex: band_at(game, start, hex, range) for hex in bits(hexes)}
    return {hex: f"{HIT_ON[band]}+" for hex, band in bands.items() if band is not None}


def watched(game: Game, unit: Unit) -> int:
    """The hexes in which the enemy's units in op-fire mode could fire at the unit."""
    found = 0
    for number in bits(game.watching[other(unit.side)]):
        enemy = game.units[number]
        if why_cannot_shoot(game, enemy) is None:
            zone = game.fields.zones[enemy.hex, game.profile(enemy).longest[unit.target_kind]]
            found |= zone & hexes_in_reach(game, enemy.hex, enemy.side)
    return found


# Movement


def reach(game: Game, unit: Unit, view: View) -> Labels:
    """The hexes where an advance may end, with what it costs to get there; in mid-move, what the points left allow."""
    moving = _movement(view, unit)
    if moving is not None:
        return _ways(game, unit, unit.hex, moving.points(game, unit), moving.origin, moving.legs)
    points = movement_points(game, unit)
    if not points:
        return {}
    points += extra_movement(game, unit) * POINT
    if is_carried(unit):
        start = game.unit(unit.aboard).hex
        return _ways(game, unit, start, points - transport_cost(game, unit), start, MANY)
    left = points - (fortifications.COST if unit.shelter != NONE else 0)
    return _ways(game, unit, unit.hex, left, unit.hex, legs_of(game, unit))


def _movement(view: View, unit: Unit) -> Movement | None:
    """The move that the unit is in the middle of."""
    return next((one for one in reversed(view.frames) if isinstance(one, Movement) and one.unit == unit.id), None)


def _ways(game: Game, unit: Unit, start: Hex, points: int, origin: Hex, legs: int) -> Labels:
    """The cheapest way to each hex, through hexes that the unit may pass."""
    steps, closed = steps_of(game, unit), closed_by_traps(game, unit, origin)
    spent: dict[Hex, int] = {}
    front = [(0, 0, start)]
    while front:
        so_far, entered, hex = heappop(front)
        if hex in spent:
            continue
        spent[hex] = so_far
        if entered == legs or (entered and not may_pass(game, unit, hex)):
            continue
        for cost, hexes in steps[hex]:
            for onward in hexes:
                extra = toll(game, unit, onward)
                price = so_far + cost + (extra or 0)
                if extra is not None and price <= points and not closed >> onward & 1:
                    heappush(front, (price, entered + 1, onward))
    return {hex: points_text(cost) for hex, cost in spent.items() if hex != start and may_stay(game, unit, hex)}
