"""Dice: the only source of chance, live and provably fair, scripted, or enumerating every outcome."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from fractions import Fraction
from math import comb
from typing import Any, TypeVar

from bocage.kernel.errors import RulesError
from bocage.kernel.records import Record

T = TypeVar("T")
D = TypeVar("D", bound="Dice")
Faces = tuple[int, ...]


class Pool(Record):
    """Dice rolled together: how many reached `need` (0: each face counts by itself), and their faces.

    >>> ScriptedDice([5, 2, 6]).successes(3, need=5)
    Pool(n=3, need=5, hits=2, faces=(5, 2, 6))
    """

    n: int
    need: int
    hits: int
    faces: Faces = ()


class Dice:
    """What steps may ask of chance. `counter` is the whole state of chance; `faces` is what fell since last cleared."""

    __slots__ = ("counter", "faces")

    def __init__(self) -> None:
        self.counter = 0
        self.faces: tuple[int, ...] = ()

    def draw(self, bound: int) -> int:
        """A whole number from 1 to `bound`, each as likely as the others."""
        raise NotImplementedError

    def die(self, sides: int = 6) -> int:
        """One die.

        >>> ScriptedDice([4]).die()
        4
        """
        face = self.draw(sides)
        self.faces += (face,)
        return face

    def dice(self, n: int, sides: int = 6) -> Faces:
        """Several dice, each face by itself.

        >>> ScriptedDice([4, 1]).dice(2)
        (4, 1)
        """
        return tuple([self.die(sides) for _ in range(n)])

    def successes(self, n: int, need: int, sides: int = 6) -> Pool:
        """Several dice of which only the number that reach `need` matters."""
        faces = self.dice(n, sides)
        return Pool(n, need, sum([face >= need for face in faces]), faces)

    def pick(self, weights: Sequence[int]) -> int:
        """An index, as likely as its weight.

        >>> ScriptedDice([4]).pick([3, 0, 2])
        2
        """
        left = self.die(sum(weights))
        for index, weight in enumerate(weights):
            left -= weight
            if left <= 0:
                return index
        raise RulesError("pick needs a positive weight")

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a random order.

        >>> ScriptedDice([1, 1, 1]).shuffled("abc")
        ('a', 'b', 'c')
        """
        left = list(items)
        return tuple([left.pop(self.die(len(left)) - 1) for _ in items])

    def clone(self: D) -> D:
        """The same chance, to be drawn from independently."""
        new = type(self).__new__(type(self))
        for name in ("counter", *type(self).__slots__):
            setattr(new, name, getattr(self, name))
        new.faces = ()
        return new


class LiveDice(Dice):
    """Bytes of HMAC-SHA-256 under a secret seed, with rejection: fair, and checkable once the seed is published.

    >>> LiveDice("a secret", "match 1").dice(6) == LiveDice("a secret", "match 1").dice(6)
    True
    >>> LiveDice("a secret", "match 2").dice(6) == LiveDice("a secret", "match 1").dice(6)
    False
    """

    __slots__ = ("_block", "_number", "match", "seed")

    def __init__(self, seed: str, match: str = "") -> None:
        super().__init__()
        self.seed = seed
        self.match = match
        self._number = -1
        self._block = b""

    @property
    def commitment(self) -> str:
        """The hash of the seed, published before the first die."""
        return commitment(self.seed)

    def _byte(self) -> int:
        number = self.counter >> 5
        if number != self._number:
            self._block = hmac.digest(self.seed.encode(), f"{self.match}:{number}".encode(), "sha256")
            self._number = number
        byte = self._block[self.counter & 31]
        self.counter += 1
        return byte

    def draw(self, bound: int) -> int:
        """See `Dice.draw`."""
        if bound > 256:
            return self._wide_draw(bound)
        if bound < 1:
            raise RulesError(f"a die of {bound} sides")
        limit = 256 - 256 % bound
        while (value := self._byte()) >= limit:
            pass
        return value % bound + 1

    def _wide_draw(self, bound: int) -> int:
        width = (bound - 1).bit_length() + 7 >> 3
        limit = 256**width - 256**width % bound
        while (value := int.from_bytes([self._byte() for _ in range(width)])) >= limit:
            pass
        return value % bound + 1


def commitment(seed: str) -> str:
    """The hash that binds a match to its seed.

    >>> commitment("a secret")[:8]
    '984ca516'
    """
    return hashlib.sha256(seed.encode()).hexdigest()


class ScriptedDice(Dice):
    """Dice that fall as told, for cases and tests."""

    __slots__ = ("script",)

    def __init__(self, script: Sequence[int]) -> None:
        super().__init__()
        self.script = tuple(script)

    @property
    def left(self) -> Faces:
        """The faces that have not fallen yet."""
        return self.script[self.counter :]

    def draw(self, bound: int) -> int:
        """See `Dice.draw`."""
        if self.counter == len(self.script):
            raise RulesError(f"the script of {len(self.script)} dice is used up")
        face = self.script[self.counter]
        if not 1 <= face <= bound:
            raise RulesError(f"die {self.counter + 1} of the script shows {face}, of {bound} sides")
        self.counter += 1
        return face


class Branch(Exception):
    """Enumerating dice came to a throw that the path so far does not settle; `outcomes` are its results."""

    def __init__(self, outcomes: Sequence[tuple[Any, Fraction]]) -> None:
        self.outcomes = outcomes


class EnumeratingDice(Dice):
    """Dice that follow one path through all outcomes, and raise `Branch` at its end. A shuffle keeps the order.

    >>> dice = EnumeratingDice([(3, Fraction(1, 6))])
    >>> dice.die(), dice.chance
    (3, Fraction(1, 6))
    >>> try:
    ...     dice.successes(2, need=5)
    ... except Branch as branch:
    ...     [(hits, str(chance)) for hits, chance in branch.outcomes]
    [(0, '4/9'), (1, '4/9'), (2, '1/9')]
    """

    __slots__ = ("chance", "path")

    def __init__(self, path: Sequence[tuple[Any, Fraction]]) -> None:
        super().__init__()
        self.path = tuple(path)
        self.chance = Fraction(1)

    def _outcome(self, outcomes: Sequence[tuple[Any, Fraction]]) -> Any:
        if not outcomes:
            raise RulesError("a throw that cannot fall")
        if len(outcomes) == 1:
            return outcomes[0][0]
        if self.counter == len(self.path):
            raise Branch(outcomes)
        value, chance = self.path[self.counter]
        self.counter += 1
        self.chance *= chance
        return value

    def draw(self, bound: int) -> int:
        """See `Dice.draw`."""
        if bound < 1:
            raise RulesError(f"a die of {bound} sides")
        face: int = self._outcome([(face, Fraction(1, bound)) for face in range(1, bound + 1)])
        return face

    def successes(self, n: int, need: int, sides: int = 6) -> Pool:
        """Branches on the number of successes, never on single faces."""
        likely = Fraction(min(max(sides + 1 - need, 0), sides), sides)
        chances = [(hits, comb(n, hits) * likely**hits * (1 - likely) ** (n - hits)) for hits in range(n + 1)]
        hits: int = self._outcome([(hits, chance) for hits, chance in chances if chance])
        hit, miss = min(max(need, 1), sides), min(max(need - 1, 1), sides)
        return Pool(n, need, hits, (hit,) * hits + (miss,) * (n - hits))

    def pick(self, weights: Sequence[int]) -> int:
        """Branches on the index."""
        index: int = self._outcome([(i, Fraction(w, sum(weights))) for i, w in enumerate(weights) if w])
        return index

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Keeps the order: what is hidden was already drawn when the view was determinized."""
        return tuple(items)
