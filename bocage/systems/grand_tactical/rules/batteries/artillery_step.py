"""Step E: each side makes and dissolves its Parks, then tries for radio contact."""

from __future__ import annotations

from bocage.kernel import Call, InTurn, Seat, Step
from bocage.systems.grand_tactical.rules.batteries.contact import ContactAttempts
from bocage.systems.grand_tactical.rules.batteries.parks import ParkChanges
from bocage.systems.grand_tactical.state.game import Game


class ArtilleryStep(InTurn):
    """Step E of a turn, side after side.

    [gts.seq.order gts.ruling.step-letters gts.park.create gts.contact.attempt]
    """

    def order(self, game: Game) -> tuple[Seat, Seat]:
        """See `InTurn`."""
        return (0, 1)

    def serve(self, game: Game, seat: Seat) -> Step:
        """Parks first: batteries in them may try for contact."""
        return Call(ParkChanges(seat), then=self.contact)

    def contact(self, game: Game) -> Step:
        """Then contact."""
        return Call(ContactAttempts(self.seat(game)), then=self.onward)
