"""A map on a flat array with margins, for looking along the same line from all its hexes at once."""

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from bocage.board.bits import flags_of_mask, masks_of_rows
from bocage.board.hex.grid import OFF_MAP, HexGrid
from bocage.board.hex.vectors import Vector, half_disc, unpack

Judge: TypeAlias = Callable[[Vector, NDArray[np.intp]], NDArray[np.bool_]]
"""Where, of some places of a sheet, one sees along a vector."""


class Sheet:
    """A map on a flat array with margins, so that a vector is the same shift everywhere and never wraps around."""

    def __init__(self, grid: HexGrid, radius: int) -> None:
        a, b = grid.coordinates.astype(np.intp)
        self.grid = grid
        self.radius = radius
        self.stride = int(np.ptp(b)) + radius + 1
        self.margin = radius * self.stride + radius
        self.places: NDArray[np.intp] = (a - a.min()) * self.stride + (b - b.min()) + self.margin
        self.span = int(np.ptp(a) + 1) * self.stride
        self.hexes = self.spread(np.arange(len(grid)), OFF_MAP)
        self.playable = self.spread(flags_of_mask(grid.playable, len(grid)), False)

    def spread(self, values: NDArray[Any], elsewhere: int) -> NDArray[Any]:
        """The values of the hexes on the sheet, with another value off the map."""
        sheet = np.full(self.span + 2 * self.margin, elsewhere, dtype=values.dtype)
        sheet[self.places] = values
        return sheet

    def spread_sides(self, sides: int) -> list[NDArray[np.bool_]]:
        """Which hexes on the sheet have a hexside of a bitset, for each direction."""
        flags = flags_of_mask(sides, self.grid.side_count)
        by_direction = np.array([self.grid.sides_of(each) for each in range(len(self.grid))]).T
        return [self.spread(flags[at_direction], False) for at_direction in by_direction]

    def shift(self, vector: Vector) -> int:
        """How far a vector moves along the sheet."""
        a, b = unpack(vector)
        return a * self.stride + b

    def seen_from(self, sheet: NDArray[Any], vector: Vector) -> NDArray[Any]:
        """What lies at a vector from each place between the margins."""
        start = self.margin + self.shift(vector)
        return sheet[start : start + self.span]

    def tabulate(self, judge: Judge) -> tuple[int, ...]:
        """The bitset that each hex sees: each vector is judged once, for all the places where both ends are in play."""
        size = len(self.grid)
        seen = np.zeros((size, size), dtype=np.bool_)
        np.fill_diagonal(seen, flags_of_mask(self.grid.playable, size))
        for to in half_disc(self.radius):
            starts = np.flatnonzero(self.seen_from(self.playable, 0) & self.seen_from(self.playable, to))
            starts = starts[judge(to, starts)]
            a, b = self.seen_from(self.hexes, 0)[starts], self.seen_from(self.hexes, to)[starts]
            seen[a, b] = seen[b, a] = True
        return masks_of_rows(seen)
