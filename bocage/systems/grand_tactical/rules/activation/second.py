"""Second actions: at once after the first, of another type, for a command point a unit."""

from __future__ import annotations

from bocage.kernel import Ask, Call, Frame, Goto, Option, Pass, Refusal, Step
from bocage.kernel.frames import PASS
from bocage.kernel.records import ActorId
from bocage.systems.grand_tactical.rules.activation.actions import (
    Family,
    TakeAction,
    Units,
    action_of,
    actions_in,
    begun,
    why_not_permitted,
)
from bocage.systems.grand_tactical.rules.activation.active_units import SECOND
from bocage.systems.grand_tactical.rules.command.command_range import is_commanded
from bocage.systems.grand_tactical.rules.command.divisions import can_pay, pay_for, payer
from bocage.systems.grand_tactical.schema.vocabulary import Column
from bocage.systems.grand_tactical.state.game import Game

SECOND_ACTION, SAME = "action.second", "action.same"


class LeaveOut(Option):
    """A unit of the stack takes no part in the second action; it is done."""

    unit: ActorId


SecondChoice = TakeAction | LeaveOut | Pass


class Second(Frame[None]):
    """The chance of a second action, at once or never. The first one runs under it, so that it is no place to name.

    [gts.second.when gts.second.no-return gts.second.no-div-limits gts.second.per-activation]
    """

    shown = False
    column: Column
    done_already: Family
    units: Units = ()

    def after(self, game: Game, units: Units) -> Step:
        """Those who have acted together and still are there; under Direct Command nobody.  [gts.dc.no-second]"""
        able = tuple([unit for unit in units if game.unit(unit).on_map])
        if not able or self.column not in SECOND:
            return self.done()
        return Goto(self.but(units=able).start)

    def start(self, game: Game) -> Step:
        """Ask, if there is anything that they could do and pay for."""
        candidates: list[SecondChoice] = []
        if self.why_not_paid(game) is None:
            candidates += [option for action in actions_in(game) for option in action.offered(game, self.units)]
        if len(self.units) > 1:
            candidates += [LeaveOut(unit) for unit in self.units]
        legal = [option for option in candidates if self.why_not(game, option) is None]
        seat = game.unit(self.units[0]).seat
        args = {"unit": self.units[0], "points": len(self.units)}
        return Ask(seat, SECOND_ACTION, [*legal, PASS], self.chosen, self.why_not, args=args)

    def why_not(self, game: Game, option: SecondChoice) -> Refusal | None:
        """Another type, all units Commanded at this moment, and a point for each.

        [gts.second.when gts.second.different-type gts.second.same-for-stack gts.second.command-check]
        """
        if isinstance(option, Pass):
            return None
        if isinstance(option, LeaveOut):
            return self.why_not_left_out(game, option)
        about = {"unit": self.units[0]}
        action = action_of(game, option)
        if action is not None and action.family == self.done_already:
            return Refusal("gts.second.different-type", about)
        if why := self.why_not_paid(game):
            return why
        if option.unit != self.units[0]:
            return Refusal("gts.second.same-for-stack", about)
        return why_not_taken(game, self.units, SECOND[self.column], option)

    def why_not_left_out(self, game: Game, option: LeaveOut) -> Refusal | None:
        """One of several, as long as one of the others could still be paid for.  [gts.second.same-for-stack]"""
        rest = [game.unit(unit) for unit in self.units if unit != option.unit]
        if option.unit in self.units and any(can_pay(game, unit) and is_commanded(game, unit) for unit in rest):
            return None
        return Refusal("gts.second.same-for-stack", {"unit": option.unit}, reason="alone")

    def why_not_paid(self, game: Game) -> Refusal | None:
        """All Commanded, and each paid by its own division.

        [gts.second.same-for-stack gts.second.command-check gts.cp.uses]
        """
        due: dict[int, int] = {}
        for number in self.units:
            unit = game.unit(number)
            if not is_commanded(game, unit):
                return Refusal("gts.second.command-check", {"unit": number})
            division = payer(game, unit)
            due[division] = due.get(division, 0) + 1
        for division, points in due.items():
            if game.divisions[division].cp < points:
                return Refusal("gts.second.same-for-stack", {"unit": self.units[0]}, reason="points")
        return None

    def chosen(self, game: Game, option: SecondChoice) -> Step:
        """Pay, and begin it; or leave somebody out; or do nothing more."""
        if isinstance(option, Pass):
            return self.done()
        if isinstance(option, LeaveOut):
            return Goto(self.but(units=tuple([unit for unit in self.units if unit != option.unit])).start)
        for number in self.units:
            pay_for(game, game.unit(number))
        action, column = action_of(game, option), SECOND[self.column]
        acting = self.units if action is not None and action.together else self.units[:1]
        others = Following(self.units[len(acting) :], column, type(option).__name__)
        return Call(begun(game, acting, column, option), then=others.next_one)


