"""Colours and glyphs: how grounds, lines, marks and sides look, in a terminal and in a picture."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

Colour = tuple[int, int, int]
T = TypeVar("T")


class Ground(NamedTuple):
    """A kind of ground: the glyph that stands for it, its colour, and what a picture strews on it."""

    glyph: str
    colour: Colour
    texture: str = ""


class Edge(NamedTuple):
    """A wall, a river or the like on the side of a cell: its glyphs upright, and in the lines above and below the side.

    Water, crests and bridges have a colour of their own; walls are drawn in ink.
    """

    name: str
    upright: str
    above: str
    below: str
    colour: Colour | None = None


class SideLook(NamedTuple):
    """How the counters of a seat look: stock, ink and band."""

    stock: Colour
    ink: Colour
    band: Colour


_GROUNDS = {
    "clear open grass ground meadow": Ground("·", (163, 170, 107)),
    "peel": Ground("≋", (146, 156, 118)),
    "forest-edge": Ground("♧", (100, 124, 70), "trees"),
    "wood": Ground("♣", (86, 112, 62), "trees"),
    "forest": Ground("Ψ", (86, 112, 62), "trees"),
    "orchard": Ground("♠", (122, 146, 80), "orchard"),
    "grove": Ground("↟", (108, 132, 70), "orchard"),
    "village building house farm bunker": Ground("⌂", (176, 131, 110), "roofs"),
    "town": Ground("▤", (172, 124, 104), "roofs"),
    "city": Ground("▦", (164, 114, 98), "roofs"),
    "fortified": Ground("▩", (150, 120, 108), "roofs"),
    "deep-stream river water lake sea canal": Ground("≈", (104, 146, 168), "waves"),
    "torrent": Ground("≀", (92, 134, 160), "waves"),
    "stream": Ground("∼", (116, 156, 172), "waves"),
    "pond": Ground("○", (112, 152, 170), "waves"),
    "flooded": Ground("≃", (124, 156, 160), "waves"),
    "ford": Ground("=", (160, 150, 125)),
    "bridge": Ground("∏", (166, 152, 122)),
    "marsh swamp bog": Ground("≋", (120, 150, 125)),
    "field crop wheat plough": Ground("≡", (198, 176, 102), "furrows"),
    "polder": Ground("≣", (150, 172, 110), "furrows"),
    "heath": Ground('"', (168, 152, 112)),
    "ruin": Ground("∵", (152, 136, 118), "stones"),
    "rough rubble rock crater": Ground("∴", (158, 143, 116), "stones"),
    "hill slope cliff ridge": Ground("^", (178, 158, 104)),
    "thick-hedge": Ground("▓", (84, 104, 56)),
    "bocage hedgerow": Ground("#", (104, 128, 68)),
    "hedge": Ground("&", (114, 138, 76)),
    "scrub dense-vegetation": Ground("%", (140, 136, 92)),
    "vineyard": Ground("¥", (154, 148, 88)),
    "jungle": Ground("♣", (72, 100, 54), "trees"),
    "ditch": Ground("v", (112, 94, 58)),
    "earth-bank": Ground("∩", (160, 138, 84)),
    "parapet": Ground("I", (140, 100, 60)),
    "paved-yard": Ground("□", (180, 168, 144)),
    "lawn": Ground(",", (142, 166, 92)),
    "mountain": Ground("⋀", (150, 132, 96)),
    "at-obstacle": Ground("*", (150, 150, 140)),
    "barricade": Ground("≠", (140, 124, 100)),
    "minefield": Ground("!", (170, 150, 120)),
    "wreck": Ground("¤", (80, 72, 64)),
    "shell-hole": Ground("∪", (140, 118, 84)),
    "barbed wire": Ground("x", (150, 150, 110)),
    "foxhole": Ground("∪", (156, 134, 100)),
    "trench": Ground("⊔", (150, 128, 96)),
    "low-wall": Ground("⊓", (166, 154, 128)),
    "sandbag wall": Ground("∩", (172, 158, 122)),
    "hedgehog": Ground("*", (150, 150, 140)),
    "road street": Ground("═", (196, 178, 140)),
    "sand dune beach desert": Ground("∷", (214, 196, 146)),
}
_STROKES = {
    "main": ("═", (230, 206, 150)),
    "highway": ("═", (204, 84, 62)),
    "minor-road": ("┄", (214, 190, 150)),
    "major-river": ("≈", (84, 134, 168)),
    "minor-river": ("~", (104, 156, 188)),
    "trail": ("┄", (206, 190, 150)),
    "dyke causeway": ("╤", (214, 196, 150)),
    "road track path street minor": ("╌", (222, 202, 158)),
    "river": ("≈", (84, 134, 168)),
    "stream water canal": ("~", (84, 134, 168)),
    "rail railway": ("+", (70, 66, 60)),
    "bridge": ("∏", (120, 110, 90)),
    "ferry": ("⇄", (84, 134, 168)),
    "crest": ("∧", (120, 96, 60)),
    "slope": ("/", (130, 106, 70)),
    "ridge": ("⋀", (110, 86, 50)),
    "hedge bocage wall": ("#", (74, 98, 50)),
}
_ACROSS = frozenset({"bridge", "ferry", "ford", "door", "gate"})
_ROADS = frozenset({"highway", "road", "track", "path", "street", "main", "minor", "dyke", "causeway", "bridge"})
_EDGES = {
    "wall": ("▌", "▁", "▔"),
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
    "entrenchment foxhole gun-pit trench": "⊔",
    "pillbox bunker": "■",
    "trap": "^",
    "leader": "♦",
    "place": "°",
    "park": "◎",
    "barrage": "✶",
    "roadblock": "≠",
    "port docks": "⚓",
    "battery": "◉",
    "silenced": "○",
    "westwall": "▲",
    "beach": "∷",
    "exit": "→",
    "blown-bridge": "╳",
    "under-work": "⚒",
    "delay": "∇",
    "breakthrough": "»",
    "under-attack": "⌖",
    "sapper": "∩",
    "hit": "✶",
    "damage": "!",
    "barge landing-craft": "⛵",
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
    >>> ground("orchard").glyph, ground("grove").glyph
    ('♠', '↟')
    """
    found = _lookup(_GROUNDS, terrain)
    return found if found is not None else _OTHER._replace(glyph=terrain[:1] or " ")


