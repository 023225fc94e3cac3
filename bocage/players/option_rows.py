"""Option rows: options as rows of named numbers, for priors of a search and for learning programs alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from bocage.kernel.frames import Option
from bocage.kernel.records import things
from bocage.mind.channels import Array, Raster, side_of

if TYPE_CHECKING:
    from bocage.kernel import View
    from bocage.kernel.match import Decision
    from bocage.kernel.records import PlaceId, Seat
    from bocage.show import Cell
    from bocage.system import System

ASPECTS = (
    *("passes", "has a place", "x", "y", "nearness to a goal", "nearer to a goal"),
    *("names a unit", "unit is an enemy", "its x", "its y", "its nearness to a goal"),
)
"""What is said of an option besides its kind; goals are objectives that others hold, or nobody.

`nearer` is by how much its place is nearer to a goal than the unit that the question is about."""
Spot = tuple[float, float, float]


def kinds_of(package: str) -> dict[type[Option], int]:
    """The kinds of options that a game has, and the kernel's own, in the order of their names."""
    found: set[type[Option]] = set()
    left = [Option]
    while left:
        kind = left.pop()
        left.extend(kind.__subclasses__())
        if kind.__module__.startswith((f"{package}.", "bocage.kernel.")):
            found.add(kind)
    order = sorted(found, key=lambda kind: (kind.__name__, kind.__module__))
    return {kind: number for number, kind in enumerate(order)}


def _centres(cells: Sequence[Cell], raster: Raster | None) -> dict[PlaceId, tuple[float, float]]:
    """Where the places of a board lie, as shares of it."""
    if raster is not None:
        return {place: raster.centre(place) for place in range(raster.columns * raster.rows)}
    width = max((cell.centre.x for cell in cells), default=1) or 1
    height = max((cell.centre.y for cell in cells), default=1) or 1
    return {cell.place: (cell.centre.x / width, cell.centre.y / height) for cell in cells}


class OptionRows:
    """The options of one scenario as rows: a column for each of `features`, which are its kind and `ASPECTS`.

    All is asked of a game that may have been made of a view.
    """

    def __init__(self, system: System, view: View) -> None:
        cells = system.show.sketch(view).cells
        self._channels = system.mind.channels
        self.places = self._channels.places(cell.place for cell in cells)
        self.centres = _centres(cells, self._channels.raster)
        self._kinds = kinds_of(system.play.package)
        self.features = (*(kind.__name__ for kind in self._kinds), *ASPECTS)

    def of(self, game: Any, decision: Decision) -> Array:
        """A row for each option of a decision."""
        seat = decision.seat
        rows = np.zeros((len(decision.options), len(self.features)), np.float32)
        side = side_of(game, seat)
        goals = [goal.place for goal in self._channels.goals(game) if goal.holder != side]
        mover = (decision.args or {}).get("unit")
        start = self._stands(game, mover) if isinstance(mover, int) and mover >= 0 else None
        for row, option in zip(rows, decision.options, strict=True):
            row[self._kinds[type(option)]] = 1.0
            row[len(self._kinds) :] = self._aspects(game, seat, option, goals, start)
        return rows

    def _aspects(self, game: Any, seat: Seat, option: Option, goals: list[int], start: int | None) -> tuple[float, ...]:
        """Where an option leads, and which unit it names: the last of several, which is the target."""
        place, unit = self._channels.leads(game, option), None
        for kind, number in things(option):
            if kind == "unit":
                unit = self._channels.unit(game, number)
        enemy = unit is not None and side_of(game, unit.seat) != side_of(game, seat)
        spot = self._spot(place, goals)
        nearer = spot[2] - self._spot(start, goals)[2] if place is not None and start is not None else 0.0
        return (
            *(float(option.passes), float(place is not None), *spot, nearer),
            *(
                float(unit is not None),
                float(enemy),
                *self._spot(None if unit is None else self._channels.place(game, unit), goals),
            ),
        )

    def _stands(self, game: Any, number: int) -> PlaceId | None:
        """Where a unit is."""
        return self._channels.place(game, self._channels.unit(game, number))

    def _spot(self, place: int | None, goals: list[int]) -> Spot:
        """Where a place lies on the board, and how near to a goal; nowhere is no place."""
        if place not in self.centres:
            return 0.0, 0.0, 0.0
        x, y = self.centres[place]
        away = [max(abs(x - self.centres[goal][0]), abs(y - self.centres[goal][1])) for goal in goals]
        return x, y, 1.0 - min(away, default=1.0)
