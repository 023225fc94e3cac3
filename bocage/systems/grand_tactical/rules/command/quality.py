"""Troop quality: tests, what modifies them, and those that a command point passes."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.kernel import Ask, Capped, Frame, Goto, Modifier, Option, RolledLow, Step, UnitId
from bocage.systems.grand_tactical.rules.command.command_range import is_commanded
from bocage.systems.grand_tactical.rules.command.divisions import can_pay, pay_for
from bocage.systems.grand_tactical.schema.vocabulary import TestKind
from bocage.systems.grand_tactical.state.events import command as events
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import Unit

TEST = "test"
"""The prompt of the question whether a point is paid."""


class RollDie(Option):
    """Roll for the test."""

    passes = True


class PayPoint(Option):
    """Pass the test by a command point instead.  [gts.cp.instead-of-roll]"""


ROLL_OR_PAY: tuple[RollDie | PayPoint, ...] = (RollDie(), PayPoint())


class QualityTest(Frame[bool]):
    """A unit tests its troop quality: the die at most its value; 9 always fails, 0 always passes.

    Where the kind of test allows it, and the unit is Commanded, its owner may pay a command point instead, whoever is
    active. A `bare` unit has no benefit of its position.

    [gts.tq.test gts.cp.instead-of-roll gts.cp.inactive-may-spend gts.core.auto-results gts.opp.no-dig-benefit]
    """

    unit: UnitId
    what: TestKind
    terms: tuple[Modifier, ...] = ()
    bare: bool = False

    def start(self, game: Game) -> Step:
        """Ask how, if there is a choice."""
        unit = game.unit(self.unit)
        if may_pay(game, unit, self.what):
            return Ask(unit.seat, TEST, ROLL_OR_PAY, self.how, args={"unit": unit.id, "what": self.what})
        return Goto(self.roll)

    def how(self, game: Game, choice: RollDie | PayPoint) -> Step:
        """A point passes the test without a die."""
        match choice:
            case RollDie():
                return Goto(self.roll)
            case PayPoint():
                pay_for(game, game.unit(self.unit))
                return self.done(True)

    def roll(self, game: Game) -> Step:
        """Throw the die."""
        unit = game.unit(self.unit)
        quality = quality_of(game, unit, self.terms, self.bare)
        pool = game.dice.low(1, quality.value)
        game.emit(RolledLow(self.what, unit.seat, quality.value, pool.hits, pool.faces))
        game.emit(events.Tested(unit.id, self.what, quality, bool(pool.hits)))
        return self.done(bool(pool.hits))


def may_pay(game: Game, unit: Unit, what: TestKind) -> bool:
    """Whether a command point would pass a test: for some kinds, for a Commanded unit whose division has one.

    [gts.cp.auto-pass-list gts.cp.no-auto-pass gts.ooc.effects gts.res.cp-availability gts.reinf.no-cp]
    """
    return what in game.scene.paid_tests and can_pay(game, unit) and is_commanded(game, unit)


def quality_of(game: Game, unit: Unit, terms: tuple[Modifier, ...] = (), bare: bool = False) -> Capped:
    """The troop quality of a unit as it stands, and what the test adds.  [gts.tq.modifiers gts.tq.max-eight]"""
    printed = Modifier("gts.tq.test", game.profile(unit).quality)
    most = game.scene.rulebook.quality.most
    position = () if bare else _position_terms(game, unit)
    return Capped.within([printed, *_state_terms(game, unit), *position, *terms], least=0, most=most)


def _state_terms(game: Game, unit: Unit) -> Iterator[Modifier]:
    """What the state of a unit adds to its quality, in every test.  [gts.tq.modifiers gts.barrage.step-two-effects]"""
    numbers = game.scene.rulebook.quality
    if not is_commanded(game, unit):
        yield Modifier("gts.ooc.effects", numbers.uncommanded)
    if unit.suppressed:
        yield Modifier("gts.res.suppressed-limits", numbers.suppressed)
    if unit.hits == 2:
        yield Modifier("gts.res.cohesion-effects", numbers.two_hits)
    if unit.lost:
        yield Modifier("gts.res.step-loss-effects", numbers.reduced)
    if game.heavy >> unit.hex & 1:
        yield Modifier("gts.barrage.values", numbers.heavy_barrage)
    elif game.barrages >> unit.hex & 1:
        yield Modifier("gts.barrage.values", numbers.light_barrage)
    if unit.marker == "hero":
        yield Modifier("gts.tq.modifiers", numbers.hero)
    elif unit.marker == "bocage":
        yield Modifier("gts.tq.modifiers", numbers.bocage)


def _position_terms(game: Game, unit: Unit) -> Iterator[Modifier]:
    """What the position of a unit adds to its quality.  [gts.ip.benefit gts.ent.benefit]"""
    numbers = game.scene.rulebook.quality
    if unit.shelter == "improved":
        yield Modifier("gts.ip.benefit", numbers.improved)
    elif unit.shelter == "entrenched":
        yield Modifier("gts.ent.benefit", numbers.entrenched)
