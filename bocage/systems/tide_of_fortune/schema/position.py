"""Positions as rule cases draw them: what lies over a set-up and the ground under it, and where the game begins."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from bocage.systems.tide_of_fortune.schema.vocabulary import (
    Army,
    Box,
    BridgeKind,
    Count,
    HexName,
    MarkerKind,
    OrderKind,
    Side,
    SideName,
    Some,
    Waterway,
)


class UnitState(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The markers on a unit in a drawn position."""

    disrupted: bool = False
    steps: Count = 0
    occ: bool = False
    iso: bool = False
    attacked: bool = False
    """Whether it was attacked in this impulse."""
    aboard: str = ""
    """The transport that carries it; it is then not in its hex."""
    gone: bool = False
    """Whether it was eliminated."""


class DivisionState(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The markers on a divisional HQ in a drawn position."""

    fatigue: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    steps: Count = 0
    hungry: Count = 0
    refitting: bool = False
    active: bool = False
    """Whether it has been given an order in this turn."""


class MarkerEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A marker in a hex of a drawn position."""

    kind: MarkerKind
    at: HexName
    side: Side
    value: Count = 0


class BridgeEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A bridge of a drawn position, and its state."""

    side: SideName
    route: BridgeKind
    state: Literal["intact", "blown", "work"] = "intact"
    builder: str = ""


class Begin(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where a drawn position begins: at a step of the turn, an impulse of a side, or an order of a division."""

    step: str = ""
    impulse: Side | None = None
    box: Box = "6"
    army: Army | None = None
    points: Count = 3
    """The operation points of the impulse."""
    division: str = ""
    order: OrderKind | None = None
    judged: bool = False
    """Whether supply has been judged already, as the markers on the units say."""


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a rule case draws beyond a set-up: the ground under it, markers, points, and where it begins."""

    terrain: dict[HexName, str] = {}
    water: dict[Waterway, tuple[SideName, ...]] = {}
    routes: dict[BridgeKind, tuple[tuple[HexName, ...], ...]] = {}
    bridges: tuple[BridgeEntry, ...] = ()
    westwall: tuple[HexName, ...] = ()
    areas: dict[str, tuple[HexName, ...]] = {}
    places: dict[str, HexName] = {}
    ports: tuple[str, ...] = ()
    docks: tuple[str, ...] = ()
    batteries: dict[str, Annotated[int, msgspec.Meta(ge=1, le=3)]] = {}
    last_battery: Count = 0
    """The turn in which the last battery fell."""
    ferries: tuple[tuple[str, str], ...] = ()
    sources: dict[Side, tuple[HexName, ...]] = {}
    units: dict[str, UnitState] = {}
    divisions: dict[str, DivisionState] = {}
    markers: tuple[MarkerEntry, ...] = ()
    turn: Some = 1
    boxes: Count = 0
    """The boxes of the turn track that are over since the scenario's first day began."""
    initiative: Side = "allied"
    ip: Count = 3
    rp: Count = 3
    spoiling: Count = 0
    flooded: bool = False
    lost: dict[Side, tuple[str, ...]] = {}
    """Entries that have been lost for good."""
    begin: Begin | None = None

    @property
    def ground(self) -> bool:
        """Whether it draws other ground than the map's."""
        return any(getattr(self, field) != getattr(AS_ON_THE_MAP, field) for field in GROUND)


GROUND = (
    *("terrain", "water", "routes", "bridges", "westwall", "areas"),
    *("places", "ports", "docks", "batteries", "ferries"),
)
AS_ON_THE_MAP = Position()
