"""JSON Schemas of the content files, with which editors check TOML as it is typed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

Schema = dict[str, Any]

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schemas(
    documents: Mapping[str, type[Any]], tables: Mapping[str, type[Any]] | None = None, key: str = "name"
) -> dict[str, Schema]:
    """A schema for each kind of file: documents that hold one record, and tables that hold one in each section.

    >>> class Unit(msgspec.Struct, forbid_unknown_fields=True):
    ...     name: str
    ...     range: int
    >>> made = schemas({"unit": Unit}, tables={"units": Unit})
    >>> made["unit"]["$defs"]["Unit"]["required"], made["units"]["$defs"]["Unit"]["required"]
    (['name', 'range'], ['range'])
    """
    whole = {name: _document(name, cls) for name, cls in documents.items()}
    return whole | {name: _table(name, cls, key) for name, cls in (tables or {}).items()}


def _document(title: str, cls: type[Any]) -> Schema:
    (root,), parts = msgspec.json.schema_components([cls], ref_template="#/$defs/{name}")
    return {"$schema": DIALECT, "title": title, **root, "$defs": parts}


def _table(title: str, cls: type[Any], key: str) -> Schema:
    """A table's schema: its records do not say their `key`, which is the name of the section."""
    record = _document(title, cls)
    head = record["$defs"][record["$ref"].rpartition("/")[2]]
    head["properties"].pop(key)
    head["required"] = [field for field in head.get("required", ()) if field != key]
    return {
        "$schema": DIALECT,
        "title": title,
        "type": "object",
        "additionalProperties": {"$ref": record["$ref"]},
        "$defs": record["$defs"],
    }
