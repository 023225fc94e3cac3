"""Routes: runs of hexes into links, and routes that cross without joining."""

from hypothesis import given
from hypothesis import strategies as st

from bocage.board.bits import bits
from bocage.board.hex import HexGrid, Routes, first_gap, links

GRID = HexGrid(6, 5)
ROAD = tuple(GRID.hex(name) for name in ("A2", "B2", "C3", "D2"))
LANE = tuple(GRID.hex(name) for name in ("C2", "C3", "C4"))
RAILWAY = tuple(GRID.hex(name) for name in ("B3", "C3", "D3"))
B2, C2, C3, C4, D2, D3 = (GRID.hex(name) for name in ("B2", "C2", "C3", "C4", "D2", "D3"))


@given(st.lists(st.lists(st.integers(0, 29), min_size=1, max_size=8), max_size=4))
def test_links_go_both_ways_between_hexes_that_follow_one_another(runs: list[list[int]]) -> None:
    expected = {(run[place], run[place + 1]) for run in runs for place in range(len(run) - 1)}
    assert links(runs) == expected | {(b, a) for a, b in expected}


def test_a_run_that_jumps_has_a_gap() -> None:
    assert first_gap(GRID, ROAD) is None
    assert first_gap(GRID, (*ROAD, C4)) == (D2, C4)


def test_the_kinds_between_two_hexes_come_in_the_order_given() -> None:
    routes = Routes({"main": [ROAD], "trail": [ROAD[1:3], LANE]})
    assert routes.between(B2, C3) == routes.between(C3, B2) == ("main", "trail")
    assert routes.between(B2, C2) == ()
    assert bits(routes.hexes["trail"]) == tuple(sorted({*ROAD[1:3], *LANE}))


def test_routes_that_share_a_hex_join_there_unless_it_is_said_that_they_do_not() -> None:
    runs = {"main": [ROAD], "minor": [LANE], "railway": [RAILWAY]}
    open_country, station = Routes(runs, unlinked={"railway": [C3]}), Routes(runs)
    assert open_country.lead_on(B2, C3, C4)
    assert not open_country.lead_on(B2, C3, D3)
    assert not open_country.lead_on(D3, C3, C2)
    assert open_country.lead_on(GRID.hex("B3"), C3, D3)
    assert station.lead_on(B2, C3, D3)
    assert not station.lead_on(B2, C3, GRID.hex("E3"))
