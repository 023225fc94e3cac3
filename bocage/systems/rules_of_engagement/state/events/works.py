"""What is told of buildings, obstacles, mines and charges."""

from __future__ import annotations

from bocage.kernel import Event, PlaceId, Seat, Total
from bocage.kernel.records import ActorId, AimId


class StructureShot(Event):
    """A squad fires at a structure: what is added to its dice, and how many of them hit."""

    unit: ActorId
    place: AimId
    floor: int
    weapon: str
    need: Total
    hits: int


class StructureStruck(Event):
    """A building or a bunker is hit: what the die and the weapon come to, against what it bears."""

    place: AimId
    sum: int
    need: int


class StructureDamaged(Event):
    """It bears less from now on."""

    outcome = True
    place: AimId
    need: int


class StructureDestroyed(Event):
    """It is a ruin."""

    outcome = True
    place: AimId


class FloorFell(Event):
    """A floor comes down on whoever is on the one below."""

    place: PlaceId
    floor: int
    lost: int


class MinesWentOff(Event):
    """A squad is in a minefield."""

    unit: ActorId
    place: PlaceId
    lost: int


class ObstacleLaid(Event):
    """A side has laid an obstacle."""

    seat: Seat
    place: PlaceId


class FieldHidden(Event):
    """A side has laid a minefield that the enemy does not see; only it is told."""

    seat: Seat
    place: PlaceId


class FieldSomewhere(Event):
    """The enemy has laid a minefield somewhere."""

    seat: Seat


class FieldShown(Event):
    """A side has laid a minefield that the enemy sees; only it is told whether it is one."""

    seat: Seat
    place: PlaceId
    decoy: bool


class FieldSeen(Event):
    """There is a minefield, or what looks like one."""

    seat: Seat
    place: PlaceId


class DecoyFound(Event):
    """There are no mines in what looked like a minefield."""

    place: PlaceId


class WorkLaid(Event):
    """A side has placed a trench or a bunker; only it is told where."""

    seat: Seat
    place: PlaceId


class WorkSomewhere(Event):
    """The enemy has dug himself in somewhere."""

    seat: Seat


class WorkFound(Event):
    """A trench or a bunker that was secret is seen by all."""

    seat: Seat
    place: PlaceId


class ObstacleCleared(Event):
    """Engineers have cleared something away."""

    outcome = True
    unit: ActorId
    place: AimId


class ChargeSet(Event):
    """Engineers have laid explosives."""

    unit: ActorId
    weapon: str
    place: AimId


class ChargeWentOff(Event):
    """Explosives go off."""

    place: AimId
    weapon: str


class ChargeDisarmed(Event):
    """A squad has tried to disarm explosives."""

    unit: ActorId
    place: AimId
    passed: bool


class WireTested(Event):
    """A squad has come to wire: it gets through at once, or not in this move."""

    unit: ActorId
    place: PlaceId
    passed: bool
