"""The one search of all boards: where a unit can go, at what least cost and by which way, and how far goals are."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from types import MappingProxyType
from typing import Final, NewType, Protocol, TypeAlias

from bocage.board.bits import bits

Place: TypeAlias = int
"""A hex, a square, or whatever else has a small id."""
Cost: TypeAlias = Callable[[Place, Place], int | None]
"""What it costs to go from a place to an adjacent one, at least 1; None: impossible."""
Steps: TypeAlias = tuple[tuple[int, tuple[Place, ...]], ...]
"""The places that can be entered from a place, by cost, cheapest first and then clockwise."""
StepsBack = NewType("StepsBack", tuple[Steps, ...])
"""For every place, from where it can be entered and at what cost: a table to be followed backwards."""
Toll: TypeAlias = Mapping[Place, int]
"""What it costs to enter some places, beyond the step: none is negative."""

NO_TOLL: Final[Toll] = MappingProxyType({})
SHUT: Final = -1
"""Stands for the cost of a place that is closed, or whose toll is not paid yet."""


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
        return _by_cost(
            [(cost, to) for to in self.grid.neighbours(place) if (cost := self.cost(place, to)) is not None]
        )


def cost_table(grid: Neighbourhood, cost: Cost) -> tuple[Steps, ...]:
    """The steps from every place of a map, worked out once.

    >>> from bocage.board.hex import HexGrid
    >>> cost_table(HexGrid(2, 1), lambda a, b: 3)
    (((3, (1,)),), ((3, (0,)),))
    """
    costs = CostsAsked(grid, cost)
    return tuple(costs[each] for each in range(len(grid)))


def backwards(costs: Sequence[Steps]) -> StepsBack:
    """The steps into every place, from a table of the steps from every place.

    >>> backwards((((2, (1,)), (3, (2,))), ((1, (2,)),), ()))
    ((), ((2, (0,)),), ((1, (1,)), (3, (0,))))
    """
    into: list[list[tuple[int, Place]]] = [[] for _ in costs]
    for here, steps in enumerate(costs):
        for cost, places in steps:
            for to in places:
                into[to].append((cost, here))
    return StepsBack(tuple([_by_cost(steps) for steps in into]))


def _by_cost(steps: list[tuple[int, Place]]) -> Steps:
    steps.sort(key=itemgetter(0))
    if steps and steps[0][0] < 1:
        raise ValueError(f"a step to place {steps[0][1]} costs {steps[0][0]}: every step costs at least 1")
    return tuple([(cost, tuple([to for _, to in alike])) for cost, alike in groupby(steps, key=itemgetter(0))])


# Where a unit can go


class Reach:
    """What a unit can reach from a place, as `reach` finds it."""

    __slots__ = ("_before", "_costs", "_halting", "_layers", "_toll", "cost", "start")

    def __init__(
        self,
        costs: Costs,
        start: Place,
        layers: Sequence[dict[Place, int]],
        halting: frozenset[Place],
        may_not_stop: int,
        toll: Toll,
    ) -> None:
        """`layers` are the places by how many steps it takes to them, or all in one where it does not matter."""
        self._costs: Final = costs
        self._layers: Final = layers
        self._halting: Final = halting
        self._toll: Final = toll
        self._before: dict[int, dict[Place, Place]] = {}
        self.start: Final = start
        found = layers[0] if len(layers) == 1 else _least(layers)
        self.cost: Final = (
            {each: cost for each, cost in found.items() if not may_not_stop >> each & 1} if may_not_stop else found
        )
        """The least cost of each place where the unit may stop, cheapest first; staying costs nothing."""

    def path(self, goal: Place) -> tuple[Place, ...]:
        """The cheapest way to a place, without the start and with the goal.

        Of several ways it takes, from the goal backwards, the place that is cheapest to reach; of several of these,
        the one that the search met first, going clockwise.
        """
        if goal not in self.cost:
            raise ValueError(f"place {goal} is out of reach of place {self.start}")
        total = self.cost[goal]
        layer = next(number for number, places in enumerate(self._layers) if places.get(goal) == total)
        way = []
        while goal != self.start:
            way.append(goal)
            goal = self._ways_into(layer)[goal]
            layer = max(layer - 1, 0)
        return tuple(reversed(way))

    def _ways_into(self, layer: int) -> dict[Place, Place]:
        """From where the places of a layer are entered, worked out when a way is first asked for."""
        known = self._before.get(layer)
        if known is None:
            known = self._before[layer] = {}
            entered, extra = self._layers[layer], self._toll
            for before, spent in self._layers[max(layer - 1, 0)].items():
                if before in self._halting:
                    continue
                for cost, places in self._costs[before]:
                    for to in places:
                        if to not in known and entered.get(to) == spent + cost + extra.get(to, 0):
                            known[to] = before
        return known


def reach(
    costs: Costs,
    start: Place,
    points: int,
    *,
    blocked: int = 0,
    may_not_stop: int = 0,
    must_stop: int = 0,
    toll: Toll = NO_TOLL,
    legs: int | None = None,
) -> Reach:
    """All places that a unit can reach for `points`, at least cost.

    It never enters the bitset `blocked`, passes through `may_not_stop` without ending there, and goes no further
    from a place of `must_stop`, unless it starts there. It pays a `toll` in each place that has one: an overrun, an
    enemy's zone. It enters no more than `legs` places, however cheap they are: out of a minefield one.

    >>> from bocage.board.hex import HexGrid
    >>> grid = HexGrid(5, 5)
    >>> clear = cost_table(grid, lambda a, b: 1)
    >>> found = reach(clear, grid.hex("A1"), 3, blocked=1 << grid.hex("B1"))
    >>> {grid.name(hex): cost for hex, cost in found.cost.items()}
    {'A1': 0, 'A2': 1, 'B2': 2, 'A3': 2, 'C2': 3, 'C3': 3, 'B3': 3, 'A4': 3}
    >>> [grid.name(hex) for hex in found.path(grid.hex("C3"))]
    ['A2', 'B2', 'C3']
    >>> found = reach(clear, grid.hex("A1"), 3, toll={grid.hex("A2"): 1}, legs=2)
    >>> {grid.name(hex): cost for hex, cost in found.cost.items()}
    {'A1': 0, 'B1': 1, 'A2': 2, 'C1': 2, 'C2': 2, 'B2': 2, 'A3': 3}
    """
    start_only = 1 << start
    halting = frozenset(bits(must_stop & ~start_only))
    walls = bits(blocked & ~start_only)
    if legs is None or legs >= points:
        layers = [_settled(costs, start, points, walls, halting, toll)]
    else:
        layers = _layers(costs, start, points, walls, halting, toll, legs)
    return Reach(costs, start, layers, halting, may_not_stop, toll)


def _settled(
    costs: Costs, start: Place, points: int, walls: Sequence[Place], halting: Collection[Place], toll: Toll
) -> dict[Place, int]:
    """The least cost of each place in reach, by buckets: costs are small whole numbers.

    Who comes to a place with a toll stands before it, as its complement, until the toll is paid.
    """
    settled, is_free = dict.fromkeys(walls, SHUT), not toll
    entered_for: list[list[Place]] = [[] for _ in range(points + 1)]
    entered_for[0].append(start)
    for spent, entered in enumerate(entered_for):
        left = points - spent
        for here in entered:
            if here in settled:
                continue
            if not is_free and here != start:
                if here < 0:
                    here = ~here
                    del settled[here]
                elif here in toll:
                    settled[here] = SHUT
                    if toll[here] <= left:
                        entered_for[spent + toll[here]].append(~here)
                    continue
            settled[here] = spent
            if not left or here in halting:
                continue
            for cost, to in costs[here]:
                if cost > left:
                    break
                entered_for[spent + cost] += to
    for place in (*walls, *toll):
        if settled.get(place) == SHUT:
            del settled[place]
    return settled


def _layers(
    costs: Costs, start: Place, points: int, walls: Sequence[Place], halting: Collection[Place], toll: Toll, legs: int
) -> list[dict[Place, int]]:
    """The places in reach by how many steps it takes to them; in a later layer only what got cheaper by a detour."""
    least, layers = {start: 0}, [{start: 0}]
    while layers[-1] and len(layers) <= legs:
        layer: dict[Place, int] = {}
        for here, spent in layers[-1].items():
            if here in halting:
                continue
            for cost, places in costs[here]:
                if cost > points - spent:
                    break
                for to in places:
                    total = spent + cost + toll.get(to, 0)
                    if total <= points and total < least.get(to, points + 1) and to not in walls:
                        least[to] = layer[to] = total
        layers.append(layer)
    return layers


def _least(layers: Iterable[dict[Place, int]]) -> dict[Place, int]:
    """The least cost of each place, the cheapest first."""
    found: dict[Place, int] = {}
    for layer in layers:
        found |= layer
    return dict(sorted(found.items(), key=itemgetter(1)))


# How far goals are


def costs_to(costs: StepsBack, goals: Iterable[Place], most: int) -> tuple[int, ...]:
    """The least cost from every place to the nearest of some goals; `most` stands for as much and for more.

    One search for a whole map, so it is worth keeping for each set of goals.

    >>> from bocage.board.hex import HexGrid
    >>> grid = HexGrid(4, 1)
    >>> costs_to(backwards(cost_table(grid, lambda a, b: 1 + b)), [3], most=6)
    (6, 6, 4, 0)
    """
    least = [most] * len(costs)
    entered_for: list[list[Place]] = [[] for _ in range(max(most, 1))]
    entered_for[0] += goals
    for spent, entered in enumerate(entered_for):
        left = most - spent
        for here in entered:
            if least[here] <= spent:
                continue
            least[here] = spent
            for cost, places in costs[here]:
                if cost >= left:
                    break
                entered_for[spent + cost] += places
    return tuple(least)
