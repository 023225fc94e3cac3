"""What a player is asked, what it may spend, and what it says about its choice."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

if TYPE_CHECKING:
    from bocage.kernel import View
    from bocage.kernel.frames import Option
    from bocage.kernel.match import Decision


class Clock(msgspec.Struct, frozen=True):
    """The time that a player may take for a choice, in seconds; None is as long as it likes.

    A clock that counts `processor` seconds is not moved by what else the machine does: it is for matches in bulk.

    >>> Clock(0.5).seconds
    0.5
    """

    seconds: float | None = None
    processor: bool = False

    def now(self) -> float:
        """What the clock shows, in seconds since whenever."""
        return time.process_time() if self.processor else time.perf_counter()


class Reason(msgspec.Struct, frozen=True):
    """Why a player chose what it chose: a key of the players' texts, with its arguments.

    `chance` is its chance to win in per cent as it sees it, `stake` how much less that would be with the next best
    choice; -1 where that was not weighed.

    >>> Reason("reason-objective", {"chance": 60, "stake": 12}).key
    'reason-objective'
    """

    key: str
    args: dict[str, int] = msgspec.field(default_factory=lambda: {"chance": -1, "stake": -1})


class Player(ABC):
    """A machine in a seat. One that does without a view says so, and is given None.

    After a choice `reason` says why, or is None where there was nothing to choose or nothing to say.
    """

    needs_view: ClassVar[bool] = True
    reason: Reason | None = None
    intention: Any = None
    """What it means to do next: whoever makes a player anew for every choice hands it on."""

    @abstractmethod
    def choose(self, view: View | None, decision: Decision, clock: Clock) -> Option:
        """One of the options of the decision, from what the seat may know."""
