"""The board as coloured text: grounds, names, heights, marks, counters, and the numbers of the choices."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise, product
from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from bocage.cli.palette import Colour, Edge, ground, hexadecimal, is_road, mark, raised, side, stroke
from bocage.cli.terminal.edges import Edges
from bocage.cli.terminal.layout import CELL_LINES, WIDEST, Layout, Slot, Window, lay_out, plan
from bocage.kernel.records import PlaceId, Point
from bocage.show import Cell, Piece, Sketch

Numbers = Mapping[PlaceId, Sequence[int]]


class Labels(NamedTuple):
    """What the board writes: the numbers of the choices, letters of states, names of counters by their labels.

    `points` are where choices stand on a table without a grid, by their numbers.
    """

    numbers: Numbers = {}
    letters: Mapping[str, str] = {}
    names: Mapping[str, str] = {}
    points: Mapping[int, Point] = {}


Run = tuple[str, Style]

_GOLD = (255, 216, 74)
_BARE = Style(bold=True)
_SUPERSCRIPT = "⁰¹²³⁴⁵⁶⁷⁸⁹"
_COMPASS = ("↑↗→↘↓↙←↖", "↑↗↘↓↙↖")
"""Arrows for where a counter faces: eighths of a turn on squares, sixths on hexes."""


class Board:
    """A board in the room that a screen has: whole, or the part around some places where it is large.

    All that lies in a cell is seen: what has no room in it stands among `crowded`.
    """

    def __init__(
        self,
        sketch: Sketch,
        room: int,
        labels: Labels = Labels(),  # noqa: B008
        around: Collection[PlaceId] | None = None,
        before: Window | None = None,
    ) -> None:
        self.layout = lay_out(sketch)
        near = None if around is None else [slot for slot in self.layout.slots if slot.cell.place in around]
        self.plan = plan(self.layout, room, _least_width(sketch, labels), near, before)
        self._painter = _Painter(sketch, self.plan.width, labels)
        self.lines = self._draw()
        self.strokes = frozenset(self._painter.lines.values())

    @property
    def width(self) -> int:
        """How many characters wide it is."""
        return max(map(len, self.lines), default=0)

    @property
    def crowded(self) -> list[Text]:
        """The cells that show less than they hold, each by its name with all that it holds."""
        return list(self._painter.crowded.values())

    def captioned(self) -> list[Cell]:
        """The cells that are drawn and have names printed on the map, row by row."""
        shown = [slot for slot in self.layout.slots if any(window.shows(slot) for window in self.plan.windows)]
        rows = sorted((slot for slot in shown if slot.cell.caption), key=lambda slot: (slot.line, slot.half))
        return [slot.cell for slot in rows]

    def corners(self) -> tuple[Cell, Cell]:
        """The first and the last cell of the part that is drawn."""
        (window,) = self.plan.windows
        shown = [slot for slot in self.layout.slots if window.shows(slot)]
        first = min(shown, key=lambda slot: (slot.half + slot.line, slot.half))
        last = max(shown, key=lambda slot: (slot.half + slot.line, slot.half))
        return first.cell, last.cell

    def beyond(self, across: int, down: int) -> PlaceId:
        """The place that is so many halves of the part that is drawn away from its middle, or the nearest to it."""
        (window,) = self.plan.windows
        half = window.halves.start + len(window.halves) * (1 + across) // 2
        line = window.lines.start + len(window.lines) * (1 + down) // 2
        return min(self.layout.slots, key=lambda slot: (slot.half - half) ** 2 + (slot.line - line) ** 2).cell.place

    def _draw(self) -> list[Text]:
        lines: list[Text] = []
        for window in self.plan.windows:
            if lines:
                lines.append(Text())
            lines.extend(_draw_window(self.layout, self._painter, window, self.plan.width))
        return lines


def _least_width(sketch: Sketch, labels: Labels) -> int:
    """The width of a cell that shows its ground, its name and a mark, and names a counter with where it faces."""
    names = max((len(cell.name) for cell in sketch.cells), default=0)
    counters = max(
        (len(labels.names.get(one.label, one.label)) + (one.facing >= 0) for one in sketch.pieces), default=0
    )
    return min(max(names + 3, counters + 1), WIDEST)


def _draw_window(layout: Layout, painter: _Painter, window: Window, width: int) -> list[Text]:
    inside = [slot for slot in layout.slots if window.shows(slot)]
    left = window.halves.start
    rows: dict[int, list[tuple[int, list[Run]]]] = {}
    for slot in inside:
        column = (slot.half - left) * width // 2
        for number, runs in enumerate(painter.paint(slot)):
            rows.setdefault(slot.line + number, []).append((column, runs))
    for half, line, edge, glyph, whole in painter.edges.outside(layout.slots):
        if left <= half < window.halves.stop + (not whole) and line in window.lines:
            text = glyph * (width // 2) if whole else glyph
            style = _BARE if edge.colour is None else _edge_style(edge, edge.colour)
            rows.setdefault(line, []).append(((half - left) * width // 2, [(text, style)]))
    first, last = min(rows, default=0), max(rows, default=-1)
    return [_line(sorted(rows.get(row, ()), key=lambda part: part[0])) for row in range(first, last + 1)]


def _line(parts: Sequence[tuple[int, list[Run]]]) -> Text:
    line = Text(no_wrap=True, end="")
    for column, runs in parts:
        line.append(" " * (column - len(line)))
        for text, style in runs:
            line.append(text, style)
    return line


class _Painter:
    """Paints single cells of one sketch at one width."""

    def __init__(self, sketch: Sketch, width: int, labels: Labels) -> None:
        self.inner = width - 1
        self.numbers = labels.numbers
        self.labels = labels
        self.compass = _COMPASS[sketch.shape == "hex"]
        self.pieces: dict[int, list[Piece]] = {}
        for piece in sketch.pieces:
            for place in (piece.place, *piece.beside):
                self.pieces.setdefault(place, []).append(piece)
        self.edges = Edges(sketch)
        self.lines = _crossed_by_lines(sketch, self.edges)
        self.crowded: dict[PlaceId, Text] = {}

    def paint(self, slot: Slot) -> list[list[Run]]:
        """The two lines of a cell: ground, name, height and marks above, counters below."""
        cell = slot.cell
        back = raised(ground(cell.terrain).colour, cell.level)
        around = self.edges.around(cell)
        upper, lower = ((found.upright if found else "▏", _edge_style(found, back)) for found in around.left)
        lines = [[upper, *self._head(cell, back, around.overhead)], [lower, *self._foot(cell, back)]]
        assert len(lines) == CELL_LINES
        return lines

    def _head(self, cell: Cell, back: Colour, overhead: Edge | None) -> list[Run]:
        ink = _style(_ink(back), back)
        chosen = cell.place in self.numbers
        bright = _GOLD if _is_dark(back) else (120, 40, 0)
        glyph = ground(cell.terrain).glyph
        style = _style(bright, back, bold=True, underline=True) if chosen else ink
        name = (cell.name[: self.inner - len(glyph)], style)
        room = max(self.inner - len(glyph) - len(cell.name), 0)
        tail = self._tail(cell, back, room)
        gap = room - sum(len(text) for text, _ in tail)
        above = (overhead.below * gap, _edge_style(overhead, back)) if overhead else (" " * gap, ink)
        return [(glyph, ink), name, above, *tail]

    def _tail(self, cell: Cell, back: Colour, room: int) -> list[Run]:
        """What stands right of the name, as far as it fits: goals, the number of a choice, other marks, height."""
        numbers = self.numbers.get(cell.place, ())
        marks = self._marks(cell, back)
        number: list[Run] = []
        if len(numbers) == 1 and cell.place in self.pieces:
            number.append((f"›{numbers[0]}", _style((0, 0, 0), _GOLD, bold=True)))
        if sum(len(text) for text, _ in (*number, *marks)) > room:
            marks = [(text[:1], style) for text, style in marks]
            self._crowd(cell, back)
        goals = sum(one.is_goal for one in cell.marks)
        runs = [*marks[:goals], *number, *marks[goals:]]
        if cell.level:
            runs.append((_SUPERSCRIPT[min(cell.level, 9)], _style(_ink(back), back, bold=True)))
        told = len(runs) - bool(cell.level)
        while sum(len(text) for text, _ in runs) > room:
            runs.pop()
        if len(runs) < told:
            self._crowd(cell, back)
        return runs

    def _marks(self, cell: Cell, back: Colour) -> list[Run]:
        owner = next((one.holder for one in cell.marks if one.holder is not None), None)
        look = None if owner is None else side(owner)
        marked = _style(_ink(back), back, bold=True) if look is None else _style(look.ink, look.stock, bold=True)
        ordered = sorted(cell.marks, key=lambda one: not one.is_goal)
        return [(mark(one.kind, one.value, is_goal=one.is_goal), marked) for one in ordered]

    def _crowd(self, cell: Cell, back: Colour) -> None:
        """Write down all that a cell holds, as it cannot show it."""
        line = Text(f"{cell.name} ", "bold")
        parts = self._marks(cell, back)
        for piece in self.pieces.get(cell.place, ()):
            look = side(piece.seat)
            parts.append((self._label(cell, piece), _style(look.ink, look.stock, bold=True)))
        numbers = self.numbers.get(cell.place, ())
        if len(numbers) == 1:
            parts.append((f"›{numbers[0]}", _style((0, 0, 0), _GOLD, bold=True)))
        for text, style in parts:
            line.append(text, style).append(" ")
        line.rstrip()
        self.crowded[cell.place] = line

    def _foot(self, cell: Cell, back: Colour) -> list[Run]:
        pieces = self.pieces.get(cell.place, ())
        if pieces:
            return self._counters(cell, pieces, back)
        numbers = self.numbers.get(cell.place, ())
        if len(numbers) == 1:
            label = f"›{numbers[0]}"[: self.inner]
            return [(label, _style((0, 0, 0), _GOLD, bold=True)), self._blank(back, self.inner - len(label))]
        line = self.lines.get(cell.place, "")
        return [(line * self.inner, _style(_shade(back), back))] if line else [self._blank(back, self.inner)]

    def _blank(self, back: Colour, width: int) -> Run:
        """Empty ground with the lower edge of its cell."""
        return (" " * max(width, 0), _style(_shade(back), back, underline=True))

    def _states(self, piece: Piece) -> str:
        return "".join(self.labels.letters.get(state, state[:1]) for state in piece.states)

    def _label(self, cell: Cell, piece: Piece, tight: bool = False) -> str:
        """A counter with where it faces and its states; in the further places that it covers, only its name."""
        label = self.labels.names.get(piece.label, piece.label)
        if piece.place != cell.place:
            return f"({label})"
        facing = self.compass[piece.facing] if piece.facing >= 0 else ""
        states = self._states(piece)
        apart = "" if tight and not (label + facing)[-1].isalpha() and not states[:1].isdigit() else "'"
        return f"{label}{facing}{apart}{states}" if states else label + facing

    def _counters(self, cell: Cell, pieces: Sequence[Piece], back: Colour) -> list[Run]:
        labels = [self._label(cell, piece) for piece in pieces]
        if len(" ".join(labels)) > self.inner:
            labels = [self._label(cell, piece, tight=True) for piece in pieces]
        shown = len(pieces)
        while shown > 1 and len(" ".join(labels[:shown]) + _rest(len(pieces) - shown)) > self.inner:
            shown -= 1
        runs: list[Run] = []
        for piece, label in zip(pieces[:shown], labels, strict=False):
            if runs:
                runs.append((" ", _style(_ink(back), back)))
            look = side(piece.seat)
            runs.append((label, _style(look.ink, look.stock, bold=True)))
        runs.append((_rest(len(pieces) - shown), _style(_ink(back), back, bold=True)))
        used = sum(len(text) for text, _ in runs)
        if used > self.inner:
            label, style = runs[0]
            runs[0] = (label[: len(label) - (used - self.inner)], style)
        if used > self.inner or shown < len(pieces):
            self._crowd(cell, back)
        return [*runs, self._blank(back, self.inner - used)]


def _edge_style(edge: Edge | None, back: Colour) -> Style:
    """Water and the like on their own colour, a wall in ink on the ground, the border of a bare cell in its shade."""
    if edge is None:
        return _style(_shade(back), back)
    return _style(_ink(back), back) if edge.colour is None else _style(_ink(edge.colour), edge.colour)


def _rest(count: int) -> str:
    return f"+{count}" if count else ""


def _crossed_by_lines(sketch: Sketch, edges: Edges) -> dict[PlaceId, str]:
    """The glyph of the line that runs through each cell, roads before others; what stands on sides does not."""
    strokes = [line for line in sketch.strokes if not edges.is_edge(line)]
    if not strokes or not sketch.cells:
        return {}
    near = _Nearby(sketch)
    crossed: dict[PlaceId, str] = {}
    for line in sorted(strokes, key=lambda line: is_road(line.kind)):
        glyph = stroke(line.kind)[0]
        for start, end in pairwise(line.points):
            for x, y in ((start.x, start.y), (end.x, end.y), ((start.x + end.x) // 2, (start.y + end.y) // 2)):
                crossed.update(dict.fromkeys(near.places(x, y), glyph))
    return crossed


class _Nearby:
    """The cells whose middle is near a point, found by the square of a grid that the point lies in."""

    def __init__(self, sketch: Sketch) -> None:
        self.reach = max(_inner_radius(sketch), 1)
        self.squares: dict[tuple[int, int], list[Cell]] = {}
        for cell in sketch.cells:
            square = (cell.centre.x // self.reach, cell.centre.y // self.reach)
            self.squares.setdefault(square, []).append(cell)

    def places(self, x: int, y: int) -> Iterator[PlaceId]:
        column, row = x // self.reach, y // self.reach
        for square in product((column - 1, column, column + 1), (row - 1, row, row + 1)):
            for cell in self.squares.get(square, ()):
                if (x - cell.centre.x) ** 2 + (y - cell.centre.y) ** 2 < self.reach**2:
                    yield cell.place


def _inner_radius(sketch: Sketch) -> int:
    cell = sketch.cells[0]
    reach = [(p.x - cell.centre.x) ** 2 + (p.y - cell.centre.y) ** 2 for p in cell.outline]
    return int(max(reach, default=0) ** 0.5 * 0.6)


@cache
def _style(ink: Colour, back: Colour, *, bold: bool = False, underline: bool = False) -> Style:
    return Style(color=hexadecimal(ink), bgcolor=hexadecimal(back), bold=bold, underline=underline)


def _is_dark(back: Colour) -> bool:
    red, green, blue = back
    return red * 3 + green * 6 + blue < 1150


def _ink(back: Colour) -> Colour:
    return (243, 241, 230) if _is_dark(back) else (28, 29, 24)


def _shade(back: Colour) -> Colour:
    red, green, blue = back
    return red * 7 // 10, green * 7 // 10, blue * 7 // 10
