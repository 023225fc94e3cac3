"""Reach and paths, held against a search that tries everything."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bocage.board.bits import mask
from bocage.board.hex import CostsAsked, Hex, HexGrid, cost_table, reach

prices = st.lists(st.sampled_from([0, 1, 1, 2, 3, None]), min_size=64, max_size=64)


class Ground:
    """A grid where it costs something to enter each hex and to cross each hexside."""

    def __init__(self, grid: HexGrid, hexes: list[int | None], sides: list[int | None]) -> None:
        self.grid = grid
        self._hexes = hexes
        self._sides = sides

    def cost(self, a: Hex, b: Hex) -> int | None:
        entering, crossing = self._hexes[b % 64], self._sides[self.grid.side(a, b) % 64]
        return None if entering is None or crossing is None else entering + crossing


@st.composite
def grounds(draw: st.DrawFn) -> Ground:
    grid = HexGrid(
        draw(st.integers(1, 7)), draw(st.integers(1, 7)), top=draw(st.sampled_from(["flat", "pointy"])), cut="N"
    )
    return Ground(grid, draw(prices), draw(prices))


def least_costs(ground: Ground, start: Hex, points: int, blocked: int, must_stop: int) -> dict[Hex, int]:
    """Relaxes every step until nothing gets cheaper."""
    least = {start: 0}
    improved = True
    while improved:
        improved = False
        for a in [each for each in least if each == start or not must_stop >> each & 1]:
            for b in ground.grid.neighbours(a):
                cost = ground.cost(a, b)
                if cost is None or (blocked >> b & 1 and b != start):
                    continue
                total = least[a] + cost
                if total <= points and total < least.get(b, points + 1):
                    least[b] = total
                    improved = True
    return least


@given(grounds(), st.data())
@settings(deadline=None)
def test_reach_finds_all_least_costs_and_ways_that_cost_as_much(ground: Ground, data: st.DataObject) -> None:
    grid = ground.grid
    some = st.lists(st.integers(0, len(grid) - 1), max_size=8).map(mask)
    start, points = data.draw(st.integers(0, len(grid) - 1)), data.draw(st.integers(0, 9))
    blocked, may_not_stop, must_stop = data.draw(some), data.draw(some), data.draw(some)
    least = least_costs(ground, start, points, blocked, must_stop)
    found = reach(
        cost_table(grid, ground.cost), start, points, blocked=blocked, may_not_stop=may_not_stop, must_stop=must_stop
    )
    assert found.cost == {each: cost for each, cost in least.items() if not may_not_stop >> each & 1}
    assert list(found.cost.values()) == sorted(found.cost.values())
    for goal, cost in found.cost.items():
        way = (start, *found.path(goal))
        steps = [ground.cost(a, b) for a, b in pairwise(way)]
        assert sum(step for step in steps if step is not None) == cost
        assert None not in steps
        assert way[-1] == goal
        assert not mask(way[1:]) & blocked
        assert not mask(way[1:-1]) & must_stop


@given(grounds(), st.data())
@settings(deadline=None, max_examples=30)
def test_costs_may_be_asked_as_the_search_goes(ground: Ground, data: st.DataObject) -> None:
    grid = ground.grid
    start = data.draw(st.integers(0, len(grid) - 1))
    table = reach(cost_table(grid, ground.cost), start, 6)
    asked = reach(CostsAsked(grid, ground.cost), start, 6)
    assert list(asked.cost.items()) == list(table.cost.items())
    assert [asked.path(goal) for goal in asked.cost] == [table.path(goal) for goal in table.cost]


def test_a_hex_where_one_may_not_stop_can_be_passed() -> None:
    grid = HexGrid(1, 4)
    found = reach(cost_table(grid, lambda a, b: 1), 0, 3, may_not_stop=1 << 1)
    assert found.cost == {0: 0, 2: 2, 3: 3}
    assert found.path(3) == (1, 2, 3)
    with pytest.raises(ValueError, match="place 1 is out of reach of place 0"):
        found.path(1)


def test_a_hex_where_one_must_stop_ends_the_move_but_not_at_its_start() -> None:
    grid = HexGrid(1, 4)
    clear = cost_table(grid, lambda a, b: 1)
    assert reach(clear, 0, 3, must_stop=1 << 1).cost == {0: 0, 1: 1}
    assert reach(clear, 1, 1, must_stop=1 << 1).cost == {1: 0, 0: 1, 2: 1}


def test_of_equal_ways_the_clockwise_first_is_taken() -> None:
    grid = HexGrid(5, 5)
    found = reach(cost_table(grid, lambda a, b: 1), grid.hex("B2"), 2)
    assert [grid.name(each) for each in found.path(grid.hex("D2"))] == ["C2", "D2"]
