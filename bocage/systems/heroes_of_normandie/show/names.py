"""Names: how units, squares, seats, cards and the rest are typed and printed, and found again by what was typed."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.kernel import Record, Seat, View
from bocage.kernel.records import Thing
from bocage.show import NUMBER, WORD, Names, Side, in_table, numbered, the_one
from bocage.show.names import Finder
from bocage.systems.heroes_of_normandie.schema.vocabulary import SIDES
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import Structure, Tile, Unit


def _corners(view: View) -> Sequence[str]:
    grid = view.scene.grid
    return [grid.corner_name(corner) for corner in range(grid.corner_count)]


def side_of(view: View, seat: Seat) -> Side:
    """The side that a seat is on, as clients know it."""
    return "allies" if SIDES[seat] == "american" else "axis"


def _objective(game: Game, find: Finder, name: str) -> Record:
    """The objective on a square."""
    place = find("place", name)
    return the_one([one for one in game.objectives if place in one.places], "objective", name)


def _marker(game: Game, find: Finder, name: str) -> Record:
    """A marker by its square, or by square and kind: `C4 wire`."""
    square, _, word = name.partition(" ")
    place = find("place", square)
    return the_one([one for one in game.markers if one.place == place and word in ("", one.kind)], "marker", name)


NUMBERS = [
    "bluffs",
    "breaking",
    "called",
    "cards",
    "cost",
    "count",
    "defence",
    "front",
    "left",
    "markers",
    "need",
    "number",
    "numbered",
    "order",
    "orders",
    "points",
    "range",
    "rear",
    "share",
    "side",
    "specials",
    "stars",
    "total",
    "turn",
    "turns",
    "units",
    "value",
    "victory",
]
WORDS = ["heavy", "infantry", "kind", "light", "marker", "movement", "name", "option", "slot", "state", "weapon"]
ARGUMENTS: dict[str, Thing | str] = {
    "enemy": Thing("unit", "aim"),
    "carrier": Thing("unit"),
    "vehicle": Thing("unit"),
    "wreck": Thing("unit"),
    **dict.fromkeys(NUMBERS, NUMBER),
    **dict.fromkeys(WORDS, WORD),
}
"""What the free arguments of prompts, refusals and lines are."""

NAMES = Names(
    {
        "unit": lambda view: [unit.name for unit in view.table(Unit)],
        "place": lambda view: view.scene.place_names,
        "seat": lambda view: SIDES,
        "card": lambda view: [card.name for card in view.scene.cards],
        "type": lambda view: [kind.name for kind in view.scene.types],
        "tile": lambda view: numbered(tile.name for tile in view.table(Tile)),
        "structure": lambda view: [structure.name for structure in view.table(Structure)],
        "corner": _corners,
    },
    {
        "unit": in_table("units", "unit"),
        "army": in_table("armies", "seat"),
        "tile": in_table("tiles", "tile"),
        "structure": in_table("structures", "structure"),
        "objective": _objective,
        "marker": _marker,
        "clock": lambda game, find, name: game.now,
    },
    ARGUMENTS,
)
