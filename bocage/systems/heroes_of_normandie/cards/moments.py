"""The moments at which cards may be played: each answers a window, or None where nobody could hold a card for it."""

from __future__ import annotations

from bocage.kernel import Frame
from bocage.systems.heroes_of_normandie.fire import Shot
from bocage.systems.heroes_of_normandie.state import Game


def between_activations(game: Game) -> Frame[None] | None:
    """Cards that are played while no activation is going on."""
    return None


def before_dice(game: Game, shot: Shot) -> Frame[Shot] | None:
    """What both players may announce for a shot before its dice; answers the shot with what it adds or takes off."""
    return None
