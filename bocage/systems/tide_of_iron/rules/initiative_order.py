"""Initiative order (Ordre d'initiative): the side with the initiative goes first, whoever it is that goes round."""

from __future__ import annotations

from bocage.kernel import InTurn, Seat
from bocage.systems.tide_of_iron.state.game import Game, SideId, other


class PlayersInTurn(InTurn):
    """Each player in initiative order; team-mates in the order on which they agreed."""

    def order(self, game: Game) -> tuple[Seat, ...]:
        """See `InTurn`."""
        return game.turn_order


class SidesInTurn(InTurn):
    """The side with the initiative, then the other; a team does together what falls to its side."""

    def order(self, game: Game) -> tuple[SideId, SideId]:
        """See `InTurn`."""
        first = game.now.initiative
        return first, other(first)

    def side(self, game: Game) -> SideId:
        """The side whose turn it is."""
        return self.seat(game)
