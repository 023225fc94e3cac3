"""The way-points of a campaign's map, and the geography that they lie on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from tools.geography import Degrees, Layout

WaterKind = Literal["major", "minor", "canal"]
RoadKind = Literal["highway", "road", "minor"]


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place with a name, and the hex in which it must lie, or is `set`."""

    at: Degrees
    hex: str
    kind: Literal["town", "city", "village", "causeway"]
    set: bool = False
    port: bool = False
    docks: bool = False


class Waterway(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"kind": "class"}):
    """A river or canal: way-points, or all lines of a name in the geography, which may begin in the middle of one."""

    kind: WaterKind
    points: tuple[Degrees, ...] = ()
    geo: str = ""
    from_longitude: float | None = None
    before: tuple[Degrees, ...] = ()


class Area(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ground of a kind, within corners."""

    terrain: str
    name: str
    polygon: tuple[Degrees, ...]


class Dikes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is under water when the dikes break: the hexes of a region so near a place."""

    of: str
    at: str
    within: int


class Block(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first and the last of some columns and rows."""

    columns: tuple[int, int]
    rows: tuple[int, int]


class Campaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The way-points of the map."""

    grid: Layout
    coast_from: float
    out_of_play: Block
    places: dict[str, Place]
    waterways: dict[str, Waterway]
    roads: dict[RoadKind, tuple[tuple[str | Degrees, ...], ...]]
    areas: tuple[Area, ...]
    westwall: dict[str, tuple[Degrees, ...]]
    beaches: dict[str, tuple[Degrees, ...]]
    ferries: tuple[tuple[str, str], ...]
    entries: dict[Literal["allied", "german"], dict[str, tuple[str, ...]]]
    bridges: dict[str, str]
    batteries: dict[str, int]
    regions: dict[str, tuple[Degrees, ...]]
    dikes: Dikes


class Geography:
    """The sea, and rivers by their names."""

    def __init__(self, features: Sequence[Any]) -> None:
        self.sea: list[list[Degrees]] = []
        self.rivers: dict[str, list[list[Degrees]]] = {}
        for feature in features:
            shape, kind = feature["geometry"], feature["properties"]["kind"]
            lines = [shape["coordinates"]] if shape["type"] == "LineString" else shape["coordinates"]
            if kind == "sea":
                self.sea += lines
            else:
                self.rivers.setdefault(feature["properties"]["name"], []).extend(lines)
