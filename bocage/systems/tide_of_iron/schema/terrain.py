"""Kinds of terrain, and what a stream is by its depth."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Points = Annotated[int, msgspec.Meta(ge=1)]
"""Movement points: nothing is entered for none."""
Depth = Literal["fordable", "deep", "torrent"]

STREAMS: dict[Depth, str] = {"fordable": "stream", "deep": "deep-stream", "torrent": "torrent"}
"""The terrain that a scenario's streams are, by their depth.  [toi.terrain.stream]"""


class Terrain(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a kind of terrain does: costs in movement points, None where it cannot be entered.  [toi.terrain.general]"""

    name: str
    blocking: bool
    squad: Points | None = None
    vehicle: Points | None = None
    cover: int
    conceals: bool = False
    digging: bool = True
    carries_roads: bool = True
    joins_roads: bool = False
    """Whether it goes on from every road beside it."""
    rule: str
