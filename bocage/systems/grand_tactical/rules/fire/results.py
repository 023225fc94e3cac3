"""Results: possible suppression, suppression, cohesion hits, step losses, elimination."""

from __future__ import annotations

from bocage.kernel import Ask, Call, Frame, Goto, Option, Step, UnitId
from bocage.systems.grand_tactical.rules.batteries.markers import lift_if_empty
from bocage.systems.grand_tactical.rules.command.quality import QualityTest
from bocage.systems.grand_tactical.schema.vocabulary import Outcome
from bocage.systems.grand_tactical.state.events import fire as events
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import NONE, OFF_MAP, Unit

CONVERT = "suffer.convert"
MOST_HITS = 2


class Convert(Option):
    """Try to take a cohesion hit instead of the suppression."""


class Accept(Option):
    """Be suppressed."""

    passes = True


CONVERT_OR_ACCEPT: tuple[Convert | Accept, ...] = (Accept(), Convert())


class Suffer(Frame[bool]):
    """A unit suffers a result; answers whether it had an effect.

    A `bare` one has no benefit of its position, in its tests either.

    [gts.core.result-set gts.proc.apply-at-once gts.opp.no-dig-benefit]
    """

    unit: UnitId
    result: Outcome
    bare: bool = False

    def start(self, game: Game) -> Step:
        """By the kind of result."""
        unit = game.unit(self.unit)
        match self.result:
            case "S?":
                return Call(QualityTest(unit.id, "suppression", bare=self.bare), then=self.queried)
            case "S":
                return Goto(self.suppression)
            case "C":
                take_cohesion_hit(game, unit)
            case "1":
                lose_step(game, unit)
            case "E":
                eliminate(game, unit)
        return self.done(True)

    def queried(self, game: Game, passed: bool) -> Step:
        """A passed test means no effect, a failed one suppression.  [gts.res.s-query gts.res.convert-after-s-query]"""
        if passed:
            game.emit(events.Withstood(self.unit))
            return self.done(False)
        return Goto(self.suppression)

    def suppression(self, game: Game) -> Step:
        """The owner may try to convert it; a unit that is suppressed already takes a cohesion hit.

        [gts.res.s-convert gts.res.s-on-suppressed gts.ruling.s-query-on-suppressed]
        """
        unit = game.unit(self.unit)
        if unit.suppressed:
            return Goto(self.hit)
        return Ask(unit.seat, CONVERT, CONVERT_OR_ACCEPT, self.answered, args={"unit": unit.id})

    def answered(self, game: Game, choice: Convert | Accept) -> Step:
        """Test for it, or not."""
        match choice:
            case Accept():
                suppress(game, game.unit(self.unit))
                return self.done(True)
            case Convert():
                return Call(QualityTest(self.unit, "conversion", bare=self.bare), then=self.converted)

    def converted(self, game: Game, passed: bool) -> Step:
        """A cohesion hit instead, or the suppression."""
        if passed:
            return Goto(self.hit)
        suppress(game, game.unit(self.unit))
        return self.done(True)

    def hit(self, game: Game) -> Step:
        """A cohesion hit in the place of suppression."""
        take_cohesion_hit(game, game.unit(self.unit))
        return self.done(True)


def suppress(game: Game, unit: Unit) -> None:
    """A unit is suppressed, and out of contact.  [gts.res.suppressed-limits gts.contact.suppressed]"""
    game.put(out_of_contact(game, unit).but(suppressed=True))
    game.emit(events.Suppressed(unit.id))


def take_cohesion_hit(game: Game, unit: Unit) -> None:
    """One hit, then two; the third costs a step. A unit without steps is eliminated.

    [gts.res.cohesion-first gts.res.cohesion-second gts.res.cohesion-third gts.res.cohesion-kept gts.contact.suppressed]
    """
    if game.scene.types[unit.type].steps == 0:
        eliminate(game, unit)
    elif unit.hits == MOST_HITS:
        lose_step(game, unit)
    else:
        game.put(out_of_contact(game, unit).but(hits=unit.hits + 1))
        game.emit(events.CohesionHit(unit.id))


def lose_step(game: Game, unit: Unit) -> None:
    """A unit on its last step, or without any, is eliminated; a step lost never comes back.

    It is counted apart from the side that the counter shows: that may be its transport.

    [gts.res.step-loss gts.res.steps-permanent gts.counter.step-reverse gts.res.cohesion-kept
    gts.res.other-on-suppressed gts.contact.suppressed]
    """
    if game.steps_of(unit) <= 1:
        eliminate(game, unit)
    else:
        game.put(out_of_contact(game, unit).but(lost=unit.lost + 1))
        game.emit(events.StepLost(unit.id))


def eliminate(game: Game, unit: Unit) -> None:
    """A unit leaves the map for good; a rear guard can be used again.  [gts.res.elimination gts.rg.limit]"""
    where = "stock" if game.scene.is_rear_guard(unit.type) else "gone"
    lifted = unit.but(hex=OFF_MAP, where=where, suppressed=False, column=False, park=NONE, attached=NONE)
    game.put(out_of_contact(game, lifted).but(shelter="none", hits=0, entering=False))
    game.emit(events.Eliminated(unit.id))
    lift_if_empty(game, unit.park)


def out_of_contact(game: Game, unit: Unit) -> Unit:
    """A battery that suffers an effect is no longer in contact.  [gts.contact.break gts.contact.effective-fire]"""
    if unit.contact == NONE:
        return unit
    game.emit(events.ContactLost(unit.id))
    return unit.but(contact=NONE)
