"""Words: texts of the speaker in one language.

Totals are printed as their values, a word of the content (`woods`, `pinned`) as the name that the catalogue has for it,
and a sentence chooses its form by the word itself. What has no text shows its key.
"""

from __future__ import annotations

import re
from typing import Any

from bocage.show.sentences import Argument, LengthForm, PointForm, Text, ThingForm, TotalForm
from bocage.text import Catalogue, key

_NUMBERED = re.compile(r"(.+)-(\d+)")
"""The second and third of things that bear one name, as `numbered` writes them."""


class Named(str):
    """A word of the content that is printed as its name, and that variants of a message know as itself.

    >>> pinned = Named("clouée", "pinned")
    >>> f"{pinned}", pinned == "pinned", pinned == "clouée"
    ('clouée', True, True)
    """

    __slots__ = ("word",)
    word: str

    def __new__(cls, name: str, word: str) -> Named:
        """The name, and the word that it is the name of."""
        made = super().__new__(cls, name)
        made.word = word
        return made

    def __eq__(self, other: object) -> bool:
        return self.word == other or str.__eq__(self, other) is True

    def __hash__(self) -> int:
        return hash(self.word)


class Words:
    """Puts texts into the words of one catalogue."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    def text(self, key: str, /, **arguments: Any) -> str:
        """A text of the catalogue."""
        return self.catalogue.text(key, **arguments)

    def say(self, text: Text) -> str:
        """A text in words; its key may be that of an attribute, such as `name-smoke.text`."""
        named, _, attribute = text.key.partition(".")
        arguments = {name: self._argument(value) for name, value in text.args.items()}
        return self.catalogue.text(named, attribute=attribute, **arguments)

    def word(self, word: str) -> str:
        """The name that the catalogue has for a word of the content, or the word; a second one has its number."""
        name = self._name(word)
        if name is None and (again := _NUMBERED.fullmatch(word)):
            name = self._name(again[1])
            name = None if name is None else f"{name} {again[2]}"
        return word if name is None else Named(name, word)

    def _name(self, word: str) -> str | None:
        try:
            named = key("name", word)
        except ValueError:
            return None
        return self.catalogue.text(named) if self.catalogue.has(named) else None

    def thing(self, thing: ThingForm) -> str:
        """A thing by its name; what a view does not show has none."""
        return "?" if thing.name is None else self.word(thing.name)

    def point(self, x: int, y: int) -> str:
        """A point of a table without a grid, from its north-western corner."""
        apart = "\u00a0; " if self.catalogue.locale == "fr" else ", "
        return f"{self._centimetres(x)}{apart}{self._centimetres(y)} cm"

    def _centimetres(self, mm: int) -> str:
        told = f"{mm / 10:g}"
        return told.replace(".", ",") if self.catalogue.locale == "fr" else told

    def _argument(self, value: Argument) -> str | int:
        match value:
            case None | []:
                return Named("", "none")
            case int():
                return value
            case str():
                return self.word(value)
            case ThingForm():
                return self.thing(value)
            case TotalForm():
                return value.value
            case LengthForm(mm=mm):
                return f"{self._centimetres(mm)} cm"
            case PointForm(x=x, y=y, near=near):
                at = self.point(x, y)
                return at if near is None else f"{self.thing(near)} ({at})"
            case list():
                return ", ".join(str(self._argument(one)) for one in value)
            case _:
                return ""
