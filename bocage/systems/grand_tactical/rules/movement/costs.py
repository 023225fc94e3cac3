"""Costs: what it takes a unit to enter a hex, in half movement points."""

from __future__ import annotations

from bocage.board.hex import Hex
from bocage.kernel import Refusal
from bocage.systems.grand_tactical.rules.works.blocked_routes import are_routes_open
from bocage.systems.grand_tactical.scene.profiles import HALF
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import OFF_MAP, Unit, other


def allowance(game: Game, unit: Unit) -> int:
    """The half points of a unit for one action.  [gts.move.basic gts.move.half-points]"""
    return game.profile(unit).movement or 0


def ground_cost(game: Game, unit: Unit, to: Hex, before: Hex = OFF_MAP) -> int | None:
    """Hex and hexside by movement class and mode; None where it may not go.

    Who came from `before` along a route, and goes on along one that does not join it, pays for the hex between.

    [gts.move.basic gts.move.costs-add gts.move.road-only-column gts.move.two-roads gts.core.terrain-dot gts.rb.effect]
    """
    ground, mover = game.scene.ground, game.profile(unit).mover
    routes = not unit.column or are_routes_open(game, unit, to)
    if unit.column and before != OFF_MAP and ground.changes_route(before, unit.hex, to):
        return ground.cost(mover, unit.hex, to, column=True, before=before, routes=routes)
    return ground.cost(mover, unit.hex, to, column=unit.column, routes=routes)


def step_cost(game: Game, unit: Unit, to: Hex, before: Hex = OFF_MAP, *, stacked: bool = False) -> int | None:
    """What entering a hex costs a unit in all: the ground, the weather, and leaving a heavy barrage; a ferry, all.

    Whoever is `stacked` moves together with others.  [gts.move.weather-cost gts.barrage.heavy-exit gts.col.bridge]
    """
    if game.scene.ground.ferry(unit.hex, to):
        return allowance(game, unit)
    cost = ground_cost(game, unit, to, before)
    if cost is None:
        return None
    cost += HALF * weather_cost(game, unit, to, stacked)
    if game.heavy >> unit.hex & 1:
        cost += HALF * game.scene.rulebook.movement.heavy_barrage
    return cost


def weather_cost(game: Game, unit: Unit, to: Hex, stacked: bool) -> int:
    """Fog slows everyone, rain those who neither are in Column nor follow a route, of which stacks have no use.

    [gts.move.weather-cost gts.move.road-only-column]
    """
    numbers, weather = game.scene.rulebook.movement, game.now.weather
    if weather == "fog":
        return numbers.fog
    if weather == "rain" and not unit.column:
        along = game.scene.ground.follows_route(unit.hex, to) and are_routes_open(game, unit, to)
        return 0 if along and not stacked else numbers.rain
    return 0


def why_closed(game: Game, unit: Unit, to: Hex) -> Refusal | None:
    """No unit enters a hex of the enemy, one near his entry hexes, one closed to it, or another's Column in Column.

    [gts.move.no-enemy-hex gts.reinf.exclusion gts.move.vehicle-terrain gts.core.terrain-dot gts.col.one-per-hex]
    """
    place = {"unit": unit.id, "hex": to}
    if to not in game.scene.grid.neighbours(unit.hex):
        return Refusal("gts.move.basic", place)
    if game.occupied[other(unit.seat)] >> to & 1:
        return Refusal("gts.move.no-enemy-hex", place)
    if game.shunned[unit.seat] >> to & 1:
        return Refusal("gts.reinf.exclusion", place)
    if why := why_not_across(game, unit, to):
        return why
    if unit.column and game.columns[unit.seat] >> to & 1:
        return Refusal("gts.col.one-per-hex", place)
    return None


def why_not_across(game: Game, unit: Unit, to: Hex) -> Refusal | None:
    """What the ground does not let a unit do; bridges and ferries are crossed in Column.

    [gts.move.vehicle-terrain gts.core.terrain-dot gts.col.bridge gts.minmove.not-prohibited]
    """
    ground, place = game.scene.ground, {"unit": unit.id, "hex": to}
    if ground.ferry(unit.hex, to):
        return why_not_ferried(game, unit, to)
    if ground_cost(game, unit, to) is not None:
        return None
    if not unit.column and ground.bridges >> ground.grid.side(unit.hex, to) & 1:
        return Refusal("gts.col.bridge", place)
    return Refusal("gts.move.vehicle-terrain", place)


def why_not_ferried(game: Game, unit: Unit, to: Hex) -> Refusal | None:
    """Where a module lets a ferry run, it takes one unit on foot a side a turn, in Column.  [gts.col.bridge]"""
    place = {"unit": unit.id, "hex": to}
    if not game.scene.scenario.settings.ferry or game.profile(unit).mover != "leg":
        return Refusal("gts.move.vehicle-terrain", place)
    if not unit.column:
        return Refusal("gts.col.bridge", place)
    if game.armies[unit.seat].ferried == game.now.turn:
        return Refusal("gts.col.bridge", place, reason="ferried")
    return None


def points_text(halves: int) -> str:
    """Movement points for people: seven halves are 3½.

    >>> points_text(7), points_text(1), points_text(8)
    ('3½', '½', '4')
    """
    whole, rest = divmod(halves, HALF)
    return f"{whole or '' if rest else whole}{'½' if rest else ''}"
