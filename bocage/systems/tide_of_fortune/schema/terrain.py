"""The Terrain Effects Chart: what hexes, hexsides and roads cost, hold and give. Costs are in half movement points."""

from __future__ import annotations

import msgspec

from bocage.content import Fault
from bocage.systems.tide_of_fortune.schema.vocabulary import BridgeKind, Code, Count, Mover, Some, Waterway


class Rates(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What units pay on foot and motorised, in half points; what is left out is prohibited.  [tof.7.move-columns]"""

    leg: Count | None = None
    mot: Count | None = None
    rules: tuple[str, ...]

    def cost(self, mover: Mover) -> int | None:
        """What a unit pays, or None where it may not go."""
        return self.leg if mover == "leg" else self.mot


class Terrain(Rates, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A kind of hex.  [tof.10.tec-contents]"""

    stacking: Count = 0
    zoc: Count = 0
    """What is taken from the zone that a side projects into it.  [tof.7.zoc-terrain]"""
    zoc_leg: Count = 0
    """What is taken from each projecting unit on foot.  [tof.7.zoc-flood]"""
    zoc_mot: Count = 0
    """What is taken from each projecting motorised unit.  [tof.7.zoc-peel]"""
    line: Code = 0
    """[tof.8.line]"""
    at: Count = 0
    """[tof.8.at-terrain]"""


class Overlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What lies over the terrain of a hex: it adds to costs and zone, its line and AT stand in for lower ones.

    [tof.ruling.westwall-line tof.9.battery-land-defence]
    """

    leg: Count
    mot: Count
    zoc: Count
    line: Code
    at: Count
    rules: tuple[str, ...]


class Hexside(Rates, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A kind of watercourse: what crossing it without a bridge adds, and what it gives to those attacked across it."""

    line: Code
    at: Count
    zoc_needs_ab: bool = False
    """Units with an AB project their zone across.  [tof.7.zoc-water]"""
    zoc_needs_bridge: bool = False
    """Zones reach across only along an intact bridge.  [tof.ruling.water-without-ab]"""


class Road(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A kind of road: its rate instead of the hex's, and how much may be on it at any time.  [tof.7.stack-limit]"""

    leg: Some
    mot: Some
    stacking: Some
    mot_bridges: bool = True
    """Whether motorised units may use its bridges.  [tof.7.minor-road-bridge]"""
    rules: tuple[str, ...]

    def cost(self, mover: Mover) -> int:
        """What a unit pays along it."""
        return self.leg if mover == "leg" else self.mot


class Ferry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a ferry adds to the cost of the hex beyond.  [tof.7.ferry-cost]"""

    leg: Some
    mot: Some
    rules: tuple[str, ...]


class Mud(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What rain does in November: it adds to hexes off the road and to minor roads, and makes wet ground worse."""

    leg: Count
    mot: Count
    minor_road_leg: Count
    minor_road_mot: Count
    wet: tuple[str, ...]
    wet_stacking: Count
    """How much less such ground holds."""
    wet_zoc: Count
    """How much is taken from each unit's zone there."""
    rules: tuple[str, ...]


class Floods(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What bombed dikes do to an area: cost and terrain change.  [tof.9.dikes-cost tof.9.dikes-terrain]"""

    area: str
    """The land within two hexes of Westkapelle.  [tof.ruling.dikes-scope]"""
    leg: Count
    mot: Count
    becomes: dict[str, str]
    flooded: str
    """Roads in this terrain cost so many times as much."""
    road_factor: Some
    rules: tuple[str, ...]


class TerrainChart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The whole chart, by the names of the kinds."""

    hexes: dict[str, Terrain]
    westwall: Overlay
    battery: Overlay
    sides: dict[Waterway, Hexside]
    roads: dict[BridgeKind, Road]
    ferry: Ferry
    mud: Mud
    floods: Floods

    def __post_init__(self) -> None:
        for field, names in (
            ("mud.wet", self.mud.wet),
            ("floods.becomes", (*self.floods.becomes, *self.floods.becomes.values())),
            ("floods.flooded", (self.floods.flooded,)),
        ):
            for name in names:
                if name not in self.hexes:
                    raise Fault(field, f"there is no terrain {name!r}")
