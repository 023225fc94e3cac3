"""Names: how units, squares, seats, cards and the rest are typed and printed, and found again by what was typed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bocage.kernel import Record, View
from bocage.systems.heroes_of_normandie.content import SIDES
from bocage.systems.heroes_of_normandie.records import Structure, Tile, Unit
from bocage.systems.heroes_of_normandie.scene import Scene
from bocage.systems.heroes_of_normandie.state import Game


def names_of(view: View, kind: str) -> Sequence[str]:
    """The names of all things of a kind, by their numbers."""
    scene: Scene = view.scene
    match kind:
        case "unit":
            return [unit.name for unit in view.tables["units"] if isinstance(unit, Unit)]
        case "place":
            return [scene.grid.name(square) for square in scene.grid.squares]
        case "seat":
            return SIDES
        case "card":
            return [card.name for card in scene.cards]
        case "type":
            return [each.name for each in scene.types]
        case "tile":
            return numbered(tile.name for tile in view.tables["tiles"] if isinstance(tile, Tile))
        case "structure":
            return [each.name for each in view.tables["structures"] if isinstance(each, Structure)]
        case "corner":
            return [scene.grid.corner_name(corner) for corner in range(scene.grid.corner_count)]
        case _:
            raise LookupError(f"no {kind} in this game")


def numbered(names: Iterable[str]) -> list[str]:
    """Names that are all different: the second of a kind has a 2 behind it, and so on.

    >>> numbered(["opt-ammo", "us-platoon", "opt-ammo"])
    ['opt-ammo', 'us-platoon', 'opt-ammo-2']
    """
    found: list[str] = []
    copies: dict[str, int] = {}
    for name in names:
        copies[name] = copies.get(name, 0) + 1
        found.append(name if copies[name] == 1 else f"{name}-{copies[name]}")
    return found


def name_of(view: View, kind: str, number: int) -> str:
    """The name of a thing."""
    names = names_of(view, kind)
    if not 0 <= number < len(names):
        raise LookupError(f"no {kind} has the number {number}")
    return names[number]


def find(view: View, kind: str, name: str) -> int:
    """The thing of that name."""
    folded = [one.casefold() for one in names_of(view, kind)]
    if name.casefold() not in folded:
        raise LookupError(f"no {kind} is called {name!r}")
    return folded.index(name.casefold())


def record(game: Game, view: View, kind: str, name: str) -> Record:
    """The record that a rule case speaks of; a marker or an objective is named by its square."""
    match kind:
        case "unit":
            return game.units[find(view, "unit", name)]
        case "army":
            return game.armies[find(view, "seat", name)]
        case "tile":
            return game.tiles[find(view, "tile", name)]
        case "structure":
            return game.structures[find(view, "structure", name)]
        case "objective":
            place = find(view, "place", name)
            return _first([one for one in game.objectives if place in one.places], kind, name)
        case "marker":
            square, _, word = name.partition(" ")
            place = find(view, "place", square)
            return _first([one for one in game.markers if one.place == place and word in ("", one.kind)], kind, name)
        case "clock":
            return game.now
        case _:
            raise LookupError(f"no {kind} in this game")


def _first(found: Sequence[Record], kind: str, name: str) -> Record:
    if not found:
        raise LookupError(f"there is no {kind} in {name}")
    return found[0]
