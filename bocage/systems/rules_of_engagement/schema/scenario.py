"""Scenarios, and the positions of rule cases, as the data files write them."""

from __future__ import annotations

from typing import Literal

import msgspec

from bocage.content import Fault, TableText
from bocage.systems.rules_of_engagement.schema.vocabulary import Command, Edge, Role, State, Stuck, Veil

Place = tuple[int, int]
Obstacle = Literal["wire", "barricade", "at-obstacle"]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Optional rules: each a field that rules read."""

    discipline: bool = True
    """Without it first games are played without the chapter on discipline.  [roe.turn.intro-option]"""


class SideData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A side: its army, its edge of the table, where it deploys (west, north, east, south), and what it has."""

    army: str
    edge: Edge
    zone: tuple[int, int, int, int]
    forces: tuple[str, ...] = ()
    hidden: tuple[str, ...] = ()
    """The kinds of squads that are set up under markers."""
    dummies: int = 0
    """How many markers stand for nobody."""
    role: Role = ""
    batteries: tuple[str, ...] = ()
    """Guns off the table besides those of its observers.  [roe.arty.options]"""
    minefields: int = 0
    """How many minefields it lays."""
    obstacles: tuple[Obstacle, ...] = ()
    """What else it lays; wire counts as three sections.  [roe.wire.layout]"""

    def __post_init__(self) -> None:
        for number, kind in enumerate(self.hidden):
            if kind not in self.forces:
                raise Fault(f"hidden[{number}]", f"{kind!r} is not among the forces")
        if self.dummies and not self.hidden:
            raise Fault("dummies", "without a hidden squad they would deceive nobody")


class Victory(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is worth points at the end: buildings held alone, and each quarter of the enemy's figures lost."""

    buildings: dict[str, int] = {}
    per_quarter: int = 0


class CombatGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A squad in close combat: whether it was attacked, has lost a round, or came by exploitation."""

    defends: bool = False
    pressed: bool = False
    exploits: bool = False


class SquadDrawn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A squad of a drawn position: where its figures stand, and what has happened to it."""

    name: str
    kind: str
    side: str
    at: tuple[Place, ...] = ()
    floors: tuple[int, ...] = ()
    """The floors that they are on, if not all on the ground."""
    start: int = 0
    """With how many it began; 0: with all of its kind."""
    state: State = "confident"
    order: Command | None = None
    target: str = ""
    watching: Place | None = None
    """The point towards which it has prepared opportunity fire."""
    hits: dict[str, int] = {}
    crossfire: bool = False
    was_hit: bool = False
    moved: bool = False
    acquired: tuple[str, ...] = ()
    fired_in: int = 0
    ready: bool = True
    """Whether its support weapon is set up."""
    settled: bool = True
    """Whether that has been set up once."""
    screens: str = ""
    spot: Place | None = None
    shots: int = 0
    """How often its man with a weapon that runs out has fired it."""
    facing: int = 0
    """Where a vehicle looks, in degrees from the north."""
    hull: Place | None = None
    """Where a vehicle stands whose crew has got out."""
    stuck: Stuck = "free"
    gun_out: bool = False
    aboard: str = ""
    """The vehicle that carries it."""
    men: int = 0
    """How many are aboard."""
    assault: str = ""
    combat: CombatGiven | None = None
    """How it stands in a close combat with those whose bases it touches."""
    veil: Veil = "open"
    """How it is hidden; a marker lies where its leader stands."""


class BatteryDrawn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Guns off the table of a drawn position."""

    side: str
    name: str = "105-mm"
    failed: int = 0
    due: int = 0
    aim: Place | None = None
    place: str = ""
    """What is aimed at; nothing for a single spot."""


class WorkDrawn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A work of a drawn position: a fortification, a wreck, and the like; one without a place has to be laid."""

    side: str
    kind: str = ""
    poly: tuple[Place, ...] = ()
    rect: tuple[int, int, int, int] | None = None
    path: tuple[Place, ...] = ()
    doors: tuple[Place, ...] = ()
    windows: tuple[Place, ...] = ()
    heading: int = -1
    secret: bool = False
    decoy: bool = False


class ChargeDrawn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Explosives of a drawn position: who has laid them, against what, and where."""

    unit: str
    weapon: str
    place: str
    at: Place


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table, two sides, who begins, and for how many turns; a drawn position says what is on it besides."""

    turns: int
    first: str
    sides: dict[str, SideData]
    table: TableText
    victory: Victory = Victory()
    deployment: tuple[str, ...] = ()
    learning: bool = False
    turn: int = 1
    phase: str = ""
    """The phase in which a drawn position begins; none for a scenario, which begins with deployment."""
    units: tuple[SquadDrawn, ...] = ()
    """The squads of a drawn position."""
    dummies: dict[str, tuple[Place, ...]] = {}
    """Where the markers of each side lie in a drawn position that stand for nobody."""
    works: tuple[WorkDrawn, ...] = ()
    """What is laid on the table of a drawn position."""
    charges: tuple[ChargeDrawn, ...] = ()
    """The explosives of a drawn position."""
    structures: dict[str, int] = {}
    """By how much buildings of a drawn position are damaged already."""
    batteries: tuple[BatteryDrawn, ...] = ()
    """The guns off the table of a drawn position."""
    settings: Settings = Settings()

    def __post_init__(self) -> None:
        if len(self.sides) != 2:
            raise Fault("sides", "a scenario has two sides")
        named = [("first", self.first), *((f"deployment[{n}]", side) for n, side in enumerate(self.deployment))]
        for field, side in named:
            if side not in self.sides:
                raise Fault(field, f"no side is called {side!r}")
        for name in self.victory.buildings:
            if name not in self.table.names:
                raise Fault("victory.buildings", f"no piece of the table is called {name!r}")
