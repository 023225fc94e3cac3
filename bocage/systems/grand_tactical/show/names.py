"""Names: how units, hexes, Leaders, formations and the rest are typed and printed, and found again."""

from __future__ import annotations

from bocage.kernel import Record
from bocage.kernel.records import Thing
from bocage.show import NUMBER, WORD, Names, in_table, the_one
from bocage.show.names import Finder
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import Division, Formation, Leader, Park, Unit


def _work(game: Game, find: Finder, name: str) -> Record:
    """An entrenchment, a roadblock or a barrage by its hex, or by hex and kind: `C4 roadblock`."""
    place, _, kind = name.partition(" ")
    hex = find("place", place)
    return the_one([one for one in game.works if one.hex == hex and kind in ("", one.kind)], "work", name)


def _objective(game: Game, find: Finder, name: str) -> Record:
    """The objective in a hex."""
    hex = find("place", name)
    return the_one([one for one in game.objectives if one.hex == hex], "objective", name)


NUMBERS = [
    *("air", "cp", "dp", "in_cup", "die", "lead", "less", "most", "number", "points"),
    *("price", "round", "set_aside", "turn", "turns"),
]
WORDS = [
    *("action", "armoured", "column", "day", "deployed", "hour", "level", "mover", "shelter", "state"),
    *("stripe", "type", "unarmoured", "weather", "what"),
]
ARGUMENTS: dict[str, Thing | str] = {
    "hex": Thing("place"),
    "enemy": Thing("seat"),
    **dict.fromkeys(NUMBERS, NUMBER),
    **dict.fromkeys(WORDS, WORD),
}
"""What the free arguments of prompts, refusals and lines are."""

NAMES = Names(
    {
        "unit": lambda view: [unit.name for unit in view.table(Unit)],
        "place": lambda view: view.scene.place_names,
        "seat": lambda view: view.scene.seats,
        "leader": lambda view: [leader.name for leader in view.table(Leader)],
        "formation": lambda view: [formation.name for formation in view.table(Formation)],
        "division": lambda view: [division.name for division in view.table(Division)],
        "chit": lambda view: view.scene.chit_names,
        "park": lambda view: [f"park-{park.id + 1}" for park in view.table(Park)],
    },
    {
        "unit": in_table("units", "unit"),
        "leader": in_table("leaders", "leader"),
        "formation": in_table("formations", "formation"),
        "division": in_table("divisions", "division"),
        "chit": in_table("chits", "chit"),
        "park": in_table("parks", "park"),
        "army": in_table("armies", "seat"),
        "work": _work,
        "objective": _objective,
        "clock": lambda game, find, name: game.now,
    },
    ARGUMENTS,
)
