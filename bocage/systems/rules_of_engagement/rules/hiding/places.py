"""Where troops may hide."""

from __future__ import annotations

from bocage.kernel import PlaceId
from bocage.systems.rules_of_engagement.state.game import Game


def is_covering(game: Game, place: PlaceId) -> bool:
    """Whether a piece of terrain hides men: it is cover, not open ground.  [roe.scn.hidden-deployment]"""
    piece = game.ground.piece(place)
    return piece is not None and piece.kind.cover != "none"
