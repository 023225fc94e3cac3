"""Maps as text: a grid that one reads and edits, a legend, and the lists of what runs from cell to cell.

```toml
grid = '''
   A  B  C
1  .  f1 .
2  f  f2 ~
'''

[legend]
"." = "open"
"f" = "woods"
"~" = "water"

[features]
roads = [["A1", "B1", "C1"]]

[sides]
stream = ["B1/N", "B1/NE"]

[places]
Mill = "C2"
```

A cell is a character of the legend and, where the ground is above level 0, the digit of its level. The labels on top
and at the left are both there or both left out (then they are A, B, C … and 1, 2, 3 …); a cell's name is its column's
label and its row's. A side is named by a cell and the direction from there. How cells lie to one another is the board's
business: a map knows names only.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from importlib.resources.abc import Traversable
from itertools import groupby, islice
from string import ascii_letters
from typing import ClassVar, NamedTuple, Self

import msgspec

from bocage.content.errors import Fault
from bocage.content.loading import load

Features = dict[str, tuple[tuple[str, ...], ...]]
Sides = dict[str, tuple[str, ...]]
"""Kinds of sides, each with the names of those that are of the kind."""
Places = dict[str, str]
"""Names of places, and the cell of each."""

Span = tuple[str, str]
"""The labels of the first and the last column, or row, of a window."""

COMPASS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")


class GridMap(msgspec.Struct, frozen=True):
    """A map that was read: terrain and level of every cell, row by row from the top left.

    >>> grid = parse_grid(". f1 .", {".": "open", "f": "woods"})
    >>> grid.columns, grid.rows, grid.terrain, grid.levels
    (3, 1, ('open', 'woods', 'open'), (0, 1, 0))
    >>> grid.names
    ('A1', 'B1', 'C1')
    """

    column_labels: tuple[str, ...]
    row_labels: tuple[str, ...]
    terrain: tuple[str, ...]
    levels: tuple[int, ...]
    legend: dict[str, str]
    features: Features = {}
    sides: Sides = {}
    places: Places = {}

    @property
    def columns(self) -> int:
        """How many columns the map has."""
        return len(self.column_labels)

    @property
    def rows(self) -> int:
        """How many rows the map has."""
        return len(self.row_labels)

    @property
    def names(self) -> tuple[str, ...]:
        """The name of every cell, row by row."""
        return tuple(column + row for row in self.row_labels for column in self.column_labels)

    def cut(self, columns: Span, rows: Span) -> GridMap:
        """A window of the map, with all that lies in it; what runs out of it ends at its edge.

        >>> parse_grid(". f1 .", {".": "open", "f": "woods"}).cut(("B", "C"), ("1", "1")).names
        ('B1', 'C1')
        """
        across, down = span("columns", columns, self.column_labels), span("rows", rows, self.row_labels)
        cells = [row * self.columns + column for row in down for column in across]
        names = self.names
        kept = frozenset(names[cell] for cell in cells)
        return msgspec.structs.replace(
            self,
            column_labels=tuple(self.column_labels[column] for column in across),
            row_labels=tuple(self.row_labels[row] for row in down),
            terrain=tuple(self.terrain[cell] for cell in cells),
            levels=tuple(self.levels[cell] for cell in cells),
            features={kind: cut_runs(runs, kept) for kind, runs in self.features.items()},
            sides={
                kind: tuple(side for side in sides if side.partition("/")[0] in kept)
                for kind, sides in self.sides.items()
            },
            places={place: cell for place, cell in self.places.items() if cell in kept},
        )


class MapText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A map file as it is written. A system that wants more header fields subclasses it.

    `compass` says in which directions the cells of the board have sides: a subclass that knows says so.

    >>> MapText(grid=". f1", legend={".": "open", "f": "woods"}, features={"roads": (("A1", "B1"),)}).read().levels
    (0, 1)
    """

    name: str = ""
    grid: str
    legend: dict[str, str]
    features: Features = {}
    sides: Sides = {}
    places: Places = {}
    compass: ClassVar[tuple[str, ...]] = COMPASS

    def __post_init__(self) -> None:
        self.read()

    def cut(self, columns: Span, rows: Span) -> Self:
        """A window of the map, from the first to the last of some columns and rows: its cells keep their names.

        >>> ford = MapText(grid=". f .", legend={".": "open", "f": "woods"}, places={"Mill": "A1", "Ford": "C1"})
        >>> ford.cut(("B", "C"), ("1", "1")).places
        {'Ford': 'C1'}
        """
        return msgspec.structs.replace(self, **self.within(self.read().cut(columns, rows)))

    def within(self, window: GridMap) -> dict[str, object]:
        """The fields of this map as they are in a window of it; a subclass adds its own."""
        return {
            "grid": draw(window),
            "features": window.features,
            "sides": window.sides,
            "places": window.places,
        }

    def relaid(self, terrain: Mapping[str, str]) -> Self:
        """The map with other terrain in some cells, by their names.

        >>> MapText(grid=". f", legend={".": "open", "f": "woods"}).relaid({"A1": "marsh"}).read().terrain
        ('marsh', 'woods')
        """
        grid = self.read()
        found, legend = list(grid.terrain), dict(grid.legend)
        numbers = {name: number for number, name in enumerate(grid.names)}
        spare = (letter for letter in ascii_letters if letter not in grid.legend)
        for name, kind in terrain.items():
            check_cells(f"terrain.{name}", (name,), numbers)
            found[numbers[name]] = kind
            if kind not in legend.values():
                legend[next(spare)] = kind
        drawn = draw(msgspec.structs.replace(grid, terrain=tuple(found), legend=legend))
        return msgspec.structs.replace(self, grid=drawn, legend=legend)

    def read(self) -> GridMap:
        """The map that the text draws."""
        grid = parse_grid(self.grid, self.legend)
        names = frozenset(grid.names)
        _check_features(self.features, names)
        for kind, sides in self.sides.items():
            check_sides(f"sides.{kind}", sides, names, self.compass)
        for place, cell in self.places.items():
            check_cells(f"places.{place}", (cell,), names)
        return msgspec.structs.replace(grid, features=self.features, sides=self.sides, places=self.places)


