"""Counterattacks: the defender tries at once to retake the position that he has lost."""

from __future__ import annotations

from bocage.kernel import PASS, Ask, Call, Frame, Goto, Option, Pass, PlaceId, Refusal, Seat, Step, UnitId
from bocage.kernel.records import ActorId
from bocage.systems.tide_of_fortune.rules.combat.advance import Occupation
from bocage.systems.tide_of_fortune.rules.combat.declaring import why_cannot_fight
from bocage.systems.tide_of_fortune.rules.combat.disruption import Disrupt
from bocage.systems.tide_of_fortune.rules.combat.morale import Morale, Rating
from bocage.systems.tide_of_fortune.rules.combat.retreat import RetreatUnits
from bocage.systems.tide_of_fortune.state.events import combat as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import NONE, Unit, other
from bocage.systems.tide_of_fortune.state.rolling import roll_one

JOIN, TEST = "counterattack.unit", "counterattack.test"


class Join(Option):
    """Let a unit test its morale, to join the counterattack."""

    unit: ActorId


class LaunchCounterattack(Option):
    """Counterattack with those named so far."""

    until = "CounterCombat"


class TestTogether(Option):
    """One roll for all."""

    until = "CounterCombat"


class TestEach(Option):
    """A roll for each unit."""

    until = "CounterCombat"


class Counterattack(Frame[None]):
    """Who has lost a position may try to retake it: friends beside it test, and those who pass go in.

    [tof.8.ca-when tof.8.ca-test tof.8.ca-roll-choice tof.8.ca-defender-only]
    """

    hex: PlaceId
    seat: Seat
    units: tuple[UnitId, ...] = ()
    passed: tuple[UnitId, ...] = ()

    def start(self, game: Game) -> Step:
        """Ask who joins."""
        offers: list[Join | LaunchCounterattack | Pass] = [Join(unit.id) for unit in self.near(game)]
        legal = [choice for choice in [*offers, LaunchCounterattack(), PASS] if self.why_not(game, choice) is None]
        if len(legal) == 1 and not self.units:
            return self.done()
        return Ask(self.seat, JOIN, legal, self.chosen, self.why_not, args={"hex": self.hex})

    def near(self, game: Game) -> list[Unit]:
        """The units of his side around the position."""
        hexes = game.scene.grid.neighbours(self.hex)
        return [unit for hex in hexes for unit in game.units_in(hex) if unit.seat == self.seat]

    def why_not(self, game: Game, choice: Join | LaunchCounterattack | Pass) -> Refusal | None:
        """Any unit beside the position that may attack at all, and is not in reserve.  [tof.8.ca-test]"""
        match choice:
            case Pass():
                return None
            case LaunchCounterattack():
                return None if self.units else Refusal("tof.8.ca-test", {"hex": self.hex}, reason="nobody")
            case Join(unit=number):
                unit = game.unit(number)
                held = unit.division != NONE and game.divisions[unit.division].reserve
                if unit.seat != self.seat or unit.id in self.units or held:
                    return Refusal("tof.8.ca-test", {"unit": unit.id})
                return why_cannot_fight(game, unit, self.hex)

    def chosen(self, game: Game, choice: Join | LaunchCounterattack | Pass) -> Step:
        """One more; or they go; or nobody does."""
        match choice:
            case Join(unit=unit):
                return Goto(self.but(units=(*self.units, unit)).start)
            case LaunchCounterattack():
                game.emit(events.CounterattackBegan(self.hex))
                return Goto(self.ask_test)
            case Pass():
                return self.done()

    def ask_test(self, game: Game) -> Step:
        """One roll or several: decided before the first.  [tof.8.ca-roll-choice]"""
        offers: list[TestTogether | TestEach] = [TestTogether()]
        if len(self.units) > 1:
            offers.append(TestEach())
        return Ask(self.seat, TEST, offers, self.decided)

    def decided(self, game: Game, choice: TestTogether | TestEach) -> Step:
        """They test.  [tof.8.ca-test]"""
        if isinstance(choice, TestTogether):
            return Call(Morale(self.units, "defence"), then=self.tested)
        return Goto(self.test_next)

    def tested(self, game: Game, failed: tuple[UnitId, ...]) -> Step:
        """Those who pass go in."""
        return Goto(self.but(units=(), passed=tuple([unit for unit in self.units if unit not in failed])).go)

    def test_next(self, game: Game) -> Step:
        """One after the other."""
        if not self.units:
            return Goto(self.go)
        return Call(Morale(self.units[:1], "defence"), then=self.tested_one)

    def tested_one(self, game: Game, failed: tuple[UnitId, ...]) -> Step:
        """The next."""
        passed = self.passed if failed else (*self.passed, self.units[0])
        return Goto(self.but(units=self.units[1:], passed=passed).test_next)

    def go(self, game: Game) -> Step:
        """The counterattack, if anybody is left for it."""
        if not self.passed:
            return self.done()
        return Call(resolve(self.hex, self.passed), then=self.finished)


