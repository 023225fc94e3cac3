"""Paratroops without a link: what a division of them does in the segment of bonus movement."""

from __future__ import annotations

from bocage.kernel import Call, Frame, Refusal, Step
from bocage.systems.tide_of_fortune.rules.combat.attacks import Attacks
from bocage.systems.tide_of_fortune.rules.impulses.orders import EndMoves, Move, MoveChoice, MoveUnits
from bocage.systems.tide_of_fortune.rules.movement.movement import begin_movement
from bocage.systems.tide_of_fortune.rules.strategic.air_supply import is_fed
from bocage.systems.tide_of_fortune.schema.vocabulary import OrderKind
from bocage.systems.tide_of_fortune.state.events import turn as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import DivisionId, Unit


class BonusActivity(Frame[None]):
    """A division of paratroops moves and fights as in an order, but is not designated: it does not tire.

    [tof.3.air-supplied-orders tof.3.air-unsupplied-limits tof.ruling.airborne-bonus]
    """

    division: DivisionId
    order: OrderKind

    def start(self, game: Game) -> Step:
        """Its units move."""
        game.put(game.divisions[self.division].but(ordered=game.now.impulse))
        game.emit(events.OrderGiven(self.division, self.order))
        return Call(MoveParatroops(self.division, self.order), then=self.fight)

    def fight(self, game: Game) -> Step:
        """Then they attack as the order allows, in a Maneuver with their TR alone.  [tof.ruling.airborne-bonus]"""
        return Call(Attacks(self.division, self.order), then=self.finished)


class MoveParatroops(MoveUnits):
    """The units of the division alone; without supply each goes one hex.  [tof.3.air-unsupplied-limits]"""

    def candidates(self, game: Game) -> list[Unit]:
        """Neither assets nor the headquarters above it."""
        return list(game.units_of(game.members[self.division]))

    def why_not(self, game: Game, choice: MoveChoice) -> Refusal | None:
        """Nobody goes along.  [tof.ruling.airborne-bonus]"""
        if not isinstance(choice, EndMoves) and game.unit(choice.unit).division != self.division:
            return Refusal("tof.4.one-division-per-order", {"unit": choice.unit})
        return super().why_not(game, choice)

    def chosen(self, game: Game, choice: MoveChoice) -> Step:
        """See `MoveUnits`."""
        if isinstance(choice, Move) and not is_fed(game.divisions[self.division]):
            creep = begin_movement(game, game.unit(choice.unit), self.order).but(
                legs=game.scene.rulebook.airborne.unsupplied_move, delayed=True
            )
            return Call(creep, then=self.start)
        return super().chosen(game, choice)
