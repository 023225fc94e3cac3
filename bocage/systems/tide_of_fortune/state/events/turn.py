"""The turn: weather, points, the bid, the impulse track."""

from __future__ import annotations

from bocage.kernel import Event, PlaceId, Seat, UnitId
from bocage.kernel.records import ActorId
from bocage.systems.tide_of_fortune.schema.vocabulary import Weather
from bocage.systems.tide_of_fortune.state.records import ArmyId, BridgeId, DivisionId, TransportId


class TurnBegan(Event):
    """A turn begins on a day, in a box of the track."""

    turn: int
    box: int


class PointsReceived(Event):
    """A side has received command points, and has so many now."""

    seat: Seat
    die: int
    points: int
    total: int


class BidsOpened(Event):
    """What both sides have bid."""

    allied: int
    german: int


class InitiativeWon(Event):
    """A side has the initiative, with so many points."""

    seat: Seat
    points: int


class ReactionPoints(Event):
    """The other side turns part of its bid into reaction points."""

    seat: Seat
    points: int


class ImpulseBegan(Event):
    """The operations marker enters a box, and a side has an impulse."""

    seat: Seat
    box: str


class ImpulsePassed(Event):
    """A side makes nothing of its impulse."""

    seat: Seat
    box: str


class OperationDeclared(Event):
    """A side declares an operation of one of its armies."""

    army: ArmyId
    points: int
    enhanced: bool


class OrderGiven(Event):
    """A division is given an order."""

    division: DivisionId
    order: str


class Tired(Event):
    """A division's headquarters has a fatigue point more."""

    division: DivisionId
    fatigue: int


class RolledOff(Event):
    """A side has thrown a die to break a tie of the bids."""

    seat: Seat
    die: int


class MarkerMoved(Event):
    """The turn marker has moved on to a box."""

    box: int


class WeatherRolled(Event):
    """The Allies have thrown for the weather."""

    seat: Seat
    die: int
    weather: Weather


class ChillTested(Event):
    """Chill's men try to delay the enemy."""

    division: DivisionId
    dice: tuple[int, ...]
    most: int


class DelayPlaced(Event):
    """A delay marker was placed by Chill's men."""

    hex: PlaceId
    value: int


class Arrived(Event):
    """A unit has come on to the map."""

    unit: UnitId
    hex: PlaceId


class EntryBlocked(Event):
    """An entry is closed: who was to come through it waits, or goes round."""

    unit: UnitId
    entry: str


class TransportArrived(Event):
    """A transport is there."""

    transport: TransportId
    hex: PlaceId


class BrokeThrough(Event):
    """A unit advances into a breakthrough."""

    unit: ActorId
    hex: PlaceId


class SteppedBack(Event):
    """A disrupted unit steps back from the enemy to recover."""

    unit: ActorId
    hex: PlaceId


class Recovered(Event):
    """A unit is disrupted no more."""

    unit: UnitId


class Rested(Event):
    """A headquarters has fewer fatigue points."""

    division: DivisionId
    fatigue: int


class SupportReceived(Event):
    """A side has received support points for one of its pools."""

    seat: Seat
    pool: str
    points: int


class DemolitionTried(Event):
    """The German tries to blow a bridge, with so many points, and succeeds with at most this die."""

    bridge: BridgeId
    points: int
    die: int
    most: int


class BridgeBlown(Event):
    """A bridge is down."""

    bridge: BridgeId


class PortTried(Event):
    """The German tries to wreck a port."""

    hex: PlaceId
    points: int
    die: int
    most: int


class PortWrecked(Event):
    """A port has one point of damage more."""

    hex: PlaceId


class WorkBegun(Event):
    """Work on a bridge has begun."""

    bridge: BridgeId
    unit: UnitId


class WorkStopped(Event):
    """Work on a bridge has come to nothing."""

    bridge: BridgeId


class BridgeBuilt(Event):
    """A bridge stands again."""

    bridge: BridgeId


class RepairTried(Event):
    """A side spends command points to repair a port."""

    hex: PlaceId
    points: int
    die: int


class PortRepaired(Event):
    """A port has one point of damage less."""

    hex: PlaceId


class SpoilingBegan(Event):
    """The reaction player makes a spoiling attack with a division."""

    division: DivisionId
