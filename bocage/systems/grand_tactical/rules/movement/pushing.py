"""Pushing guns: those without vehicles at hand go one hex, if the crew passes its test."""

from __future__ import annotations

from bocage.board.hex import Hex
from bocage.kernel import Ask, Call, Frame, Option, PlaceId, Refusal, Step, UnitId
from bocage.kernel.records import AimId
from bocage.systems.grand_tactical.rules.activation.actions import Action, TakeAction, Units
from bocage.systems.grand_tactical.rules.activation.active_units import PAID
from bocage.systems.grand_tactical.rules.command.leaders import LeadersGoAlong, take_along
from bocage.systems.grand_tactical.rules.command.quality import QualityTest
from bocage.systems.grand_tactical.rules.fire.results import take_cohesion_hit
from bocage.systems.grand_tactical.rules.movement.costs import why_closed
from bocage.systems.grand_tactical.rules.movement.leaving import LeaveHex
from bocage.systems.grand_tactical.rules.movement.move import enter
from bocage.systems.grand_tactical.schema.vocabulary import Column
from bocage.systems.grand_tactical.state.events import movement as events
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import NONE, OFF_MAP, Unit, other

PUSH_TO = "push.to"


class PushGun(TakeAction):
    """Push the gun by hand.  [gts.push.basic]"""


class PushTo(Option):
    """The hex that it is pushed into."""

    until = "Pushing"
    hex: AimId


class Pushing(Frame[Units]):
    """A gun is pushed into an adjacent hex if its crew passes a test, or a command point does.

    [gts.push.basic gts.push.limits]
    """

    unit: UnitId
    column: Column
    to: PlaceId = OFF_MAP

    def start(self, game: Game) -> Step:
        """Ask where to."""
        unit = game.unit(self.unit)
        hexes = [PushTo(hex) for hex in game.scene.grid.neighbours(unit.hex) if why_not_to(game, unit, hex) is None]
        return Ask(unit.seat, PUSH_TO, hexes, self.chosen, self.why_not, args={"unit": unit.id})

    def why_not(self, game: Game, choice: PushTo) -> Refusal | None:
        """Where guns can be pushed."""
        return why_not_to(game, game.unit(self.unit), choice.hex)

    def chosen(self, game: Game, choice: PushTo) -> Step:
        """It leaves its hex as any unit does: the attempt draws fire, before the test.

        [gts.opp.attempt-triggers gts.ruling.exit-order]
        """
        leaving = LeaveHex((self.unit,), game.unit(self.unit).hex, choice.hex)
        return Call(leaving, then=self.but(to=choice.hex).left)

    def left(self, game: Game, going: Units) -> Step:
        """Who was stopped does not test."""
        return Call(QualityTest(self.unit, "push"), then=self.tested) if going else self.done((self.unit,))

    def tested(self, game: Game, passed: bool) -> Step:
        """It is in the next hex, or stays with a cohesion hit.  [gts.push.basic]"""
        unit = game.unit(self.unit)
        if not passed:
            game.emit(events.PushFailed(unit.id))
            take_cohesion_hit(game, unit)
            return self.done((unit.id,))
        enter(game, unit, self.to)
        if self.column in PAID:
            take_along(game, (unit.id,), unit.hex, self.to)
            return Call(LeadersGoAlong((unit.id,), unit.hex, self.to), then=self.over)
        return self.done((self.unit,))

    def over(self, game: Game) -> Step:
        """It is there, with its Leader."""
        return self.done((self.unit,))


def why_not_to(game: Game, unit: Unit, hex: Hex) -> Refusal | None:
    """As on foot, neither into nor out of prohibited ground, and not into an enemy fire zone.

    [gts.push.limits gts.push.basic]
    """
    if why := why_closed(game, unit, hex):
        return why
    if game.swept[other(unit.seat)] >> hex & 1:
        return Refusal("gts.push.limits", {"unit": unit.id, "hex": hex})
    if not (unit.column or game.scene.ground.is_open("leg", unit.hex)):
        return Refusal("gts.move.vehicle-terrain", {"unit": unit.id, "hex": unit.hex})
    return None


def why_not_push(game: Game, units: Units, column: Column, option: PushGun) -> Refusal | None:
    """One gun with a star for its allowance, not in its vehicles, that has a hex to go to.

    [gts.push.basic gts.res.suppressed-limits gts.park.frozen gts.ent.enter-leave]
    """
    unit = game.unit(units[0])
    about = {"unit": unit.id}
    if len(units) > 1 or not game.profile(unit).pushed:
        return Refusal("gts.push.basic", about)
    if unit.suppressed:
        return Refusal("gts.res.suppressed-limits", about)
    if unit.park != NONE:
        return Refusal("gts.park.frozen", about)
    if unit.shelter == "entrenched":
        return Refusal("gts.ent.enter-leave", about)
    if any(why_not_to(game, unit, hex) is None for hex in game.scene.grid.neighbours(unit.hex)):
        return None
    return Refusal("gts.push.limits", {"unit": unit.id, "hex": unit.hex})


PUSHING = Action(
    PushGun,
    "movement",
    "movement",
    why_not_push,
    lambda game, units, column, option: Pushing(units[0], column),
    lambda game, units: (PushGun(units[0]),) if game.profile(game.unit(units[0])).pushed else (),
)
