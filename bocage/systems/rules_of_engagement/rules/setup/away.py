"""Who lies in ambush keeps away from the road by which the enemy comes."""

from __future__ import annotations

from bocage.board.table import Path
from bocage.board.table.crossings import is_on_band
from bocage.kernel import Seat
from bocage.systems.rules_of_engagement.state.game import Game


def keeps_away(game: Game, seat: Seat, to: Path) -> bool:
    """Whether all places are as far from the road as the scenario wants it.  [roe.scn.ambush]"""
    away = game.scene.side(seat).away
    if away is None:
        return True
    piece = game.ground.piece(game.scene.place_names.index(away.place))
    assert piece is not None
    wide = piece.text.width + 2 * away.least
    return not any(is_on_band(at, leg, wide) for at in to for leg in piece.shape.legs)