def stroke(kind: str) -> tuple[str, Colour]:
    """The glyph and the colour of a line on the board.

    >>> stroke("road")[0]
    '╌'
    """
    return _lookup(_STROKES, kind) or ("-", (120, 110, 90))


def is_road(kind: str) -> bool:
    """Whether a line on the board is a road, which is drawn before others.

    >>> is_road("main"), is_road("railway"), is_road("minor-road"), is_road("minor-river")
    (True, False, True, False)
    """
    words = kind.lower().replace("_", "-").split("-")
    return not _ROADS.isdisjoint(words) and "river" not in words


def leads_across(kind: str) -> bool:
    """Whether something on the side of a cell lets one pass what runs along it.

    >>> leads_across("bridge"), leads_across("river")
    (True, False)
    """
    return not _ACROSS.isdisjoint(kind.split("-"))


def edge(kind: str) -> Edge:
    """How something on the side of a cell looks: like a wall where it is known neither as an edge nor as a line.

    >>> edge("door").upright, edge("wall").upright, edge("canal").upright, edge("rampart").upright
    ('╏', '▌', '~', '▌')
    """
    glyphs = _lookup(_EDGES, kind)
    if glyphs is None and _lookup(_STROKES, kind) is not None:
        glyph, colour = stroke(kind)
        return Edge(kind, glyph, glyph, glyph, colour)
    return Edge(kind, *(glyphs or _EDGES["wall"]))


def mark(kind: str, value: int = 0, *, is_goal: bool = False) -> str:
    """The glyph of a mark on a place, with its value where it has one; a place that is to be taken is an objective.

    >>> mark("victory", 2), mark("objective"), mark("gap"), mark("place"), mark("place", 2, is_goal=True)
    ('★2', '★', 'g', '°', '★2')
    """
    wanted = "objective" if is_goal and kind == "place" else kind
    return (_lookup(_MARKS, wanted) or wanted[:1]) + (str(value) if value else "")


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
    """What a table has for a name: for the whole of it first, else for one of its words, singular or plural."""
    name = name.lower().replace("_", "-")
    for wanted in ((name,), name.split("-")):
        singular = {word.removesuffix("s") for word in wanted}
        for keys, value in table.items():
            if not singular.isdisjoint(key.removesuffix("s") for key in keys.split()):
                return value
    return None
