"""What a player is asked, what it may spend, and what it says about its choice."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar

import msgspec

if TYPE_CHECKING:
    from bocage.kernel import View
    from bocage.kernel.frames import Option
    from bocage.kernel.match import Decision


class Clock(msgspec.Struct, frozen=True):
    """The time that a player may take for a choice, in seconds; None is as long as it likes.

    >>> Clock(0.5).seconds
    0.5
    """

    seconds: float | None = None


class Reason(msgspec.Struct, frozen=True):
    """Why a player chose what it chose: a key of the players' texts, with its arguments.

    >>> Reason("reason-objective", {"chance": 60}).key
    'reason-objective'
    """

    key: str
    args: dict[str, int] = {}


class Player(ABC):
    """A machine in a seat. One that does without a view says so, and is given None.

    After a choice `reason` says why, or is None where there was nothing to choose or nothing to say.
    """

    needs_view: ClassVar[bool] = True
    reason: Reason | None = None

    @abstractmethod
    def choose(self, view: View | None, decision: Decision, clock: Clock) -> Option:
        """One of the options of the decision, from what the seat may know."""
