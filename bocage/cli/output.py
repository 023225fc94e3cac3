"""Output of the commands that are not played: JSON for programs, plain tables for people."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec


def print_json(data: Any) -> None:
    """Data as one JSON document.

    >>> print_json({"games": 2})
    {
      "games": 2
    }
    """
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(data), indent=2).decode() + "\n")


def print_line(line: str = "") -> None:
    """A line on stdout."""
    sys.stdout.write(line + "\n")


def print_table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Columns under their heads; numbers stand to the right.

    >>> print_table(("game", "wins"), [("demo", 12)])
    game  wins
    demo    12
    """
    rows = list(rows)
    cells = [[str(cell) for cell in row] for row in (head, *rows)]
    widths = [max(len(row[column]) for row in cells) for column in range(len(head))]
    right = [bool(rows) and all(isinstance(row[column], int | float) for row in rows) for column in range(len(head))]
    for row in cells:
        aligned = [
            cell.rjust(width) if to_right else cell.ljust(width)
            for cell, width, to_right in zip(row, widths, right, strict=True)
        ]
        print_line("  ".join(aligned).rstrip())
