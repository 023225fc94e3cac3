"""Rolling: dice that fall before everybody's eyes."""

from __future__ import annotations

from bocage.kernel import Faces, Rolled, Seat
from bocage.systems.tide_of_fortune.state.game import Game


def roll(game: Game, what: str, by: Seat, n: int = 1) -> Faces:
    """Throw dice of which each face counts, and show them."""
    faces = game.dice.dice(n)
    game.emit(Rolled(what, by, n, 0, 0, faces))
    return faces


def roll_one(game: Game, what: str, by: Seat) -> int:
    """Throw one die, and show it."""
    (face,) = roll(game, what, by)
    return face
