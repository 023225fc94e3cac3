"""Players: machines that answer decisions. A player is made for one seat of one match, by its name and a seed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from bocage.kernel.errors import Unknown
from bocage.players.player import Clock, Player, Reason

if TYPE_CHECKING:
    from bocage.kernel.records import Seat
    from bocage.system import System

__all__ = ["TEXTS", "Clock", "Player", "Reason", "make", "names"]

TEXTS = Path(__file__).parent / "text"
"""What players say about their choices, in every language."""


def _random(seed: str, system: System | None) -> Player:
    from bocage.players.random import RandomPlayer

    return RandomPlayer(seed)


def _greedy(seed: str, system: System | None) -> Player:
    from bocage.players.greedy import GreedyPlayer

    return GreedyPlayer(seed, _known(system))


def _search(seed: str, system: System | None) -> Player:
    from bocage.players.search import SearchPlayer

    return SearchPlayer(seed, _known(system))


def _easy(seed: str, system: System | None) -> Player:
    from bocage.players.greedy import SLIPS, GreedyPlayer

    return GreedyPlayer(seed, _known(system), slips=SLIPS)


def _hard(seed: str, system: System | None) -> Player:
    from bocage.players.search import HARD, SearchPlayer

    return SearchPlayer(seed, _known(system), HARD)


def _known(system: System | None) -> System:
    if system is None:
        raise Unknown("this player thinks by the rules of a game: say which")
    return system


_MAKERS: dict[str, Callable[[str, System | None], Player]] = {
    "random": _random,
    "greedy": _greedy,
    "search": _search,
    "easy": _easy,
    "hard": _hard,
    "normal": _greedy,
}


def names() -> list[str]:
    """The players there are; the last is the one that a client offers first.

    >>> names()
    ['random', 'greedy', 'search', 'easy', 'hard', 'normal']
    """
    return list(_MAKERS)


def make(name: str, seed: int | str, seat: Seat, system: System | None = None) -> Player:
    """A player for a seat; the same name, seed and seat choose alike in the same match.

    Only the random player does without a system: the others imagine games by its rules.

    >>> make("napoleon", 1, 0)
    Traceback (most recent call last):
        ...
    bocage.kernel.errors.Unknown: unknown player 'napoleon': there is random, greedy, search, easy, hard, normal
    """
    if name not in _MAKERS:
        raise Unknown(f"unknown player {name!r}: there is {', '.join(names())}")
    return _MAKERS[name](f"{seed}/{seat}", system)
