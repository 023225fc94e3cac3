"""Battlefields: building plans and boards as they are drawn, and the field that a scenario lays out of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

import msgspec

from bocage.board.areas import Cell, area
from bocage.board.letters import column_letters, column_number
from bocage.content import Fault, GridMap, MapText
from bocage.systems.heroes_of_normandie.schema.scenario import BoardEntry, TileEntry
from bocage.systems.heroes_of_normandie.schema.units import Symbols, Terrain

Opening = Literal["door", "window"]
Wall = Literal["n", "e", "s", "w"]

_OPENINGS: dict[str, Opening] = {"D": "door", "W": "window"}
_STEPS: dict[Wall, Cell] = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}


class Gap(NamedTuple):
    """An opening in an outer wall of a building: which, and on which side of which inner square.

    [hon.bldg.opening hon.bldg.door]
    """

    kind: Opening
    side: Wall
    cell: Cell


class Plan(NamedTuple):
    """A building as drawn: its inner squares by column and row, its openings, and the inner walls between squares.

    [hon.bldg.nature hon.bldg.red-marks]
    """

    columns: int
    rows: int
    openings: tuple[Gap, ...]
    inner_walls: tuple[tuple[Cell, Cell], ...]


def read_plan(text: str) -> Plan:
    """The plan that a drawing shows: a point for each inner square, `D` a door, `W` a window, lines for walls.

    >>> read_plan('''
    ... +---+-W-+
    ... D . | . |
    ... +---+---+
    ... ''')
    Plan(columns=2, rows=1, openings=(Gap(kind='door', side='w', cell=(0, 0)), Gap(kind='window', side='n', \
cell=(1, 0))), inner_walls=(((0, 0), (1, 0)),))
    """
    lines = [line.rstrip() for line in text.splitlines() if line.strip()]
    rows, columns = (len(lines) - 1) // 2, (len(lines[0]) - 1) // 4 if lines else 0
    if len(lines) != 2 * rows + 1 or rows < 1 or columns < 1:
        raise Fault("plan", "expected a line of walls above and below each line of squares")
    for number, line in enumerate(lines, start=1):
        if len(line) != 4 * columns + 1:
            raise Fault(f"plan line {number}", f"expected {4 * columns + 1} characters, got {len(line)}")
    cells = [(x, y) for y in range(rows) for x in range(columns)]
    openings = [gap for cell in cells for gap in _gaps(lines, cell, columns, rows)]
    inner = [walls for cell in cells for walls in _inner_walls(lines, cell, columns, rows)]
    return Plan(columns, rows, tuple(openings), tuple(inner))


def _mark(lines: Sequence[str], cell: Cell, side: Wall) -> str:
    (x, y), (dx, dy) = cell, _STEPS[side]
    return lines[2 * y + 1 + dy][4 * x + 2 + 2 * dx]


def beyond(cell: Cell, side: Wall) -> Cell:
    """The square of the grid on the other side of a wall."""
    return cell[0] + _STEPS[side][0], cell[1] + _STEPS[side][1]


def _gaps(lines: Sequence[str], cell: Cell, columns: int, rows: int) -> Iterator[Gap]:
    for side in _STEPS:
        x, y = beyond(cell, side)
        if 0 <= x < columns and 0 <= y < rows:
            continue
        mark = _mark(lines, cell, side)
        if mark in _OPENINGS:
            yield Gap(_OPENINGS[mark], side, cell)
        elif mark not in "-|":
            raise Fault(f"plan line {2 * cell[1] + 2}", f"expected a wall, D or W around the square, got '{mark}'")


def _inner_walls(lines: Sequence[str], cell: Cell, columns: int, rows: int) -> Iterator[tuple[Cell, Cell]]:
    if _mark_here(lines, cell) != ".":
        raise Fault(f"plan line {2 * cell[1] + 2}", "expected a point in the middle of each square")
    sides: tuple[Wall, Wall] = ("e", "s")
    for side in sides:
        x, y = beyond(cell, side)
        if x < columns and y < rows and _mark(lines, cell, side) in "-|":
            yield cell, (x, y)


def _mark_here(lines: Sequence[str], cell: Cell) -> str:
    return lines[2 * cell[1] + 1][4 * cell[0] + 2]


class Building(Symbols, frozen=True, kw_only=True):
    """A building tile: w x h inner squares, offset by half a square, on (w + 1) x (h + 1) squares of the board.

    The inner square (i, j) of a building at column X, row Y spans X + 1/2 + i to X + 3/2 + i, and likewise downwards. A
    door or window on the north of (i, 0) faces the squares (X + i, Y - 1) and (X + i + 1, Y - 1).
    [hon.bldg.nature hon.bldg.half-square hon.ruling.half-square-occupancy]
    """

    name: str
    plan: str
    ruined: str
    rule: str = "hon.bldg.nature"

    def __post_init__(self) -> None:
        read_plan(self.plan)

    def read(self) -> Plan:
        """The plan that the drawing shows."""
        return read_plan(self.plan)


class Board(MapText, frozen=True, kw_only=True):
    """A terrain board: a grid of squares, tiles and buildings printed on it, and edges that nobody crosses.

    [hon.terr.battlefield hon.terr.passage-forbidden]
    """

    tiles: tuple[TileEntry, ...] = ()
    barriers: tuple[tuple[str, str], ...] = ()

    def __post_init__(self) -> None:
        grid = self.read()
        for place, pair in enumerate(self.barriers):
            cells = [square_of(name, grid.columns, grid.rows, f"barriers[{place}]") for name in pair]
            if sum(abs(a - b) for a, b in zip(*cells, strict=True)) != 1:
                raise Fault(f"barriers[{place}]", f"{pair[0]} and {pair[1]} have no edge in common")


class PlacedTile(NamedTuple):
    """A terrain tile on the field: its name, the terrain, and its squares by column and row."""

    name: str
    terrain: str
    cells: tuple[Cell, ...]


class PlacedBuilding(NamedTuple):
    """A building on the field: its name, the tile, and the column and row of its north-west square."""

    name: str
    building: str
    at: Cell
    plan: Plan


class Field(NamedTuple):
    """The battlefield of a scenario: squares row by row from the north-west, columns A, B, C … and rows 1, 2, 3 …

    Terrain under a tile or building is hidden. Alleys are the offset squares between buildings side by side, by the
    names of the board: D8e is D8 moved half a square to the east.
    [hon.terr.battlefield hon.ruling.overlay-terrain hon.bldg.gap-adjacent hon.ruling.offset-vehicle-cover]
    """

    columns: int
    rows: int
    terrain: tuple[str, ...]
    tiles: tuple[PlacedTile, ...]
    buildings: tuple[PlacedBuilding, ...]
    barriers: tuple[tuple[Cell, Cell], ...]
    alleys: tuple[str, ...]

    def at(self, cell: Cell) -> str:
        """The terrain of a square of the grid."""
        return self.terrain[cell[1] * self.columns + cell[0]]

    def named(self, name: str) -> PlacedTile | PlacedBuilding | None:
        """The tile or building of that name."""
        things: list[PlacedTile | PlacedBuilding] = [*self.tiles, *self.buildings]
        return next((thing for thing in things if thing.name == name), None)


def lay_field(
    entries: Sequence[BoardEntry],
    laid: Sequence[TileEntry],
    boards: Mapping[str, Board],
    terrain: Mapping[str, Terrain],
    buildings: Mapping[str, Building],
) -> Field:
    """The field that boards laid side by side make, with the tiles on them.  [hon.terr.battlefield]"""
    grids = [(square_name(entry.at, f"boards[{n}].at"), boards[entry.board]) for n, entry in enumerate(entries)]
    spread = _joined([(corner, board.read()) for corner, board in grids])
    columns, rows = max(x for x, _ in spread) + 1, max(y for _, y in spread) + 1
    if len(spread) != columns * rows:
        raise Fault("boards", "the boards do not make a rectangle without holes")
    printed = [_shifted(tile, corner) for corner, board in grids for tile in board.tiles]
    tiles, houses = _placed([*printed, *laid], columns, rows, terrain, buildings)
    for tile in tiles:
        spread.update(dict.fromkeys(tile.cells, tile.terrain))
    return Field(
        columns,
        rows,
        tuple(spread[x, y] for y in range(rows) for x in range(columns)),
        tuple(tiles),
        tuple(houses),
        tuple(_edge(pair, corner) for corner, board in grids for pair in board.barriers),
        tuple(name for one in houses for other in houses for name in _alley(one, other)),
    )


def _alley(one: PlacedBuilding, other: PlacedBuilding) -> Iterator[str]:
    """The offset squares between a building and its neighbour to the east or south.  [hon.bldg.gap-adjacent]"""
    (x, y), (u, v) = one.at, other.at
    if u == x + one.plan.columns + 1:
        for row in range(max(y, v), min(y + one.plan.rows, v + other.plan.rows) + 1):
            yield cell_name((u - 1, row)) + "e"
    if v == y + one.plan.rows + 1:
        for column in range(max(x, u), min(x + one.plan.columns, u + other.plan.columns) + 1):
            yield cell_name((column, v - 1)) + "s"


def _joined(grids: Sequence[tuple[Cell, GridMap]]) -> dict[Cell, str]:
    spread: dict[Cell, str] = {}
    for (x, y), grid in grids:
        for place, terrain in enumerate(grid.terrain):
            cell = x + place % grid.columns, y + place // grid.columns
            if cell in spread:
                raise Fault("boards", f"two boards cover {cell_name(cell)}")
            spread[cell] = terrain
    return spread


def _shifted(tile: TileEntry, corner: Cell) -> TileEntry:
    x, y = square_name(tile.at, "tiles")
    return msgspec.structs.replace(tile, at=cell_name((x + corner[0], y + corner[1])))


def _edge(pair: tuple[str, str], corner: Cell) -> tuple[Cell, Cell]:
    (x, y), (u, v) = (square_name(name, "barriers") for name in pair)
    return (x + corner[0], y + corner[1]), (u + corner[0], v + corner[1])


def _placed(
    entries: Sequence[TileEntry],
    columns: int,
    rows: int,
    terrain: Mapping[str, Terrain],
    buildings: Mapping[str, Building],
) -> tuple[list[PlacedTile], list[PlacedBuilding]]:
    tiles: list[PlacedTile] = []
    houses: list[PlacedBuilding] = []
    taken: dict[Cell, str] = {}
    for entry in entries:
        name = _free_name(entry, {tile.name for tile in tiles} | {house.name for house in houses})
        x, y = square_of(entry.at, columns, rows, f"tiles.{name}")
        if entry.tile in buildings:
            plan = buildings[entry.tile].read()
            width, height = plan.columns + 1, plan.rows + 1
            houses.append(PlacedBuilding(name, entry.tile, (x, y), plan))
        elif entry.tile in terrain and terrain[entry.tile].squares:
            length = terrain[entry.tile].squares
            width, height = (length, 1) if entry.along == "row" else (1, length)
        else:
            raise Fault(f"tiles.{name}", f"there is no tile or building '{entry.tile}'")
        cells = tuple((x + i, y + j) for j in range(height) for i in range(width))
        for cell in cells:
            if not (cell[0] < columns and cell[1] < rows):
                raise Fault(f"tiles.{name}", "not wholly on the field")
            if taken.setdefault(cell, name) != name:
                raise Fault(f"tiles.{name}", f"{cell_name(cell)} is already covered by {taken[cell]}")
        if entry.tile not in buildings:
            tiles.append(PlacedTile(name, entry.tile, cells))
    return tiles, houses


def _free_name(entry: TileEntry, taken: set[str]) -> str:
    """The name of a tile; the second of a kind has a 2 behind it, and so on."""
    name = wanted = entry.name or entry.tile
    number = 1
    while name in taken:
        number += 1
        name = f"{wanted}-{number}"
    return name


# Names of squares


def square_name(name: str, field: str) -> Cell:
    """The column and row that a name such as F6 stands for, from 0 on.

    >>> square_name("F6", "at"), square_name("AA10", "at")
    ((5, 5), (26, 9))
    """
    letters = name.rstrip("0123456789")
    digits = name[len(letters) :]
    if not (letters.isascii() and letters.isalpha() and letters.isupper() and digits and int(digits) > 0):
        raise Fault(field, f"'{name}' is not the name of a square such as F6")
    return column_number(letters), int(digits) - 1


def square_of(name: str, columns: int, rows: int, field: str) -> Cell:
    """The square of that name on a field of that size."""
    x, y = square_name(name, field)
    if not (x < columns and y < rows):
        raise Fault(field, f"'{name}' is not on the field")
    return x, y


def cell_name(cell: Cell) -> str:
    """The name of a square.

    >>> cell_name((5, 5)), cell_name((26, 9))
    ('F6', 'AA10')
    """
    return f"{column_letters(cell[0])}{cell[1] + 1}"


def zone(words: Sequence[str], columns: int, rows: int, field: str) -> frozenset[Cell]:
    """The squares of a zone.

    >>> sorted(cell_name(cell) for cell in zone(["A", "-A2:A9", "B3"], 2, 3, "deploy"))
    ['A1', 'B3']
    """
    try:
        return area(words, columns, rows)
    except ValueError as error:
        raise Fault(field, str(error)) from None
