"""The battlefields of Heroes of Normandie: plans of buildings, boards, and the fields that scenarios lay out."""

from __future__ import annotations

from collections import deque

import pytest

from bocage.board.areas import Cell
from bocage.content import Fault
from bocage.systems.heroes_of_normandie.scene.loading import shelf
from bocage.systems.heroes_of_normandie.schema.boards import (
    Field,
    Gap,
    PlacedBuilding,
    lay_field,
    read_plan,
    square_name,
    zone,
)
from bocage.systems.heroes_of_normandie.schema.scenario import BoardEntry, TileEntry
from bocage.systems.heroes_of_normandie.schema.vocabulary import SIDES

TABLES = shelf().tables
SCENARIOS = shelf().scenario_names
BOARDS = shelf().names("boards")


def field_of(name: str) -> Field:
    return shelf().field(shelf().scenario(name))


def test_the_farmhouse_as_the_ledger_draws_it() -> None:
    plan = TABLES.buildings["farmhouse"].read()
    assert (plan.columns, plan.rows) == (3, 3)
    doors = {(gap.side, gap.cell) for gap in plan.openings if gap.kind == "door"}
    windows = {(gap.side, gap.cell) for gap in plan.openings if gap.kind == "window"}
    assert doors == {("n", (1, 0)), ("s", (1, 2))}
    assert windows == {("w", (0, 1)), ("e", (2, 1)), ("s", (0, 2))}
    assert plan.inner_walls == (((0, 0), (1, 0)), ((0, 1), (1, 1)))


@pytest.mark.parametrize(
    ("plan", "problem"),
    [
        ("+---+\n| . |\n", "a line of walls above and below"),
        ("+---+\n| . \n+---+", "plan line 2: expected 5 characters"),
        ("+---+\n| . |\n+ - +", ""),
        ("+---+\n  . |\n+---+", "expected a wall, D or W"),
        ("+---+\n| x |\n+---+", "a point in the middle"),
    ],
)
def test_bad_plans_are_refused(plan: str, problem: str) -> None:
    if not problem:
        assert read_plan(plan).openings == ()
        return
    with pytest.raises(Fault, match=problem):
        read_plan(plan)


def test_boards_are_enough_and_of_every_kind() -> None:
    boards = [shelf().boards[name] for name in BOARDS]
    assert len(boards) >= 8
    terrain = {kind for board in boards for kind in board.read().terrain}
    assert {"bocage", "road", "wheat", "forest-core", "orchard", "stream", "bridge", "ford", "low-wall"} <= terrain
    tiles = {tile.tile for board in boards for tile in board.tiles}
    assert {"church", "town-hall", "shop", "mill", "bunker", "trench-3", "barbed-wire"} <= tiles
    assert any(board.barriers for board in boards)


def test_a_field_joins_boards_and_hides_what_lies_under_tiles() -> None:
    field = field_of("ferme-mauger")
    assert (field.columns, field.rows) == (12, 24)
    assert field.at(square_name("F13", "")) == "road"
    assert field.at(square_name("D12", "")) == field.at(square_name("E12", "")) == "sandbags-2"
    farm = field.named("farmhouse")
    assert isinstance(farm, PlacedBuilding)
    assert farm.at == (6, 7)


def test_between_buildings_side_by_side_there_is_an_alley() -> None:
    assert field_of("free-battle-300").alleys == ("D8e", "D9e", "D10e")
    stacked = [TileEntry(tile="barn", at="B2"), TileEntry(tile="cottage", at="C5"), TileEntry(tile="barn", at="H2")]
    assert lay([BoardEntry(board="open-field")], stacked).alleys == ("C4s", "D4s", "E4s")


@pytest.mark.parametrize("name", SCENARIOS)
def test_every_door_leads_to_ground_that_infantry_can_enter(name: str) -> None:
    field = field_of(name)
    for house in field.buildings:
        doors = [gap for gap in house.plan.openings if gap.kind == "door"]
        assert doors, f"{house.name} has no door"
        assert any(set(faced(house, gap)) & walkable(field) for gap in doors), f"{house.name} cannot be entered"
        assert not any(is_water(field, cell) for gap in doors for cell in faced(house, gap))


