"""Checks: what the tests of every game ask of its texts. Each answers with lines that say what is wrong."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from importlib.resources.abc import Traversable
from typing import NamedTuple

from fluent.syntax.ast import Annotation, Junk, Pattern, Placeable, StringLiteral, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

from bocage.text.catalogue import LOCALES, Catalogue
from bocage.text.resources import Parsed, parse_folder

_FRENCH_SLIPS = {
    "a breaking space": re.compile(r"« | [»;:!?]"),
    "a straight apostrophe": re.compile(r"\w+'\w+"),
}


class Entry(NamedTuple):
    """A message or an attribute of one, as the checks see it."""

    key: str
    file: str
    variables: frozenset[str]
    words: tuple[str, ...]
    is_empty: bool


Entries = dict[str, list[Entry]]


def compare(folders: Sequence[Traversable]) -> list[str]:
    """What keeps the languages of some folders from being equals.

    That is: files that do not parse, keys given twice, empty texts, keys that one language lacks, and variables that
    one language does not use.

    >>> from bocage.text import SHARED
    >>> compare([SHARED])
    []
    """
    return [problem for folder in folders for problem in _compare_folder(folder)]


def french_slips(folders: Sequence[Traversable]) -> list[str]:
    """The French texts with a breaking space before high punctuation or in quotation marks, or a straight apostrophe.

    >>> from bocage.text import SHARED
    >>> french_slips([SHARED])
    []
    """
    return [
        f"{entry.file}: {entry.key}: {slip} in '{match[0]}'"
        for folder in folders
        for parsed in _parsed(folder, "fr")
        for entry in _entries(parsed)
        for words in entry.words
        for slip, pattern in _FRENCH_SLIPS.items()
        for match in pattern.finditer(words)
    ]


def variables(folders: Sequence[Traversable]) -> dict[str, frozenset[str]]:
    """The variables of each message, in whatever language.

    >>> from bocage.text import SHARED
    >>> sorted(variables([SHARED])["ui-result-win"])
    ['side']
    """
    found: dict[str, frozenset[str]] = {}
    for folder in folders:
        for locale in LOCALES:
            for key, entries in _by_key(_parsed(folder, locale)).items():
                found[key] = found.get(key, frozenset()).union(*(entry.variables for entry in entries))
    return found


def missing_keys(catalogue: Catalogue, expected: Iterable[str]) -> list[str]:
    """The keys that are expected and not in the catalogue.

    >>> missing_keys(Catalogue("fr"), ["option-pass", "option-salute"])
    ['option-salute']
    """
    return sorted(set(expected) - catalogue.keys())


def extra_keys(catalogue: Catalogue, expected: Iterable[str]) -> list[str]:
    """The keys that are in the catalogue and not expected.

    >>> extra_keys(Catalogue("fr"), Catalogue("en").keys() - {"option-pass"})
    ['option-pass']
    """
    return sorted(catalogue.keys() - set(expected))


def _compare_folder(folder: Traversable) -> Iterator[str]:
    by_locale: dict[str, Entries] = {}
    for locale in LOCALES:
        parsed = _parsed(folder, locale)
        by_locale[locale] = _by_key(parsed)
        yield from _syntax_problems(parsed)
        yield from _entry_problems(by_locale[locale])
    for locale, other in (LOCALES, LOCALES[::-1]):
        yield from _differences(folder, locale, by_locale[locale], other, by_locale[other])


def _syntax_problems(parsed: Iterable[Parsed]) -> Iterator[str]:
    for one in parsed:
        for entry in one.resource.body:
            if isinstance(entry, Junk):
                yield from (f"{one.file}: line {_line(one, note)}: {note.message}" for note in entry.annotations)


def _line(parsed: Parsed, note: Annotation) -> int:
    start = note.span.start if note.span else 0
    return parsed.source.count("\n", 0, start) + 1


def _entry_problems(entries: Entries) -> Iterator[str]:
    for first, *again in entries.values():
        yield from (f"{entry.file}: {entry.key}: given twice" for entry in again)
        if first.is_empty:
            yield f"{first.file}: {first.key}: empty"


def _differences(folder: Traversable, locale: str, entries: Entries, other: str, others: Entries) -> Iterator[str]:
    """What `locale` lacks of what the `other` one has."""
    for key, (theirs, *_) in others.items():
        if key not in entries:
            yield f"{folder.joinpath(locale)}: {key}: missing, but in {theirs.file}"
            continue
        ours = entries[key][0]
        for name in sorted(theirs.variables - ours.variables):
            yield f"{ours.file}: {key}: ${name} is not used, but in {theirs.file}"


def _parsed(folder: Traversable, locale: str) -> tuple[Parsed, ...]:
    home = folder.joinpath(locale)
    return parse_folder(home) if home.is_dir() else ()


def _by_key(parsed: Iterable[Parsed]) -> Entries:
    entries: Entries = {}
    for one in parsed:
        for entry in _entries(one):
            entries.setdefault(entry.key, []).append(entry)
    return entries


def _entries(parsed: Parsed) -> Iterator[Entry]:
    """The texts of a file; a message may be nothing but its attributes."""
    for message in parsed.messages:
        if message.value is not None:
            yield _entry(message.id.name, parsed.file, message.value)
        for attribute in message.attributes:
            yield _entry(f"{message.id.name}.{attribute.id.name}", parsed.file, attribute.value)


def _entry(key: str, file: str, pattern: Pattern) -> Entry:
    found = _Collector()
    found.visit(pattern)
    return Entry(key, file, frozenset(found.variables), tuple(found.words), _is_blank(pattern))


def _is_blank(pattern: Pattern) -> bool:
    """Whether a pattern is nothing but spaces and quoted spaces."""
    return all(
        isinstance(element, Placeable)
        and isinstance(element.expression, StringLiteral)
        and not element.expression.parse()["value"].strip()
        for element in pattern.elements
        if not (isinstance(element, TextElement) and not element.value.strip())
    )


class _Collector(Visitor):
    """Gathers the variables and the plain words of a pattern."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.words: list[str] = []

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.words.append(node.value)
