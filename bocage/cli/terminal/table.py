"""A table without a grid as text: terrain by colours and signs, squads by letters, places on offer by their numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import ceil, cos, hypot, radians, sin
from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from bocage.cli.palette import Colour, ground, hexadecimal, mark, side
from bocage.kernel.records import Point, UnitId
from bocage.show import Piece, Sketch, Stroke

OPEN = "open-field"
MARGIN = 4
"""Columns for the ruler on the left."""
_GOLD = (255, 216, 74)
_OPENINGS = ("door", "window")
_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

Slot = tuple[int, int]


class Sign(NamedTuple):
    """A character with its ink, on the ground that lies there."""

    glyph: str
    ink: Colour
    back: Colour
    bold: bool = False


class TableBoard:
    """A table in the room that a screen has: a character is twice as high as it is wide."""

    def __init__(
        self, sketch: Sketch, room: int, points: Mapping[int, Point], letters: Mapping[UnitId, str] | None = None
    ) -> None:
        self.sketch = sketch
        self.letters = squad_letters(sketch) if letters is None else letters
        corners = sketch.cells[0].outline
        self.width_mm, self.depth_mm = max(at.x for at in corners), max(at.y for at in corners)
        self.columns = max(20, room - MARGIN)
        self.step = self.width_mm / self.columns
        self.rows = max(10, round(self.depth_mm / (2 * self.step)))
        self.signs = {slot: self._soil(slot) for slot in self._slots()}
        self._draw(points)
        self.lines = list(self._lines())

    @property
    def width(self) -> int:
        """How many characters wide it is."""
        return MARGIN + self.columns

    def _slots(self) -> Iterator[Slot]:
        for row in range(self.rows):
            for column in range(self.columns):
                yield column, row

    def slot(self, at: Point) -> Slot:
        """The character that a point lies in."""
        column = min(self.columns - 1, max(0, int(at.x / self.step)))
        return column, min(self.rows - 1, max(0, int(at.y * self.rows / self.depth_mm)))

    def middle(self, slot: Slot) -> tuple[float, float]:
        """The point in the middle of a character."""
        return (slot[0] + 0.5) * self.step, (slot[1] + 0.5) * self.depth_mm / self.rows

    # What lies and stands there

    def _soil(self, slot: Slot) -> Sign:
        back = ground(OPEN).colour
        return Sign(" ", back, back)

    def _draw(self, points: Mapping[int, Point]) -> None:
        for cell in self.sketch.cells[1:]:
            if cell.outline:
                self._fill(cell.outline, cell.terrain)
        lines = [line for line in self.sketch.strokes if line.kind not in _OPENINGS]
        for line in sorted(lines, key=lambda one: one.width == 0):
            self._trace(line)
        self._numbers_of_pieces(lines)
        for cell in self.sketch.cells:
            for one in cell.marks:
                at = one.at or Point(cell.centre.x, cell.centre.y)
                self._write(self.slot(at), mark(one.kind, one.value), (0, 0, 0), (255, 248, 224))
        for piece in sorted(self.sketch.pieces, key=_leads):
            if piece.at is not None:
                self._stand(piece)
        for number, at in points.items():
            column, row = self.slot(at)
            self._write((column, row), f"›{number}", (0, 0, 0), _GOLD)

    def _fill(self, outline: Sequence[Point], kind: str) -> None:
        look = ground(kind)
        for slot in self._slots():
            if _is_inside(outline, self.middle(slot)):
                glyph = look.glyph if (slot[0] + slot[1] * 2) % 3 == 0 else " "
                self.signs[slot] = Sign(glyph, _shade(look.colour), look.colour)

    def _trace(self, line: Stroke) -> None:
        """A line is every character that it passes, a broad one every character that lies on it."""
        look = ground(line.kind)
        if line.width > self.step:
            for slot in self._slots():
                if _beside(line.points, self.middle(slot)) <= line.width / 2:
                    glyph = look.glyph if slot[0] % 4 == 0 else " "
                    self.signs[slot] = Sign(glyph, _shade(look.colour), look.colour)
            return
        for one, two in pairwise(line.points):
            steps = max(1, ceil(2 * hypot(two.x - one.x, two.y - one.y) / self.step))
            for n in range(steps + 1):
                at = Point(one.x + (two.x - one.x) * n // steps, one.y + (two.y - one.y) * n // steps)
                self.signs[self.slot(at)] = Sign(look.glyph, _ink(look.colour), look.colour, bold=True)

    def _numbers_of_pieces(self, lines: Sequence[Stroke]) -> None:
        """The number in the name of a piece, in its middle: the second hedge has a 2."""
        left = iter(lines)
        for cell in self.sketch.cells[1:]:
            at = cell.centre if cell.outline else _half_way(next(left).points)
            number = cell.name.rpartition("-")[2]
            if number.isdigit():
                slot = self.slot(at)
                back = self.signs[slot].back
                self._write(slot, ground(cell.terrain).glyph + number, _ink(back), back)

    def _stand(self, piece: Piece) -> None:
        """A man by the letter of his squad, its first in bold; a hull as all characters that it covers; a marker."""
        assert piece.at is not None
        look = side(piece.seat)
        values = dict(piece.values)
        letter = self.letters.get(piece.unit, "?")
        slots = {self.slot(piece.at)}
        if "length" in values:
            turn = radians(piece.heading - 90)
            slots |= {slot for slot in self._slots() if _is_on(values, piece.at, turn, self.middle(slot))}
        for slot in slots:
            self.signs[slot] = Sign(letter, look.ink, look.stock, bold=values.get("man", 1) == 1)

    def _write(self, slot: Slot, text: str, ink: Colour, back: Colour) -> None:
        column, row = min(slot[0], self.columns - len(text)), slot[1]
        for n, glyph in enumerate(text):
            self.signs[column + n, row] = Sign(glyph, ink, back, bold=True)

    # The lines

    def _lines(self) -> Iterator[Text]:
        head = Text(no_wrap=True, end="")
        for cm in range(0, self.width_mm // 10, 10):
            at = MARGIN + int(cm * 10 / self.step)
            if at >= len(head) and at + len(str(cm)) <= self.width:
                head.append(" " * (at - len(head))).append(str(cm), "dim")
        yield head
        told = -1
        for row in range(self.rows):
            cm = int(row * self.depth_mm / self.rows / 100) * 10
            line = Text(f"{cm if cm != told else '':>{MARGIN - 1}} ", "dim", no_wrap=True, end="")
            told = cm
            for column in range(self.columns):
                sign = self.signs[column, row]
                look = Style(color=hexadecimal(sign.ink), bgcolor=hexadecimal(sign.back), bold=sign.bold)
                line.append(sign.glyph, look)
            yield line


def squad_letters(sketch: Sketch) -> dict[UnitId, str]:
    """A letter for each unit on the table: capitals for the first seat, small ones for the second.

    >>> squad_letters(Sketch("table", (), (Piece(4, 0, 0, "a"), Piece(7, 0, 1, "b"), Piece(-1, 0, 1, "?"))))
    {4: 'A', 7: 'a'}
    """
    letters: dict[UnitId, str] = {}
    for seat in {piece.seat for piece in sketch.pieces}:
        units = sorted({piece.unit for piece in sketch.pieces if piece.seat == seat and piece.unit >= 0})
        for number, unit in enumerate(units):
            letter = _ALPHABET[number % len(_ALPHABET)]
            letters[unit] = letter.lower() if seat % 2 else letter
    return letters


def _leads(piece: Piece) -> bool:
    return dict(piece.values).get("man", 1) == 1


def _is_inside(outline: Sequence[Point], at: tuple[float, float]) -> bool:
    x, y = at
    inside = False
    for one, two in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (one.y > y) != (two.y > y) and x < (two.x - one.x) * (y - one.y) / (two.y - one.y) + one.x:
            inside = not inside
    return inside


def _beside(points: Sequence[Point], at: tuple[float, float]) -> float:
    """How far a point is from a line."""
    return min(_from_leg(one, two, at) for one, two in pairwise(points))


def _from_leg(one: Point, two: Point, at: tuple[float, float]) -> float:
    long = (two.x - one.x) ** 2 + (two.y - one.y) ** 2
    part = ((at[0] - one.x) * (two.x - one.x) + (at[1] - one.y) * (two.y - one.y)) / long if long else 0
    part = min(1, max(0, part))
    return hypot(one.x + (two.x - one.x) * part - at[0], one.y + (two.y - one.y) * part - at[1])


def _is_on(values: Mapping[str, int], centre: Point, turn: float, at: tuple[float, float]) -> bool:
    dx, dy = at[0] - centre.x, at[1] - centre.y
    along, aside = dx * cos(turn) + dy * sin(turn), dy * cos(turn) - dx * sin(turn)
    return abs(along) <= values["length"] / 2 and abs(aside) <= values["width"] / 2


def _half_way(points: Sequence[Point]) -> Point:
    one, two = points[(len(points) - 1) // 2], points[len(points) // 2]
    return Point((one.x + two.x) // 2, (one.y + two.y) // 2)


def _shade(colour: Colour) -> Colour:
    red, green, blue = colour
    return red * 6 // 10, green * 6 // 10, blue * 6 // 10


def _ink(colour: Colour) -> Colour:
    red, green, blue = colour
    return (243, 241, 230) if red * 3 + green * 6 + blue < 1150 else (28, 29, 24)
