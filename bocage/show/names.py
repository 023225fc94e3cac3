"""Names of things as they are typed and printed, and things by their names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, TypeVar

from bocage.kernel.records import Record, Thing
from bocage.kernel.views import View

R = TypeVar("R", bound=Record)
Finder = Callable[[str, str], int]
"""The number of a thing by its kind and name."""

NUMBER, WORD, LENGTH = "number", "word", "length"
"""What an argument of a text is that is no thing; a length is in millimetres."""


class Names:
    """How the things of a game are called: units, places, cards, seats and whatever else its records point at.

    `kinds` has for each kind of thing the function that names all of them, by number. `records` has for each word of
    a rule case the function that finds the record it means. `arguments` says what the free arguments of prompts,
    refusals and lines are, by their names: a thing, NUMBER, WORD or LENGTH. One that is called like a kind of thing
    is such a thing; `unit` is who acts, `target` the unit aimed at.

    >>> names = Names({"seat": lambda view: ("North", "South")})
    >>> names.name_of(None, "seat", 1), names.find(None, "seat", "north")
    ('South', 0)
    >>> Names({}, arguments={"left": NUMBER}).thing_of("target")
    Thing(kind='unit', role='aim')
    >>> names.find(None, "seat", "west")
    Traceback (most recent call last):
        ...
    LookupError: no seat is called 'west'
    """

    def __init__(
        self,
        kinds: Mapping[str, Callable[[View], Sequence[str]]],
        records: Mapping[str, Callable[[Any, Finder, str], Record]] | None = None,
        arguments: Mapping[str, Thing | str] | None = None,
    ) -> None:
        self._kinds = kinds
        self._records = records or {}
        own = {kind: Thing(kind) for kind in ("place", "card", "seat", *kinds)}
        common = {"unit": Thing("unit", "actor"), "target": Thing("unit", "aim")}
        self.arguments: Mapping[str, Thing | str] = {**own, **common, **(arguments or {})}

    def thing_of(self, argument: str) -> Thing | None:
        """The thing that a free argument of a text is, if it is one."""
        found = self.arguments.get(argument)
        return found if isinstance(found, Thing) else None

    def is_length(self, argument: str) -> bool:
        """Whether an argument of a text is a length.

        >>> Names({}, arguments={"far": LENGTH}).is_length("far")
        True
        """
        return self.arguments.get(argument) == LENGTH

    def all(self, view: View, kind: str) -> Sequence[str]:
        """The names of all things of a kind, by number."""
        if kind not in self._kinds:
            raise LookupError(f"no {kind} in this game")
        return self._kinds[kind](view)

    def name_of(self, view: View, kind: str, number: int) -> str:
        """The name of a thing; LookupError where there is none of that number."""
        names = self.all(view, kind)
        if not 0 <= number < len(names):
            raise LookupError(f"no {kind} has the number {number}")
        return names[number]

    def find(self, view: View, kind: str, name: str) -> int:
        """The thing of that name: the inverse of `name_of`; LookupError where there is none."""
        folded = [one.casefold() for one in self.all(view, kind)]
        if name.casefold() not in folded:
            raise LookupError(f"no {kind} is called {name!r}")
        return folded.index(name.casefold())

    def record(self, view: View, game: Any, kind: str, name: str) -> Record:
        """The record that a rule case speaks of, by its kind and name; LookupError where there is none."""
        if kind not in self._records:
            raise LookupError(f"no {kind} in this game")
        return self._records[kind](game, partial(self.find, view), name)


def numbered(names: Iterable[str]) -> list[str]:
    """Names that are all different: the second of a kind has a 2 behind it, and so on.

    >>> numbered(["opt-ammo", "us-platoon", "opt-ammo"])
    ['opt-ammo', 'us-platoon', 'opt-ammo-2']
    """
    found: list[str] = []
    copies: dict[str, int] = {}
    for name in names:
        copies[name] = copies.get(name, 0) + 1
        found.append(name if copies[name] == 1 else f"{name}-{copies[name]}")
    return found


def the_one(found: Sequence[R], kind: str, name: str) -> R:
    """The first of the records that go by a name; LookupError where there is none."""
    if not found:
        raise LookupError(f"there is no {kind} in {name}")
    return found[0]


def in_table(table: str, kind: str) -> Callable[[Any, Finder, str], Record]:
    """Finds a record of a table by the name of a thing: `in_table("armies", "seat")` the army of a seat."""

    def found(game: Any, find: Finder, name: str) -> Record:
        record: Record = getattr(game, table)[find(kind, name)]
        return record

    return found
