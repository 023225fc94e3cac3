"""Activations: what a Division, a Formation or Direct Command does when its chit is played."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.kernel import Ask, Call, Frame, Goto, Option, Refusal, Seat, Step, UnitId
from bocage.kernel.records import ActorId
from bocage.systems.grand_tactical.rules.activation.active_units import active_units, why_not_paid
from bocage.systems.grand_tactical.rules.activation.unit_activation import UnitActivation, actions_of
from bocage.systems.grand_tactical.rules.command.attachment import Attach, detach_all
from bocage.systems.grand_tactical.rules.command.divisions import RollPoints, pay_for
from bocage.systems.grand_tactical.rules.command.leaders import TransferLeaders
from bocage.systems.grand_tactical.rules.movement.entry_hexes import why_not_end
from bocage.systems.grand_tactical.rules.turn.arrivals import BringOn
from bocage.systems.grand_tactical.schema.vocabulary import Column
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import NONE, ChitId, DivisionId, FormationId

UNIT = "activation.unit"


class Activate(Option):
    """Act with a unit now."""

    unit: ActorId


class EndActivation(Option):
    """Act with nobody more under this chit."""

    passes = True


END = EndActivation()


class Activating(Frame[None]):
    """The owner acts with his active units, one after the other, in any order.  [gts.action.order gts.act.repeat]"""

    shown = False
    chit: ChitId
    column: Column

    def start(self, game: Game) -> Step:
        """Ask for the next unit, while there is one."""
        seat = self.seat(game)
        units = bits(active_units(game) & ~game.done)
        options: list[Activate | EndActivation] = [Activate(unit) for unit in units if self.can_act(game, unit)]
        if why_not_end(game, self.column, active_units(game)) is None:
            options.append(END)
        return Ask(seat, UNIT, options, self.chosen, self.why_not, args={"chit": self.chit})

    def seat(self, game: Game) -> Seat:
        """Whose chit it is."""
        return game.chits[self.chit].seat

    def can_act(self, game: Game, unit: UnitId) -> bool:
        """Whether a unit has anything to do: under Direct Command it cannot pass.  [gts.dc.no-pass]"""
        return self.column != "direct-command" or bool(actions_of(game, (unit,), self.column))

    def why_not(self, game: Game, choice: Activate | EndActivation) -> Refusal | None:
        """Only active units that have not acted."""
        if isinstance(choice, EndActivation):
            return why_not_end(game, self.column, active_units(game))
        unit = game.unit(choice.unit)
        about = {"unit": unit.id}
        if unit.seat != self.seat(game) or not unit.on_map:
            return Refusal("gts.act.units-active", about)
        if game.done >> unit.id & 1:
            return Refusal("gts.action.order", about)
        if self.column == "direct-command" and (rule := why_not_paid(game, unit)):
            return Refusal(rule, about)
        if not active_units(game) >> unit.id & 1:
            return Refusal("gts.act.units-active", about)
        return None if self.can_act(game, unit.id) else Refusal("gts.dc.no-pass", about, reason="idle")

    def chosen(self, game: Game, choice: Activate | EndActivation) -> Step:
        """Act with it; Direct Command pays first.  [gts.dc.activate gts.dc.finish-each]"""
        if isinstance(choice, EndActivation):
            return self.done()
        if self.column == "direct-command":
            pay_for(game, game.unit(choice.unit))
        return Call(UnitActivation(choice.unit, self.column), then=self.start)


class DivisionActivation(Frame[None]):
    """A Division's chit: reinforcements, dice for points, then its units act, but do not fight.  [gts.act.division]"""

    division: DivisionId

    def start(self, game: Game) -> Step:
        """First its reinforcements come.  [gts.reinf.enter-on-divact]"""
        return Call(BringOn(self.division), then=self.roll)

    def roll(self, game: Game) -> Step:
        """Then it rolls for points."""
        return Call(RollPoints(self.division), then=self.act)

    def act(self, game: Game) -> Step:
        """Act with its units."""
        return Call(Activating(game.now.chit, "division-first"), then=self.units_acted)

    def units_acted(self, game: Game) -> Step:
        """Last, its Leaders are transferred.  [gts.lead.transfer]"""
        own = tuple([formation.id for formation in game.formations if formation.division == self.division])
        return Call(TransferLeaders(own), then=self.finished)


class FormationActivation(Frame[None]):
    """A Formation's chit: its units, and those attached to it, take any action.  [gts.act.formation]"""

    formation: FormationId

    def start(self, game: Game) -> Step:
        """First attachments are fixed.  [gts.attach.value]"""
        return Call(Attach(self.formation), then=self.act)

    def act(self, game: Game) -> Step:
        """Act with its units."""
        return Call(Activating(game.now.chit, "formation-first"), then=self.units_acted)

    def units_acted(self, game: Game) -> Step:
        """Last, its Leader is transferred.  [gts.lead.transfer]"""
        return Call(TransferLeaders((self.formation,)), then=self.over)

    def over(self, game: Game) -> Step:
        """Attachments end with the activation.  [gts.indep.one-commander]"""
        detach_all(game, self.formation)
        return self.done()


class DirectCommand(Frame[None]):
    """A player's own chit: any Commanded units, for a command point each.

    [gts.dc.activate gts.act.direct-command-drawn]
    """

    seat: Seat

    def start(self, game: Game) -> Step:
        """Act with whom he pays for."""
        return Call(Activating(game.now.chit, "direct-command"), then=self.units_acted)

    def units_acted(self, game: Game) -> Step:
        """All have acted; Leaders stay where they are.  [gts.dc.leader-stays]"""
        return self.done()


ACTIVATIONS: dict[str, type[DivisionActivation | FormationActivation | DirectCommand]] = {
    "division": DivisionActivation,
    "formation": FormationActivation,
    "direct": DirectCommand,
}
"""What a chit of each kind begins."""
COLUMNS: dict[str, Column] = {
    "division": "division-first",
    "formation": "formation-first",
    "direct": "direct-command",
}
"""The column of the table of actions that it opens."""


class PlayChit(Frame[None]):
    """A chit is played.  [gts.core.chit-kinds]"""

    shown = False
    chit: ChitId

    def start(self, game: Game) -> Step:
        """A new activation."""
        now = game.now
        game.put(now.but(chit=self.chit, activation=now.activation + 1))
        return Goto(self.activate)

    def activate(self, game: Game) -> Step:
        """By the kind of chit."""
        chit = game.chits[self.chit]
        return Call(ACTIVATIONS[chit.kind](chit.of), then=self.over)

    def over(self, game: Game) -> Step:
        """It is played."""
        game.put(game.now.but(chit=NONE))
        return self.done()
