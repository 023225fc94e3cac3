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


def reason_for(imagined: Imagination, option: Option, value: float | None, other: float | None = None) -> Reason:
    """The reason for an option: its motive in the system's words, how the game then stands, and what is at stake.

    `value` is the seat's, from -1 to 1, or None where the plan alone decided; `other` is that of the next best choice.
    """
    motive = imagined.system.mind.motive(imagined.world(0), imagined.decision, option)
    key = f"reason-{motive}" if motive in MOTIVES else "reason-plan" if value is None else "reason-best"
    if value is None:
        return Reason(key)
    return Reason(
        key, {"chance": chance(value), "stake": -1 if other is None else max(chance(value) - chance(other), 0)}
    )


def chance(value: float) -> int:
    """A value from -1 to 1 as a chance to win in per cent.

    >>> chance(-1.0), chance(0.2)
    (0, 60)
    """
    return round(50 + 50 * max(-1.0, min(1.0, value)))
