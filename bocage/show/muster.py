"""Musters: an army while a seat builds it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bocage.kernel.records import Record, Seat
from bocage.show.pieces import Piece
from bocage.show.sentences import Text


class Ware(Record):
    """Something that an army may have: its name as a word, its price, what it says, and the counters that it brings.

    `takes` is the option that recruits it, as `dump` writes it, whether or not it is on offer now; `index` is its place
    among the options that the seat is offered, if it is one of them.

    >>> Ware("patrol", cost=25).pieces
    ()
    """

    name: str
    cost: int = 0
    lines: tuple[Text, ...] = ()
    pieces: tuple[Piece, ...] = ()
    takes: Mapping[str, Any] | None = None
    index: int | None = None


class Berth(Record):
    """A place for one addition to something that was recruited: what fills it, or what could.

    >>> Berth("gear", stock=(Ware("grenades"),)).holds is None
    True
    """

    name: str
    holds: Ware | None = None
    stock: tuple[Ware, ...] = ()

    def each(self, change: Callable[[Ware], Ware]) -> Berth:
        """The same with another ware in the place of each."""
        holds = None if self.holds is None else change(self.holds)
        return Berth(self.name, holds, tuple(map(change, self.stock)))


class Recruit(Record):
    """Something that an army has, with its berths.

    >>> Recruit(Ware("patrol", 25), (Berth("gear"),)).ware.cost
    25
    """

    ware: Ware
    berths: tuple[Berth, ...] = ()

    def each(self, change: Callable[[Ware], Ware]) -> Recruit:
        """The same with another ware in the place of each."""
        return Recruit(change(self.ware), tuple(berth.each(change) for berth in self.berths))


class Muster(Record):
    """An army while a seat builds it: its points, what is left of them, what it has, and what else is to be had.

    >>> Muster(seat=0, points=200, left=175, army=(Recruit(Ware("patrol", 25)),)).stock
    ()
    """

    seat: Seat
    points: int
    left: int
    lines: tuple[Text, ...] = ()
    army: tuple[Recruit, ...] = ()
    stock: tuple[Ware, ...] = ()
