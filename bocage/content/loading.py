"""Loading: TOML files into frozen records, whole or not at all."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import TypeVar

from bocage.content.layers import Layer, build, build_table
from bocage.content.reading import parse_toml, read_text

T = TypeVar("T")


def load(cls: type[T], path: Traversable) -> T:
    """The document in a TOML file, as one record.

    >>> from pathlib import Path
    >>> load(dict[str, int], Path("missing.toml"))
    Traceback (most recent call last):
        ...
    bocage.content.errors.ContentError: missing.toml: no such file
    """
    return decode(cls, read_text(path), str(path))


def load_table(cls: type[T], path: Traversable, key: str = "name") -> dict[str, T]:
    """The records in a TOML file, one for each `[section]`; the section's name becomes the field `key`."""
    return decode_table(cls, read_text(path), str(path), key)


def decode(cls: type[T], text: str, file: str) -> T:
    """The document in a TOML text, as one record; `file` is the name that errors give.

    >>> import msgspec
    >>> class Weather(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ...     sky: str
    ...     wind: int = 0
    >>> decode(Weather, "sky = 'clear'", "weather.toml")
    Weather(sky='clear', wind=0)
    >>> decode(Weather, "sky = 'clear'\\nwinds = 1", "weather.toml")
    Traceback (most recent call last):
        ...
    bocage.content.errors.ContentError: weather.toml: winds: unknown field
    """
    return build(cls, [Layer(file, parse_toml(text, file))])


def decode_table(cls: type[T], text: str, file: str, key: str = "name") -> dict[str, T]:
    """The records in a TOML text, one for each `[section]`; the section's name becomes the field `key`.

    >>> import msgspec
    >>> class Unit(msgspec.Struct, frozen=True):
    ...     name: str
    ...     range: int
    >>> decode_table(Unit, "[us-regular]\\nrange = 4", "units.toml")
    {'us-regular': Unit(name='us-regular', range=4)}
    >>> decode_table(Unit, "[us-regular]\\nrange = 'far'", "units.toml")
    Traceback (most recent call last):
        ...
    bocage.content.errors.ContentError: units.toml: us-regular.range: expected int, got str
    """
    return build_table(cls, [Layer(file, parse_toml(text, file))], key)
