"""Entering a hex: what it costs, and which hexes a moving unit may enter, pass through and stay in."""

from __future__ import annotations

from functools import cache
from typing import Literal

from bocage.board.hex import Hex, Steps
from bocage.kernel import Refusal
from bocage.systems.tide_of_iron.rules.cards.lasting import fords
from bocage.systems.tide_of_iron.rules.fire.concealment import holds_only_concealed
from bocage.systems.tide_of_iron.rules.movement.obstacles import closed_by_traps, is_tank, obstacles_for
from bocage.systems.tide_of_iron.rules.movement.overrun import can_overrun, overrun_cost
from bocage.systems.tide_of_iron.rules.movement.stacking import full_hexes, has_room
from bocage.systems.tide_of_iron.rules.movement.transport import boardable, transport_cost
from bocage.systems.tide_of_iron.scene.scene import POINT
from bocage.systems.tide_of_iron.state.game import NONE, Game, Unit, other

MANY = 99
"""As many hexes as the movement points allow."""


# What it costs


def steps_of(game: Game, unit: Unit) -> tuple[Steps, ...]:
    """The table of what steps cost the unit.

    [toi.terrain.clear toi.terrain.rough toi.terrain.woods toi.terrain.building toi.terrain.bridge toi.terrain.stream
    toi.terrain.pond toi.terrain.hill-cost toi.terrain.road-cost toi.truck.road]
    """
    if not unit.is_vehicle:
        if game.tied[unit.side] and (ford := fords(game, unit)):
            return game.scene.fording_steps(ford)
        return game.scene.squad_steps
    if "road-third" in game.scene.types[unit.figures[0]].traits:
        return game.scene.truck_steps
    return game.scene.vehicle_steps


def step_cost(game: Game, unit: Unit, start: Hex, hex: Hex) -> int | None:
    """What the ground costs the unit from a hex to an adjacent one, None where it cannot go."""
    for cost, hexes in steps_of(game, unit)[start]:
        if hex in hexes:
            return cost
    return None


def cost_of(game: Game, unit: Unit, hex: Hex) -> int | None:
    """What it costs the unit to enter an adjacent hex by its terrain, None where it cannot."""
    return step_cost(game, unit, unit.hex, hex)


def toll(game: Game, unit: Unit, hex: Hex) -> int | None:
    """What a unit pays beyond the terrain to pass a hex with enemies, None where it cannot pass.

    Through concealed squads anyone passes freely; through others only tanks do.
    [toi.move.no-enemy-hex toi.concealed.pass-through toi.tank.overrun-move toi.stacking.overrun-exempt]
    """
    enemy = other(unit.side)
    if not game.occupied[enemy] >> hex & 1 or holds_only_concealed(game, enemy, hex):
        return 0
    return overrun_cost(game, unit, hex) if can_overrun(game, unit) else None


def is_overrun(game: Game, unit: Unit, hex: Hex) -> bool:
    """Whether a unit that enters a hex overruns enemies: some of them are not concealed.

    [toi.tank.overrun-move toi.concealed.pass-through]
    """
    enemy = other(unit.side)
    return bool(game.occupied[enemy] >> hex & 1) and not holds_only_concealed(game, enemy, hex)


def price_of(game: Game, unit: Unit, hex: Hex) -> int:
    """What a unit pays in all to enter an adjacent hex that it may enter."""
    cost, extra = step_cost(game, unit, unit.hex, hex), toll(game, unit, hex)
    assert cost is not None, "only hexes that can be entered are on offer"
    assert extra is not None, "only enemies that can be passed are on offer"
    return cost + extra


# Where it may go


def enterable(game: Game, unit: Unit, points: int, origin: Hex, legs: int = MANY) -> list[Hex]:
    """The adjacent hexes that the unit may enter with the points and the hexes it has left.

    [toi.move.hex-by-hex toi.move.no-enemy-hex toi.move.half-hexes]
    """
    found: list[Hex] = []
    if not legs or unit.shelter != NONE:
        return found
    closed = closed_by_traps(game, unit, origin)
    taken = game.occupied[other(unit.side)] | full_hexes(game, unit) | closed
    in_the_way = taken & game.scene.grid.adjacent[unit.hex]
    for cost, hexes in steps_of(game, unit)[unit.hex]:
        if cost > points:
            break
        if not in_the_way:
            found += hexes
            continue
        for hex in hexes:
            free = not in_the_way >> hex & 1
            if free or (not closed >> hex & 1 and can_pass(game, unit, hex, points - cost, origin, legs)):
                found.append(hex)
    return found


def can_pass(game: Game, unit: Unit, hex: Hex, points: int, origin: Hex, legs: int) -> bool:
    """Whether a unit that pays its way into a hex where it may not stay can get out of it in the same activation.

    It goes on to another hex, unless an obstacle would stop it, or gets into a vehicle there.
    [toi.stacking.pass-through toi.ruling.overrun-needs-movement-to-get-out toi.ruling.concealed-pass-through-sentence]
    """
    extra = toll(game, unit, hex)
    if extra is None or extra > points:
        return False
    met = obstacles_for(game, unit, hex)
    if legs > 1 and not met and not hedge_stops(game, unit, hex) and can_go_on(game, unit, hex, points - extra, origin):
        return True
    return "minefield" not in met and points - extra >= transport_cost(game, unit) and bool(boardable(game, unit, hex))


