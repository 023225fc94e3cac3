"""Dice: the only source of chance, live and provably fair, scripted, or enumerating every outcome."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb, prod
from typing import Any, TypeVar

from bocage.kernel.errors import RulesError
from bocage.kernel.records import Record

T = TypeVar("T")
D = TypeVar("D", bound="Dice")
Faces = tuple[int, ...]
Links = tuple[int, tuple[int, ...], int]
"""A chain: how many dice, what they need one after the other, and how many links are counted."""


class Pool(Record):
    """Dice rolled together: how many reached `need` (0: each face counts by itself), and their faces.

    Dice that are rolled low succeed where they show at most `need`.

    >>> ScriptedDice([5, 2, 6]).successes(3, need=5)
    Pool(n=3, need=5, hits=2, faces=(5, 2, 6))
    """

    n: int
    need: int
    hits: int
    faces: Faces = ()


class Chain(Record):
    """Dice rolled one after the other: `left` is how many had got through after each link, the last those that count.

    >>> ScriptedDice([5, 2, 6, 3, 4, 1]).chain(3, (5, -4, 4))
    Chain(n=3, needs=(5, -4, 4), left=(2, 1, 0), faces=(5, 2, 6, 3, 4, 1))
    """

    n: int
    needs: tuple[int, ...]
    left: tuple[int, ...]
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

    def chain(self, n: int, needs: Sequence[int], counted: int = 1, sides: int = 6) -> Chain:
        """Dice that go through several tests: those that pass one are rolled again for the next.

        A need is passed by that much or more; one below 0 by less, as a hit goes on when the other side's die fails to
        stop it. Only two numbers matter: how many are left after the first `counted` links, and at the end.
        """
        left: list[int] = []
        faces: Faces = ()
        for need in needs:
            fallen = self.dice(left[-1] if left else n, sides)
            faces += fallen
            left.append(sum([face >= need if need >= 0 else face < -need for face in fallen]))
        return Chain(n, tuple(needs), tuple(left), faces)

    def chains(self, parts: Sequence[Links], sides: int = 6) -> tuple[Chain, ...]:
        """Several chains thrown together, of which only the sums matter: each is (dice, needs, links that are counted).

        >>> [chain.left for chain in ScriptedDice([6, 4, 2, 5]).chains([(1, (5, 4), 1), (2, (4,), 1)])]
        [(1, 1), (1,)]
        """
        return tuple([self.chain(n, needs, counted, sides) for n, needs, counted in parts])

    def digit(self, sides: int = 10) -> int:
        """One die whose faces are numbered from 0.

        >>> ScriptedDice([0]).digit()
        0
        """
        face = self.draw(sides) % sides
        self.faces += (face,)
        return face

    def low(self, n: int, most: int, sides: int = 10) -> Pool:
        """Several dice numbered from 0, of which only the number that show at most `most` matters.

        >>> ScriptedDice([0, 7]).low(2, most=6)
        Pool(n=2, need=6, hits=1, faces=(0, 7))
        """
        faces = tuple([self.digit(sides) for _ in range(n)])
        return Pool(n, most, sum([face <= most for face in faces]), faces)

    def read(self, row: Sequence[T]) -> tuple[int, T]:
        """One die numbered from 0 and read on a row of a table: the face, and the entry that stands there.

        >>> ScriptedDice([2]).read(["-", "-", "hit"])
        (2, 'hit')
        """
        face = self.digit(len(row))
        return face, row[face]

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

    def total(self, n: int, worth: Sequence[int]) -> int:
        """Several dice, each worth what stands for its face, of which only the sum matters.

        >>> ScriptedDice([1, 4]).total(2, [1, 1, 2, 2, 3, 3])
        3
        """
        return sum([worth[face - 1] for face in self.dice(n, len(worth))])

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
        return self._next(1, bound)

    def digit(self, sides: int = 10) -> int:
        """See `Dice.digit`."""
        face = self._next(0, sides)
        self.faces += (face,)
        return face

    def _next(self, lowest: int, sides: int) -> int:
        if self.counter == len(self.script):
            raise RulesError(f"the script of {len(self.script)} dice is used up")
        face = self.script[self.counter]
        if not lowest <= face < lowest + sides:
            raise RulesError(f"die {self.counter + 1} of the script shows {face}, of {sides} sides from {lowest} on")
        self.counter += 1
        return face


Outcomes = tuple[tuple[Any, Fraction], ...]
"""What a throw may come to, each with its chance."""
KEPT = 4096


@lru_cache(maxsize=KEPT)
def _faces(sides: int) -> Outcomes:
    return tuple([(face, Fraction(1, sides)) for face in range(1, sides + 1)])


def _likely(need: int, sides: int) -> Fraction:
    """How likely a die passes a need, or fails one that is below 0."""
    if need < 0:
        return 1 - _likely(-need, sides)
    return Fraction(min(max(sides + 1 - need, 0), sides), sides)


@lru_cache(maxsize=KEPT)
def _hits(n: int, likely: Fraction) -> Outcomes:
    """How many of `n` dice pass."""
    chances = [(hits, comb(n, hits) * likely**hits * (1 - likely) ** (n - hits)) for hits in range(n + 1)]
    return tuple([(hits, chance) for hits, chance in chances if chance])


@lru_cache(maxsize=KEPT)
def _links(n: int, needs: tuple[int, ...], counted: int, sides: int) -> Outcomes:
    """How many of `n` dice are left after the first links of a chain, and after all of them."""
    first = prod([_likely(need, sides) for need in needs[:counted]], start=Fraction(1))
    rest = prod([_likely(need, sides) for need in needs[counted:]], start=Fraction(1))
    return tuple(
        [
            ((hits, last), chance * then)
            for hits, chance in _hits(n, first)
            for last, then in (_hits(hits, rest) if counted < len(needs) else ((hits, Fraction(1)),))
        ]
    )


@lru_cache(maxsize=KEPT)
def _sums(parts: tuple[Links, ...], sides: int) -> Outcomes:
    """What several chains come to together."""
    sums: dict[tuple[int, int], Fraction] = {(0, 0): Fraction(1)}
    for n, needs, counted in parts:
        after: dict[tuple[int, int], Fraction] = {}
        for (hits, last), chance in sums.items():
            for (more, left), then in _links(n, needs, counted, sides):
                ends = hits + more, last + left
                after[ends] = after.get(ends, Fraction(0)) + chance * then
        sums = after
    return tuple(sums.items())


@lru_cache(maxsize=KEPT)
def _totals(n: int, worth: tuple[int, ...]) -> Outcomes:
    """What several dice are worth together."""
    totals = {0: Fraction(1)}
    for _ in range(n):
        after: dict[int, Fraction] = {}
        for total, chance in totals.items():
            for one in worth:
                after[total + one] = after.get(total + one, Fraction(0)) + chance / len(worth)
        totals = after
    return tuple(totals.items())


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

    __slots__ = ("path",)

    def __init__(self, path: Sequence[tuple[Any, Fraction]]) -> None:
        super().__init__()
        self.path = tuple(path)

    @property
    def chance(self) -> Fraction:
        """How likely it is that the dice have fallen as they did so far."""
        return prod([chance for _, chance in self.path[: self.counter]], start=Fraction(1))

    def _outcome(self, outcomes: Sequence[tuple[Any, Fraction]]) -> Any:
        if not outcomes:
            raise RulesError("a throw that cannot fall")
        if len(outcomes) == 1:
            return outcomes[0][0]
        if self.counter == len(self.path):
            raise Branch(outcomes)
        value = self.path[self.counter][0]
        self.counter += 1
        return value

    def draw(self, bound: int) -> int:
        """See `Dice.draw`."""
        if bound < 1:
            raise RulesError(f"a die of {bound} sides")
        face: int = self._outcome(_faces(bound))
        return face

    def successes(self, n: int, need: int, sides: int = 6) -> Pool:
        """Branches on the number of successes, never on single faces."""
        hits: int = self._outcome(_hits(n, _likely(need, sides)))
        hit, miss = min(max(need, 1), sides), min(max(need - 1, 1), sides)
        return Pool(n, need, hits, (hit,) * hits + (miss,) * (n - hits))

    def chain(self, n: int, needs: Sequence[int], counted: int = 1, sides: int = 6) -> Chain:
        """Branches on the two numbers that matter, and invents no faces."""
        links = tuple(needs)
        first, last = self._outcome(_links(n, links, counted, sides))
        return Chain(n, links, (first,) * counted + (last,) * (len(links) - counted))

    def chains(self, parts: Sequence[Links], sides: int = 6) -> tuple[Chain, ...]:
        """Branches on the two sums; the first chain stands for all of them, and nothing comes of the others."""
        if not parts:
            return ()
        first, last = self._outcome(_sums(tuple(parts), sides))
        found = []
        for n, needs, counted in parts:
            found.append(Chain(n, needs, (first,) * counted + (last,) * (len(needs) - counted)))
            first = last = 0
        return tuple(found)

    def low(self, n: int, most: int, sides: int = 10) -> Pool:
        """Branches on the number of successes, as `successes` does."""
        high = self.successes(n, sides - most, sides)
        return Pool(n, most, high.hits, tuple([sides - face for face in high.faces]))

    def read(self, row: Sequence[T]) -> tuple[int, T]:
        """Branches on the distinct entries of the row, whichever of its faces leads to them.

        >>> try:
        ...     EnumeratingDice([]).read("aab")
        ... except Branch as branch:
        ...     [(entry, str(chance)) for entry, chance in branch.outcomes]
        [((0, 'a'), '2/3'), ((2, 'b'), '1/3')]
        """
        shares: dict[T, list[int]] = {}
        for face, entry in enumerate(row):
            shares.setdefault(entry, []).append(face)
        read: tuple[int, T] = self._outcome(
            [((faces[0], entry), Fraction(len(faces), len(row))) for entry, faces in shares.items()]
        )
        return read

    def pick(self, weights: Sequence[int]) -> int:
        """Branches on the index."""
        index: int = self._outcome([(i, Fraction(w, sum(weights))) for i, w in enumerate(weights) if w])
        return index

    def total(self, n: int, worth: Sequence[int]) -> int:
        """Branches on the sum."""
        total: int = self._outcome(_totals(n, tuple(worth)))
        return total

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Keeps the order: what is hidden was already drawn when the view was determinized."""
        return tuple(items)
