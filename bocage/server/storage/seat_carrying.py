"""Seats on their way to another device, as they are stored: until the code is used, replaced or too old."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, insert, select

from bocage.server.storage.schema import CARRIES


class Carry(NamedTuple):
    """A seat under way: by the mark of its code, from whom, with the token sealed, or none where it is given up."""

    mark: str
    match: str
    token: str
    sealed: str
    expires: str


def put_carry(connection: Connection, carry: Carry, now: str) -> None:
    """A new one; an earlier one of the same token is void, and those that are too old are forgotten."""
    connection.execute(delete(CARRIES).where((CARRIES.c.token == carry.token) | (CARRIES.c.expires <= now)))
    connection.execute(insert(CARRIES).values(**carry._asdict()))


def match_of_carry(connection: Connection, mark: str) -> str | None:
    """The match of one."""
    return connection.scalar(select(CARRIES.c.match).where(CARRIES.c.mark == mark))


def take_carry(connection: Connection, mark: str, now: str) -> Carry | None:
    """Use one up, if it is there and not too old."""
    here = CARRIES.c.mark == mark
    row: Any = connection.execute(select(CARRIES).where(here)).first()
    connection.execute(delete(CARRIES).where(here))
    return None if row is None or row.expires <= now else Carry(*row)
