"""Sight that adds up: tables and rows agree with the rule taken line by line, and with what the rules say."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bocage.board.bits import bits, mask
from bocage.board.hex import BLOCKING, Hex, HexGrid, Opacity, Point
from bocage.board.hex.paper import HALF_HEIGHT, HALF_SIDE

ORCHARD = 1
STRONGPOINT, POST = 6, 8


class Country:
    """A map as the rule sees it: how much each hex counts, and which hexsides block."""

    def __init__(self, grid: HexGrid, hexes: list[int], sides: int) -> None:
        self.grid = grid
        self.hexes = hexes
        self.sides = sides
        self.opacity = Opacity(grid, hexes, sides)


shapes = st.builds(
    HexGrid,
    st.integers(1, 8),
    st.integers(1, 7),
    top=st.sampled_from(["flat", "pointy"]),
    shifted=st.sampled_from(["even", "odd"]),
    cut=st.sampled_from(["", "N", "ES"]),
)


@st.composite
def countries(draw: st.DrawFn) -> Country:
    grid = draw(shapes)
    hexes = draw(st.lists(st.sampled_from([0, 0, 0, 0, 1, 2]), min_size=len(grid), max_size=len(grid)))
    sides = mask(draw(st.lists(st.integers(0, grid.side_count - 1), max_size=grid.side_count // 4)))
    return Country(grid, hexes, sides)


def exact(grid: HexGrid, point: Point) -> Point:
    """A corner or centre in half sides and half heights, which are whole numbers."""
    across, down = (HALF_SIDE, HALF_HEIGHT) if grid.top == "flat" else (HALF_HEIGHT, HALF_SIDE)
    return point[0] // across, point[1] // down


def beside(a: Point, b: Point, point: Point) -> int:
    """On which side of the line from a to b a point lies: 1, -1, or 0 on it."""
    turn = (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])
    return (turn > 0) - (turn < 0)


def opacity_between(country: Country, a: Hex, b: Hex, more: int = 0) -> int:
    """The ruling, corner by corner: what the segment between two centres passes through, runs along and crosses."""
    grid = country.grid
    start, end = exact(grid, grid.centre(a)), exact(grid, grid.centre(b))
    counts = [max(each, BLOCKING) if more >> hex & 1 else each for hex, each in enumerate(country.hexes)]
    far = grid.distance(a, b)
    near = [hex for hex in range(len(grid)) if grid.distance(a, hex) + grid.distance(hex, b) == far]
    total = 0
    for hex in near:
        where = {beside(start, end, exact(grid, corner)) for corner in grid.corners(hex)}
        if hex not in (a, b) and {1, -1} <= where:
            total += counts[hex]
    for side in {side for hex in near for side in grid.sides_of(hex)}:
        hexes = grid.hexes_of(side)
        where = {beside(start, end, exact(grid, corner)) for corner in grid.side_corners(side)}
        if a in hexes or b in hexes:
            continue
        if where == {0}:
            total += min(counts[hex] for hex in hexes)
        elif where == {1, -1} and country.sides >> side & 1 and set(hexes) <= set(near):
            total += BLOCKING
    return total


def sees(country: Country, a: Hex, b: Hex, radius: int, limit: int, more: int = 0) -> bool:
    grid = country.grid
    if not (grid.playable >> a & 1 and grid.playable >> b & 1) or grid.distance(a, b) > radius:
        return False
    return a == b or opacity_between(country, a, b, more) < limit


@given(countries(), st.integers(0, 9), st.sampled_from([2, 6, 8]))
@settings(deadline=None, max_examples=30)
def test_the_table_follows_the_rule_line_by_line(country: Country, radius: int, limit: int) -> None:
    hexes = range(len(country.grid))
    expected = tuple(mask(b for b in hexes if sees(country, a, b, radius, limit)) for a in hexes)
    assert country.opacity.table(radius, limit) == expected


@given(countries(), st.integers(0, 9), st.sampled_from([2, 6, 8]))
@settings(deadline=None)
def test_a_row_is_the_row_of_the_table(country: Country, radius: int, limit: int) -> None:
    rows = tuple(country.opacity.row(hex, radius, limit) for hex in range(len(country.grid)))
    assert rows == country.opacity.table(radius, limit)


@given(countries(), st.integers(0, 9), st.sampled_from([2, 6, 8]), st.data())
@settings(deadline=None)
def test_barrages_make_their_hexes_blocking(country: Country, radius: int, limit: int, data: st.DataObject) -> None:
    grid = country.grid
    more = mask(data.draw(st.lists(st.integers(0, len(grid) - 1), max_size=5)))
    shelled = [max(each, BLOCKING) if more >> hex & 1 else each for hex, each in enumerate(country.hexes)]
    rows = tuple(country.opacity.row(hex, radius, limit, more) for hex in range(len(grid)))
    assert rows == Opacity(grid, shelled, country.sides).table(radius, limit)


@given(countries(), st.integers(0, 9), st.sampled_from([2, 6, 8]))
@settings(deadline=None)
def test_viewers_with_the_same_limit_see_each_other(country: Country, radius: int, limit: int) -> None:
    table = country.opacity.table(radius, limit)
    assert all(table[b] >> a & 1 for a, row in enumerate(table) for b in bits(row))


GRID = HexGrid(9, 16)


def seen(
    limit: int, a: str, b: str, *, woods: str = "", orchards: str = "", crests: str = "", barrages: str = ""
) -> bool:
    hexes = [0] * len(GRID)
    for name in orchards.split():
        hexes[GRID.hex(name)] = ORCHARD
    for name in woods.split():
        hexes[GRID.hex(name)] = BLOCKING
    opacity = Opacity(GRID, hexes, mask(GRID.side_named(name) for name in crests.split()))
    more = mask(GRID.hex(name) for name in barrages.split())
    return bool(opacity.row(GRID.hex(a), 13, limit, more) >> GRID.hex(b) & 1)


@pytest.mark.rule("gts.los.line", "gts.los.ends")
def test_woods_between_block_and_woods_at_the_ends_do_not() -> None:
    assert not seen(BLOCKING, "C1", "C4", woods="C2")
    assert seen(BLOCKING, "C1", "C4", woods="C1 C4")


@pytest.mark.rule("gts.los.crest")
def test_a_crest_blocks_unless_it_belongs_to_an_end_hex() -> None:
    assert seen(BLOCKING, "C1", "C4", crests="C4/N")
    assert seen(BLOCKING, "C1", "C4", crests="C1/S")
    assert not seen(BLOCKING, "C1", "C4", crests="C2/S")


@pytest.mark.rule("gts.los.crest", "gts.ruling.los-geometry")
def test_a_line_along_a_crest_or_through_its_end_is_open() -> None:
    assert seen(BLOCKING, "B4", "F4", crests="C4/S E4/S")
    assert seen(BLOCKING, "B4", "F4", crests="D4/NE D4/NW C4/SE C5/NE")


@pytest.mark.rule("gts.los.hexside", "gts.ruling.los-geometry")
def test_a_line_along_a_hexside_is_blocked_only_by_both_hexes() -> None:
    assert seen(BLOCKING, "B4", "D4", woods="C4")
    assert not seen(BLOCKING, "B4", "D4", woods="C4 C5")
    assert seen(BLOCKING, "B4", "F4", woods="C4 E5"), "each hexside counts by itself"
    assert not seen(BLOCKING, "A1", "C1", woods="B1"), "off the map nothing is open"


@pytest.mark.rule("gts.ruling.los-geometry")
def test_a_hex_touched_in_a_corner_does_not_count() -> None:
    start, end = GRID.hex("C3"), GRID.hex("D7")
    left, right = GRID.line(start, end)
    touched = set(left) ^ set(right)
    assert touched
    assert seen(BLOCKING, "C3", "D7", woods=" ".join(GRID.name(hex) for hex in touched))


@pytest.mark.rule("gts.los.barrage")
def test_one_sees_into_and_out_of_a_barrage_and_not_through_it() -> None:
    assert seen(BLOCKING, "C1", "C4", barrages="C4")
    assert seen(BLOCKING, "C1", "C4", barrages="C1")
    assert not seen(BLOCKING, "C1", "C4", barrages="C3")


@pytest.mark.rule("gts.ruling.orchard-sight")
def test_two_orchards_count_as_one_blocking_hex_and_one_as_none() -> None:
    assert seen(BLOCKING, "C1", "C4", orchards="C2")
    assert not seen(BLOCKING, "C1", "C4", orchards="C2 C3")
    assert seen(BLOCKING, "B4", "D4", orchards="C4", woods="C5"), "along a hexside the more open one counts"
    assert seen(STRONGPOINT, "C1", "C7", woods="C2 C3", orchards="C4")
    assert not seen(STRONGPOINT, "C1", "C7", woods="C2 C3", orchards="C4 C5")


@pytest.mark.rule("gts.sp.what")
def test_a_strongpoint_sees_through_two_blocking_hexes_into_a_third() -> None:
    assert seen(STRONGPOINT, "C1", "C4", woods="C2 C3 C4")
    assert not seen(BLOCKING, "C4", "C1", woods="C2 C3 C4")
    assert not seen(STRONGPOINT, "C1", "C5", woods="C2 C3 C4 C5")


@pytest.mark.rule("gts.op.through", "gts.op.one-way")
def test_a_post_sees_through_three_blocking_hexes_or_hexsides_into_a_fourth() -> None:
    assert seen(POST, "C1", "C13", woods="C3 C8 C13", crests="C5/S")
    assert not seen(BLOCKING, "C13", "C1", woods="C3 C8 C13", crests="C5/S")
    assert not seen(POST, "C1", "C13", woods="C3 C8 C10 C13", crests="C5/S")


@pytest.mark.rule("gts.ruling.op-sp-barrage")
def test_a_barrage_counts_among_what_a_strongpoint_sees_through_and_in_woods_no_more_than_they_do() -> None:
    assert seen(STRONGPOINT, "C1", "C4", woods="C2", barrages="C3")
    assert seen(STRONGPOINT, "C1", "C4", woods="C2 C3", barrages="C3")
    assert not seen(STRONGPOINT, "C1", "C5", woods="C2 C3", barrages="C4")
