"""Carrying a seat: it goes to another device by a short code, which its holder makes, works once and soon grows old.

The device that it came from keeps its token, which the other one then has too, or gives it up. Tokens are stored
nowhere: one that is kept is sealed with the code, and of the code only a mark is stored. Both come of it by a slow
function, so that codes cannot be tried on a stolen database as fast as on paper.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from typing import Any

from bocage.server.answers import CarryCode, Ticket
from bocage.server.problems import Problem, checked
from bocage.server.service.matches.keeper import Keeper
from bocage.server.service.matches.live import Live
from bocage.server.storage import queries
from bocage.server.storage.clocks import stamp
from bocage.server.storage.contacts import move_contacts
from bocage.server.storage.facts import Holder, hashed, holder_of, new_token
from bocage.server.storage.moderation import move_sanctions
from bocage.server.storage.seat_carrying import Carry, match_of_carry, put_carry, take_carry

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Digits and letters that are not taken for one another."""
ALIKE = str.maketrans({"O": "0", "I": "1", "L": "1", "-": "", " ": ""})
LENGTH = 10
LIFE = 15 * 60.0
"""Seconds in which a code has to be used."""
SEALED_BYTES = 64


def new_code() -> str:
    """A code that can be typed, one of 2 to the power of 50.

    >>> len(new_code())
    10
    """
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def plain(code: str) -> str:
    """A code as it was made, however it was typed.

    >>> plain("abcde-f0h1k"), plain("ABCDE FOHIK")
    ('ABCDEF0H1K', 'ABCDEF0H1K')
    """
    return code.upper().translate(ALIKE)


def marked(code: str) -> tuple[str, bytes]:
    """What a code is known by, and what a token is sealed with."""
    found = hashlib.scrypt(plain(code).encode(), salt=b"bocage.carry", n=2**14, r=8, p=1, dklen=32 + SEALED_BYTES)
    return found[:32].hex(), found[32:]


def sealed(token: str, pad: bytes) -> str:
    """A token that only the code opens.

    >>> unsealed(sealed("a token", bytes(range(64))), bytes(range(64)))
    'a token'
    """
    return bytes(one ^ other for one, other in zip(token.encode(), pad, strict=False)).hex()


def unsealed(text: str, pad: bytes) -> str:
    """The token again."""
    return bytes(one ^ other for one, other in zip(bytes.fromhex(text), pad, strict=False)).decode()


async def set_out(live: Live, holder: Holder, token: str | None, keep: bool) -> CarryCode:
    """A code for the seats of a token; an earlier one is void."""
    checked(token and (holder.seats or holder.host), "wrong-seat", "this takes the token of a seat of the match")
    code = new_code()
    mark, pad = await asyncio.to_thread(marked, code)
    now = live.house.time()
    expires = stamp(now + LIFE)
    carry = Carry(mark, live.facts.id, holder.token, sealed(token or "", pad) if keep else "", expires)
    await live.write(lambda connection: put_carry(connection, carry, stamp(now)))
    return CarryCode(code, expires)


async def arrive(keeper: Keeper, code: str) -> Ticket:
    """Use a code up: its seats are held here from now on."""
    mark, pad = await asyncio.to_thread(marked, code)
    now = stamp(keeper.house.time())
    match = await keeper.house.store.read(lambda connection: match_of_carry(connection, mark))
    if match is None:
        raise _bad_code()
    async with keeper.borrowed(match) as live:
        carry = await live.write(lambda connection: take_carry(connection, mark, now))
        if carry is None:
            raise _bad_code()
        if carry.sealed:
            token = unsealed(carry.sealed, pad)
        else:
            token = new_token()
            await _hand_over(live, carry.token, hashed(token))
        return Ticket(live.facts.id, token, list(holder_of(live.facts, token).seats), [])


def _bad_code() -> Problem:
    return Problem("bad-code", "there is no such code: it was used, replaced or is too old")


async def _hand_over(live: Live, old: str, new: str) -> None:
    """From now on another token holds what one held; who still uses it is told that it is void."""

    async def act() -> None:
        facts = live.facts
        held = [one.seat for one in facts.seats if one.token == old]
        is_host = facts.host == old
        checked(held or is_host, "bad-code", "the seat was carried elsewhere")

        def write(connection: Any) -> None:
            for seat in held:
                queries.change_seat(connection, facts.id, seat, token=new)
            if is_host:
                queries.change_match(connection, facts.id, host=new)
            move_contacts(connection, old, new)
            move_sanctions(connection, old, new)

        await live.write(write)
        for seat in held:
            facts = facts.with_seat(seat, token=new)
        live.facts = facts.but(host=new) if is_host else facts
        for marks in (live.house.callers, live.house.muted, live.house.banned):
            if old in marks:
                marks.add(new)
        live.changed()

    await live.do(act, plays=False)
