"""The order of play (Ordre de jeu): in everything that both players do one after the other."""

from __future__ import annotations

from bocage.kernel import InTurn, Seat
from bocage.systems.heroes_of_normandie.state.game import Game


class PlayersInTurn(InTurn):
    """The player with the initiative, then the other."""

    def order(self, game: Game) -> tuple[Seat, Seat]:
        """See `InTurn`."""
        return game.order_of_play
