"""Overlays: what a player sees around a unit before he decides: its sight, its range, its reach, who watches it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bocage.board.bits import bits, mask
from bocage.board.hex import Hex, reach
from bocage.board.reach import Reach
from bocage.kernel import UnitId, View
from bocage.systems.tide_of_iron.rules.cards.lasting import extra_movement
from bocage.systems.tide_of_iron.rules.cards.operations import hexes_in_reach
from bocage.systems.tide_of_iron.rules.fire.mortars import hexes_in_range, is_boxed_in
from bocage.systems.tide_of_iron.rules.fire.ranges import band_at
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
    found: dict[str, Labels] = {"reach": move_ends(game, one, view), "watched": _plain(watched(game, one))}
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
    return {hex: f"{game.scene.hit_on[band]}+" for hex, band in bands.items() if band is not None}


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


def move_ends(game: Game, unit: Unit, view: View) -> Labels:
    """The hexes where an advance may end, with what it costs to get there; in mid-move, what the points left allow."""
    found = ways_of(game, unit, view)
    if found is None:
        return {}
    ends = ((hex, cost) for hex, cost in found.cost.items() if hex != found.start)
    return {hex: points_text(cost) for hex, cost in ends if may_stay(game, unit, hex)}


def ways_of(game: Game, unit: Unit, view: View) -> Reach | None:
    """Where an advance may lead and by which ways, from where the unit stands now; None if it cannot move at all."""
    moving = _movement(view, unit)
    if moving is not None:
        return _ways(game, unit, unit.hex, moving.points(game, unit), moving.origin, moving.legs)
    points = movement_points(game, unit)
    if not points:
        return None
    points += extra_movement(game, unit) * POINT
    if is_carried(unit):
        start = game.unit(unit.aboard).hex
        return _ways(game, unit, start, points - transport_cost(game, unit), start, MANY)
    left = points - (fortifications.shelter_cost(game) if unit.shelter != NONE else 0)
    return _ways(game, unit, unit.hex, left, unit.hex, legs_of(game, unit))


def _movement(view: View, unit: Unit) -> Movement | None:
    """The move that the unit is in the middle of."""
    return next((one for one in reversed(view.frames) if isinstance(one, Movement) and one.unit == unit.id), None)


def _ways(game: Game, unit: Unit, start: Hex, points: int, origin: Hex, legs: int) -> Reach:
    """The cheapest way to each hex, through hexes that the unit may pass."""
    tolls = {hex: toll(game, unit, hex) for hex in bits(game.occupied[other(unit.side)])}
    return reach(
        steps_of(game, unit),
        start,
        max(points, 0),
        blocked=closed_by_traps(game, unit, origin) | mask(hex for hex, extra in tolls.items() if extra is None),
        must_stop=mask(hex for hex in bits(game.strewn | game.scene.hedges) if not may_pass(game, unit, hex)),
        toll={hex: extra for hex, extra in tolls.items() if extra},
        legs=legs,
    )
