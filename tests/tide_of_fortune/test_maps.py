"""The map of the Low Countries: what the way-points give, and what the country must be like to be fought over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec
import pytest
import yaml

from bocage.board.hex import Hex, HexGrid
from bocage.content import ContentError, Fault, GridMap, decode, load
from bocage.systems.tide_of_fortune.schema.maps import CampaignMap
from tools.campaign import GEOGRAPHY, SOURCE, TARGET, Drawing, chart, text
from tools.campaign_plan import Campaign, Geography
from tools.rasterise import Misplaced

BANKS = {
    "north of the Neder Rijn": ("arnhem", "oosterbeek", "heelsum", "wageningen", "rhenen", "ede"),
    "between Waal and Neder Rijn": ("elst", "driel", "tiel", "dordrecht"),
    "south of the Waal, east of the Maas": (
        "nijmegen", "groesbeek", "zaltbommel", "venlo", "roermond", "gennep", "mook", "sittard", "vise", "verviers",
        "cleves", "goch", "geldern", "xanten",
    ),
    "north-east of the Rhine": ("emmerich", "rees", "wesel", "doetinchem"),
    "west of the Maas, north of the Albert Canal": (
        "grave", "oss", "venray", "overloon", "boxmeer", "maaseik", "maastricht", "s-hertogenbosch", "geertruidenberg",
        "merxem", "antwerp-docks", "herentals", "geel", "beringen", "bourg-leopold", "hechtel", "genk",
    ),
    "south of the Albert Canal": ("antwerp", "lier", "diest", "hasselt", "tongeren", "liege", "namur"),
}  # fmt: skip
MARKET_GARDEN = {
    "joes-bridge": "6231/S",
    "dommel-south-of-valkenswaard": "6229/NE",
    "dommel-at-eindhoven": "6425/S",
    "son": "6422/S",
    "best": "6222/S",
    "st-oedenrode": "6319/S",
    "veghel": "6518/NE",
    "grave": "7111/S",
    "heumen-and-honinghutje": "7211/NE",
    "nijmegen": "7409/S",
    "arnhem": "7405/NE",
}
FEW = 9
"""The sketch from which the way-points were taken differs from the map by no more than so many."""


@cache
def whole() -> CampaignMap:
    return load(CampaignMap, TARGET)


@cache
def land() -> GridMap:
    return whole().read()


@cache
def grid() -> HexGrid:
    return whole().hexes(land())


@cache
def proving_ground() -> CampaignMap:
    return load(CampaignMap, TARGET.with_name("proving-ground.toml"))


def parts(hexes: Collection[Hex], joined: Callable[[Hex, Hex], bool]) -> list[set[Hex]]:
    """The parts of a set of hexes that hang together."""
    left, found = set(hexes), []
    while left:
        part = [left.pop()]
        for a in part:
            nearby = {b for b in grid().neighbours(a) if b in left and joined(a, b)}
            left -= nearby
            part += nearby
        found.append(set(part))
    return found


def dry() -> list[Hex]:
    return [hex for hex in grid().hexes if land().terrain[hex] != "sea"]


def steps(kinds: Collection[str]) -> set[frozenset[str]]:
    return {
        frozenset(step)
        for kind, runs in whole().routes.items()
        if kind in kinds
        for run in runs
        for step in pairwise(run)
    }


def test_the_file_is_what_the_way_points_give() -> None:
    assert TARGET.read_text(encoding="utf-8") == text()


def test_the_map_is_near_to_its_sketch() -> None:
    assert len(grid().hexes) == 5800
    terrain = Counter(land().terrain[hex] for hex in grid().hexes)
    expected = {"sea": 616, "woods": 246, "heath": 116, "town": 110, "forest": 43, "peel": 27, "city": 22}
    assert {kind: terrain[kind] for kind in expected} == expected
    assert abs(terrain["polder"] - 855) <= FEW
    assert len(whole().westwall) == 80
    sides = {kind: len(sides) for kind, sides in whole().sides.items()}
    for kind, count in {"major-river": 661, "minor-river": 449, "canal": 330}.items():
        assert abs(sides[kind] - count) <= FEW, kind
    for kind, count in {"road": 830, "highway": 315, "minor-road": 252}.items():
        assert abs(len(steps({kind})) - count) <= FEW, kind
    assert abs(len(whole().bridges) - 105) <= FEW


def test_rivers_part_the_country_into_six_banks_and_every_place_lies_on_its_own() -> None:
    major = {grid().side_named(side) for side in whole().sides["major-river"]}
    regions = parts(dry(), lambda a, b: grid().side(a, b) not in major)
    assert len(regions) == 6
    bank_of = {hex: number for number, region in enumerate(regions) for hex in region}
    found = {bank: {bank_of[grid().hex(whole().places[place])] for place in places} for bank, places in BANKS.items()}
    assert all(len(banks) == 1 for banks in found.values()), found
    assert len(set().union(*found.values())) == 6


def test_the_bridges_of_the_market_garden_road_stand_at_their_hexsides() -> None:
    bridges = {bridge.name: bridge for bridge in whole().bridges}
    assert {name: bridges[name].side for name in MARKET_GARDEN} == MARKET_GARDEN
    assert {bridges[name].route for name in MARKET_GARDEN} == {"highway"}


def test_a_bridge_stands_wherever_a_road_crosses_water_and_nowhere_else() -> None:
    water = {grid().side_named(side) for sides in whole().sides.values() for side in sides}
    for kind in whole().routes:
        crossed = {grid().side(*map(grid().hex, step)) for step in steps({kind})} & water
        assert crossed == {grid().side_named(each.side) for each in whole().bridges if each.route == kind}


@pytest.mark.rule("tof.9.major-rivers")
def test_the_albert_canal_is_a_major_river_from_maastricht_to_antwerp() -> None:
    albert = [bridge for bridge in whole().bridges if bridge.water == "albert-canal"]
    assert {bridge.name for bridge in albert} == {
        "merxem", "herentals", "geel-stelen", "beringen", "hasselt", "vroenhoven",
    }  # fmt: skip
    assert {bridge.side for bridge in albert} <= set(whole().sides["major-river"])


def test_a_hexside_has_one_kind_of_water() -> None:
    sides = [grid().side_named(side) for sides in whole().sides.values() for side in sides]
    assert len(sides) == len(set(sides))


def test_all_roads_are_one_network_over_land_in_play() -> None:
    links = steps(whole().routes)
    assert sum(len(steps({kind})) for kind in whole().routes) == len(links), "a step has one kind"
    hexes = {grid().hex(name) for link in links for name in link}
    assert hexes <= set(dry())
    assert len(parts(hexes, lambda a, b: frozenset((grid().name(a), grid().name(b))) in links)) == 1


def test_places_are_land_on_roads_and_no_two_share_a_hex() -> None:
    on_roads = {name for link in steps(whole().routes) for name in link}
    hexes = list(whole().places.values())
    assert len(set(hexes)) == len(hexes) == 146
    assert {grid().hex(name) for name in hexes} <= set(dry())
    assert on_roads.issuperset(hexes)


def test_every_entry_is_a_road_hex_at_the_edge_of_what_is_in_play() -> None:
    on_roads = {name for link in steps(whole().routes) for name in link}
    for areas in whole().entries.values():
        for hexes in areas.values():
            assert on_roads.issuperset(hexes)


@pytest.mark.rule("tof.9.battery-strength")
def test_nine_batteries_stand_on_the_coast() -> None:
    assert len(whole().batteries) == 9
    for place in whole().batteries:
        near = grid().neighbours(grid().hex(whole().places[place]))
        assert "sea" in {land().terrain[hex] for hex in near}, place


def test_barges_find_these_ports_from_the_sea() -> None:
    sea = {hex for hex in grid().hexes if land().terrain[hex] == "sea"}
    by_the_sea = {
        port for port in whole().ports if not sea.isdisjoint(grid().neighbours(grid().hex(whole().places[port])))
    }
    inland = {"willemstad", "dordrecht", "antwerp", "antwerp-docks", "ghent", "emmerich"}
    assert by_the_sea == set(whole().ports) - inland
    assert len(by_the_sea) == 8
    assert whole().docks == ("antwerp-docks",)


@pytest.mark.rule("tof.7.beach")
def test_beaches_are_clear_and_lie_by_the_sea() -> None:
    assert whole().beaches
    for name in whole().beaches:
        hex = grid().hex(name)
        assert land().terrain[hex] == "clear"
        assert "sea" in {land().terrain[near] for near in grid().neighbours(hex)}


@pytest.mark.rule("tof.9.dikes-cost")
def test_the_dikes_are_the_land_of_walcheren_within_two_of_westkapelle() -> None:
    areas, places = whole().areas, whole().places
    near = grid().within(grid().hex(places["westkapelle"]), 2)
    assert set(areas["dikes"]) == {name for name in areas["walcheren"] if near >> grid().hex(name) & 1}
    assert {"westkapelle", "domburg", "middelburg", "vlissingen", "veere", "dishoek"} <= {
        place for place, hex in places.items() if hex in areas["walcheren"]
    }
    assert {place for place, hex in places.items() if hex in areas["south-beveland"]} == {
        "sloedam", "goes", "hansweert", "hoedekenskerke", "kruiningen",
    }  # fmt: skip
    assert {place for place, hex in places.items() if hex in areas["isthmus"]} == {"krabbendijke"}


def test_forests_that_rules_name_are_the_forest() -> None:
    forest = {grid().name(hex) for hex in grid().hexes if land().terrain[hex] == "forest"}
    huertgen, reichswald = (set(whole().areas[name]) for name in ("huertgen", "reichswald"))
    assert (len(huertgen), len(reichswald)) == (33, 10)
    assert huertgen | reichswald == forest


# Windows


@pytest.mark.parametrize(("columns", "rows"), [(("54", "95"), ("30", "61")), (("56", "69"), ("18", "40"))])
def test_hexes_of_a_window_lie_as_on_the_whole_map(columns: tuple[str, str], rows: tuple[str, str]) -> None:
    part = whole().cut(columns, rows)
    cells = part.read()
    board = part.hexes(cells)
    inside = frozenset(cells.names)
    for hex in board.hexes:
        name = board.name(hex)
        there = grid().hex(name)
        assert cells.terrain[hex] == land().terrain[there]
        near = {grid().name(other) for other in grid().neighbours(there)}
        assert {board.name(other) for other in board.neighbours(hex)} == near & inside
    both = {bridge for bridge in whole().bridges if inside.issuperset(ends(bridge.side))}
    assert set(part.bridges) == both
    assert part.places == {place: hex for place, hex in whole().places.items() if hex in inside}
    assert {frozenset(step) for runs in part.routes.values() for run in runs for step in pairwise(run)} == {
        step for step in steps(whole().routes) if step <= inside
    }


def ends(side: str) -> list[str]:
    return [grid().name(hex) for hex in grid().hexes_of(grid().side_named(side))]


def test_a_window_keeps_what_lies_in_it() -> None:
    part = whole().cut(("08", "25"), ("19", "31"))
    assert part.ferries == (("breskens", "vlissingen"), ("terneuzen", "hoedekenskerke"), ("perkpolder", "kruiningen"))
    assert part.batteries.keys() == whole().batteries.keys() - {"zeebrugge", "knokke"}
    assert part.areas["walcheren"] == whole().areas["walcheren"]
    assert part.areas.keys() == {"walcheren", "south-beveland", "dikes"}
    assert (part.half, part.westwall, part.docks, part.entries) == ((), (), (), {"allied": {}, "german": {}})


def test_a_window_begins_at_an_even_column() -> None:
    with pytest.raises(Fault) as caught:
        whole().cut(("55", "95"), ("30", "61"))
    assert str(caught.value) == "columns: a window begins at an even column, not at 55"


# Flaws


def test_the_proving_ground_is_clear() -> None:
    ground = proving_ground().read()
    assert (ground.columns, ground.rows, ground.names[0], ground.names[-1]) == (20, 16, "0000", "1915")
    assert set(ground.terrain) == {"clear"}


SMALL = """
{head}
grid = '''
   00 01 02
00 .  .  .
01 .  .  .
'''
[legend]
"." = "clear"
[places]
mill = "0000"
[sides]
canal = ["0000/S", "0201/S"]
"""


@pytest.mark.parametrize(
    ("head", "message"),
    [
        ('ports = ["inn"]', "ports: no place is called 'inn'"),
        ('docks = ["inn"]', "docks: no place is called 'inn'"),
        ('ferries = [["mill", "inn"]]', "ferries[0]: no place is called 'inn'"),
        ("batteries = { inn = 1 }", "batteries: no place is called 'inn'"),
        ("batteries = { mill = 4 }", "batteries.mill: expected a strength of 1 to 3, got 4"),
        ('westwall = ["0300"]', "westwall: no cell is called '0300'"),
        ('beaches = ["0300"]', "beaches: no cell is called '0300'"),
        ('half = ["0300"]', "half: no cell is called '0300'"),
        ('areas = { wood = ["0300"] }', "areas.wood: no cell is called '0300'"),
        ('entries = { allied = { W = ["0300"] } }', "entries.allied.W: no cell is called '0300'"),
        ('routes = { road = [["0000", "0200"]] }', "routes.road[0]: 0000 and 0200 are not adjacent"),
        ('routes = { road = [["0000", "0300"]] }', "routes.road[0]: no cell is called '0300'"),
        (
            'bridges = [{ side = "0100/S", route = "road", water = "aa" }]',
            "bridges[0].side: no water runs along '0100/S'",
        ),
        (
            'bridges = [{ side = "0201/S", route = "road", water = "aa" }]',
            "bridges[0].side: '0201/S' is the edge of the map",
        ),
        (
            'bridges = [{ side = "0000/E", route = "road", water = "aa" }]',
            "bridges[0].side: no side is called '0000/E': after the cell comes one of /N /NE /SE /S /SW /NW",
        ),
    ],
)
def test_a_flaw_is_named_in_one_line(head: str, message: str) -> None:
    with pytest.raises(ContentError) as caught:
        decode(CampaignMap, SMALL.replace("{head}", head), "map.toml")
    assert str(caught.value) == f"map.toml: {message}"


# The rasteriser


def plan(**changes: Any) -> Campaign:
    """A small country with a river across a road."""
    base = {
        "grid": {"columns": 9, "rows": 8, "origin": [5.0, 52.0], "km_per_degree": [70.0, 111.0], "hex_km": 3},
        "coast_from": 5.0,
        "out_of_play": {"columns": [8, 8], "rows": [0, 1]},
        "places": {
            "Mill": {"at": [5.0742, 51.9459], "hex": "0202", "kind": "town"},
            "Inn": {"at": [5.0742, 51.8378], "hex": "0206", "kind": "village"},
        },
        "waterways": {"Water": {"class": "minor", "points": [[4.99, 51.8784], [5.29, 51.8784]]}},
        "roads": {"highway": [["Mill", "Inn"]], "road": [], "minor": []},
        "areas": [],
        "westwall": {},
        "beaches": {},
        "ferries": [],
        "entries": {"allied": {"W": ["0206"]}, "german": {}},
        "bridges": {"Ford": "0204/S"},
        "batteries": {},
        "regions": {"shore": [[4.9, 52.1], [5.05, 52.1], [5.05, 51.7], [4.9, 51.7]]},
        "dikes": {"of": "shore", "at": "Mill", "within": 2},
    }
    return msgspec.convert({**base, **changes}, Campaign)


def test_a_road_bridges_a_river() -> None:
    drawn = chart(Drawing(plan(), Geography([])))
    assert drawn.routes["highway"] == [["0202", "0203", "0204", "0205", "0206"]]
    assert [tuple(bridge) for bridge in drawn.bridges] == [("0204/S", "highway", "water", "ford")]
    assert (drawn.half, drawn.terrain[2 * 9 + 2], drawn.terrain[6 * 9 + 2]) == (["0800", "0801"], "town", "clear")


def test_a_lesser_road_is_drawn_only_where_no_better_one_is() -> None:
    roads = {"highway": [["Mill", "Inn"]], "road": [["Mill", "Inn", [5.1485, 51.8378]]], "minor": []}
    drawn = chart(Drawing(plan(roads=roads), Geography([])))
    assert [run[0] for run in drawn.routes["road"]] == ["0206"]


def test_the_sea_is_where_most_of_a_hex_is_under_water() -> None:
    ring = [[4.9, 52.1], [5.0928, 52.1], [5.0928, 51.7], [4.9, 51.7], [4.9, 52.1]]
    sea = {"properties": {"kind": "sea"}, "geometry": {"type": "Polygon", "coordinates": [ring]}}
    terrain = chart(
        Drawing(plan(entries={}, roads={"highway": [], "road": [], "minor": []}, bridges={}), Geography([sea]))
    ).terrain
    assert terrain[:5] == ["sea", "sea", "sea", "clear", "clear"]
    assert terrain[2 * 9 + 2] == "town"


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        (
            {"places": {"Mill": {"at": [5.0, 52.0], "hex": "0202", "kind": "town"}}},
            "Mill lies in 0000, not in 0202",
        ),
        ({"places": {"Mill": {"at": [4.0, 52.0], "hex": "0202", "kind": "town"}}}, "Mill lies in no hex, not in 0202"),
        (
            {"places": {"Mill": {"at": [5.0, 52.0], "hex": "0404", "kind": "town", "set": True}}},
            "Mill is set too far from its point in 0404",
        ),
        ({"bridges": {"Ford": "0203/S"}}, "the bridge ford does not stand at 0203/S"),
        ({"entries": {"allied": {"W": ["0300"]}}}, "no road leads to 0300, entry W of the allied side"),
        (
            {"out_of_play": {"columns": [0, 8], "rows": [4, 4]}},
            "no way over land from 0202 to Inn",
        ),
    ],
)
def test_what_cannot_be_drawn_is_named(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(Misplaced) as caught:
        chart(Drawing(plan(**changes), Geography([])))
    assert str(caught.value) == message


def test_every_way_point_is_read() -> None:
    entries = yaml.safe_load(SOURCE.read_text(encoding="utf-8"))
    assert entries.keys() == set(Campaign.__struct_fields__)
    assert GEOGRAPHY.is_file()
