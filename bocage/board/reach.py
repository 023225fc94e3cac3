"""Where a unit can go: least costs and paths over the places of any board."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from typing import Final, Protocol, TypeAlias

from bocage.board.bits import bits

Place: TypeAlias = int
"""A hex, a square, or whatever else has a small id."""
Cost: TypeAlias = Callable[[Place, Place], int | None]
"""What it costs to go from a place to an adjacent one; None: impossible."""
Steps: TypeAlias = tuple[tuple[int, tuple[Place, ...]], ...]
"""The places that can be entered from a place, by cost, cheapest first and then clockwise."""


class Neighbourhood(Protocol):
    """A board as far as a search needs it: how many places it has, and which are next to which."""

    def __len__(self) -> int: ...

    def neighbours(self, place: Place, /) -> tuple[Place, ...]:
        """The places next to a place, clockwise."""
        ...


class Costs(Protocol):
    """The steps from each place: a table, or something that works them out when asked."""

    def __getitem__(self, place: Place, /) -> Steps: ...


@dataclass(frozen=True, slots=True)
class CostsAsked:
    """Costs that are asked for as a search needs them: for those that change from one move to the next."""

    grid: Neighbourhood
    cost: Cost

    def __getitem__(self, place: Place, /) -> Steps:
        """The steps from a place.

        >>> from bocage.board.hex import HexGrid
        >>> CostsAsked(HexGrid(3, 3), lambda a, b: {1: 2, 3: 1}.get(b))[0]
        ((1, (3,)), (2, (1,)))
        """
        steps = [(cost, to) for to in self.grid.neighbours(place) if (cost := self.cost(place, to)) is not None]
        by_cost = groupby(sorted(steps, key=itemgetter(0)), key=itemgetter(0))
        return tuple((cost, tuple(to for _, to in alike)) for cost, alike in by_cost)


def cost_table(grid: Neighbourhood, cost: Cost) -> tuple[Steps, ...]:
    """The steps from every place of a map, worked out once.

    >>> from bocage.board.hex import HexGrid
    >>> cost_table(HexGrid(2, 1), lambda a, b: 3)
    (((3, (1,)),), ((3, (0,)),))
    """
    costs = CostsAsked(grid, cost)
    return tuple(costs[each] for each in range(len(grid)))


class Reach:
    """What a unit can reach from a place, as `reach` finds it."""

    __slots__ = ("_costs", "_halting", "_settled", "cost", "start")

    def __init__(
        self, costs: Costs, start: Place, settled: dict[Place, int], halting: frozenset[Place], may_not_stop: int
    ) -> None:
        self._costs: Final = costs
        self._settled: Final = settled
        self._halting: Final = halting
        self.start: Final = start
        self.cost: Final = (
            {each: cost for each, cost in settled.items() if not may_not_stop >> each & 1} if may_not_stop else settled
        )
        """The least cost of each place where the unit may stop, cheapest first; staying costs nothing."""

    def path(self, goal: Place) -> tuple[Place, ...]:
        """The cheapest way to a place, without the start and with the goal.

        Of several ways it takes, from the goal backwards, the place that is cheapest to reach; of several of these,
        the one that the search met first, going clockwise.
        """
        if goal not in self.cost:
            raise ValueError(f"place {goal} is out of reach of place {self.start}")
        way = []
        while goal != self.start:
            way.append(goal)
            goal = self._before(goal)
        return tuple(reversed(way))

    def _before(self, place: Place) -> Place:
        total = self._settled[place]
        return next(
            before
            for before, spent in self._settled.items()
            if before not in self._halting
            for cost, to in self._costs[before]
            if spent + cost == total and place in to
        )


def reach(
    costs: Costs, start: Place, points: int, *, blocked: int = 0, may_not_stop: int = 0, must_stop: int = 0
) -> Reach:
    """All places that a unit can reach for `points`, at least cost.

    It never enters the bitset `blocked`, passes through `may_not_stop` without ending there, and goes no further
    from a place of `must_stop`, unless it starts there. Costs are whole and not negative.

    >>> from bocage.board.hex import HexGrid
    >>> grid = HexGrid(5, 5)
    >>> clear = cost_table(grid, lambda a, b: 1)
    >>> found = reach(clear, grid.hex("A1"), 3, blocked=1 << grid.hex("B1"))
    >>> {grid.name(hex): cost for hex, cost in found.cost.items()}
    {'A1': 0, 'A2': 1, 'B2': 2, 'A3': 2, 'C2': 3, 'C3': 3, 'B3': 3, 'A4': 3}
    >>> [grid.name(hex) for hex in found.path(grid.hex("C3"))]
    ['A2', 'B2', 'C3']
    """
    start_only = 1 << start
    halting = frozenset(bits(must_stop & ~start_only))
    walls = tuple(bits(blocked & ~start_only))
    settled = dict.fromkeys(walls, -1)
    entered_for: list[list[Place]] = [[] for _ in range(points + 1)]
    entered_for[0].append(start)
    for spent, entered in enumerate(entered_for):
        left = points - spent
        for here in entered:
            if here in settled:
                continue
            settled[here] = spent
            if here in halting:
                continue
            for cost, to in costs[here]:
                if cost > left:
                    break
                entered_for[spent + cost] += to
    for wall in walls:
        del settled[wall]
    return Reach(costs, start, settled, halting, may_not_stop)
