"""Scenarios: boards, armies, objectives and victory as they are written in the data files, and rule-case positions."""

from __future__ import annotations

from typing import Literal

from bocage.content import Fault
from bocage.systems.heroes_of_normandie.schema.vocabulary import Compass, DataRecord, Edge, MarkerKind, SideName


class BoardEntry(DataRecord, frozen=True, kw_only=True):
    """A terrain board with its north-west corner on a square.  [hon.terr.battlefield]"""

    board: str
    at: str = "A1"


class TileEntry(DataRecord, frozen=True, kw_only=True):
    """A terrain tile or building: its north-west square, and whether a longer tile lies in a row or a column.

    Its name, by which objectives speak of it, is the tile's own unless it says otherwise.
    """

    tile: str
    at: str
    name: str = ""
    along: Literal["row", "column"] = "row"


class Group(DataRecord, frozen=True, kw_only=True):
    """A Recruitment Tile of an army with the option in each filled slot.  [hon.recruit.tile hon.recruit.slots]

    `deploy` replaces the zone of the side for the whole group, `zones` for single unit types. A group that begins off
    the board has an edge to `enter` by.  [hon.setup.enter]
    """

    tile: str
    options: dict[str, str] = {}
    deploy: tuple[str, ...] = ()
    zones: dict[str, tuple[str, ...]] = {}
    enter: Edge | None = None


class ArmyList(DataRecord, frozen=True, kw_only=True):
    """A ready-made army for free battles."""

    name: str
    side: SideName
    points: int
    groups: tuple[Group, ...]


class SideEntry(DataRecord, frozen=True, kw_only=True):
    """What a side has: its groups, or the points to recruit them for; where it deploys; its own board edge.

    Zones are columns such as A-C, rows such as 20-23, squares such as F6, rectangles such as A1:C4; after a minus sign,
    squares that are left out. `orders` and `points` are what the groups come to, written down to be checked. `loaded`
    allows infantry to begin aboard. `hand` and `deck` name cards for rule cases, the top one first; `used` are markers
    that options no longer have.
    """

    groups: tuple[Group, ...] = ()
    deploy: tuple[str, ...] = ()
    edge: Edge = "west"
    points: int = 0
    orders: int | None = None
    loaded: bool = False
    victory: int = 0
    hand: tuple[str, ...] | None = None
    deck: tuple[str, ...] | None = None
    used: dict[MarkerKind, int] = {}


class ObjectiveEntry(DataRecord, frozen=True, kw_only=True):
    """An objective: a square, or the area of a building or tile by its name; `side` is the only one that scores it."""

    at: str = ""
    area: str = ""
    kind: Literal["main", "secondary", "bonus"] = "main"
    victory: int
    side: SideName | None = None
    control: SideName | None = None

    def __post_init__(self) -> None:
        if bool(self.at) == bool(self.area):
            raise Fault("at", "an objective is either a square or an area")


class ExitEntry(DataRecord, frozen=True, kw_only=True):
    """Units of a side that leave by an edge score and are out of play, not destroyed."""

    side: SideName
    edge: Edge
    infantry: int
    vehicle: int


class VictoryRule(DataRecord, frozen=True, kw_only=True):
    """One way to win; a scenario lists them in the order in which they are looked at.

    `hold-all`: a side controls every objective. `lead`: a side is `least` victory points ahead. `points`: the side has
    `least` points, `net` of the enemy's if so said. `draw`: it has `least`, and nobody wins. `most-points`: whoever has
    more. `otherwise`: the side wins if nothing above applied. `when` is the end of every turn from turn `since` on, or
    the end of the last.
    """

    kind: Literal["hold-all", "lead", "points", "draw", "most-points", "otherwise"]
    side: SideName | None = None
    least: int = 0
    net: bool = False
    when: Literal["turn", "end"] = "end"
    since: int = 2

    def __post_init__(self) -> None:
        if (self.side is None) != (self.kind in ("hold-all", "lead", "most-points")):
            raise Fault("side", "points, draw and otherwise name a side, the other rules do not")


class Settings(DataRecord, frozen=True, kw_only=True):
    """Optional readings of the rules, each as its ruling names it; the defaults follow the rulebook."""

    simultaneous_orders: bool = False
    """Both sides place their tokens at the same time.  [hon.order.placement-simultaneous]"""
    vehicles_have_zones: bool = False
    """Vehicles' zones of control hinder forced moves.  [hon.ruling.vehicle-zoc-forced]"""
    replace_unusable_cards: bool = False
    """A card of no use in the scenario is replaced when drawn."""


class UnitEntry(DataRecord, frozen=True, kw_only=True):
    """A unit of a rule case.

    `token` is a number, `bluff` or `special`. One that is `ambushed` lies on its ambush face, whatever `back` says.
    `aboard` names the vehicle that carries it. `group` is the place of its tile in the side's groups from 0 on,
    `slot` the option that brought it. For vehicles of two squares `at` is the front square.
    """

    name: str
    type: str
    at: str = ""
    back: bool = False
    heading: Compass | None = None
    suppressed: int = 0
    token: str = ""
    revealed: bool = False
    activated: bool = False
    ambushed: bool = False
    concealed: bool = False
    seen: bool = True
    moved: bool = False
    damage: tuple[Literal["crew", "tracks", "hull", "main-weapon"], ...] = ()
    destroyed: bool = False
    aboard: str = ""
    group: int | None = None
    slot: str = ""


class Turn(DataRecord, frozen=True, kw_only=True):
    """Where a rule case begins: a phase, in the Activation and Reserve phases whose turn it is, and the next number."""

    phase: Literal["setup", "order", "activation", "reserve"] = "activation"
    side: SideName | None = None
    number: int = 1


class Scenario(DataRecord, frozen=True, kw_only=True):
    """A scenario, or the position of a rule case.

    Where a side has points and no groups it recruits its army first: a free battle. `hand` is the size of the hand,
    `removed` the cards that are left out of both decks, `markers` squares with terrain laid on them in a rule case, and
    `destruction` the destruction points of buildings by name.
    [hon.card.draw hon.turn.initiative]
    """

    boards: tuple[BoardEntry, ...] = (BoardEntry(board="open-field"),)
    tiles: tuple[TileEntry, ...] = ()
    turns: int = 6
    initiative: SideName | Literal["roll"] = "american"
    hand: int = 0
    learning: bool = False
    turn: int = 1
    begin: Turn | None = None
    removed: tuple[str, ...] = ()
    sides: dict[SideName, SideEntry]
    objectives: tuple[ObjectiveEntry, ...] = ()
    exits: tuple[ExitEntry, ...] = ()
    victory: tuple[VictoryRule, ...] = (VictoryRule(kind="most-points"),)
    settings: Settings = Settings()
    units: tuple[UnitEntry, ...] = ()
    markers: dict[str, str] = {}
    destruction: dict[str, int] = {}

    def __post_init__(self) -> None:
        if len(self.sides) != 2:
            raise Fault("sides", "expected both american and german")
        for name, side in self.sides.items():
            if side.groups and self.units:
                continue
            if not (side.groups or side.points or self.units):
                raise Fault(f"sides.{name}", "neither groups nor points to recruit them for")
