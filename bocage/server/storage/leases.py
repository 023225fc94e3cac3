"""Leases: which server owns a match. Every claim raises its epoch, and what is written under an earlier one fails.

The epoch keeps matches whole, whatever clocks and networks do. The lease only says how long others leave a match to a
server that does not answer; it is measured by the time of the database, so that no server's own clock counts.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Double, bindparam, cast, func, literal, select, update

from bocage.server.storage.schema import MATCHES

LEASE = 10.0
"""Seconds for which a match stays with a server that is not heard of."""
RENEWAL = 3.0
CHANNEL = "bocage_claims"
"""Where PostgreSQL tells all servers of a claim."""


class Fenced(Exception):
    """Another server has claimed the match since; nothing was written."""


class Holding(NamedTuple):
    """Who owns a match, and by which claim."""

    owner: str
    epoch: int


def _now(connection: Connection) -> ColumnElement[float]:
    if connection.dialect.name == "sqlite":
        return literal(time.time())
    return cast(func.extract("epoch", func.clock_timestamp()), Double)


def is_free(connection: Connection, me: str) -> ColumnElement[bool]:
    """Whether a server may claim a match: nobody's, its own, or of one that was not heard of for too long."""
    return MATCHES.c.owner.is_(None) | (MATCHES.c.owner == me) | (MATCHES.c.lease <= _now(connection))


def claim(connection: Connection, match: str, me: str) -> Holding | None:
    """Become the owner of a match that is free; answers who owns it then, None where there is no such match.

    A row that someone is writing to is left to him: waiting for it would be waiting for a server that stands still.
    """
    here = MATCHES.c.id == match
    row = connection.execute(
        select(MATCHES.c.epoch, is_free(connection, me).label("free")).where(here).with_for_update(skip_locked=True)
    ).first()
    if row is not None and row.free:
        epoch = row.epoch + 1
        until = _now(connection) + LEASE
        connection.execute(update(MATCHES).where(here).values(owner=me, epoch=epoch, lease=until))
        if connection.dialect.name == "postgresql":
            connection.execute(select(func.pg_notify(CHANNEL, f"{match} {epoch}")))
        return Holding(me, epoch)
    held = connection.execute(select(MATCHES.c.owner, MATCHES.c.epoch).where(here)).first()
    return None if held is None else Holding(held.owner or me, held.epoch)


def renew(connection: Connection, me: str, matches: Mapping[str, int]) -> dict[str, int]:
    """Keep some matches for longer; answers which of them are still this server's, and by which claims."""
    mine = (MATCHES.c.owner == me) & MATCHES.c.id.in_(list(matches))
    kept = update(MATCHES).where(mine).values(lease=_now(connection) + LEASE).returning(MATCHES.c.id, MATCHES.c.epoch)
    return {row.id: row.epoch for row in connection.execute(kept)}


def release(connection: Connection, matches: Mapping[str, int]) -> None:
    """Leave matches to whoever claims them next."""
    if matches:
        connection.execute(_RELEASED, [{"which": match, "by": epoch} for match, epoch in matches.items()])


def fence(connection: Connection, match: str, epoch: int) -> None:
    """Fail unless the last claim of a match is this one; until the transaction ends there will be no other."""
    here = (MATCHES.c.id == match) & (MATCHES.c.epoch == epoch)
    if connection.execute(select(MATCHES.c.id).where(here).with_for_update()).first() is None:
        raise Fenced(match)


_RELEASED: Any = (
    update(MATCHES)
    .where((MATCHES.c.id == bindparam("which")) & (MATCHES.c.epoch == bindparam("by")))
    .values(owner=None, lease=None)
)
