"""The data files of Tide of Fortune: they load, are whole, and agree with one another."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import pairwise, product
from pathlib import Path

import msgspec
import pytest

from bocage import systems
from bocage.content import ContentError, Fault, decode, load, with_settings
from bocage.systems.tide_of_fortune.schema.calendar import date_of, day_at, day_of, first_box, has_passed
from bocage.systems.tide_of_fortune.schema.charts import Charts
from bocage.systems.tide_of_fortune.schema.maps import CampaignMap
from bocage.systems.tide_of_fortune.schema.profiles import Roster
from bocage.systems.tide_of_fortune.schema.rulebook import Rulebook
from bocage.systems.tide_of_fortune.schema.scenario import Calendar, Scenario, Variant
from bocage.systems.tide_of_fortune.schema.terrain import TerrainChart
from bocage.systems.tide_of_fortune.schema.vocabulary import LETTERS, SIDES

DATA = Path(systems.__path__[0]) / "tide_of_fortune" / "data"
ROSTER = load(Roster, DATA / "units.toml")
CHARTS = load(Charts, DATA / "charts.toml")
TERRAIN = load(TerrainChart, DATA / "terrain.toml")
RULEBOOK = load(Rulebook, DATA / "rulebook.toml")
CALENDAR = load(Calendar, DATA / "calendar.toml")
SCENARIOS = {path.stem: load(Scenario, path) for path in sorted((DATA / "scenarios").glob("*.toml"))}
MAP = load(CampaignMap, DATA / "maps" / "low-countries.toml")
LAND = MAP.read()
GROUND = {name: kind for name, kind in zip(LAND.names, LAND.terrain, strict=True) if name not in MAP.half}
DICE = range(1, 7)

every_scenario = pytest.mark.parametrize("name", SCENARIOS)


def standing(scenario: Scenario) -> Iterator[tuple[str, str]]:
    """Every counter on the map, with its hex."""
    for name, one in scenario.divisions.items():
        yield name, one.hq
        yield from one.units.items()
    yield from scenario.assets.items()
    yield from scenario.higher.items()


def distance(one: str, other: str) -> int:
    """Hexes between two: flat tops, odd columns half a hex lower."""

    def cube(name: str) -> tuple[int, int]:
        column, row = int(name[:2]), int(name[2:])
        return column, row - (column - (column & 1)) // 2

    (column, row), (far_column, far_row) = cube(one), cube(other)
    across, down = far_column - column, far_row - row
    return max(abs(across), abs(down), abs(across + down))


# The roster


def test_there_are_as_many_counters_as_the_game_has() -> None:
    divisions = [name for name, one in ROSTER.divisions.items() if not one.optional]
    units = [name for name, one in ROSTER.units.items() if one.division in divisions]
    assert (len(divisions), len(units), len(ROSTER.assets)) == (53, 169, 31)
    assert len(units) + len(ROSTER.assets) == 200


def test_every_division_has_units() -> None:
    assert {one.division for one in ROSTER.units.values()} == set(ROSTER.divisions)


@pytest.mark.rule("tof.9.airborne-organisation")
def test_airborne_divisions_have_six_units_of_class_c() -> None:
    for name in (name for name, one in ROSTER.divisions.items() if one.airborne):
        units = [ROSTER.units[unit] for unit in ROSTER.units_of(name)]
        assert [(unit.type, unit.cr) for unit in units] == [("airborne", "C")] * 6


@pytest.mark.rule("tof.9.sapper-place")
def test_each_allied_armoured_division_has_sappers() -> None:
    sappers = Counter(one.division for one in ROSTER.units.values() if one.sapper)
    motorised = {name for name, one in ROSTER.divisions.items() if one.mover == "mot" and one.nation != "german"}
    assert sappers == dict.fromkeys(motorised, 1)


def test_names_are_in_lower_case_with_hyphens() -> None:
    for table in ROSTER.tables().values():
        for name in table:
            assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name), name


def test_the_sides_of_counters() -> None:
    named = ("5-gds-armd-bde", "brgds", "1-pol-para-a", "xxx-corps", "buffalo", "394-stug", "dekna", "german-barge")
    assert [ROSTER.side_of(name) for name in named] == ["allied"] * 5 + ["german"] * 3


def test_some_values_of_counters() -> None:
    guards = ROSTER.divisions["brgds"]
    assert (guards.offensive, guards.defensive, guards.art, guards.atb, guards.atb_circled) == (8, 7, 4, 2, False)
    tigers = ROSTER.assets["506-s-pz"]
    assert (tigers.type, tigers.ab, tigers.cr, tigers.ar, tigers.tr, tigers.mp) == ("heavy-armour", 5, "C", 6, 5, 10)
    security = ROSTER.units["sec-908"]
    assert (security.cr, security.defends_only, security.tr) == ("D", True, 1)


# The charts


@pytest.mark.rule("tof.2.cr-meaning")
def test_the_generator_rises_with_rating_and_size() -> None:
    for rating in range(11):
        column = [CHARTS.generator.strength(letter, rating) for letter in LETTERS]
        assert column == sorted(column, reverse=True)
    assert {CHARTS.generator.strength(letter, 0) for letter in LETTERS} == {0}
    assert CHARTS.generator.strength("A", 14) == CHARTS.generator.strength("A", 10) == 20
    assert CHARTS.generator.strength("D", 5) == 2


@pytest.mark.rule("tof.8.line")
def test_higher_lines_ask_for_better_odds() -> None:
    for lower, higher in pairwise(CHARTS.combat.lines):
        assert all(one < other for one, other in zip(lower, higher, strict=True))


@pytest.mark.rule("tof.8.result-kinds")
def test_every_line_column_and_die_has_a_result_and_higher_ones_are_no_worse() -> None:
    results = [CHARTS.combat.result(die + column) for column, die in product(range(1, 11), range(-9, 16))]
    assert all(one.attacker is not None or one.defender is not None for one in results)
    row = [CHARTS.combat.result(index) for index in range(3, 21)]
    for one, better in pairwise(row):
        assert (-1 if better.attacker is None else better.attacker) <= (-1 if one.attacker is None else one.attacker)
        assert (-1 if better.defender is None else better.defender) >= (-1 if one.defender is None else one.defender)
    assert CHARTS.combat.result(-5) == row[0]
    assert CHARTS.combat.result(40) == row[-1]


def test_three_to_two_in_the_open_with_a_six_is_nothing_to_two() -> None:
    """The rulebook's example.  [tof.8.nearest-column]"""
    column = CHARTS.combat.lines[0].index(150) + 1
    assert CHARTS.combat.result(6 + column) == (0, 2)


