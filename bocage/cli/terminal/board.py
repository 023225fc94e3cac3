"""The board as coloured text: grounds, names, heights, marks, counters, and the numbers of the choices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from bocage.cli.palette import Colour, ground, hexadecimal, mark, raised, side, stroke
from bocage.cli.terminal.edges import Edges
from bocage.cli.terminal.layout import CELL_LINES, Layout, Slot, lay_out, strips
from bocage.kernel.records import PlaceId
from bocage.show import Cell, Piece, Sketch

Numbers = Mapping[PlaceId, Sequence[int]]


class Labels(NamedTuple):
    """What the board writes: the numbers of the choices, letters of states."""

    numbers: Numbers = {}
    letters: Mapping[str, str] = {}


Run = tuple[str, Style]

_GOLD = (255, 216, 74)
_BARE = Style(bold=True)
_SUPERSCRIPT = "⁰¹²³⁴⁵⁶⁷⁸⁹"
_COMPASS = ("↑↗→↘↓↙←↖", "↑↗↘↓↙↖")
"""Arrows for where a counter faces: eighths of a turn on squares, sixths on hexes."""


def draw_board(sketch: Sketch, room: int, labels: Labels = Labels()) -> list[Text]:  # noqa: B008
    """The lines of the board, cut into strips where it is wider than the room."""
    layout = lay_out(sketch)
    width = layout.cell_width(room, _longest_label(sketch))
    painter = _Painter(sketch, width, labels)
    lines: list[Text] = []
    for strip in strips(layout, width, room):
        if lines:
            lines.append(Text())
        lines.extend(_draw_strip(layout, painter, strip, width))
    return lines


def board_width(sketch: Sketch, room: int) -> int:
    """How many characters wide the board is drawn."""
    layout = lay_out(sketch)
    return min(room, layout.cell_width(room, _longest_label(sketch)) * layout.halves // 2 + 1)


def _longest_label(sketch: Sketch) -> int:
    """The room that a cell needs to name any counter, with where it faces."""
    return 1 + max((len(piece.label) + (piece.facing >= 0) for piece in sketch.pieces), default=0)


def _draw_strip(layout: Layout, painter: _Painter, strip: range, width: int) -> list[Text]:
    inside = [slot for slot in layout.slots if strip.start <= slot.half < strip.stop]
    rows: dict[int, list[tuple[int, list[Run]]]] = {}
    for slot in inside:
        column = (slot.half - strip.start) * width // 2
        for number, runs in enumerate(painter.paint(slot)):
            rows.setdefault(slot.line + number, []).append((column, runs))
    for half, line, glyph, whole in painter.edges.outside(layout.slots):
        if strip.start <= half < strip.stop + (not whole) and 0 <= line < layout.lines:
            text = glyph * (width // 2) if whole else glyph
            rows.setdefault(line, []).append(((half - strip.start) * width // 2, [(text, _BARE)]))
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

    def paint(self, slot: Slot) -> list[list[Run]]:
        """The two lines of a cell: ground, name, height and marks above, counters below."""
        cell = slot.cell
        back = raised(ground(cell.terrain).colour, cell.level)
        wall = self.edges.around(cell).left
        ink = _shade(back) if wall is None else _ink(back)
        edge = ("▏" if wall is None else wall.upright, _style(ink, back))
        lines = [[edge, *self._head(cell, back)], [edge, *self._foot(cell, back)]]
        assert len(lines) == CELL_LINES
        return lines

    def _head(self, cell: Cell, back: Colour) -> list[Run]:
        ink = _style(_ink(back), back)
        chosen = cell.place in self.numbers
        bright = _GOLD if _is_dark(back) else (120, 40, 0)
        glyph = "" if len(cell.name) == self.inner else ground(cell.terrain).glyph
        style = _style(bright, back, bold=True, underline=True) if chosen else ink
        name = (cell.name[: self.inner - len(glyph)], style)
        room = max(self.inner - len(glyph) - len(cell.name), 0)
        tail = self._tail(cell, back, room)
        gap = room - sum(len(text) for text, _ in tail)
        overhead = self.edges.overhead(cell)
        return [(glyph, ink), name, ((overhead.below if overhead else " ") * gap, ink), *tail]

    def _tail(self, cell: Cell, back: Colour, room: int) -> list[Run]:
        """What stands right of the name: the number of a choice, or marks and height, as many as fit."""
        numbers = self.numbers.get(cell.place, ())
        if len(numbers) == 1 and cell.place in self.pieces and len(f"›{numbers[0]}") <= room:
            return [(f"›{numbers[0]}", _style((0, 0, 0), _GOLD, bold=True))]
        owner = next((one.holder for one in cell.marks if one.holder is not None), None)
        look = None if owner is None else side(owner)
        marked = _style(_ink(back), back, bold=True) if look is None else _style(look.ink, look.stock, bold=True)
        runs = [(mark(one.kind, one.value), marked) for one in cell.marks]
        if cell.level:
            runs.append((_SUPERSCRIPT[min(cell.level, 9)], _style(_ink(back), back, bold=True)))
        while sum(len(text) for text, _ in runs) > room:
            runs.pop()
        return runs

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
        letters = "".join(self.labels.letters.get(state, state[:1]) for state in piece.states)
        return f"'{letters}" if letters else ""

    def _label(self, cell: Cell, piece: Piece) -> str:
        """A counter with where it faces and its states; in the further places that it covers, only its name."""
        if piece.place != cell.place:
            return f"({piece.label})"
        facing = self.compass[piece.facing] if piece.facing >= 0 else ""
        return piece.label + facing + self._states(piece)

    def _counters(self, cell: Cell, pieces: Sequence[Piece], back: Colour) -> list[Run]:
        labels = [self._label(cell, piece) for piece in pieces]
        shown = len(pieces)
        while shown > 1 and len(" ".join(labels[:shown]) + _rest(len(pieces) - shown)) > self.inner:
            shown -= 1
        runs: list[Run] = []
        for piece, label in zip(pieces[:shown], labels, strict=False):
            if runs:
                runs.append((" ", _style(_ink(back), back)))
            look = side(piece.seat)
            room = self.inner if shown == 1 else len(label)
            runs.append((label[:room], _style(look.ink, look.stock, bold=True)))
        runs.append((_rest(len(pieces) - shown), _style(_ink(back), back, bold=True)))
        used = sum(len(text) for text, _ in runs)
        if used > self.inner:
            label, style = runs[0]
            runs[0] = (label[: len(label) - (used - self.inner)], style)
        return [*runs, self._blank(back, self.inner - used)]


def _rest(count: int) -> str:
    return f"+{count}" if count else ""


def _crossed_by_lines(sketch: Sketch, edges: Edges) -> dict[PlaceId, str]:
    """The glyph of the line that runs through each cell, roads before others; what stands on sides does not."""
    strokes = [line for line in sketch.strokes if not edges.is_edge(line)]
    if not strokes or not sketch.cells:
        return {}
    reach = _inner_radius(sketch) ** 2
    crossed: dict[PlaceId, str] = {}
    for line in sorted(strokes, key=lambda line: "road" in line.kind):
        glyph = stroke(line.kind)[0]
        for start, end in pairwise(line.points):
            for cell in sketch.cells:
                ends = ((start.x, start.y), (end.x, end.y), ((start.x + end.x) // 2, (start.y + end.y) // 2))
                if any((x - cell.centre.x) ** 2 + (y - cell.centre.y) ** 2 < reach for x, y in ends):
                    crossed[cell.place] = glyph
    return crossed


def _inner_radius(sketch: Sketch) -> int:
    cell = sketch.cells[0]
    reach = [(p.x - cell.centre.x) ** 2 + (p.y - cell.centre.y) ** 2 for p in cell.outline]
    return int(max(reach, default=0) ** 0.5 * 0.6)


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
