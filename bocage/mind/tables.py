"""Tables that tries and matches have filled, as JSON files beside a plan; a table that nobody has made is empty."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

T = TypeVar("T")

SCALES = "scales.json"
"""What one in the plan's scores is worth in the evaluation, by prompt: made by `python -m bocage.arena.calibration`."""


def table_beside(module: str, name: str, kind: type[dict[str, T]]) -> dict[str, T]:
    """The table of a name that lies beside a module, by its file.

    >>> table_beside(__file__, "nothing.json", dict[str, float])
    {}
    """
    path = Path(module).with_name(name)
    return msgspec.json.decode(path.read_bytes(), type=kind) if path.is_file() else {}


def write_table(path: Path, table: dict[str, T]) -> None:
    """Write a table so that people can read it and changes show."""
    path.write_bytes(msgspec.json.format(msgspec.json.encode(table, order="sorted"), indent=1) + b"\n")
