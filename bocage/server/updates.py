"""Updates: what differs between two looks of one listener at a match, and the messages that a socket tells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar, get_type_hints

import msgspec
from msgspec import UNSET, UnsetType

from bocage.server.forms import LineForm, SeatForm, SnapshotForm
from bocage.show import Cell, Piece
from bocage.show.sentences import EventForm, RefusalForm

T = TypeVar("T")
Id = int | str | None
"""What a client marked its message with."""


class Shift(msgspec.Struct, Generic[T], frozen=True, omit_defaults=True):
    """How a list changed whose items have a number of their own.

    Those in `gone` are dropped; those in `put` replace the ones of the same number, or come last; where that does not
    give the order of the list, `order` has all numbers in their order. Several items in a row may have one number, as
    the figures of a squad do: then all of them are put as soon as one is another.
    """

    put: list[T] = []
    gone: list[int] = []
    order: list[int] | None = None


NUMBERED: dict[str, tuple[str, Any]] = {
    "seats": ("seat", Shift[SeatForm]),
    "cells": ("place", Shift[Cell]),
    "pieces": ("unit", Shift[Piece]),
}
"""The lists of a snapshot that change item by item, and which field is the number of an item."""

Changes = msgspec.defstruct(
    "Changes",
    [
        (name, (NUMBERED[name][1] if name in NUMBERED else hint) | UnsetType, UNSET)
        for name, hint in get_type_hints(SnapshotForm).items()
    ],
    frozen=True,
    kw_only=True,
    module=__name__,
    namespace={"__doc__": "The parts of a snapshot that are not what they were; those that are the same are absent."},
)


NOTHING = Changes()
"""The snapshot is what it was."""


def changes(before: SnapshotForm, now: SnapshotForm) -> msgspec.Struct:
    """What makes the second snapshot of the first.

    Nothing but these two is looked at, so that it tells nothing that the second one does not show.
    """
    found: dict[str, Any] = {}
    for name in SnapshotForm.__struct_fields__:
        old, new = getattr(before, name), getattr(now, name)
        if old is not new and old != new:
            found[name] = shift(old, new, NUMBERED[name][0]) if name in NUMBERED else new
    return Changes(**found)


def shift(before: Sequence[T], now: Sequence[T], number: str) -> Shift[T]:
    """How a list changed, by the numbers of its items.

    >>> from bocage.server.forms import AskForm
    >>> one, two, three = (AskForm(seat, [], []) for seat in (1, 2, 3))
    >>> shift([one, two], [two, three], "seat")
    Shift(put=[AskForm(seat=3, agreed=[], awaited=[])], gone=[1], order=None)
    >>> shift([one, two], [two, one], "seat")
    Shift(put=[], gone=[], order=[2, 1])
    """
    old, new = _by_number(before, number), _by_number(now, number)
    put = [item for key, items in new.items() if old.get(key) != items for item in items]
    order = [*(key for key in old if key in new), *(key for key in new if key not in old)]
    gone = [key for key in old if key not in new]
    return Shift(put, gone, None if order == list(new) else list(new))


def _by_number(items: Sequence[T], number: str) -> dict[int, list[T]]:
    found: dict[int, list[T]] = {}
    for item in items:
        found.setdefault(getattr(item, number), []).append(item)
    return found


# Messages


class _Told(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """What all messages of the server have in common: their type."""


class Whole(_Told, frozen=True, tag="snapshot"):
    """A match as the seat sees it now, what it heard, and the talk."""

    number: int
    revision: int
    snapshot: SnapshotForm
    events: list[EventForm]
    chat: list[LineForm]
    id: Id = None


class Update(_Told, frozen=True, tag="update"):
    """What is not as in the message before this one; `number` counts both, so that a client sees if it missed one."""

    number: int
    revision: int
    changes: Changes  # type: ignore[valid-type]
    events: list[EventForm]


class Talk(_Told, frozen=True, tag="chat"):
    """A line of talk."""

    line: LineForm


class Presence(_Told, frozen=True, tag="presence"):
    """Who is connected."""

    here: list[int]
    spectators: int


class Again(_Told, frozen=True, tag="rematch"):
    """The match that follows this one."""

    match: str


class Pong(_Told, frozen=True, tag="pong"):
    """Someone is there."""

    id: Id = None


class Failure(_Told, frozen=True, tag="error", omit_defaults=True):
    """What a client did wrong."""

    error: str
    message: str
    rule: str | None = None
    refusal: RefusalForm | None = None
    id: Id = None


Told = Whole | Update | Talk | Presence | Again | Pong | Failure
