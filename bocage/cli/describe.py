"""Describing: options, events, refusals, prompts and frames as sentences of one language.

The arguments of a sentence are the fields of its record. Ids of things become their names, totals their values. A word
of the content (`woods`, `pinned`) is printed as the name that the catalogue has for it, and a sentence chooses its form
by the word itself. What has no text shows its key.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from bocage.cli.language import catalogue
from bocage.kernel.records import Point, Record, thing_fields
from bocage.kernel.rulings import Modifier, Refusal, Total
from bocage.text import key

if TYPE_CHECKING:
    from bocage.kernel import View
    from bocage.kernel.events import Event
    from bocage.kernel.frames import Frame, Option
    from bocage.kernel.match import Decision
    from bocage.system import System
    from bocage.text import Prefix

THINGS = {"unit": "unit", "target": "unit", "place": "place", "hex": "place", "card": "card", "seat": "seat"}


class Term(NamedTuple):
    """A line of a breakdown: what the term does, what it is for, and its rule."""

    amount: str
    words: str
    rule: str


class Breakdown(NamedTuple):
    """A total in its terms, and what it is the total of."""

    name: str
    value: int
    terms: tuple[Term, ...]


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


class Describer:
    """Speaks of one system in one language, as a view allows."""

    def __init__(self, system: System, locale: str) -> None:
        self.system = system
        self.locale = locale
        self.catalogue = catalogue(locale, system)

    def text(self, key: str, /, **arguments: Any) -> str:
        """A text of the catalogue."""
        return self.catalogue.text(key, **arguments)

    # Names

    def word(self, word: str) -> str:
        """The name that the catalogue has for a word of the content, or the word."""
        try:
            named = key("name", word)
        except ValueError:
            return word
        return Named(self.catalogue.text(named), word) if self.catalogue.has(named) else word

    def name(self, view: View, kind: str, number: int) -> str:
        """The name of a thing; what the view does not show has none."""
        try:
            return self.word(self.system.show.names.name_of(view, kind, number))
        except (LookupError, AttributeError, TypeError):
            return "?"

    # Sentences

    def option(self, view: View, option: Option) -> str:
        """What choosing the option does."""
        return self._record(view, "option", option)

    def has_option(self, option: type[Option]) -> bool:
        """Whether there is a sentence for options of this class: for a base of others there is none."""
        return self.catalogue.has(key("option", option.__name__))

    def kind(self, option: type[Option]) -> str:
        """The heading of options of one kind, or nothing."""
        heading = key("option", option.__name__)
        text = self.catalogue.text(heading, attribute="kind")
        return "" if text == f"[{heading}.kind]" else text

    def event(self, view: View, event: Event) -> str:
        """What happened."""
        return self._record(view, "event", event)

    def frame(self, view: View, frame: Frame[Any]) -> str:
        """One step of the breadcrumb."""
        return self._record(view, "frame", frame)

    def prompt(self, view: View, decision: Decision) -> str:
        """The question of a decision."""
        return self.line(view, key("prompt", decision.prompt), decision.args)

    def line(self, view: View, key: str, arguments: Mapping[str, Any]) -> str:
        """A text whose arguments are told apart by their names: `unit` and `target_unit` are ids of units."""
        named = {name: self._loose(view, name, value) for name, value in arguments.items()}
        return self.text(key, **named)

    def refusal(self, view: View, refusal: Refusal, **more: str) -> str:
        """Why something is not allowed."""
        keys = (key("refusal", name) for name in (refusal.key, refusal.rule))
        found = next((one for one in keys if self.catalogue.has(one)), key("refusal", refusal.key))
        return self.line(view, found, {**more, **refusal.args})

    def breakdowns(self, record: Record) -> Iterator[Breakdown]:
        """The totals among the fields of a record, each in its terms."""
        for name in record.__struct_fields__:
            value = getattr(record, name)
            if isinstance(value, Total) and value.modifiers:
                terms = tuple(self._term(modifier) for modifier in value.modifiers)
                yield Breakdown(self.word(name), value.value, terms)

    def _term(self, modifier: Modifier) -> Term:
        amount = f"{modifier.amount:+d}" if modifier.operation == "+" else f"{modifier.operation}{modifier.amount}"
        named = key("modifier", modifier.rule)
        words = self.catalogue.text(named, amount=modifier.amount) if self.catalogue.has(named) else ""
        return Term(amount.replace("//", "÷").replace("/", "÷").replace("*", "×"), words, modifier.rule)

    # Arguments

    def _record(self, view: View, prefix: Prefix, record: Record) -> str:
        things = dict(thing_fields(type(record)))
        arguments = {
            name: self._argument(view, getattr(record, name), things.get(name)) for name in record.__struct_fields__
        }
        return self.text(key(prefix, type(record).__name__), **arguments)

    def _argument(self, view: View, value: Any, thing: str | None) -> str | int:
        if value is None:
            return ""
        if isinstance(value, bool):
            return int(value)
        if isinstance(value, int):
            return value if thing is None or thing == "point" else self.name(view, thing, value)
        if isinstance(value, str):
            return self.word(value)
        if isinstance(value, Total):
            return value.value
        if isinstance(value, Point):
            return f"{value.x / 10:g}, {value.y / 10:g} cm"
        if isinstance(value, tuple | list):
            return ", ".join(str(self._argument(view, one, thing)) for one in value)
        return str(value)

    def _loose(self, view: View, name: str, value: Any) -> str | int:
        return self._argument(view, value, THINGS.get(name.replace("-", "_").rpartition("_")[2]))
