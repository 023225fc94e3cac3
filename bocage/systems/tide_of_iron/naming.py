"""Names: how units, hexes, seats, cards and the rest are typed and printed, and found again by what was typed."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.kernel import Record, View
from bocage.systems.tide_of_iron.content import SIDES
from bocage.systems.tide_of_iron.multi import seat_name, seat_named
from bocage.systems.tide_of_iron.scene import Scene
from bocage.systems.tide_of_iron.state import Card, Deck, Division, Game, Unit


def name_of(view: View, kind: str, number: int) -> str:
    """The name of a thing."""
    scene: Scene = view.scene
    if number < 0:
        raise LookupError(f"no {kind} has the number {number}")
    match kind:
        case "unit":
            unit = view.tables["units"][number]
            assert isinstance(unit, Unit)
            return unit.name
        case "place":
            return scene.grid.name(number)
        case "seat":
            return seat_name(_divisions(view), number)
        case "side":
            return SIDES[number]
        case "figure":
            return scene.types[number].name
        case "card":
            return card_names(view)[number]
        case "deck":
            return deck_names(view)[number]
        case _:
            raise LookupError(f"no {kind} in this game")


def find(view: View, kind: str, name: str) -> int:
    """The thing of that name."""
    scene: Scene = view.scene
    match kind:
        case "unit":
            names = [unit.name for unit in view.tables["units"] if isinstance(unit, Unit)]
        case "place":
            names = [scene.grid.name(hex) for hex in range(len(scene.grid))]
        case "seat":
            return seat_named(_divisions(view), name)
        case "side":
            names = list(SIDES)
        case "figure":
            names = [figure.name for figure in scene.types]
        case "card":
            names = card_names(view)
        case "deck":
            names = deck_names(view)
        case _:
            raise LookupError(f"no {kind} in this game")
    folded = [one.casefold() for one in names]
    if name.casefold() not in folded:
        raise LookupError(f"no {kind} is called {name!r}")
    return folded.index(name.casefold())


def _divisions(view: View) -> Sequence[Division]:
    return [division for division in view.tables["divisions"] if isinstance(division, Division)]


def card_names(view: View) -> list[str]:
    """Cards by their names, further copies with a number: `battery-fire`, `battery-fire-2`."""
    names: list[str] = []
    copies: dict[str, int] = {}
    for card in view.tables["cards"]:
        assert isinstance(card, Card)
        copies[card.name] = copies.get(card.name, 0) + 1
        names.append(card.name if copies[card.name] == 1 else f"{card.name}-{copies[card.name]}")
    return names


def deck_names(view: View) -> list[str]:
    """Decks by side and name: `american artillery`."""
    return [f"{SIDES[deck.side]} {deck.name}" for deck in view.tables["decks"] if isinstance(deck, Deck)]


def record(game: Game, view: View, kind: str, name: str) -> Record:
    """The record that a rule case speaks of. A marker is named by its hex, or by hex and kind: `C4 wire`."""
    match kind:
        case "unit":
            return game.units[find(view, "unit", name)]
        case "objective":
            hex = find(view, "place", name)
            return _first([objective for objective in game.objectives if objective.hex == hex], kind, name)
        case "marker":
            place, _, face = name.partition(" ")
            hex = find(view, "place", place)
            return _first([one for one in game.markers if one.hex == hex and face in ("", one.kind)], kind, name)
        case "card":
            return game.cards[find(view, "card", name)]
        case "deck":
            return game.decks[find(view, "deck", name)]
        case "side":
            return game.sides[find(view, "side", name)]
        case "division":
            return game.divisions[find(view, "seat", name)]
        case "force":
            return game.forces[find(view, "seat", name)]
        case "clock":
            return game.now
        case _:
            raise LookupError(f"no {kind} in this game")


def _first(found: Sequence[Record], kind: str, name: str) -> Record:
    if not found:
        raise LookupError(f"there is no {kind} in {name}")
    return found[0]
