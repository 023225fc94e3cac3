"""Checks of words: each key has its text in both languages, each rule is in the ledger, no state holds a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple, get_type_hints

import msgspec

from bocage.kernel import SPECTATOR, Match, Modifier, Refusal, Seat
from bocage.show import LENGTH, NUMBER, Text
from bocage.system import System
from bocage.text import LOCALES, SHARED, Catalogue, MissingText, Prefix, key
from bocage.text.checks import compare, french_slips, variables

from .ledger import ledger
from .play import Played, chance_for, ensure, played, some
from .things import near_misses

MISSES = 200
PROPER_NAME = "proper name"

Arguments = dict[str, str | int]


class Found(NamedTuple):
    """A string in a record, and whether its field is declared a proper name."""

    path: str
    text: str
    is_name: bool


def strings(value: Any, path: str, is_name: bool = False) -> Iterator[Found]:
    """All strings inside a record or plain value. A proper name is `Annotated[str, Meta(title="proper name")]`."""
    if isinstance(value, str):
        yield Found(path, value, is_name)
    elif isinstance(value, msgspec.Struct):
        names = _proper_names(type(value))
        for field in value.__struct_fields__:
            yield from strings(getattr(value, field), f"{path}.{field}", field in names)
    elif isinstance(value, Mapping):
        for name, one in value.items():
            yield from strings(one, f"{path}.{name}", is_name)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from strings(one, path, is_name)


@cache
def _proper_names(cls: type[msgspec.Struct]) -> frozenset[str]:
    hints = get_type_hints(cls, include_extras=True)
    return frozenset(
        name
        for name in cls.__struct_fields__
        if any(getattr(mark, "title", "") == PROPER_NAME for mark in getattr(hints[name], "__metadata__", ()))
    )


def modifiers(value: Any) -> Iterator[Modifier]:
    """All terms of totals inside a record."""
    if isinstance(value, Modifier):
        yield value
    elif isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            yield from modifiers(getattr(value, field))
    elif isinstance(value, list | tuple):
        for one in value:
            yield from modifiers(one)


class Refused(NamedTuple):
    """A refusal, the position where it was given, and to whom."""

    match: Match
    seat: Seat
    refusal: Refusal


@lru_cache(maxsize=64)
def refusals(system: System, scenario: str, seed: int) -> tuple[Refused, ...]:
    """The refusals of near misses in a random game, each with the same arguments once."""
    found: dict[str, Refused] = {}
    for match in played(system, scenario, seed).positions:
        for decision in match.pending.values():
            for option in some(near_misses(match, decision), MISSES, chance_for(match, "texts")):
                refusal = match.why_not(option, seat=decision.seat)
                if refusal is not None:
                    found.setdefault(f"{refusal.key} {refusal.args}", Refused(match, decision.seat, refusal))
    return tuple(found.values())


# Texts


def check_texts(system: System, scenario: str, seed: int) -> None:
    """What occurs in a random game has a text in each language, made of the arguments that it is given."""
    game = played(system, scenario, seed)
    wanted = dict(_wanted(system, game, refusals(system, scenario, seed)))
    problems: list[str] = []
    for locale in LOCALES:
        catalogue = catalogue_of(locale, system)
        for name, args in sorted(wanted.items()):
            try:
                catalogue.text(name, attribute="", **args)
            except MissingText as missing:
                problems.append(str(missing))
    ensure(not problems, game.match, f"{len(problems)} texts are missing or broken: {'; '.join(problems)}")


def catalogue_of(locale: str, system: System) -> Catalogue:
    """The texts of a game in one language; what it does not have, or cannot make, is an error."""
    return _catalogue(locale, folders_of(system))


def folders_of(system: System) -> tuple[Path, ...]:
    """Where the texts of a game are."""
    home = system.folder / "text"
    return (SHARED, home) if home.is_dir() else (SHARED,)


@cache
def _catalogue(locale: str, folders: tuple[Path, ...]) -> Catalogue:
    return Catalogue(locale, folders, strict=True)


def check_catalogues(system: System) -> None:
    """The catalogues of the system have the same texts with the same variables in both languages, without slips."""
    texts = [system.folder / "text"]
    problems = [*compare(texts), *french_slips(texts)]
    assert not problems, f"{system.name}: {'; '.join(problems)}"


OF_RECORDS = ("option-", "event-", "frame-", "modifier-", "name-", "ui-", "order-")
"""Texts whose arguments are the fields of a record, or none of the game's."""


def check_vocabulary(system: System) -> None:
    """The names of the game say what each free argument of its texts is: a kind of thing, a number or a word."""
    known = system.show.names.arguments
    free = {
        name: found for name, found in variables([system.folder / "text"]).items() if not name.startswith(OF_RECORDS)
    }
    problems = [f"{name}: ${one}" for name, found in sorted(free.items()) for one in sorted(found - known.keys())]
    assert not problems, f"{system.name}: not declared what these arguments are: {'; '.join(problems)}"


