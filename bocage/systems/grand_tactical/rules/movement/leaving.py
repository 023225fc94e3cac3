"""Leaving a hex: opportunity fire, overstacking, heavy barrages, in this order."""

from __future__ import annotations

from bocage.kernel import Call, Frame, Goto, PlaceId, Step, UnitId
from bocage.systems.grand_tactical.rules.command.quality import QualityTest
from bocage.systems.grand_tactical.rules.fire.opportunity_fire import OpportunityFire
from bocage.systems.grand_tactical.rules.fire.results import take_cohesion_hit
from bocage.systems.grand_tactical.rules.movement.stacking import is_overstacked
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import other


class LeaveHex(Frame[tuple[UnitId, ...]]):
    """Units are about to leave a hex for another one; answers who goes.

    [gts.ruling.exit-order gts.stack.opp-target gts.opp.trigger-move gts.move.opp-fire-pauses]
    """

    units: tuple[UnitId, ...]
    hex: PlaceId
    to: PlaceId
    passing: bool = False
    """Whether they have come into the hex in this action, so that they do not make it overstacked."""
    overstacked: bool = False

    def start(self, game: Game) -> Step:
        """Announce it; enemies whose fire zone they leave may fire. Entry hexes are left in peace.

        [gts.stack.timing gts.opp.trigger-move gts.opp.not-triggered gts.reinf.safe]
        """
        first = game.unit(self.units[0])
        passing = self.units if self.passing else ()
        crowded = not first.entering and is_overstacked(game, self.hex, first.seat, passing)
        going = self.but(overstacked=crowded)
        if first.entering or not game.swept[other(first.seat)] >> self.hex & 1:
            return Goto(going.crowd)
        window = OpportunityFire(trigger="move", units=self.units, hex=self.hex, to=self.to)
        return Call(window, then=going.shot_at)

    def shot_at(self, game: Game, fired: tuple[UnitId, ...]) -> Step:
        """Those who are neither suppressed nor gone go on.  [gts.opp.results gts.move.stop-by-suppression]"""
        return Goto(self.crowd)

    def crowd(self, game: Game) -> Step:
        """Leaving an overstacked hex costs a cohesion hit, whatever else happens.  [gts.stack.over-exit-hit]"""
        if self.overstacked:
            for number in self.units:
                if game.unit(number).on_map:
                    take_cohesion_hit(game, game.unit(number))
        if game.heavy >> self.hex & 1 and not game.unit(self.units[0]).entering:
            return Goto(LeaveBarrage(self.able(game), self.hex).start) if self.able(game) else self.done(())
        return self.done(self.able(game))

    def able(self, game: Game) -> tuple[UnitId, ...]:
        """Those who can still go."""
        return tuple([unit for unit in self.units if game.unit(unit).on_map and not game.unit(unit).suppressed])


class LeaveBarrage(Frame[tuple[UnitId, ...]]):
    """Leaving a heavy barrage: each takes a cohesion hit and tests; all who pass must go.

    [gts.barrage.heavy-exit gts.barrage.heavy-exit-stack gts.ruling.heavy-exit-cp]
    """

    units: tuple[UnitId, ...]
    hex: PlaceId
    passed: tuple[UnitId, ...] = ()

    def start(self, game: Game) -> Step:
        """The next one, or the end."""
        if not self.units:
            return self.done(self.passed)
        number, *rest = self.units
        take_cohesion_hit(game, game.unit(number))
        if not game.unit(number).on_map:
            return Goto(LeaveBarrage(tuple(rest), self.hex, self.passed).start)
        return Call(QualityTest(number, "heavy-barrage"), then=self.tested)

    def tested(self, game: Game, passed: bool) -> Step:
        """Who fails stays, with the hit."""
        number, *rest = self.units
        going = (*self.passed, number) if passed else self.passed
        return Goto(LeaveBarrage(tuple(rest), self.hex, going).start)
