"""Edits of data files: the numbers and switches of an entry that names a rule, one changed at a time."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Iterator
from datetime import date, time
from typing import Any, NamedTuple

from bocage.rulebook.places import Trail


class Changed(NamedTuple):
    """A data file with one value changed, and the change in one line."""

    text: str
    shown: str


def data_edits(text: str, entry: Trail) -> list[Changed]:
    """The TOML file with each value of an entry changed in turn: numbers, then switches, then words.

    >>> text = '[woods]\\ncover = 2\\nblocking = true\\nrule = "demo.woods"\\n'
    >>> for changed in data_edits(text, ("woods",)):
    ...     print(changed.shown, "|", changed.text, end="")
    woods.cover: 2 -> 3 | woods = {cover = 3, blocking = true, rule = "demo.woods"}
    woods.blocking: true -> false | woods = {cover = 2, blocking = false, rule = "demo.woods"}
    """
    data = tomllib.loads(text)
    found: list[tuple[int, Changed]] = []
    for trail, value in _values(_at(data, entry), entry):
        for rank, other in _others(data, trail, value):
            new = copy.deepcopy(data)
            _at(new, trail[:-1])[trail[-1]] = other
            shown = f"{'.'.join(map(str, trail))}: {_toml(value)} -> {_toml(other)}"
            found.append((rank, Changed(write_toml(new), shown)))
    return [changed for _, changed in sorted(found, key=lambda one: one[0])]


def _at(data: Any, trail: Trail) -> Any:
    for step in trail:
        data = data[step]
    return data


def _values(data: Any, trail: Trail) -> Iterator[tuple[Trail, Any]]:
    """The single values of an entry; inner entries that name rules of their own are not part of it."""
    pairs = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in pairs:
        if key in ("rule", "rules"):
            continue
        if isinstance(value, dict | list):
            if not (isinstance(value, dict) and ("rule" in value or "rules" in value)):
                yield from _values(value, (*trail, key))
        else:
            yield (*trail, key), value


def _others(data: Any, trail: Trail, value: Any) -> Iterator[tuple[int, Any]]:
    """Another value of the same kind; for a word, one that a sister entry has at the same place."""
    if isinstance(value, bool):
        yield 1, not value
    elif isinstance(value, int | float):
        yield 0, value + 1
    elif isinstance(value, str) and len(trail) >= 2:
        sisters = _at(data, trail[:-2])
        for sister in sisters.values() if isinstance(sisters, dict) else sisters:
            other = sister.get(trail[-1]) if isinstance(sister, dict) else None
            if isinstance(other, str) and other != value:
                yield 2, other
                return


def write_toml(data: dict[str, Any]) -> str:
    """Plain data as TOML, each top-level key on a line of its own.

    >>> write_toml({"name": "A \\"b\\"", "fire": {"range": 4, "at": [1, 2.5]}, "on": True})
    'name = "A \\\\"b\\\\""\\nfire = {range = 4, at = [1, 2.5]}\\non = true\\n'
    """
    return "".join(f"{_key(key)} = {_toml(value)}\n" for key, value in data.items())


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return _string(value)
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_key(key)} = {_toml(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list):
        return f"[{', '.join(_toml(one) for one in value)}]"
    return value.isoformat() if isinstance(value, date | time) else repr(value)


def _key(key: str) -> str:
    return key if key.isascii() and key.replace("-", "").replace("_", "").isalnum() else _string(key)


def _string(text: str) -> str:
    """A basic string: what must not stand in one is written as an escape."""
    return '"' + "".join(_ESCAPES.get(letter, letter) for letter in text) + '"'


_ESCAPES = {chr(code): f"\\u{code:04x}" for code in [*range(32), 127]} | {'"': '\\"', "\\": "\\\\"}
