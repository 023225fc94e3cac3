"""What a roadblock does to those who would pass."""

from __future__ import annotations

from bocage.board.hex import Hex
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import Unit


def are_routes_open(game: Game, unit: Unit, to: Hex) -> bool:
    """Whether routes lead a unit from its hex into the next: not through a roadblock of another division.

    Nor do the bridges of those routes.  [gts.rb.effect gts.ruling.roadblock-bridge]
    """
    for work in game.works:
        if work.kind == "roadblock" and work.hex in (unit.hex, to) and work.division != unit.division:
            return False
    return True
