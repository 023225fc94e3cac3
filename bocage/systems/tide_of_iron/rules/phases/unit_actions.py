"""The eight actions (Actions): what an activated unit may do, offered and refused from one table."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bocage.kernel import Ask, Call, Frame, Option, Refusal, Seat, Step, UnitId
from bocage.kernel.records import ActorId
from bocage.systems.tide_of_iron.rules.assault.assault_action import AssaultMovement, may_assault, why_no_assault_action
from bocage.systems.tide_of_iron.rules.cards.training import (
    ClearMines,
    LaySmokeScreen,
    may_clear_mines,
    may_lay_smoke,
    why_no_mine_clearing,
    why_no_smoke_screen,
)
from bocage.systems.tide_of_iron.rules.fire.concentrated_fire import ConcentratedFire, may_lead, why_no_target
from bocage.systems.tide_of_iron.rules.fire.fire_and_movement import (
    FireAndMovement,
    FireThenMovement,
    may_fire_and_move,
    may_fire_first,
    why_no_fire_and_movement,
    why_no_fire_first,
)
from bocage.systems.tide_of_iron.rules.fire.targets import why_cannot_shoot
from bocage.systems.tide_of_iron.rules.movement.advance import Advance, may_advance, why_no_advance
from bocage.systems.tide_of_iron.rules.movement.transport import is_carried
from bocage.systems.tide_of_iron.rules.phases.special_actions import (
    Dig,
    Heal,
    can_dig,
    can_heal,
    why_cannot_dig,
    why_cannot_heal,
)
from bocage.systems.tide_of_iron.rules.phases.status_phase import (
    SetOpFire,
    may_take_op_fire,
    take_op_fire,
    why_no_op_fire,
)
from bocage.systems.tide_of_iron.rules.teams import leads_too
from bocage.systems.tide_of_iron.state import events
from bocage.systems.tide_of_iron.state.game import Game, Unit


class Action(Option):
    """An action of the unit that is being activated."""

    unit: ActorId


class AdvanceWith(Action):
    """Advance: move."""


class FireAndMove(Action):
    """Fire and movement: move, then attack at half firepower."""


class FireThenMove(Action):
    """Fire and movement: attack at half firepower, then move."""


class AssaultWith(Action):
    """Assault: move, then storm an adjacent hex."""


class ConcentrateFireWith(Action):
    """Concentrated fire: attack without moving."""


class DigWith(Action):
    """Special action: dig an entrenchment."""


class HealWith(Action):
    """Special action: treat a squad."""


class LaySmokeWith(Action):
    """Special action: lay smoke."""


class ClearMinesWith(Action):
    """Special action: clear a minefield."""


class FatigueUnit(Action):
    """Fatigue: do nothing."""


class ActionKind(NamedTuple):
    """How an action is offered (`may`), refused (`why_not`) and carried out (`begin`).

    `aboard`: whether a squad aboard a vehicle may take it: one in which it gets out, or does nothing at all.
    `special`: whether only a squad with a specialisation may.
    """

    may: Callable[[Game, Unit], bool]
    why_not: Callable[[Game, Unit], Refusal | None]
    begin: Callable[[Game, Unit], Frame[None]]
    aboard: bool = False
    special: bool = False


class OpFireMode(Frame[None]):
    """Op-fire mode: put an op-fire marker on the unit.  [toi.action.op-fire-mode]"""

    unit: UnitId

    def start(self, game: Game) -> Step:
        """Mark it."""
        take_op_fire(game, game.units[self.unit])
        return self.done()


class Fatigue(Frame[None]):
    """Fatigue: activate a fresh unit for nothing, a legal way to use up an action.  [toi.action.fatigue]"""

    unit: UnitId

    def start(self, game: Game) -> Step:
        """Mark it."""
        game.put(game.units[self.unit].fatigued())
        game.emit(events.Fatigued(self.unit))
        return self.done()


def why_no_concentrated_fire(game: Game, unit: Unit) -> Refusal | None:
    """Why a unit cannot lead a Concentrated fire."""
    return why_cannot_shoot(game, unit, supporting=False) or why_no_target(game, unit)


ACTIONS: dict[type[Action] | type[SetOpFire], ActionKind] = {
    AdvanceWith: ActionKind(may_advance, why_no_advance, Advance.of, aboard=True),
    FireAndMove: ActionKind(may_fire_and_move, why_no_fire_and_movement, FireAndMovement.of, aboard=True),
    FireThenMove: ActionKind(may_fire_first, why_no_fire_first, FireThenMovement.of),
    AssaultWith: ActionKind(may_assault, why_no_assault_action, AssaultMovement.of, aboard=True),
    ConcentrateFireWith: ActionKind(may_lead, why_no_concentrated_fire, lambda game, unit: ConcentratedFire(unit.id)),
    SetOpFire: ActionKind(
        may_take_op_fire,
        lambda game, unit: why_no_op_fire(unit),
        lambda game, unit: OpFireMode(unit.id),
    ),
    DigWith: ActionKind(can_dig, why_cannot_dig, lambda game, unit: Dig(unit.id), special=True),
    HealWith: ActionKind(can_heal, why_cannot_heal, lambda game, unit: Heal(unit.id), special=True),
    LaySmokeWith: ActionKind(
        may_lay_smoke, why_no_smoke_screen, lambda game, unit: LaySmokeScreen(unit.id), special=True
    ),
    ClearMinesWith: ActionKind(
        may_clear_mines, why_no_mine_clearing, lambda game, unit: ClearMines(unit.id), special=True
    ),
    FatigueUnit: ActionKind(
        lambda game, unit: True, lambda game, unit: None, lambda game, unit: Fatigue(unit.id), aboard=True
    ),
}
"""The actions of a unit, in the order in which they are offered.  [toi.action.list]"""
SPECIALISED = tuple((action, kind.may) for action, kind in ACTIONS.items())
"""What to ask of a unit with a specialisation."""
PLAIN = tuple((action, kind.may) for action, kind in ACTIONS.items() if not kind.special)
"""What to ask of a unit without one."""
ABOARD = tuple((action, kind.may) for action, kind in ACTIONS.items() if kind.aboard)
"""What to ask of a squad aboard a vehicle."""


def why_not_activate(game: Game, unit: Unit, seat: Seat) -> Refusal | None:
    """Only a fresh unit of one's own can be activated, on the board or aboard a vehicle; one in op-fire mode is not.

    [toi.terms.activated toi.terms.fresh toi.action.fresh-only toi.opfire.no-withdraw-mode]
    """
    if unit.seat != seat:
        mine = leads_too(game, seat, unit)
        return Refusal("toi.action.fresh-only", {"unit": unit.id}, "other-division" if mine else "other-side")
    if not game.fresh[seat] >> unit.id & 1:
        return Refusal("toi.action.fresh-only", {"unit": unit.id})
    return None


class Activation(Frame[None]):
    """A fresh unit is activated as a whole, for one action.  [toi.action.fresh-only toi.terms.active]"""

    prompt = "activation"
    unit: UnitId

    def start(self, game: Game) -> Step:
        """Choose the action."""
        unit = game.units[self.unit]
        actions = ABOARD if is_carried(unit) else SPECIALISED if unit.specialisation != "none" else PLAIN
        options = [action(unit.id) for action, may in actions if may(game, unit)]
        return Ask(unit.seat, self.prompt, options, self.act, self.why_not, {"unit": unit.id})

    def why_not(self, game: Game, choice: Action | SetOpFire) -> Refusal | None:
        """The rule that forbids the unit an action; aboard a vehicle it can do little.

        [toi.transport.carried-immune]
        """
        if choice.unit != self.unit:
            return Refusal("toi.terms.active", {"unit": self.unit})
        unit, kind = game.units[self.unit], ACTIONS[type(choice)]
        if is_carried(unit) and not kind.aboard:
            return Refusal("toi.transport.carried-immune", {"unit": unit.id})
        return kind.why_not(game, unit)

    def act(self, game: Game, choice: Action | SetOpFire) -> Step:
        """Carry it out."""
        return Call(ACTIONS[type(choice)].begin(game, game.units[self.unit]), then=self.over)

    def over(self, game: Game) -> Step:
        """The activation is over."""
        return self.done()
