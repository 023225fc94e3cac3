"""Clocks as they are stored: how much time each seat has left, and when the first of them runs out."""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from bocage.server.storage.schema import CLOCKS


class SeatClock(msgspec.Struct, frozen=True):
    """The clock of a seat: the seconds left when it last stood still, and since when it runs.

    The first `spare` seconds since then are not counted. `out` is the revision at which its time ran out.
    """

    seat: int
    left: float
    since: float | None = None
    spare: float = 0.0
    out: int | None = None

    @property
    def due(self) -> float | None:
        """When its time runs out.

        >>> SeatClock(0, 60.0, since=1000.0, spare=1.0).due
        1061.0
        """
        return None if self.since is None else self.since + self.spare + self.left


class ClockState(msgspec.Struct, frozen=True):
    """The clocks of a match at a revision; `furthest` is how many answers have stood at most."""

    revision: int
    furthest: int
    seats: tuple[SeatClock, ...]

    @property
    def due(self) -> float | None:
        """When the first of them runs out."""
        return min((clock.due for clock in self.seats if clock.due is not None), default=None)


def stamp(seconds: float) -> str:
    """A moment as it is stored and sent.

    >>> stamp(0.25)
    '1970-01-01T00:00:00.250Z'
    """
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def moment(text: str) -> float:
    """The other way round.

    >>> moment("1970-01-01T00:01:00.250Z")
    60.25
    """
    return datetime.fromisoformat(text).timestamp()


def put_clocks(connection: Connection, match: str, state: ClockState) -> None:
    """Replace the clocks of a match."""
    row = {"state": msgspec.json.encode(state).decode(), "due": None if state.due is None else stamp(state.due)}
    changed = connection.execute(update(CLOCKS).where(CLOCKS.c.match == match).values(**row))
    if not changed.rowcount:
        connection.execute(insert(CLOCKS).values(match=match, **row))


def clocks_of(connection: Connection, matches: Collection[str]) -> dict[str, ClockState]:
    """The clocks of some matches."""
    rows = connection.execute(select(CLOCKS.c.match, CLOCKS.c.state).where(CLOCKS.c.match.in_(matches)))
    return {match: msgspec.json.decode(state, type=ClockState) for match, state in rows}


def run_down(connection: Connection, now: float) -> list[str]:
    """The matches in which someone's time has run out."""
    return list(connection.scalars(select(CLOCKS.c.match).where(CLOCKS.c.due <= stamp(now)).order_by(CLOCKS.c.due)))


def next_due(connection: Connection, now: float) -> float | None:
    """When the next clock of all runs out."""
    due = connection.scalar(select(func.min(CLOCKS.c.due)).where(CLOCKS.c.due > stamp(now)))
    return None if due is None else moment(due)
