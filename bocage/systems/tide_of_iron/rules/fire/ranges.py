"""Range (Portée): how far a unit shoots, and what its dice need at each distance."""

from __future__ import annotations

from typing import Literal

from bocage.board.hex import Hex
from bocage.systems.tide_of_iron.state.game import Game

Band = Literal["close", "normal", "long"]

WORST_FIRST: tuple[Band, ...] = ("long", "normal", "close")
"""The ranges, the least favourable first.  [toi.combined.worst-range]"""


def reach_of(game: Game, shooter: Hex, target: Hex, range: int) -> int:
    """An attacker above its target has a range one longer, however much higher it stands.

    [toi.range.elevation toi.terrain.hill-range toi.ruling.combined-op-fire-example-on-a-hill]
    """
    return range + (game.fields.lower[shooter] >> target & 1)


def band_at(game: Game, shooter: Hex, target: Hex, range: int) -> Band | None:
    """Close in the same or an adjacent hex, normal up to the range, long up to twice the range, else out of range.

    [toi.range.count toi.range.close toi.range.normal toi.range.long toi.range.out toi.range.same-hex]
    """
    distance = game.scene.grid.distance(shooter, target)
    reach = reach_of(game, shooter, target, range)
    if distance > 2 * reach:
        return None
    if distance <= 1:
        return "close"
    return "normal" if distance <= reach else "long"


def worst(bands: list[Band]) -> Band:
    """The least favourable of several ranges.  [toi.combined.worst-range]"""
    return min(bands, key=WORST_FIRST.index)
