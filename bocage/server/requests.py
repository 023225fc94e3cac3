"""Requests: what clients send, checked as it is read."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from bocage.server.forms import Plain, UndoPolicy

SeatNumber = Annotated[int, Meta(ge=0, le=62)]
Revision = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Index = Annotated[int, Meta(ge=0, le=2**31 - 1)]
END = r"$(?!\n)"
"""The end of a text: before a line break at its end there is one too, for Python."""
SYMBOLS = f"\u2100-\u27bf\u2900-\u2bff\u3030\u303d\u3297\u3299{chr(0x1F000)}-{chr(0x1FAFF)}"
UNSEEN = (
    r"\x00-\x1f\x7f-\x9f\xad\u034f\u0600-\u0605\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f"
    r"\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb"
    f"{chr(0x1BCA0)}-{chr(0x1BCA3)}{chr(0x1D173)}-{chr(0x1D17A)}{chr(0xE0000)}-{chr(0xE0FFF)}"
)
VISIBLE = f"^(?:[{SYMBOLS}]\ufe0f|[^{UNSEEN}])*{END}"
"""Neither control characters nor such as cannot be seen or turn the text around: a name could pass for another.

What makes a symbol colourful may follow one.
"""
SAYABLE = r"^[^\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]*$"
"""Lines, without what moves the cursor of a terminal or turns what follows around."""
Name = Annotated[str, Meta(max_length=40, pattern=VISIBLE)]
Title = Annotated[str, Meta(max_length=80, pattern=VISIBLE)]
Talk = Annotated[str, Meta(min_length=1, max_length=500, pattern=SAYABLE)]
Slug = Annotated[str, Meta(max_length=60, pattern=rf"^[a-z0-9-]*{END}")]
Token = Annotated[str, Meta(min_length=20, max_length=64, pattern=rf"^[A-Za-z0-9_-]+{END}")]
Language = Literal["en", "fr"]
ClassName = Annotated[str, Meta(max_length=60, pattern=rf"^[A-Za-z0-9]+{END}")]
Setting = bool | Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)] | Annotated[str, Meta(max_length=60)]
SettingName = Annotated[str, Meta(max_length=60, pattern=rf"^[a-z0-9_-]*{END}")]
OptionalRules = Annotated[dict[SettingName, Setting], Meta(max_length=32)]


class _Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What all requests have in common: a field that is not known is an error."""


class SeatRequest(_Request, frozen=True):
    """Who is to sit in a seat."""

    player: Literal["me", "invited", "open", "machine"] = "invited"
    name: Name = ""
    machine: Slug = ""


Seats = Annotated[list[SeatRequest], Meta(max_length=16)]


class ClockTerms(_Request, frozen=True):
    """A clock for each person: so many seconds for a choice, or for the whole match.

    When they are gone, a machine takes the seat over, or the match is lost.
    """

    each: Literal["choice", "match"]
    seconds: Annotated[int, Meta(ge=1, le=366 * 24 * 3600)]
    end: Literal["machine", "lost"] = "lost"
    machine: Slug = ""


class Options(_Request, frozen=True):
    """How a match is played, beside its rules; in training, machines let dice be taken back."""

    listed: bool = False
    spectators: bool = True
    undo: UndoPolicy = "consent"
    training: bool = False
    think: Annotated[float, Meta(ge=0.1, le=30)] = 2.0
    bluff: bool = False
    clock: ClockTerms | None = None


class Creation(_Request, frozen=True):
    """A new match."""

    game: Slug
    scenario: Slug = ""
    seats: Seats = []
    name: Title = ""
    language: Language = "en"
    options: Options = Options()
    settings: OptionalRules = {}


class Import(_Request, frozen=True):
    """A new match from a save."""

    save: Plain
    seats: Seats = []
    name: Title = ""
    language: Language = "en"
    options: Options = Options()


class Branch(_Request, frozen=True):
    """A new match from a point of another."""

    revision: Revision
    seats: Seats = []
    name: Title = ""
    language: Language = "en"
    options: Options = Options()


class Joining(_Request, frozen=True):
    """Taking a seat, by an invitation or an open one."""

    code: Token | None = None
    seat: SeatNumber | None = None
    name: Name = ""


class SeatOnly(_Request, frozen=True):
    """A request about a seat."""

    seat: SeatNumber | None = None


class Choice(_Request, frozen=True):
    """A choice, by its place or written out."""

    revision: Revision
    seat: SeatNumber | None = None
    index: Index | None = None
    option: Plain | None = None


Millimetres = Annotated[int, Meta(ge=-10_000, le=10_000)]


class ThingNamed(_Request, frozen=True):
    """A thing that a question is about."""

    kind: Slug
    id: Annotated[int, Meta(ge=0, le=2**31 - 1)]


class Why(_Request, frozen=True):
    """Why can't I? On a table without a grid `point` is where the first of the things is to go."""

    seat: SeatNumber | None = None
    kind: ClassName | None = None
    things: Annotated[list[ThingNamed], Meta(max_length=8)] = []
    point: tuple[Millimetres, Millimetres] | None = None
    option: Plain | None = None


class Undo(_Request, frozen=True):
    """Take back the last choice, or ask for it."""

    revision: Revision
    seat: SeatNumber | None = None


class Consent(_Request, frozen=True):
    """The answer to a request to take something back."""

    agree: bool
    seat: SeatNumber | None = None


class Orders(_Request, frozen=True):
    """A seat's standing orders."""

    orders: Annotated[list[Plain], Meta(max_length=32)]
    seat: SeatNumber | None = None


class Rematch(_Request, frozen=True):
    """The same again."""

    swap: bool = True


class Saying(_Request, frozen=True):
    """A line of talk."""

    text: Talk
    seat: SeatNumber | None = None


class Reporting(_Request, frozen=True):
    """What the host of the server should know: of a seat, of a line of talk, or of the match."""

    why: Literal["talk", "name", "play", "other"]
    text: Annotated[str, Meta(max_length=500, pattern=SAYABLE)] = ""
    against: SeatNumber | None = None
    line: Annotated[int, Meta(ge=1, le=2**31 - 1)] | None = None
    seat: SeatNumber | None = None


class Carrying(_Request, frozen=True):
    """Taking a seat to another device; `keep`: this one holds it too."""

    keep: bool = True


class Arrival(_Request, frozen=True):
    """The code of a seat that was on its way, as it was typed."""

    code: Annotated[str, Meta(min_length=1, max_length=40, pattern=rf"^[0-9A-Za-z -]+{END}")]


class Calling(_Request, frozen=True):
    """Where to call someone when it is his turn. `proof` is a token that has confirmed the same address before."""

    kind: Literal["mail", "hook"]
    address: Annotated[str, Meta(min_length=3, max_length=500)]
    language: Language = "en"
    proof: Token | None = None


class Confirmation(_Request, frozen=True):
    """The code that came by mail."""

    code: Token


class Mine(_Request, frozen=True):
    """Tokens whose matches are wanted."""

    tokens: Annotated[list[Token], Meta(max_length=200)]
