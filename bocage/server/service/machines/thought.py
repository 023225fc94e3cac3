"""What a machine thinks of its question, as it comes from the process in which it thinks."""

from __future__ import annotations

import msgspec

from bocage.players import Reason


class Thought(msgspec.Struct, frozen=True):
    """The place of the option that a machine chooses, and why."""

    index: int
    reason: Reason | None = None
