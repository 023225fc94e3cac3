"""Sight tables: both builders agree with the rule, and smoke equals a rebuild."""

from hypothesis import given, settings
from hypothesis import strategies as st

from bocage.board.bits import mask
from bocage.board.hex import Between, Hex, HexGrid, Obstacles, Screens, Sight

shapes = st.builds(
    HexGrid,
    st.integers(1, 9),
    st.integers(1, 8),
    top=st.sampled_from(["flat", "pointy"]),
    shifted=st.sampled_from(["even", "odd"]),
    cut=st.sampled_from(["", "N", "ES"]),
)


@st.composite
def terrains(draw: st.DrawFn) -> Obstacles:
    grid = draw(shapes)
    blocks = st.lists(st.integers(0, len(grid) - 1), max_size=len(grid) // 3)
    sides = st.lists(st.integers(0, grid.side_count - 1), max_size=grid.side_count // 4)
    return Obstacles(grid, mask(draw(blocks)), mask(draw(sides)), ends_exempt=draw(st.booleans()))


def is_free(terrain: Obstacles, between: Between, sides: tuple[int, ...]) -> bool:
    counted = sides[1:-1] if terrain.ends_exempt else sides
    return not mask(between) & terrain.blocks and not mask(counted) & terrain.sides


def sees(terrain: Obstacles, radius: int, a: Hex, b: Hex) -> bool:
    grid = terrain.grid
    if not (grid.playable >> a & 1 and grid.playable >> b & 1) or grid.distance(a, b) > radius:
        return False
    left_sides, right_sides, _ = grid.line_sides(a, b)
    left, right = grid.line(a, b)
    return a == b or is_free(terrain, left, left_sides) or is_free(terrain, right, right_sides)


@given(terrains(), st.integers(0, 10))
@settings(deadline=None)
def test_both_builders_follow_the_rule_line_by_line(terrain: Obstacles, radius: int) -> None:
    hexes = range(len(terrain.grid))
    table = Sight.over(terrain, radius)
    assert table.sees == tuple(mask(b for b in hexes if sees(terrain, radius, a, b)) for a in hexes)
    assert Sight.where(terrain.grid, radius, terrain) == table


@given(terrains(), st.integers(1, 10), st.data())
@settings(deadline=None)
def test_smoke_over_a_map_equals_a_rebuild(terrain: Obstacles, radius: int, data: st.DataObject) -> None:
    grid = terrain.grid
    smoke = mask(data.draw(st.lists(st.integers(0, len(grid) - 1), max_size=4)))

    def with_more(blocks: int) -> Obstacles:
        return Obstacles(grid, terrain.blocks | blocks, terrain.sides, terrain.ends_exempt)

    screens = Screens(Sight.over(terrain, radius), lambda hex: with_more(1 << hex))
    assert screens.over(smoke) == Sight.over(with_more(smoke), radius)


def test_a_rule_of_its_own_is_told_the_hexes_between() -> None:
    grid = HexGrid(5, 5)
    asked: dict[tuple[Hex, Hex], tuple[Between, Between]] = {}

    def blind(a: Hex, b: Hex, left: Between, right: Between) -> bool:
        asked[a, b] = left, right
        return False

    assert Sight.where(grid, 4, blind).sees == tuple(1 << each for each in grid.hexes)
    assert all(grid.line(a, b) == lines for (a, b), lines in asked.items())
    pairs = {(a, b) for a in grid.hexes for b in grid.hexes if a < b and grid.distance(a, b) <= 4}
    assert {(min(pair), max(pair)) for pair in asked} == pairs
    assert len(asked) == len(pairs)


def test_a_line_along_a_hexside_is_blocked_only_on_both_sides() -> None:
    grid = HexGrid(7, 6)
    a, b = grid.hex("B3"), grid.hex("D3")
    one, both = 1 << grid.hex("C3"), 1 << grid.hex("C3") | 1 << grid.hex("C4")
    assert Sight.over(Obstacles(grid, one), 5).between(a, b)
    assert not Sight.over(Obstacles(grid, both), 5).between(a, b)


def test_a_line_along_the_edge_of_the_map_is_blocked_by_the_one_hex_beside_it() -> None:
    grid = HexGrid(7, 6)
    assert not Sight.over(Obstacles(grid, 1 << grid.hex("B1")), 5).between(grid.hex("A1"), grid.hex("C1"))


def test_a_hedge_around_an_end_hex_may_be_exempt() -> None:
    grid = HexGrid(3, 5)
    hedge = 1 << grid.side_named("B1/S")
    exempt, counted = Obstacles(grid, 0, hedge), Obstacles(grid, 0, hedge, ends_exempt=False)
    assert Sight.over(exempt, 5).between(grid.hex("B1"), grid.hex("B3"))
    assert not Sight.over(counted, 5).between(grid.hex("B1"), grid.hex("B3"))
    assert not Sight.over(counted, 5).between(grid.hex("B1"), grid.hex("B2"))
