"""Records: squads, their figures, and the clock."""

from __future__ import annotations

from typing import Annotated

from bocage.board.table import Path
from bocage.board.table import Point as Spot
from bocage.kernel import Item, PlaceId, Point, Record, Seat, Thing, UnitId
from bocage.systems.rules_of_engagement.schema.vocabulary import Command, GunState, State, Stuck, Veil

FigureId = Annotated[int, Thing("figure")]
MarkerId = Annotated[int, Thing("marker")]
BatteryId = Annotated[int, Thing("battery")]
NOBODY = -1
OFF_TABLE = -1
UNKNOWN = -2
"""In the place of what a seat may not know: where a figure stands, whom a marker stands for."""


class Hit(Record):
    """Hits that a squad has got from one other.  [roe.disc.hit-tracking]"""

    source: int
    n: int


class Aim(Record):
    """Some figures of a squad fire at another target than the rest.  [roe.order.split-fire]"""

    figures: tuple[FigureId, ...]
    target: int


class Smoke(Record):
    """A screen before a squad: thick or thin, and where the squad stood when it was laid.  [roe.smoke.hit]"""

    thick: bool
    at: Point


class Trace(Record):
    """Where a man stood when his squad was last spotted, fired at or firing.  [roe.move.ambush-same-place]"""

    figure: FigureId
    at: Point


class Combat(Record):
    """What a squad in close combat is to it, and what has happened to it there."""

    defends: bool = False
    """Whether it was attacked, and may have the help of cover.  [roe.cc.mod-cover]"""
    pressed: bool = False
    """Whether the enemy has won a round: neither height nor cover help it any more.  [roe.cc.mod-height]"""
    exploits: bool = False
    """Whether it came by exploiting a victory: those who fight nobody close up.  [roe.cc.exploit-contact]"""


class Squad(Item):
    """A squad: its state, its order, and what it has done and suffered this turn."""

    table = "squads"
    seat: Seat
    kind: str
    name: str
    start: int
    state: State = "confident"
    order: Command | None = None
    target: int = NOBODY
    """The squad at which it will fire.  [roe.order.declare-target]"""
    zone: tuple[Point, Point] | None = None
    """A point and a direction: what lies ahead is covered by opportunity fire.  [roe.order.opp-zone]"""
    hits: tuple[Hit, ...] = ()
    crossfire: bool = False
    was_hit: bool = False
    """Whether it had been hit when the enemy's last fire phase ended.  [roe.disc.mod-no-fire]"""
    moved: bool = False
    done: bool = False
    """Whether it has had its turn in the present phase."""
    spent: bool = False
    """Whether it can do nothing more this turn: it fell back, or is beside itself."""
    tested: bool = False
    """Whether it has taken a test out of turn in this turn.  [roe.opp.one-test-per-turn]"""
    acquired: tuple[int, ...] = ()
    """The squads that it fired at in its last turn and that have not moved since.  [roe.hit.acquired]"""
    fired: tuple[int, ...] = ()
    """The squads that it has fired at since its last order."""
    fired_in: int = 0
    """The last turn in which it has fired.  [roe.weapon.support-undercrewed]"""
    ready: bool = True
    """Whether its support weapon is set up.  [roe.weapon.support-setup]"""
    settled: bool = True
    """Whether its support weapon has been set up once.  [roe.weapon.atg-setup-once]"""
    aims: tuple[Aim, ...] = ()
    """Figures that fire at other targets than the rest, until they have fired.  [roe.order.split-fire]"""
    screens: int = NOBODY
    """The friendly squad for which it will lay smoke.  [roe.smoke.declare]"""
    smoke: Smoke | None = None
    """The smoke that screens it.  [roe.smoke.hit]"""
    fallen: tuple[FigureId, ...] = ()
    """Who of it has been lost in this player's turn.  [roe.flame.carrier-casualty]"""
    gun: GunState = "served"
    """Its gun: with its men, left behind, or destroyed.  [roe.wchar.cumbersome roe.weapon.support-target-gun]"""
    gun_at: Point | None = None
    """Where its gun was left."""
    facing: Point | None = None
    """Where its gun points, as a direction.  [roe.weapon.atg-shield]"""
    spot: Point | None = None
    """Where its last indirect shot was aimed.  [roe.reg.same-spot]"""
    busy: tuple[FigureId, ...] = ()
    """Who of it is at work and does not fire this turn.  [roe.eng.four-men roe.demo.two-men]"""
    aboard: int = NOBODY
    """The squad of the vehicle that carries it.  [roe.veh.transport roe.veh.riders]"""
    assault: int = NOBODY
    """The squad that it will attack in close combat.  [roe.cc.must-carry-out]"""
    chargers: tuple[FigureId, ...] = ()
    """Who of it was near enough for that when the movement phase ended.  [roe.cc.measure-after-movement]"""
    combat: Combat | None = None
    """Whether it is in close combat; who of it fights is said by whose bases touch."""
    leader: FigureId = NOBODY
    """Who has taken the place of its NCO.  [roe.special.nco-replacement]"""
    treated: bool = False
    """Whether its medic has treated somebody in this player's turn.  [roe.special.medic]"""
    veil: Veil = "open"
    """How it is hidden from the enemy; all else about it is known, only not where it is."""
    reserve: bool = False
    """Whether it comes later.  [roe.scn.reserves]"""
    arrived: bool = False
    """Whether it has come onto the table in this turn.  [roe.scn.reserves]"""
    away: bool = False
    """Whether it has left the table by the edge by which it was to leave.  [roe.scn.exit]"""
    parent: int = NOBODY
    """The squad of which it is the support group.  [roe.special.flexible-discipline]"""
    hides: bool = False
    """Whether its order is to go into ambush: it does not fire until its next one.  [roe.move.ambush-no-fire]"""
    looked: bool = False
    """Whether it has tried to spot somebody in this fire phase.  [roe.spot.when]"""
    evaded: bool = False
    """Whether it has been fired at, so that recon troops do not disengage any more.  [roe.special.recon-disengage]"""
    spotters: tuple[int, ...] = ()
    """The squads that may fire at it until the fire phase ends, for they have spotted it or were told.

    [roe.spot.fire-at-spotted roe.spot.share]
    """
    given_away: tuple[Trace, ...] = ()
    """Where its men are known to have been: they do not hide there again.  [roe.move.ambush-same-place]"""

    @property
    def count(self) -> int:
        """How many hits it has got."""
        return sum([hit.n for hit in self.hits])

    @property
    def is_hidden(self) -> bool:
        """Whether the enemy does not know where it is."""
        return self.veil in ("marker", "secret")

    @property
    def is_ambushed(self) -> bool:
        """Whether it lies in ambush, whether or not the enemy knows where."""
        return self.veil != "open"

    @property
    def lies_in_wait(self) -> bool:
        """Whether it is in ambush and may fire at any instant, without a zone.

        [roe.order.opp-ambush-no-zone roe.special.sniper-start roe.opp.once roe.move.ambush-no-fire]
        """
        able = self.order in (None, "hold") and not self.hides and self.target == NOBODY
        return self.is_ambushed and able and not self.fired

    @property
    def keeps_fire(self) -> bool:
        """Whether it fires at any instant or not at all: into its zone, or from its ambush."""
        return self.zone is not None or self.lies_in_wait or self.is_hidden

    @property
    def is_broken(self) -> bool:
        """Whether it is worse than suppressed."""
        return self.state in ("shaken", "demoralised")

    @property
    def uses_terrain(self) -> bool:
        """Whether its men make use of the ground, which orders decide.

        [roe.order.using-terrain roe.disc.demoralised-no-move]
        """
        settled = not self.spent and not self.is_falling_back and self.state != "demoralised"
        return settled and self.order in (None, "hold", "crawl")

    @property
    def is_falling_back(self) -> bool:
        """Whether it is on its way back: it has no order, and has had its turn by moving.

        [roe.disc.fallback-not-using-terrain]
        """
        return self.order is None and self.done and self.moved