@pytest.mark.rule("tof.8.ca-resolve")
def test_a_larger_difference_never_makes_a_counterattack_worse() -> None:
    order = ["AR", "AD", "AM", "", "DM", "DD", "DR"]
    table = [[order.index(CHARTS.counterattack.result(gap, die)) for die in DICE] for gap in range(-9, 10)]
    assert all(row == sorted(row) for row in table)
    for lower, higher in pairwise(table):
        assert all(one <= other for one, other in zip(lower, higher, strict=True))
    assert CHARTS.counterattack.result(-4, 1) == "AR"
    assert CHARTS.counterattack.result(-3, 1) == "AD"
    assert CHARTS.counterattack.result(5, 1) == "DM"


@pytest.mark.rule("tof.3.demo-total")
def test_smaller_bridges_are_blown_more_easily() -> None:
    for total in range(1, 15):
        highway, road, minor = (CHARTS.demolition.blows(kind, total) for kind in ("highway", "road", "minor-road"))
        assert 1 <= highway <= road <= minor <= 6
    assert CHARTS.demolition.blows("highway", 0) == 0
    assert CHARTS.demolition.blows("highway", 9) == 4
    assert CHARTS.demolition.blows("road", 10) == 6


@pytest.mark.rule("tof.3.air-scatter-roll")
def test_drops_drift_further_with_the_die() -> None:
    drifts = [CHARTS.scatter.drift(die) for die in range(1, 10)]
    assert drifts == [(0, False)] * 3 + [(1, False)] * 2 + [(2, False), (2, True), (3, True), (3, True)]


@pytest.mark.rule("tof.4.support-chart")
def test_every_army_has_its_support() -> None:
    assert set(CHARTS.support.armies) == set(ROSTER.armies) - {"army-group-reserve"}


