"""Markers: laying one in a hex, with a counter that is free."""

from __future__ import annotations

from bocage.board.hex import Hex
from bocage.kernel import Seat, UnitId
from bocage.systems.tide_of_fortune.schema.vocabulary import MarkerKind
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import NONE, OFF_MAP, Marker


def lay_marker(game: Game, kind: MarkerKind, hex: Hex, seat: Seat, value: int = 0, by: UnitId = NONE) -> None:
    """Lay a marker in a hex."""
    free = next((marker.id for marker in game.markers if marker.hex == OFF_MAP), len(game.markers))
    game.put(Marker(free, kind, hex, seat, value, game.now.impulse, by))


def markers_in(game: Game, hex: Hex, kind: MarkerKind) -> list[Marker]:
    """The markers of a kind in a hex."""
    return [marker for marker in game.markers if marker.hex == hex and marker.kind == kind]
