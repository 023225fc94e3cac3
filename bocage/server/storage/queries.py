"""Queries: facts, journals, snapshots and talk, to and from rows."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, bindparam, delete, exists, func, insert, select, true, update

from bocage.server.forms import LineForm, ParentForm, ResultForm
from bocage.server.requests import Options
from bocage.server.storage.facts import Facts, Seam, SeatFacts, Shown, UndoAsk
from bocage.server.storage.leases import Fenced, is_free
from bocage.server.storage.schema import CHAT, JOURNAL, MATCHES, SEATS, SNAPSHOTS

IN_JSON: dict[str, Any] = {
    "settings": dict[str, Any],
    "seams": tuple[Seam, ...],
    "opening": list[dict[str, Any]],
    "options": Options,
    "parent": ParentForm | None,
    "waiting": tuple[int, ...],
    "result": ResultForm | None,
    "undo": UndoAsk | None,
    "shown": Shown | None,
    "orders": tuple[dict[str, Any], ...],
}
NOT_FACTS = {"listed", "owner", "lease"}
"""Columns of a match that are there to be searched, or for the claims of servers."""
MOST_LISTED = 100


def _packed(values: dict[str, Any]) -> dict[str, Any]:
    """Values as they stand in columns."""
    return {
        name: value if name not in IN_JSON or value is None else msgspec.json.encode(value).decode()
        for name, value in values.items()
    }


def _unpacked(row: Row[Any]) -> dict[str, Any]:
    return {
        name: msgspec.json.decode(value, type=IN_JSON[name]) if name in IN_JSON and value is not None else value
        for name, value in row._mapping.items()
    }


# Matches


def insert_match(connection: Connection, facts: Facts, journal: Sequence[tuple[int, str]] = ()) -> None:
    """A new match with its seats, and the journal that it begins with."""
    values = {name: getattr(facts, name) for name in Facts.__struct_fields__ if name != "seats"}
    connection.execute(insert(MATCHES).values(**_packed(values), listed=facts.options.listed))
    rows = [{**_packed(msgspec.structs.asdict(seat)), "match": facts.id} for seat in facts.seats]
    connection.execute(insert(SEATS), rows)
    _append(connection, facts.id, journal, facts.created)


class Append(msgspec.Struct, frozen=True):
    """Entries at the end of a journal, and how the match stands now.

    Fails if a revision is there already, or if another server has claimed the match since the claim of this epoch.
    """

    match: str
    epoch: int
    entries: Sequence[tuple[int, str]]
    standing: dict[str, Any]

    def __call__(self, connection: Connection) -> None:
        """Write them."""
        append_all(connection, [self])

    def rows(self) -> list[dict[str, Any]]:
        """The entries as rows."""
        return _rows(self.match, self.entries, self.standing["updated"])


def append_all(connection: Connection, appends: Sequence[Append]) -> None:
    """What several matches append, in two statements: a database across a wire is not asked about each."""
    standing = [{"which": one.match, "by": one.epoch, **_packed(one.standing)} for one in appends]
    if connection.execute(_STANDING, standing).rowcount != len(appends):
        raise Fenced(", ".join(append.match for append in appends))
    connection.execute(_ENTRY, [row for append in appends for row in append.rows()])


def _append(connection: Connection, match: str, entries: Sequence[tuple[int, str]], at: str) -> None:
    if entries:
        connection.execute(_ENTRY, _rows(match, entries, at))


def _rows(match: str, entries: Sequence[tuple[int, str]], at: str) -> list[dict[str, Any]]:
    return [{"match": match, "revision": revision, "entry": entry, "at": at} for revision, entry in entries]


_ENTRY = insert(JOURNAL)
_STANDING = (
    update(MATCHES)
    .where((MATCHES.c.id == bindparam("which")) & (MATCHES.c.epoch == bindparam("by")))
    .values({name: bindparam(name) for name in ("revision", "waiting", "result", "updated", "shown")})
)


def change_match(connection: Connection, match: str, **changes: Any) -> None:
    """Other values for columns of a match."""
    connection.execute(update(MATCHES).where(MATCHES.c.id == match).values(**_packed(changes)))


def change_seat(connection: Connection, match: str, seat: int, **changes: Any) -> None:
    """Other values for columns of a seat."""
    here = (SEATS.c.match == match) & (SEATS.c.seat == seat)
    connection.execute(update(SEATS).where(here).values(**_packed(changes)))


def find_match(connection: Connection, match: str, columns: Collection[str] = tuple(MATCHES.c.keys())) -> Facts | None:
    """The facts of a match, from a database that may lack the newest columns."""
    return next(iter(_facts(connection, [match], columns)), None)


def _facts(connection: Connection, ids: Sequence[str], names: Collection[str] = tuple(MATCHES.c.keys())) -> list[Facts]:
    """The facts of some matches, in that order."""
    columns = [MATCHES.c[name] for name in names if name not in NOT_FACTS]
    if not ids:
        return []
    seats: dict[str, list[SeatFacts]] = {match: [] for match in ids}
    for row in connection.execute(select(SEATS).where(SEATS.c.match.in_(ids)).order_by(SEATS.c.seat)):
        values = _unpacked(row)
        seats[values.pop("match")].append(SeatFacts(**values))
    found: dict[str, Facts] = {}
    for row in connection.execute(select(*columns).where(MATCHES.c.id.in_(ids))):
        values = _unpacked(row)
        found[values["id"]] = Facts(**values, seats=tuple(seats[values["id"]]))
    return [found[match] for match in ids if match in found]


def all_matches(connection: Connection, unfinished: bool) -> list[str]:
    """All matches, or those that are not over, the latest first."""
    which = MATCHES.c.result.is_(None) if unfinished else true()
    return list(connection.scalars(select(MATCHES.c.id).where(which).order_by(MATCHES.c.updated.desc(), MATCHES.c.id)))


def matches_of(connection: Connection, tokens: Collection[str]) -> list[Facts]:
    """The matches that hashed tokens hold, the latest first."""
    held = select(SEATS.c.match).where(SEATS.c.token.in_(tokens))
    mine = MATCHES.c.id.in_(held) | MATCHES.c.host.in_(tokens)
    return _facts(connection, _latest(connection, mine, 5 * MOST_LISTED))


def open_matches(connection: Connection) -> list[Facts]:
    """Matches with a seat that anyone may take, the latest first."""
    is_open = MATCHES.c.id.in_(select(SEATS.c.match).where(SEATS.c.player == "open"))
    return _facts(connection, _latest(connection, is_open & MATCHES.c.result.is_(None), MOST_LISTED))


def listed_matches(connection: Connection) -> list[Facts]:
    """Matches to watch, the latest first."""
    return _facts(connection, _latest(connection, MATCHES.c.listed, MOST_LISTED))


def _latest(connection: Connection, which: Any, most: int) -> list[str]:
    query = select(MATCHES.c.id).where(which).order_by(MATCHES.c.updated.desc(), MATCHES.c.id).limit(most)
    return list(connection.scalars(query))


def matches_that_wait_for_machines(connection: Connection, me: str) -> dict[str, bool]:
    """Matches that wait for a machine, and whether only machines play them; those of other servers are left out."""
    one = SEATS.alias()
    with_people = exists().where((one.c.match == MATCHES.c.id) & (one.c.player != "machine"))
    machines = select(SEATS.c.match, SEATS.c.seat, MATCHES.c.waiting, with_people.label("people"))
    query = machines.join_from(SEATS, MATCHES).where(
        (SEATS.c.player == "machine") & MATCHES.c.result.is_(None) & is_free(connection, me)
    )
    rows = connection.execute(query.order_by(MATCHES.c.updated))
    return {row.match: not row.people for row in rows if row.seat in msgspec.json.decode(row.waiting)}


def free_of(connection: Connection, me: str, matches: Collection[str]) -> list[str]:
    """Those of some matches that no other server owns."""
    which = MATCHES.c.id.in_(matches) & is_free(connection, me)
    return list(connection.scalars(select(MATCHES.c.id).where(which)))


# Journals and snapshots


def journal_of(connection: Connection, match: str, until: int | None = None) -> list[str]:
    """All entries of a journal, or those up to a revision, oldest first, as JSON."""
    query = select(JOURNAL.c.entry).where(JOURNAL.c.match == match).order_by(JOURNAL.c.revision)
    return list(connection.scalars(query if until is None else query.where(JOURNAL.c.revision <= until)))


def snapshot_of(connection: Connection, match: str) -> tuple[int, str] | None:
    """The last snapshot of a match: its revision, and the state as JSON."""
    row = connection.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.match == match)).first()
    return None if row is None else (row.revision, row.state)


def put_snapshot(connection: Connection, match: str, revision: int, state: str) -> None:
    """Replace the snapshot of a match."""
    connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.match == match))
    connection.execute(insert(SNAPSHOTS).values(match=match, revision=revision, state=state))


# Talk


def say(connection: Connection, match: str, seat: int | None, name: str, text: str, at: str) -> LineForm:
    """A new line of talk."""
    last = connection.scalar(select(func.max(CHAT.c.id)).where(CHAT.c.match == match))
    line = LineForm((last or 0) + 1, seat, name, text, at)
    connection.execute(insert(CHAT).values(match=match, **msgspec.structs.asdict(line)))
    return line


def talk(connection: Connection, match: str, since: int = 0, most: int = 200) -> list[LineForm]:
    """The last lines of talk after one, oldest first."""
    query = select(CHAT).where((CHAT.c.match == match) & (CHAT.c.id > since)).order_by(CHAT.c.id.desc()).limit(most)
    return [_line(row) for row in connection.execute(query)][::-1]


def _line(row: Row[Any]) -> LineForm:
    return LineForm(row.id, row.seat, row.name, row.text, row.at)


def last_line(connection: Connection, match: str) -> int:
    """The number of the last line of talk."""
    return connection.scalar(select(func.max(CHAT.c.id)).where(CHAT.c.match == match)) or 0