@pytest.mark.rule("tof.3.cp-roll", "tof.3.weather-roll")
def test_command_points_and_weather_change_with_the_date() -> None:
    dates = ("Sep 9", "Sep 10", "Sep 30", "Oct 1", "Nov 8")
    income = {
        side: ["".join(str(CHARTS.command.income(side, day_of(date), die)) for die in range(1, 7)) for date in dates]
        for side in SIDES
    }
    assert income["allied"] == ["334456", "445567", "556678", "455667", "445566"]
    assert income["german"] == ["223344", "233445", "344556", "334455", "233445"]
    assert [CHARTS.weather.weather(day_of("Sep 16"), die) for die in (3, 4, 6)] == ["clear", "overcast", "rain"]
    assert [CHARTS.weather.weather(day_of("Oct 31"), die) for die in (3, 4, 5)] == ["overcast", "overcast", "rain"]
    assert [CHARTS.weather.weather(day_of("Nov 1"), die) for die in (1, 2, 4)] == ["clear", "overcast", "rain"]


# Terrain and numbers


@pytest.mark.rule("tof.7.move-columns")
def test_costs_are_lower_on_better_roads() -> None:
    highway, road, minor = (TERRAIN.roads[kind] for kind in ("highway", "road", "minor-road"))
    assert highway.mot < road.mot < minor.mot <= min(one.mot for one in TERRAIN.hexes.values() if one.mot is not None)
    assert highway.stacking > road.stacking > minor.stacking
    assert not minor.mot_bridges


def test_the_terrain_of_the_rulebooks_examples() -> None:
    town = TERRAIN.hexes["town"]
    assert (town.line, town.zoc, TERRAIN.hexes["clear"].line) == (2, 2, 0)
    assert (TERRAIN.sides["minor-river"].line, TERRAIN.ferry.leg, TERRAIN.ferry.mot) == (2, 4, 8)
    assert TERRAIN.hexes["flood"].cost("mot") is None
    assert TERRAIN.hexes["sea"].cost("leg") is None
    assert TERRAIN.sides["major-river"].cost("leg") is None


@pytest.mark.rule("tof.5.orders-general")
def test_orders_allow_no_more_than_an_assault() -> None:
    costs = {kind: order.op for kind, order in RULEBOOK.orders.items()}
    assert costs == {"assault": 2, "advance": 1, "maneuver": 1, "spoiling": 0, "barrage": 1}
    assert {kind: order.sp for kind, order in RULEBOOK.orders.items()} == {
        "assault": 4, "advance": 2, "maneuver": 0, "spoiling": 1, "barrage": 8,
    }  # fmt: skip
    assert [kind for kind, order in RULEBOOK.orders.items() if not order.fatigue] == ["barrage"]


@pytest.mark.rule("tof.4.reaction-optional")
def test_after_each_reaction_box_comes_an_initiative_box() -> None:
    boxes = RULEBOOK.track.boxes
    assert all(after.isdecimal() for box, after in pairwise(boxes) if box == "R")


# Dates


def test_days_and_boxes() -> None:
    assert [date_of(day_of(date)) for date in ("Sep 4", "Sep 30", "Oct 31", "Nov 8")] == [
        "Sep 4", "Sep 30", "Oct 31", "Nov 8",
    ]  # fmt: skip
    start = first_box(day_of("Sep 4"))
    assert [date_of(day_at(start + more)) for more in (0, 3, 4, 7, 8)] == ["Sep 4", "Sep 4", "Sep 5", "Sep 5", "Sep 6"]
    assert not has_passed(first_box(day_of("Oct 1")) - 1, day_of("Sep 30"))
    assert has_passed(first_box(day_of("Oct 1")), day_of("Sep 30"))


@pytest.mark.parametrize("date", ["Sep 0", "Sep 31", "Dec 1", "17 Sep", "Sep", "Sep 04", ""])
def test_a_day_that_is_none_is_refused(date: str) -> None:
    with pytest.raises(Fault, match="there is no day"):
        day_of(date)


# Scenarios


def test_the_scenarios() -> None:
    assert set(SCENARIOS) == {"aachen", "campaign", "joes-bridge", "market-garden"}
    assert [name for name, one in SCENARIOS.items() if one.learning] == ["joes-bridge"]


@every_scenario
def test_a_scenario_agrees_with_the_roster(name: str) -> None:
    SCENARIOS[name].check(ROSTER)


def test_the_calendar_agrees_with_the_roster() -> None:
    CALENDAR.check(ROSTER)


@every_scenario
@pytest.mark.rule("tof.3.cmd-radius", "tof.9.bittrich")
def test_units_stand_within_the_radius_of_their_hq(name: str) -> None:
    for division, one in SCENARIOS[name].divisions.items():
        bittrich = ROSTER.divisions[division].ability == "bittrich"
        radius = RULEBOOK.command.bittrich if bittrich else RULEBOOK.command.radius
        for unit, hex in one.units.items():
            assert distance(one.hq, hex) <= radius, unit


