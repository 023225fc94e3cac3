"""Names: how units, hexes, seats, cards and the rest are typed and printed, and found again by what was typed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bocage.kernel import Record, View, numbered, the_one
from bocage.systems.tide_of_iron.rules.teams import seat_name
from bocage.systems.tide_of_iron.scene.scene import Scene
from bocage.systems.tide_of_iron.schema.vocabulary import SIDES
from bocage.systems.tide_of_iron.state.game import Card, Deck, Division, Game, Unit


def names_of(view: View, kind: str) -> Sequence[str]:
    """The names of all things of a kind, by their numbers."""
    scene: Scene = view.scene
    match kind:
        case "unit":
            return [unit.name for unit in view.tables["units"] if isinstance(unit, Unit)]
        case "place":
            return scene.place_names
        case "seat":
            divisions = divisions_in(view)
            return [seat_name(divisions, division.id) for division in divisions]
        case "side":
            return SIDES
        case "figure":
            return [figure.name for figure in scene.types]
        case "card":
            return numbered(card.name for card in view.tables["cards"] if isinstance(card, Card))
        case "deck":
            return [f"{SIDES[deck.side]} {deck.name}" for deck in view.tables["decks"] if isinstance(deck, Deck)]
        case _:
            raise LookupError(f"no {kind} in this game")


def divisions_in(view: View) -> Sequence[Division]:
    """The divisions of a view."""
    return [division for division in view.tables["divisions"] if isinstance(division, Division)]


def record(game: Game, find: Callable[[str, str], int], kind: str, name: str) -> Record:
    """The record that a rule case speaks of. A marker is named by its hex, or by hex and kind: `C4 wire`."""
    match kind:
        case "unit":
            return game.units[find("unit", name)]
        case "objective":
            hex = find("place", name)
            return the_one([objective for objective in game.objectives if objective.hex == hex], kind, name)
        case "marker":
            place, _, face = name.partition(" ")
            hex = find("place", place)
            return the_one([one for one in game.markers if one.hex == hex and face in ("", one.kind)], kind, name)
        case "card":
            return game.cards[find("card", name)]
        case "deck":
            return game.decks[find("deck", name)]
        case "side":
            return game.sides[find("side", name)]
        case "division":
            return game.divisions[find("seat", name)]
        case "force":
            return game.forces[find("seat", name)]
        case "clock":
            return game.now
        case _:
            raise LookupError(f"no {kind} in this game")
