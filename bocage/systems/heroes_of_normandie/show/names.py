"""Names: how units, squares, seats, cards and the rest are typed and printed, and found again by what was typed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bocage.kernel import Record, View, numbered, the_one
from bocage.systems.heroes_of_normandie.scene.scene import Scene
from bocage.systems.heroes_of_normandie.schema.vocabulary import SIDES
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import Structure, Tile, Unit


def names_of(view: View, kind: str) -> Sequence[str]:
    """The names of all things of a kind, by their numbers."""
    scene: Scene = view.scene
    match kind:
        case "unit":
            return [unit.name for unit in view.tables["units"] if isinstance(unit, Unit)]
        case "place":
            return scene.place_names
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


def record(game: Game, find: Callable[[str, str], int], kind: str, name: str) -> Record:
    """The record that a rule case speaks of; a marker or an objective is named by its square."""
    match kind:
        case "unit":
            return game.units[find("unit", name)]
        case "army":
            return game.armies[find("seat", name)]
        case "tile":
            return game.tiles[find("tile", name)]
        case "structure":
            return game.structures[find("structure", name)]
        case "objective":
            place = find("place", name)
            return the_one([one for one in game.objectives if place in one.places], kind, name)
        case "marker":
            square, _, word = name.partition(" ")
            place = find("place", square)
            return the_one([one for one in game.markers if one.place == place and word in ("", one.kind)], kind, name)
        case "clock":
            return game.now
        case _:
            raise LookupError(f"no {kind} in this game")
