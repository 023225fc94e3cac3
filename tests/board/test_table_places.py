"""Where figures may go and stand: paths, buckets, stations, formations."""

from __future__ import annotations

import itertools

from hypothesis import given
from hypothesis import strategies as st

from bocage.board.table import Area, Barrier, Buckets, Gate, Paths, Point
from bocage.board.table.formations import chains, flanks, hang_together, in_column, in_line, in_ranks, settled
from bocage.board.table.points import is_within, length, squared
from bocage.board.table.shapes import hull, rectangle
from bocage.board.table.stations import beside, inside, lattice, spread

HOUSE = Barrier(rectangle(540, 470, 660, 530), (Gate((600, 530), 30),))
POND = Barrier(Area(((200, 200), (330, 190), (380, 300), (250, 340))))
PATHS = Paths([HOUSE, POND], clear=14)

points = st.tuples(st.integers(0, 1199), st.integers(0, 1199))


@given(points, points)
def test_a_way_meets_no_barrier_and_is_no_shorter_than_the_straight_line(a: Point, b: Point) -> None:
    way = PATHS.way(a, b)
    if way is None:
        assert POND.area.is_near(a, 1) or POND.area.is_near(b, 1) or HOUSE.area.is_near(a, 14)
        return
    assert (way[0], way[-1]) == (a, b)
    assert all(PATHS.is_straight(one, other) for one, other in itertools.pairwise(way))
    assert length(way) >= length((a, b)) - 1


def test_a_house_is_entered_by_its_door_alone() -> None:
    way = PATHS.way((600, 300), (600, 500))
    assert way is not None
    assert (600, 544) in way
    assert not PATHS.is_straight((560, 600), (560, 500))


def test_nothing_leads_into_a_pond() -> None:
    assert PATHS.way((100, 100), (290, 260)) is None


@given(st.lists(points, max_size=30), points, st.integers(0, 300))
def test_buckets_miss_nobody(places: list[Point], point: Point, reach: int) -> None:
    buckets = Buckets((1200, 1200))
    asked = buckets.around(point, reach)
    for place in places:
        if is_within(place, point, reach):
            assert buckets[place] in asked


@given(st.lists(points, min_size=1, max_size=12), st.integers(0, 300))
def test_figures_hang_together_when_they_are_one_chain(places: list[Point], reach: int) -> None:
    distinct = list(dict.fromkeys(places))
    assert hang_together(distinct, reach, 25) == (len(chains(distinct, reach, 25)) == 1)


def test_a_gap_of_51_millimetres_breaks_a_chain() -> None:
    assert hang_together([(0, 0), (75, 0), (150, 0)], 50, across=50)
    assert not hang_together([(0, 0), (75, 0), (151, 0)], 50, across=50)


@given(st.integers(1, 12), points, st.integers(0, 359))
def test_formations_stand_as_far_apart_as_they_should(count: int, to: Point, facing: int) -> None:
    for places in (
        in_line(count, to, facing, 40),
        in_column(count, to, facing, 40),
        in_ranks(count, to, facing, 40, 4),
    ):
        assert places[0] == to
        assert len(places) == count
        assert hang_together(places, 42, across=0)
        assert all(squared(a, b) >= 38 * 38 for n, a in enumerate(places) for b in places[n + 1 :])


def test_a_figure_whose_place_is_taken_stands_beside_it() -> None:
    def is_free(point: Point, taken: object) -> bool:
        return squared(point, (100, 100)) >= 625 and all(squared(point, one) >= 625 for one in taken)  # type: ignore[attr-defined]

    first, second = settled(((100, 100), (100, 100)), is_free)
    assert squared(first, (100, 100)) >= 625
    assert squared(first, second) >= 625


@given(st.lists(points, min_size=2, max_size=8))
def test_flanks_are_the_furthest_apart(places: list[Point]) -> None:
    one, other = flanks(places)
    assert squared(one, other) == max(squared(a, b) for a in places for b in places)


def test_stations_lie_beside_walls_and_inside_areas() -> None:
    wall = ((100, 100), (500, 100))
    assert {y for _, y in beside(wall, 13, 80)} == {87, 113}
    field = rectangle(100, 100, 400, 300)
    assert all(field.holds(point) for point in inside(field, 20, 80))
    assert len(lattice((1200, 1200), 100)) == 144
    apart = spread(lattice((400, 400), 30), 50)
    assert all(squared(a, b) >= 2500 for n, a in enumerate(apart) for b in apart[n + 1 :])


@given(points, st.integers(0, 359))
def test_a_hull_keeps_its_size_however_it_is_turned(centre: Point, facing: int) -> None:
    corners = hull(centre, 120, 60, facing).points
    assert abs(squared(corners[0], corners[1]) - 120**2) < 400
    assert abs(squared(corners[1], corners[2]) - 60**2) < 400
