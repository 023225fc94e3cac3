"""The ground: costs by class and mode, routes, bridges and ferries, sight past posts and barrages, shelter."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import bocage.systems.grand_tactical.schema as schema
from bocage.board.bits import bits, mask
from bocage.board.hex import reach
from bocage.content import ContentError, decode, load
from bocage.systems.grand_tactical.scene.ground import Ground
from bocage.systems.grand_tactical.schema.maps import BattleMap
from bocage.systems.grand_tactical.schema.terrain import MovementClass, TerrainChart

CHART = load(TerrainChart, Path(schema.__file__).parents[1] / "data" / "terrain.toml")
LEGEND = {
    ".": "clear", "p": "polder", "w": "woods", "o": "orchard", "h": "hedgerow", "v": "village", "t": "town",
    "f": "flooded", "m": "marsh", "~": "sea",
}  # fmt: skip
FIELD = "\n".join(["." + " ." * 8] * 15)


def ground(grid: str = FIELD, **beside: Any) -> Ground:
    return Ground(BattleMap(grid=grid, legend=LEGEND, **beside), CHART)


def field_with(**terrain: str) -> str:
    """A field of clear hexes but for those named, by the letter of their terrain."""
    rows = [["."] * 9 for _ in range(15)]
    for letter, names in terrain.items():
        for name in names.split():
            rows[int(name[1:]) - 1][ord(name[0]) - ord("A")] = letter
    return "\n".join(" ".join(row) for row in rows)


def cost(land: Ground, mover: MovementClass, a: str, b: str, *, column: bool = False) -> float | None:
    """What a step costs in whole points."""
    halves = land.cost(mover, land.hexes[a], land.hexes[b], column=column)
    return None if halves is None else halves / 2


def is_seen(land: Ground, a: str, b: str, radius: int = 8, smoke: str = "") -> bool:
    return bool(land.sees(land.hexes[a], radius, _hexes(land, smoke)) >> land.hexes[b] & 1)


def is_observed(land: Ground, a: str, b: str, radius: int = 13, smoke: str = "") -> bool:
    return bool(land.observes(land.hexes[a], radius, _hexes(land, smoke)) >> land.hexes[b] & 1)


def _hexes(land: Ground, names: str) -> int:
    return mask(land.hexes[name] for name in names.split())


# Moving


@pytest.mark.rule("gts.move.basic", "gts.move.costs-add")
def test_hex_and_hexside_add_up() -> None:
    land = ground(field_with(p="C3"), sides={"stream": ["C2/S"]})
    assert cost(land, "leg", "C2", "C3") == 4
    assert cost(land, "leg", "D2", "C3") == 2
    assert cost(land, "leg", "C2", "C3", column=True) == 5
    assert cost(land, "track", "C2", "C3") is None


@pytest.mark.rule("gts.move.who")
def test_immobile_units_go_nowhere() -> None:
    land = ground(routes={"main": [["C2", "C3"]]})
    assert cost(land, "immobile", "C2", "C3") is None
    assert cost(land, "immobile", "C2", "C3", column=True) is None


@pytest.mark.rule("gts.move.vehicle-terrain", "gts.core.terrain-dot")
@pytest.mark.parametrize("mover", ["wheel", "track"])
def test_vehicles_enter_towns_in_column_and_woods_along_a_route(mover: MovementClass) -> None:
    land = ground(field_with(t="C3", w="E3 E4", **{"~": "G3"}), routes={"minor": [["E2", "E3", "E4"]]})
    assert (cost(land, mover, "C2", "C3"), cost(land, mover, "C2", "C3", column=True)) == (None, 1)
    assert cost(land, mover, "D2", "E3", column=True) is None
    assert (cost(land, mover, "E2", "E3"), cost(land, mover, "E2", "E3", column=True)) == (None, 1)
    assert cost(land, mover, "G2", "G3", column=True) is None
    assert cost(land, "leg", "G2", "G3") is None


@pytest.mark.rule("gts.move.vehicle-terrain")
@pytest.mark.parametrize(
    ("entry", "rates"),
    [
        (CHART.hexes["hedgerow"], [(6, 4), (None, None), (12, None)]),
        (CHART.hexes["city"], [(6, 2), (None, 2), (None, 2)]),
        (CHART.hexes["fortified"], [(6, 4), (None, 4), (None, 4)]),
        (CHART.sides["crest"], [(2, 2), (None, None), (None, None)]),
    ],
)
def test_ground_that_is_closed_to_vehicles_costs_those_who_may_enter(entry: Any, rates: list[Any]) -> None:
    found = [entry.rate(mover) for mover in ("leg", "wheel", "track")]
    assert [(rate.deployed, rate.column) for rate in found] == rates


@pytest.mark.rule("gts.move.vehicle-terrain")
def test_no_route_leads_over_what_is_impassable() -> None:
    assert CHART.sides["impassable"].route == "none"


@pytest.mark.rule("gts.move.road-only-column", "gts.move.half-points", "gts.col.any-terrain")
def test_the_road_rate_is_for_columns() -> None:
    land = ground(field_with(p="C3"), routes={"main": [["C2", "C3"]]})
    assert cost(land, "leg", "C2", "C3") == 2
    assert cost(land, "leg", "C2", "C3", column=True) == 0.5
    assert cost(land, "leg", "D2", "C3", column=True) == 1
    assert land.follows_route(land.hexes["C3"], land.hexes["C2"])
    assert not land.follows_route(land.hexes["D2"], land.hexes["C3"])


@pytest.mark.rule("gts.col.any-terrain")
def test_a_column_pays_for_the_ground_where_that_is_cheaper() -> None:
    land = ground(field_with(v="C3"), routes={"trail": [["C2", "C3"]]})
    assert cost(land, "wheel", "C2", "C3", column=True) == 1
    assert cost(land, "wheel", "D2", "C3", column=True) == 1


@pytest.mark.rule("gts.move.two-roads")
def test_two_roads_side_by_side_are_not_joined() -> None:
    land = ground(field_with(p="D2 D3"), routes={"main": [["C2", "C3", "C4"], ["D2", "D3", "D4"]]})
    assert cost(land, "leg", "C3", "D3", column=True) == 1
    assert cost(land, "leg", "C3", "C4", column=True) == 0.5


@pytest.mark.rule("gts.move.two-roads")
def test_changing_between_routes_that_cross_costs_the_hex() -> None:
    runs = {"main": [["B3", "C4", "D3"]], "railway": [["C3", "C4", "C5"]]}
    apart = ground(field_with(o="C4"), routes=runs, unlinked={"railway": ["C4"]})
    joined = ground(field_with(o="C4"), routes=runs)
    b3, c4, c5, d3 = (apart.hexes[name] for name in ("B3", "C4", "C5", "D3"))
    assert apart.cost("leg", c4, d3, column=True, before=b3) == 1
    assert apart.cost("leg", c4, c5, column=True) == 1
    assert joined.cost("leg", c4, c5, column=True, before=b3) == 1
    assert apart.changes_route(b3, c4, c5)
    assert apart.cost("leg", c4, c5, column=True, before=b3) == 2, "straight into the clear ground it is cheaper still"
    assert apart.cost("wheel", c4, c5, column=True, before=b3) == 4


@pytest.mark.rule("gts.ruling.roadblock-bridge")
def test_who_finds_a_route_cancelled_pays_the_ground_and_crosses_no_bridge() -> None:
    land = ground(sides={"river": ["C3/S"]}, bridges=["C3/S"], routes={"main": [["C2", "C3", "C4"]]})
    c2, c3, c4 = (land.hexes[name] for name in ("C2", "C3", "C4"))
    assert land.cost("leg", c2, c3, column=True, routes=False) == 2
    assert land.cost("leg", c3, c4, column=True, routes=False) is None


@pytest.mark.rule("gts.col.bridge", "gts.minmove.not-prohibited")
def test_a_river_is_crossed_in_column_over_a_bridge() -> None:
    road = {"main": [["C2", "C3", "C4"], ["E3", "E4"]]}
    land = ground(sides={"river": ["C3/S", "E3/S"]}, bridges=["C3/S"], routes=road)
    assert cost(land, "leg", "C3", "C4", column=True) == 0.5
    assert cost(land, "leg", "C3", "C4") is None
    assert cost(land, "leg", "E3", "E4", column=True) is None, "its bridge is blown"
    assert not land.follows_route(land.hexes["E3"], land.hexes["E4"])


@pytest.mark.rule("gts.col.bridge")
def test_a_ferry_joins_two_banks_without_a_step_between_them() -> None:
    land = ground(sides={"river": ["C3/S"]}, ferries=["C4/N"])
    assert land.ferry(land.hexes["C3"], land.hexes["C4"])
    assert not land.ferry(land.hexes["C2"], land.hexes["C3"])
    assert cost(land, "leg", "C3", "C4", column=True) is None


def test_a_stream_and_a_crest_cost_nothing_along_a_route() -> None:
    land = ground(sides={"stream": ["C2/S"], "crest": ["C3/S"]}, routes={"main": [["C2", "C3", "C4"]]})
    assert cost(land, "track", "C2", "C3", column=True) == 0.5
    assert cost(land, "wheel", "C3", "C4", column=True) == 0.5
    assert (cost(land, "leg", "C3", "C4"), cost(land, "wheel", "C3", "C4")) == (3, None)


def test_flooded_ground_is_crossed_along_a_causeway() -> None:
    land = ground(field_with(f="C3 C4 D3"), routes={"minor": [["C2", "C3", "C4", "C5"]]})
    assert cost(land, "leg", "C2", "C3") is None
    assert cost(land, "leg", "C2", "C3", column=True) == 0.5
    assert cost(land, "leg", "D2", "D3", column=True) is None


def test_a_dyke_is_climbed_on_foot_hides_what_is_behind_and_exposes_who_is_on_it() -> None:
    land = ground(field_with(p="C3 D3"), routes={"dyke": [["B3", "C4", "D3"]]})
    assert cost(land, "leg", "C3", "C4") == 4
    assert cost(land, "leg", "C3", "C4", column=True) == 2
    assert cost(land, "track", "C3", "C4") is None
    assert cost(land, "track", "D3", "C4", column=True) == 0.5
    assert not is_seen(land, "C3", "C5")
    assert land.fire_modifier(land.hexes["C4"], armoured=False, he=False) == 2


@pytest.mark.rule("gts.move.basic")
def test_the_table_for_searches_has_the_same_costs() -> None:
    land = ground(field_with(w="C3", p="D3"), sides={"stream": ["C4/S"]}, routes={"main": [["C2", "C3", "C4", "C5"]]})
    found = reach(land.costs("leg", column=True), land.hexes["C2"], 3)
    assert found.cost[land.hexes["C5"]] == 3
    for hex in land.grid.hexes:
        steps = {to: paid for paid, places in land.costs("track", column=False)[hex] for to in places}
        assert steps == {
            to: paid
            for to in land.grid.neighbours(hex)
            if (paid := land.cost("track", hex, to, column=False)) is not None
        }


# Seeing


@pytest.mark.rule("gts.los.line", "gts.los.ends", "gts.los.length")
def test_blocking_hexes_between_hide_what_lies_behind_them() -> None:
    land = ground(field_with(w="C3", v="C6"))
    assert is_seen(land, "C2", "C3")
    assert not is_seen(land, "C2", "C4")
    assert is_seen(land, "C4", "C6")
    assert is_seen(land, "E1", "E9")
    assert not is_seen(land, "E1", "E9", radius=3)
    assert is_seen(land, "E1", "E4", radius=3)


@pytest.mark.rule("gts.los.crest")
def test_a_crest_hides_unless_it_belongs_to_an_end() -> None:
    land = ground(sides={"crest": ["C4/S"], "slope": ["E4/S"], "ridge": ["G4/S"]})
    for column in "CEG":
        assert is_seen(land, f"{column}4", f"{column}7")
        assert is_seen(land, f"{column}2", f"{column}5")
        assert not is_seen(land, f"{column}3", f"{column}6")


@pytest.mark.rule("gts.los.barrage")
def test_barrages_hide_what_lies_behind_them() -> None:
    land = ground()
    assert not is_seen(land, "C2", "C6", smoke="C4 I9")
    assert is_seen(land, "C2", "C6", smoke="C2 C6 I9")


@pytest.mark.rule("gts.sp.what")
def test_a_strongpoint_sees_through_two_blocking_hexes_and_is_not_seen() -> None:
    land = ground(field_with(w="C2 C3 C4 E2 E3 E4"), strongpoints=["C1", "E1"])
    assert is_seen(land, "C1", "C4")
    assert not is_seen(land, "C4", "C1")
    assert not is_seen(land, "C1", "C5")
    assert is_seen(land, "C1", "C4", radius=3)
    assert not is_seen(land, "C1", "C4", radius=2)
    assert is_observed(land, "C1", "C4", radius=8)


@pytest.mark.rule("gts.op.through", "gts.op.observer-only", "gts.op.one-way", "gts.op.range")
def test_a_post_observes_through_three_blocking_hexes_and_hexsides_but_does_not_see_so() -> None:
    land = ground(field_with(w="C3", v="C8", t="C13"), sides={"crest": ["C5/S"]}, posts=["C1"])
    assert is_observed(land, "C1", "C13")
    assert not is_observed(land, "C1", "C13", radius=8)
    assert not is_seen(land, "C1", "C13", radius=13)
    assert not is_observed(land, "C13", "C1")
    assert not is_observed(land, "C1", "C13", smoke="C10")


@pytest.mark.rule("gts.op.weather", "gts.los.max-bad")
def test_a_post_in_fog_observes_no_farther_than_others() -> None:
    land = ground(posts=["C1"])
    assert land.observes(land.hexes["C1"], 2) == land.grid.within(land.hexes["C1"], 2)


def test_every_radius_is_part_of_the_next() -> None:
    land = ground(field_with(w="C3 D5", o="E3 E4", v="F6"), strongpoints=["D4"], sides={"crest": ["D7/S"]})
    for hex in land.grid.hexes:
        for radius in range(1, 9):
            seen = land.sees(hex, radius)
            assert seen == land.sees(hex, 9) & land.grid.within(hex, radius)
            assert land.sees(hex, radius, 1 << land.hexes["H14"]) & ~seen == 0


# Fire


@pytest.mark.rule("gts.mod.terrain", "gts.ruling.he-classes")
def test_woods_protect_the_unarmoured_but_not_from_high_explosive() -> None:
    land = ground(field_with(w="C3", t="C4", m="C5"))
    woods, town, marsh, clear = (land.hexes[name] for name in ("C3", "C4", "C5", "C6"))
    assert land.fire_modifier(woods, armoured=False, he=False) == -2
    assert land.fire_modifier(woods, armoured=False, he=True) == 0
    assert land.fire_modifier(woods, armoured=True, he=True) == -2
    assert land.fire_modifier(town, armoured=False, he=True) == -2
    assert land.fire_modifier(town, armoured=True, he=True) == -1
    assert land.fire_modifier(marsh, armoured=False, he=True) == 1
    assert land.fire_modifier(clear, armoured=False, he=False) == 0


@pytest.mark.rule("gts.col.no-cover")
def test_a_column_gets_no_shelter_but_what_helps_the_firer() -> None:
    land = ground(field_with(t="C3", m="C4"))
    assert land.fire_modifier(land.hexes["C3"], armoured=False, he=False, covered=False) == 0
    assert land.fire_modifier(land.hexes["C4"], armoured=False, he=False, covered=False) == 1


def test_a_crest_shelters_who_is_fired_on_across_it() -> None:
    land = ground(sides={"crest": ["C3/S"], "ridge": ["E4/N"]})
    c1, c3, c4, d4, e2, e4 = (land.hexes[name] for name in ("C1", "C3", "C4", "D4", "E2", "E4"))
    assert land.side_modifier(c3, c4, armoured=False) == land.side_modifier(c4, c3, armoured=True) == -1
    assert land.side_modifier(c1, c4, armoured=False) == -1
    assert (land.side_modifier(e2, e4, armoured=False), land.side_modifier(e2, e4, armoured=True)) == (-1, -2)
    assert land.side_modifier(d4, c4, armoured=False) == 0


# Maps


def test_a_map_may_begin_elsewhere_than_at_a1() -> None:
    part = BattleMap(
        grid="   S  T\n 9 .  w\n10 .  .\n", legend=LEGEND, sides={"stream": ("S9/SE",)}, places={"mill": "T10"}
    )
    land = Ground(part, CHART)
    assert land.names == ("S9", "T9", "S10", "T10")
    assert (land.places["mill"], land.terrain_names[1]) == (3, "woods")
    assert bits(land.sides["stream"]) == (land.grid.side(0, 1),)


@pytest.mark.parametrize(
    ("beside", "message"),
    [
        ('[routes]\nmain = [["A1", "C1"]]', "routes.main[0]: A1 and C1 are not adjacent"),
        ('[routes]\nmain = [["A1", "Z9"]]', "routes.main[0]: no cell is called 'Z9'"),
        ('[unlinked]\nrailway = ["A1"]', "unlinked.railway: the map has no such route"),
        ('[sides]\nriver = ["A1/E"]', "sides.river: no side is called 'A1/E': after the cell comes one of"),
    ],
)
def test_a_flaw_of_a_map_is_one_line_that_names_the_field(beside: str, message: str) -> None:
    text = f"grid = '. . .'\nlegend = {{ '.' = 'clear' }}\n{beside}\n"
    with pytest.raises(ContentError) as caught:
        decode(BattleMap, text, "map.toml")
    assert str(caught.value).startswith(f"map.toml: {message}")


@pytest.mark.parametrize(
    ("field", "value"),
    [("bridges", "A1/X"), ("ferries", "Z1/N"), ("posts", "Z1"), ("strongpoints", "Z1")],
)
def test_crossings_and_posts_are_where_the_map_has_hexes(field: str, value: str) -> None:
    text = f"grid = '. . .'\nlegend = {{ '.' = 'clear' }}\n{field} = ['{value}']\n"
    with pytest.raises(ContentError, match=rf"map\.toml: {field}: no "):
        decode(BattleMap, text, "map.toml")


@pytest.mark.parametrize(
    ("beside", "message"),
    [
        ({"sides": {"ditch": ("A1/N",)}}, "map: ditch: no hexside is called so"),
        ({"routes": {"canal": (("A1", "B1"),)}}, "map: canal: no route is called so"),
        ({"legend": {".": "swamp"}}, "map: swamp: no terrain is called so"),
    ],
)
def test_kinds_that_the_chart_does_not_know_are_refused(beside: dict[str, Any], message: str) -> None:
    with pytest.raises(ContentError) as caught:
        Ground(BattleMap(**{"grid": ". .", "legend": {".": "clear"}, **beside}), CHART)
    assert str(caught.value) == message
