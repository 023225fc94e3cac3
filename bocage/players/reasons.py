"""Reasons: what a player says about its choice, in the words of `text/`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocage.players.player import Reason

if TYPE_CHECKING:
    from bocage.kernel.frames import Option
    from bocage.players.imagining import Imagination

MOTIVES = (
    "advance",
    "assault",
    "bid",
    "card",
    "cover",
    "end",
    "fire",
    "hold",
    "loss",
    "objective",
    "setup",
    "suppress",
    "watch",
)
"""What a system's `motive` may answer; each has a sentence `reason-…` in the players' texts."""


def reason_for(imagined: Imagination, option: Option, value: float | None) -> Reason:
    """The reason for an option: its motive in the system's words, and how the game then stands for the seat.

    `value` is from -1 to 1, or None where the plan alone decided.
    """
    motive = imagined.system.mind.motive(imagined.world(0), imagined.decision, option)
    key = f"reason-{motive}" if motive in MOTIVES else "reason-plan" if value is None else "reason-best"
    return Reason(key, {"chance": -1 if value is None else chance(value)})


def chance(value: float) -> int:
    """A value from -1 to 1 as a chance to win in per cent.

    >>> chance(-1.0), chance(0.2)
    (0, 60)
    """
    return round(50 + 50 * max(-1.0, min(1.0, value)))