def check_arguments(system: System, scenario: str, seed: int) -> None:
    """An integer among the free arguments of a prompt, a refusal or a line is declared as a thing, number or length."""
    game = played(system, scenario, seed)
    for match in game.positions:
        for decision in match.pending.values():
            _check_arguments(system, match, f"the prompt {decision.prompt}", decision.args)
        for line in _all_lines(system, match):
            _check_arguments(system, match, f"the line {line.key}", line.args)
    for match, _, refusal in refusals(system, scenario, seed):
        _check_arguments(system, match, f"the refusal {refusal.key}", refusal.args)


def _check_arguments(system: System, match: Match, what: str, args: Mapping[str, Any]) -> None:
    names = system.show.names
    for name, value in args.items():
        several = value if isinstance(value, list | tuple) else [value]
        if any(isinstance(one, int) for one in several):
            declared = names.thing_of(name) is not None or names.arguments.get(name) in (NUMBER, LENGTH)
            ensure(declared, match, f"{what} has {name} = {value}, declared as neither a thing nor a number")


def _wanted(system: System, game: Played, found: Iterable[Refused]) -> Iterator[tuple[str, Arguments]]:
    events = {type(told.event): told.event for told in game.match.told()}
    records: list[tuple[Prefix, Iterable[msgspec.Struct]]] = [
        ("option", game.options.values()),
        ("frame", game.frames.values()),
        ("event", events.values()),
    ]
    for prefix, samples in records:
        for record in samples:
            yield key(prefix, type(record).__name__), _arguments(record)
    for prompt, args in game.prompts.items():
        yield key("prompt", prompt), dict(args)
    for _, _, refusal in found:
        if not refusal.rule.startswith("kernel."):
            yield key("refusal", refusal.key), dict(refusal.args)
    for modifier in _modifiers_of(game):
        yield key("modifier", modifier.rule), {"amount": modifier.amount}
    for match in game.positions:
        yield from _lines(system, match)


def _arguments(record: msgspec.Struct) -> Arguments:
    fields = {name: getattr(record, name) for name in record.__struct_fields__}
    return {name: value if isinstance(value, int | str) else str(value) for name, value in fields.items()}


def _modifiers_of(game: Played) -> Iterator[Modifier]:
    for told in game.match.told():
        yield from modifiers(told.event)
    for match in game.positions:
        for decision in match.pending.values():
            yield from modifiers(decision.options)


def _lines(system: System, match: Match) -> Iterator[tuple[str, Arguments]]:
    for line in _all_lines(system, match):
        yield (
            line.key,
            {name: value if isinstance(value, int | str) else str(value) for name, value in line.args.items()},
        )


def _all_lines(system: System, match: Match) -> Iterator[Text]:
    """The lines beside the board and about units."""
    for seat in (*range(match.game.seats), SPECTATOR):
        view = match.view(seat)
        yield from system.show.status(view)
        for piece in system.show.sketch(view).pieces:
            yield from system.show.details(view, piece.unit)


# Sentences


def check_sentences(system: System, scenario: str, seed: int) -> None:
    """No state, option, event, frame, prompt or refusal holds a sentence: a string with a space that is no name."""
    game = played(system, scenario, seed)
    for told in game.match.told():
        _check_strings(game.match, told.event, f"the event {type(told.event).__name__}")
    for match in game.positions:
        for name in match.game.TABLES:
            _check_strings(match, getattr(match.game, name), f"the table {name}")
        for frame in match.game.frames():
            _check_strings(match, frame, f"the frame {type(frame).__name__}")
        for decision in match.pending.values():
            _check_strings(match, [decision.prompt, decision.args], "the prompt")
            for option in decision.options:
                _check_strings(match, option, f"the option {type(option).__name__}")
    for match, _, refusal in refusals(system, scenario, seed):
        _check_strings(match, refusal, f"the refusal {refusal.key}")


def _check_strings(match: Match, value: Any, what: str) -> None:
    for found in strings(value, ""):
        ensure(found.is_name or " " not in found.text, match, f"{what}{found.path} holds a sentence: {found.text!r}")


# Rules


def check_ledger(system: System, scenario: str, seed: int) -> None:
    """Every rule that a refusal, a modifier, a result or a field called `rule` names is in the ledger."""
    game = played(system, scenario, seed)
    rules = ledger(system)
    for match, _, refusal in refusals(system, scenario, seed):
        known = refusal.rule in rules or refusal.rule.startswith("kernel.")
        ensure(known, match, f"the refusal {refusal.key} names {refusal.rule!r}, which is not in the ledger")
    for modifier in _modifiers_of(game):
        ensure(modifier.rule in rules, game.match, f"a modifier names {modifier.rule!r}, which is not in the ledger")
    result = game.match.result
    assert result is not None
    ensure(result.rule in rules, game.match, f"the result names {result.rule!r}, which is not in the ledger")
    for told in game.match.told():
        for found in strings(told.event, type(told.event).__name__):
            if found.path.endswith(".rule"):
                ensure(found.text in rules, game.match, f"{found.path} is {found.text!r}, which is not in the ledger")
