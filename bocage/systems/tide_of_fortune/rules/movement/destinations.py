"""Destinations: of the hexes in reach, those that are worth listing."""

from __future__ import annotations

from bocage.board.hex import Hex, Reach
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import Unit, other

FEW = 40
"""So many are listed as they are."""
NEAR = 2


def worth_listing(game: Game, unit: Unit, found: Reach) -> list[Hex]:
    """Junctions, towns, ends of bridges, hexes near by and hexes beside enemies; where there are few, all."""
    hexes = [hex for hex in found.cost if hex != unit.hex]
    if len(hexes) <= FEW:
        return hexes
    scene = game.scene
    near = scene.grid.within(unit.hex, NEAR) | scene.landmarks
    enemies = game.occupied[other(unit.seat)]
    return [hex for hex in hexes if near >> hex & 1 or scene.grid.adjacent[hex] & enemies]
