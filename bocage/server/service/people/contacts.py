"""Contacts: where people want to be called, confirmed where that takes a mail, and taken back at any time."""

from __future__ import annotations

import re
from typing import Any

from bocage.server.answers import CallBook, ContactForm
from bocage.server.problems import Problem, checked
from bocage.server.requests import Calling
from bocage.server.service.matches.live import House, Live
from bocage.server.service.people.web_hooks import check_reachable, checked_url
from bocage.server.settings import Settings
from bocage.server.storage import contacts
from bocage.server.storage.clocks import stamp
from bocage.server.storage.contacts import CONFIRMING, Contact
from bocage.server.storage.facts import Holder, hashed, new_id, new_token

MAIL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?=.{1,189}$)[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})*")
"""What an address looks like, without quotes, comments and letters beyond ASCII."""


def checked_address(terms: Calling, settings: Settings) -> str:
    """An address that this server may call, or a line that says why not."""
    if terms.kind == "hook":
        checked(settings.hooks != "off", "forbidden", "this server calls no web hooks")
        checked_url(terms.address, settings.hooks)
        return terms.address
    checked(settings.smtp, "forbidden", "this server sends no mail")
    address = terms.address.strip()
    checked(MAIL.fullmatch(address), "bad-address", "this is no address for mail")
    return address


async def call_at(live: Live, holder: Holder, terms: Calling) -> ContactForm:
    """Call the holder of a token at an address: a web hook at once, a mail when it was confirmed."""
    house = live.house
    checked(holder.seats, "wrong-seat", "this takes the token of a seat of the match")
    address = checked_address(terms, house.settings)
    if terms.kind == "hook":
        await check_reachable(address, house.settings.hooks)
    now = stamp(house.time())
    known = terms.kind == "hook" or await _is_proven(house, terms, address)
    contact = Contact(
        id=new_id(),
        token=holder.token,
        kind=terms.kind,
        address=address,
        language=terms.language,
        key=new_token(),
        code=None if known else new_token(),
        created=now,
    )

    def write(connection: Any) -> None:
        contacts.put_contact(connection, contact)
        if not known:
            contacts.put_letter(connection, contact.id, live.facts.id, CONFIRMING, now)

    await live.write(write)
    if known:
        house.callers.add(holder.token)
    return ContactForm(contact.kind, address, known, contact.key if contact.kind == "hook" else None)


async def _is_proven(house: House, terms: Calling, address: str) -> bool:
    """Whether the holder of another token has confirmed the same address."""
    if terms.proof is None:
        return False
    mark = hashed(terms.proof)
    theirs = await house.store.read(lambda connection: contacts.contacts_of(connection, mark))
    return any((one.kind, one.address, one.confirmed) == (terms.kind, address, True) for one in theirs)


async def book(house: House, holder: Holder) -> CallBook:
    """By what people are called here, and where this one wants to be."""
    mine = await house.store.read(lambda connection: contacts.contacts_of(connection, holder.token))
    forms = [ContactForm(one.kind, one.address, one.confirmed) for one in mine if holder.token]
    return CallBook(bool(house.settings.smtp), house.settings.hooks != "off", forms)


async def take_back(house: House, holder: Holder, kind: str) -> None:
    """Forget where someone was called."""
    checked(holder.seats, "wrong-seat", "this takes the token of a seat of the match")
    await house.store.write(lambda connection: contacts.drop_contact(connection, holder.token, kind))


async def confirm(house: House, code: str) -> None:
    """Someone has read the mail."""
    token = await house.store.write(lambda connection: contacts.confirm(connection, code))
    if token is None:
        raise Problem("bad-code", "there is no such code: it was used, or the address was taken back")
    house.callers.add(token)
