"""The rounds of an Assault: hold or flee, charge or fire, go on or withdraw."""

from __future__ import annotations

from bocage.kernel import Ask, Call, Frame, Goto, Option, Pass, PlaceId, Refusal, Seat, Step
from bocage.kernel.frames import PASS
from bocage.kernel.records import ActorId, AimId
from bocage.systems.grand_tactical.rules.activation.actions import Units
from bocage.systems.grand_tactical.rules.assault.advance import Advance, still_in
from bocage.systems.grand_tactical.rules.assault.assault_fire import AssaultFire
from bocage.systems.grand_tactical.rules.assault.flight import Flight, why_cannot_flee
from bocage.systems.grand_tactical.rules.command.quality import QualityTest
from bocage.systems.grand_tactical.rules.fire.results import eliminate
from bocage.systems.grand_tactical.rules.movement.column import break_column, why_not_deployed
from bocage.systems.grand_tactical.schema.vocabulary import Column
from bocage.systems.grand_tactical.state.events import assault as events
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import other

HOLD, DECLARE, STEADY, GO_ON = "assault.hold", "assault.declare", "assault.steady", "assault.go-on"
LEAVE_COLUMN = "assault.column"


class HoldGround(Option):
    """Hold, with all defenders."""

    passes = True


class FleeTo(Option):
    """Flee, with all defenders, into a hex."""

    until = "Flight"
    hex: AimId


class DeclareFire(Option):
    """Assault Fire with all attackers."""

    passes = True


class DeclareCharge(Option):
    """A Charge by all attackers."""


class Steady(Option):
    """The defender who tests whether all withstand the Charge."""

    until = "QualityTest"
    unit: ActorId


class GoOn(Option):
    """Another round."""


class Withdraw(Option):
    """Break the Assault off."""

    passes = True


class QuitColumn(Option):
    """Leave Column for a cohesion hit.  [gts.assault.column-exit]"""


