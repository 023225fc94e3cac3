"""The maps of the modules: what the way-points give, and what the ground must be like to be played on."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import pairwise
from math import dist
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

import bocage.systems.grand_tactical.schema as schema
from bocage.board.bits import bits, mask
from bocage.board.hex import Hex
from bocage.content import decode, load
from bocage.systems.grand_tactical.scene.ground import Ground
from bocage.systems.grand_tactical.schema.maps import BattleMap
from bocage.systems.grand_tactical.schema.terrain import TerrainChart
from tools.geography import Country, Layout
from tools.map_text import written
from tools.rasterise import MODULES, SOURCE, Misplaced, Plan, Rasteriser, maps, slug

CHART = load(TerrainChart, Path(schema.__file__).parents[1] / "data" / "terrain.toml")
WHOLE = ("arnhem", "merderet")
ALL = (*WHOLE, "neuville")
PARACHUTES = "second-lift-entry"


@cache
def text_of(name: str) -> BattleMap:
    return load(BattleMap, MODULES / name / "map.toml")


@cache
def ground_of(name: str) -> Ground:
    return Ground(text_of(name), CHART)


@cache
def plans() -> dict[str, Any]:
    entries: dict[str, Any] = yaml.safe_load(SOURCE.read_text(encoding="utf-8"))
    return entries


def parts(hexes: int, joined: Any) -> list[int]:
    """The sizes of the parts of a set of hexes that hang together, the largest first."""
    left, sizes = set(bits(hexes)), []
    while left:
        found = [left.pop()]
        for a in found:
            nearby = {b for b in left if joined(a, b)}
            left -= nearby
            found += nearby
        sizes.append(len(found))
    return sorted(sizes, reverse=True)


def routes_of(ground: Ground) -> int:
    return mask(hex for hexes in ground.routes.hexes.values() for hex in bits(hexes))


def test_the_files_are_what_the_way_points_give() -> None:
    assert {name: (MODULES / name / "map.toml").read_text(encoding="utf-8") for name in ALL} == maps()


@pytest.mark.parametrize("name", WHOLE)
def test_every_place_lies_in_the_hex_that_is_stated_and_no_two_share_one(name: str) -> None:
    stated = {slug(place): entry["hex"] for place, entry in plans()[name]["places"].items()}
    assert text_of(name).places == stated
    assert len(set(stated.values())) == len(stated)


def test_the_learning_map_is_part_of_the_merderet() -> None:
    part, whole = ground_of("neuville"), ground_of("merderet")
    assert (part.names[0], part.names[-1], len(part.names)) == ("S9", "AF22", 14 * 14)
    for hex, name in enumerate(part.names):
        assert part.terrain_names[hex] == whole.terrain_names[whole.hexes[name]]
        for other in part.grid.neighbours(hex):
            there = whole.hexes[name], whole.hexes[part.names[other]]
            assert part.routes.between(hex, other) == whole.routes.between(*there)
            for column in (False, True):
                assert part.cost("leg", hex, other, column=column) == whole.cost("leg", *there, column=column)
    assert {place: part.names[hex] for place, hex in part.places.items()} == {
        place: whole.names[hex] for place, hex in whole.places.items() if whole.names[hex] in part.hexes
    }


@pytest.mark.parametrize("name", ALL)
def test_all_routes_are_one_network(name: str) -> None:
    ground = ground_of(name)
    on_routes = routes_of(ground)
    assert parts(on_routes, ground.follows_route) == [on_routes.bit_count()]


def test_rhine_and_ijssel_part_the_arnhem_map_into_three_banks() -> None:
    ground = ground_of("arnhem")
    river, grid = ground.sides["river"], ground.grid

    def same_bank(a: Hex, b: Hex) -> bool:
        return bool(grid.adjacent[a] >> b & 1) and not river >> grid.side(a, b) & 1

    assert parts(grid.playable, same_bank) == [932, 484, 56]


@pytest.mark.rule("gts.col.bridge")
def test_every_route_over_a_river_has_its_bridge_and_the_ruin_none() -> None:
    ground = ground_of("arnhem")
    grid = ground.grid
    over = {
        grid.side(a, b)
        for steps in ground.routes.links.values()
        for a, b in steps
        if ground.sides["river"] >> grid.side(a, b) & 1
    }
    assert over == set(bits(ground.bridges))
    assert text_of("arnhem").bridges == ("AH19/NE", "AP21/SE")
    assert text_of("arnhem").ferries == ("T20/S",)
    ruin = ground.hexes["AB19"], ground.hexes["AB20"]
    assert ground.cost("leg", *ruin, column=True) is None
    ramps = ground.places["south-ramp"], ground.places["north-ramp"]
    assert (ground.cost("track", *ramps, column=True), ground.cost("track", *ramps, column=False)) == (1, None)


def test_the_causeway_of_la_fiere_is_crossed_in_column() -> None:
    ground = ground_of("merderet")
    way = [ground.places["la-fiere"], ground.hexes["S21"], ground.places["cauquigny"]]
    assert ground.terrain_names[way[1]] == "flooded"
    for a, b in pairwise(way):
        assert ground.cost("leg", a, b, column=True) == 1
    assert ground.cost("leg", way[0], way[1], column=False) is None


@pytest.mark.parametrize("name", ALL)
def test_every_place_is_reached_on_foot(name: str) -> None:
    ground = ground_of(name)

    def goes(a: Hex, b: Hex) -> bool:
        return any(ground.cost("leg", a, b, column=column) is not None for column in (False, True))

    reached = [next(iter(ground.places.values()))]
    for a in reached:
        reached += [b for b in ground.grid.neighbours(a) if b not in reached and goes(a, b)]
    assert set(ground.places.values()) <= set(reached)


@pytest.mark.parametrize("name", WHOLE)
def test_entries_lie_on_routes_at_the_edge_of_the_map(name: str) -> None:
    ground = ground_of(name)
    for place, hex in ground.places.items():
        if place.endswith("-entry"):
            assert len(ground.grid.neighbours(hex)) < 6, place
            assert routes_of(ground) >> hex & 1 or place == PARACHUTES, place


def test_drop_zones_are_open_country() -> None:
    ground = ground_of("arnhem")
    zones = [place for place in ground.places if place.endswith(("-dz-x", "-dz-y", "-lz-z", "-lz-s", "-lz-l"))]
    assert len(zones) == 5
    assert {ground.terrain_names[ground.places[zone]] for zone in zones} <= {"clear", "heath"}


@pytest.mark.rule("gts.move.two-roads")
def test_railways_join_roads_at_stations_only() -> None:
    ground = ground_of("arnhem")
    stations = {slug(place) for place, entry in plans()["arnhem"]["places"].items() if entry.get("station")}
    assert stations == {"wolfheze", "oosterbeek-station", "arnhem-station", "velp"}
    roads = mask(hex for kind, of_kind in ground.routes.hexes.items() if kind != "railway" for hex in bits(of_kind))
    shared = {ground.names[hex] for hex in bits(ground.routes.hexes["railway"] & roads)}
    assert shared - set(text_of("arnhem").unlinked["railway"]) == {
        ground.names[ground.places[each]] for each in stations
    }
    o12, o13, n12 = (ground.hexes[name] for name in ("O12", "O13", "N12"))
    assert not ground.changes_route(o12, o13, n12), "at Wolfheze from the road onto the railway"
    h9, h10, g10 = (ground.hexes[name] for name in ("H9", "H10", "G10"))
    assert ground.changes_route(h9, h10, g10), "where the Telefoonweg crosses it"


# The rasteriser


LAYOUT = Layout(9, 8, (5.0, 52.0), (70.0, 111.0), 0.5)


@given(st.floats(-1, 5), st.floats(-1, 5))
def test_a_point_lies_in_the_hex_with_the_nearest_centre(x: float, y: float) -> None:
    country = Country(LAYOUT)
    hex = country.hex_at((x, y))
    nearest = min(range(len(country.grid)), key=lambda each: dist((x, y), country.centres[each]))
    if hex is None:
        assert dist((x, y), country.centres[nearest]) > LAYOUT.hex_km / 2 - 1e-9
    else:
        assert dist((x, y), country.centres[hex]) == pytest.approx(dist((x, y), country.centres[nearest]))


def degrees(country: Country, *names: str) -> list[tuple[float, float]]:
    """The centres of some hexes as points of the country."""
    (west, north), (across, down) = LAYOUT.origin, LAYOUT.km_per_degree
    centres = [country.centres[country.grid.hex(name)] for name in names]
    return [(west + x / across, north - y / down) for x, y in centres]


def test_a_line_passes_hexes_that_hang_together() -> None:
    country = Country(LAYOUT)
    run = country.run(degrees(country, "B2", "F4", "F7"))
    assert [country.grid.name(hex) for hex in run] == ["B2", "C3", "D3", "E4", "F4", "F5", "F6", "F7"]


def test_a_line_leaves_out_what_it_brushes_but_for_where_it_must_lead_through() -> None:
    country = Country(LAYOUT)
    detour = degrees(country, "C3", "D3", "C4", "C6")
    assert [country.grid.name(hex) for hex in country.run(detour)] == ["C3", "C4", "C5", "C6"]
    through = [country.grid.hex("D3")]
    assert [country.grid.name(hex) for hex in country.run(detour, through)] == ["C3", "D3", "C4", "C5", "C6"]


def test_a_line_parts_the_hexes_on_its_two_sides() -> None:
    country = Country(LAYOUT)
    (west, north), (across, down) = LAYOUT.origin, LAYOUT.km_per_degree
    line = [(west + x / across, north - 1.3 / down) for x in (-2.0, 1.5, 6.0)]
    parted = set(country.parted(line))
    for side in range(country.grid.side_count):
        hexes = country.grid.hexes_of(side)
        assert (side in parted) == (len({country.centres[hex][1] > 1.3 for hex in hexes}) == 2)


def plan(**changes: Any) -> Plan:
    country = Country(LAYOUT)
    (mill,), road = degrees(country, "C2"), degrees(country, "C2", "C7")
    river = [(5.0 - 0.01, 52.0 - 2.05 / 111), (5.0 + 0.07, 52.0 - 2.05 / 111)]
    base = {
        "grid": LAYOUT,
        "base": "clear",
        "areas": (),
        "rivers": ({"kind": "river", "name": "Water", "line": river},),
        "crests": (),
        "roads": ({"kind": "main", "name": "Road", "line": road},),
        "crossings": ({"kind": "bridge", "name": "Bridge", "at": degrees(country, "C5")[0]},),
        "places": {"Mill": {"at": mill, "hex": "C2"}},
    }
    return msgspec.convert(msgspec.to_builtins({**base, **changes}), Plan)


def whole(terrain: str) -> dict[str, Any]:
    return {"terrain": terrain, "name": "Everywhere", "of": [(4.9, 52.1), (5.1, 52.1), (5.1, 51.0), (4.9, 51.0)]}


def test_a_bridge_stands_where_a_road_crosses_a_river() -> None:
    sketch = Rasteriser(plan()).sketch()
    assert 'bridges = ["C5/S"]' in written("crossing", sketch)
    assert len(sketch.routes["main"]) == 1


def test_hexes_may_have_numbers_for_labels() -> None:
    sketch = Rasteriser(plan()).sketch()
    numbered = replace(sketch, column_labels=[f"{c:02}" for c in range(9)], row_labels=[f"{r:02}" for r in range(8)])
    text = decode(BattleMap, written("crossing", numbered), "map.toml")
    assert text.read().names[:2] == ("0000", "0100")
    assert (text.bridges, text.places, text.routes["main"][0][:2]) == (("0204/S",), {"mill": "0201"}, ("0201", "0202"))


def test_a_road_is_parted_where_the_bridge_is_blown() -> None:
    (at,) = degrees(Country(LAYOUT), "C5")
    sketch = Rasteriser(plan(crossings=({"kind": "blown", "name": "Ruin", "at": at},))).sketch()
    assert (sketch.bridges, [len(run) for run in sketch.routes["main"]]) == (0, [4, 2])


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"places": {"Mill": {"at": (5.0, 52.0), "hex": "C2"}}}, "Mill lies in A1, not in C2"),
        ({"places": {"Mill": {"at": (4.0, 52.0), "hex": "C2"}}}, "Mill lies in no hex, not in C2"),
        (
            {"places": {"Halt": {"at": (5.0, 52.0), "hex": "A1", "station": True}}},
            "the station of A1 lies on no railway",
        ),
        ({"crossings": ()}, "Road has no way over the river at C5/S"),
        ({"areas": (whole("sea"),)}, "Road goes into the sea at C2"),
        ({"areas": (whole("flooded"),)}, "Road has no causeway through the floods at C2"),
    ],
)
def test_what_cannot_be_drawn_is_named(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(Misplaced) as caught:
        Rasteriser(plan(**changes)).sketch()
    assert str(caught.value) == message
