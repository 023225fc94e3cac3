"""The eight actions (Actions): what an activated unit may do, offered and refused from one table."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bocage.kernel import Ask, Call, Frame, Option, Refusal, Step, UnitId
from bocage.systems.tide_of_iron import events
from bocage.systems.tide_of_iron.combat import why_cannot_shoot
from bocage.systems.tide_of_iron.fire import ConcentratedFire, may_lead, why_no_target
from bocage.systems.tide_of_iron.movement import Advance, can_move, why_cannot_move
from bocage.systems.tide_of_iron.state import Game, Unit
from bocage.systems.tide_of_iron.status_phase import SetOpFire, take_op_fire, why_no_op_fire


class Action(Option):
    """An action of the unit that is being activated."""

    unit: UnitId


class AdvanceWith(Action):
    """Advance: move."""


class ConcentrateFireWith(Action):
    """Concentrated fire: attack without moving."""


class FatigueUnit(Action):
    """Fatigue: do nothing."""


class ActionKind(NamedTuple):
    """How an action is offered (`may`), refused (`why_not`) and carried out (`begin`)."""

    may: Callable[[Game, Unit], bool]
    why_not: Callable[[Game, Unit], Refusal | None]
    begin: Callable[[Game, Unit], Frame[None]]


class OpFireMode(Frame[None]):
    """Op-fire mode: put an op-fire marker on the unit.  [toi.action.op-fire-mode]"""

    unit: UnitId

    def start(self, game: Game) -> Step:
        """Mark it."""
        take_op_fire(game, game.unit(self.unit))
        return self.done()


class Fatigue(Frame[None]):
    """Fatigue: activate a fresh unit for nothing, a legal way to use up an action.  [toi.action.fatigue]"""

    unit: UnitId

    def start(self, game: Game) -> Step:
        """Mark it."""
        game.put(game.unit(self.unit).fatigued())
        game.emit(events.Fatigued(self.unit))
        return self.done()


def why_no_concentrated_fire(game: Game, unit: Unit) -> Refusal | None:
    """Why a unit cannot lead a Concentrated fire."""
    return why_cannot_shoot(game, unit, supporting=False) or why_no_target(game, unit)


ACTIONS: dict[type[Action] | type[SetOpFire], ActionKind] = {
    AdvanceWith: ActionKind(can_move, why_cannot_move, Advance.of),
    ConcentrateFireWith: ActionKind(may_lead, why_no_concentrated_fire, lambda game, unit: ConcentratedFire(unit.id)),
    SetOpFire: ActionKind(
        lambda game, unit: unit.in_good_order,
        lambda game, unit: why_no_op_fire(unit),
        lambda game, unit: OpFireMode(unit.id),
    ),
    FatigueUnit: ActionKind(lambda game, unit: True, lambda game, unit: None, lambda game, unit: Fatigue(unit.id)),
}
"""The actions of a unit, in the order in which they are offered.  [toi.action.list]"""


class Activation(Frame[None]):
    """A fresh unit is activated as a whole, for one action.  [toi.action.fresh-only toi.terms.active]"""

    unit: UnitId

    def start(self, game: Game) -> Step:
        """Choose the action."""
        unit = game.unit(self.unit)
        options = [option(unit.id) for option, kind in ACTIONS.items() if kind.may(game, unit)]
        return Ask(unit.seat, "activation", options, self.act, self.why_not, {"unit": unit.id})

    def why_not(self, game: Game, choice: Action | SetOpFire) -> Refusal | None:
        """The rule that forbids the unit an action."""
        if choice.unit != self.unit:
            return Refusal("toi.terms.active", {"unit": self.unit})
        return ACTIONS[type(choice)].why_not(game, game.unit(self.unit))

    def act(self, game: Game, choice: Action | SetOpFire) -> Step:
        """Carry it out."""
        return Call(ACTIONS[type(choice)].begin(game, game.unit(self.unit)), then=self.over)

    def over(self, game: Game) -> Step:
        """The activation is over."""
        return self.done()
