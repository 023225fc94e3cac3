"""Layers: the same document from several files, the later ones overriding by name."""

from __future__ import annotations

from collections.abc import Sequence
from types import GenericAlias
from typing import Any, NamedTuple, TypeVar, cast

import msgspec

from bocage.content.errors import ContentError
from bocage.content.flaws import Steps, field_name, find_flaw
from bocage.content.reading import Table

T = TypeVar("T")


class Layer(NamedTuple):
    """The data of one file, under the name that errors give it."""

    file: str
    data: Table


def build(cls: type[T], layers: Sequence[Layer]) -> T:
    """One record from all layers; a flaw is laid to the file that supplied the bad value.

    >>> build(dict[str, int], [Layer("base.toml", {"range": 4, "cost": 2}), Layer("pack.toml", {"range": 5})])
    {'range': 5, 'cost': 2}
    >>> build(dict[str, int], [Layer("base.toml", {"range": 4}), Layer("pack.toml", {"range": "far"})])
    Traceback (most recent call last):
        ...
    bocage.content.errors.ContentError: pack.toml: range: expected int, got str
    """
    return _convert(cls, _merged(layers), layers)


def build_table(cls: type[T], layers: Sequence[Layer], key: str) -> dict[str, T]:
    """Records by name from all layers, each with its name in the field `key`."""
    for layer in layers:
        _check_sections(layer, key)
    records = {name: {key: name, **fields} for name, fields in _merged(layers).items()}
    table = cast("type[dict[str, T]]", GenericAlias(dict, (str, cls)))
    return _convert(table, records, layers)


def merge(old: Table, new: Table) -> Table:
    """`old` with the values of `new`: inner tables field by field, anything else replaced.

    An inner table that names another `kind` is another thing, so it replaces the old one whole.

    >>> merge({"range": 4, "fire": {"infantry": 3, "vehicle": 1}}, {"fire": {"vehicle": 2}})
    {'range': 4, 'fire': {'infantry': 3, 'vehicle': 2}}
    >>> merge({"effect": {"kind": "rally", "steps": 2}}, {"effect": {"kind": "smoke"}})
    {'effect': {'kind': 'smoke'}}
    """
    merged = dict(old)
    for name, value in new.items():
        present = old.get(name)
        if isinstance(present, dict) and isinstance(value, dict) and not _is_other_kind(present, value):
            merged[name] = merge(present, value)
        else:
            merged[name] = value
    return merged


def _is_other_kind(old: Table, new: Table) -> bool:
    return "kind" in new and new["kind"] != old.get("kind")


def _merged(layers: Sequence[Layer]) -> Table:
    merged: Table = {}
    for layer in layers:
        merged = merge(merged, layer.data)
    return merged


def _check_sections(layer: Layer, key: str) -> None:
    for name, fields in layer.data.items():
        if not isinstance(fields, dict):
            raise ContentError(layer.file, name, f"expected a [section], got {type(fields).__name__}")
        if key in fields:
            raise ContentError(layer.file, field_name((name, key)), "given by the name of the section")


def _convert(cls: type[T], data: object, layers: Sequence[Layer]) -> T:
    try:
        return msgspec.convert(data, cls, str_keys=True)
    except msgspec.ValidationError as error:
        flaw = find_flaw(cls, data, error)
        raise ContentError(_supplier(layers, flaw.path).file, flaw.field, flaw.problem) from None


def _supplier(layers: Sequence[Layer], path: Steps) -> Layer:
    """The layer whose value stands at `path`: the last of those that go furthest along it."""
    return max(reversed(layers), key=lambda layer: _depth(layer.data, path))


def _depth(data: Any, path: Steps) -> int:
    """How many steps of the path the data goes along."""
    for depth, step in enumerate(path):
        try:
            data = data[step]
        except (KeyError, IndexError, TypeError):
            return depth
    return len(path)
