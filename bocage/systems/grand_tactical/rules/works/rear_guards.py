"""Rear guards: infantry leaves a few men behind."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.board.hex import Hex
from bocage.kernel import Ask, Frame, Option, Refusal, Seat, Step, UnitId
from bocage.kernel.records import AimId
from bocage.systems.grand_tactical.rules.activation.actions import Action, TakeAction, Units
from bocage.systems.grand_tactical.rules.movement.costs import allowance, step_cost, why_closed
from bocage.systems.grand_tactical.rules.movement.forced_march import is_guaranteed
from bocage.systems.grand_tactical.rules.works.men_at_work import EngineerAction, why_no_work, without_work
from bocage.systems.grand_tactical.schema.vocabulary import Column
from bocage.systems.grand_tactical.state.events import works as events
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import NONE, OFF_MAP, Unit, other

PLACE = "rear-guard.place"


class CreateRearGuard(TakeAction):
    """Create a rear guard."""


class PlaceRearGuard(Option):
    """Where it goes."""

    hex: AimId


class RemoveRearGuard(TakeAction):
    """Take a rear guard off the map."""


class RearGuarding(EngineerAction):
    """An infantry unit creates a rear guard, by a test.  [gts.rg.create]"""

    build = "rear-guard"

    def succeed(self, game: Game) -> Step:
        """Ask where to."""
        unit = game.unit(self.unit)
        options = [PlaceRearGuard(hex) for hex in places(game, unit)]
        if not options:
            return self.done((self.unit,))
        return Ask(unit.seat, PLACE, options, self.placed, self.why_not_there, args={"unit": unit.id})

    def why_not_there(self, game: Game, choice: PlaceRearGuard) -> Refusal | None:
        """An empty hex near by, in no enemy fire zone, within one move.  [gts.rg.place]"""
        if choice.hex in places(game, game.unit(self.unit)):
            return None
        return Refusal("gts.rg.place", {"unit": self.unit, "hex": choice.hex})

    def placed(self, game: Game, choice: PlaceRearGuard) -> Step:
        """It belongs to its creator's formation, and does nothing in this activation.

        [gts.rg.belongs gts.rg.observer gts.rg.values gts.work.marker]
        """
        unit = without_work(game.unit(self.unit))
        game.put(unit)
        guard = guard_in_stock(game, unit.seat)
        assert guard is not None
        now = game.now.activation
        game.put(
            guard.but(
                formation=unit.formation,
                division=unit.division,
                attached=unit.attached,
                hex=choice.hex,
                where="map",
                acted=now,
                built=now,
                rallying=0,
            )
        )
        game.emit(events.RearGuardPlaced(unit.id, guard.id, choice.hex))
        return self.done((self.unit,))


def guard_in_stock(game: Game, seat: Seat) -> Unit | None:
    """A rear guard that an army may still create.  [gts.rg.limit]"""
    return next((unit for unit in game.units if unit.where == "stock" and unit.seat == seat), None)


def places(game: Game, unit: Unit) -> Iterator[Hex]:
    """Empty hexes within two, in no enemy fire zone, that its creator could reach in one move without forced march.

    The hex that infantry on foot can always go is one of them.

    [gts.rg.place gts.ruling.exclusion-zone-units gts.minmove.one-hex]
    """
    near = game.scene.grid.within(unit.hex, game.scene.rulebook.rear_guard.distance)
    swept = game.swept[other(unit.seat)]
    points = allowance(game, unit)
    spent = {unit.hex: 0}
    queue = [unit.hex]
    for hex in queue:
        there = unit.but(hex=hex)
        for to in game.scene.grid.neighbours(hex):
            if why_closed(game, there, to) is not None:
                continue
            cost = spent[hex] + (step_cost(game, there, to) or 0)
            is_first = hex == unit.hex and is_guaranteed(game, unit, points)
            if (cost > points and not is_first) or cost >= spent.get(to, cost + 1):
                continue
            if to not in spent and near >> to & 1 and not game.here[to] and not swept >> to & 1:
                yield to
            spent[to] = cost
            queue.append(to)


def why_no_rear_guard(game: Game, units: Units, column: Column, option: CreateRearGuard) -> Refusal | None:
    """Infantry with a rear guard left to create, and a place for it.  [gts.rg.create gts.rg.limit gts.rg.place]"""
    unit = game.unit(units[0])
    about = {"unit": unit.id}
    if game.profile(unit).kind != "infantry" or game.scene.is_rear_guard(unit.type):
        return Refusal("gts.rg.create", about)
    if why := why_no_work(game, unit):
        return why
    if guard_in_stock(game, unit.seat) is None:
        return Refusal("gts.rg.limit", about)
    return None if next(places(game, unit), None) is not None else Refusal("gts.rg.place", about, reason="nowhere")


class Disbanding(Frame[Units]):
    """A rear guard is taken off the map, to be created again elsewhere.  [gts.rg.remove gts.rg.limit]"""

    unit: UnitId

    def start(self, game: Game) -> Step:
        """It is gone; nobody fires at that.  [gts.opp.not-triggered]"""
        guard = game.unit(self.unit)
        game.put(guard.but(hex=OFF_MAP, where="stock", attached=NONE, shelter="none", built=NONE))
        game.emit(events.RearGuardRemoved(guard.id))
        return self.done((self.unit,))


def why_not_remove(game: Game, units: Units, column: Column, option: RemoveRearGuard) -> Refusal | None:
    """Rear guards alone, under any chit, and not suppressed ones.

    [gts.rg.remove gts.action.table-remove-rearguard gts.res.suppressed-limits]
    """
    unit = game.unit(units[0])
    if not game.scene.is_rear_guard(unit.type):
        return Refusal("gts.rg.remove", {"unit": unit.id})
    return Refusal("gts.res.suppressed-limits", {"unit": unit.id}) if unit.suppressed else None


REAR_GUARD = Action(
    CreateRearGuard,
    "rear-guard",
    "engineer",
    why_no_rear_guard,
    lambda game, units, column, option: RearGuarding(units[0]),
)
REMOVE_REAR_GUARD = Action(
    RemoveRearGuard,
    "remove-rear-guard",
    "other",
    why_not_remove,
    lambda game, units, column, option: Disbanding(units[0]),
)
