"""Reach and paths, held against a search that tries everything."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bocage.board.bits import mask
from bocage.board.hex import CostsAsked, Hex, HexGrid, backwards, cost_table, costs_to, reach

entering = st.lists(st.sampled_from([1, 1, 2, 3, None]), min_size=64, max_size=64)
crossing = st.lists(st.sampled_from([0, 0, 1, 2, None]), min_size=64, max_size=64)


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
    return Ground(grid, draw(entering), draw(crossing))


def least_costs(
    ground: Ground, start: Hex, points: int, blocked: int, must_stop: int, toll: dict[Hex, int], legs: int
) -> dict[Hex, int]:
    """Takes every step from every hex, as often as there are legs, and keeps what got cheaper."""
    least = {start: 0}
    for _ in range(legs):
        before = dict(least)
        for a, spent in before.items():
            if must_stop >> a & 1 and a != start:
                continue
            for b in ground.grid.neighbours(a):
                cost = ground.cost(a, b)
                if cost is not None and not blocked >> b & 1:
                    least[b] = min(least.get(b, points + 1), spent + cost + toll.get(b, 0))
        least = {each: cost for each, cost in least.items() if cost <= points}
        if least == before:
            break
    return least


@given(grounds(), st.data())
@settings(deadline=None)
def test_reach_finds_all_least_costs_and_ways_that_cost_as_much(ground: Ground, data: st.DataObject) -> None:
    grid = ground.grid
    hexes = st.integers(0, len(grid) - 1)
    some = st.lists(hexes, max_size=8).map(mask)
    start, points = data.draw(hexes), data.draw(st.integers(0, 9))
    blocked, may_not_stop, must_stop = data.draw(some), data.draw(some), data.draw(some)
    toll = data.draw(st.dictionaries(hexes, st.integers(0, 4), max_size=8))
    legs = data.draw(st.none() | st.integers(0, 5))
    least = least_costs(ground, start, points, blocked, must_stop, toll, len(grid) if legs is None else legs)
    found = reach(
        cost_table(grid, ground.cost),
        start,
        points,
        blocked=blocked,
        may_not_stop=may_not_stop,
        must_stop=must_stop,
        toll=toll,
        legs=legs,
    )
    assert found.cost == {each: cost for each, cost in least.items() if not may_not_stop >> each & 1}
    assert list(found.cost.values()) == sorted(found.cost.values())
    for goal, cost in found.cost.items():
        way = (start, *found.path(goal))
        steps = [ground.cost(a, b) for a, b in pairwise(way)]
        assert sum(step for step in steps if step is not None) + sum(toll.get(each, 0) for each in way[1:]) == cost
        assert None not in steps
        assert way[-1] == goal
        assert legs is None or len(steps) <= legs
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


@given(grounds(), st.data())
@settings(deadline=None)
def test_the_cost_to_the_nearest_goal_is_that_of_a_move_there(ground: Ground, data: st.DataObject) -> None:
    grid = ground.grid
    goals = data.draw(st.lists(st.integers(0, len(grid) - 1), max_size=4))
    most = data.draw(st.integers(0, 12))
    table = cost_table(grid, ground.cost)
    nearest = []
    for start in range(len(grid)):
        moves = reach(table, start, most).cost
        nearest.append(min([moves[goal] for goal in goals if goal in moves], default=most))
    assert list(costs_to(backwards(table), goals, most)) == nearest


def test_no_step_is_free() -> None:
    with pytest.raises(ValueError, match="a step to place 1 costs 0: every step costs at least 1"):
        cost_table(HexGrid(1, 2), lambda a, b: 0)


def test_a_dearer_way_is_taken_where_the_cheaper_one_has_too_many_hexes() -> None:
    grid = HexGrid(3, 3)
    a1, b1, a2, c1 = (grid.hex(name) for name in ("A1", "B1", "A2", "C1"))
    costs = cost_table(grid, lambda a, b: 5 if b == b1 and a == a1 else 1)
    free, short = (reach(costs, a1, 9, legs=legs) for legs in (None, 2))
    assert (free.cost[b1], free.cost[c1]) == (2, 3)
    assert (short.cost[b1], short.cost[c1]) == (2, 6)
    assert (free.path(c1), short.path(b1), short.path(c1)) == ((a2, b1, c1), (a2, b1), (b1, c1))


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


def test_a_toll_makes_a_detour_worth_its_price() -> None:
    grid = HexGrid(5, 5)
    clear, start, goal = cost_table(grid, lambda a, b: 1), grid.hex("B2"), grid.hex("B4")
    straight, around = (reach(clear, start, 4, toll={grid.hex("B3"): toll}) for toll in (0, 2))
    assert (straight.cost[goal], straight.path(goal)) == (2, (grid.hex("B3"), goal))
    assert (around.cost[goal], around.cost[grid.hex("B3")], len(around.path(goal))) == (3, 3, 3)


def test_who_cannot_pay_the_toll_stays_out() -> None:
    found = reach(cost_table(HexGrid(1, 4), lambda a, b: 1), 0, 3, toll={1: 3})
    assert found.cost == {0: 0}


def test_the_start_is_left_without_a_toll() -> None:
    assert reach(cost_table(HexGrid(1, 3), lambda a, b: 1), 0, 2, toll={0: 2}).cost == {0: 0, 1: 1, 2: 2}