class Following(Frame[None]):
    """The other units of a stack take the same second action, each by itself; there is no third.

    [gts.second.same-for-stack gts.second.per-activation]
    """

    shown = False
    units: Units
    column: Column
    option: str

    def next_one(self, game: Game, units: Units) -> Step:
        """One is done."""
        return Goto(self.start)

    def start(self, game: Game) -> Step:
        """The next who still can: how, if there is a choice."""
        if not self.units:
            return self.done()
        unit = game.unit(self.units[0])
        legal = self.options(game)
        if not legal:
            return Goto(self.but(units=self.units[1:]).start)
        return Ask(unit.seat, SAME, legal, self.chosen, self.why_not, args={"unit": unit.id})

    def options(self, game: Game) -> list[TakeAction]:
        """The forms of the action that are open to the next one."""
        if not game.unit(self.units[0]).on_map:
            return []
        action = next(action for action in actions_in(game) if action.option.__name__ == self.option)
        offers = action.offered(game, self.units[:1])
        return [option for option in offers if self.why_not(game, option) is None]

    def why_not(self, game: Game, option: TakeAction) -> Refusal | None:
        """The same action as the first, by this unit.  [gts.second.same-for-stack]"""
        if option.unit != self.units[0] or type(option).__name__ != self.option:
            return Refusal("gts.second.same-for-stack", {"unit": self.units[0]})
        return why_not_act(game, self.units[:1], self.column, option)

    def chosen(self, game: Game, option: TakeAction) -> Step:
        """Do it; it is paid for."""
        others = self.but(units=self.units[1:])
        return Call(begun(game, self.units[:1], self.column, option), then=others.next_one)


def why_not_taken(game: Game, units: Units, column: Column, option: TakeAction) -> Refusal | None:
    """What a stack takes together is judged once; of the rest every unit must be able to do it.

    [gts.second.same-for-stack]
    """
    action = action_of(game, option)
    if action is None or action.together:
        return why_not_act(game, units, column, option)
    if why := why_not_act(game, units[:1], column, option):
        return why
    for number in units[1:]:
        offers = action.offered(game, (number,))
        if all(why_not_act(game, (number,), column, offer) for offer in offers):
            return Refusal("gts.second.same-for-stack", {"unit": number}, reason="unable")
    return None


def why_not_act(game: Game, units: Units, column: Column, option: TakeAction) -> Refusal | None:
    """What the units can do, if the column of the table permits it; in an entry hex they can only move.

    [gts.action.list gts.reinf.safe]
    """
    action = action_of(game, option)
    unit = game.unit(units[0])
    if action is None:
        return Refusal("gts.action.list", {"unit": unit.id})
    if unit.entering and action.family not in ("movement", "pass"):
        return Refusal("gts.reinf.safe", {"unit": unit.id}, reason="action")
    return why_not_permitted(game, action.kind, column, unit) or action.why_not(game, units, column, option)
