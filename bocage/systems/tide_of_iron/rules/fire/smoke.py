"""Smoke (Fumigènes): where it may be laid, how much there is, and when it lifts."""

from __future__ import annotations

from bocage.board.hex import Hex
from bocage.kernel import Event, PlaceId, Refusal
from bocage.systems.tide_of_iron.rules.setup.supply import markers_left
from bocage.systems.tide_of_iron.state.game import OFF_BOARD, Game
from bocage.systems.tide_of_iron.state.markers import lay


class SmokeLaid(Event):
    """Smoke covers a hex."""

    hex: PlaceId


class SmokeLifted(Event):
    """All smoke lifts."""


def why_no_smoke(game: Game, hex: Hex) -> Refusal | None:
    """Smoke is not laid on buildings nor twice on a hex, and there are only so many markers.

    [toi.smoke.placement toi.smoke.count]
    """
    if game.scene.buildings >> hex & 1:
        return Refusal("toi.smoke.placement", {"place": hex}, "building")
    if game.marked["smoke"] >> hex & 1:
        return Refusal("toi.smoke.placement", {"place": hex})
    if markers_left(game, "smoke") <= 0:
        return Refusal("toi.smoke.count", {"place": hex})
    return None


def smoke_places(game: Game) -> int:
    """The hexes where smoke may be laid, as a bitset.  [toi.smoke.placement toi.smoke.count]"""
    if markers_left(game, "smoke") <= 0:
        return 0
    return game.scene.grid.playable & ~game.scene.buildings & ~game.marked["smoke"]


def lay_smoke(game: Game, hex: Hex) -> None:
    """Lay smoke on a hex: from now on it blocks sight, covers and halves."""
    lay(game, "smoke", hex)
    game.emit(SmokeLaid(hex))


def lift_smoke(game: Game) -> None:
    """All smoke is removed in the Status phase.  [toi.smoke.removed]"""
    lifted = [marker for marker in game.markers if marker.kind == "smoke" and marker.hex != OFF_BOARD]
    for marker in lifted:
        game.put(marker.but(hex=OFF_BOARD))
    if lifted:
        game.emit(SmokeLifted())
