"""Seeds: the dice of a match, whose secret seed is replaced whenever the one before becomes known."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from bocage.kernel.dice import LiveDice, commitment
from bocage.server.storage.facts import Seam


class SeamedDice(LiveDice):
    """Live dice with another seed from each seam on.

    >>> before, after = LiveDice("old", "m"), LiveDice("new", "m")
    >>> dice = SeamedDice([Seam(0, "old"), Seam(40, "new")], "m")
    >>> dice.counter = after.counter = 40
    >>> dice.dice(20) == after.dice(20), SeamedDice(dice.seams, "m").dice(20) == before.dice(20)
    (True, True)
    """

    __slots__ = ("_parts", "seams")

    def __init__(self, seams: Sequence[Seam], match: str) -> None:
        super().__init__(seams[-1].seed, match)
        self.seams = tuple(seams)
        self._parts = [LiveDice(seam.seed, match) for seam in seams]

    def draw(self, bound: int) -> int:
        """See `Dice.draw`; no draw crosses a seam, since seams are made between choices."""
        place = sum(seam.start <= self.counter for seam in self.seams) - 1
        part = self._parts[place]
        part.counter = self.counter
        face = part.draw(bound)
        self.counter = part.counter
        return face

    def clone(self) -> SeamedDice:
        """See `Dice.clone`."""
        new = SeamedDice(self.seams, self.match)
        new.counter = self.counter
        return new


def dice_of(seams: Sequence[Seam], stream: str) -> LiveDice:
    """The dice of a match from their start."""
    return LiveDice(seams[0].seed, stream) if len(seams) == 1 else SeamedDice(seams, stream)


def fresh_seed() -> str:
    """A seed that nobody knows."""
    return secrets.token_hex(32)


def resealed(seams: Sequence[Seam], counter: int) -> tuple[Seam, ...]:
    """The seams with a fresh seed from a counter on.

    >>> [seam.start for seam in resealed([Seam(0, "a"), Seam(8, "b"), Seam(20, "c")], 20)]
    [0, 8, 20]
    """
    return (*(seam for seam in seams if seam.start < counter), Seam(counter, fresh_seed()))


def sealed_hash(seams: Sequence[Seam]) -> str:
    """The hash of the seed that nobody knows yet."""
    return commitment(seams[-1].seed)
