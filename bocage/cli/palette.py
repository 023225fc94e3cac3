"""Colours and glyphs: how grounds, lines, marks and sides look, in a terminal and in a picture."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

Colour = tuple[int, int, int]
T = TypeVar("T")


class Ground(NamedTuple):
    """A kind of ground: the glyph that stands for it, and its colour."""

    glyph: str
    colour: Colour


class Edge(NamedTuple):
    """A wall or the like on the side of a square: its glyphs upright, in the line above the side and in that below."""

    name: str
    upright: str
    above: str
    below: str


class SideLook(NamedTuple):
    """How the counters of a seat look: stock, ink and band."""

    stock: Colour
    ink: Colour
    band: Colour


_GROUNDS = {
    "clear open grass ground meadow": Ground("·", (163, 170, 107)),
    "wood forest": Ground("♣", (86, 112, 62)),
    "orchard grove": Ground("♠", (122, 146, 80)),
    "building town village city house farm bunker": Ground("⌂", (176, 131, 110)),
    "stream river water pond lake sea torrent canal": Ground("≈", (104, 146, 168)),
    "ford bridge": Ground("=", (160, 150, 125)),
    "marsh swamp bog": Ground("≋", (120, 150, 125)),
    "field crop wheat plough": Ground("≡", (198, 176, 102)),
    "rough rubble rock crater ruin": Ground("∴", (158, 143, 116)),
    "hill slope cliff ridge": Ground("^", (178, 158, 104)),
    "hedge bocage": Ground("#", (104, 128, 68)),
    "barbed wire": Ground("x", (150, 150, 110)),
    "trench foxhole": Ground("⊔", (150, 128, 96)),
    "sandbag wall": Ground("∩", (172, 158, 122)),
    "hedgehog": Ground("*", (150, 150, 140)),
    "road street": Ground("═", (196, 178, 140)),
    "sand beach desert": Ground("∷", (214, 196, 146)),
}
_STROKES = {
    "road track path street": ("╌", (222, 202, 158)),
    "stream river water canal": ("~", (84, 134, 168)),
    "rail railway": ("+", (70, 66, 60)),
    "hedge bocage wall": ("#", (74, 98, 50)),
}
_EDGES = {
    "door gate": ("╏", "╍", "╍"),
    "window": ("┆", "┄", "┄"),
    "fence hedge": ("¦", "~", "~"),
}
_MARKS = {
    "victory objective": "★",
    "command": "☆",
    "smoke": "%",
    "wire": "x",
    "mine": "*",
    "entrenchment foxhole trench": "⊔",
    "pillbox bunker": "■",
    "trap": "^",
}
_SIDES = (
    SideLook((240, 230, 200), (34, 48, 58), (29, 79, 128)),
    SideLook((80, 88, 86), (243, 241, 230), (217, 105, 42)),
    SideLook((214, 222, 190), (34, 48, 34), (77, 107, 47)),
    SideLook((96, 78, 72), (243, 241, 230), (184, 134, 11)),
)
_OTHER = Ground("", (170, 165, 140))


def ground(terrain: str) -> Ground:
    """How a kind of ground looks; one that is not known shows the first letter of its name.

    >>> ground("deep-stream").glyph, ground("woods").glyph, ground("lava").glyph
    ('≈', '♣', 'l')
    """
    found = _lookup(_GROUNDS, terrain)
    return found if found is not None else _OTHER._replace(glyph=terrain[:1] or " ")


def stroke(kind: str) -> tuple[str, Colour]:
    """The glyph and the colour of a line on the board.

    >>> stroke("road")[0]
    '╌'
    """
    return _lookup(_STROKES, kind) or ("-", (120, 110, 90))


def edge(kind: str) -> Edge:
    """How something on the side of a square looks; what is not known looks like a wall.

    >>> edge("door").upright, edge("wall").upright
    ('╏', '▌')
    """
    return Edge(kind, *(_lookup(_EDGES, kind) or ("▌", "▁", "▔")))


def mark(kind: str, value: int = 0) -> str:
    """The glyph of a mark on a place, with its value where it has one.

    >>> mark("victory", 2), mark("objective"), mark("gap")
    ('★2', '★', 'g')
    """
    return (_lookup(_MARKS, kind) or kind[:1]) + (str(value) if value else "")


def side(seat: int) -> SideLook:
    """How the counters of a seat look.

    >>> side(0).band
    (29, 79, 128)
    """
    return _SIDES[seat % len(_SIDES)]


def raised(colour: Colour, level: int) -> Colour:
    """A colour on higher ground: paler with each level.

    >>> raised((100, 100, 100), 1)
    (125, 122, 111)
    """
    part = min(0.16 * level, 0.6)
    light = (255, 240, 170)
    red, green, blue = (round(c + (top - c) * part) for c, top in zip(colour, light, strict=True))
    return red, green, blue


def hexadecimal(colour: Colour) -> str:
    """A colour as it is written in rich and in SVG.

    >>> hexadecimal((29, 79, 128))
    '#1d4f80'
    """
    return "#{:02x}{:02x}{:02x}".format(*colour)


def _lookup(table: dict[str, T], name: str) -> T | None:
    words = name.lower().replace("_", "-").split("-")
    for keys, value in table.items():
        if any(word.removesuffix("s") == key.removesuffix("s") for word in words for key in keys.split()):
            return value
    return None
