"""Losses at sea: a unit aboard loses a step."""

from __future__ import annotations

from bocage.kernel import Ask, Frame, Option, Refusal, Step
from bocage.kernel.records import ActorId
from bocage.systems.tide_of_fortune.rules.combat.losses import (
    bear_step,
    bears_alone,
    can_take_step,
    eliminate,
    take_step,
)
from bocage.systems.tide_of_fortune.rules.sea.voyages import cargo
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import NONE, TransportId, Unit

LOSS = "sea.loss"


class BearLoss(Option):
    """This unit bears the loss."""

    unit: ActorId


class LoseAboard(Frame[None]):
    """The owner says which unit aboard loses a step: of a regular unit its headquarters does.

    [tof.ruling.transport-step tof.9.barge-indestructible]
    """

    transport: TransportId

    def start(self, game: Game) -> Step:
        """Ask him."""
        aboard = cargo(game, self.transport)
        if not aboard:
            return self.done()
        options = [BearLoss(unit.id) for unit in aboard]
        seat = game.transports[self.transport].seat
        return Ask(seat, LOSS, options, self.chosen, self.why_not, args={"transport": self.transport})

    def why_not(self, game: Game, choice: BearLoss) -> Refusal | None:
        """Somebody aboard.  [tof.ruling.transport-step]"""
        if any(unit.id == choice.unit for unit in cargo(game, self.transport)):
            return None
        return Refusal("tof.ruling.transport-step", {"unit": choice.unit})

    def chosen(self, game: Game, choice: BearLoss) -> Step:
        """It loses a step."""
        lose_step(game, game.unit(choice.unit))
        return self.done()


def lose_step(game: Game, unit: Unit) -> None:
    """A step is lost: by the unit itself, or by its headquarters; where nobody can take it the unit is gone.

    [tof.ruling.transport-step tof.8.loss-on-hq tof.8.loss-asset tof.ruling.iso-steps tof.ruling.ratings-floor]
    """
    if bears_alone(game, unit):
        bear_step(game, unit.id)
    elif unit.division != NONE and can_take_step(game, game.divisions[unit.division]):
        take_step(game, unit.division)
    else:
        eliminate(game, unit.id)
