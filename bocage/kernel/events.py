"""Events: what steps tell, to whom; keys and arguments, never sentences."""

from __future__ import annotations

from typing import ClassVar

from bocage.kernel.dice import Faces
from bocage.kernel.records import SPECTATOR, Record, Seat

EVERYONE = -1

__all__ = ["EVERYONE", "SPECTATOR", "Event", "Over", "Rolled", "RolledLow", "Told"]


class Event(Record):
    """Something that happened. Events with `outcome` set are what odds are counted by.

    >>> class Fell(Event):
    ...     outcome = True
    ...     unit: int
    >>> Fell(3).outcome
    True
    """

    outcome: ClassVar[bool] = False


class Told(Record):
    """An event and the seats that hear it, as a bitset; the complement of some seats includes the spectators.

    >>> secret = Told(Over((0,), "demo.end"), to=0b10)
    >>> secret.heard_by(1), secret.heard_by(0), secret.heard_by(SPECTATOR)
    (True, False, False)
    >>> Told(Over((0,), "demo.end"), to=~0b10).heard_by(SPECTATOR)
    True
    """

    event: Event
    to: int = EVERYONE

    def heard_by(self, seat: Seat) -> bool:
        """Whether the seat hears the event."""
        return self.to >> seat & 1 == 1


class Rolled(Event):
    """Dice fell: `what` names the roll, `by` the seat that rolls, `need` is 0 where each face counts."""

    what: str
    by: Seat
    n: int
    need: int
    hits: int
    faces: Faces


class RolledLow(Event):
    """Dice numbered from 0 fell: `what` names the roll, `by` who rolls; those that show at most `most` count."""

    what: str
    by: Seat
    most: int
    hits: int
    faces: Faces
    sides: int = 10


class Over(Event):
    """The match is over: the seats that won (none in a draw), and the rule that says so."""

    winners: tuple[Seat, ...]
    rule: str
