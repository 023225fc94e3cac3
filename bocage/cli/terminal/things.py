"""Things by the words that are on the screen: units, places, cards, seats and whatever else a game names."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from bocage.cli.describe import Describer
from bocage.cli.terminal.choices import words
from bocage.kernel import View
from bocage.kernel.records import Thing

FIRST = ("unit", "place", "card", "seat")
"""Kinds that are meant rather than others that bear the same name, in this order."""

_NUMBERED = re.compile(r"(\D+)-\d+")
"""A name with its number: the only house needs none."""

Words = tuple[str, ...]


def things_named(describer: Describer, view: View, typed: str) -> dict[str, list[int]]:
    """The things that words name, by kind, in the order of the words.

    A name is that of the game or the one that is printed for it, of one word or several; the longest counts.
    """
    spoken = tuple(words(typed))
    known = dict(_known(describer, view))
    longest = max(map(len, known), default=0)
    found: dict[str, list[int]] = {}
    at = 0
    while at < len(spoken):
        lengths = range(min(longest, len(spoken) - at), 0, -1)
        length = next((length for length in lengths if spoken[at : at + length] in known), 0)
        if length:
            kind, number = known[spoken[at : at + length]]
            found.setdefault(kind, []).append(number)
        at += length or 1
    return found


def _known(describer: Describer, view: View) -> Iterator[tuple[Words, tuple[str, int]]]:
    """All names by their words, those on the map too; what comes later is meant rather than what comes first."""
    cells = describer.system.show.sketch(view).cells
    numbered = {cell.place: again[1] for cell in cells if (again := _NUMBERED.fullmatch(cell.name))}
    alike = Counter(numbered.values())
    for cell in cells:
        if cell.caption:
            yield tuple(words(describer.word(cell.caption))), ("place", cell.place)
        if alike[numbered.get(cell.place, "")] == 1:
            yield tuple(words(describer.word(numbered[cell.place]))), ("place", cell.place)
    names = describer.system.show.names
    kinds = {thing.kind for thing in names.arguments.values() if isinstance(thing, Thing)}
    for kind in reversed([*FIRST, *sorted(kinds.difference(FIRST))]):
        for number, name in reversed(list(enumerate(_all(describer, view, kind)))):
            for told in (describer.word(name), name):
                if spoken := tuple(words(told)):
                    yield spoken, (kind, number)


def _all(describer: Describer, view: View, kind: str) -> Sequence[str]:
    try:
        return describer.system.show.names.all(view, kind)
    except LookupError:
        return ()
