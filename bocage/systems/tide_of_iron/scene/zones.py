"""Zones: the hexes in which a side sets up, and those in which its reinforcements arrive."""

from __future__ import annotations

from typing import NamedTuple

from bocage.board.areas import area
from bocage.board.bits import mask
from bocage.board.hex import HexGrid
from bocage.content import ContentError
from bocage.systems.tide_of_iron.schema.scenario import Scenario, SideEntry
from bocage.systems.tide_of_iron.schema.vocabulary import SIDES


class Zones(NamedTuple):
    """The zones of a side, as bitsets of hexes."""

    deploy: int
    reinforcement: int


def zones_of(scenario: Scenario, grid: HexGrid) -> tuple[Zones, Zones]:
    """The zones of both sides.  [toi.setup.place-units toi.status.reinforcement-zone]"""
    american, german = (scenario.sides.get(name, SideEntry()) for name in SIDES)
    return _zones(american, grid), _zones(german, grid)


def _zones(side: SideEntry, grid: HexGrid) -> Zones:
    return Zones(zone(side.deploy, grid), zone(side.reinforcement_zone, grid))


def zone(words: tuple[str, ...], grid: HexGrid) -> int:
    """The hexes of a zone.

    >>> grid = HexGrid(4, 3)
    >>> [grid.name(hex) for hex in range(12) if zone(("B-C", "A1", "-C2"), grid) >> hex & 1]
    ['A1', 'B1', 'C1', 'B2', 'B3', 'C3']
    """
    try:
        cells = area(words, grid.columns, grid.rows)
    except ValueError as error:
        raise ContentError("scenario", "zone", str(error)) from None
    return mask(row * grid.columns + column for column, row in cells) & grid.playable
