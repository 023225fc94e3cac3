"""A loss that asks a question in the middle of an interrupt; a variant of the ford calls it."""

from __future__ import annotations

from bocage.kernel import Ask, Frame, Seat, Step

from .rules import strike
from .state import Ford, GiveOrder


class Panic(Frame[None]):
    """The owner of a lost unit names another one that loses heart."""

    seat: Seat

    def start(self, game: Ford) -> Step:
        options = [GiveOrder(unit.id) for unit in game.units_of(self.seat) if unit.strength > 0]
        if not options:
            return self.done()
        return Ask(self.seat, "panic", options, then=self.lose_heart)

    def lose_heart(self, game: Ford, choice: GiveOrder) -> Step:
        strike(game, choice.unit, 1)
        return self.done()
