"""Moderation as it is stored: what players report, and whom the host has muted or banned.

There are no accounts: who holds a seat is known by the mark of its token, and anyone by the address he comes from.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from bocage.server.storage.schema import CHAT, MATCHES, REPORTS, SANCTIONS, SEATS

MOST_OPEN = 20
"""So many reports of one seat wait for the host; further ones are refused."""
Kind = Literal["mute", "ban"]
Why = Literal["talk", "name", "play", "other"]


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat complains of: another seat, a line of talk, or neither; `said` is that line."""

    id: int = 0
    match: str
    seat: int
    against: int | None
    line: int | None
    why: Why
    text: str
    at: str
    name: str = ""
    said: str = ""


def put_report(connection: Connection, report: Report) -> bool:
    """A new one; False where too many of the same seat wait already."""
    mine = (REPORTS.c.match == report.match) & (REPORTS.c.seat == report.seat) & REPORTS.c.settled.is_(None)
    if (connection.scalar(select(func.count()).select_from(REPORTS).where(mine)) or 0) >= MOST_OPEN:
        return False
    values = msgspec.structs.asdict(report)
    kept = {name: value for name, value in values.items() if name not in ("id", "name", "said")}
    connection.execute(insert(REPORTS).values(**kept))
    return True


def open_reports(connection: Connection) -> list[Report]:
    """Those that wait for the host, oldest first, with the name and the line that they are about."""
    seat = (SEATS.c.match == REPORTS.c.match) & (SEATS.c.seat == REPORTS.c.against)
    line = (CHAT.c.match == REPORTS.c.match) & (CHAT.c.id == REPORTS.c.line)
    columns = [column for column in REPORTS.columns if column.name != "settled"]
    about = (func.coalesce(SEATS.c.name, "").label("name"), func.coalesce(CHAT.c.text, "").label("said"))
    found = select(*columns, *about).select_from(REPORTS.outerjoin(SEATS, seat).outerjoin(CHAT, line))
    rows = connection.execute(found.where(REPORTS.c.settled.is_(None)).order_by(REPORTS.c.id))
    return [Report(**row._mapping) for row in rows]


def settle_report(connection: Connection, number: int, at: str) -> bool:
    """It waits no longer; False where there is no such report."""
    which = (REPORTS.c.id == number) & REPORTS.c.settled.is_(None)
    return bool(connection.execute(update(REPORTS).where(which).values(settled=at)).rowcount)


def mark_of(connection: Connection, match: str, seat: int) -> str | None:
    """What the holder of a seat is known by."""
    return connection.scalar(select(SEATS.c.token).where((SEATS.c.match == match) & (SEATS.c.seat == seat)))


def put_sanction(connection: Connection, kind: Kind, mark: str, at: str) -> None:
    """Mute or ban someone."""
    lift_sanction(connection, kind, mark)
    connection.execute(insert(SANCTIONS).values(kind=kind, mark=mark, at=at))


def lift_sanction(connection: Connection, kind: Kind, mark: str) -> bool:
    """No longer."""
    return bool(
        connection.execute(delete(SANCTIONS).where((SANCTIONS.c.kind == kind) & (SANCTIONS.c.mark == mark))).rowcount
    )


def move_sanctions(connection: Connection, old: str, new: str) -> None:
    """What was decided of whoever held one token holds of whoever holds the other in his stead."""
    for row in connection.execute(select(SANCTIONS).where(SANCTIONS.c.mark == old)).all():
        put_sanction(connection, row.kind, new, row.at)


def sanctions(connection: Connection) -> dict[str, set[str]]:
    """Who is muted, and who is banned."""
    found: dict[str, set[str]] = {"mute": set(), "ban": set()}
    for row in connection.execute(select(SANCTIONS.c.kind, SANCTIONS.c.mark)):
        found[row.kind].add(row.mark)
    return found


def delete_match(connection: Connection, match: str) -> bool:
    """A match with all that belongs to it; False where there is none."""
    return bool(connection.execute(delete(MATCHES).where(MATCHES.c.id == match)).rowcount)


def gone(connection: Connection, matches: Collection[str]) -> set[str]:
    """Those of some matches that are not there any more."""
    return set(matches) - set(connection.scalars(select(MATCHES.c.id).where(MATCHES.c.id.in_(matches))))