class AssaultRound(Frame[Units]):
    """A round of an Assault, at most three; answers the attackers who took part in the last.

    [gts.assault.nature gts.assault.continue gts.ruling.assault-rounds]
    """

    units: Units
    hex: PlaceId
    column: Column
    round: int = 1

    def start(self, game: Game) -> Step:
        """The other player decides for all his defenders.  [gts.assault.hold-or-flee gts.ruling.assault-rounds]"""
        places = [FleeTo(hex) for hex in game.scene.grid.neighbours(self.hex)]
        flights = [choice for choice in places if self.why_not_flee(game, choice) is None]
        args = {"hex": self.hex, "round": self.round}
        options: list[HoldGround | FleeTo] = [HoldGround(), *flights]
        return Ask(self.enemy(game), HOLD, options, self.decided, self.why_not_flee, args=args)

    def enemy(self, game: Game) -> Seat:
        """The seat of the defenders."""
        return other(game.unit(self.units[0]).seat)

    def defenders(self, game: Game) -> Units:
        """All units in the assaulted hex."""
        return tuple([unit.id for unit in game.units_in(self.hex)])

    def why_not_flee(self, game: Game, choice: HoldGround | FleeTo) -> Refusal | None:
        """At least one defender must be able to flee there.  [gts.assault.cannot-flee gts.assault.flee-unable]"""
        if isinstance(choice, HoldGround):
            return None
        reasons = [why_cannot_flee(game, game.unit(unit), choice.hex) for unit in self.defenders(game)]
        return None if None in reasons else reasons[0]

    def decided(self, game: Game, choice: HoldGround | FleeTo) -> Step:
        """All hold, or all flee."""
        match choice:
            case HoldGround():
                game.emit(events.AssaultHeld(self.hex))
                return Goto(self.declare)
            case FleeTo(hex=hex):
                return Call(Flight(self.defenders(game), self.hex, hex, self.units), then=self.won)

    def won(self, game: Game) -> Step:
        """The attackers advance, and the Assault is over.  [gts.assault.must-advance gts.assault.advance]"""
        return Call(Advance(self.units, self.hex, self.column), then=self.over)

    def over(self, game: Game) -> Step:
        """Nobody fights any more."""
        return self.done(self.units)

    def declare(self, game: Game) -> Step:
        """All attackers fire, or all charge.  [gts.assault.declare]"""
        seat = game.unit(self.units[0]).seat
        options: list[DeclareFire | DeclareCharge] = [DeclareFire(), DeclareCharge()]
        return Ask(seat, DECLARE, options, self.declared, args={"hex": self.hex, "round": self.round})

    def declared(self, game: Game, choice: DeclareFire | DeclareCharge) -> Step:
        """Go on with it."""
        match choice:
            case DeclareFire():
                return Goto(self.defend)
            case DeclareCharge():
                game.emit(events.Charged(self.hex))
                return Goto(self.withstand)

    def withstand(self, game: Game) -> Step:
        """One defender tests for all, whichever his owner likes.  [gts.assault.charge]"""
        options = [Steady(unit) for unit in self.defenders(game)]
        return Ask(self.enemy(game), STEADY, options, self.tests, self.why_not_steady, args={"hex": self.hex})

    def why_not_steady(self, game: Game, choice: Steady) -> Refusal | None:
        """Only one of the defenders."""
        if choice.unit in self.defenders(game):
            return None
        return Refusal("gts.assault.charge", {"unit": choice.unit})

    def tests(self, game: Game, choice: Steady) -> Step:
        """Test; a command point will do."""
        return Call(QualityTest(choice.unit, "charge"), then=self.withstood)

    def withstood(self, game: Game, passed: bool) -> Step:
        """They fire, and that is all; or they are gone.

        [gts.assault.charge gts.assault.declare gts.assault.must-advance gts.ruling.charge-no-bonus]
        """
        if passed:
            return Call(AssaultFire(self.defenders(game), self.units, defending=True), then=self.over)
        for number in self.defenders(game):
            eliminate(game, game.unit(number))
        return Goto(self.won)

    def defend(self, game: Game) -> Step:
        """The defenders fire first.  [gts.assault.def-fire gts.assault.sequential]"""
        return Call(AssaultFire(self.defenders(game), self.units, defending=True), then=self.attack)

    def attack(self, game: Game) -> Step:
        """The attackers who are left fire.  [gts.assault.att-fire gts.assault.attackers-drop]"""
        left = still_in(game, self.units)
        if not left:
            return self.done(self.units)
        return Call(AssaultFire(left, self.defenders(game), defending=False), then=self.but(units=left).reform)

    def reform(self, game: Game) -> Step:
        """The hex is won, or those in Column may leave it.  [gts.assault.advance gts.assault.column-exit]"""
        defenders = self.defenders(game)
        if not defenders:
            return Goto(self.won)
        formed = tuple([unit for unit in (*self.units, *defenders) if game.unit(unit).column])
        return Call(QuitColumns(formed), then=self.next_round)

    def next_round(self, game: Game) -> Step:
        """The Assault ends after the third round, or when one side is gone; else it may go on.

        [gts.assault.continue gts.assault.nature]
        """
        left = still_in(game, self.units)
        if not left:
            return self.done(self.units)
        if not self.defenders(game):
            return Goto(self.won)
        if self.round == game.scene.rulebook.assault.rounds:
            return self.done(left)
        return Goto(self.but(units=left).ask_on)

    def ask_on(self, game: Game) -> Step:
        """The attacker decides.  [gts.assault.continue]"""
        options: list[GoOn | Withdraw] = [GoOn(), Withdraw()]
        args = {"hex": self.hex, "round": self.round}
        return Ask(game.unit(self.units[0]).seat, GO_ON, options, self.goes_on, args=args)

    def goes_on(self, game: Game, choice: GoOn | Withdraw) -> Step:
        """Another round, or the end."""
        match choice:
            case GoOn():
                return Goto(self.but(round=self.round + 1).start)
            case Withdraw():
                game.emit(events.AssaultWithdrawn(self.hex))
                return self.done(self.units)


class QuitColumns(Frame[None]):
    """At the end of a round units in Column may leave it, each for a cohesion hit.

    [gts.assault.column-exit gts.ruling.column-hit-timing gts.move.vehicle-terrain]
    """

    shown = False
    units: Units

    def start(self, game: Game) -> Step:
        """Ask about the next one who may stand where it is out of Column."""
        able = tuple([unit for unit in self.units if why_not_deployed(game, game.unit(unit)) is None])
        if not able:
            return self.done()
        options: list[QuitColumn | Pass] = [QuitColumn(), PASS]
        asked = self.but(units=able)
        return Ask(game.unit(able[0]).seat, LEAVE_COLUMN, options, asked.chosen, args={"unit": able[0]})

    def chosen(self, game: Game, choice: QuitColumn | Pass) -> Step:
        """It leaves Column at once, or stays in it."""
        number, *rest = self.units
        if isinstance(choice, QuitColumn):
            break_column(game, game.unit(number))
        return Goto(QuitColumns(tuple(rest)).start)