def check_cells(field: str, cells: Sequence[str], names: Collection[str]) -> None:
    """Refuse what is not the name of a cell."""
    for name in cells:
        if name not in names:
            raise Fault(field, f"no cell is called '{name}'")


def check_sides(field: str, sides: Sequence[str], names: Collection[str], compass: Sequence[str]) -> None:
    """Refuse what is not the name of a side: a cell, a stroke and a direction."""
    for side in sides:
        cell, _, direction = side.partition("/")
        if direction not in compass:
            raise Fault(field, f"no side is called '{side}': after the cell comes one of /{' /'.join(compass)}")
        check_cells(field, (cell,), names)


def span(field: str, ends: Span, labels: Sequence[str]) -> range:
    """The places of the labels from the first of two to the last.

    >>> span("rows", ("2", "3"), ["1", "2", "3"])
    range(1, 3)
    """
    for label in ends:
        if label not in labels:
            raise Fault(field, f"'{label}' is none of {labels[0]} to {labels[-1]}")
    first, last = (labels.index(label) for label in ends)
    if last < first:
        raise Fault(field, f"'{ends[1]}' comes before '{ends[0]}'")
    return range(first, last + 1)


def cut_runs(runs: Iterable[Sequence[str]], kept: Collection[str]) -> tuple[tuple[str, ...], ...]:
    """The stretches of runs that lie in some cells.

    >>> cut_runs([("A1", "B1", "C1", "D1"), ("A1", "A2")], {"A1", "B1", "D1"})
    (('A1', 'B1'), ('D1',), ('A1',))
    """
    return tuple(tuple(stretch) for run in runs for inside, stretch in groupby(run, key=kept.__contains__) if inside)


def load_map(path: Traversable) -> GridMap:
    """The map in a TOML file; flaws name the file, the line and column of the grid, and the bad character."""
    return load(MapText, path).read()


def parse_grid(text: str, legend: Mapping[str, str]) -> GridMap:
    """The map that a grid draws.

    >>> parse_grid(". .\\n. x", {".": "open"})
    Traceback (most recent call last):
        ...
    bocage.content.errors.Fault: grid line 2, column B: 'x' is not in the legend
    """
    _check_legend(legend)
    lines = [_Line(number, line.split()) for number, line in enumerate(text.splitlines(), start=1) if line.strip()]
    if not lines:
        raise Fault("grid", "empty")
    if any(_is_number(line.words[0]) for line in lines):
        columns, rows, lines = _without_labels(lines)
    else:
        columns, rows = _labels_from("A", len(lines[0].words)), _labels_from("1", len(lines))
    cells = [cell for line in lines for cell in _cells(line, columns, legend)]
    terrain, levels = zip(*cells, strict=True)
    return _with_distinct_names(GridMap(columns, rows, terrain, levels, dict(legend)))


