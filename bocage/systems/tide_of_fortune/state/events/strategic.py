"""Strategic operations: refits, Road Marches, drops, landings."""

from __future__ import annotations

from bocage.kernel import Event, PlaceId, Seat
from bocage.kernel.records import ActorId
from bocage.systems.tide_of_fortune.state.records import DivisionId, TransportId


class OperationLaunched(Event):
    """A side launches a strategic operation."""

    seat: Seat
    kind: str


class Refitted(Event):
    """A headquarters has regained steps."""

    division: DivisionId
    steps: int
    points: int


class MarchBegan(Event):
    """A division makes a Road March."""

    division: DivisionId


class LinnetUsed(Event):
    """The extra Airlift is there."""

    division: DivisionId
    points: int


class Scattered(Event):
    """A unit drifts on its way down."""

    unit: ActorId
    die: int
    modifier: int
    hexes: int
    direction: int
    hex: PlaceId


class Landed(Event):
    """A unit has landed."""

    unit: ActorId
    hex: PlaceId
    disrupted: bool


class LostInLanding(Event):
    """A unit has come down among enemies without a way out."""

    unit: ActorId


class ReactionFought(Event):
    """Germans have attacked paratroops after a drop."""

    hex: PlaceId
    difference: int
    die: int
    result: str


class SuppliedByAir(Event):
    """A division is supplied from the air."""

    division: DivisionId


class WentHungry(Event):
    """A division of paratroops has been without supply for so many turns."""

    division: DivisionId
    turns: int


class Embarked(Event):
    """A unit has gone aboard."""

    unit: ActorId
    transport: TransportId


class Sailed(Event):
    """A transport has moved."""

    transport: TransportId
    hex: PlaceId


class Disembarked(Event):
    """A unit has gone ashore."""

    unit: ActorId
    hex: PlaceId
