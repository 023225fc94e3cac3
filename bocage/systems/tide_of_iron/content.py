"""Content: unit types, terrain, maps and scenarios as they are written in the data files."""

from __future__ import annotations

from typing import Literal

import msgspec

from bocage.content import Fault

SideName = Literal["american", "german"]
SIDES: tuple[SideName, SideName] = ("american", "german")
Specialisation = Literal["none", "engineer", "anti-tank", "flamethrower", "medic"]
MarkerKind = Literal["entrenchment", "pillbox", "wire", "tank-trap", "minefield", "smoke"]
Depth = Literal["fordable", "deep", "torrent"]
STREAMS: dict[Depth, str] = {"fordable": "stream", "deep": "deep-stream", "torrent": "torrent"}
"""The terrain that a scenario's streams are, by their depth.  [toi.terrain.stream]"""


class Weapon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Range and firepower against one kind of target."""

    range: int
    firepower: int


class UnitType(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A line of the reference sheet: a figure or a vehicle.  [toi.sheet.fields]"""

    name: str
    nation: SideName
    kind: Literal["figure", "vehicle"]
    weight: Literal["light", "heavy"] = "light"
    slots: int = 0
    movement: int
    armour: int = 0
    infantry: Weapon | None = None
    vehicle: Weapon | None = None
    area_suppressive: Weapon | None = None
    area_normal: Weapon | None = None
    capacity: int = 0
    traits: tuple[str, ...] = ()
    source: str = ""


class Terrain(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a kind of terrain does: costs in movement points, None where it cannot be entered.  [toi.terrain.general]"""

    name: str
    blocking: bool
    squad: int | None = None
    vehicle: int | None = None
    cover: int
    conceals: bool = False
    digging: bool = True
    carries_roads: bool = True
    rule: str


class UnitEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A unit of a scenario: a squad by its figures, or a vehicle by its type."""

    name: str
    hex: str
    figures: dict[str, int] = {}
    vehicle: str = ""
    side: SideName | None = None
    status: Literal["fresh", "fatigued", "op-fire"] = "fresh"
    condition: Literal["good", "pinned", "disrupted"] = "good"
    damage: Literal["intact", "light", "heavy"] = "intact"
    specialisation: Specialisation = "none"
    concealed: bool = False
    inside: Literal["entrenchment", "pillbox"] | None = None
    aboard: str = ""

    def __post_init__(self) -> None:
        if bool(self.figures) == bool(self.vehicle):
            raise Fault("figures", "a unit is either a squad of figures or one vehicle")


class MarkerEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A fortification, an obstacle or smoke that lies on the map from the start.  [toi.fort.sources]"""

    hex: str
    kind: MarkerKind


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Optional readings of the rules, each as its ruling names it; the defaults follow the rulebook."""

    overrun_cost_per_unit: bool = False
    armour_plating_tiger_only: bool = False
    engineers_safe_in_mines: bool = False
    low_blockers_ignored: bool = False
    passengers_bail_out: bool = False


class ObjectiveEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An objective of a scenario; without a side it is neutral."""

    hex: str
    kind: Literal["command", "victory"]
    value: int
    side: SideName | None = None
    control: SideName | None = None


class SideEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a side starts with."""

    command: int = 0
    reserve: int = 0
    victory: int = 0


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where a rule case begins: a phase, and in the Action phase whose turn it is and how many actions are left."""

    phase: Literal["action", "command", "status"] = "action"
    side: SideName | None = None
    left: int | None = None
    ended: tuple[SideName, ...] = ()


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A scenario, or the position of a rule case.

    Overlays replace the terrain of single hexes of the map, levels their height, and roads add to its roads.
    [toi.components.map toi.setup.map]
    """

    map: str
    rounds: int
    actions: int
    initiative: SideName
    learning: bool = False
    round: int = 1
    turn: Turn | None = None
    sides: dict[SideName, SideEntry] = {}
    overlays: dict[str, str] = {}
    levels: dict[str, int] = {}
    roads: tuple[tuple[str, ...], ...] = ()
    stream: Depth = "fordable"
    settings: Settings = Settings()
    markers: tuple[MarkerEntry, ...] = ()
    units: tuple[UnitEntry, ...]
    objectives: tuple[ObjectiveEntry, ...] = ()
