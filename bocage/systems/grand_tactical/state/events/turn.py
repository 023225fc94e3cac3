"""Turns, chits and points."""

from __future__ import annotations

from bocage.kernel import Capped, Event, PlaceId, Seat, UnitId
from bocage.kernel.records import TargetId
from bocage.systems.grand_tactical.schema.vocabulary import Weather
from bocage.systems.grand_tactical.state.records import ChitId, DivisionId


class TurnBegan(Event):
    """A turn begins."""

    turn: int


class Converted(Event):
    """A Division has turned command points into dispatch points, which only its player hears."""

    division: DivisionId
    points: int


class Bought(Event):
    """A Formation's chit was bought, which only its player hears."""

    chit: ChitId
    next_turn: bool


class CupFilled(Event):
    """The chits of a side in the cup and aside, by number; which they are stays secret."""

    seat: Seat
    in_cup: int
    set_aside: int


class ChitPlayed(Event):
    """A chit was drawn from the cup, or had been left over, and is played."""

    chit: ChitId
    carried: bool


class ChitLeft(Event):
    """The last chit in the cup is not drawn: it opens the next turn."""

    chit: ChitId


class CommandGained(Event):
    """A Division has rolled for command points."""

    division: DivisionId
    die: int
    points: int


class DispatchRolled(Event):
    """A Division has rolled for dispatch points; what that brings is its player's secret."""

    division: DivisionId
    die: int


class DispatchGained(Event):
    """What a roll for dispatch points has brought, which only its player hears."""

    division: DivisionId
    points: int


class WeatherRolled(Event):
    """The die for the weather."""

    die: int


class WeatherChanged(Event):
    """The weather is another one now."""

    weather: Weather


class AirUnits(Event):
    """A side has so many air units in each clear turn of the day."""

    seat: Seat
    number: int


class AirUnitPlaced(Event):
    """An air unit is over its target."""

    seat: Seat
    target: TargetId


class AirAttack(Event):
    """A unit is attacked from the air."""

    seat: Seat
    target: TargetId
    value: Capped


class DelayRolled(Event):
    """The die that says whether reinforcements of a side come in time."""

    seat: Seat
    die: int


class Due(Event):
    """A unit is in the reinforcement box of its division."""

    unit: UnitId


class Arrived(Event):
    """A unit is in an entry hex."""

    unit: UnitId
    hex: PlaceId


class Verdict(Event):
    """By how many points a side leads at the end, or trails, and whether that is decisive."""

    lead: int
    level: str
    seat: Seat = 0
