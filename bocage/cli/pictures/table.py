"""A table without a grid as a picture: soil, parcels, hedges and walls, houses open, figures and hulls, and rulers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape
from itertools import pairwise
from math import ceil, cos, hypot, pi, sin
from random import Random
from typing import NamedTuple

from bocage.cli.palette import hexadecimal, mark, side
from bocage.kernel.records import Point
from bocage.show import Cell, Piece, Sketch, Stroke

Spot = tuple[float, float]

_INK = "#1c1d18"
_PAPER = "#f3ecd8"
_FONT = "font-family=\"'Barlow Condensed','Roboto Condensed','DejaVu Sans Condensed',sans-serif\""
_WIDTH = 1600
"""So wide is a picture, in pixels."""
_RIM = 34
"""So wide is the wooden rim with the rulers, in millimetres."""
_HEAD = 70
_ROW = 30
_SEEN_INTO = 100
"""How far one sees into a wood from outside, in millimetres: what lies deeper is darker."""
_GRASS = ("#8f9e54", "#98a65c", "#86964e", "#a3a963")


class Look(NamedTuple):
    """How a kind of terrain is drawn: its soil, its edge, what is strewn on it, or as what kind of line."""

    soil: str = ""
    edge: str = ""
    texture: str = ""
    line: str = ""
    breadth: int = 0


_LOOKS = {
    "open-field": Look(_GRASS[0]),
    "lawn": Look("#86a052", "#66803c"),
    "paved-yard": Look("#b8ab92", "#7d7360", "stones"),
    "sand-or-snow": Look("#dcc592", "#b89d68"),
    "scrub": Look("#9a9362", "#756f45", "bushes"),
    "crop-field": Look("#c9ae5c", "#6b5320", "furrows"),
    "orchard": Look("#8fa052", "#6f8040", "rows"),
    "wood": Look("#5c6b36", "#26331a", "trees"),
    "jungle": Look("#4c6034", "#1e2a14", "trees"),
    "vineyard": Look("#a39a58", "#6f6a36", "vines"),
    "marsh": Look("#7d9466", "#55704c", "reeds"),
    "dense-vegetation": Look("#66783c", "#33441c", "bushes"),
    "rocky-ground": Look("#a2987f", "#6f6650", "stones"),
    "gentle-hill": Look("#a3a75c", "#7c5a2c", "contours"),
    "stepped-hill": Look("#a9a15c", "#7c5a2c", "contours"),
    "mountain": Look("#b3a274", "#6c4c24", "contours"),
    "ford": Look("#86a8a6", "#5d5a36", "waves", "water"),
    "ford-river": Look("#86a8a6", "#5d5a36", "waves", "water"),
    "lake-or-deep-river": Look("#5f8f9c", "#4b4f32", "waves", "water"),
    "road": Look("#c4ad80", "#6f5830", "", "road"),
    "debris-road": Look("#b8a27a", "#6f5830", "stones", "road"),
    "ditch": Look("#4b3a1e", "#8a7544", "", "bank", 12),
    "trench": Look("#57401f", "#a98f5c", "", "bank", 20),
    "gun-pit": Look("#57401f", "#a98f5c", "", "bank", 20),
    "earth-bank": Look("#a08a52", "#5c4a28", "", "bank", 18),
    "cliff": Look("#6f675a", "#3c352a", "stones", "bank", 14),
    "low-wall": Look("#cabfa6", "#3b342a", "", "wall", 9),
    "wall": Look("#d5cab0", "#2a231a", "", "wall", 12),
    "wooden-parapet": Look("#8b6236", "#2a1808", "", "wall", 8),
    "sandbags": Look("#c4b080", "#4a3a1e", "", "wall", 13),
    "barricade": Look("#8a7a64", "#2a231a", "stones", "wall", 14),
    "wire": Look("#d8d5c4", "#23211c", "", "coils", 8),
    "hedge": Look("#46632a", "#17240f", "", "hedge", 8),
    "bocage": Look("#3c5724", "#4f3f20", "", "hedge", 12),
    "stone-house": Look("#a2794a", "#cfc4ab", "boards", "", 9),
    "wooden-house": Look("#9c7040", "#6b4622", "boards", "", 8),
    "wooden-barn": Look("#b29658", "#6b4622", "boards", "", 8),
    "fortified-house": Look("#a2794a", "#c4b080", "boards", "", 13),
    "bunker": Look("#8f8c82", "#55534c", "", "", 10),
    "ruin": Look("#8f8168", "#5b5147", "stones"),
    "wreck": Look("#3a3028", "#15110d"),
    "smoking-wreck": Look("#3a3028", "#15110d"),
    "shell-hole": Look("#6b5634", "#46361c"),
    "at-obstacle": Look("", "#4b4a44", "stones"),
    "minefield": Look("", "#8c0f3d", "crosses"),
}
_OTHER = Look("#a59c74", "#6f6650")
_OPENINGS = {"door": "#c98b4a", "window": "#a9dbe8"}
_FLAT = 'stroke-linecap="butt"'
_GROUND = ("road", "water")
"""Lines that lie below all others."""


def look(terrain: str) -> Look:
    """How a kind of terrain is drawn; one that is not known is bare ground with an edge.

    >>> look("hedge").line, look("lava") == look("magma")
    ('hedge', True)
    """
    return _LOOKS.get(terrain, _OTHER)


def draw_table(sketch: Sketch, title: str, word: Callable[[str], str] = str) -> str:
    """The picture of a table, as SVG text; `word` names pieces of terrain and squads."""
    return _Table(sketch, word).draw(title)


class _Table:
    """All sizes are millimetres of the table."""

    def __init__(self, sketch: Sketch, word: Callable[[str], str]) -> None:
        self.sketch = sketch
        self.word = word
        corners = sketch.cells[0].outline or (Point(0, 0), Point(1000, 1000))
        self.width, self.depth = max(at.x for at in corners), max(at.y for at in corners)
        self.chance = Random(7)
        self.kinds = [kind for kind in dict.fromkeys(cell.terrain for cell in sketch.cells) if kind != "open-field"]
        self.across = max(1, self.width // 230)

    def draw(self, title: str) -> str:
        """The layers from the ground up, the rim over them, and the legend below."""
        foot = 26 + _ROW * ceil(len(self.kinds) / self.across)
        wide, high = self.width + 2 * _RIM, _HEAD + self.depth + 2 * _RIM + foot
        box = f"{-_RIM} {-_RIM - _HEAD} {wide} {high}"
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" width="{_WIDTH}" {_FONT}>',
            f"<title>{escape(title)}</title>",
            f'<rect x="{-_RIM}" y="{-_RIM - _HEAD}" width="{wide}" height="{high}" fill="{_PAPER}"/>',
            _text((-_RIM + 22, -_RIM - _HEAD / 2), title, 40, _INK, 'text-anchor="start" font-weight="bold"'),
            f'<clipPath id="table"><rect width="{self.width}" height="{self.depth}"/></clipPath>',
            '<g clip-path="url(#table)">',
            *self._soil(),
            *(part for cell in self.sketch.cells[1:] for part in self._area(cell, built=False)),
            *(part for line in self.sketch.strokes if look(line.kind).line in _GROUND for part in self._line(line)),
            *(part for cell in self.sketch.cells[1:] for part in self._area(cell, built=True)),
            *(part for line in self.sketch.strokes if look(line.kind).line not in _GROUND for part in self._line(line)),
            *self._names(),
            *self._marks(),
            *(self._piece(piece) for piece in sorted(self.sketch.pieces, key=_height) if piece.at is not None),
            "</g>",
            *self._rim(),
            *self._legend(),
            "</svg>",
        ]
        return "\n".join(parts) + "\n"

    # The ground

    def _soil(self) -> Iterator[str]:
        yield f'<rect width="{self.width}" height="{self.depth}" fill="{_GRASS[0]}"/>'
        for _ in range(self.width * self.depth // 9000):
            x, y = self.chance.uniform(0, self.width), self.chance.uniform(0, self.depth)
            r, tone = self.chance.uniform(30, 120), self.chance.choice(_GRASS)
            yield f'<ellipse cx="{x:.0f}" cy="{y:.0f}" rx="{r:.0f}" ry="{r * 0.6:.0f}" fill="{tone}" opacity=".22"/>'

    def _area(self, cell: Cell, built: bool) -> Iterator[str]:
        at = look(cell.terrain)
        if not cell.outline or (at.texture == "boards" or bool(at.breadth)) != built:
            return
        points = " ".join(f"{one.x},{one.y}" for one in cell.outline)
        clip = f'clip-path="url(#c{cell.place})"'
        yield f'<clipPath id="c{cell.place}"><polygon points="{points}"/></clipPath>'
        if built:
            yield f'<polygon points="{points}" transform="translate(12 14)" fill="#0e0a04" opacity=".35"/>'
        dash = ' stroke-dasharray="14 9"' if cell.terrain == "minefield" else ""
        width = at.breadth or 3
        yield f'<polygon points="{points}" fill="{at.soil or "none"}"/>'
        yield f"<g {clip}>"
        yield from self._texture(cell, at)
        if at.texture == "trees":
            rim = f'fill="none" stroke="#f0e6a8" stroke-width="{2 * _SEEN_INTO}" opacity=".16"'
            yield f'<polygon points="{points}" {rim}/>'
        yield "</g>"
        look_of = f'fill="none" stroke="{at.edge}" stroke-width="{width}" stroke-linejoin="miter"{dash}'
        yield f'<polygon points="{points}" {look_of}/>'

    def _texture(self, cell: Cell, at: Look) -> Iterator[str]:
        left, right = min(one.x for one in cell.outline), max(one.x for one in cell.outline)
        top, bottom = min(one.y for one in cell.outline), max(one.y for one in cell.outline)
        chance = Random(cell.place)

        def strewn(apart: int) -> Iterator[Spot]:
            for y in range(top, bottom + apart, apart):
                for x in range(left, right + apart, apart):
                    yield x + chance.uniform(-0.45, 0.45) * apart, y + chance.uniform(-0.45, 0.45) * apart

        match at.texture:
            case "trees":
                yield from (_crown(spot, chance.uniform(10, 15), chance) for spot in strewn(21))
            case "bushes":
                yield from (_crown(spot, chance.uniform(4, 8), chance) for spot in strewn(26))
            case "rows":
                spots = [(x, y) for y in range(top + 18, bottom, 36) for x in range(left + 18, right, 36)]
                yield from (_crown(spot, 11, chance) for spot in spots)
            case "vines":
                yield from (_leg((left, y), (right, y), "#4a672a", 6) for y in range(top + 8, bottom, 16))
            case "furrows":
                yield from (_leg((x, top), (x, bottom), "#8f7330", 1.6, 0.7) for x in range(left, right, 9))
            case "boards":
                yield from (_leg((left, y), (right, y), "#28160a", 0.9, 0.6) for y in range(top, bottom, 8))
            case "waves" | "reeds":
                tone = "#e6f6f4" if at.texture == "waves" else "#3f5223"
                yield from (_leg((x, y), (x + 14, y), tone, 1.6, 0.6) for x, y in strewn(24))
            case "stones":
                yield from (
                    f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{chance.uniform(3, 6):.1f}" fill="{at.edge}"/>'
                    for x, y in strewn(18)
                )
            case "crosses":
                yield from (_text(spot, "×", 22, at.edge) for spot in strewn(36))
            case "contours":
                middle = ((left + right) / 2, (top + bottom) / 2)
                for part in (0.7, 0.4):
                    ring = [(_part(middle, (one.x, one.y), part)) for one in cell.outline]
                    yield f'<polygon points="{_points(ring)}" fill="none" stroke="{at.edge}" stroke-width="2"/>'
            case _:
                pass

    # Lines

    def _line(self, line: Stroke) -> Iterator[str]:
        path = [(one.x, one.y) for one in line.points]
        if line.kind in _OPENINGS:
            yield _way(path, "#22333c", 12, 1, _FLAT)
            yield _way(
                [_part(path[1], path[0], 0.92), _part(path[0], path[1], 0.92)], _OPENINGS[line.kind], 7, 1, _FLAT
            )
            return
        at = look(line.kind)
        broad = line.width or at.breadth or 14
        if at.line == "hedge":
            yield from self._hedge(path, at)
        elif at.line == "road":
            yield _way(path, at.edge, broad + 5, 0.8)
            yield _way(path, at.soil, broad)
            yield _way(path, "#9c8450", broad * 0.55, 0.35)
        elif at.line == "coils":
            yield from (
                f'<circle cx="{x:.0f}" cy="{y:.0f}" r="7" fill="none" stroke="{at.edge}" stroke-width="1.6"/>'
                for x, y in _along(path, 7)
            )
        elif at.line == "wall":
            yield _way(path, "#0e0c06", broad + 3, 0.4, 'transform="translate(4 5)"')
            yield _way(path, at.edge, broad + 3)
            yield _way(path, at.soil, broad, 1, f'stroke-dasharray="9 2" {_FLAT}')
        else:
            yield _way(path, at.edge, broad + 6)
            yield _way(path, at.soil, broad)

    def _hedge(self, path: Sequence[Spot], at: Look) -> Iterator[str]:
        yield _way(path, "#0c1206", at.breadth * 2.2, 0.35, 'transform="translate(5 6)"')
        yield _way(path, at.edge, at.breadth * 2)
        for x, y in _along(path, at.breadth * 0.9):
            shift = self.chance.uniform(-0.3, 0.3) * at.breadth
            yield _crown((x + shift, y - shift), at.breadth * self.chance.uniform(0.8, 1.15), self.chance, shade=False)

    # What stands and lies on it

    def _names(self) -> Iterator[str]:
        """The names of pieces: of areas in their middle, below what is won there, of lines beside theirs."""
        lines = iter([line for line in self.sketch.strokes if line.kind not in _OPENINGS])
        for cell in self.sketch.cells[1:]:
            x, y = (cell.centre.x, cell.centre.y + 12 * bool(cell.marks)) if cell.outline else _middle(next(lines))
            at = (x, y if cell.outline else y + 22)
            rim = f'stroke="{_PAPER}" stroke-width="5" stroke-linejoin="round" paint-order="stroke" font-style="italic"'
            yield _text(at, self.word(cell.name), 19, _INK, f'text-anchor="middle" {rim}')

    def _marks(self) -> Iterator[str]:
        for cell in self.sketch.cells:
            for one in cell.marks:
                at = one.at or Point(cell.centre.x, cell.centre.y - 22)
                tone = "#8b8573" if one.holder is None else hexadecimal(side(one.holder).band)
                yield f'<circle cx="{at.x}" cy="{at.y}" r="19" fill="{tone}" stroke="{_PAPER}" stroke-width="4"/>'
                yield _text((at.x, at.y), mark(one.kind, one.value), 21, "#ffffff")

    def _piece(self, piece: Piece) -> str:
        """A man on his base, round or octagonal by his side; or a hull, with an arrow where it looks."""
        assert piece.at is not None
        own, values = side(piece.seat), dict(piece.values)
        turn = (piece.heading if piece.heading >= 0 else 0) - 90
        where = f'transform="translate({piece.at.x} {piece.at.y}) rotate({turn})"'
        stock, band = hexadecimal(own.stock), hexadecimal(own.band)
        if "length" in values:
            length, broad = values["length"], values["width"]
            hull = f'x="{-length / 2}" y="{-broad / 2}" width="{length}" height="{broad}" rx="6"'
            nose = f"M{length / 2 - 6} 0L{length / 2 - 26} -11V11Z"
            name = _text((piece.at.x, piece.at.y + broad / 2 + 18), self.word(piece.label), 17, _INK)
            body = f'<rect {hull} fill="{stock}" stroke="{band}" stroke-width="6"/><path d="{nose}" fill="{band}"/>'
            return f"<g {where}>{body}</g>{name}"
        r = (piece.size or 25) / 2
        sides = 8 if piece.seat % 2 else 48
        ring = [(r * cos(2 * pi * (n + 0.5) / sides), r * sin(2 * pi * (n + 0.5) / sides)) for n in range(sides)]
        base = f'<polygon points="{_points(ring)}" fill="{stock}" stroke="{band}" stroke-width="3.5"/>'
        gun = "" if piece.look == "marker" else f'<path d="M0 4H{r + 4}" stroke="{_INK}" stroke-width="2.4"/>'
        head = "" if piece.look == "marker" else f'<circle r="{r * 0.42:.1f}" fill="{_INK}"/>'
        sign = "?" if piece.look == "marker" else "★" if "nco" in piece.states else ""
        label = _text((piece.at.x, piece.at.y), sign, r * 1.1, "#f2c14e" if sign == "★" else _INK)
        return f"<g {where}>{base}{gun}{head}</g>{label}"

    # The rim and the legend

    def _rim(self) -> Iterator[str]:
        wide, deep = self.width, self.depth
        frame = f"M{-_RIM} {-_RIM}H{wide + _RIM}V{deep + _RIM}H{-_RIM}ZM0 0V{deep}H{wide}V0Z"
        yield f'<path d="{frame}" fill="#b08e5c" stroke="#2b1d10" stroke-width="2"/>'
        for cm in range(wide // 10 + 1):
            long = 14 if cm % 10 == 0 else 9 if cm % 5 == 0 else 5
            yield f'<path d="M{cm * 10} 0v{-long}" stroke="#2b1d10"/>'
            if cm % 10 == 0:
                yield _text((cm * 10, -23), str(cm), 17, "#2b1d10")
        for cm in range(deep // 10 + 1):
            long = 14 if cm % 10 == 0 else 9 if cm % 5 == 0 else 5
            yield f'<path d="M0 {cm * 10}h{-long}" stroke="#2b1d10"/>'
            if cm % 10 == 0 and cm:
                turned = f'text-anchor="middle" transform="rotate(-90 -23 {cm * 10})"'
                yield _text((-23, cm * 10), str(cm), 17, "#2b1d10", turned)

    def _legend(self) -> Iterator[str]:
        room = self.width / self.across
        for number, kind in enumerate(self.kinds):
            at = look(kind)
            x, y = room * (number % self.across), self.depth + _RIM + 28 + _ROW * (number // self.across)
            swatch = f'x="{x}" y="{y - 10}" width="34" height="20" rx="3"'
            yield f'<rect {swatch} fill="{at.soil or _PAPER}" stroke="{at.edge}" stroke-width="3"/>'
            yield _text((x + 44, y), self.word(kind), 19, _INK, 'text-anchor="start"')


def _height(piece: Piece) -> tuple[bool, int]:
    return "nco" in piece.states, piece.at.y if piece.at else 0


def _crown(spot: Spot, r: float, chance: Random, shade: bool = True) -> str:
    """A tree from above, lit from the north-west."""
    x, y = spot
    dark, light = chance.choice((("#2f4720", "#5d7a38"), ("#3a5426", "#6c8a42"), ("#28401c", "#527032")))
    below = f'<circle cx="{x + r * 0.4:.0f}" cy="{y + r * 0.5:.0f}" r="{r:.1f}" fill="#10180a" opacity=".3"/>'
    crown = f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{r:.1f}" fill="{dark}"/>'
    lit = f'<circle cx="{x - r * 0.25:.1f}" cy="{y - r * 0.3:.1f}" r="{r * 0.55:.1f}" fill="{light}"/>'
    return (below if shade else "") + crown + lit


def _way(path: Sequence[Spot], tone: str, width: float, opacity: float = 1, more: str = "") -> str:
    ends = "" if "linecap" in more else ' stroke-linecap="round"'
    look_of = f'fill="none" stroke="{tone}" stroke-width="{width:.1f}" stroke-linejoin="round"{ends}'
    return f'<polyline points="{_points(path)}" {look_of} opacity="{opacity}" {more}/>'


def _leg(one: Spot, two: Spot, tone: str, width: float, opacity: float = 1) -> str:
    ends = f'x1="{one[0]:.0f}" y1="{one[1]:.0f}" x2="{two[0]:.0f}" y2="{two[1]:.0f}"'
    return f'<line {ends} stroke="{tone}" stroke-width="{width}" opacity="{opacity}"/>'


def _along(path: Sequence[Spot], apart: float) -> Iterator[Spot]:
    """Points along a line at even distances."""
    for (ax, ay), (bx, by) in pairwise(path):
        far = hypot(bx - ax, by - ay)
        steps = max(1, round(far / apart))
        for step in range(steps + 1):
            yield ax + (bx - ax) * step / steps, ay + (by - ay) * step / steps


def _middle(line: Stroke) -> Spot:
    """Half way along a line."""
    spots = list(_along([(one.x, one.y) for one in line.points], 5))
    return spots[len(spots) // 2]


def _part(middle: Spot, spot: Spot, part: float) -> Spot:
    return middle[0] + (spot[0] - middle[0]) * part, middle[1] + (spot[1] - middle[1]) * part


def _points(path: Sequence[Spot]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in path)


def _text(at: Spot, text: str, size: float, colour: str, more: str = 'text-anchor="middle"') -> str:
    if not text:
        return ""
    look_of = f'font-size="{size:.0f}" fill="{colour}" dominant-baseline="central" {more}'
    return f'<text x="{at[0]:.0f}" y="{at[1]:.0f}" {look_of}>{escape(text)}</text>'
