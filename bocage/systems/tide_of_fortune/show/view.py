"""What a seat may know, and what it may imagine of the rest: all is open but the bids that are being made."""

from __future__ import annotations

from bocage.kernel import Dice, Seat, View
from bocage.systems.tide_of_fortune.state.game import Game


def view(game: Game, seat: Seat) -> View:
    """Every table is open; what the other side bids is known only when both have.  [tof.3.bid-secret]"""
    return View.of(game, seat, game.scene, {name: tuple(getattr(game, name)) for name in Game.TABLES})


def determinize(view: View, dice: Dice) -> Game:
    """The game of a view."""
    game: Game = view.game(dice)
    game.changed.clear()
    view.enter(game)
    return game
