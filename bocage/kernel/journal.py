"""The journal of a match: every answer and every die, append-only, enough to replay and to verify it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal

from bocage.kernel.dice import Faces
from bocage.kernel.events import Event, Told
from bocage.kernel.frames import Option
from bocage.kernel.records import Record, Seat, dump, restore

How = Literal["chosen", "kernel", "order"]


class Answer(Record):
    """A seat's answer: how it came about, the counter of chance before it, the faces that fell and what was told.

    >>> from bocage.kernel.frames import Pass
    >>> Answer(1, 0, Pass(), "chosen", 0, (), (), final=False).option
    Pass()
    """

    revision: int
    seat: Seat
    option: Option
    how: How
    chance: int
    faces: Faces
    told: tuple[Told, ...]
    final: bool


class TakenBack(Record):
    """An undo: the match goes back to revision `to`; `consent` are the other seats that agreed."""

    revision: int
    seat: Seat
    to: int
    consent: tuple[Seat, ...] = ()


Entry = Answer | TakenBack
Journal = tuple[Entry, Any, Any] | None
"""The newest entry, the journal before it, and, where it takes something back, the journal that it goes back to."""


def with_entry(journal: Journal, entry: Entry) -> Journal:
    """The journal with one more entry; what an earlier one has taken back is passed over to find where it goes back to.

    >>> from bocage.kernel.frames import Pass
    >>> one = with_entry(None, Answer(1, 0, Pass(), "chosen", 0, (), (), final=False))
    >>> with_entry(one, TakenBack(2, 0, to=1))[2] is one
    True
    """
    back = journal if isinstance(entry, TakenBack) else None
    while back is not None and isinstance(entry, TakenBack) and back[0].revision > entry.to:
        older = back[0]
        back = back[2] if isinstance(older, TakenBack) and older.to >= entry.to else back[1]
    return (entry, journal, back)


def entries(journal: Journal) -> list[Entry]:
    """All entries, oldest first."""
    found: list[Entry] = []
    while journal is not None:
        found.append(journal[0])
        journal = journal[1]
    return found[::-1]


def standing(journal: Journal) -> Iterator[Answer]:
    """The answers that were not taken back, newest first.

    >>> from bocage.kernel.frames import Pass
    >>> journal = None
    >>> for revision in (1, 2):
    ...     journal = with_entry(journal, Answer(revision, 0, Pass(), "chosen", 0, (), (), final=False))
    >>> [answer.revision for answer in standing(with_entry(journal, TakenBack(3, 0, to=1)))]
    [1]
    """
    while journal is not None:
        entry, before, back = journal
        journal = before if isinstance(entry, Answer) else back
        if isinstance(entry, Answer):
            yield entry


def until(journal: Journal, revision: int) -> Journal:
    """The journal as it was at a revision."""
    while journal is not None and journal[0].revision > revision:
        journal = journal[1]
    return journal


def chance_at(journal: Journal, revision: int) -> int | None:
    """The counter of chance after a revision, as the next answer begins with it; None where there is no answer yet."""
    found = None
    while journal is not None and journal[0].revision > revision:
        if isinstance(journal[0], Answer):
            found = journal[0].chance
        journal = journal[1]
    return found


def dump_entry(entry: Entry) -> dict[str, Any]:
    """An entry as plain data."""
    if isinstance(entry, TakenBack):
        return dump(entry)
    return {
        "is": "Answer",
        "revision": entry.revision,
        "seat": entry.seat,
        "option": dump(entry.option),
        "how": entry.how,
        "chance": entry.chance,
        "faces": list(entry.faces),
        "told": [{"event": dump(told.event), "to": told.to} for told in entry.told],
        "final": entry.final,
    }


def restore_entry(data: dict[str, Any], package: str) -> Entry:
    """The entry that `dump_entry` wrote."""
    if data["is"] == "TakenBack":
        return restore(data, TakenBack, package)
    return Answer(
        revision=int(data["revision"]),
        seat=int(data["seat"]),
        option=restore(data["option"], Option, package),
        how=data["how"],
        chance=int(data["chance"]),
        faces=tuple(data["faces"]),
        told=tuple(restore_told(data["told"], package)),
        final=bool(data["final"]),
    )


def restore_told(data: Sequence[dict[str, Any]], package: str) -> Iterator[Told]:
    """Events as `dump_entry` wrote them."""
    return (Told(restore(told["event"], Event, package), int(told["to"])) for told in data)
