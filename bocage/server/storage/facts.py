"""Facts: what is stored of a match beside its journal, and of its seats."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec

from bocage.server.forms import ParentForm, Player, ResultForm
from bocage.server.problems import checked
from bocage.server.requests import Options

ID_BYTES = 12
TOKEN_BYTES = 32


class Seam(msgspec.Struct, frozen=True, array_like=True):
    """A seed of the dice, and the counter of chance from which it holds."""

    start: int
    seed: str


class UndoAsk(msgspec.Struct, frozen=True):
    """A request to take back what led to a revision, and the seats that agreed."""

    seat: int
    revision: int
    agreed: tuple[int, ...] = ()


class Shown(msgspec.Struct, frozen=True):
    """What all may see of a match that has gone on in secret."""

    revision: int
    waiting: tuple[int, ...]
    result: ResultForm | None
    updated: str


class SeatFacts(msgspec.Struct, frozen=True, kw_only=True):
    """A seat: who plays it, by which token. `player` is human, invited, open or machine."""

    seat: int
    player: Player
    name: str = ""
    machine: str | None = None
    token: str | None = None
    invitation: str | None = None
    orders: tuple[dict[str, Any], ...] = ()
    resigned: int | None = None


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """A match: what it is of, how it is played, and where it stands.

    `checked` is the mark of the program that is known to play all of its journal as it was recorded, `epoch` the number
    of the claim by which a server owns it. `shown` is None where all may see how it stands.
    """

    id: str
    game: str
    scenario: str
    settings: dict[str, Any]
    rules: str
    checked: str = ""
    stream: str
    seams: tuple[Seam, ...]
    opening: list[dict[str, Any]]
    name: str
    language: str
    options: Options
    host: str
    parent: ParentForm | None = None
    rematch: str | None = None
    revision: int
    waiting: tuple[int, ...]
    result: ResultForm | None = None
    undo: UndoAsk | None = None
    created: str
    updated: str
    epoch: int = 0
    shown: Shown | None = None
    seats: tuple[SeatFacts, ...]

    def but(self, **changes: Any) -> Facts:
        """The same with other values."""
        return msgspec.structs.replace(self, **changes)

    def with_seat(self, seat: int, **changes: Any) -> Facts:
        """The same with other values of a seat."""
        seats = [msgspec.structs.replace(one, **changes) if one.seat == seat else one for one in self.seats]
        return self.but(seats=tuple(seats))

    @property
    def humans(self) -> set[int]:
        """The seats that are not a machine's."""
        return {seat.seat for seat in self.seats if seat.player != "machine"}

    @property
    def has_strangers(self) -> bool:
        """Whether more than one person plays, or may still come to play."""
        tokens = {seat.token for seat in self.seats if seat.player != "machine"}
        return len(tokens) > 1 or None in tokens


class Holder(msgspec.Struct, frozen=True):
    """Who asks: the seats of a token, and whether it made the match. A spectator has neither.

    >>> Holder((0, 1)).seat_for(None, waiting=[1])
    1
    """

    seats: tuple[int, ...] = ()
    host: bool = False
    token: str = ""

    def seat_for(self, wanted: int | None, waiting: Iterable[int] = ()) -> int:
        """The seat that a request concerns."""
        checked(self.seats, "wrong-seat", "this takes the token of a seat of the match")
        if wanted is None:
            return next((seat for seat in waiting if seat in self.seats), self.seats[0])
        checked(wanted in self.seats, "wrong-seat", f"the token does not hold seat {wanted}")
        return wanted

    def view_for(self, wanted: int | None, waiting: Iterable[int] = ()) -> int | None:
        """The seat whose view is asked for, None for that of a spectator."""
        if wanted is None and not self.seats:
            return None
        return self.seat_for(wanted, waiting)


def holder_of(facts: Facts, token: str | None) -> Holder:
    """Who holds a token of this match; without one, a spectator."""
    return held_by(facts, hashed(token)) if token else Holder()


def held_by(facts: Facts, mark: str) -> Holder:
    """The same by what is stored of the token; nothing is a spectator's."""
    if not mark:
        return Holder()
    known = [seat for seat in facts.seats if seat.token == mark]
    checked(known or facts.host == mark, "bad-token", "the token does not belong to this match")
    return Holder(tuple(seat.seat for seat in known if seat.player == "human"), facts.host == mark, mark)


def new_id() -> str:
    """An unguessable name for a match, which no command takes for an option.

    >>> len(new_id())
    16
    """
    while (name := secrets.token_urlsafe(ID_BYTES)).startswith("-"):
        pass
    return name


def new_token() -> str:
    """An unguessable token or code.

    >>> len(new_token())
    43
    """
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def now(later: float = 0.0) -> str:
    """The time, or that of some seconds later.

    >>> now()[-1], now() < now(60.0)
    ('Z', True)
    """
    time = datetime.now(UTC) + timedelta(seconds=later)
    return time.isoformat(timespec="milliseconds").replace("+00:00", "Z")