@pytest.mark.parametrize("name", SCENARIOS)
def test_infantry_can_walk_from_each_deployment_zone_to_every_objective(name: str) -> None:
    scenario, field = shelf().scenario(name), field_of(name)
    for side in scenario.sides.values():
        start = zone(side.deploy, field.columns, field.rows, "deploy") & walkable(field)
        assert len(start) >= 12
        reached = flood(field, start)
        for objective in scenario.objectives:
            assert reached & goal(field, objective.at, objective.area)


@pytest.mark.parametrize("name", SCENARIOS)
def test_deployment_zones_lie_apart_on_the_sides_own_edges(name: str) -> None:
    scenario, field = shelf().scenario(name), field_of(name)
    zones = [zone(scenario.sides[side].deploy, field.columns, field.rows, "deploy") for side in SIDES]
    assert not zones[0] & zones[1]
    for side, cells in zip(SIDES, zones, strict=True):
        edge = scenario.sides[side].edge
        line = {"west": 0, "east": field.columns - 1, "north": 0, "south": field.rows - 1}[edge]
        assert any(cell[edge in ("north", "south")] == line for cell in cells)


def covered(house: PlacedBuilding) -> set[Cell]:
    (x, y), plan = house.at, house.plan
    return {(x + i, y + j) for i in range(plan.columns + 1) for j in range(plan.rows + 1)}


def faced(house: PlacedBuilding, gap: Gap) -> list[Cell]:
    """The squares outside an opening."""
    (x, y), (i, j) = house.at, gap.cell
    match gap.side:
        case "n":
            return [(x + i, y - 1), (x + i + 1, y - 1)]
        case "s":
            return [(x + i, y + house.plan.rows + 1), (x + i + 1, y + house.plan.rows + 1)]
        case "w":
            return [(x - 1, y + j), (x - 1, y + j + 1)]
        case "e":
            return [(x + house.plan.columns + 1, y + j), (x + house.plan.columns + 1, y + j + 1)]


def is_water(field: Field, cell: Cell) -> bool:
    return 0 <= cell[0] < field.columns and 0 <= cell[1] < field.rows and TABLES.terrain[field.at(cell)].water


def walkable(field: Field) -> set[Cell]:
    built = {cell for house in field.buildings for cell in covered(house)}
    cells = {(x, y) for x in range(field.columns) for y in range(field.rows)} - built
    kinds = {cell: TABLES.terrain[field.at(cell)] for cell in cells}
    return {cell for cell, kind in kinds.items() if not (kind.water or kind.impassable or "infantry" in kind.forbidden)}


def flood(field: Field, start: frozenset[Cell] | set[Cell]) -> set[Cell]:
    free, seen, queue = walkable(field), set(start), deque(start)
    barred = {frozenset(pair) for pair in field.barriers}
    while queue:
        x, y = queue.popleft()
        for cell in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if cell in free and cell not in seen and frozenset(((x, y), cell)) not in barred:
                seen.add(cell)
                queue.append(cell)
    return seen


def goal(field: Field, at: str, area: str) -> set[Cell]:
    if at:
        return {square_name(at, "at")}
    house = field.named(area)
    assert isinstance(house, PlacedBuilding)
    return {cell for gap in house.plan.openings if gap.kind == "door" for cell in faced(house, gap)}


# What is refused


def lay(entries: list[BoardEntry], tiles: list[TileEntry]) -> Field:
    boards = {name: shelf().boards[name] for name in BOARDS}
    return lay_field(entries, tiles, boards, TABLES.terrain, TABLES.buildings)


def test_fields_that_overlap_or_have_holes_are_refused() -> None:
    with pytest.raises(Fault, match="two boards cover"):
        lay([BoardEntry(board="orchard"), BoardEntry(board="stream", at="L1")], [])
    with pytest.raises(Fault, match="rectangle without holes"):
        lay([BoardEntry(board="orchard"), BoardEntry(board="stream", at="N1")], [])


def test_tiles_that_overlap_or_hang_over_the_edge_are_refused() -> None:
    board = [BoardEntry(board="orchard")]
    with pytest.raises(Fault, match=r"tiles\.barn: C4 is already covered by cottage"):
        lay(board, [TileEntry(tile="cottage", at="B2"), TileEntry(tile="barn", at="C4")])
    with pytest.raises(Fault, match=r"tiles\.barn: not wholly on the field"):
        lay(board, [TileEntry(tile="barn", at="K2")])
    with pytest.raises(Fault, match="there is no tile or building 'castle'"):
        lay(board, [TileEntry(tile="castle", at="B2")])
