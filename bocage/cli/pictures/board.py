"""A board as a picture: painted ground, relief, roads and water, marks, and counters of card."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape
from itertools import pairwise
from random import Random

from bocage.cli.palette import Colour, ground, hexadecimal, mark, raised, side, stroke
from bocage.cli.pictures.sheet import Sheet, is_operational
from bocage.kernel.records import Point
from bocage.show import Cell, Piece, Sketch

_INK = "#1c1d18"
_PAPER = "#f3ecd8"
_FONT = "font-family=\"'Barlow Condensed','Roboto Condensed','DejaVu Sans Condensed',sans-serif\""
_TREES = ((58, 84, 42), (70, 98, 50), (84, 112, 60), (50, 74, 40))
_THINGS = {"trees": 16, "orchard": 7, "roofs": 3, "stones": 9, "waves": 4, "furrows": 6}
"""How many things of a texture lie in a cell."""
_ROOFS = ((150, 74, 58), (128, 88, 72), (112, 100, 96))


_WIDTH = 1600
"""So wide is a picture at most, in pixels, unless its cells were then too small to see."""
_LEAST = 34
"""So wide a cell is at least, in pixels."""
_MANY = 1500
"""A board of so many cells is the map of a country: paler names of cells, larger ones of places."""
_BREADTHS = {
    "major-river": 0.46,
    "minor-river": 0.2,
    "canal": 0.14,
    "highway": 0.26,
    "road": 0.16,
    "minor-road": 0.09,
    "bridge": 0.16,
    "ferry": 0.06,
}
_BROAD = 0.21
"""How broad a line is whose kind has no breadth of its own."""
_CENTRED = 'text-anchor="middle"'
_HEADING = 'text-anchor="start" font-weight="bold"'
_CREDIT = 'text-anchor="end"'


def draw(sketch: Sketch, title: str, word: Callable[[str], str] = str, credit: str = "") -> str:
    """The picture of a sketch, as SVG text. Marks that name a seat show who holds the place; `word` names places.

    `credit` says below it whom the geography is owed to.
    """
    return _Picture(sketch, word).draw(title, credit)


class _Picture:
    """All sizes are parts of the distance from the middle of a cell to its side."""

    def __init__(self, sketch: Sketch, word: Callable[[str], str]) -> None:
        self.sketch = sketch
        self.word = word
        self.is_country = len(sketch.cells) >= _MANY
        self.unit = _inner_radius(sketch.cells)
        corners = [point for cell in sketch.cells for point in (*cell.outline, cell.centre)] or [Point(0, 0)]
        margin = round(self.unit * (1.2 if self.is_country else 0.5))
        self.left = min(point.x for point in corners) - margin
        self.top = min(point.y for point in corners) - margin * 3
        self.width = max(point.x for point in corners) + margin - self.left
        self.height = max(point.y for point in corners) + margin - self.top

    def draw(self, title: str, credit: str) -> str:
        """The layers from the ground up."""
        cells = self.width / max(2 * self.unit, 1)
        across = round(max(min(_WIDTH, max(480, 90 * cells)), _LEAST * cells))
        box = f"{self.left} {self.top} {self.width} {self.height}"
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{across}" {_FONT}>'
        parts = [
            head,
            f"<title>{escape(title)}</title>",
            f'<rect x="{self.left}" y="{self.top}" width="{self.width}" height="{self.height}" fill="{_PAPER}"/>',
            self._heading(title),
            *(Sheet(self.sketch, self.unit).parts() if is_operational(self.sketch) else self._country()),
            *(self._grid(cell) for cell in self.sketch.cells),
            *(line for cell in self.sketch.cells for line in self._walls(cell)),
            *self._counters(),
            *(thing for cell in self.sketch.cells for thing in self._marks(cell)),
            *(caption for cell in self.sketch.cells for caption in self._captions(cell)),
            self._credit(credit),
            "</svg>",
        ]
        return "\n".join(parts) + "\n"

    def _heading(self, title: str) -> str:
        size = self.unit * (1.8 if self.is_country else 0.5)
        down = round(size if self.is_country else self.unit)
        return self._text(Point(self.left + round(self.unit / 2), self.top + down), title, size, _INK, look=_HEADING)

    def _credit(self, credit: str) -> str:
        """Small, in the corner below the map."""
        size = self.unit * (0.7 if self.is_country else 0.3)
        at = Point(self.left + self.width - round(size), self.top + self.height - round(size * 0.8))
        return self._text(at, credit, size, _INK, look=_CREDIT)

    def _country(self) -> Iterator[str]:
        """Fields, slopes, lines, and what stands in the fields."""
        yield from (self._ground(cell) for cell in self.sketch.cells)
        yield from self._slopes()
        yield from (line for kind in ("casing", "fill") for line in self._strokes(kind))
        yield from (thing for cell in self.sketch.cells for thing in self._things(cell))

    def _ground(self, cell: Cell) -> str:
        colour = hexadecimal(_varied(raised(ground(cell.terrain).colour, cell.level), cell.place))
        return f'<polygon points="{_points(cell.outline)}" fill="{colour}" stroke="{colour}" stroke-width="1"/>'

    def _slopes(self) -> Iterator[str]:
        """A contour where the level changes, lit from the north-west."""
        levels = {_edge(one, two): cell for cell in self.sketch.cells for one, two in _edges(cell)}
        for cell in self.sketch.cells:
            for one, two in _edges(cell):
                other = levels.get(_edge(two, one))
                if other is not None and cell.level > other.level:
                    lit = (one.x + two.x) / 2 + (one.y + two.y) / 2 < cell.centre.x + cell.centre.y
                    look = "#fff3c4" if lit else "#5c4326"
                    yield _line((one, two), look, self.unit * 0.14, opacity=0.75)

    def _strokes(self, part: str) -> Iterator[str]:
        for line in self.sketch.strokes:
            colour, broad = stroke(line.kind)[1], _BREADTHS.get(line.kind, _BROAD)
            if part == "casing":
                dark: Colour = (colour[0] * 6 // 10, colour[1] * 6 // 10, colour[2] * 6 // 10)
                yield _line(line.points, hexadecimal(dark), self.unit * (broad + 0.09))
            else:
                yield _line(line.points, hexadecimal(colour), self.unit * broad)

    def _things(self, cell: Cell) -> Iterator[str]:
        """Crowns of trees, roofs and stones, held inside the cell and the same each time."""
        chance = Random(cell.place)
        texture = ground(cell.terrain).texture
        for _ in range(_THINGS.get(texture, 0)):
            x = cell.centre.x + round(chance.uniform(-0.6, 0.6) * self.unit)
            y = cell.centre.y + round(chance.uniform(-0.6, 0.6) * self.unit)
            size = self.unit * chance.uniform(0.14, 0.24)
            if texture in ("trees", "orchard"):
                tree, light = hexadecimal(chance.choice(_TREES)), size * 0.35
                yield f'<circle cx="{x + light:.0f}" cy="{y + light:.0f}" r="{size:.0f}" fill="#22301a" opacity=".35"/>'
                yield f'<circle cx="{x}" cy="{y}" r="{size:.0f}" fill="{tree}"/>'
            elif texture == "roofs":
                roof, turn = hexadecimal(chance.choice(_ROOFS)), chance.choice((0, 15, 90, 105))
                box = f'x="{x - size:.0f}" y="{y - size * 0.7:.0f}" width="{2 * size:.0f}" height="{1.4 * size:.0f}"'
                shape = f'<rect {box} fill="{roof}" stroke="#3a2a22" stroke-width="{size * 0.1:.1f}"/>'
                ridge = _line((Point(round(x - size), y), Point(round(x + size), y)), "#3a2a22", size * 0.1, 0.6)
                yield f'<g transform="rotate({turn} {x} {y})">{shape}{ridge}</g>'
            elif texture == "stones":
                yield f'<circle cx="{x}" cy="{y}" r="{size * 0.4:.0f}" fill="#6d6250"/>'
            else:
                wide, look = round(size * 1.6), "#d5e6ec" if texture == "waves" else "#9c8440"
                yield _line((Point(x - wide, y), Point(x + wide, y)), look, size * 0.15, 0.6)

    def _grid(self, cell: Cell) -> str:
        colour = raised(ground(cell.terrain).colour, cell.level)
        at = Point(cell.centre.x, round(cell.centre.y - self.unit * 0.7))
        seen = 0.3 if self.is_country else 0.8
        name = self._text(at, cell.name, self.unit * 0.24, "#f1ecdc" if sum(colour) < 300 else _INK, opacity=seen)
        edge = f'fill="none" stroke="{_INK}" stroke-width="{self.unit * 0.025:.1f}" opacity="{seen / 2:.2f}"'
        return f'<polygon points="{_points(cell.outline)}" {edge}/>{name}'

    def _walls(self, cell: Cell) -> Iterator[str]:
        """Fortified lines are hatched over the ground."""
        if any(one.kind == "westwall" for one in cell.marks):
            for step in (-0.5, 0, 0.5):
                x, y = cell.centre.x + round(step * self.unit), cell.centre.y
                far = round(self.unit * 0.45)
                yield _line((Point(x - far, y + far), Point(x + far, y - far)), "#6b4a4a", self.unit * 0.08, 0.7)

    def _captions(self, cell: Cell) -> Iterator[str]:
        """The names of places below them, larger where they are: a city's, a town's, any other's."""
        size = {"city": 0.62, "town": 0.42}.get(cell.terrain, 0.36) * self.unit * (1.8 if self.is_country else 1)
        labels = [one.label for one in cell.marks if one.kind == "place" and one.label]
        for label in dict.fromkeys([cell.caption, *labels] if cell.caption else labels):
            at = Point(cell.centre.x, round(cell.centre.y + self.unit * 0.6 + size * 0.5))
            halo = self._text(at, self.word(label), size, _PAPER, opacity=0.85)
            rim = f'stroke="{_PAPER}" stroke-width="{size * 0.22:.1f}" stroke-linejoin="round" text-anchor'
            yield halo.replace("text-anchor", rim)
            yield self._text(at, self.word(label), size, "#2a1410")

    def _marks(self, cell: Cell) -> Iterator[str]:
        owner = next((one.holder for one in cell.marks if one.holder is not None), None)
        plain = ("westwall",) if not self.is_country else ("westwall", "beach")
        told = [one for one in cell.marks if one.kind not in plain and (one.kind != "place" or one.is_goal)]
        for number, one in enumerate(told):
            look = "#8b8573" if owner is None else hexadecimal(side(owner).band)
            x, y = cell.centre.x + round(self.unit * (0.58 - 0.5 * number)), cell.centre.y + round(self.unit * 0.55)
            rim = f'stroke="{_PAPER}" stroke-width="{self.unit * 0.05:.1f}"'
            yield f'<circle cx="{x}" cy="{y}" r="{self.unit * 0.3:.0f}" fill="{look}" {rim}/>'
            yield self._text(Point(x, y), mark(one.kind, one.value), self.unit * 0.3, "#ffffff")

    def _counters(self) -> Iterator[str]:
        """Counters, those of one cell stepped; rounded for one side, square for the other."""
        centres = {cell.place: cell.centre for cell in self.sketch.cells}
        held: dict[int, int] = {}
        for piece in self.sketch.pieces:
            if piece.place in centres:
                step = held[piece.place] = held.get(piece.place, -1) + 1
                yield self._counter(piece, centres[piece.place], step)

    def _counter(self, piece: Piece, centre: Point, step: int) -> str:
        look, half = side(piece.seat), self.unit * 0.5
        x, y = centre.x + step * self.unit * 0.16 - half, centre.y - step * self.unit * 0.14 - half * 0.9
        corner = half * (0.3 if piece.seat % 2 == 0 else 0.04)
        card = f'width="{2 * half:.0f}" height="{2 * half:.0f}" rx="{corner:.0f}"'
        band = f'width="{2 * half:.0f}" height="{half * 0.6:.0f}" rx="{corner:.0f}" fill="{hexadecimal(look.band)}"'
        middle = Point(round(x + half), round(y + half * 1.25))
        states = " ".join(state[:1].upper() for state in piece.states)
        return (
            f'<rect x="{x + half * 0.1:.0f}" y="{y + half * 0.12:.0f}" {card} opacity=".45"/>'
            f'<rect x="{x:.0f}" y="{y:.0f}" {card} fill="{hexadecimal(look.stock)}" stroke="{_INK}"/>'
            f'<rect x="{x:.0f}" y="{y:.0f}" {band}/>'
            + self._text(Point(middle.x, round(y + half * 0.3)), states, half * 0.5, "#ffffff")
            + self._text(
                middle, piece.label, min(half * 0.75, half * 4.2 / max(len(piece.label), 1)), hexadecimal(look.ink)
            )
        )

    def _text(self, at: Point, text: str, size: float, colour: str, opacity: float = 1.0, look: str = _CENTRED) -> str:
        if not text:
            return ""
        ink = f'font-size="{size:.0f}" fill="{colour}" {look} dominant-baseline="central" opacity="{opacity}"'
        return f'<text x="{at.x}" y="{at.y}" {ink}>{escape(text)}</text>'


