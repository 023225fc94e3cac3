"""Flight: defenders who do not wait for the Assault."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import Call, Frame, Goto, PlaceId, Refusal, Step, UnitId
from bocage.systems.grand_tactical.rules.activation.actions import Units
from bocage.systems.grand_tactical.rules.command.leaders import place
from bocage.systems.grand_tactical.rules.fire.opportunity_fire import OpportunityFire
from bocage.systems.grand_tactical.rules.fire.results import eliminate, suppress
from bocage.systems.grand_tactical.rules.movement.costs import why_closed
from bocage.systems.grand_tactical.rules.movement.move import enter
from bocage.systems.grand_tactical.rules.movement.stacking import is_overstacked
from bocage.systems.grand_tactical.state.events import assault as events
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import NONE, Unit, other


class Flight(Frame[None]):
    """All defenders flee into one hex.

    They lose their positions, who cannot flee is eliminated, the others are suppressed, are fired at where they stand
    by enemies outside the Assault, and go.

    [gts.assault.flee gts.ruling.flee-order gts.ruling.flee-stacking]
    """

    units: Units
    hex: PlaceId
    to: PlaceId
    attackers: Units

    def start(self, game: Game) -> Step:
        """Declare it.  [gts.assault.flee-fort gts.assault.flee-unable gts.assault.flee-no-convert]"""
        able = [unit for unit in self.units if why_cannot_flee(game, game.unit(unit), self.to) is None]
        for number in self.units:
            game.put(game.unit(number).but(shelter="none", built=NONE))
            if number not in able:
                eliminate(game, game.unit(number))
        for number in able:
            suppress(game, game.unit(number))
        return Goto(self.but(units=tuple(able)).run)

    def run(self, game: Game) -> Step:
        """Enemies who are not in the Assault may fire.  [gts.opp.trigger-assault gts.ruling.opp-own-side]"""
        firers = self.bystanders(game)
        if not firers:
            return Goto(self.arrive)
        return Call(OpportunityFire(trigger="flee", units=self.units, hex=self.hex, firers=firers), then=self.shot_at)

    def bystanders(self, game: Game) -> Units:
        """The units of the attackers' side with a fire zone on the hex that take no part, or no longer.

        A rear guard does nothing in the activation in which it is created.

        [gts.opp.trigger-assault gts.ruling.opp-own-side gts.rg.values]
        """
        enemy = other(game.unit(self.units[0]).seat)
        return tuple(
            unit
            for unit in bits(game.present[enemy])
            if game.zones[unit] >> self.hex & 1 and unit not in self.attackers and not is_new_guard(game, unit)
        )

    def shot_at(self, game: Game, fired: Units) -> Step:
        """Those who are left go."""
        return Goto(self.arrive)

    def arrive(self, game: Game) -> Step:
        """They and the Leaders with them enter the hex.  [gts.assault.flee gts.assault.leader-flees]"""
        seat = game.unit(self.units[0]).seat
        fled = [unit for unit in self.units if game.unit(unit).on_map]
        for number in fled:
            enter(game, game.unit(number), self.to)
            game.emit(events.Fled(number, self.to))
        for leader in game.leaders:
            if fled and leader.seat == seat and leader.hex == self.hex and not leader.entering:
                place(game, leader, self.to)
        return self.done()


def is_new_guard(game: Game, unit: UnitId) -> bool:
    """Whether a unit is a rear guard of this activation.  [gts.rg.values]"""
    guard = game.unit(unit)
    return game.scene.is_rear_guard(guard.type) and guard.shelter == "none" and guard.built == game.now.activation


def why_cannot_flee(game: Game, unit: Unit, to: Hex) -> Refusal | None:
    """Who is suppressed, cannot move, is crowded or under a heavy barrage stays; others go where they legally can.

    [gts.assault.cannot-flee gts.assault.flee gts.ruling.exclusion-zone-units gts.stack.over-no-flee
    gts.barrage.heavy-no-assault]
    """
    about = {"unit": unit.id}
    if unit.suppressed:
        return Refusal("gts.assault.cannot-flee", about)
    if game.profile(unit).movement is None:
        return Refusal("gts.assault.cannot-flee", about, reason="immobile")
    if is_overstacked(game, unit.hex, unit.seat):
        return Refusal("gts.assault.cannot-flee", about, reason="crowded")
    if game.heavy >> unit.hex & 1:
        return Refusal("gts.assault.cannot-flee", about, reason="barrage")
    return why_closed(game, unit, to)
