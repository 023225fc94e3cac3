"""Writes a map that was drawn by hexes as the text that the games read, whole or in part."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from textwrap import wrap

from bocage.board.bits import bits
from bocage.board.hex import Hex, HexGrid, Run, Side
from bocage.board.letters import column_letters
from bocage.content import GridMap, draw

LETTERS = {
    "clear": ".", "polder": "p", "heath": "h", "orchard": "o", "woods": "w", "hedgerow": "b", "village": "v",
    "town": "t", "city": "C", "fortified": "F", "marsh": "m", "flooded": "f", "dunes": "d", "sea": "~",
    "forest": "W", "peel": "P",
}  # fmt: skip
WIDTH = 120
HEAD = "# Drawn from way-points by tools/rasterise.py: change those, and draw it again."

Span = tuple[int, int]
"""The first and the last column or row, counted from 0."""


@dataclass(frozen=True, slots=True)
class Sketch:
    """A map by its hexes; hexsides, and hexes with something in them, are bitsets.

    The labels name its hexes: letters and numbers from 1, unless it says otherwise.
    """

    grid: HexGrid
    terrain: Sequence[str]
    sides: Mapping[str, int]
    routes: Mapping[str, Sequence[Run]]
    unlinked: Mapping[str, int]
    bridges: int
    ferries: int
    posts: int
    strongpoints: int
    places: Mapping[str, Hex]
    column_labels: Sequence[str] = ()
    row_labels: Sequence[str] = ()


def written(name: str, sketch: Sketch, columns: Span | None = None, rows: Span | None = None) -> str:
    """The text of a map, or of those of its columns and rows, by the names that its hexes have on the whole map."""
    grid = sketch.grid
    part = _Part(sketch, columns or (0, grid.columns - 1), rows or (0, grid.rows - 1))
    fields = {
        "bridges": part.sides(sketch.bridges),
        "ferries": part.sides(sketch.ferries),
        "posts": part.cells(sketch.posts),
        "strongpoints": part.cells(sketch.strongpoints),
    }
    tables = {
        "legend": [f"{quoted(letter)} = {quoted(kind)}\n" for letter, kind in part.legend.items()],
        "places": [f"{place} = {quoted(hex)}\n" for place, hex in part.places()],
        "sides": [listed(kind, part.sides(sides)) for kind, sides in sketch.sides.items()],
        "routes": [run_lines(kind, part.runs(runs)) for kind, runs in sketch.routes.items()],
        "unlinked": [listed(kind, part.cells(hexes)) for kind, hexes in sketch.unlinked.items()],
    }
    head = f"{HEAD}\n\nname = {quoted(name)}\n" + "".join(listed(field, names) for field, names in fields.items())
    body = "".join(f"\n[{table}]\n" + "".join(lines) for table, lines in tables.items() if any(lines))
    return f"{head}\ngrid = '''\n{part.ground()}'''\n{body}"


class _Part:
    """Some columns and rows of a map."""

    def __init__(self, sketch: Sketch, columns: Span, rows: Span) -> None:
        grid = self._grid = sketch.grid
        self._sketch = sketch
        all_columns = sketch.column_labels or [column_letters(column) for column in range(grid.columns)]
        all_rows = sketch.row_labels or [str(row + 1) for row in range(grid.rows)]
        self._names = [column + row for row in all_rows for column in all_columns]
        self._columns = tuple(all_columns[columns[0] : columns[1] + 1])
        self._rows = tuple(all_rows[rows[0] : rows[1] + 1])
        kept = {column + row for row in self._rows for column in self._columns}
        self._hexes = [hex for hex, name in enumerate(self._names) if name in kept]
        self._kept = frozenset(self._hexes)
        kinds = {sketch.terrain[hex] for hex in self._hexes}
        self.legend = {letter: kind for kind, letter in LETTERS.items() if kind in kinds}

    def ground(self) -> str:
        terrain = tuple(self._sketch.terrain[hex] for hex in self._hexes)
        return draw(GridMap(self._columns, self._rows, terrain, (0,) * len(terrain), self.legend))

    def sides(self, sides: int) -> list[str]:
        """The names of hexsides between two hexes of this part."""
        return [self._side_name(side) for side in bits(sides) if self._kept.issuperset(self._grid.hexes_of(side))]

    def cells(self, hexes: int) -> list[str]:
        return [self._names[hex] for hex in bits(hexes) if hex in self._kept]

    def places(self) -> list[tuple[str, str]]:
        return [(place, self._names[hex]) for place, hex in self._sketch.places.items() if hex in self._kept]

    def runs(self, runs: Iterable[Run]) -> list[list[str]]:
        """The stretches of routes within this part."""
        return [[self._names[hex] for hex in part] for run in runs for part in _stretches(run, self._kept)]

    def _side_name(self, side: Side) -> str:
        one, other = self._grid.hexes_of(side)
        return f"{self._names[one]}/{self._grid.compass[self._grid.direction(one, other)]}"


def _stretches(run: Run, kept: Collection[Hex]) -> Iterator[list[Hex]]:
    part: list[Hex] = []
    for hex in (*run, None):
        if hex is not None and hex in kept:
            part.append(hex)
        else:
            if len(part) > 1:
                yield part
            part = []


def listed(field: str, names: Sequence[str]) -> str:
    """A list of names, over as many lines as it takes."""
    words = ", ".join(map(quoted, names))
    if not names or len(field) + len(words) + 5 <= WIDTH:
        return f"{field} = [{words}]\n" if names else ""
    return f"{field} = [\n" + "".join(f"  {line}\n" for line in wrap(words, WIDTH - 2)) + "]\n"


def run_lines(kind: str, runs: Sequence[Sequence[str]]) -> str:
    """Each run begins a line."""
    if not runs:
        return ""
    lines = []
    for run in runs:
        first, *others = wrap(", ".join(map(quoted, run)), WIDTH - 6)
        lines.append("\n".join([f"  [{first}", *(f"   {line}" for line in others)]) + "],\n")
    return f"{kind} = [\n" + "".join(lines) + "]\n"


def quoted(word: str) -> str:
    """A word as TOML writes it."""
    return f'"{word}"'
