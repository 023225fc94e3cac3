"""Column: formed and left by single units, one to a hex."""

from __future__ import annotations

from bocage.kernel import Call, Frame, Goto, Option, Refusal, Step, UnitId
from bocage.systems.grand_tactical.rules.exclusive.markers import without_hedgerows
from bocage.systems.grand_tactical.rules.fire.opportunity_fire import OpportunityFire
from bocage.systems.grand_tactical.rules.fire.results import take_cohesion_hit
from bocage.systems.grand_tactical.rules.movement.stacking import has_column
from bocage.systems.grand_tactical.scene.profiles import HALF
from bocage.systems.grand_tactical.state.events import movement as events
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import NONE, Unit, other


class FormColumn(Option):
    """Form Column."""

    until = "ChangeColumn"


class LeaveColumn(Option):
    """Leave Column for movement points."""

    until = "ChangeColumn"


class BreakColumn(Option):
    """Leave Column at once, for a cohesion hit."""


ColumnChoice = FormColumn | LeaveColumn | BreakColumn
FORM, LEAVE, BREAK = FormColumn(), LeaveColumn(), BreakColumn()


def change_cost(game: Game, choice: FormColumn | LeaveColumn) -> int:
    """The half points that it takes.  [gts.col.enter gts.col.leave-mp]"""
    numbers = game.scene.rulebook.movement
    return HALF * (numbers.form_column if isinstance(choice, FormColumn) else numbers.leave_column)


def why_not_change(game: Game, unit: Unit, choice: ColumnChoice, left: int, formed: bool) -> Refusal | None:
    """Column is formed and left by single units, for a point; or left for a cohesion hit.

    [gts.col.enter gts.col.leave-mp gts.col.leave-hit gts.col.no-enter-and-leave gts.col.one-per-hex
    gts.ruling.column-needs-ma]
    """
    about = {"unit": unit.id}
    if unit.column is isinstance(choice, FormColumn):
        return Refusal("gts.col.enter", about, reason="state")
    if unit.suppressed:
        return Refusal("gts.res.suppressed-limits", about)
    if isinstance(choice, BreakColumn):
        return why_not_deployed(game, unit)
    if change_cost(game, choice) > left:
        return Refusal("gts.move.leftover", {"unit": unit.id, "hex": unit.hex})
    if isinstance(choice, LeaveColumn):
        return Refusal("gts.col.no-enter-and-leave", about) if formed else why_not_deployed(game, unit)
    if has_column(game, unit.hex, unit.seat) and not unit.entering:
        return Refusal("gts.col.one-per-hex", {"unit": unit.id, "hex": unit.hex})
    return None


def why_not_deployed(game: Game, unit: Unit) -> Refusal | None:
    """Out of Column no unit stands where it may go only in Column.  [gts.move.vehicle-terrain]"""
    if unit.entering or game.scene.ground.is_open(game.profile(unit).mover, unit.hex):
        return None
    return Refusal("gts.move.vehicle-terrain", {"unit": unit.id, "hex": unit.hex}, reason="column")


def break_column(game: Game, unit: Unit) -> None:
    """A unit leaves Column for a cohesion hit, which nobody can answer.

    [gts.col.leave-hit gts.ruling.column-hit-timing]
    """
    game.put(unit.but(column=False))
    game.emit(events.ColumnLeft(unit.id))
    take_cohesion_hit(game, game.unit(unit.id))


class ChangeColumn(Frame[None]):
    """A unit forms Column, or leaves it; fire at it comes first, and finds it in Column, which it stays in until then.

    [gts.col.persists gts.opp.trigger-other-move gts.opp.column-timing gts.col.leave-mp]
    """

    unit: UnitId

    def start(self, game: Game) -> Step:
        """Enemies may fire."""
        unit = game.unit(self.unit)
        forming = not unit.column
        if forming:
            game.put(without_hedgerows(unit).but(column=True, shelter="none", built=NONE, park=NONE))
            game.emit(events.ColumnFormed(unit.id))
        if unit.entering or not game.swept[other(unit.seat)] >> unit.hex & 1:
            return Goto(self.finished if forming else self.leave)
        window = OpportunityFire(trigger="column", units=(unit.id,), hex=unit.hex)
        return Call(window, then=self.formed if forming else self.shot_at)

    def formed(self, game: Game, fired: tuple[UnitId, ...]) -> Step:
        """It is in Column, if it is still there."""
        return self.done()

    def shot_at(self, game: Game, fired: tuple[UnitId, ...]) -> Step:
        """It leaves Column, unless it was stopped.  [gts.opp.before-action]"""
        unit = game.unit(self.unit)
        return Goto(self.leave) if unit.on_map and not unit.suppressed else self.done()

    def leave(self, game: Game) -> Step:
        """It is no longer in Column."""
        unit = game.unit(self.unit)
        game.put(unit.but(column=False))
        game.emit(events.ColumnLeft(unit.id))
        return self.done()
