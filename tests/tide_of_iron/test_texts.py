"""What a player reads in a random game: whole sentences in both languages, with names in place of numbers and words."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from bocage import registry
from bocage.cli.describe import Describer
from bocage.kernel import Decision, Match, Setup, View
from bocage.rulebook.ledger import ledger_of
from bocage.systems.tide_of_iron.scene.loading import shelf
from bocage.text import SHARED, Catalogue, key
from bocage.text.resources import Parsed, parse_folder
from tests.generic.things import near_misses
from tests.support.french import to_be_elided

SYSTEM = registry.system("tide-of-iron")
RULES = frozenset(ledger_of("tide-of-iron").ids)
LANGUAGES = {locale: Describer(SYSTEM, locale) for locale in ("en", "fr")}
ASKED_ABOUT = 0.1
MISSES = 20
RAW = re.compile(r"[\[\]{}$]|\btoi\.|\bkernel\.|\b(us|de)-[a-z]")


class Reading(NamedTuple):
    """A sentence as it is shown, with the key that it has in the tests' complaints."""

    key: str
    locale: str
    text: str


def readings(match: Match, decision: Decision, chance: random.Random) -> Iterator[Reading]:
    """The question, its choices, the breadcrumb and some refusals, in both languages."""
    view = match.view(decision.seat)
    refusals = []
    if chance.random() < ASKED_ABOUT:
        misses = near_misses(match, decision)
        for option in chance.sample(misses, min(MISSES, len(misses))):
            refusal = match.why_not(option, seat=decision.seat)
            assert refusal is not None, f"{option} is not offered and not refused"
            assert refusal.rule in RULES, f"{option} is refused by {refusal.rule}"
            refusals.append(refusal)
    for locale, words in LANGUAGES.items():
        yield Reading(decision.prompt, locale, words.prompt(view, decision))
        for option in chance.sample(decision.options, min(MISSES, len(decision.options))):
            yield Reading(type(option).__name__, locale, words.option(view, option))
        for frame in match.trail():
            yield Reading(type(frame).__name__, locale, words.frame(view, frame))
        for refusal in refusals:
            yield Reading(refusal.key, locale, words.refusal(view, refusal))


def tellings(match: Match, view: View, since: int, seat: int) -> Iterator[Reading]:
    """What was just told, and each term of its totals."""
    for event in match.events(seat, since):
        name = type(event).__name__
        for locale, words in LANGUAGES.items():
            yield Reading(name, locale, words.event(view, event))
            for breakdown in words.breakdowns(event):
                for term in breakdown.terms:
                    assert term.rule in RULES, f"{name}: {breakdown.name} has a term of {term.rule}"
                    yield Reading(f"{name}: {term.rule}", locale, term.words)


def calls_of(name: str) -> Iterator[ast.Call]:
    """Every call of a class in the sources of the system whose first argument is written out."""
    for path in sorted(SYSTEM.folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == name:
                yield from [node] if node.args and isinstance(node.args[0], ast.Constant) else []


@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_refusal_in_the_sources_has_a_sentence(locale: str) -> None:
    catalogue = LANGUAGES[locale].catalogue
    strict = Catalogue(locale, (SHARED, SYSTEM.folder / "text"), strict=True)
    found = 0
    for call in calls_of("Refusal"):
        given = call.args[1] if len(call.args) > 1 else ast.Dict([], [])
        for parts in keys_of(call):
            name = key("refusal", ".".join(parts))
            assert catalogue.has(name), f"line {call.lineno}: {parts}"
            if isinstance(given, ast.Dict) and None not in given.keys:
                strict.text(name, **{ast.literal_eval(one): "x" for one in given.keys if one is not None})
            found += 1
    assert found > 100


def keys_of(call: ast.Call) -> list[list[str]]:
    """The rule of a refusal with its reason, where that is written out, or with each of two."""
    rule, *reasons = (call.args[0], *call.args[2:])
    either = [[one.body, one.orelse] if isinstance(one, ast.IfExp) else [one] for one in reasons] or [[]]
    constants = [[str(one.value) for one in group if isinstance(one, ast.Constant)] for group in either]
    assert isinstance(rule, ast.Constant)
    return [[str(rule.value), reason] for reason in constants[0]] or [[str(rule.value)]]


@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_modifier_in_the_sources_has_a_name(locale: str) -> None:
    catalogue = LANGUAGES[locale].catalogue
    rules = {str(call.args[0].value) for call in calls_of("Modifier") if isinstance(call.args[0], ast.Constant)}
    assert len(rules) > 15
    assert not [rule for rule in sorted(rules) if not catalogue.has(key("modifier", rule))]


@pytest.mark.parametrize("scenario", shelf().scenario_names)
def test_everything_reads_as_a_sentence(scenario: str) -> None:
    chance = random.Random(scenario)
    match = Match.new(SYSTEM.play, Setup("tide-of-iron", scenario), 11)
    seen: set[tuple[str, str]] = set()
    while match.pending:
        decision = chance.choice(list(match.pending.values()))
        found = list(readings(match, decision, chance))
        since = match.revision
        cards = [option for option in decision.options if type(option).__name__ == "PlayCard"]
        match.choose(chance.choice(cards or decision.options), seat=decision.seat)
        found += tellings(match, match.view(decision.seat), since, decision.seat)
        for reading in found:
            assert reading.text, reading
            assert not RAW.search(reading.text), reading
            assert not re.search(r"(^|[ (])\?([ ,.)]|$)", reading.text.replace("\u00a0?", "")), reading
            seen.add((reading.key, reading.locale))
    assert len(seen) > 80


@pytest.mark.parametrize("parsed", parse_folder(SYSTEM.folder / "text" / "fr"), ids=lambda parsed: parsed.file[-16:])
def test_no_name_follows_a_word_that_may_have_to_be_elided(parsed: Parsed) -> None:
    assert to_be_elided(SYSTEM, parsed) == []
