"""What machine players know of a map: looked up when first asked, and the same as a search finds."""

from __future__ import annotations

from bocage.board.hex import reach
from bocage.systems.tide_of_iron.mind.chart import FAR, NEARNESS, Chart
from bocage.systems.tide_of_iron.scene.loading import shelf

SCENE = shelf().scene("mill-bridge", {})


def test_a_chart_works_nothing_out_before_it_is_asked() -> None:
    chart = Chart(SCENE)
    assert not any((*chart.costs, *chart.near, chart.ahead, chart.within))


def test_the_cost_to_an_objective_is_that_of_the_cheapest_way() -> None:
    chart = Chart(SCENE)
    for is_vehicle, steps in enumerate((SCENE.squad_steps, SCENE.vehicle_steps)):
        for hex in SCENE.grid.hexes:
            ways = reach(steps, hex, FAR - 1).cost
            assert all(chart.costs[is_vehicle][goal][hex] == ways.get(goal, FAR) for goal in chart.goals)


def test_an_objective_counts_less_the_further_it_is() -> None:
    chart = Chart(SCENE)
    for goal in chart.goals:
        costs, near = chart.costs[False][goal], chart.near[False][goal]
        assert near[goal] == 1.0
        assert all(part == NEARNESS[cost] for cost, part in zip(costs, near, strict=True) if cost < FAR)


def test_a_side_looks_towards_where_its_enemy_deploys() -> None:
    chart, grid = Chart(SCENE), SCENE.grid
    for side in (0, 1):
        there = [hex for hex in grid.hexes if SCENE.zones[1 - side].deploy >> hex & 1]
        assert [chart.ahead[side][hex] for hex in grid.hexes] == [
            min([grid.distance(hex, end) for end in there], default=0) for hex in grid.hexes
        ]


def test_the_hexes_of_a_move_come_with_their_cost() -> None:
    chart = Chart(SCENE)
    start = chart.goals[0]
    assert chart.within[False, start, 0] == {start: 0}
    assert chart.within[False, start, 12] == reach(SCENE.squad_steps, start, 12).cost
