"""The map of a country as a printed sheet: tints, engraved water, lines by their kind, blocks of houses."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from random import Random
from typing import NamedTuple

from bocage.kernel.records import Point
from bocage.show import Cell, Sketch

Segment = tuple[Point, Point]
Line = list[Point]

LAND = "#eee3c4"
SEA = "sea"
COAST = "#274b57"
TINTS = {
    "polder": "#d3dcb6",
    "woods": "#b7c795",
    "forest": "#9db57c",
    "heath": "#e3cfae",
    "peel": "#c9d3b4",
    "flood": "#b3ccd0",
}
"""The tints of kinds of ground; what has none is bare paper."""
LINING = (
    (1.1, "#9cbcc4", "#8fb2bc"),
    (0.72, "#a6c3c9", "#7ea6b2"),
    (0.42, "#afc9cd", "#6d98a6"),
    (0.18, "#b9d0d2", "#5d8b9a"),
)
"""How far off the shore the water is lined, in radii of a cell: the tint up to there, and the line."""
TREES = {"woods": (11, "#7f9a5c"), "forest": (18, "#648550")}
HOUSES = {"city": (26, 0.55), "town": (13, 0.36)}
VILLAGE = (4, 0.16)
"""Blocks of houses, and how far they lie about."""


class Layer(NamedTuple):
    """A stroke of a line: its breadth in radii of a cell, its colour, and its dashes."""

    breadth: float
    colour: str
    dashes: str = ""


LINES: Mapping[str, Sequence[Layer]] = {
    "minor-river": (Layer(0.14, COAST), Layer(0.09, "#a9c8cd")),
    "canal": (Layer(0.15, COAST), Layer(0.08, "#dcebea")),
    "major-river": (Layer(0.34, COAST), Layer(0.27, "#a9c8cd")),
    "ferry": (Layer(0.06, "#1f4f63", "20 14"),),
    "minor-road": (Layer(0.09, "#6b4a2c"), Layer(0.045, "#f6ead0", "18 9")),
    "road": (Layer(0.12, "#5b2a1c"), Layer(0.07, "#f0d9a4")),
    "highway": (Layer(0.18, "#5b2a1c"), Layer(0.115, "#d9694a")),
    "bridge": (Layer(0.0, "#1d1a12"),),
}
"""Kinds of lines from the lowest up, each as strokes laid one over the other."""
_PAIR = 2
"""So many segments meet where a line goes on; where more do is a junction."""
WATERS = ("minor-river", "canal", "major-river")


def is_operational(sketch: Sketch) -> bool:
    """Whether a board is a map of kilometres rather than of fields: rivers and roads have grades there."""
    return any(stroke.kind in ("highway", "major-river", "minor-river", "minor-road") for stroke in sketch.strokes)


class Sheet:
    """The ground of a sheet, as SVG; `unit` is the radius of a cell."""

    def __init__(self, sketch: Sketch, unit: float) -> None:
        self.sketch, self.unit = sketch, unit
        self.around = _neighbours(sketch.cells)

    def parts(self) -> Iterator[str]:
        """The layers from the ground up."""
        yield f'<path d="{_shapes(cell.outline for cell in self.sketch.cells)}" fill="{LAND}" stroke="{LAND}"/>'
        for terrain, tint in TINTS.items():
            yield from self._area(terrain, f'fill="{tint}" fill-rule="evenodd"')
        yield from (tree for cell in self.sketch.cells for tree in self._trees(cell))
        yield from self._lines(WATERS)
        yield from self._sea()
        yield from self._lines([kind for kind in LINES if kind not in (*WATERS, "bridge")])
        yield from (
            bridge
            for stroke in self.sketch.strokes
            if stroke.kind == "bridge"
            for bridge in self._bridge(stroke.points)
        )
        yield from (house for cell in self.sketch.cells for house in self._houses(cell))

    def _border(self, terrain: str, against: Callable[[Cell | None], bool]) -> list[Segment]:
        """The sides of cells of a terrain that border on others."""
        found = []
        for cell in self.sketch.cells:
            if cell.terrain == terrain:
                sides = zip(_sides(cell), self.around[cell.place], strict=True)
                found += [
                    side for side, other in sides if (other is None or other.terrain != terrain) and against(other)
                ]
        return found

    def _area(self, terrain: str, look: str) -> Iterator[str]:
        loops = [line[:-1] for line in chained(self._border(terrain, lambda _: True))]
        if loops:
            yield f'<path d="{"".join(_curved(loop, closed=True) for loop in loops)}" {look}/>'

    def _sea(self) -> Iterator[str]:
        """The sea, and lines along its shore: each over the tint of what lies beyond it."""
        shore = "".join(
            _curved(line[:-1], closed=True) if line[0] == line[-1] else _curved(line)
            for line in chained(self._border(SEA, lambda other: other is not None))
        )
        (body,) = list(self._area(SEA, 'fill="#93b5be" fill-rule="evenodd"')) or [""]
        if not body:
            return
        yield body
        clip = body.replace('fill="#93b5be" fill-rule="evenodd"', 'clip-rule="evenodd"')
        yield f'<clipPath id="sea">{clip}</clipPath><g clip-path="url(#sea)" fill="none">'
        for far, tint, line in LINING:
            for width, colour in ((far * self.unit * 2 + 4, line), (far * self.unit * 2 - 3, tint)):
                yield f'<path d="{shore}" stroke="{colour}" stroke-width="{width:.0f}" stroke-linejoin="round"/>'
        yield f'</g><path d="{shore}" fill="none" stroke="{COAST}" stroke-width="{self.unit * 0.05:.0f}"/>'

    def _lines(self, kinds: Sequence[str]) -> Iterator[str]:
        """Lines of several kinds; where one ends at another, both go through that point."""
        pairs = {
            kind: [pair for stroke in self.sketch.strokes if stroke.kind == kind for pair in pairwise(stroke.points)]
            for kind in kinds
        }
        used: dict[Point, set[str]] = {}
        for kind, segments in pairs.items():
            for point in (point for segment in segments for point in segment):
                used.setdefault(point, set()).add(kind)
        meetings = {point for point, here in used.items() if len(here) > 1}
        for kind in kinds:
            d = "".join(_curved(line) for line in chained(pairs[kind], meetings))
            for layer in LINES[kind] if d else ():
                dashes = f' stroke-dasharray="{layer.dashes}"' if layer.dashes else ' stroke-linecap="round"'
                width = f'stroke-width="{layer.breadth * self.unit:.0f}"'
                yield f'<path d="{d}" fill="none" stroke="{layer.colour}" {width}{dashes}/>'

    def _bridge(self, side: Sequence[Point]) -> Iterator[str]:
        """Two parapets across the water along a side."""
        one, other = side[0], side[-1]
        x, y, long = (
            (one.x + other.x) / 2,
            (one.y + other.y) / 2,
            ((one.x - other.x) ** 2 + (one.y - other.y) ** 2) ** 0.5,
        )
        ux, uy, reach = (other.x - one.x) / long, (other.y - one.y) / long, self.unit * 0.24
        for off in (-self.unit * 0.1, self.unit * 0.1):
            ends = [(x + ux * off - uy * far, y + uy * off + ux * far) for far in (-reach, reach)]
            (ax, ay), (bx, by) = ends
            look = f'stroke="#1d1a12" stroke-width="{self.unit * 0.05:.0f}"'
            yield f'<path d="M{ax:.0f} {ay:.0f}L{bx:.0f} {by:.0f}" {look}/>'

    def _trees(self, cell: Cell) -> Iterator[str]:
        count, colour = TREES.get(cell.terrain, (0, ""))
        for x, y in _strewn(cell, count, self.unit * 0.8):
            look = f'r="{self.unit * 0.07:.0f}" fill="{colour}" stroke="#3f5c30" stroke-width="2"'
            yield f'<circle cx="{x:.0f}" cy="{y:.0f}" {look}/>'

    def _houses(self, cell: Cell) -> Iterator[str]:
        count, far = HOUSES.get(cell.terrain, VILLAGE if cell.caption else (0, 0.0))
        size = self.unit * 0.14
        boxes = "".join(
            f"M{x - size / 2:.0f} {y - size / 2:.0f}h{size:.0f}v{size * 0.8:.0f}h-{size:.0f}Z"
            for x, y in _strewn(cell, count, self.unit * far)
        )
        if boxes:
            yield f'<path d="{boxes}" fill="#8c2f22"/>'


def chained(segments: Iterable[Segment], ending: Container[Point] = ()) -> list[Line]:
    """Segments joined end to end into lines as long as can be; a junction ends a line, and so does any point of these.

    >>> a, b, c = Point(0, 0), Point(10, 0), Point(20, 0)
    >>> [len(line) for line in chained([(b, a), (b, c)])], [len(line) for line in chained([(b, a), (b, c)], [b])]
    ([3], [2, 2])
    """
    ends: dict[Point, list[Segment]] = {}
    segments = list(segments)
    for segment in segments:
        for end in segment:
            ends.setdefault(end, []).append(segment)
    used: set[Segment] = set()
    lines = []
    for segment in segments:
        if segment not in used:
            used.add(segment)
            line = _grown(list(segment), ends, used, ending)
            lines.append(_grown(line[::-1], ends, used, ending))
    return lines


def _grown(line: Line, ends: Mapping[Point, list[Segment]], used: set[Segment], ending: Container[Point]) -> Line:
    while True:
        tip = line[-1]
        here = ends[tip]
        fresh = [one for one in here if one not in used]
        if len(here) != _PAIR or not fresh or tip in ending:
            return line
        used.add(fresh[0])
        one, other = fresh[0]
        line.append(other if one == tip else one)


def _curved(line: Line, closed: bool = False) -> str:
    """A smooth path: through the middles of the line's pieces, drawn towards its bends, which are eased first."""
    if closed:
        line = _eased([line[-1], *line, line[0]])[1:-1]
        line = [line[-1], *line, line[0]]
    else:
        line = _eased(line)
    middles = [((a.x + b.x) / 2, (a.y + b.y) / 2) for a, b in pairwise(line)]
    start, end = line[0], line[-1]
    first = middles[0] if closed else (start.x, start.y)
    bends = "".join(f"Q{bend.x} {bend.y} {x:.0f} {y:.0f}" for bend, (x, y) in zip(line[1:-1], middles[1:], strict=True))
    lead = "" if closed else f"L{middles[0][0]:.0f} {middles[0][1]:.0f}"
    return f"M{first[0]:.0f} {first[1]:.0f}{lead}{bends}" + ("Z" if closed else f"L{end.x} {end.y}")


