"""Spoiling: the reaction player strikes between two attacks of the other."""

from __future__ import annotations

from bocage.kernel import Ask, Call, Frame, Goto, Option, Pass, Refusal, Step
from bocage.kernel.frames import PASS
from bocage.systems.tide_of_fortune.rules.combat.barrage import expire_hits
from bocage.systems.tide_of_fortune.rules.impulses.hooks import order_of
from bocage.systems.tide_of_fortune.rules.impulses.orderable import why_not_ordered
from bocage.systems.tide_of_fortune.state.events import turn as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import DivisionId, other

SPOIL = "spoiling.division"


class Spoil(Option):
    """Make a spoiling attack with this division."""

    division: DivisionId


class SpoilingWindow(Frame[None]):
    """The reaction player may strike as often as his points allow; the other's impulse waits.

    [tof.3.spoil-trigger tof.3.spoil-cost tof.3.spoil-one-division tof.3.spoil-pass tof.3.spoil-accumulate
    tof.3.spoil-interrupt tof.ruling.spoil-boxes]
    """

    suspended: int = 0
    """The impulse that waits."""

    def start(self, game: Game) -> Step:
        """Ask him, while he has the points and a division that can."""
        seat = other(game.now.initiative)
        offers: list[Spoil | Pass] = [Spoil(division.id) for division in game.divisions if division.seat == seat]
        legal = [choice for choice in [*offers, PASS] if self.why_not(game, choice) is None]
        if len(legal) == 1:
            return self.done()
        return Ask(seat, SPOIL, legal, self.chosen, self.why_not, args={"points": game.now.spoiling})

    def why_not(self, game: Game, choice: Spoil | Pass) -> Refusal | None:
        """Three points, and a division that may still be given an order.  [tof.3.spoil-cost tof.5.spoiling-cost]"""
        if isinstance(choice, Pass):
            return None
        price = game.scene.rulebook.spoiling.price
        if game.now.spoiling < price:
            return Refusal("tof.3.spoil-cost", {"points": price})
        division = game.divisions[choice.division]
        if division.seat == game.now.initiative:
            return Refusal("tof.4.who-when", {"division": division.id})
        return why_not_ordered(game, division, game.armies[division.army])

    def chosen(self, game: Game, choice: Spoil | Pass) -> Step:
        """The strike is an impulse of its own, with an order that judges supply like any other.

        [tof.3.spoil-supply tof.8.arthit-expire]
        """
        if isinstance(choice, Pass):
            return self.done()
        clock = game.now
        points = clock.spoiling - game.scene.rulebook.spoiling.price
        game.put(clock.but(spoiling=points, counted=clock.counted + 1, impulse=clock.counted + 1))
        game.emit(events.SpoilingBegan(choice.division))
        expire_hits(game, game.divisions[choice.division].seat)
        return Call(order_of(game, choice.division, "spoiling"), then=self.but(suspended=clock.impulse).resume)

    def resume(self, game: Game) -> Step:
        """The other's impulse goes on where it stopped.  [tof.3.spoil-interrupt]"""
        game.put(game.now.but(impulse=self.suspended))
        return Goto(SpoilingWindow().start)
