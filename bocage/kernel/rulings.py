"""Rulings: why something is not allowed, and what adds up to a number, each with its rule."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

from bocage.kernel.records import Record

Argument = int | str


class Refusal(Record):
    """Why an option is not legal: the rule that forbids it and the arguments of its sentence.

    >>> Refusal("demo.stacking.limit", {"place": 7}).key
    'demo.stacking.limit'
    >>> Refusal("demo.stacking.limit", reason="vehicles").key
    'demo.stacking.limit.vehicles'
    """

    rule: str
    args: Mapping[str, Argument] = {}
    reason: str = ""

    @property
    def key(self) -> str:
        """The name of the refusal's sentence: its rule, and the reason where a rule has several."""
        return f"{self.rule}.{self.reason}" if self.reason else self.rule


class Modifier(Record):
    """One term of a total. `/` halves and the like, rounding up; `//` rounds down; `=` sets.

    >>> Modifier("demo.cover.woods", 2).apply(1)
    3
    >>> Modifier("demo.half", 2, "/").apply(5)
    3
    """

    rule: str
    amount: int
    operation: Literal["+", "*", "/", "//", "="] = "+"

    def apply(self, value: int) -> int:
        """The value after this term."""
        match self.operation:
            case "+":
                return value + self.amount
            case "*":
                return value * self.amount
            case "/":
                return -(-value // self.amount)
            case "//":
                return value // self.amount
            case "=":
                return self.amount


class Total(Record):
    """A number with its reasons, applied in order and never below `least`.

    >>> total = Total.of([Modifier("demo.firepower", 5), Modifier("demo.half", 2, "/")])
    >>> total.value, [m.rule for m in total.modifiers]
    (3, ['demo.firepower', 'demo.half'])
    """

    modifiers: tuple[Modifier, ...]
    least: int = 0

    @classmethod
    def of(cls, modifiers: Iterable[Modifier], least: int = 0) -> Total:
        """A total of the terms that change something."""
        return Total(_that_change(modifiers), least)

    @property
    def value(self) -> int:
        """The sum of all terms."""
        return max(self._sum(), self.least)

    def _sum(self) -> int:
        value = 0
        for modifier in self.modifiers:
            value = modifier.apply(value)
        return value


class Capped(Total, kw_only=True):
    """A total that is never above `most` either.

    >>> Capped.within([Modifier("demo.firepower", 12)], least=0, most=8).value
    8
    """

    most: int

    @classmethod
    def within(cls, modifiers: Iterable[Modifier], least: int, most: int) -> Capped:
        """A total of the terms that change something, between two bounds."""
        return cls(_that_change(modifiers), least, most=most)

    @property
    def value(self) -> int:
        """The sum of all terms, within its bounds."""
        return min(max(self._sum(), self.least), self.most)


def _that_change(modifiers: Iterable[Modifier]) -> tuple[Modifier, ...]:
    return tuple([m for m in modifiers if m.amount or m.operation != "+"])
