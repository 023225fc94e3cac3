"""Engineer actions: fire at those who work, a test, and Men at Work where it fails."""

from __future__ import annotations

from typing import ClassVar

from bocage.kernel import Call, Frame, Goto, Modifier, Refusal, Step, UnitId
from bocage.systems.grand_tactical.rules.activation.actions import Units
from bocage.systems.grand_tactical.rules.command.quality import QualityTest
from bocage.systems.grand_tactical.rules.fire.opportunity_fire import OpportunityFire
from bocage.systems.grand_tactical.schema.vocabulary import Build
from bocage.systems.grand_tactical.state.events import works as events
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import Unit, other


class EngineerAction(Frame[Units]):
    """A unit builds or clears something, by a test that no command point passes.

    The attempt is what enemies fire at, before it is made.

    [gts.action.engineer-actions gts.opp.trigger-engineer gts.opp.attempt-triggers gts.opp.before-action]
    """

    build: ClassVar[Build]
    unit: UnitId

    def start(self, game: Game) -> Step:
        """Other work is given up; enemies may fire."""
        unit = game.unit(self.unit)
        if unit.working and unit.working_on != self.build:
            game.put(without_work(unit))
        if not game.swept[other(unit.seat)] >> unit.hex & 1:
            return Goto(self.attempt)
        return Call(OpportunityFire(trigger="engineer", units=(unit.id,), hex=unit.hex), then=self.shot_at)

    def shot_at(self, game: Game, fired: Units) -> Step:
        """Who is suppressed or gone does not work.  [gts.opp.before-action]"""
        unit = game.unit(self.unit)
        return Goto(self.attempt) if unit.on_map and not unit.suppressed else self.done((self.unit,))

    def attempt(self, game: Game) -> Step:
        """Test, unless it cannot fail."""
        unit = game.unit(self.unit)
        if self.is_sure(game, unit):
            return Goto(self.succeed)
        return Call(QualityTest(self.unit, self.build, work_terms(game, unit)), then=self.tested)

    def tested(self, game: Game, passed: bool) -> Step:
        """Each failure leaves a marker.  [gts.work.marker gts.ruling.men-at-work-title gts.ruling.rear-guard-work]"""
        if passed:
            return Goto(self.succeed)
        unit = game.unit(self.unit)
        game.put(unit.but(working=unit.working + 1, working_on=self.build))
        game.emit(events.WorkGoesOn(unit.id, self.build))
        return self.done((self.unit,))

    def succeed(self, game: Game) -> Step:
        """It is done, and the markers go.  [gts.work.marker]"""
        game.put(without_work(game.unit(self.unit)))
        self.make(game)
        return self.done((self.unit,))

    def is_sure(self, game: Game, unit: Unit) -> bool:
        """Whether no test is made."""
        return False

    def make(self, game: Game) -> None:
        """What has been built is there."""
        raise NotImplementedError


def why_no_work(game: Game, unit: Unit) -> Refusal | None:
    """Not who is suppressed or in Column.  [gts.action.engineer-actions gts.col.no-engineer]"""
    if unit.suppressed:
        return Refusal("gts.res.suppressed-limits", {"unit": unit.id})
    return Refusal("gts.action.engineer-actions", {"unit": unit.id}) if unit.column else None


def is_leg_infantry(game: Game, unit: Unit) -> bool:
    """Infantry that goes on foot: neither mounted nor immobile."""
    profile = game.profile(unit)
    return profile.kind == "infantry" and profile.mover == "leg" and profile.movement is not None


def work_terms(game: Game, unit: Unit) -> tuple[Modifier, ...]:
    """Each marker makes the next test to build the same thing in the same hex easier.  [gts.work.marker]"""
    if not unit.working:
        return ()
    return (Modifier("gts.work.marker", game.scene.rulebook.quality.working * unit.working),)


def without_work(unit: Unit) -> Unit:
    """A unit that has no work under way."""
    return unit.but(working=0, working_on=None)
