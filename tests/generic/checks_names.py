"""Checks of names: what a game says, in either language, calls things by name and says what its numbers count."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax.ast import Placeable, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from bocage.kernel import Match, Record, Seat
from bocage.show import LENGTH, NUMBER, Named, Speaker, Text, Words
from bocage.show.sentences import RecordForm, ThingForm
from bocage.system import System
from bocage.text import LOCALES, MissingText
from bocage.text.resources import parse_folder

from .checks_texts import Refused, catalogue_of, folders_of, refusals
from .play import ensure, played

EVERY = ""
"""Stands for all arguments."""
UNNAMED = re.compile(r"[a-z]{3,}[a-z0-9]*([-_.][a-z0-9]+)*")
"""A word of the content as its files write it, which is nothing to read; rules alone are called by their ids."""


class Said(NamedTuple):
    """A text as a seat is told it, which of its arguments are numbers, and whether the seat knows all it names."""

    text: Text
    numbers: frozenset[str]
    known: bool = True


def check_names(system: System, scenario: str, seed: int) -> None:
    """Every sentence of a random game prints things by their names, numbers that are declared, and words that have one.

    Both languages are rendered, of each text once with each set of arguments.
    """
    for locale in LOCALES:
        words = Words(catalogue_of(locale, system))
        for match, said in spoken(system, scenario, seed):
            try:
                sentence = rendered(words, said.text)
            except MissingText as missing:
                ensure(False, match, str(missing))
            problem = next(filter(None, (misnamed(words, said, name) for name in in_print(system, said.text))), "")
            ensure(not problem, match, f"{said.text.key} ({locale}) {problem}: {sentence}")


def rendered(words: Words, text: Text) -> str:
    """A text in words; the line of a card is an attribute of its name."""
    key, _, attribute = text.key.partition(".")
    return words.catalogue.text(key, attribute=attribute) if attribute else words.say(text)


def misnamed(words: Words, said: Said, name: str) -> str:
    """What is wrong with an argument that a text prints."""
    value = said.text.args[name]
    for one in value if isinstance(value, list) else [value]:
        if isinstance(one, RecordForm) or (isinstance(one, ThingForm) and one.name is None and said.known):
            return f"has no name for {name}"
        if isinstance(one, int) and not {name, EVERY} & said.numbers:
            return f"prints {name} = {one}, which is declared as neither a thing nor a number"
        word = one.name if isinstance(one, ThingForm) else one
        if (
            name != "rule"
            and isinstance(word, str)
            and UNNAMED.fullmatch(word)
            and not isinstance(words.word(word), Named)
        ):
            return f"has no name for {name} = {word!r}"
    return ""


# What is said


def spoken(system: System, scenario: str, seed: int) -> Iterator[tuple[Match, Said]]:
    """What a random game tells its seats, each text once with the same arguments."""
    game = played(system, scenario, seed)
    seen: set[str] = set()
    for match in (*game.positions, game.match):
        refused = [one for one in refusals(system, scenario, seed) if one.match is match]
        for seat in range(match.game.seats):
            speaker = Speaker(system.show, match.view(seat), catalogue_of("en", system).has)
            for said in _said(speaker, match, seat, refused):
                whole = f"{said.text.key} {said.text.args}"
                if whole not in seen:
                    seen.add(whole)
                    yield match, said


def _said(speaker: Speaker, match: Match, seat: Seat, refused: Iterable[Refused]) -> Iterator[Said]:
    """All that a seat is told at a position: what is asked and refused, what happened, and what stands beside it."""
    numbers = frozenset(name for name, kind in speaker.show.names.arguments.items() if kind in (NUMBER, LENGTH))
    for frame in match.trail():
        shown = frame.seen_by(seat)
        yield Said(speaker.sentence("frame", shown), _numbers_of(shown, numbers), known=False)
    for decision in match.pending.values():
        if decision.seat == seat:
            yield Said(speaker.prompt(decision.prompt, decision.args), numbers)
            for option in decision.options:
                yield Said(speaker.sentence("option", option), _numbers_of(option, numbers))
    for one in refused:
        if one.seat == seat and not one.refusal.rule.startswith("kernel."):
            yield Said(speaker.refusal(one.refusal), numbers)
    if match.result is not None:
        for event in match.events(seat):
            yield Said(speaker.sentence("event", event), _numbers_of(event, numbers), known=False)
    for line in _lines(speaker):
        yield Said(line, numbers)


def _numbers_of(record: Record, numbers: frozenset[str]) -> frozenset[str]:
    """The arguments of a record that are numbers; the kernel's own records have no others."""
    return frozenset({EVERY}) if type(record).__module__.startswith("bocage.kernel") else numbers


def _lines(speaker: Speaker) -> Iterator[Text]:
    """What stands beside the board, on cards, and about units."""
    yield from speaker.status()
    for held in speaker.hand():
        yield from held.lines
    for piece in speaker.show.sketch(speaker.view).pieces:
        yield from speaker.details(piece.unit)


# What is printed


def in_print(system: System, text: Text) -> list[str]:
    """The arguments that a text prints in either language, and does not only choose its form by."""
    return sorted(_printed(folders_of(system)).get(text.key, frozenset()) & text.args.keys())


@cache
def _printed(folders: tuple[Path, ...]) -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for home in (folder / locale for folder in folders for locale in LOCALES):
        for parsed in parse_folder(home):
            for message in parsed.messages:
                reader = _Reader()
                reader.visit(message)
                found[message.id.name] = found.get(message.id.name, frozenset()) | reader.printed
    return found


class _Reader(Visitor):
    """Gathers the variables that a message prints."""

    def __init__(self) -> None:
        self.printed: frozenset[str] = frozenset()

    def visit_Placeable(self, node: Placeable) -> None:  # noqa: N802
        match node.expression:
            case VariableReference(id=name):
                self.printed |= {name.name}
            case SelectExpression(variants=variants):
                for variant in variants:
                    self.visit(variant.value)