def draw(grid: GridMap) -> str:
    """The map as a labelled grid, which `parse_grid` reads back.

    >>> print(draw(parse_grid(". f1 .", {".": "open", "f": "woods"})), end="")
      A  B  C
    1 .  f1 .
    """
    letters = {terrain: letter for letter, terrain in grid.legend.items()}
    cells = [f"{letters[terrain]}{level or ''}" for terrain, level in zip(grid.terrain, grid.levels, strict=True)]
    margin = max(len(label) for label in grid.row_labels)
    width = max(len(word) for word in (*grid.column_labels, *cells))
    lines = [_drawn(" " * margin, grid.column_labels, width)]
    for row, label in enumerate(grid.row_labels):
        lines.append(_drawn(label.rjust(margin), cells[row * grid.columns :][: grid.columns], width))
    return "".join(lines)


def _drawn(margin: str, words: Sequence[str], width: int) -> str:
    return " ".join([margin, *(word.ljust(width) for word in words)]).rstrip() + "\n"


class _Line(NamedTuple):
    """A line of the grid that is not blank."""

    number: int
    words: list[str]

    @property
    def field(self) -> str:
        return f"grid line {self.number}"


def _check_legend(legend: Mapping[str, str]) -> None:
    letters: dict[str, str] = {}
    for letter, terrain in legend.items():
        field = f"legend.{letter}"
        if len(letter) != 1 or letter.isspace() or _is_number(letter):
            raise Fault(field, "expected one character, neither a digit nor a space")
        if terrain in letters:
            raise Fault(field, f"{terrain} already is '{letters[terrain]}'")
        letters[terrain] = letter


def _check_features(features: Features, names: frozenset[str]) -> None:
    for kind, runs in features.items():
        for place, run in enumerate(runs):
            field = f"features.{kind}[{place}]"
            if not run:
                raise Fault(field, "empty")
            check_cells(field, run, names)


def _without_labels(lines: Sequence[_Line]) -> tuple[tuple[str, ...], tuple[str, ...], list[_Line]]:
    """The labels of the columns and rows, once checked, and the lines without them."""
    head, *body = lines
    columns = _column_labels(head)
    if not body:
        raise Fault("grid", "no rows below the labels of the columns")
    first = body[0].words[0]
    if not _is_number(first):
        raise Fault(body[0].field, f"expected the number of the row, got '{first}'")
    rows = _labels_from(first, len(body))
    for line, row in zip(body, rows, strict=True):
        if line.words[0] != row:
            raise Fault(line.field, f"expected row {row}, got '{line.words[0]}'")
    return columns, rows, [_Line(line.number, line.words[1:]) for line in body]


def _column_labels(head: _Line) -> tuple[str, ...]:
    """The labels of a head line, which count on from the first: letters (A … Z, AA …) or numbers (01, 02 …)."""
    for word in head.words:
        if not (_is_number(word) or _is_letters(word)):
            raise Fault(head.field, f"expected the labels of the columns above numbered rows, got '{word}'")
    expected = _labels_from(head.words[0], len(head.words))
    for word, label in zip(head.words, expected, strict=True):
        if word != label:
            raise Fault(head.field, f"expected column {label}, got '{word}'")
    return expected


def _cells(line: _Line, columns: Sequence[str], legend: Mapping[str, str]) -> Iterator[tuple[str, int]]:
    """The terrain and level of each cell of a line."""
    if len(line.words) != len(columns):
        raise Fault(line.field, f"expected {len(columns)} cells, got {len(line.words)}")
    for column, word in zip(columns, line.words, strict=True):
        letter, level = word[0], word[1:] or "0"
        if letter not in legend:
            raise Fault(f"{line.field}, column {column}", f"'{letter}' is not in the legend")
        if len(level) != 1 or not _is_number(level):
            raise Fault(
                f"{line.field}, column {column}", f"expected the digit of a level after '{letter}', got '{level}'"
            )
        yield legend[letter], int(level)


def _with_distinct_names(grid: GridMap) -> GridMap:
    seen: set[str] = set()
    for name in grid.names:
        if name in seen:
            raise Fault("grid", f"two cells are called {name}: give the labels leading zeros")
        seen.add(name)
    return grid


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit()


def _is_letters(word: str) -> bool:
    return word.isascii() and word.isalpha() and word.isupper()


def _labels_from(first: str, count: int) -> tuple[str, ...]:
    """As many labels as asked, counting on from the first.

    >>> _labels_from("Y", 4), _labels_from("09", 2)
    (('Y', 'Z', 'AA', 'AB'), ('09', '10'))
    """
    return tuple(islice(_counting(first), count))


def _counting(label: str) -> Iterator[str]:
    while True:
        yield label
        label = str(int(label) + 1).zfill(len(label)) if _is_number(label) else _next_letters(label)


def _next_letters(label: str) -> str:
    stem = label.rstrip("Z")
    rest = "A" * (len(label) - len(stem))
    return stem[:-1] + chr(ord(stem[-1]) + 1) + rest if stem else "A" + rest
