"""What is told of close combat."""

from __future__ import annotations

from typing import Annotated

from bocage.kernel import Event, PlaceId, Seat, Thing, Total
from bocage.kernel.records import ActorId, TargetId, UnitId
from bocage.systems.rules_of_engagement.schema.vocabulary import Command


class AssaultOrdered(Event):
    """A squad has got its order, and will attack another hand to hand."""

    unit: ActorId
    order: Command
    target: TargetId


class Charged(Event):
    """A squad has charged another: so many of it are in contact."""

    unit: ActorId
    target: TargetId
    men: int


class ChargeFailed(Event):
    """A squad that charged has not reached its enemy."""

    unit: ActorId
    target: TargetId


class Reinforced(Event):
    """More of a squad have joined a close combat."""

    unit: ActorId
    men: int


class Duelled(Event):
    """Two men have fought: the die of each and what is added to it."""

    figure: Annotated[int, Thing("figure")]
    foe: Annotated[int, Thing("figure")]
    die: int
    sum: Total
    against: int
    foe_sum: Total


class CombatWon(Event):
    """A side has won a round of a close combat; `lost` are its own losses, `felled` those of the enemy."""

    outcome = True
    seat: Seat
    felled: int
    lost: int


class CombatDrawn(Event):
    """A round of a close combat has no winner."""

    outcome = True
    lost: int


class DoorTried(Event):
    """A squad has tried to force the door of a bunker."""

    outcome = True
    unit: ActorId
    place: PlaceId
    passed: bool


class Exploited(Event):
    """A squad makes use of its victory."""

    unit: ActorId


class ClosedUp(Event):
    """Those of a squad who fight nobody move towards the enemy that it has touched."""

    unit: UnitId
