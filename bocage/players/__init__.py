"""Players: machines that answer decisions. A player is made for one seat of one match, by its name and a seed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from bocage.kernel.errors import Unknown
from bocage.players.player import Clock, Player

if TYPE_CHECKING:
    from bocage.kernel.records import Seat

__all__ = ["Clock", "Player", "make", "names"]


def _random(seed: str) -> Player:
    from bocage.players.random import RandomPlayer

    return RandomPlayer(seed)


_MAKERS: dict[str, Callable[[str], Player]] = {"random": _random}


def names() -> list[str]:
    """The players there are.

    >>> names()
    ['random']
    """
    return list(_MAKERS)


def make(name: str, seed: int | str, seat: Seat) -> Player:
    """A player for a seat; the same name, seed and seat choose alike in the same match.

    >>> make("napoleon", 1, 0)
    Traceback (most recent call last):
        ...
    bocage.kernel.errors.Unknown: unknown player 'napoleon': there is random
    """
    if name not in _MAKERS:
        raise Unknown(f"unknown player {name!r}: there is {', '.join(names())}")
    return _MAKERS[name](f"{seed}/{seat}")
