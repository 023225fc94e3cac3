"""Sight over a table: what lies in the way of a straight line, by depth, nearness and height.

Three kinds of things are in the way. Into a *thicket* one sees some way, and never through it. A *fence* is looked over
by those who stand near it, and by those so high that the line passes above it. A *plateau* hides what is beyond it,
unless the line passes above.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt
from typing import NamedTuple

from bocage.board.kept import Kept
from bocage.board.table.cells import Raster, blind_chords, blind_leg, rows_of
from bocage.board.table.crossings import Leg, crossed_at, crosses, is_near_leg, stretches
from bocage.board.table.points import FINE, Point, squared
from bocage.board.table.shapes import Area, Box, box_of, box_of_line, do_overlap

KEPT = 1 << 17
"""So many lines are kept."""
HAIR = FINE // 2
"""A stretch shorter than this rounds to no millimetre at all: the line only touches the outline."""


class Thicket(NamedTuple):
    """An area into which one sees as far as `depth`; 0 for a solid one."""

    area: Area
    height: int
    depth: int


class Fence(NamedTuple):
    """A leg that hides what is behind it, except from and for those within `near` of it."""

    leg: Leg
    height: int
    near: int


class Plateau(NamedTuple):
    """Ground that is raised as a whole, with a step at its outline: those on it look over their own edge."""

    area: Area
    height: int


class Build(NamedTuple):
    """The sizes of those who look and are looked at.

    The diameter of their bases, the height of an eye and of the mark that is looked for, and how much higher than a
    thicket one has to be to look over it.
    """

    across: int
    eye: int
    mark: int
    over: int


class Obstacles:
    """Things in the way of straight lines, each line tried anew: for what comes and goes on a table.

    >>> wreck = Fence(((0, 100), (400, 100)), height=30, near=50)
    >>> Obstacles((), [wreck], Build(across=25, eye=30, mark=20, over=50)).is_free_at((200, 300), (200, 20), 0, 0)
    False
    """

    __slots__ = ("_fences", "_plateaus", "_thickets", "build")

    def __init__(
        self, thickets: Sequence[Thicket], fences: Sequence[Fence], build: Build, plateaus: Sequence[Plateau] = ()
    ) -> None:
        self.build = build
        self._plateaus = tuple(plateaus)
        self._thickets = tuple(thickets)
        self._fences: tuple[tuple[Box, Fence], ...] = tuple((box_of(fence.leg), fence) for fence in fences)

    def is_free_at(self, a: Point, b: Point, rise_a: int, rise_b: int) -> bool:
        """Whether somebody at `a`, raised above the ground, sees a mark at `b`; this is what the rows are quick about.

        Between two of the same height the line runs level, at the height of the mark.
        """
        low = rise_a + (self.build.eye if rise_a != rise_b else self.build.mark), rise_b + self.build.mark
        if b < a:
            a, b, low = b, a, (low[1], low[0])
        whole = isqrt(FINE * FINE * squared(a, b))
        if not whole:
            return True
        box = box_of_line(a, b)
        for around, fence in self._fences:
            if do_overlap(box, around) and self._is_hidden_by(fence, a, b, low, whole):
                return False
        for thicket in self._thickets:
            if do_overlap(box, thicket.area.box) and self._is_lost_in(thicket, a, b, low, whole):
                return False
        for plateau in self._plateaus:
            if do_overlap(box, plateau.area.box) and _is_beyond(plateau, a, b, low, whole):
                return False
        return True

    def _is_hidden_by(self, fence: Fence, a: Point, b: Point, heights: tuple[int, int], whole: int) -> bool:
        leg, across = fence.leg, self.build.across
        if max(heights) >= fence.height and min(heights) >= fence.height:
            return False
        if not crosses(a, b, leg):
            return False
        if is_near_leg(a, leg, fence.near, across) or is_near_leg(b, leg, fence.near, across):
            return False
        far = crossed_at(a, b, leg, whole)
        return heights[0] * whole + (heights[1] - heights[0]) * far < fence.height * whole

    def _is_lost_in(self, thicket: Thicket, a: Point, b: Point, heights: tuple[int, int], whole: int) -> bool:
        looks_over = max(heights) >= thicket.height + self.build.over
        radius = FINE * self.build.across // 2
        for start, end in stretches(a, b, thicket.area.legs, whole):
            ends = (start == 0) + (end == whole)
            if ends:
                if end - start >= FINE * thicket.depth + ends * radius + HAIR:
                    return True
            elif end - start >= HAIR:
                if not looks_over:
                    return True
                lowest = min(heights[0] * whole + (heights[1] - heights[0]) * far for far in (start, end))
                if lowest < thicket.height * whole:
                    return True
        return False


def _is_beyond(plateau: Plateau, a: Point, b: Point, heights: tuple[int, int], whole: int) -> bool:
    """Whether a plateau is between two of whom neither stands on it, and the line dips below its top."""
    if plateau.area.holds(a) or plateau.area.holds(b):
        return False
    for start, end in stretches(a, b, plateau.area.legs, whole):
        lowest = min(heights[0] * whole + (heights[1] - heights[0]) * far for far in (start, end))
        if end - start >= HAIR and lowest < plateau.height * whole:
            return True
    return False


class Sightlines(Obstacles):
    """What can be seen from where on a table that does not change.

    >>> hedge = Fence(((0, 100), (400, 100)), height=30, near=50)
    >>> sight = Sightlines((400, 400), (), [hedge], Build(across=25, eye=30, mark=20, over=50))
    >>> sight.is_free((200, 140), (200, 20)), sight.is_free((200, 300), (200, 20))
    (True, False)
    >>> sight.is_free_at((200, 300), (200, 20), 100, 0)
    True
    """

    __slots__ = ("_lines", "cells", "rows")

    def __init__(
        self,
        size: tuple[int, int],
        thickets: Sequence[Thicket],
        fences: Sequence[Fence],
        build: Build,
        plateaus: Sequence[Plateau] = (),
        cell: int = 50,
    ) -> None:
        super().__init__(thickets, fences, build, plateaus)
        self.cells = Raster(size, cell)
        reach = (build.across + 1) // 2 + 1
        blinds = [blind_leg(self.cells, one.leg, one.near + reach) for one in fences if one.height > build.mark]
        self.rows = rows_of(
            self.cells, [*blinds, *(leg for one in thickets for leg in blind_chords(self.cells, one.area))]
        )
        self._lines: Kept[tuple[Point, Point], bool] = Kept(self._try, most=KEPT)

    def is_free(self, a: Point, b: Point) -> bool:
        """Whether two points on level ground see one another; the same in both directions."""
        return self._lines[(a, b) if a < b else (b, a)]

    def _try(self, line: tuple[Point, Point]) -> bool:
        a, b = line
        return bool(self.rows[self.cells[a]] >> self.cells[b] & 1) and self.is_free_at(a, b, 0, 0)
