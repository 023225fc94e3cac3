"""Passing: an action that does nothing, after which a second one may be bought."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.kernel import Ask, Frame, Goto, Option, Refusal, Step
from bocage.kernel.records import ActorId
from bocage.systems.grand_tactical.rules.activation.actions import Action, TakeAction, Units, begin_action
from bocage.systems.grand_tactical.rules.activation.active_units import active_units
from bocage.systems.grand_tactical.rules.command.command_range import is_commanded
from bocage.systems.grand_tactical.rules.command.divisions import can_pay
from bocage.systems.grand_tactical.rules.movement.entry_hexes import can_leave_entry
from bocage.systems.grand_tactical.schema.vocabulary import Column
from bocage.systems.grand_tactical.state.game import Game

WITH = "pass.with"


class PassAction(TakeAction):
    """Do nothing, and perhaps pay for something else at once.  [gts.action.table-pass]"""


class JoinPass(Option):
    """Another unit of the hex passes too, so that both may do the same for command points."""

    unit: ActorId


class EnoughPass(Option):
    """Nobody more passes."""

    passes = True


ENOUGH = EnoughPass()


class Passing(Frame[Units]):
    """A unit passes, or a stack: an action of its own, so that any other may follow.

    [gts.ruling.pass-then-second gts.action.table-pass]
    """

    units: Units

    def start(self, game: Game) -> Step:
        """Ask who passes with it, where a stack could pay for a second action."""
        first = game.unit(self.units[0])
        there = bits(game.here[first.hex] & game.present[first.seat] & ~game.done)
        joining: list[JoinPass | EnoughPass] = [JoinPass(unit) for unit in there]
        legal = [option for option in [*joining, ENOUGH] if self.why_not(game, option) is None]
        return Ask(first.seat, WITH, legal, self.chosen, self.why_not, args={"unit": first.id})

    def why_not(self, game: Game, choice: JoinPass | EnoughPass) -> Refusal | None:
        """Units of the hex that are active together, and could all be paid for.

        [gts.stack.same-activation gts.second.same-for-stack]
        """
        if isinstance(choice, EnoughPass):
            return None
        unit, first = game.unit(choice.unit), game.unit(self.units[0])
        about = {"unit": unit.id}
        if unit.hex != first.hex or unit.id in self.units or unit.entering or first.entering:
            return Refusal("gts.stack.move-together", about)
        if not active_units(game) & ~game.done & 1 << unit.id:
            return Refusal("gts.stack.same-activation", about)
        if not all(is_commanded(game, one) for one in (first, unit)):
            return Refusal("gts.second.command-check", about)
        sharing = [one for one in self.units if game.unit(one).division == unit.division]
        if can_pay(game, unit, len(sharing) + 1) and can_pay(game, first):
            return None
        return Refusal("gts.second.same-for-stack", about, reason="points")

    def chosen(self, game: Game, choice: JoinPass | EnoughPass) -> Step:
        """Nothing else happens."""
        if isinstance(choice, EnoughPass):
            return self.done(self.units)
        begin_action(game, game.unit(choice.unit), "pass")
        return Goto(Passing((*self.units, choice.unit)).start)


def why_not_pass(game: Game, units: Units, column: Column, option: PassAction) -> Refusal | None:
    """Whoever may act may pass, but not to stay in an entry hex.  [gts.reinf.must-leave]"""
    unit = game.unit(units[0])
    if unit.entering and can_leave_entry(game, unit, column):
        return Refusal("gts.reinf.must-leave", {"unit": unit.id})
    return None


PASSING = Action(PassAction, "pass", "pass", why_not_pass, lambda game, units, column, option: Passing(units))
