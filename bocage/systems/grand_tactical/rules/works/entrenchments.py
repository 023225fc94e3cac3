"""Entrenchments: made of improved positions by engineers, entered and left by whole actions, never destroyed."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.board.hex import Hex
from bocage.kernel import Call, Frame, Goto, Refusal, Seat, Step, UnitId
from bocage.kernel.records import TargetId
from bocage.systems.grand_tactical.rules.activation.actions import Action, TakeAction, Units
from bocage.systems.grand_tactical.rules.batteries.parks import why_no_digging
from bocage.systems.grand_tactical.rules.command.quality import QualityTest
from bocage.systems.grand_tactical.rules.fire.opportunity_fire import OpportunityFire
from bocage.systems.grand_tactical.rules.fire.results import take_cohesion_hit
from bocage.systems.grand_tactical.rules.works.men_at_work import EngineerAction, why_no_work
from bocage.systems.grand_tactical.schema.vocabulary import Column
from bocage.systems.grand_tactical.state.events import works as events
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import NONE, Unit, Work, other


class BuildEntrenchment(TakeAction):
    """Make an entrenchment of a unit's improved position."""

    target: TargetId


class EnterTrench(TakeAction):
    """Enter an entrenchment.  [gts.action.table-move]"""


class LeaveTrench(TakeAction):
    """Leave an entrenchment.  [gts.action.table-move]"""


class Entrenching(EngineerAction):
    """An engineer makes an entrenchment; whoever has the position is in it at once.  [gts.ent.build]"""

    build = "entrenchment"
    target: UnitId

    def make(self, game: Game) -> None:
        """It is there for good, for the army that built it.  [gts.ent.build gts.ent.permanent gts.ent.capacity]"""
        target = game.unit(self.target)
        if target.on_map and target.shelter == "improved":
            game.put(Work(len(game.works), "entrenchment", target.hex, target.seat, target.division))
            game.put(target.but(shelter="entrenched", built=NONE))
            game.emit(events.Entrenched(self.unit, target.id))


def positions_to_entrench(game: Game, units: Units) -> Sequence[BuildEntrenchment]:
    """The improved positions in an engineer's hex."""
    unit = game.unit(units[0])
    if not game.profile(unit).engineer:
        return ()
    there = game.units_in(unit.hex)
    return [BuildEntrenchment(unit.id, target.id) for target in there if target.shelter == "improved"]


def why_no_entrenchment(game: Game, units: Units, column: Column, option: BuildEntrenchment) -> Refusal | None:
    """Only engineers, of a position in their hex that was there before this activation.

    [gts.ent.build gts.ent.not-same-activation]
    """
    unit, target = game.unit(units[0]), game.unit(option.target)
    if why := why_no_work(game, unit):
        return why
    if not game.profile(unit).engineer:
        return Refusal("gts.ent.build", {"unit": unit.id}, reason="engineer")
    if target.hex != unit.hex or target.seat != unit.seat or target.shelter != "improved":
        return Refusal("gts.ent.build", {"target": target.id})
    if target.built == game.now.activation:
        return Refusal("gts.ent.not-same-activation", {"target": target.id})
    return None


class ChangeTrench(Frame[Units]):
    """A unit enters or leaves an entrenchment: a whole action, fired at without its shelter; guns are pushed by a test.

    [gts.ent.enter-leave gts.opp.no-dig-benefit gts.ruling.opp-entrench-timing gts.push.entrench]
    """

    unit: UnitId
    leaving: bool

    def start(self, game: Game) -> Step:
        """Enemies may fire."""
        unit = game.unit(self.unit)
        if not is_swept(game, unit):
            return Goto(self.push)
        return Call(OpportunityFire(trigger="trench", units=(unit.id,), hex=unit.hex), then=self.shot_at)

    def shot_at(self, game: Game, fired: Units) -> Step:
        """Who is suppressed or gone does neither.  [gts.opp.before-action]"""
        unit = game.unit(self.unit)
        return Goto(self.change) if unit.on_map and not unit.suppressed else self.done((self.unit,))

    def push(self, game: Game) -> Step:
        """Guns without a movement allowance test.  [gts.push.entrench]"""
        if game.profile(game.unit(self.unit)).movement is None:
            return Call(QualityTest(self.unit, "push-trench"), then=self.pushed)
        return Goto(self.change)

    def pushed(self, game: Game, passed: bool) -> Step:
        """Failure costs cohesion.  [gts.ruling.push-entrench-cp]"""
        if passed:
            return Goto(self.change)
        take_cohesion_hit(game, game.unit(self.unit))
        return self.done((self.unit,))

    def change(self, game: Game) -> Step:
        """It is in, or out; the entrenchment stays.  [gts.ent.permanent gts.ent.abandoned]"""
        unit = game.unit(self.unit)
        game.put(unit.but(shelter="none" if self.leaving else "entrenched", built=NONE))
        game.emit(events.TrenchLeft(unit.id) if self.leaving else events.TrenchEntered(unit.id))
        return self.done((self.unit,))


