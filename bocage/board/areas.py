"""Areas: parts of a map written in words, as scenarios name the zones in which forces are set up."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bocage.board.letters import column_number

Cell = tuple[int, int]

_LEFT_OUT = "-"
_WORD = re.compile(r"([A-Z]*)([0-9]*)(?:[-:]([A-Z]*)([0-9]*))?")


def area(words: Sequence[str], columns: int, rows: int) -> frozenset[Cell]:
    """The cells of an area by column and row, both from 0: columns A-C, rows 20-23, rectangles A1:C4, single cells F6.

    A word with a minus sign takes out again what the words before it have brought in. An area ends where the map does.

    >>> sorted(area(["A-B", "-A1:B2", "C1"], columns=3, rows=3))
    [(0, 2), (1, 2), (2, 0)]
    >>> sorted(area(["3-9", "-B"], columns=3, rows=3))
    [(0, 2), (2, 2)]
    >>> area(["D4"], columns=3, rows=3)
    Traceback (most recent call last):
        ...
    ValueError: 'D4' is not on a map of 3 columns and 3 rows
    >>> area(["A-2"], columns=3, rows=3)
    Traceback (most recent call last):
        ...
    ValueError: 'A-2' is no area such as A-C, 20-23, A1:C4 or F6
    """
    found: set[Cell] = set()
    for word in words:
        if word.startswith(_LEFT_OUT):
            found -= _part(word.removeprefix(_LEFT_OUT), columns, rows)
        else:
            found |= _part(word, columns, rows)
    return frozenset(found)


def _part(word: str, columns: int, rows: int) -> set[Cell]:
    match = _WORD.fullmatch(word)
    if match is None or not word:
        raise _malformed(word)
    first, top, last, bottom = match.groups()
    if last is None:
        last, bottom = first, top
    if (bool(first), bool(top)) != (bool(last), bool(bottom)):
        raise _malformed(word)
    across = range(column_number(first), min(column_number(last) + 1, columns)) if first else range(columns)
    down = range(int(top) - 1, min(int(bottom), rows)) if top else range(rows)
    if not (across and down) or down[0] < 0:
        raise ValueError(f"'{word}' is not on a map of {columns} columns and {rows} rows")
    return {(x, y) for x in across for y in down}


def _malformed(word: str) -> ValueError:
    return ValueError(f"'{word}' is no area such as A-C, 20-23, A1:C4 or F6")
