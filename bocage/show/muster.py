"""Musters: an army while a seat builds it."""

from __future__ import annotations

from bocage.kernel.frames import Option
from bocage.kernel.records import Record, Seat
from bocage.show.pieces import Piece
from bocage.show.sentences import Line


class Ware(Record):
    """Something that an army may have: its name as a word, its price, what it says, and the counters that it brings.

    `takes` is the option that recruits it, whether or not it is on offer now.

    >>> Ware("patrol", cost=25).pieces
    ()
    """

    name: str
    cost: int = 0
    lines: tuple[Line, ...] = ()
    pieces: tuple[Piece, ...] = ()
    takes: Option | None = None


class Berth(Record):
    """A place for one addition to something that was recruited: what fills it, or what could.

    >>> Berth("gear", stock=(Ware("grenades"),)).holds is None
    True
    """

    name: str
    holds: Ware | None = None
    stock: tuple[Ware, ...] = ()


class Recruit(Record):
    """Something that an army has, with its berths.

    >>> Recruit(Ware("patrol", 25), (Berth("gear"),)).ware.cost
    25
    """

    ware: Ware
    berths: tuple[Berth, ...] = ()


class Muster(Record):
    """An army while a seat builds it: its points, what is left of them, what it has, and what else is to be had.

    >>> Muster(seat=0, points=200, left=175, army=(Recruit(Ware("patrol", 25)),)).stock
    ()
    """

    seat: Seat
    points: int
    left: int
    lines: tuple[Line, ...] = ()
    army: tuple[Recruit, ...] = ()
    stock: tuple[Ware, ...] = ()
