"""Assembling: paratroopers and glider troops become companies."""

from __future__ import annotations

from bocage.kernel import Call, Frame, Goto, Refusal, Step
from bocage.systems.grand_tactical.rules.activation.actions import Action, TakeAction, Units
from bocage.systems.grand_tactical.rules.command.command_range import is_commanded
from bocage.systems.grand_tactical.rules.command.quality import QualityTest
from bocage.systems.grand_tactical.rules.exclusive.markers import has_just_landed
from bocage.systems.grand_tactical.schema.vocabulary import Column
from bocage.systems.grand_tactical.state.events import exclusive as events
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import Unit


class Assemble(TakeAction):
    """Assemble after a landing."""


class Assembling(Frame[Units]):
    """Units assemble, one after the other: at once if they are Commanded, else by a test.  [gts.excl.landed]"""

    units: Units
    done_already: int = 0

    def start(self, game: Game) -> Step:
        """The next one, or the end."""
        if self.done_already == len(self.units):
            return self.done(self.units)
        unit = game.unit(self.units[self.done_already])
        if is_commanded(game, unit):
            assemble(game, unit)
            return Goto(self.but(done_already=self.done_already + 1).start)
        return Call(QualityTest(unit.id, "assemble"), then=self.tested)

    def tested(self, game: Game, passed: bool) -> Step:
        """Who fails keeps the marker."""
        if passed:
            assemble(game, game.unit(self.units[self.done_already]))
        return Goto(self.but(done_already=self.done_already + 1).start)


def assemble(game: Game, unit: Unit) -> None:
    """A unit has assembled."""
    game.put(unit.but(marker="none"))
    game.emit(events.Assembled(unit.id))


def why_not_assemble(game: Game, units: Units, column: Column, option: Assemble) -> Refusal | None:
    """Only units that have just landed and are not suppressed.  [gts.excl.landed gts.res.suppressed-limits]"""
    for number in units:
        unit = game.unit(number)
        if not has_just_landed(unit):
            return Refusal("gts.excl.landed", {"unit": number})
        if unit.suppressed:
            return Refusal("gts.res.suppressed-limits", {"unit": number})
    return None


ASSEMBLY = Action(Assemble, "rally", "rally", why_not_assemble, lambda game, units, column, option: Assembling(units))
