"""The sea: ships, batteries, mines, barges, dikes."""

from __future__ import annotations

from bocage.kernel import Event, PlaceId
from bocage.systems.tide_of_fortune.state.records import BatteryId, TransportId


class DikesBombed(Event):
    """The dikes of Walcheren are bombed."""

    turn: int


class Flooded(Event):
    """The water comes."""

    turn: int


class BatteryShelled(Event):
    """A battery is bombarded from the sea."""

    battery: BatteryId
    total: int


class BatteryDamaged(Event):
    """A battery has so much strength left."""

    battery: BatteryId
    strength: int


class BatteryDisrupted(Event):
    """A battery cannot fire in this turn."""

    battery: BatteryId


class BatteryReplied(Event):
    """A battery has fired at the ships."""

    battery: BatteryId
    die: int
    points: int


class MineSwept(Event):
    """A mine is removed; so many are left."""

    hex: PlaceId
    mines: int


class MineMet(Event):
    """A transport is in a minefield."""

    hex: PlaceId
    die: int
    struck: bool


class BargeAttacked(Event):
    """A barge is attacked from the air."""

    transport: TransportId
    points: int
    die: int
    hit: bool