def resolve(hex: PlaceId, units: tuple[UnitId, ...]) -> CounterCombat:
    """A counterattack of some units on a hex by the table: also how Germans react to a drop.  [tof.ruling.drop-ca]"""
    return CounterCombat(hex, units)


class CounterCombat(Frame[None]):
    """TR against TR and a die; whoever has thrown the others out may enter the hex.

    [tof.8.ca-resolve tof.8.ca-letters tof.8.ca-regain tof.8.tac-support-exclusion]
    """

    hex: PlaceId
    units: tuple[UnitId, ...]

    def start(self, game: Game) -> Step:
        """The difference, the die, the result."""
        own = [game.unit(unit) for unit in self.units]
        holders = [unit for unit in game.units_in(self.hex) if unit.seat == other(own[0].seat)]
        difference = sum(game.face(unit).tr for unit in own) - sum(game.face(unit).tr for unit in holders)
        for unit in holders:
            game.put(unit.but(attacked=game.now.impulse))
        die = roll_one(game, "counterattack", own[0].seat)
        result = game.scene.charts.counterattack.result(difference, die)
        game.emit(events.CounterattackRolled(difference, die, result))
        if not result:
            return self.done()
        if result[0] == "A":
            return Call(CounterEffect(result[1], self.units, (self.hex,), "defence"), then=self.retake)
        foes = tuple(sorted({unit.hex for unit in own}))
        shaken = tuple([unit.id for unit in holders])
        return Call(CounterEffect(result[1], shaken, foes, "offence"), then=self.retake)

    def retake(self, game: Game) -> Step:
        """Those who have thrown the others out may enter; there is no counterattack on them.  [tof.8.ca-regain]"""
        left = tuple([unit for unit in self.units if game.unit(unit).on_map])
        if not left:
            return self.done()
        return Call(Occupation(self.hex, left, shaken=True), then=self.finished)


class CounterEffect(Frame[None]):
    """What a letter of the Counterattacks Table does to units: R is a retreat of a hex, D disruption, M a morale test.

    `foes` are the hexes that they go back from, `rating` is what they test on.

    [tof.8.ca-letters tof.8.ca-r tof.8.ca-d tof.8.ca-m]
    """

    letter: str
    units: tuple[UnitId, ...]
    foes: tuple[PlaceId, ...]
    rating: Rating

    def start(self, game: Game) -> Step:
        """Retreat, disruption, or a test."""
        match self.letter:
            case "R":
                return Call(RetreatUnits(self.units, 1, self.foes), then=self.finished)
            case "D":
                return Call(Disrupt(self.units, self.foes), then=self.shaken)
        return Call(Morale(self.units, self.rating), then=self.tested)

    def tested(self, game: Game, failed: tuple[UnitId, ...]) -> Step:
        """Who fails is disrupted, or goes back if he was.  [tof.8.ca-m]"""
        return Call(Disrupt(failed, self.foes), then=self.shaken)

    def shaken(self, game: Game, again: tuple[UnitId, ...]) -> Step:
        """Those that were disrupted already have gone back.  [tof.8.ca-d]"""
        return self.done()
