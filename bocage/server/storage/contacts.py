"""Contacts and outbox as they are stored: where people want to be called, and what is to be sent to them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from bocage.server.storage.leases import is_free
from bocage.server.storage.schema import CONTACTS, MATCHES, OUTBOX, SEATS

Kind = Literal["mail", "hook"]
CONFIRMING = -1
"""The seat of a letter that asks whether an address is its giver's own."""


class Contact(msgspec.Struct, frozen=True, kw_only=True):
    """Where the holder of a token wants to be called; with a code, not before it has come back.

    `key` ends it, and signs what is sent to a web hook.
    """

    id: str
    token: str
    kind: Kind
    address: str
    language: str
    key: str
    code: str | None = None
    created: str

    @property
    def confirmed(self) -> bool:
        """Whether it is known to be its giver's own."""
        return self.code is None


class Letter(msgspec.Struct, frozen=True):
    """Something to be sent: to whom, and that a seat is awaited in a match."""

    contact: Contact
    match: str
    seat: int
    tries: int


def put_contact(connection: Connection, contact: Contact) -> None:
    """A new one in place of another of the same holder and kind."""
    drop_contact(connection, contact.token, contact.kind)
    connection.execute(insert(CONTACTS).values(**msgspec.structs.asdict(contact)))


def drop_contact(connection: Connection, token: str, kind: str) -> None:
    """Forget one, and what was to be sent there."""
    connection.execute(delete(CONTACTS).where((CONTACTS.c.token == token) & (CONTACTS.c.kind == kind)))


def contacts_of(connection: Connection, token: str) -> list[Contact]:
    """Where the holder of a token wants to be called."""
    rows = connection.execute(select(CONTACTS).where(CONTACTS.c.token == token).order_by(CONTACTS.c.kind))
    return [Contact(**row._mapping) for row in rows]


def confirm(connection: Connection, code: str) -> str | None:
    """The code has come back: answers whose it was."""
    row = connection.execute(select(CONTACTS.c.token).where(CONTACTS.c.code == code)).first()
    connection.execute(update(CONTACTS).where(CONTACTS.c.code == code).values(code=None))
    return None if row is None else str(row.token)


def stop(connection: Connection, key: str) -> None:
    """Forget the address whose key this is, wherever it was given."""
    row = connection.execute(select(CONTACTS.c.kind, CONTACTS.c.address).where(CONTACTS.c.key == key)).first()
    if row is not None:
        same = (CONTACTS.c.kind == row.kind) & (CONTACTS.c.address == row.address)
        connection.execute(delete(CONTACTS).where(same))


def move_contacts(connection: Connection, old: str, new: str) -> None:
    """The contacts of a token are those of another now."""
    connection.execute(update(CONTACTS).where(CONTACTS.c.token == old).values(token=new))


def callers(connection: Connection) -> set[str]:
    """The tokens whose holders want to be called somewhere."""
    return set(connection.scalars(select(CONTACTS.c.token).where(CONTACTS.c.code.is_(None)).distinct()))


def forget_the_gone(connection: Connection, before: str) -> None:
    """Forget contacts of tokens that hold no seat any more, given before a moment."""
    held = select(SEATS.c.token).where(SEATS.c.token.is_not(None))
    connection.execute(delete(CONTACTS).where(CONTACTS.c.token.not_in(held) & (CONTACTS.c.created < before)))


# The outbox


def sync_turns(connection: Connection, match: str, awaited: Mapping[int, str], due: str) -> None:
    """Let those be called whose turn has begun, once; what was to be said of turns that are over is dropped."""
    here = OUTBOX.c.match == match
    connection.execute(delete(OUTBOX).where(here & (OUTBOX.c.seat >= 0) & OUTBOX.c.seat.not_in(list(awaited))))
    for seat, token in awaited.items():
        for contact in contacts_of(connection, token):
            if contact.confirmed:
                put_letter(connection, contact.id, match, seat, due)


def put_letter(connection: Connection, contact: str, match: str, seat: int, due: str) -> None:
    """A new letter, unless there is one already, sent or not."""
    key = {"contact": contact, "match": match, "seat": seat}
    here = (OUTBOX.c.contact == contact) & (OUTBOX.c.match == match) & (OUTBOX.c.seat == seat)
    if connection.execute(select(OUTBOX.c.seat).where(here)).first() is None:
        connection.execute(insert(OUTBOX).values(**key, state="waiting", tries=0, due=due))


def due_letters(connection: Connection, now: str, kind: Kind, most: int, me: str) -> list[Letter]:
    """What is to be sent now, of matches that no other server owns: only the owner knows who is there."""
    which = (OUTBOX.c.state == "waiting") & (OUTBOX.c.due <= now) & is_free(connection, me) & (CONTACTS.c.kind == kind)
    all_of = select(OUTBOX, CONTACTS).join_from(OUTBOX, CONTACTS).join(MATCHES, MATCHES.c.id == OUTBOX.c.match)
    found = all_of.where(which).order_by(OUTBOX.c.due).limit(most)
    letters: list[Letter] = []
    for row in connection.execute(found):
        values = row._mapping
        contact = Contact(**{column.name: values[column] for column in CONTACTS.columns})
        letters.append(Letter(contact, values[OUTBOX.c.match], values[OUTBOX.c.seat], values[OUTBOX.c.tries]))
    return letters


def _which(letter: Letter) -> Any:
    mine = OUTBOX.c.contact == letter.contact.id
    return mine & (OUTBOX.c.match == letter.match) & (OUTBOX.c.seat == letter.seat)


def claim(connection: Connection, letter: Letter) -> bool:
    """Begin to send a letter; False where someone else does, or it is there no more."""
    waiting = _which(letter) & (OUTBOX.c.state == "waiting")
    return bool(connection.execute(update(OUTBOX).where(waiting).values(state="sending")).rowcount)


def note_letter(connection: Connection, letter: Letter, **changes: Any) -> None:
    """How a letter stands."""
    connection.execute(update(OUTBOX).where(_which(letter)).values(**changes))


def drop_letter(connection: Connection, letter: Letter) -> None:
    """A letter that is not to be sent."""
    connection.execute(delete(OUTBOX).where(_which(letter)))


def settle(connection: Connection) -> None:
    """Letters that were being sent when a server went down count as sent: rather none than two."""
    connection.execute(update(OUTBOX).where(OUTBOX.c.state == "sending").values(state="sent"))
