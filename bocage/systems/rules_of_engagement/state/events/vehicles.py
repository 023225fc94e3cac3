"""What is told of vehicles."""

from __future__ import annotations

from bocage.kernel import Event, PlaceId
from bocage.kernel.records import ActorId, TargetId, UnitId
from bocage.systems.rules_of_engagement.schema.vocabulary import Plate, Stuck


class Drove(Event):
    """A vehicle has moved; `far` is the length of its way in millimetres."""

    unit: ActorId
    near: PlaceId
    far: int


class BoggedDown(Event):
    """A vehicle is stuck in bad ground."""

    outcome = True
    unit: UnitId


class Freed(Event):
    """A crew has worked to free its vehicle, with success or without."""

    unit: ActorId
    free: bool


class GunMended(Event):
    """A crew has worked on its main weapon, with success or without."""

    unit: ActorId
    mended: bool


class HitVehicle(Event):
    """Fire at a vehicle with one weapon: so many dice against what sum, and hits."""

    unit: ActorId
    target: TargetId
    weapon: str
    hits: int


class Penetrated(Event):
    """A hit on a vehicle: where, the die, the strength and the armour."""

    outcome = True
    unit: UnitId
    plate: Plate
    die: int
    strength: int
    armour: int


class Damaged(Event):
    """A vehicle is damaged: whether it can still move, and whether its main weapon is out of action."""

    outcome = True
    unit: UnitId
    stuck: Stuck
    gun_out: bool


class BailedOut(Event):
    """A crew has got out of its vehicle."""

    outcome = True
    unit: UnitId


class Wrecked(Event):
    """A vehicle is destroyed, and smokes or not."""

    outcome = True
    unit: UnitId
    smokes: bool


class Boarded(Event):
    """A squad is in a transport, or on a tank."""

    unit: ActorId
    target: TargetId


class GotOff(Event):
    """A squad has got off what carried it."""

    unit: UnitId
    target: UnitId


class Hooked(Event):
    """A gun was hooked up to a vehicle, or unhooked."""

    unit: ActorId
    target: TargetId
    hooked: bool


class Remounted(Event):
    """A crew is in its vehicle again."""

    unit: ActorId


class ButtonedUp(Event):
    """The crew of a vehicle has shut all hatches."""

    outcome = True
    unit: UnitId


class AbandonedTaken(Event):
    """A vehicle without its crew is destroyed by infantry that touches it."""

    outcome = True
    unit: UnitId
    enemy: UnitId


class AssaultedVehicle(Event):
    """Infantry has gone for a vehicle: so many men touch it, and so many of their means have hit."""

    unit: ActorId
    target: TargetId
    touching: int
    hits: int


class Shrank(Event):
    """A squad without anti-tank means dared not go for a vehicle."""

    unit: ActorId
    target: TargetId


class Overran(Event):
    """A vehicle drives into a squad, which keeps its nerve or not."""

    unit: ActorId
    target: TargetId
    held: bool


class BunkerCharged(Event):
    """Men with anti-tank grenades have used them on a bunker, so many with success."""

    unit: ActorId
    place: PlaceId
    hits: int


class WireFlattened(Event):
    """A tracked vehicle has rolled wire flat."""

    unit: ActorId
    place: PlaceId
