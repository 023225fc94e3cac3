"""What is told of marches, fire and discipline."""

from __future__ import annotations

from typing import Annotated

from bocage.kernel import Event, PlaceId, Thing, Total
from bocage.kernel.records import ActorId, TargetId, UnitId
from bocage.systems.rules_of_engagement.schema.vocabulary import State


class Marched(Event):
    """A squad has moved; `far` is the longest of its paths, in millimetres."""

    unit: ActorId
    near: PlaceId
    far: int


class FloorChanged(Event):
    """A squad has gone to another floor of a building."""

    unit: ActorId
    place: PlaceId
    floor: int


class Stopped(Event):
    """A march is over before its end."""

    unit: ActorId


class Fired(Event):
    """The figures of a squad with one weapon have fired: how many dice against what sum, hits, and men lost."""

    unit: ActorId
    target: TargetId
    weapon: str
    dice: int
    need: Total
    hits: int
    lost: int


class FireResult(Event):
    """What the fire of a squad has come to."""

    outcome = True
    unit: ActorId
    target: TargetId
    hits: int
    lost: int


class NothingSeen(Event):
    """A squad's fire is lost: nobody of it sees the target within range."""

    unit: ActorId
    target: TargetId


class ManLost(Event):
    """A figure is out of the battle."""

    unit: UnitId
    figure: Annotated[int, Thing("figure")]


class CaughtInCrossfire(Event):
    """A squad is hit from two sides."""

    unit: UnitId


class Tested(Event):
    """A squad has tested its discipline."""

    outcome = True
    unit: ActorId
    sum: Total
    need: int
    passed: bool


class StateChanged(Event):
    """A squad is in another state."""

    outcome = True
    unit: UnitId
    state: State


class SquadDestroyed(Event):
    """A squad surrenders to an enemy nearby, or scatters."""

    outcome = True
    unit: UnitId
    surrenders: bool


class FellBack(Event):
    """A squad falls back."""

    unit: ActorId


class Hid(Event):
    """A squad that nobody sees keeps its heads down."""

    unit: ActorId