class Figure(Item):
    """A man, where he stands, and whether he is out of the battle."""

    table = "figures"
    squad: UnitId
    man: int
    x: int = OFF_TABLE
    y: int = OFF_TABLE
    lost: bool = False
    floor: int = 0
    """The floor of a building that he is on, 0 on the ground.  [roe.ruling.building-openings]"""
    shots: int = 0
    """How often he has fired a weapon that runs out.  [roe.flame.three-shots]"""
    arm: str = ""
    """The weapon that he has taken over from another.  [roe.ruling.weapon-pickup]"""
    idle: bool = False
    """Whether a sniper has killed him whose weapon he took over, so that he does not fire yet.

    [roe.special.sniper-specialist]
    """
    came: Point | None = None
    """Where he stood before he went into close combat.  [roe.ruling.cc-cover]"""

    @property
    def at(self) -> Spot:
        """Where he stands."""
        return self.x, self.y

    @property
    def is_there(self) -> bool:
        """Whether he is on the table and in the battle."""
        return not self.lost and self.x >= 0


class Vehicle(Item):
    """A vehicle, where it stands and looks, and what has happened to it; its crew is a squad, in it at its centre.

    [roe.veh.orders]
    """

    table = "vehicles"
    squad: UnitId
    x: int = OFF_TABLE
    y: int = OFF_TABLE
    facing: int = 0
    """Degrees clockwise from the north."""
    stuck: Stuck = "free"
    gun_out: bool = False
    """Whether its main weapon is out of action.  [roe.veh.damaged]"""
    left: bool = False
    """Whether its crew has got out."""
    wreck: bool = False
    smokes: bool = False
    """Whether it is a wreck that smokes.  [roe.veh.destroyed]"""
    busy: bool = False
    """Whether its crew has spent its turn on freeing or mending it.  [roe.veh.bog roe.veh.damaged]"""
    laid: tuple[int, ...] = ()
    """Which of its weapons fire now, by their places; none: all that bear.  [roe.veh.fire]"""
    fired: tuple[int, ...] = ()
    """Which of them have fired in this phase.  [roe.ruling.vehicle-weapons]"""
    rattled: int = 0
    """How many hits by small arms it has got in this phase.  [roe.veh.discipline]"""
    buttoned: bool = False
    """Whether its crew has shut all hatches, until its next turn.  [roe.veh.discipline]"""

    @property
    def at(self) -> Spot:
        """Where its centre is."""
        return self.x, self.y

    @property
    def is_there(self) -> bool:
        """Whether it is on the table."""
        return self.x >= 0

    @property
    def is_manned(self) -> bool:
        """Whether its crew is in it."""
        return not self.left and not self.wreck


