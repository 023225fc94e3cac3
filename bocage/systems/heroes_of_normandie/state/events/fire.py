"""Fire: shots, explosions, templates and flames, as they are announced and resolved."""

from __future__ import annotations

from typing import Literal

from bocage.kernel import Event, PlaceId, Seat, Total, UnitId
from bocage.kernel.records import ActorId, TargetId
from bocage.systems.heroes_of_normandie.state.records import CornerId


class Fired(Event):
    """A shot is announced: who fires at whom, with which weapon, what the values are made of, and what comes off."""

    unit: ActorId
    target: TargetId
    weapon: str
    kind: Literal["normal", "suppression"]
    value: Total
    penalties: Total
    defence: Total


class ShotResolved(Event):
    """The result of a shot against the Defence Value."""

    unit: UnitId
    target: UnitId
    result: Total
    need: int


class Missed(Event):
    """A shot does nothing."""

    outcome = True
    unit: UnitId


class BurstAnnounced(Event):
    """A burst is announced: so much of the Combat Value for this target."""

    unit: ActorId
    target: TargetId
    share: int


class Exploded(Event):
    """A bomb, a mine or a shell from behind the lines strikes a unit; nobody on the board fires it."""

    target: UnitId
    weapon: str
    value: Total
    penalties: Total
    defence: Total


class ExplosionResolved(Event):
    """The result of an explosion against the Defence Value."""

    target: UnitId
    result: Total
    need: int


class Sniped(Event):
    """A sniper's die, as it is read on his table."""

    unit: ActorId
    target: TargetId
    result: Total


class TemplateAimed(Event):
    """A template is aimed at an intersection, straight at it or over obstacles."""

    seat: Seat
    weapon: str
    corner: CornerId
    manner: Literal["direct", "indirect"]


class Landed(Event):
    """A template comes down on an intersection."""

    weapon: str
    corner: CornerId


class FlewOff(Event):
    """A template drifts off the board, and does nothing."""

    outcome = True
    weapon: str


class ThrownInside(Event):
    """A unit throws a grenade or fires flames into a building or a position."""

    unit: UnitId
    weapon: str
    place: PlaceId


class Flamed(Event):
    """A unit fires its flamethrower in a direction, in eighths of a turn clockwise from north."""

    unit: UnitId
    facing: int


class BombStuck(Event):
    """A unit sticks a bomb to a vehicle."""

    unit: ActorId
    target: TargetId
    weapon: str


class SmokeLaid(Event):
    """Smoke rises in a square."""

    place: PlaceId
