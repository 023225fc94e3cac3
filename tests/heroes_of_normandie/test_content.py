"""The content of Heroes of Normandie: what the data files hold, and what is refused."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bocage.content import ContentError, decode, decode_table, with_settings
from bocage.kernel import BocageError
from bocage.rulebook.ledger import load_ledger
from bocage.systems.heroes_of_normandie.scene.decks import deck_of
from bocage.systems.heroes_of_normandie.scene.loading import CONTENT, is_free, shelf
from bocage.systems.heroes_of_normandie.schema.armies import cost_of, members, orders_of, why_not_option
from bocage.systems.heroes_of_normandie.schema.boards import Board, Building, Field
from bocage.systems.heroes_of_normandie.schema.scenario import Group, Scenario
from bocage.systems.heroes_of_normandie.schema.units import Armour, UnitType
from bocage.systems.heroes_of_normandie.schema.vocabulary import SIDES, SideName
from bocage.text.catalogue import LOCALES, Catalogue
from bocage.text.checks import compare
from tests.support.heroes_of_normandie import match_at, pack

TABLES = shelf().tables
SCENARIOS = shelf().scenario_names
BOARDS = shelf().names("boards")
HOME = CONTENT.parent
LEDGER = load_ledger(HOME / "rules.yaml")


def field_of(name: str) -> Field:
    return shelf().field(shelf().scenario(name))


# How much there is


@pytest.mark.parametrize("side", SIDES)
def test_each_side_has_its_forces(side: SideName) -> None:
    assert sum(unit.side == side for unit in TABLES.types.values()) >= 20
    assert sum(tile.side == side for tile in TABLES.tiles.values()) >= 10
    assert sum(option.side in (None, side) for option in TABLES.options.values()) >= 20


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.rule("hon.card.decks")
def test_a_deck_has_forty_cards_of_which_the_scenario_removes_some(side: SideName) -> None:
    assert len(deck_of(side, shelf().scenario("caumont-bridge"), TABLES)) == 40
    short = deck_of(side, shelf().scenario("saint-aubert"), TABLES)
    assert len(short) == {"american": 36, "german": 37}[side]
    assert not {"surprise", "battery-fire", "nebelwerfer"} & set(short)


def test_the_scenario_to_learn_on_comes_first_and_is_small() -> None:
    first = shelf().scenario(SCENARIOS[0])
    assert first.learning
    assert first.hand == 0
    assert all(len(list(members(side.groups, TABLES))) <= 5 for side in first.sides.values())
    assert not field_of(SCENARIOS[0]).buildings


@pytest.mark.rule("hon.recruit.cost")
def test_free_battles_are_fought_for_200_and_300_points() -> None:
    free = {name: shelf().scenario(name) for name in SCENARIOS if is_free(shelf().scenario(name))}
    points = {name: {side.points for side in scenario.sides.values()} for name, scenario in free.items()}
    assert points == {"free-battle-200": {200}, "free-battle-300": {300}}


@pytest.mark.parametrize("name", SCENARIOS)
def test_no_scenario_is_won_by_what_a_side_holds_at_the_start(name: str) -> None:
    scenario = shelf().scenario(name)
    held = {side: sum(o.victory for o in scenario.objectives if o.control == side) for side in SIDES}
    for rule in scenario.victory:
        if rule.kind == "lead":
            assert abs(held["american"] - held["german"]) < rule.least
        if rule.kind == "hold-all":
            assert {objective.control for objective in scenario.objectives} == {None}


# Values of the ledger


def test_the_rifle_group_of_the_fire_example() -> None:
    rifles = TABLES.types["us-rifle"]
    assert rifles.front.defence == 4
    assert rifles.front.weapons[0].against("infantry") == 2
    assert rifles.front.weapons[0].against("heavy") is None
    assert (rifles.front.loss, rifles.face(True).defence, rifles.face(True).loss) == ("step", 5, "destroy")


@pytest.mark.rule("hon.unit.infantry-two-faces")
def test_a_diminished_face_is_no_stronger_and_often_harder_to_hit() -> None:
    pairs = [(unit.front, unit.back) for unit in TABLES.types.values() if unit.front.state == "intact" and unit.back]
    for intact, diminished in pairs:
        assert diminished.state == "diminished"
        for strong, weak in zip(intact.weapons, diminished.weapons, strict=True):
            assert (weak.infantry or 0) <= (strong.infantry or 0)
    harder = [int(str(back.defence)) > int(str(front.defence)) for front, back in pairs]
    assert sum(harder) > len(harder) / 2


@pytest.mark.rule("hon.unit.infantry-state-faces")
def test_units_that_change_state_have_an_inactive_and_an_active_face() -> None:
    for unit in TABLES.types.values():
        changes = unit.front.abilities.ambush or unit.front.abilities.crew or unit.front.abilities.tripod
        states = (unit.front.state, unit.back.state if unit.back else None)
        assert changes == (states == ("inactive", "active"))


def test_a_heavy_vehicle_has_three_sides_two_weapons_and_a_wreck() -> None:
    panther = TABLES.types["ger-panther"]
    assert panther.front.defence == Armour(front=11, side=8, rear=7)
    assert [weapon.role for weapon in panther.front.weapons] == ["main", "secondary"]
    assert panther.wreck is not None
    assert panther.wreck.blocks
    assert panther.wreck.structure == 5


def test_the_mortar_fires_from_its_active_face_only() -> None:
    mortar = TABLES.types["us-mortar60"]
    assert [weapon.template for weapon in mortar.front.weapons] == [None]
    (tube,) = mortar.face(True).weapons
    assert (tube.template, tube.scatter, tube.intersections, mortar.face(True).movement) == ("blast", 2, 14, None)


def test_gear_reaches_as_far_as_the_rulebook_says() -> None:
    reach = {name: (weapon.squares, weapon.intersections) for name, weapon in TABLES.weapons.items()}
    assert (reach["panzerfaust"], reach["grenade"], reach["rifle-grenade"]) == ((4, None), (None, 2), (None, 7))
    assert (reach["thompson"], reach["mp40"], reach["sticky-bomb"]) == ((4, None), (4, None), (1, None))


@pytest.mark.rule("hon.terr.symbols")
def test_terrain_symbols_follow_the_rulebook() -> None:
    bocage, wheat, pond = (TABLES.terrain[name] for name in ("bocage", "wheat", "pond"))
    assert bocage.bonus["infantry"] == 3
    assert bocage.obstacle == 3
    assert bocage.forbidden == ("light", "heavy")
    assert wheat.yellow
    assert wheat.obstacle == 1
    assert wheat.mined
    assert pond.water
    assert pond.difficult
    assert bocage.hides
    assert wheat.hides
    assert not pond.hides


@pytest.mark.parametrize(
    ("name", "points", "orders"),
    [("saint-aubert", (77, 77), (3, 3)), ("ferme-mauger", (220, 172), (8, 6)), ("caumont-bridge", (162, 169), (5, 5))],
)
@pytest.mark.rule("hon.recruit.cost")
def test_the_outlined_scenarios_have_the_points_and_orders_of_the_ledger(
    name: str, points: tuple[int, int], orders: tuple[int, int]
) -> None:
    armies = [shelf().scenario(name).sides[side].groups for side in SIDES]
    assert tuple(cost_of(groups, TABLES) for groups in armies) == points
    assert tuple(orders_of(groups, TABLES) for groups in armies) == orders


# Recruitment


def why_not(tile: str, slot: str, option: str) -> str | None:
    found = TABLES.tiles[tile].slot(slot)
    assert found is not None
    return why_not_option(TABLES.tiles[tile], found, TABLES.options[option])


@pytest.mark.rule("hon.recruit.option-size", "hon.recruit.option-stripes")
def test_an_option_fits_by_side_size_stripes_and_kind() -> None:
    assert why_not("us-platoon", "support-b", "opt-57mm") is None
    assert why_not("us-platoon", "support-a", "opt-57mm") == "hon.recruit.option-size"
    assert why_not("us-platoon", "support-a", "opt-mg42") == "hon.recruit.option-stripes"
    assert why_not("us-platoon", "trait", "opt-planning") == "hon.opt.ordinance"
    assert why_not("us-tank-75", "gear", "opt-rifle") == "hon.recruit.option-stripes"
    assert why_not("us-platoon", "gear-a", "opt-veteran") == "hon.recruit.slots"
    assert why_not("us-command", "ordinance-a", "opt-planning") is None


@pytest.mark.rule("hon.order.star-reminder")
def test_filling_the_large_slot_of_a_platoon_unlocks_an_order() -> None:
    bare, filled = Group(tile="us-platoon"), Group(tile="us-platoon", options={"support-b": "opt-57mm"})
    assert (orders_of([bare], TABLES), orders_of([filled], TABLES)) == (3, 4)


@pytest.mark.rule("hon.recruit.option-generic")
def test_generic_options_wear_the_stripes_of_the_side_that_takes_them() -> None:
    grenades, rifles = TABLES.options["opt-grenades"], TABLES.options["opt-rifle"]
    assert grenades.stripes_of("american") == {"us-gen"}
    assert grenades.stripes_of("german") == {"ger-gen"}
    assert rifles.stripes_of("american") == {"us-16"}


@pytest.mark.rule("hon.recruit.staff-tile")
def test_a_staff_commands_without_being_there() -> None:
    staff = [Group(tile="us-staff", options={"ordinance-a": "opt-planning"})]
    assert TABLES.tiles["us-staff"].command
    assert list(members(staff, TABLES)) == []
    assert orders_of(staff, TABLES) == 2


@pytest.mark.rule("hon.card.named")
def test_the_cards_that_the_rulebook_names_are_in_the_decks() -> None:
    both = {
        "high-command",
        "all-terrain",
        "feat-of-arms",
        "go-go-go",
        "seize-the-initiative",
        "reactive",
        "throw-back",
        "rout",
    }
    free = shelf().scenario("free-battle-200")
    american, german = (set(deck_of(side, free, TABLES)) for side in SIDES)
    assert both | {"second-chance", "surprise"} <= american & german
    assert "desertion" in american - german
    assert {"mine", "fury", "hitlerjugend"} <= german - american


def test_ready_made_armies_use_up_most_of_their_points() -> None:
    for army in TABLES.armies.values():
        assert army.points - 5 <= cost_of(army.groups, TABLES) <= army.points
    assert Counter((army.side, army.points) for army in TABLES.armies.values()) == Counter(
        {(side, points): 2 for side in SIDES for points in (200, 300)}
    )


# What is refused


def test_flaws_name_the_file_and_the_field() -> None:
    with pytest.raises(ContentError, match=r"^units\.toml: tank\.front\.defence: a heavy vehicle has a front"):
        decode_table(
            UnitType,
            '[tank]\nside = "german"\nfamily = "heavy"\nrole = "vehicle"\n'
            'front = { state = "running", defence = 5, weapons = [{ name = "gun" }] }',
            "units.toml",
        )
    with pytest.raises(ContentError, match=r"^b\.toml: barriers\[0\]: A1 and B2 have no edge in common"):
        decode(Board, 'grid = ". .\\n. ."\nlegend = { "." = "open" }\nbarriers = [["A1", "B2"]]', "b.toml")
    with pytest.raises(ContentError, match=r"^h\.toml: hut\.plan"):
        decode_table(Building, '[hut]\nplan = "x"\nruined = "ruins"', "h.toml")


def test_a_pack_overrides_a_printed_value(tmp_path: Path) -> None:
    packs = pack(tmp_path, "weapons.toml", "[grenade]\ninfantry = 5")
    changed = shelf(packs).tables.weapons["grenade"]
    assert changed == msgspec.structs.replace(TABLES.weapons["grenade"], infantry=5)


@pytest.mark.parametrize(
    ("path", "text", "problem"),
    [
        ("options.toml", '[opt-ammo]\neffect = { kind = "fire-with", weapon = "sling" }', "no weapon 'sling'"),
        ("tiles.toml", '[us-platoon]\nunits = ["us-cook"]', r"us-platoon\.units: there is no unit 'us-cook'"),
        ("cards.toml", '[mine]\neffect = { kind = "gain-twin", types = ["x"] }', r"mine\.effect\.types"),
        ("armies.toml", "[us-armour-200]\npoints = 100", r"us-armour-200\.points: the groups come to 199"),
        ("buildings.toml", '[barn]\nruined = "rubble"', r"barn\.ruined: there is no terrain 'rubble'"),
    ],
)
def test_tables_that_do_not_agree_are_refused(tmp_path: Path, path: str, text: str, problem: str) -> None:
    with pytest.raises(ContentError, match=problem):
        shelf(pack(tmp_path, path, text)).scenario("first-patrol")


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("points = 46", "points = 47", r"sides\.american\.points: the groups come to 46 points"),
        ("orders = 2", "orders = 3", r"sides\.american\.orders: the groups come to 2 orders"),
        ('tile = "us-patrol"', 'tile = "ger-zug"', "there is no american tile 'ger-zug'"),
        ('at = "F5"', 'at = "Z9"', r"objectives\[0\]\.at: 'Z9' is not on the field"),
        ('at = "F5"', 'area = "inn"', "there is no tile or building 'inn'"),
        ("hand = 0", 'hand = 0\nremoved = ["joker"]', "removed: there is no card 'joker'"),
        ('deploy = ["A-B"]', 'deploy = ["A-?"]', r"sides\.american\.deploy: 'A-\?' is no area such as"),
    ],
)
def test_a_scenario_that_cannot_be_played_is_refused(tmp_path: Path, old: str, new: str, problem: str) -> None:
    text = (CONTENT / "scenarios" / "first-patrol.toml").read_text()
    assert old in text
    packs = pack(tmp_path, "scenarios/first-patrol.toml", text.replace(old, new, 1))
    with pytest.raises(ContentError, match=f"first-patrol.toml: .*{problem}"):
        shelf(packs).scenario("first-patrol")


def test_unknown_settings_are_refused_in_one_line() -> None:
    scenario = shelf().scenario("first-patrol")
    assert with_settings(scenario, {"simultaneous_orders": True}).settings.simultaneous_orders
    with pytest.raises(BocageError, match=r"the settings cannot be read: settings\.rain: unknown field"):
        with_settings(scenario, {"rain": True})


# Names, texts and rules


def things() -> set[str]:
    weapons = {
        weapon.name for unit in TABLES.types.values() for back in (False, True) for weapon in unit.face(back).weapons
    }
    markers = {marker for option in TABLES.options.values() for marker in option.markers}
    laid = {tile.name for board in BOARDS for tile in shelf().boards[board].tiles if tile.name}
    tables = (TABLES.types, TABLES.weapons, TABLES.terrain, TABLES.buildings, TABLES.tiles, TABLES.armies)
    return {name for table in tables for name in table} | weapons | markers | laid | set(SIDES)


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_has_a_name_in_both_languages(locale: str) -> None:
    texts = Catalogue(locale, [HOME / "text"], strict=True)
    for name in sorted(things()):
        texts.text(f"name-{name}")
    for name in (*TABLES.cards, *TABLES.options):
        assert texts.text(f"name-{name}") != texts.text(f"name-{name}", attribute="text")
    for name in SCENARIOS:
        assert texts.text(f"name-{name}") != texts.text(f"name-{name}", attribute="briefing")


def test_the_names_are_there_once_in_both_languages() -> None:
    assert [problem for problem in compare([HOME / "text"]) if "names.ftl" in problem] == []


def rules_named() -> set[str]:
    ids = {terrain.rule for terrain in TABLES.terrain.values()}
    ids |= {building.rule for building in TABLES.buildings.values()}
    ids |= {option.rule for option in TABLES.options.values()}
    ids |= {card.rule for card in TABLES.cards.values() if card.rule}
    return ids | {rule for weapon in TABLES.weapons.values() for rule in weapon.rules}


def test_the_rules_that_the_data_name_are_in_the_ledger() -> None:
    assert rules_named() - set(LEDGER.ids) == set()


def test_every_record_can_be_written_down_and_read_again() -> None:
    for name in SCENARIOS:
        scenario = shelf().scenario(name)
        assert msgspec.json.decode(msgspec.json.encode(scenario), type=Scenario) == scenario


@pytest.mark.parametrize(
    ("group", "problem"),
    [
        ({"tile": "us-horde"}, "sides.american.groups: no tile is called 'us-horde'"),
        ({"tile": "us-platoon", "options": {"gear-a": "opt-sabre"}}, "no option is called 'opt-sabre'"),
    ],
)
def test_a_position_with_an_unknown_tile_or_option_says_which(group: dict[str, Any], problem: str) -> None:
    with pytest.raises(ContentError, match=problem):
        match_at({"US1": {"type": "us-rifle", "at": "B6"}}, sides={"american": {"groups": [group]}})


@pytest.mark.rule("hon.ruling.slot-abilities")
def test_a_slot_that_unlocks_another_ability_than_orders_is_refused(tmp_path: Path) -> None:
    slots = '[us-platoon]\nslots = [{ name = "support-a", stripes = ["us-gen"], abilities = { assault = 1 } }]'
    with pytest.raises(ContentError, match=r"tiles\.toml: us-platoon\.slots\[\w+\].*abilities"):
        _ = shelf(pack(tmp_path, "tiles.toml", slots)).tables
