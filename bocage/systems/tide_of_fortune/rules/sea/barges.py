"""Barges at sea are attacked from the air."""

from __future__ import annotations

from bocage.kernel import Ask, Call, Frame, Goto, Option, Pass, Refusal, Step
from bocage.kernel.frames import PASS
from bocage.systems.tide_of_fortune.rules.sea.losses import LoseAboard
from bocage.systems.tide_of_fortune.rules.sea.voyages import at_sea, cargo
from bocage.systems.tide_of_fortune.state.events import sea as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import ALLIED, GERMAN, TransportId
from bocage.systems.tide_of_fortune.state.rolling import roll_one

ATTACK = "barges.attack"


class AttackBarge(Option):
    """Spend TAC points against a barge."""

    transport: TransportId
    points: int


class BargeAttacks(Frame[None]):
    """The Allies may attack each German barge at sea with any number of TAC points: a die up to that costs a step.

    [tof.3.post-barge-air tof.9.barge-air-attack tof.9.barge-at-sea tof.9.barge-indestructible]
    """

    attacked: tuple[TransportId, ...] = ()

    def start(self, game: Game) -> Step:
        """Ask them."""
        offers: list[AttackBarge | Pass] = [
            AttackBarge(one.id, points) for one in at_sea(game) for points in range(1, game.sides[ALLIED].tac + 1)
        ]
        legal = [choice for choice in [*offers, PASS] if self.why_not(game, choice) is None]
        return Ask(ALLIED, ATTACK, legal, self.chosen, self.why_not, args={"points": game.sides[ALLIED].tac})

    def why_not(self, game: Game, choice: AttackBarge | Pass) -> Refusal | None:
        """A German barge at sea with somebody aboard, once, and TAC points that are there.  [tof.9.barge-air-attack]"""
        if isinstance(choice, Pass):
            return None
        barge = game.transports[choice.transport]
        about = {"transport": barge.id}
        loaded = barge in at_sea(game) and barge.seat == GERMAN and cargo(game, barge.id)
        if not loaded or barge.id in self.attacked:
            return Refusal("tof.9.barge-air-attack", about)
        if not 1 <= choice.points <= game.sides[ALLIED].tac:
            return Refusal("tof.9.barge-air-attack", {"points": game.sides[ALLIED].tac}, "points")
        return None

    def chosen(self, game: Game, choice: AttackBarge | Pass) -> Step:
        """Roll; a hit costs a unit aboard a step, never the barge."""
        if isinstance(choice, Pass):
            return self.done()
        side, die = game.sides[ALLIED], roll_one(game, "barge-attack", ALLIED)
        game.put(side.but(tac=side.tac - choice.points))
        game.emit(events.BargeAttacked(choice.transport, choice.points, die, die <= choice.points))
        after = self.but(attacked=(*self.attacked, choice.transport))
        if die <= choice.points:
            return Call(LoseAboard(choice.transport), then=after.start)
        return Goto(after.start)