@every_scenario
@pytest.mark.rule("tof.7.stack-limit")
def test_no_hex_holds_both_sides_or_too_much(name: str) -> None:
    scenario = SCENARIOS[name]
    sides, loads = defaultdict(set), Counter[str]()
    profiles = ROSTER.divisions | ROSTER.units | ROSTER.assets
    for who, hex in standing(scenario):
        sides[hex].add(ROSTER.side_of(who))
        loads[hex] += RULEBOOK.stacking.values[profiles[who].cr] if who in profiles else 0
    assert [hex for hex, both in sides.items() if len(both) > 1] == []
    assert {hex: load for hex, load in loads.items() if load > TERRAIN.hexes[GROUND[hex]].stacking} == {}


@every_scenario
@pytest.mark.rule("tof.ruling.hex-control-vp")
def test_places_are_held_by_who_stands_there(name: str) -> None:
    scenario = SCENARIOS[name]
    sides = {hex: ROSTER.side_of(who) for who, hex in standing(scenario)}
    for place, hex in MAP.places.items():
        if hex in sides:
            assert (sides[hex] == "allied") == (place in scenario.allied), place


@every_scenario
def test_a_scenario_lies_on_its_map(name: str) -> None:
    scenario = SCENARIOS[name]
    scenario.check_ground(GROUND, MAP.places, MAP.areas)
    window = MAP.cut(*scenario.window.labels()) if scenario.window else MAP
    assert set(scenario.allied) <= set(window.places)
    assert {GROUND[hex] for _, hex in standing(scenario)}.isdisjoint({"sea"})
    assert set(scenario.blown.bridges) <= {bridge.side for bridge in window.bridges}
    roads = {hex for runs in window.routes.values() for run in runs for hex in run}
    assert {hex for entries in scenario.entries.values() for hexes in entries.values() for hex in hexes} <= roads
    assert {GROUND[hex] for hex in (*scenario.sea.mines, *scenario.sea.further_mines)} <= {"sea"}
    ports = {MAP.places[port] for port in MAP.ports}
    assert set(scenario.sea.transports.values()) <= ports


@pytest.mark.rule("tof.s1.german-bridges")
def test_the_bridges_that_may_be_blown_cross_the_albert_canal() -> None:
    blown = SCENARIOS["campaign"].blown
    water = {bridge.side: bridge.water for bridge in MAP.bridges}
    assert [water[side] for side in blown.bridges] == [blown.of] * 3


def test_the_chart_has_all_that_the_map_draws() -> None:
    assert set(LAND.terrain) <= set(TERRAIN.hexes)
    assert set(MAP.sides) == set(TERRAIN.sides)
    assert set(MAP.routes) == set(TERRAIN.roads)
    assert {*RULEBOOK.coast.scheldt_areas, RULEBOOK.coast.mines_area, TERRAIN.floods.area} <= set(MAP.areas)
    assert set(RULEBOOK.coast.scheldt_ports) <= set(MAP.ports)
    assert set(RULEBOOK.airborne.flak_places) <= set(MAP.places)


@every_scenario
def test_every_unit_of_a_division_on_the_map_is_there_once_or_comes(name: str) -> None:
    scenario = SCENARIOS[name]
    here = Counter(who for who, _ in standing(scenario))
    assert set(here.values()) == {1}
    coming = {one.who for one in scenario.arriving(ROSTER, CALENDAR)}
    for division, one in scenario.divisions.items():
        assert set(scenario.members(division, ROSTER)) - set(one.units) <= coming, division


@every_scenario
@pytest.mark.rule("tof.9.reserve-setup")
def test_reserves_are_german_and_wait_in_the_hex_of_their_hq(name: str) -> None:
    for division, one in SCENARIOS[name].divisions.items():
        if one.reserve:
            assert ROSTER.side_of(division) == "german"
            assert set(one.units.values()) == {one.hq}


@every_scenario
def test_arrivals_come_within_the_scenario_and_once(name: str) -> None:
    scenario = SCENARIOS[name]
    coming = scenario.arriving(ROSTER, CALENDAR)
    assert all(day_of(scenario.starts) <= day_of(one.date) for one in coming)
    if scenario.ends_after:
        assert all(day_of(one.date) <= day_of(scenario.ends_after) for one in coming)
    everyone = Counter([*scenario.standing(), *(one.who for one in coming)])
    assert set(everyone.values()) == {1}
    assert [one.date for one in coming] == sorted((one.date for one in coming), key=day_of)