def can_go_on(game: Game, unit: Unit, start: Hex, points: int, origin: Hex) -> bool:
    """Whether the points suffice to go from a hex where the unit may not stay to one where it may.

    A search of its own: it ends at the first such hex, in a fortieth of the time of `reach`.
    """
    enemies = game.occupied[other(unit.side)]
    closed = closed_by_traps(game, unit, origin)
    steps = steps_of(game, unit)
    seen = {start: points}
    front = [start]
    while front:
        hex = front.pop()
        for cost, hexes in steps[hex]:
            if cost > seen[hex]:
                break
            for onward in hexes:
                if closed >> onward & 1:
                    continue
                if not enemies >> onward & 1 and has_room(game, unit, onward):
                    return True
                left = seen[hex] - cost - (toll(game, unit, onward) or 0)
                if left <= seen.get(onward, -1) or not may_pass(game, unit, onward):
                    continue
                seen[onward] = left
                front.append(onward)
    return False


def may_pass(game: Game, unit: Unit, hex: Hex) -> bool:
    """Whether neither enemies nor obstacles keep the unit from passing a hex."""
    if hedge_stops(game, unit, hex):
        return False
    return toll(game, unit, hex) is not None and not obstacles_for(game, unit, hex)


def hedge_stops(game: Game, unit: Unit, hex: Hex) -> bool:
    """By an operations card, tall hedgerows stop tanks that enter woods without a road.  [toi.ops.terrain]"""
    return bool(game.scene.hedges >> hex & 1) and is_tank(game, unit)


# Why not


def why_not_enter(game: Game, unit: Unit, hex: Hex, points: int, origin: Hex, legs: int = MANY) -> Refusal | None:
    """The rule that keeps a unit out of a hex."""
    scene = game.scene
    about = {"unit": unit.id, "place": hex}
    if hex not in scene.grid.neighbours(unit.hex):
        return Refusal("toi.move.hex-by-hex", about)
    if unit.shelter != NONE:
        return Refusal("toi.fort.entrenchment-enter", about, "leave-first")
    if not legs:
        return why_stopped(game, unit)
    if abs(scene.levels[hex] - scene.levels[unit.hex]) > 1:
        return Refusal("toi.terrain.cliff", about)
    cost = cost_of(game, unit, hex)
    if cost is None:
        return Refusal(scene.terrain[hex].rule, about, "impassable")
    if closed_by_traps(game, unit, origin) >> hex & 1:
        return Refusal("toi.trap.enter", about)
    if cost > points:
        return Refusal("toi.move.actions", {**about, "cost": points_text(cost), "points": points_text(points)})
    if not game.occupied[other(unit.side)] >> hex & 1 and has_room(game, unit, hex):
        return None
    return None if can_pass(game, unit, hex, points - cost, origin, legs) else why_not_pass(game, unit, hex, points)


def why_stopped(game: Game, unit: Unit) -> Refusal:
    """Why a unit that has not used up its points may enter no more hexes."""
    about = {"unit": unit.id}
    if hedge_stops(game, unit, unit.hex):
        return Refusal("toi.ops.terrain", about)
    met = obstacles_for(game, unit, unit.hex)
    if "wire" in met:
        return Refusal("toi.wire.stop", about)
    return Refusal("toi.trap.enter", about, "stopped") if "tank-trap" in met else Refusal("toi.mines.leave", about)


def why_not_pass(game: Game, unit: Unit, hex: Hex, points: int) -> Refusal:
    """Why a unit may not enter a hex where it could not stay."""
    about = {"unit": unit.id, "place": hex}
    enemy = other(unit.side)
    if not game.occupied[enemy] >> hex & 1:
        return Refusal("toi.stacking.limit", about)
    if holds_only_concealed(game, enemy, hex):
        return Refusal("toi.concealed.pass-through", about)
    if not can_overrun(game, unit):
        return Refusal("toi.move.no-enemy-hex", about)
    price = price_of(game, unit, hex)
    if price > points:
        return Refusal("toi.tank.overrun-cost", {**about, "cost": points_text(price), "points": points_text(points)})
    return Refusal("toi.tank.overrun-move", about)


def why_not_stay(game: Game, unit: Unit, doing: Literal["stop", "attack"] = "stop") -> Refusal | None:
    """Why a unit cannot stop where it is, or attack from there, which ends its move."""
    about = {"unit": unit.id, "place": unit.hex}
    enemy = other(unit.side)
    if game.occupied[enemy] >> unit.hex & 1:
        hidden = holds_only_concealed(game, enemy, unit.hex)
        return Refusal("toi.concealed.pass-through" if hidden else "toi.tank.overrun-move", about, doing)
    return None if has_room(game, unit, unit.hex) else Refusal("toi.stacking.limit", about, doing)


@cache
def points_text(thirds: int) -> str:
    """Movement points for people: 7 thirds are 2⅓."""
    whole, rest = divmod(thirds, POINT)
    return f"{whole or '' if rest else whole}{('', '⅓', '⅔')[rest]}"