def why_not_enter_trench(game: Game, units: Units, column: Column, option: EnterTrench) -> Refusal | None:
    """One unit out of Column, into an entrenchment of its own army that nobody is in.

    [gts.ent.capacity gts.ent.abandoned gts.ent.enter-leave gts.dig.general gts.park.no-dig]
    """
    unit = game.unit(units[0])
    about = {"unit": unit.id}
    if unit.entering or not has_free_trench(game, unit.hex, unit.seat):
        return Refusal("gts.ent.capacity", {"hex": unit.hex})
    if unit.shelter == "entrenched":
        return Refusal("gts.dig.general", {"target": unit.id})
    if len(units) > 1 or unit.column or unit.mounted:
        return Refusal("gts.ent.capacity", about, reason="state")
    return why_no_digging(game, unit) or why_not_shifted(game, unit)


def why_not_leave_trench(game: Game, units: Units, column: Column, option: LeaveTrench) -> Refusal | None:
    """A unit that is in one.  [gts.ent.enter-leave]"""
    unit = game.unit(units[0])
    if unit.shelter != "entrenched" or len(units) > 1:
        return Refusal("gts.ent.enter-leave", {"unit": unit.id}, reason="outside")
    return why_not_shifted(game, unit)


def why_not_shifted(game: Game, unit: Unit) -> Refusal | None:
    """Units with a movement allowance, and guns that can be pushed if no enemy covers the hex.

    [gts.ent.enter-leave gts.push.entrench gts.res.suppressed-limits gts.move.who]
    """
    about = {"unit": unit.id}
    if unit.suppressed:
        return Refusal("gts.res.suppressed-limits", about)
    profile = game.profile(unit)
    if profile.movement is not None:
        return None
    if not profile.pushed:
        return Refusal("gts.move.who", about)
    return Refusal("gts.push.entrench", about) if is_swept(game, unit) else None


def is_swept(game: Game, unit: Unit) -> bool:
    """Whether a unit is in an enemy fire zone."""
    return bool(game.swept[other(unit.seat)] >> unit.hex & 1)


def has_free_trench(game: Game, hex: Hex, seat: Seat) -> bool:
    """Whether an army has an entrenchment in a hex that nobody is in: each holds one unit.

    [gts.ent.capacity gts.ent.abandoned gts.dig.general]
    """
    dug = sum([work.kind == "entrenchment" and work.hex == hex and work.seat == seat for work in game.works])
    return bool(dug) and dug > sum([unit.shelter == "entrenched" for unit in game.units_in(hex)])


ENTRENCHMENT = Action(
    BuildEntrenchment,
    "entrenchment",
    "engineer",
    why_no_entrenchment,
    lambda game, units, column, option: Entrenching(units[0], option.target),
    positions_to_entrench,
)
ENTER_TRENCH = Action(
    EnterTrench,
    "enter-trench",
    "movement",
    why_not_enter_trench,
    lambda game, units, column, option: ChangeTrench(units[0], leaving=False),
)
LEAVE_TRENCH = Action(
    LeaveTrench,
    "leave-trench",
    "movement",
    why_not_leave_trench,
    lambda game, units, column, option: ChangeTrench(units[0], leaving=True),
)