@every_scenario
def test_arrivals_have_an_entry_of_their_side(name: str) -> None:
    scenario = SCENARIOS[name]
    entries = scenario.entries or MAP.entries
    for one in scenario.arriving(ROSTER, CALENDAR):
        side = ROSTER.side_of(one.who)
        if len(one.entry) == 1:
            assert one.entry in set(entries[side]) - set(scenario.closed.get(side, ())), one


@every_scenario
@pytest.mark.rule("tof.ruling.support-pools")
def test_every_army_in_play_draws_on_a_pool(name: str) -> None:
    scenario = SCENARIOS[name]
    for side in SIDES:
        drawing = {army for pool in scenario.sides[side].pools.values() for army in pool.armies}
        assert drawing - {"army-group-reserve"} == {
            army for army in scenario.armies if ROSTER.armies[army].side == side
        }


@pytest.mark.rule("tof.s2.german-reco")
def test_market_garden_sets_every_reconnaissance_unit_up_with_an_hq() -> None:
    scenario = SCENARIOS["market-garden"]
    chiefs = {one.hq for one in scenario.divisions.values()}
    recce = [
        hex
        for division, one in scenario.divisions.items()
        for unit, hex in one.units.items()
        if ROSTER.side_of(division) == "german" and ROSTER.units[unit].type == "reconnaissance"
    ]
    assert len(recce) == 3
    assert set(recce) <= chiefs


@pytest.mark.rule("tof.s1.walther", "tof.s2.german-walther", "tof.s2.german-erdmann")
def test_the_fallschirmjaeger_are_walthers_in_the_campaign_and_erdmanns_in_market_garden() -> None:
    regiments = ("2-fall-rgt", "6-fall-rgt", "7-fall-rgt")
    campaign, garden = SCENARIOS["campaign"], SCENARIOS["market-garden"]
    assert campaign.members("dewal", ROSTER) == ("1-penal-bn", *regiments)
    assert garden.members("dewal", ROSTER) == ("1-penal-bn", "9-ss-bn", "10-ss-bn")
    assert set(regiments) <= set(garden.members("deerd", ROSTER))
    assert {"9-ss-bn", "10-ss-bn"} <= set(campaign.members("debit", ROSTER))


@pytest.mark.rule("tof.s1.allied-points", "tof.s2.allied-points", "tof.s2.german-points")
def test_points_at_the_start() -> None:
    campaign, garden = SCENARIOS["campaign"].sides, SCENARIOS["market-garden"].sides
    assert (campaign["allied"].cp, campaign["allied"].airlift, campaign["german"].cp) == (4, 6, 3)
    assert (garden["allied"].cp, garden["allied"].airlift, garden["allied"].first_operation) == (9, 18, 5)
    assert garden["allied"].pools["allied"].points == 18
    for scenario in SCENARIOS.values():
        for side, means in scenario.sides.items():
            assert means.cp <= RULEBOOK.caps.cp[side]
            assert means.airlift <= RULEBOOK.caps.airlift
            assert means.tac <= RULEBOOK.caps.tac
            assert all(pool.points <= RULEBOOK.caps.support for pool in means.pools.values())


def test_further_formations_come_only_when_asked_for() -> None:
    campaign = SCENARIOS["campaign"]
    optional = {name for name, one in ROSTER.divisions.items() if one.optional}
    assert len(optional) == 7
    assert optional.isdisjoint(one.who for one in campaign.arriving(ROSTER, CALENDAR))
    more = with_settings(campaign, {"more_formations": True})
    assert optional <= {one.who for one in more.arriving(ROSTER, CALENDAR)}


def test_a_match_may_end_after_fewer_turns() -> None:
    assert with_settings(SCENARIOS["campaign"], {"turns": 3}, ("turns",)).turns == 3


@pytest.mark.rule("tof.s1.v2-linnet")
def test_linnet_two_is_the_campaign_with_its_drop() -> None:
    variant = load(Variant, DATA / "variants" / "linnet-two.toml")
    linnet = variant.of(SCENARIOS[variant.like])
    assert linnet.settings.linnet
    assert linnet.divisions == SCENARIOS["campaign"].divisions
    assert set(RULEBOOK.airborne.linnet_divisions) <= {name for name, one in ROSTER.divisions.items() if one.airborne}


