"""Describing: options, events, refusals, prompts and frames as sentences of one language.

What is said comes from the `Speaker` that all clients share, with names for ids; `Words` puts it into words.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from bocage.cli.language import catalogue
from bocage.kernel.records import Record
from bocage.kernel.rulings import Modifier, Refusal, Total
from bocage.show import Speaker, Words
from bocage.text import key

if TYPE_CHECKING:
    from bocage.kernel import View
    from bocage.kernel.events import Event
    from bocage.kernel.frames import Frame, Option
    from bocage.kernel.match import Decision
    from bocage.system import System


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


class Describer(Words):
    """Speaks of one system in one language, as a view allows."""

    def __init__(self, system: System, locale: str) -> None:
        super().__init__(catalogue(locale, system))
        self.system = system
        self.locale = locale
        self._speaker: Speaker | None = None

    def speaker(self, view: View) -> Speaker:
        """Who speaks of what a view shows; a view is spoken of many times before the next one."""
        if self._speaker is None or self._speaker.view is not view:
            self._speaker = Speaker(self.system.show, view, self.catalogue.has)
        return self._speaker

    # Names

    def name(self, view: View, kind: str, number: int) -> str:
        """The name of a thing; what the view does not show has none."""
        return self.thing(self.speaker(view).thing(kind, number))

    # Sentences

    def option(self, view: View, option: Option) -> str:
        """What choosing the option does."""
        return self.say(self.speaker(view).sentence("option", option))

    def kind(self, option: type[Option]) -> str:
        """The heading of options of one kind, or nothing."""
        heading = key("option", option.__name__)
        text = self.catalogue.text(heading, attribute="kind")
        return "" if text == f"[{heading}.kind]" else text

    def event(self, view: View, event: Event) -> str:
        """What happened, as a sentence of its own."""
        text = self.say(self.speaker(view).sentence("event", event))
        return text[:1].upper() + text[1:] if text[:2].islower() and text[:2].isalpha() else text

    def frame(self, view: View, frame: Frame[Any]) -> str:
        """One step of the breadcrumb, as far as the seat may know it."""
        return self.say(self.speaker(view).sentence("frame", frame.seen_by(view.seat)))

    def prompt(self, view: View, decision: Decision) -> str:
        """The question of a decision."""
        return self.say(self.speaker(view).prompt(decision.prompt, decision.args))

    def refusal(self, view: View, refusal: Refusal, **more: str) -> str:
        """Why something is not allowed."""
        return self.say(self.speaker(view).refusal(refusal, more))

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