def _eased(line: Line) -> Line:
    """Each bend half-way towards its neighbours: the line no longer runs along the sides of hexes."""
    bends = zip(line, line[1:], line[2:], strict=False)
    eased = [Point((a.x + 2 * b.x + c.x) // 4, (a.y + 2 * b.y + c.y) // 4) for a, b, c in bends]
    return [line[0], *eased, line[-1]]


def _sides(cell: Cell) -> list[Segment]:
    return list(pairwise((*cell.outline, *cell.outline[:1])))


def _neighbours(cells: Sequence[Cell]) -> dict[int, list[Cell | None]]:
    """For each cell those across its sides."""
    across = {side: cell for cell in cells for side in _sides(cell)}
    return {cell.place: [across.get((two, one)) for one, two in _sides(cell)] for cell in cells}


def _shapes(outlines: Iterable[Sequence[Point]]) -> str:
    return "".join("M" + "L".join(f"{point.x} {point.y}" for point in outline) + "Z" for outline in outlines)


def _strewn(cell: Cell, count: int, far: float) -> Iterator[tuple[float, float]]:
    """Points about the middle of a cell, the same each time."""
    chance = Random(cell.place)
    for _ in range(count):
        yield cell.centre.x + chance.uniform(-1, 1) * far, cell.centre.y + chance.uniform(-1, 1) * far * 0.85
