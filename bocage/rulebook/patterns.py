"""Patterns: records described by their class and some of their fields, with things written by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any, TypeVar, get_origin, get_type_hints

import msgspec

from bocage.kernel import Match, Record, Seat, Total, View, thing_fields
from bocage.kernel.records import lives_in
from bocage.registry import system_of

R = TypeVar("R", bound=Record)

_ZEROES: Mapping[Any, Any] = {int: 0, bool: False, tuple: ()}


class CaseFailed(Exception):
    """Something in a case does not hold, or cannot be understood; the message says what was there instead."""


class Names:
    """The names of things in a match and their numbers, as the seat that is asked, or else any seat, knows them."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.system = system_of(match)
        self.package = match.play.package
        self._views: dict[Seat, View] = {}
        self._revision = -1

    def views(self) -> list[View]:
        """The views of all seats, that of the seat that is asked first."""
        if self._revision != self.match.revision:
            self._revision = self.match.revision
            self._views = {}
        asked = self.match.decision.seat if self.match.decision else 0
        seats = [asked, *(seat for seat in range(self.match.game.seats) if seat != asked)]
        return [self._view(seat) for seat in seats]

    def _view(self, seat: Seat) -> View:
        if seat not in self._views:
            self._views[seat] = self.match.view(seat)
        return self._views[seat]

    def number(self, kind: str, name: object) -> int:
        """The number of a thing by its name; a number stands for itself."""
        if isinstance(name, int):
            return name
        for view in self.views():
            try:
                return self.system.show.names.find(view, kind, str(name))
            except LookupError:
                continue
        raise CaseFailed(f"there is no {kind} {name!r}")

    def name(self, kind: str, number: object) -> str:
        """The name of a thing by its number, or the number where it has none."""
        for view in self.views():
            try:
                return self.system.show.names.name_of(view, kind, number)  # type: ignore[arg-type]
            except (LookupError, TypeError, ValueError):
                continue
        return str(number)

    def numbers(self, kind: str, value: Any) -> Any:
        """The value of a field that holds things, each name replaced by its number."""
        if kind == "point" or value is None:
            return value
        if isinstance(value, list):
            return [self.numbers(kind, one) for one in value]
        return self.number(kind, value)

    def names(self, kind: str, value: Any) -> str:
        """The value of a field that holds things, for people."""
        if kind == "point" or value is None:
            return text(value)
        if isinstance(value, list | tuple):
            return f"[{', '.join(self.names(kind, one) for one in value)}]"
        return self.name(kind, value)

    def show(self, record: Record) -> str:
        """A record on one line, its things by name: `Enter(hex=C4, cost=1)`."""
        kinds = dict(thing_fields(type(record)))
        fields = ", ".join(
            f"{field}={self.names(kinds[field], value) if field in kinds else text(value)}"
            for field in record.__struct_fields__
            for value in [getattr(record, field)]
        )
        return f"{type(record).__name__}({fields})"


def class_named(name: str, base: type[R], package: str) -> type[R]:
    """The class of that name in the package or in the kernel; a typing error must not pass for absence.

    >>> from bocage.kernel import Option
    >>> class_named("Pass", Option, "bocage.systems.demo").__name__
    'Pass'
    >>> class_named("Pas", Option, "bocage.systems.demo")
    Traceback (most recent call last):
        ...
    bocage.rulebook.patterns.CaseFailed: no option is called 'Pas'
    """
    for place in (package, "bocage.kernel"):
        for cls in reversed(Record.known.get(name, [])):
            if issubclass(cls, base) and lives_in(cls, place):
                return cls
    raise CaseFailed(f"no {base.__name__.lower()} is called {name!r}")


def check_fields(cls: type[Record], pattern: Mapping[str, Any]) -> None:
    """See that the class has all the fields that a pattern names."""
    for field in pattern:
        if field != "is" and not hasattr(cls, field):
            raise CaseFailed(
                f"{cls.__name__} has no field {field!r}: it has {', '.join(cls.__struct_fields__) or 'none'}"
            )


def differences(record: Record, pattern: Mapping[str, Any], names: Names) -> list[str]:
    """In which of the fields that a pattern names a record differs from it, in words."""
    check_fields(type(record), pattern)
    kinds = dict(thing_fields(type(record)))
    found = []
    for field, wanted in pattern.items():
        if field == "is":
            continue
        value, kind = getattr(record, field), kinds.get(field)
        if kind is None:
            if not _same(wanted, value, names):
                found.append(f"{field} is {text(value)}, not {text(wanted)}")
        elif names.numbers(kind, wanted) != plain(value):
            found.append(f"{field} is {names.names(kind, value)}, not {text(wanted)}")
    return found


def fits(record: Record, cls: type[Record], pattern: Mapping[str, Any], names: Names) -> bool:
    """Whether a record is of the class and has the values that the pattern gives."""
    return type(record) is cls and not differences(record, pattern, names)


def build(cls: type[R], pattern: Mapping[str, Any], names: Names) -> R:
    """The record that a pattern describes; numbers, flags and lists that are left out are zero, false and empty."""
    check_fields(cls, pattern)
    kinds = dict(thing_fields(cls))
    hints = get_type_hints(cls)
    fields: dict[str, Any] = {}
    for field in msgspec.structs.fields(cls):
        if field.name in pattern:
            value = pattern[field.name]
            fields[field.name] = names.numbers(kinds[field.name], value) if field.name in kinds else value
        elif field.required:
            hint = hints[field.name]
            zero = None if field.name in kinds else _ZEROES.get(get_origin(hint) or hint)
            if zero is None:
                raise CaseFailed(f"{cls.__name__} needs {field.name!r} here")
            fields[field.name] = zero
    try:
        return msgspec.convert(fields, cls)
    except msgspec.ValidationError as error:
        raise CaseFailed(f"{cls.__name__}: {error}") from None


def _same(wanted: Any, value: Any, names: Names) -> bool:
    if isinstance(value, Total) and isinstance(wanted, int):
        return value.value == wanted
    if isinstance(value, Record) and isinstance(wanted, dict):
        return not differences(value, wanted, names)
    if isinstance(value, Enum) and isinstance(wanted, str) and wanted.lower() == value.name.lower():
        return True
    if isinstance(value, Sequence) and not isinstance(value, str) and isinstance(wanted, list):
        return len(value) == len(wanted) and all(_same(*pair, names) for pair in zip(wanted, value, strict=True))
    return bool(wanted == plain(value))


def plain(value: Any) -> Any:
    """A value as YAML would give it.

    >>> plain(((1, 2), "a"))
    [[1, 2], 'a']
    """
    return _listed(msgspec.to_builtins(value, str_keys=True))


def _listed(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return [_listed(one) for one in value]
    if isinstance(value, dict):
        return {key: _listed(one) for key, one in value.items()}
    return value


def text(value: Any) -> str:
    """A value in the words of a case file.

    >>> text({"is": "Enter", "hex": "C4", "free": True, "by": ["US1", None]})
    '{is: Enter, hex: C4, free: true, by: [US1, null]}'
    """
    value = plain(value)
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, list):
        return f"[{', '.join(text(one) for one in value)}]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {text(one)}" for key, one in value.items()) + "}"
    return str(value)
