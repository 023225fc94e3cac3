"""Data that nothing reads says what the game does not do: every field of the data files is named by some source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import bocage.content
from bocage import registry

LEDGER = {"rule", "rules"}
"""What `bocage rules` reads in the files themselves."""


def records(kind: Any) -> Iterator[type[msgspec.Struct]]:
    """The data classes in a type, those inside them included."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield kind
        for field in msgspec.structs.fields(kind):
            yield from records(field.type)
    for part in get_args(kind):
        yield from records(part)


def names_read(folder: Path) -> set[str]:
    """The names that the sources of a folder ask records for, as attributes or in patterns."""
    found: set[str] = set()
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute):
                found.add(node.attr)
            elif isinstance(node, ast.MatchClass):
                found.update(node.kwd_attrs)
    return found


@pytest.mark.parametrize("game", registry.names())
def test_every_field_of_the_data_is_read(game: str) -> None:
    system = registry.system(game)
    read = LEDGER | names_read(system.folder) | names_read(Path(bocage.content.__file__).parent)
    classes = {record for kind in system.schemas.values() for record in records(kind)}
    fields = {f"{record.__name__}.{field}": field for record in classes for field in record.__struct_fields__}
    assert sorted(name for name, field in fields.items() if field not in read) == []
