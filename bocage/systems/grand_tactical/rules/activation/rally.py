"""Rally: suppression first, then cohesion hits, one at a time."""

from __future__ import annotations

from bocage.kernel import Call, Frame, Goto, Modifier, Refusal, Step, UnitId
from bocage.systems.grand_tactical.rules.activation.actions import Action, TakeAction, Units
from bocage.systems.grand_tactical.rules.command.command_range import is_commanded
from bocage.systems.grand_tactical.rules.command.quality import QualityTest
from bocage.systems.grand_tactical.schema.vocabulary import Column
from bocage.systems.grand_tactical.state.events import activation as events
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import other


class RallyAction(TakeAction):
    """Try to be rid of the suppression, or of a cohesion hit."""


class Rally(Frame[Units]):
    """A unit rallies: at once if it is Commanded, else by a test.

    [gts.rally.action gts.rally.commanded gts.rally.uncommanded]
    """

    unit: UnitId

    def start(self, game: Game) -> Step:
        """Test, if the unit has no Leader near; men who have been rallied before help.  [gts.rally.men-rallying]"""
        unit = game.unit(self.unit)
        if is_commanded(game, unit):
            return Goto(self.rallied)
        helped = unit.rallying * game.scene.rulebook.quality.rallying
        terms = (Modifier("gts.rally.men-rallying", helped),) if helped else ()
        return Call(QualityTest(unit.id, "rally", terms), then=self.tested)

    def tested(self, game: Game, passed: bool) -> Step:
        """A failure brings a marker for the next attempt.  [gts.rally.men-rallying]"""
        if passed:
            return Goto(self.rallied)
        unit = game.unit(self.unit)
        game.put(unit.but(rallying=unit.rallying + 1))
        game.emit(events.MenRallying(unit.id))
        return self.done((unit.id,))

    def rallied(self, game: Game) -> Step:
        """The suppression goes first, else one hit; the markers are removed.

        [gts.rally.order gts.rally.one-hit gts.rally.markers-lost gts.ruling.rally-night-choice]
        """
        unit = game.unit(self.unit)
        if unit.suppressed:
            game.put(unit.but(suppressed=False, rallying=0))
            game.emit(events.SuppressionRallied(unit.id))
        else:
            game.put(unit.but(hits=unit.hits - 1, rallying=0))
            game.emit(events.HitRallied(unit.id))
        return self.done((unit.id,))


def why_not_rally(game: Game, units: Units, column: Column, option: RallyAction) -> Refusal | None:
    """There must be something to rally from; by day hits stay in an enemy fire zone.

    [gts.rally.action gts.rally.fz-day gts.rally.night]
    """
    unit = game.unit(units[0])
    about = {"unit": unit.id}
    if unit.suppressed:
        return None
    if not unit.hits:
        return Refusal("gts.rally.action", about)
    if game.swept[other(unit.seat)] >> unit.hex & 1 and not game.turn.night:
        return Refusal("gts.rally.fz-day", about)
    return None


RALLY = Action(RallyAction, "rally", "rally", why_not_rally, lambda game, units, column, option: Rally(units[0]))
