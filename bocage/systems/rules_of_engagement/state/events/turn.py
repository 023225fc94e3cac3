"""What is told of turns, deployment and the end."""

from __future__ import annotations

from bocage.kernel import Event, PlaceId, Seat
from bocage.kernel.records import ActorId, TargetId, UnitId
from bocage.systems.rules_of_engagement.schema.vocabulary import Command


class TurnBegan(Event):
    """A side's turn begins."""

    turn: int
    seat: Seat


class Deployed(Event):
    """A squad is on the table, or on a floor of a building."""

    unit: ActorId
    near: PlaceId
    floor: int = 0


class Ordered(Event):
    """A squad has got its order; `target` is whom it will fire at, if anybody."""

    unit: ActorId
    order: Command
    target: UnitId | None


class FireDivided(Event):
    """So many men of a squad will fire at another target than the rest.  [roe.order.split-fire]"""

    unit: ActorId
    target: TargetId
    men: int


class AmbushOrdered(Event):
    """A squad has got its order, and will go into ambush.  [roe.order.declarations]"""

    unit: ActorId
    order: Command


class Watches(Event):
    """A squad holds its fire for the right moment."""

    unit: ActorId


class Counted(Event):
    """What a side's points come to at the end."""

    seat: Seat
    buildings: int
    losses: int


class BrokenSide(Event):
    """A side has lost more than it can bear."""

    seat: Seat
    lost: int
