"""Advance: attackers who have won the hex go into it."""

from __future__ import annotations

from bocage.kernel import Call, Frame, PlaceId, Step
from bocage.systems.grand_tactical.rules.activation.actions import Units
from bocage.systems.grand_tactical.rules.activation.active_units import PAID
from bocage.systems.grand_tactical.rules.command.leaders import LeadersGoAlong
from bocage.systems.grand_tactical.rules.movement.costs import ground_cost
from bocage.systems.grand_tactical.rules.movement.move import enter
from bocage.systems.grand_tactical.schema.vocabulary import Column
from bocage.systems.grand_tactical.state.game import Game


class Advance(Frame[None]):
    """All who are still in the Assault enter the hex: for nothing, unhindered, and whether they like it or not.

    One to whom the ground is closed, because it has left Column, stays where it is. If points were paid for the
    Assault, Leaders go along.

    [gts.assault.must-advance gts.assault.advance gts.ruling.assault-advance gts.lead.moves-with-cp
    gts.ruling.assault-leader-first-action]
    """

    units: Units
    hex: PlaceId
    column: Column

    def start(self, game: Game) -> Step:
        """They enter it."""
        able = [unit for unit in still_in(game, self.units) if ground_cost(game, game.unit(unit), self.hex) is not None]
        if not able:
            return self.done()
        home = game.unit(able[0]).hex
        for number in able:
            enter(game, game.unit(number), self.hex)
        if self.column in PAID:
            return Call(LeadersGoAlong(tuple(able), home, self.hex), then=self.finished)
        return self.done()


def still_in(game: Game, units: Units) -> Units:
    """The attackers who are left in an Assault: neither gone nor suppressed.

    [gts.assault.attackers-drop gts.assault.mixed-fate]
    """
    return tuple([unit for unit in units if game.unit(unit).on_map and not game.suppressed >> unit & 1])
