"""The review of a match that is over, as it travels: how it went, and the choices after which it went worse."""

from __future__ import annotations

import msgspec

from bocage.show.sentences import Sentence, Text


class Moment(msgspec.Struct, frozen=True):
    """How the match stood after a revision: the first seat's chance in per cent, as machines see it, and points."""

    revision: int
    chance: int
    points: list[int]


class Fall(msgspec.Struct, frozen=True):
    """A choice that a person made, and the chance of that seat before it and when all that came of it was done."""

    revision: int
    until: int
    seat: int
    chosen: Sentence
    before: int
    after: int


class Review(msgspec.Struct, frozen=True):
    """A match from its first position to its last; `sides` are the seats whose points each moment has, in order."""

    sides: list[int]
    moments: list[Moment]
    falls: list[Fall]


class Advice(msgspec.Struct, frozen=True):
    """What a strong machine would have done otherwise: where, what was chosen there, and what it would have chosen.

    `better` is null where it would have chosen the same all along.
    """

    revision: int
    chosen: Sentence
    better: Sentence | None = None
    reason: Text | None = None
