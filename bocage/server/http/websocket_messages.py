"""Messages: what a client sends over the WebSocket of a match: who it is, and what it wants to see."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from bocage.server.problems import Problem
from bocage.server.requests import SeatNumber, Token

Id = Annotated[int, Meta(ge=0, le=2**53)] | Annotated[str, Meta(max_length=64)] | None
Since = Annotated[int, Meta(ge=-1, le=2**31 - 1)] | None


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message: who it is, and what he knows."""

    token: Token | None = None
    seat: SeatNumber | None = None
    since: Since = None
    id: Id = None


class Look(msgspec.Struct, frozen=True, tag_field="type", tag="look"):
    """Look through another of one's seats."""

    seat: SeatNumber | None = None
    since: Since = None
    id: Id = None


class Ping(msgspec.Struct, frozen=True, tag_field="type", tag="ping"):
    """Is anyone there?"""

    id: Id = None


Message = Hello | Look | Ping
DECODER: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


def decoded(text: str) -> Message:
    """A message, if it is one.

    >>> decoded('{"type": "ping", "id": 3}')
    Ping(id=3)
    """
    try:
        return DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Problem("malformed", f"this is no message: {error}") from None
