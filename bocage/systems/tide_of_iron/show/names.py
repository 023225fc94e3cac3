"""Names: how units, hexes, seats, cards and the rest are typed and printed, and found again by what was typed."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.kernel import Record, Seat, View
from bocage.kernel.records import Thing
from bocage.show import NUMBER, WORD, Names, Side, in_table, numbered, the_one
from bocage.show.names import Finder
from bocage.systems.tide_of_iron.rules.teams import seat_name, seat_named
from bocage.systems.tide_of_iron.schema.vocabulary import SIDES
from bocage.systems.tide_of_iron.state.game import Card, Deck, Division, Game, Unit


class TideOfIronNames(Names):
    """See `Names`."""

    def find(self, view: View, kind: str, name: str) -> int:
        """See `Names`; a nation's name alone stands for the seat of its first division."""
        return seat_named(view.table(Division), name) if kind == "seat" else super().find(view, kind, name)


def _seats(view: View) -> Sequence[str]:
    divisions = view.table(Division)
    return [seat_name(divisions, division.id) for division in divisions]


def first_seats(view: View) -> dict[int, Seat]:
    """The seat of the first division of each side."""
    return {division.side: division.id for division in reversed(view.table(Division))}


def side_of(view: View, seat: Seat) -> Side:
    """The side that a seat is on, as clients know it."""
    return "allies" if SIDES[view.item(Division, seat).side] == "american" else "axis"


def _objective(game: Game, find: Finder, name: str) -> Record:
    """The objective in a hex."""
    hex = find("place", name)
    return the_one([objective for objective in game.objectives if objective.hex == hex], "objective", name)


def _marker(game: Game, find: Finder, name: str) -> Record:
    """A marker by its hex, or by hex and kind: `C4 wire`."""
    place, _, face = name.partition(" ")
    hex = find("place", place)
    return the_one([one for one in game.markers if one.hex == hex and face in ("", one.kind)], "marker", name)


NUMBERS = [
    "armour",
    "bases",
    "command",
    "cost",
    "count",
    "cover",
    "dice",
    "distance",
    "free",
    "hits",
    "left",
    "markers",
    "movement",
    "need",
    "points",
    "reserve",
    "returned",
    "round",
    "rounds",
    "total",
    "victory",
]
WORDS = [
    "cards",
    "condition",
    "damage",
    "infantry",
    "kind",
    "phase",
    "shelter",
    "specialisation",
    "status",
    "token",
    "vehicle",
]
ARGUMENTS: dict[str, Thing | str] = {
    "vehicle_unit": Thing("unit"),
    "first_seat": Thing("seat"),
    "other_card": Thing("card"),
    **dict.fromkeys(NUMBERS, NUMBER),
    **dict.fromkeys(WORDS, WORD),
}
"""What the free arguments of prompts, refusals and lines are."""

NAMES = TideOfIronNames(
    {
        "unit": lambda view: [unit.name for unit in view.table(Unit)],
        "place": lambda view: view.scene.place_names,
        "seat": _seats,
        "side": lambda view: SIDES,
        "figure": lambda view: [figure.name for figure in view.scene.types],
        "card": lambda view: numbered(card.name for card in view.table(Card)),
        "deck": lambda view: [f"{SIDES[deck.side]} {deck.name}" for deck in view.table(Deck)],
    },
    {
        "unit": in_table("units", "unit"),
        "objective": _objective,
        "marker": _marker,
        "card": in_table("cards", "card"),
        "deck": in_table("decks", "deck"),
        "side": in_table("sides", "side"),
        "division": in_table("divisions", "seat"),
        "force": in_table("forces", "seat"),
        "clock": lambda game, find, name: game.now,
    },
    ARGUMENTS,
)
