"""Zones: the hexes in which a side sets up, and those in which its reinforcements arrive."""

from __future__ import annotations

from typing import NamedTuple

from bocage.board.bits import mask
from bocage.board.hex import HexGrid
from bocage.content import ContentError
from bocage.systems.tide_of_iron.schema.scenario import Scenario, SideEntry
from bocage.systems.tide_of_iron.schema.vocabulary import SIDES

LEFT_OUT = "-"


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


def zone(parts: tuple[str, ...], grid: HexGrid) -> int:
    """The hexes of a zone: columns (A-C), single hexes (D4), less those after a minus sign (-B8).

    >>> grid = HexGrid(4, 3)
    >>> [grid.name(hex) for hex in range(12) if zone(("B-C", "A1", "-C2"), grid) >> hex & 1]
    ['A1', 'B1', 'C1', 'B2', 'B3', 'C3']
    """
    kept = [part for part in parts if not part.startswith(LEFT_OUT)]
    dropped = [part.removeprefix(LEFT_OUT) for part in parts if part.startswith(LEFT_OUT)]
    return _hexes(kept, grid) & ~_hexes(dropped, grid)


def _hexes(parts: list[str], grid: HexGrid) -> int:
    found = 0
    for part in parts:
        first, _, last = part.partition("-")
        try:
            found |= _columns(first, last, grid) if last else 1 << grid.hex(part)
        except ValueError as error:
            raise ContentError("scenario", "zone", str(error)) from None
    return found


def _columns(first: str, last: str, grid: HexGrid) -> int:
    left, right = grid.hex(f"{first}1"), grid.hex(f"{last}1")
    return mask(hex for hex in grid.hexes if left <= hex % grid.columns <= right)
