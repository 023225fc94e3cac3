"""Shortage of pieces (Pénurie de pièces) in a scenario: it cannot grant more than the box holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from bocage.content import ContentError
from bocage.systems.tide_of_iron.schema.box import Box
from bocage.systems.tide_of_iron.schema.scenario import Scenario, SideEntry
from bocage.systems.tide_of_iron.schema.units import UnitType
from bocage.systems.tide_of_iron.schema.vocabulary import SIDES, Specialisation


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
