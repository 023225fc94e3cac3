"""Distances and paths on a table: exact, symmetric, and consistent with one another."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bocage.board.table.crossings import is_near_leg, nearest_on_leg
from bocage.board.table.points import along, between, contacts, gap, is_beyond, is_no_longer, is_within, length, squared
from bocage.board.table.templates import scattered, under_disc
from bocage.board.table.turns import DIRECTIONS, SCALE, direction, heading, turned

points = st.tuples(st.integers(0, 1800), st.integers(0, 1200))
reaches = st.integers(0, 600)
across = st.integers(0, 120)


@given(points, points, reaches, across)
def test_distances_are_the_same_in_both_directions(a: tuple[int, int], b: tuple[int, int], r: int, d: int) -> None:
    assert is_within(a, b, r, d) == is_within(b, a, r, d)
    assert is_beyond(a, b, r, d) == is_beyond(b, a, r, d)
    assert gap(a, b, d) == gap(b, a, d)


@given(points, points, reaches, across)
def test_a_gap_is_what_is_just_within(a: tuple[int, int], b: tuple[int, int], r: int, d: int) -> None:
    assert is_within(a, b, r, d) == (gap(a, b, d) <= r)


@given(points, points, reaches, across)
def test_a_pair_is_within_a_distance_or_beyond_the_next_millimetre(
    a: tuple[int, int], b: tuple[int, int], r: int, d: int
) -> None:
    assert is_within(a, b, r, d) != is_beyond(a, b, r + 1, d)


@given(st.lists(points, min_size=1, max_size=5), st.integers(0, 20))
def test_the_way_so_far_is_never_longer_than_its_share(path: list[tuple[int, int]], part: int) -> None:
    whole = tuple(path)
    at = along(whole, part, 20)
    assert squared(whole[0], at) <= (length(whole) * part // 20 // 16 + 2) ** 2
    assert along(whole, 20, 20) == whole[-1]


@given(points, points)
def test_a_path_fits_in_its_own_length_and_in_no_less(a: tuple[int, int], b: tuple[int, int]) -> None:
    most = (length((a, b)) + 8) // 16
    assert is_no_longer((a, b), most)
    assert not is_no_longer((a, b), most - 1)


def test_a_base_of_25_mm_is_touched_from_twenty_places() -> None:
    assert {x * x + y * y for x, y in contacts(25)} == {625}
    assert len(set(contacts(25))) == 20


@given(points, points)
def test_the_nearest_point_of_a_leg_is_near_it(a: tuple[int, int], point: tuple[int, int]) -> None:
    leg = (a, (900, 600))
    there = nearest_on_leg(point, leg)
    assert is_near_leg(there, leg, 1)
    assert is_near_leg(point, leg, gap(point, there) + 1)


def test_no_direction_is_near_the_edge_of_a_rounding() -> None:
    """Whatever the last digits of a machine's sine are, the table of directions is the same."""
    from math import cos, radians

    for degree in range(360):
        exact = SCALE * cos(radians(degree))
        assert abs(abs(exact) % 1 - 0.5) > 0.0004
        assert abs(DIRECTIONS[degree][0] ** 2 + DIRECTIONS[degree][1] ** 2 - SCALE**2) < 2 * SCALE


@given(st.integers(0, 359))
def test_a_heading_finds_its_own_direction(degree: int) -> None:
    assert heading((0, 0), direction(degree)) == degree
    assert heading((0, 0), turned(((0, -20_000),), degree)[0]) == degree


@given(points, points, st.integers(1, 400))
def test_what_scatters_stays_on_its_axis(origin: tuple[int, int], aim: tuple[int, int], off: int) -> None:
    if origin != aim:
        beyond = scattered(origin, aim, off)
        assert gap(origin, beyond) >= gap(origin, aim)
        assert abs(gap(aim, beyond) - off) <= 2
        assert gap(origin, scattered(origin, aim, -off, least=30)) >= 29


@given(st.lists(points, max_size=8), points)
def test_a_disc_covers_who_is_within_its_radius(places: list[tuple[int, int]], centre: tuple[int, int]) -> None:
    assert set(under_disc(centre, 100, places)) == {n for n, one in enumerate(places) if squared(one, centre) <= 2500}


@given(points, points, st.integers(1, 30))
def test_between_ends_where_it_should(a: tuple[int, int], b: tuple[int, int], parts: int) -> None:
    assert (between(a, b, 0, parts), between(a, b, parts, parts)) == (a, b)
