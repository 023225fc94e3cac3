"""Names: how units, hexes, divisions, bridges and the rest are typed and printed, and found again."""

from __future__ import annotations

from bocage.kernel import Record, View
from bocage.kernel.records import Thing
from bocage.show import NUMBER, WORD, Names, in_table, the_one
from bocage.show.names import Finder
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import Army, Division, Transport, Unit

NUMBERS = [
    *("air", "airlift", "allied", "armour", "artillery", "attacker", "box", "column", "cp", "day", "defender", "dice"),
    *("die", "difference", "fatigue", "german", "hexes", "hits", "infantry", "ip", "line", "mines", "modifier", "most"),
    *("naval", "number", "points", "replacements", "result", "room", "rp", "spoiling", "steps", "strength", "tac"),
    *("tactical", "terrain", "total", "turn", "turns", "units", "value", "zone"),
]
WORDS = [
    *("bridged", "cr", "date", "kind", "leg", "level", "month", "mot", "order", "pool", "road", "state", "type"),
    *("weather", "what", "winner"),
]
ARGUMENTS: dict[str, Thing | str] = {
    "hex": Thing("place"),
    "initiative": Thing("seat"),
    **dict.fromkeys(NUMBERS, NUMBER),
    **dict.fromkeys(WORDS, WORD),
}
"""What the free arguments of prompts, refusals and lines are."""


def place_word(name: str) -> str:
    """The word for the name of a place: others things are called like some of them.

    >>> place_word("antwerp")
    'place-antwerp'
    """
    return f"place-{name}"


def bridge_names(view: View) -> list[str]:
    """The names of the bridges: their own, or those of their hexsides."""
    return [one.name if "/" in one.name else f"bridge-{one.name}" for one in view.scene.ground.bridges]


def battery_names(view: View) -> list[str]:
    """The batteries by their places."""
    return list(view.scene.ground.text.batteries)


def _marker(game: Game, find: Finder, name: str) -> Record:
    """A marker by its hex, or by hex and kind: `0605 delay`."""
    place, _, kind = name.partition(" ")
    hex = find("place", place)
    return the_one([one for one in game.markers if one.hex == hex and kind in ("", one.kind)], "marker", name)


def _site(game: Game, find: Finder, name: str) -> Record:
    """A place by its own name or by its hex."""
    names = game.scene.site_names
    hex = game.scene.sites[names.index(name)] if name in names else find("place", name)
    return the_one([one for one in game.sites if one.hex == hex], "site", name)


NAMES = Names(
    {
        "unit": lambda view: [unit.name for unit in view.table(Unit)],
        "place": lambda view: view.scene.place_names,
        "seat": lambda view: view.scene.seats,
        "division": lambda view: [division.name for division in view.table(Division)],
        "army": lambda view: [army.name for army in view.table(Army)],
        "bridge": bridge_names,
        "battery": battery_names,
        "transport": lambda view: [transport.name for transport in view.table(Transport)],
    },
    {
        "unit": in_table("units", "unit"),
        "division": in_table("divisions", "division"),
        "army": in_table("armies", "army"),
        "side": in_table("sides", "seat"),
        "bridge": in_table("bridges", "bridge"),
        "battery": in_table("batteries", "battery"),
        "transport": in_table("transports", "transport"),
        "marker": _marker,
        "site": _site,
        "clock": lambda game, find, name: game.now,
    },
    ARGUMENTS,
)