def test_a_scenario_names_only_what_its_map_has() -> None:
    scenario = SCENARIOS["aachen"]
    hexes = {hex for _, hex in scenario.hexes()}
    places = {*scenario.allied, "aachen"}
    scenario.check_ground(hexes, places, {"huertgen"})
    with pytest.raises(Fault, match=r"us1\.hq: the map has no hex '7153'"):
        scenario.check_ground(hexes - {"7153"}, places, {"huertgen"})
    with pytest.raises(Fault, match="allied: there is no 'liege'"):
        scenario.check_ground(hexes, places - {"liege"}, {"huertgen"})
    with pytest.raises(Fault, match="victory: there is no 'aachen'"):
        scenario.check_ground(hexes, places - {"aachen"}, {"huertgen"})
    with pytest.raises(Fault, match="victory: there is no 'huertgen'"):
        scenario.check_ground(hexes, places, set())


# What is wrong is said in one line


def broken(name: str, old: str, new: str) -> str:
    """The text of a data file with one thing wrong."""
    text = (DATA / name).read_text()
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("cls", "file", "old", "new", "line"),
    [
        (
            Roster,
            "units.toml",
            'division = "br11a"',
            'division = "br12a"',
            "units.29-armd-bde.division: there is no div",
        ),
        (Roster, "units.toml", 'type = "armour"', 'type = "armor"', "units.29-armd-bde.type: "),
        (Charts, "charts.toml", "E = [0, 1, 1, 1,", "E = [0, 1, 1,", "generator.strengths.E: one strength for each"),
        (Charts, "charts.toml", "[33, 50, 67,", "[33, 70, 67,", r"combat.lines\[0\]: 67 may not come after 70"),
        (Charts, "charts.toml", '"4/-"', '"4:-"', r"combat.results\[0\]: '4:-' is not"),
        (Charts, "charts.toml", 'since = "Sep 10"', 'since = "Sep 3"', "command.sides.allied: 3 may not come after 4"),
        (Charts, "charts.toml", 'mud = "Nov 1"', 'mud = "Nov 31"', "weather.mud: there is no day 'Nov 31'"),
        (TerrainChart, "terrain.toml", 'wet = ["polder"', 'wet = ["marsh"', "mud.wet: there is no terrain 'marsh'"),
        (Rulebook, "rulebook.toml", '"FR", "EX"]', '"EX", "FR"]', "track.boxes: the last two are FR and EX"),
        (Rulebook, "rulebook.toml", "radius = 5", "radius = 5\nreach = 1", "command.reach: unknown field"),
        (Calendar, "calendar.toml", 'entry = "airborne"', 'entry = "by-air"', r"entry: 'by-air' is neither"),
        (Scenario, "scenarios/aachen.toml", 'hq = "7456"', 'hq = "5356"', "divisions.us3a.hq: 5356 is outside"),
        (
            Scenario,
            "scenarios/aachen.toml",
            'ends_after = "Oct 21"',
            'ends_after = "Sep 9"',
            "ends_after: it ends before",
        ),
        (Scenario, "scenarios/aachen.toml", '"Sep 16", who', '"Sep 9", who', r"arrivals\[\d\].date: that is before"),
    ],
)
def test_a_flaw_is_named_with_its_file_and_field(
    cls: type[msgspec.Struct], file: str, old: str, new: str, line: str
) -> None:
    with pytest.raises(ContentError, match=line) as caught:
        decode(cls, broken(file, old, new), file)
    assert str(caught.value).startswith(f"{file}: ")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("5-gds-armd-bde =", "6-gds-armd-bde =", "divisions.brgds.units: there is no '6-gds-armd-bde'"),
        ("2-hhc =", "11-recce =", "divisions.brgds.units.11-recce: it is under br11a"),
        ('who = "107-pz-bde"', 'who = "108-pz-bde"', r"arrivals\[4\].who: there is no '108-pz-bde'"),
        ("8-armd-bde =", "9-armd-bde =", "assets: there is no '9-armd-bde'"),
        (
            'armies = ["british", "1st',
            'armies = ["canadian", "1st',
            "divisions.brgds: its army, british, is not in play",
        ),
    ],
)
def test_a_scenario_that_the_roster_does_not_know_is_refused(old: str, new: str, line: str) -> None:
    file = "scenarios/joes-bridge.toml"
    scenario = decode(Scenario, broken(file, old, new), file)
    with pytest.raises(Fault, match=line):
        scenario.check(ROSTER)
