"""What is told of how a battle begins and ends: who goes first, who comes later, who leaves."""

from __future__ import annotations

from bocage.kernel import Event, PlaceId, Seat
from bocage.kernel.records import ActorId
from bocage.systems.rules_of_engagement.schema.vocabulary import Edge


class RolledOff(Event):
    """Both sides have rolled; whoever has more has won the roll.  [roe.turn.first-player]"""

    die: int
    other_die: int
    seat: Seat


class FirstChosen(Event):
    """The side that has the first turn."""

    seat: Seat


class MissionRolled(Event):
    """Guerrillas and their enemy have rolled for the mission, each die with its army's rating.

    [roe.special.guerrilla-scenario]
    """

    sum: int
    foe_sum: int
    seat: Seat


class MissionSet(Event):
    """The mission that is played.  [roe.special.guerrilla-scenario]"""

    mission: str


class HeldBack(Event):
    """A squad is held back and comes later."""

    unit: ActorId


class FoundNoRoom(Event):
    """Nobody of a squad can be set up: it stays away.  [roe.ruling.deployment-room]"""

    unit: ActorId


class ReserveRolled(Event):
    """The die for a squad that is to come."""

    unit: ActorId
    die: int
    need: int


class Arrived(Event):
    """A squad has come onto the table."""

    unit: ActorId
    edge: Edge
    near: PlaceId


class LeftTable(Event):
    """A squad has left the table by the edge that it was to reach."""

    unit: ActorId
    men: int


class ExtraTurn(Event):
    """The die at the end: whether there is one turn more."""

    die: int
    need: int


class Held(Event):
    """What a point of the table is worth at the end to who holds it."""

    seat: Seat
    points: int


class TaskDone(Event):
    """Whether a side has done what it had to do."""

    seat: Seat
    done: bool


class VariantTaken(Event):
    """Other troops take the place of a platoon's squads."""

    seat: Seat
    variant: str


class SupportTaken(Event):
    """An army has support."""

    seat: Seat
    item: str


class FortificationBought(Event):
    """A side has a fortification, of which only it knows."""

    seat: Seat
    item: str


class Requisitioned(Event):
    """A squad of a platoon has got something."""

    seat: Seat
    kind: str
    item: str


class ArmyReady(Event):
    """An army is complete."""

    seat: Seat
    squads: int
