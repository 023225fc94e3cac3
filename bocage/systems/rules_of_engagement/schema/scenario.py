"""Scenarios, and the positions of rule cases, as the data files write them."""

from __future__ import annotations

from typing import Literal

import msgspec

from bocage.content import Fault, TableText
from bocage.systems.rules_of_engagement.schema.vocabulary import Command, Edge, MissionType, Role, State, Stuck, Veil

Place = tuple[int, int]
Obstacle = Literal["wire", "barricade", "at-obstacle"]
ROLL = "roll"
"""In the place of a side: the dice say it."""
DEPLOYMENT = "deployment"
"""The phase of a drawn position that begins as a scenario does, before anybody is on the table."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Optional rules: each a field that rules read."""

    discipline: bool = True
    """Without it first games are played without the chapter on discipline.  [roe.turn.intro-option]"""
    own_armies: bool = False
    """With it players build their armies for points, where the scenario gives some.  [roe.force.scenario-forces]"""


class Reserve(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What comes later: from which turn on, by which edge, and what a die needs; the need is less with each turn.

    [roe.scn.reserves]
    """

    turn: int
    edges: tuple[Edge, ...]
    """By which edge; of two, a die of so much or less (`first_edge`) says that it is the first one."""
    first_edge: int = 0
    forces: tuple[str, ...] = ()
    of: tuple[str, ...] = ()
    """The kinds of squads of which some may be held back from what is deployed."""
    most: int = 0
    """How many of those."""
    need: int = 4
    """What a die needs; 1: they come as soon as there is room."""
    by_road: bool = False
    """Whether those on foot come by the road too, as vehicles do where there is one."""

    def __post_init__(self) -> None:
        if len(self.edges) not in (1, 2) or (len(self.edges) == 2) != bool(self.first_edge):
            raise Fault("edges", "one edge, or two and what a die has to be for the first one")
        if bool(self.of) != bool(self.most):
            raise Fault("most", "of some kinds some may be held back")


class InColumn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A vehicle of a column on a road, and the squad that it carries."""

    vehicle: str
    carries: str = ""


class Column(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Vehicles that stand on a road, one behind the other, the first so far in.  [roe.scn.column]"""

    road: str
    lead: int
    vehicles: tuple[InColumn, ...]


class Away(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who lies in ambush keeps so far from a place.  [roe.scn.ambush]"""

    place: str
    least: int


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player may spend who builds his army himself: points of the company and of the division.

    [roe.force.scenario-forces]
    """

    company: int
    divisional: int
    squads: int = 0
    """How many squads more, or less, than its own the platoon has."""
    at_once: int = 0
    """How many squads deploy, the headquarters among them, if the others come later; 0: all."""


class SideData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A side: its army, its edge of the table, where it deploys (west, north, east, south), and what it has."""

    army: str
    edge: Edge
    zone: tuple[int, int, int, int]
    forces: tuple[str, ...] = ()
    hidden: tuple[str, ...] = ()
    """The kinds of squads that are set up under markers."""
    unmarked: bool = False
    """Whether their places are written down instead, so that no marker tells of them.  [roe.scn.ambush]"""
    away: Away | None = None
    column: Column | None = None
    """What of its forces stands on the table in march order."""
    reserve: Reserve | None = None
    set_up: bool = True
    """Whether its support weapons are set up when the battle begins.  [roe.weapon.support-setup]"""
    breaks: bool = True
    """Whether it withdraws from unacceptable losses.  [roe.scn.unacceptable-losses]"""
    leaves_by: Edge | None = None
    """The edge of the table by which its squads may leave.  [roe.scn.exit]"""
    may_run_at_once: bool = True
    """Whether its squads may run in the first turn.  [roe.scn.ambush]"""
    dummies: int = 0
    """How many markers stand for nobody."""
    role: Role = ""
    points: Points | None = None
    """For an army that its player builds."""
    batteries: tuple[str, ...] = ()
    """Guns off the table besides those of its observers.  [roe.arty.options]"""
    minefields: int = 0
    """How many minefields it lays."""
    fortifications: tuple[str, ...] = ()
    """What it has bought of those in the data.  [roe.fort.when]"""
    fort_zone: tuple[int, int, int, int] | None = None
    """Where its fortifications lie, if not in the zone where it deploys."""
    obstacles: tuple[Obstacle, ...] = ()
    """What else it lays; wire counts as three sections.  [roe.wire.layout]"""

    def __post_init__(self) -> None:
        column = () if self.column is None else self.column.vehicles
        carried = [one.carries for one in column if one.carries]
        held = () if self.reserve is None else self.reserve.of
        for field, kinds in (
            ("hidden", self.hidden),
            ("column.vehicles", [*(one.vehicle for one in column), *carried]),
            ("reserve.of", held),
        ):
            for number, kind in enumerate(kinds):
                if kind not in self.forces:
                    raise Fault(f"{field}[{number}]", f"{kind!r} is not among the forces")
        if self.dummies and (self.unmarked or not self.hidden):
            raise Fault("dummies", "without a hidden squad under a marker they would deceive nobody")

    @property
    def works_zone(self) -> tuple[int, int, int, int]:
        """Where it lays what it fortifies itself with: where it deploys, if nothing else is said.  [roe.scn.assault]"""
        return self.fort_zone or self.zone

    @property
    def all_forces(self) -> tuple[tuple[str, bool], ...]:
        """Its squads, and whether they come later."""
        later = () if self.reserve is None else self.reserve.forces
        return *((kind, False) for kind in self.forces), *((kind, True) for kind in later)


class Hold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A point of the table, and what it is worth to who has more unbroken men within reach of it."""

    at: Place
    within: int
    points: int


class Clear(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A side wins that has a squad within an outline, where no unbroken enemy is left.  [roe.scn.clear-area]"""

    side: str
    poly: tuple[Place, ...]


class Exit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A side wins that brings a share of its figures off the table by the edge by which it may leave.

    Each of its vehicles that is destroyed counts as so many figures that did not leave.  [roe.scn.exit]
    """

    side: str
    share: tuple[int, int]
    vehicle_lost: int = 0


class Victory(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is worth points at the end: buildings held alone, points of the table, quarters of the enemy's figures.

    Or what one side has to do; the other one wins if it does not.
    """

    buildings: dict[str, int] = {}
    points: tuple[Hold, ...] = ()
    per_quarter: int = 0
    clear: Clear | None = None
    exit: Exit | None = None

    def __post_init__(self) -> None:
        if bool(self.buildings or self.points or self.per_quarter) + bool(self.clear) + bool(self.exit) > 1:
            raise Fault("clear" if self.clear else "exit", "points decide, or what one side has to do")

    @property
    def task(self) -> Clear | Exit | None:
        """What one side has to do, if points do not decide."""
        return self.clear or self.exit


class Stand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a side does in a mission, and where, as far as that is not as in the scenario."""

    role: Role = ""
    edge: Edge | None = None
    zone: tuple[int, int, int, int] | None = None
    leaves_by: Edge | None = None

    def of(self, side: SideData) -> SideData:
        """The side as it stands in the mission."""
        changed = {name: value for name in self.__struct_fields__ if (value := getattr(self, name))}
        return msgspec.structs.replace(side, **changed)


class MissionData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the missions of which the dice say which is played, where guerrillas fight.

    [roe.special.guerrilla-scenario]
    """

    type: MissionType
    sides: dict[str, Stand] = {}
    first: str = ""
    deployment: tuple[str, ...] = ()
    victory: Victory | None = None
    breakthrough: bool = False


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
    lost: tuple[int, ...] = ()
    """Who of them is out of the battle, by their numbers from 0."""
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
    buttoned: bool = False
    """Whether the crew of a vehicle has shut all hatches."""
    aboard: str = ""
    """The vehicle that carries it."""
    men: int = 0
    """How many are aboard."""
    assault: str = ""
    combat: CombatGiven | None = None
    """How it stands in a close combat with those whose bases it touches."""
    veil: Veil = "open"
    """How it is hidden; a marker lies where its leader stands."""
    hides: bool = False
    """Whether it was ordered into ambush."""
    given_away: tuple[Place, ...] = ()
    """Where each of its men stood when it was last spotted, fired at or firing."""
    evaded: bool = False


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
    """Who begins; "roll": the dice say who decides it.  [roe.turn.first-player]"""
    sides: dict[str, SideData]
    table: TableText
    victory: Victory = Victory()
    deployment: tuple[str, ...] = ()
    """In which order the sides deploy; "roll" alone: whoever rolls less goes first.  [roe.scn.meeting]"""
    extra_turn: bool = False
    """Whether the dice may give one turn more at the end.  [roe.scn.length]"""
    opening: bool = False
    """Whether a drawn position is in the first player's first turn, in which nobody attacks hand to hand."""
    learning: bool = False
    breakthrough: bool = False
    """Whether the attacker is to break through.  [roe.special.dogged]"""
    missions: dict[str, MissionData] = {}
    """Of which one is played: it is rolled for before anything else.  [roe.special.guerrilla-scenario]"""
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
        task = self.victory.task
        if task is not None:
            named.append(("victory", task.side))
        for field, side in named:
            if side not in self.sides and not (side == ROLL and field in ("first", "deployment[0]")):
                raise Fault(field, f"no side is called {side!r}")
        for name, mission in self.missions.items():
            for side in mission.sides:
                if side not in self.sides:
                    raise Fault(f"missions.{name}.sides", f"no side is called {side!r}")
        if ROLL in self.deployment and len(self.deployment) > 1:
            raise Fault("deployment", "the dice say the order, or it does")
        if self.victory.exit is not None and self.sides[self.victory.exit.side].leaves_by is None:
            raise Fault("victory.exit", "that side leaves by no edge")
        places = [("victory.buildings", name) for name in self.victory.buildings]
        roles = {side.role for side in self.sides.values()}
        for name, side_data in self.sides.items():
            if side_data.fortifications and roles != {"attacker", "defender"}:
                raise Fault(f"sides.{name}.fortifications", "only where one attacks and one defends")
            if side_data.column is not None:
                places.append((f"sides.{name}.column.road", side_data.column.road))
            if side_data.away is not None:
                places.append((f"sides.{name}.away.place", side_data.away.place))
        for field, name in places:
            if name not in self.table.names:
                raise Fault(field, f"no piece of the table is called {name!r}")

    def under(self, mission: str) -> Scenario:
        """The scenario as it is played under one of its missions."""
        given = self.missions[mission]
        sides = {name: given.sides[name].of(side) if name in given.sides else side for name, side in self.sides.items()}
        return msgspec.structs.replace(
            self,
            sides=sides,
            first=given.first or self.first,
            deployment=given.deployment or self.deployment,
            victory=given.victory or self.victory,
            breakthrough=given.breakthrough,
            missions={},
        )

    def builds(self, side: str) -> bool:
        """Whether the player of a side builds its army."""
        return self.settings.own_armies and self.sides[side].points is not None and not self.is_drawn

    @property
    def is_drawn(self) -> bool:
        """Whether it is the position of a rule case, with squads on the table."""
        return self.phase not in ("", DEPLOYMENT)
