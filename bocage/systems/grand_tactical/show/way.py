"""The way to a distant hex: the choices of a Movement Action, one after the other."""

from __future__ import annotations

from dataclasses import dataclass

from bocage.board.hex import Hex, HexGrid
from bocage.board.reach import CostsAsked, reach
from bocage.kernel import Decision, Option, View
from bocage.systems.grand_tactical.rules.activation.active_units import SECOND
from bocage.systems.grand_tactical.rules.activation.second import Second
from bocage.systems.grand_tactical.rules.activation.unit_activation import UnitActivation
from bocage.systems.grand_tactical.rules.movement.column import FORM, change_cost
from bocage.systems.grand_tactical.rules.movement.costs import allowance, step_cost, why_closed
from bocage.systems.grand_tactical.rules.movement.move import Enter, Move
from bocage.systems.grand_tactical.rules.movement.movement_action import MoveOut
from bocage.systems.grand_tactical.rules.movement.stacking import is_overstacked
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import OFF_MAP, Unit, other

FROM = 7
"""A hex may have been entered from each of six sides, or be where the way begins: routes need not join in it."""


def way(view: View, decision: Decision, place: Hex) -> tuple[Option, ...]:
    """The cheapest way of the units that move, or that may begin to; a single unit forms Column where it must.

    [gts.move.basic gts.move.two-roads gts.col.enter]
    """
    game: Game = view.board()
    found = _move(game, view, decision)
    if found is None:
        return ()
    first, move = found
    units = [game.unit(unit) for unit in move.units]
    path = _path(game, move, units, min(move.points), place)
    if path:
        return (*first, *path)
    left = min(move.points) - change_cost(game, FORM)
    if left <= 0 or move.why_not(game, FORM) is not None:
        return ()
    path = _path(game, move, [units[0].but(column=True)], left, place)
    return (*first, FORM, *path) if path else ()


def _move(game: Game, view: View, decision: Decision) -> tuple[tuple[Option, ...], Move] | None:
    """The movement that goes on, or that could begin with an option on offer."""
    match view.asking:
        case Move() as move:
            return (), move.still_able(game)
        case UnitActivation(unit=unit, column=column):
            units = (unit,)
        case Second(units=units, column=first):
            column = SECOND[first]
        case _:
            return None
    begin = MoveOut(units[0])
    if begin not in decision.options:
        return None
    return (begin,), Move(units, column, tuple([allowance(game, game.unit(unit)) for unit in units]))


def _path(game: Game, move: Move, units: list[Unit], points: int, place: Hex) -> tuple[Option, ...]:
    """The hexes to enter, if they can all be paid for."""
    march = March(game, move, tuple(units))
    start = march.start
    found = reach(CostsAsked(march, march.cost), start, points)
    goals = [goal for goal in range(place * FROM, place * FROM + FROM) if goal in found.cost]
    if not goals or place == start // FROM:
        return ()
    goal = min(goals, key=lambda one: found.cost[one])
    return tuple([Enter(each // FROM) for each in found.path(goal)])


@dataclass(frozen=True)
class March:
    """Hexes with the side from which they were entered, and what the rules make the next one cost some units."""

    game: Game
    move: Move
    units: tuple[Unit, ...]

    @property
    def grid(self) -> HexGrid:
        """The hexes."""
        return self.game.scene.grid

    @property
    def start(self) -> int:
        """Where they are, and from where they have come."""
        return self.entered(self.units[0].hex, self.move.before)

    def entered(self, hex: Hex, before: Hex) -> int:
        """A hex that was entered from another one, or from nowhere."""
        return hex * FROM + (FROM - 1 if before == OFF_MAP else self.grid.neighbours(hex).index(before))

    def came_from(self, place: int) -> Hex:
        """The hex from which one was entered."""
        hex, side = divmod(place, FROM)
        return OFF_MAP if side == FROM - 1 else self.grid.neighbours(hex)[side]

    def __len__(self) -> int:
        return len(self.grid) * FROM

    def neighbours(self, place: int) -> tuple[int, ...]:
        """The hexes that can be entered next."""
        hex = place // FROM
        return tuple([self.entered(to, hex) for to in self.grid.neighbours(hex)])

    def cost(self, place: int, to: int) -> int | None:
        """What whoever pays most pays for the next hex; None where one of them may not go on."""
        game, here, hex = self.game, place // FROM, to // FROM
        first = self.units[0]
        if self.move.column == "division-first" and game.swept[other(first.seat)] >> hex & 1:
            return None
        if len(self.units) > 1 and self.is_crowded(place):
            return None
        most = 0
        for one in self.units:
            unit = one.but(hex=here)
            cost = step_cost(game, unit, hex, self.came_from(place), stacked=len(self.move.units) > 1)
            if cost is None or why_closed(game, unit, hex) is not None:
                return None
            most = max(most, cost)
        return most

    def is_crowded(self, place: int) -> bool:
        """Whether a stack could not leave a hex together.  [gts.stack.over-allowed]"""
        first = self.units[0]
        if place == self.start:
            return self.move.is_crowded(self.game, first)
        passing = tuple([unit.id for unit in self.units])
        return is_overstacked(self.game, place // FROM, first.seat, passing)