def _inner_radius(cells: Sequence[Cell]) -> float:
    if not cells or not cells[0].outline:
        return 100.0
    cell = cells[0]
    middles = [((one.x + two.x) / 2, (one.y + two.y) / 2) for one, two in _edges(cell)]
    return float(min(((x - cell.centre.x) ** 2 + (y - cell.centre.y) ** 2) ** 0.5 for x, y in middles))


def _edges(cell: Cell) -> Iterator[tuple[Point, Point]]:
    return pairwise((*cell.outline, *cell.outline[:1]))


def _edge(one: Point, two: Point) -> tuple[int, int, int, int]:
    """An edge as a key; corners that differ by a rounding are one."""
    return round(one.x / 8), round(one.y / 8), round(two.x / 8), round(two.y / 8)


def _line(points: Sequence[Point], colour: str, width: float, opacity: float = 1.0) -> str:
    look = f'fill="none" stroke="{colour}" stroke-width="{width:.1f}" stroke-linecap="round" stroke-linejoin="round"'
    return f'<polyline points="{_points(points)}" {look} opacity="{opacity}"/>'


def _points(points: Sequence[Point]) -> str:
    return " ".join(f"{point.x},{point.y}" for point in points)


def _varied(colour: Colour, place: int) -> Colour:
    """A colour a little lighter or darker, so that no two fields are alike."""
    shift = Random(place * 7919).randint(-6, 6)
    red, green, blue = (max(0, min(255, part + shift)) for part in colour)
    return red, green, blue
