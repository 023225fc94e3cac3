"""Markers on the map: laid from the box, and put back into it."""

from __future__ import annotations

from bocage.board.hex import Hex
from bocage.systems.tide_of_iron.schema.vocabulary import MarkerKind
from bocage.systems.tide_of_iron.state.game import OFF_BOARD, Game, Marker


def lay(game: Game, kind: MarkerKind, hex: Hex) -> Marker:
    """Put a marker of a kind into a hex: one that is back in the box, else a new one."""
    number = next((marker.id for marker in game.markers if marker.hex == OFF_BOARD), len(game.markers))
    marker = Marker(number, kind, hex)
    game.put(marker)
    return marker


def take_away(game: Game, kind: MarkerKind, hex: Hex) -> None:
    """Put the first marker of a kind in a hex back into the box."""
    marker = next(marker for marker in game.markers if marker.hex == hex and marker.kind == kind)
    game.put(marker.but(hex=OFF_BOARD))
