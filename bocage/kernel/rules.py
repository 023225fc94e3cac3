"""Rules: what a game's rules tell the loop, as one immutable value that every game is given."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from bocage.kernel.events import Event
from bocage.kernel.frames import Frame

Interrupt = Callable[[Any, Sequence[Any]], Frame[None] | None]
"""Looks at the records just changed; answers the procedure that must run now, if any."""
AfterWindow = Callable[[Any, Any], Frame[None] | None]
"""Looks at an event just told; answers the window that it opens, if any."""
AfterRoll = Callable[[Any, Any], Frame[tuple[int, ...]] | None]
"""Looks at a roll just made; answers the window in which dice of it may be rolled again, if any."""


class Rules(msgspec.Struct, frozen=True, kw_only=True):
    """The first procedure of a game, and what happens between steps whatever is going on.

    A game whose chapters need further hooks subclasses it.

    >>> Rules().interrupts
    ()
    """

    first: Frame[None] | None = None
    """The whole game as one procedure."""
    interrupts: tuple[Interrupt, ...] = ()
    """What must hold at any instant: looked at whenever a record has changed, whatever changed it."""
    after: Mapping[type[Event], AfterWindow] = {}
    """What may be answered as soon as it has happened, by the class of the event."""
    after_roll: AfterRoll | None = None
    """What may be rolled again."""


NO_RULES = Rules()
"""For games that only hold records."""
