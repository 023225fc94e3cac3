"""Shortage of pieces (Pénurie de pièces): what is left in the box, in play and in a scenario.

Dice and the markers of activation, damage, condition, command and control never run out, so nothing here counts them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from bocage.board.bits import bits
from bocage.content import ContentError
from bocage.systems.tide_of_iron.content import SIDES, Box, MarkerKind, Scenario, SideEntry, Specialisation, UnitType

if TYPE_CHECKING:
    from bocage.systems.tide_of_iron.scene import TypeId
    from bocage.systems.tide_of_iron.state import Game, SideId

# In play


def figures_left(game: Game, kind: TypeId) -> int:
    """How many figures or vehicles of a type lie in the box; losses go back to it.  [toi.supply.limited]"""
    return game.scene.box.figures[game.scene.types[kind].name] - game.in_play[kind]


def bases_left(game: Game, side: SideId) -> int:
    """How many bases of a nation are in the box.  [toi.components.bases]"""
    squads = sum([(game.present[seat] & ~game.vehicles).bit_count() for seat in game.teams[side]])
    carried = len([number for number in bits(game.carried) if game.units[number].side == side])
    return game.scene.box.bases - squads - carried


def markers_left(game: Game, kind: MarkerKind) -> int:
    """How many markers can still show this face; those that show the other one are not there for it.

    [toi.components.fortification-tokens toi.supply.limited toi.ruling.overlay-and-marker-counts]
    """
    stock = game.scene.stocks[kind]
    return stock.count - len([marker for marker in game.markers if marker.hex >= 0 and marker.kind in stock.faces])


def tokens_left(game: Game, kind: Specialisation) -> int:
    """How many specialisation tokens of a kind are in the box.  [toi.components.specialisation-tokens]"""
    held = [unit for unit in game.units if unit.specialisation == kind and (unit.hex >= 0 or unit.aboard >= 0)]
    return game.scene.box.specialisations.get(kind, 0) - len(held)


def concealed_left(game: Game, side: SideId) -> int:
    """How many more squads of a side can be concealed.  [toi.components.concealment-transport-tokens]"""
    return game.scene.box.concealed - len([unit for unit in game.units if unit.concealed and unit.side == side])


# In a scenario


def check_supply(scenario: Scenario, types: Mapping[str, UnitType], box: Box) -> None:
    """A scenario cannot grant more than the box holds; reinforcements may use what was lost before.

    [toi.supply.limited toi.components.figures-us toi.components.figures-de]
    """
    for what, wanted, there in _demands(scenario, types, box):
        if wanted > there:
            raise ContentError("scenario", what, f"the box holds {there}, not {wanted}")


def _demands(scenario: Scenario, types: Mapping[str, UnitType], box: Box) -> Iterator[tuple[str, int, int]]:
    """What a scenario needs of each piece, and how many there are."""
    sides = [scenario.sides.get(side, SideEntry()) for side in SIDES]
    forces = [division for side in sides for division in side.divisions]
    figures = Counter(unit.vehicle for unit in scenario.units if unit.vehicle)
    for counts in [unit.figures for unit in scenario.units]:
        figures.update(counts)
    for division in forces:
        figures.update(division.figures)
        figures.update(division.vehicles)
        yield "bases", division.bases, box.bases_per_division
    for name, count in figures.items():
        if name not in types:
            raise ContentError("scenario", "figures", f"no figure or vehicle is called {name!r}")
        yield f"figures.{name}", count, box.figures.get(name, 0)
    yield from _token_demands(scenario, box)


def _token_demands(scenario: Scenario, box: Box) -> Iterator[tuple[str, int, int]]:
    """Tokens, markers and objectives, each colour by itself.  [toi.components.objective-tokens]"""
    forces = [division for side in scenario.sides.values() for division in side.divisions]
    tokens: Counter[Specialisation] = Counter(
        unit.specialisation for unit in scenario.units if unit.specialisation != "none"
    )
    markers = Counter(marker.kind for marker in scenario.markers)
    for division in forces:
        tokens.update(division.specialisations)
        markers.update(division.fortifications)
    for token, count in tokens.items():
        yield f"specialisations.{token}", count, box.specialisations.get(token, 0)
    for stock in box.markers:
        yield f"fortifications.{stock.faces[0]}", sum(markers[face] for face in stock.faces), stock.count
    for side in scenario.sides.values():
        yield "concealed", sum(division.concealed for division in side.divisions), box.concealed
    colours = Counter(goal.side or "neutral" if goal.kind == "command" else "victory" for goal in scenario.objectives)
    for colour, count in colours.items():
        yield f"objectives.{colour}", count, box.objectives[colour]