class Marker(Item):
    """A marker that stands for a hidden squad, or for nobody; it lies from the end of its side's deployment on."""

    table = "markers"
    seat: Seat
    squad: int = NOBODY
    x: int = OFF_TABLE
    y: int = OFF_TABLE
    laid: bool = False
    hit: bool = False
    """Whether shells have fallen on it.  [roe.arty.hidden]"""
    under: tuple[FigureId, ...] = ()
    """Who of its squad was under them, as its owner knows.  [roe.arty.hidden]"""

    @property
    def at(self) -> Spot:
        """Where it lies."""
        return self.x, self.y

    @property
    def is_there(self) -> bool:
        """Whether it lies on the table."""
        return self.laid and self.x >= 0


class Work(Item):
    """Something laid on the table in play: a fortification, a wreck, a screen of smoke; or one that is still to come.

    `kind` is a kind of terrain, which says whether `outline` are the corners of an area or the points of a line.
    """

    table = "works"
    seat: Seat
    kind: str = ""
    """Empty for one that is not laid, or of which a seat knows nothing."""
    outline: tuple[Point, ...] = ()
    doors: tuple[Point, ...] = ()
    windows: tuple[Point, ...] = ()
    heading: int = -1
    """Where the front of a bunker looks."""
    secret: bool = False
    """Whether only its owner knows of it.  [roe.fort.secret]"""
    decoy: bool = False
    """Whether it only looks like a minefield, as its owner knows.  [roe.mine.decoy-roll]"""
    proved: bool = False
    """Whether somebody has set it off, so that all know that it is no decoy."""
    gone: bool = False

    @property
    def is_there(self) -> bool:
        """Whether it lies on the table, as far as is known."""
        return bool(self.outline) and not self.gone

    @property
    def corners(self) -> Path:
        """Its outline as the board has it."""
        return tuple([(point.x, point.y) for point in self.outline])


class Structure(Item):
    """What fire has done to a building or a bunker; there is none for those that have not suffered."""

    table = "structures"
    place: PlaceId
    lost: int = 0
    """By how much its rating is lower.  [roe.bldg.damaged roe.bunker.damaged]"""
    ruined: bool = False
    forced: bool = False
    """Whether the door of a bunker has been forced.  [roe.bunker.door]"""
    withstood: bool = False
    """Whether it has withstood in this turn."""


class Charge(Item):
    """Explosives that engineers have laid, what they are to blow up, and where they lie."""

    table = "charges"
    seat: Seat
    unit: UnitId
    weapon: str
    place: PlaceId
    x: int
    y: int
    gone: bool = False
    """Whether it has gone off, or was disarmed."""


class Battery(Item):
    """Guns off the table: whether they have fired, what they have been asked for, and when that falls."""

    table = "batteries"
    seat: Seat
    name: str
    spent: bool = False
    """Whether it has fired, which it does once.  [roe.arty.options]"""
    failed: int = 0
    """How often it has been asked in vain."""
    asked: int = 0
    """The turn in which it was last asked."""
    due: int = 0
    """The turn in which its fire falls, 0 for none."""
    aim: Point | None = None
    """The mark, which stays where it is.  [roe.arty.support-request]"""
    place: PlaceId = 0
    """The place that was named, or open ground for a single spot.  [roe.arty.prelim-targets]"""
    friend: int = NOBODY
    """The squad before which smoke is to fall.  [roe.smoke.source]"""


class ArmyList(Item):
    """What a player has put into the army that he builds.  [roe.force.platoon]"""

    table = "lists"
    seat: Seat
    squads: tuple[str, ...] = ()
    """The kinds of squads of his platoon, the headquarters first, with what they have asked for."""
    variant: str = ""
    support: tuple[str, ...] = ()
    """Squads, vehicles and bombardments."""
    fortifications: tuple[str, ...] = ()
    """What only he knows of.  [roe.fort.secret]"""
    ready: bool = False


class Clock(Item):
    """The turn, whose it is, and the points at the end."""

    table = "clock"
    turn: int
    active: Seat
    first: Seat = 0
    """Whose turn comes first.  [roe.turn.first-player]"""
    last: int = 0
    """The last turn, which the dice may put off once; 0: as the scenario says.  [roe.scn.length]"""
    opening: bool = False
    """Whether this is the first turn of all, in which nobody attacks hand to hand.  [roe.scn.first-turn]"""
    mission: str = ""
    """Which of its scenario's missions is played.  [roe.special.guerrilla-scenario]"""
