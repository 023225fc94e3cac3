"""Forced march, and the hex that infantry on foot can always go."""

from __future__ import annotations

from bocage.kernel import Call, Frame, Goto, Option, Step, UnitId
from bocage.systems.grand_tactical.rules.command.quality import QualityTest
from bocage.systems.grand_tactical.rules.fire.results import take_cohesion_hit
from bocage.systems.grand_tactical.rules.movement.costs import allowance
from bocage.systems.grand_tactical.scene.profiles import HALF
from bocage.systems.grand_tactical.state.events import movement as events
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import Unit


class ForceMarch(Option):
    """Try for two more movement points, each unit by a test."""

    until = "ForcedMarch"


MARCH = ForceMarch()


def can_march(game: Game, unit: Unit) -> bool:
    """Only units on foot force march.  [gts.fmarch.who]"""
    return game.profile(unit).mover == "leg"


def march_points(game: Game) -> int:
    """The half points that a forced march brings.  [gts.fmarch.test gts.fmarch.column]"""
    return HALF * game.scene.rulebook.movement.forced_march


def is_guaranteed(game: Game, unit: Unit, left: int) -> bool:
    """Infantry on foot that has its whole allowance may go one hex, whatever it costs.

    [gts.minmove.one-hex gts.ruling.minmove-stack]
    """
    profile = game.profile(unit)
    return profile.kind == "infantry" and profile.mover == "leg" and 0 < left == allowance(game, unit)


class ForcedMarch(Frame[tuple[UnitId, ...]]):
    """Each unit tests; who fails has a cohesion hit, and its action is over. Answers who goes on.

    [gts.fmarch.test gts.ruling.forced-march-once]
    """

    units: tuple[UnitId, ...]
    passed: tuple[UnitId, ...] = ()

    def start(self, game: Game) -> Step:
        """The next one, or the end."""
        if not self.units:
            return self.done(self.passed)
        return Call(QualityTest(self.units[0], "forced-march"), then=self.tested)

    def tested(self, game: Game, passed: bool) -> Step:
        """It marches on, or not."""
        number, *rest = self.units
        if passed:
            game.emit(events.Marched(number))
            return Goto(ForcedMarch(tuple(rest), (*self.passed, number)).start)
        game.emit(events.MarchFailed(number))
        take_cohesion_hit(game, game.unit(number))
        return Goto(ForcedMarch(tuple(rest), self.passed).start)
