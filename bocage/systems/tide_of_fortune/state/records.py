"""Records: what a game of Tide of Fortune is made of."""

from __future__ import annotations

from typing import Annotated, Literal

from bocage.board.hex import Hex
from bocage.kernel import Item, PlaceId, Seat, Thing, UnitId
from bocage.systems.tide_of_fortune.schema.vocabulary import MarkerKind, StrategicKind, Weather

OFF_MAP: Hex = -1
NONE = -1
ALLIED: Seat = 0
GERMAN: Seat = 1

DivisionId = Annotated[int, Thing("division")]
ArmyId = Annotated[int, Thing("army")]
BridgeId = Annotated[int, Thing("bridge")]
BridgeAimId = Annotated[int, Thing("bridge", "aim")]
BatteryId = Annotated[int, Thing("battery")]
BatteryAimId = Annotated[int, Thing("battery", "aim")]
TransportId = Annotated[int, Thing("transport")]

Whereabouts = Literal["map", "later", "england", "aboard", "gone", "left"]
"""On the map, due later, waiting to be dropped, at sea, eliminated, or gone by an exit of the map."""
BridgeState = Literal["intact", "blown", "work"]


class Unit(Item):
    """A headquarters, a combat unit or an asset, as its counter and the markers on it say.  [tof.2.unit-kinds]"""

    table = "units"
    name: str
    profile: int
    seat: Seat
    division: DivisionId = NONE
    """The division that commands it; none of an asset and of the headquarters of an army or a corps."""
    home: DivisionId = NONE
    """The division that its counter names.  [tof.2.unit-designation]"""
    hex: PlaceId = OFF_MAP
    where: Whereabouts = "map"
    due: int = 0
    """The box of the turn track from which on it arrives."""
    entry: str = ""
    disrupted: bool = False
    steps: int = 0
    """Steps that an asset, or a unit while it was isolated, has lost."""
    occ: bool = False
    """Out of command.  [tof.3.cmd-occ-marker]"""
    iso: bool = False
    """Isolated.  [tof.6.iso-mark]"""
    moving: bool = False
    """In motion, where it exerts no zone and loads no hex.  [tof.ruling.zoc-moving]"""
    attached: DivisionId = NONE
    """The division that an asset acts with in this impulse.  [tof.3.asset-announce]"""
    transport: TransportId = NONE
    acted: int = 0
    """The impulse in which it has moved."""
    attacked: int = 0
    """The impulse in which it was attacked."""
    returned: int = 0
    """The impulse in which it came back under command.  [tof.3.cmd-occ-return]"""
    travelled: int = 0
    """The turn in which the headquarters of an army or a corps has moved.  [tof.4.army-hq]"""

    @property
    def on_map(self) -> bool:
        """Whether it is on the map."""
        return self.hex != OFF_MAP


class Division(Item):
    """A division: its fatigue and its losses are those of its headquarters.  [tof.8.loss-on-hq]"""

    table = "divisions"
    name: str
    seat: Seat
    army: ArmyId
    hq: UnitId
    fatigue: int = 0
    """0: front, 1: reverse, 2: Ops Comp.  [tof.4.fatigue-gain]"""
    steps: int = 0
    reserve: int = 0
    """The number on its reserve marker; 0: it is none.  [tof.9.reserve-setup]"""
    refitting: bool = False
    hungry: int = 0
    """Turns in a row without supply, of an airborne division."""
    ordered: int = 0
    """The impulse in which it was last given an order.  [tof.4.one-order-per-impulse]"""
    active: int = 0
    """The turn in which it was last given an order."""
    dropped: int = 0
    """The turn in which it was dropped."""
    released: int = 0
    """The turn in which it was released from reserve.  [tof.9.reserve-deploy]"""
    covering: int = 0
    """The impulse in which its artillery last helped a defence."""
    covered: tuple[PlaceId, ...] = ()
    """The hexes that it has helped in that impulse.  [tof.8.hq-art-defence-one]"""


class Army(Item):
    """An army, or the reserve of an army group, with its headquarters, if that has a counter."""

    table = "armies"
    name: str
    seat: Seat
    hq: UnitId = NONE


class Side(Item):
    """What a side has as a whole."""

    table = "sides"
    cp: int
    support: tuple[int, ...]
    """Support points, in the order of the scenario's pools.  [tof.ruling.support-pools]"""
    tac: int = 0
    airlift: int = 0
    naval: int = 0
    replacements: int = 0
    ip: int = 0
    rp: int = 0
    strategic: StrategicKind | None = None
    """The kind of its strategic operations in this turn.  [tof.ruling.one-type]"""
    passed: bool = False
    """Whether it makes no more strategic operations in this turn."""
    points: int = 0
    """Victory points that are not lost any more, such as those of divisions that have left the map."""
    flown: int = 0
    """Airlift points that it has used in this turn.  [tof.3.air-airlift]"""
    lost: tuple[str, ...] = ()
    """Its entries that are closed for good.  [tof.ruling.entry-lost]"""
    linnet: bool = False
    """Whether its extra airlift has been used.  [tof.s1.v2-linnet]"""
    free_enhanced: bool = False
    """Whether its next operation is enhanced for nothing.  [tof.s2.allied-first-op]"""
    helping: int = 0
    """The impulse in which it last gave a support point to a defence."""
    helped: tuple[PlaceId, ...] = ()
    """The hexes that had one in that impulse.  [tof.8.sp-defence]"""


class Marker(Item):
    """A marker in a hex; off the map it can be used again.  [tof.2.unit-kinds]"""

    table = "markers"
    kind: MarkerKind
    hex: PlaceId
    seat: Seat
    value: int = 0
    impulse: int = 0
    """The impulse in which it was placed."""
    by: UnitId = NONE
    """The unit that placed it."""


class Bridge(Item):
    """A bridge over a hexside, and its state; `builder` works on it.  [tof.3.build-flip]"""

    table = "bridges"
    state: BridgeState = "intact"
    builder: UnitId = NONE


class Battery(Item):
    """A coastal battery: eliminated at strength 0.  [tof.9.battery-strength]"""

    table = "batteries"
    hex: PlaceId
    strength: int
    disrupted: bool = False
    bombarded: bool = False


class Site(Item):
    """A place that counts: who last stood there, and whether an Allied unit ever did.  [tof.ruling.hex-control-vp]"""

    table = "sites"
    hex: PlaceId
    holder: Seat
    liberated: bool = False


class Transport(Item):
    """Barges or a Buffalo: where it is, and whether it has moved in this turn.  [tof.9.barge-capacity tof.9.buffalo]"""

    table = "transports"
    name: str
    seat: Seat
    hex: PlaceId = OFF_MAP
    due: int = 0
    moved: int = 0
    """The turn in which it last moved."""


class Clock(Item):
    """The day, the weather, and where the turn stands."""

    table = "clock"
    box: int
    """The box of the turn marker; four make a day."""
    weather: Weather
    turn: int = 1
    initiative: Seat = NONE
    track: int = NONE
    """The place of the operations marker on the impulse track."""
    spoiling: int = 0
    impulse: int = 0
    """The number of the impulse that is going on."""
    counted: int = 0
    """How many impulses there have been, spoiling ones included."""
    flooded: bool = False
    dikes: int = 0
    """The turn in which the dikes were bombed."""
    bridgehead: int = 0
    """Turns in a row at whose end the Allies held a bridgehead.  [tof.ruling.mg-bridgehead]"""
    last_battery: int = 0
    """The turn in which the last battery was eliminated."""


def other(seat: Seat) -> Seat:
    """The enemy's seat."""
    return 1 - seat
