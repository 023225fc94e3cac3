"""Armies as tiles and options make them: their counters and Order Stars, and what recruitment does not allow."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bocage.content import Fault
from bocage.kernel import LiveDice
from bocage.systems.heroes_of_normandie.rules.sequence import RULES
from bocage.systems.heroes_of_normandie.scene.decks import deck_of
from bocage.systems.heroes_of_normandie.scene.loading import shelf
from bocage.systems.heroes_of_normandie.scene.scene import Scene
from bocage.systems.heroes_of_normandie.schema.armies import check_army, members, orders_of
from bocage.systems.heroes_of_normandie.schema.recruitment import RecruitmentOption
from bocage.systems.heroes_of_normandie.schema.scenario import Group, Settings, TileEntry
from bocage.systems.heroes_of_normandie.schema.vocabulary import SIDES, SideName
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NONE
from bocage.systems.heroes_of_normandie.state.setup import new_game

TABLES = shelf().tables
PLATOON = Group(tile="us-platoon", options={"support-a": "opt-bazooka", "gear-a": "opt-ammo"})
GUNS = Group(tile="us-weapons")

SUPPORT: dict[str, tuple[str, int, str, int]] = {
    "opt-rifle": ("us-rifle", 12, "small", 1),
    "opt-engineers": ("us-engineers", 16, "small", 1),
    "opt-mg1919": ("us-mg1919", 15, "small", 1),
    "opt-mg1919-belts": ("us-mg1919", 19, "small", 1),
    "opt-m2hb": ("us-m2hb", 18, "small", 1),
    "opt-mortar60": ("us-mortar60", 15, "small", 1),
    "opt-bazooka": ("us-bazooka", 14, "small", 1),
    "opt-sniper-us": ("us-sniper", 15, "small", 1),
    "opt-observer-us": ("us-observer", 8, "small", 1),
    "opt-flamer-us": ("us-flamer", 14, "small", 1),
    "opt-57mm": ("us-57mm", 20, "large", 1),
    "opt-jeep": ("us-jeep", 12, "large", 2),
    "opt-m3": ("us-m3", 20, "large", 2),
    "opt-m8": ("us-m8", 26, "large", 2),
    "opt-gruppe": ("ger-gruppe", 12, "small", 1),
    "opt-stoss": ("ger-stoss", 14, "small", 1),
    "opt-pioniere": ("ger-pioniere", 16, "small", 1),
    "opt-mg42": ("ger-mg42", 16, "small", 1),
    "opt-mg42-belts": ("ger-mg42", 20, "small", 1),
    "opt-grw34": ("ger-grw34", 16, "small", 1),
    "opt-schreck": ("ger-schreck", 15, "small", 1),
    "opt-sniper-ger": ("ger-sniper", 15, "small", 1),
    "opt-observer-ger": ("ger-observer", 8, "small", 1),
    "opt-flamm": ("ger-flamm", 14, "small", 1),
    "opt-pak40": ("ger-pak40", 24, "large", 1),
    "opt-kubel": ("ger-kubel", 12, "large", 2),
    "opt-251": ("ger-251", 19, "large", 2),
    "opt-222": ("ger-222", 22, "large", 2),
}
"""What each support option brings, what it costs, the slot it needs, and the victory points for its loss."""


@pytest.mark.rule("hon.opt.support")
def test_support_options_bring_one_counter_each_and_break_with_it() -> None:
    support = {name: option for name, option in TABLES.options.items() if option.kind == "support"}
    found = {name: (*one.units, one.cost, one.size, one.victory) for name, one in support.items()}
    assert found == SUPPORT
    assert {option.breaking_point for option in support.values()} == {1}


@pytest.mark.rule("hon.opt.support", "hon.opt.support-markers")
def test_the_belts_of_a_machine_gun_are_two() -> None:
    belts = {name: option.markers for name, option in TABLES.options.items() if name.endswith("-belts")}
    assert belts == {"opt-mg1919-belts": {"ammo": 2}, "opt-mg42-belts": {"ammo": 2}}


@pytest.mark.rule("hon.recruit.tile", "hon.opt.support")
def test_an_army_is_what_its_tiles_and_support_options_show() -> None:
    assert [tuple(member) for member in members([PLATOON, GUNS], TABLES)] == [
        ("us-lieutenant", 0, ""),
        ("us-rifle", 0, ""),
        ("us-rifle", 0, ""),
        ("us-recon", 0, ""),
        ("us-support", 0, ""),
        ("us-bazooka", 0, "support-a"),
        ("us-sergeant", 1, ""),
        ("us-mg1919", 1, ""),
        ("us-mortar60", 1, ""),
        ("us-bazooka", 1, ""),
    ]


@pytest.mark.rule(
    "hon.order.count", "hon.order.star-reminder", "hon.cmd.order", "hon.cmd.personal", "hon.recruit.slot-unlock"
)
@pytest.mark.parametrize(
    ("groups", "stars"),
    [
        ([Group(tile="us-platoon")], 3),
        ([Group(tile="us-platoon", options={"support-a": "opt-bazooka"})], 3),
        ([Group(tile="us-platoon", options={"support-b": "opt-57mm"})], 4),
        ([Group(tile="us-weapons")], 2),
        ([Group(tile="us-platoon"), Group(tile="us-weapons")], 5),
        ([Group(tile="us-staff", options={"ordinance-a": "opt-planning"})], 2),
    ],
)
def test_stars_are_those_of_tiles_filled_slots_ordinances_and_units(groups: list[Group], stars: int) -> None:
    assert orders_of(groups, TABLES) == stars


@pytest.mark.rule("hon.recruit.slots")
@pytest.mark.parametrize(
    ("groups", "problem"),
    [
        ([Group(tile="ger-zug")], "there is no american tile 'ger-zug'"),
        ([Group(tile="us-nobody")], "there is no american tile 'us-nobody'"),
        ([Group(tile="us-hero-1")] * 2, "there are only 1 of 'us-hero-1'"),
        ([Group(tile="us-platoon", options={"gear-z": "opt-ammo"})], "us-platoon has no slot 'gear-z'"),
        ([Group(tile="us-platoon", options={"gear-a": "opt-nothing"})], "there is no option 'opt-nothing'"),
        ([Group(tile="us-platoon", options={"gear-a": "opt-rifle"})], "opt-rifle does not fit there"),
    ],
)
def test_an_army_that_breaks_the_rules_is_refused(groups: list[Group], problem: str) -> None:
    with pytest.raises(Fault, match=problem):
        check_army(groups, "american", TABLES, "army")
    check_army([PLATOON, GUNS], "american", TABLES, "army")


@pytest.mark.rule("hon.recruit.slots")
def test_an_army_with_too_many_heroes_is_refused() -> None:
    heroes = [Group(tile=f"us-hero-{number}") for number in (1, 2)]
    check_army(heroes, "american", TABLES, "army")
    few = TABLES._replace(rulebook=msgspec.structs.replace(TABLES.rulebook, most_heroes=1))
    with pytest.raises(Fault, match="more than 1 heroes"):
        check_army(heroes, "american", few, "army")


@pytest.mark.rule("hon.recruit.option-kinds")
@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"kind": "support"}, "support options, and they alone, bring units"),
        ({"units": ("us-rifle",)}, "support options, and they alone, bring units"),
        ({"effect": None}, "every option but support has an effect"),
    ],
)
def test_support_brings_units_and_all_else_has_an_effect(changes: dict[str, Any], problem: str) -> None:
    ammo = TABLES.options["opt-ammo"]
    values = {name: getattr(ammo, name) for name in ammo.__struct_fields__}
    assert RecruitmentOption(**values) == ammo
    with pytest.raises(Fault, match=problem):
        RecruitmentOption(**{**values, **changes})


def game_of(american: list[Group], german: list[Group]) -> Game:
    """A battle at the crossroads with other armies, as it is set up."""
    scene = shelf().scene("saint-aubert", {})
    armies = dict(zip(SIDES, (american, german), strict=True))
    sides = {
        side: msgspec.structs.replace(entry, groups=tuple(armies[side])) for side, entry in scene.scenario.sides.items()
    }
    scenario = msgspec.structs.replace(scene.scenario, sides=sides)
    return new_game(Scene(scenario, scene.field, scene.tables), LiveDice("0", "armies"), RULES)


@pytest.mark.rule("hon.recruit.tile", "hon.recruit.slots", "hon.opt.support", "hon.opt.gear-markers")
def test_the_tiles_of_both_sides_lie_there_with_their_options_and_counters() -> None:
    game = game_of([PLATOON, GUNS], [Group(tile="ger-zug", options={"gear-a": "opt-ammo"})])
    assert [(tile.id, tile.seat, tile.name, tile.on, len(tile.markers)) for tile in game.tiles] == [
        (0, 0, "us-platoon", NONE, 0),
        (1, 0, "opt-bazooka", 0, 0),
        (2, 0, "opt-ammo", 0, 3),
        (3, 0, "us-weapons", NONE, 0),
        (4, 1, "ger-zug", NONE, 0),
        (5, 1, "opt-ammo", 4, 3),
    ]
    brought = [sorted(game.kind(unit).name for unit in game.units if unit.tile == tile.id) for tile in game.tiles]
    printed = [TABLES.options[tile.name] if tile.is_option else TABLES.tiles[tile.name] for tile in game.tiles]
    assert brought == [sorted(one.units) for one in printed]
    assert [unit.id for unit in game.units] == list(range(len(game.units)))
    assert not any(unit.waits for unit in game.units)


@pytest.mark.rule("hon.setup.enter")
def test_a_group_that_is_to_enter_waits_beside_the_board_for_all_to_see() -> None:
    outside = msgspec.structs.replace(PLATOON, enter="west")
    game = game_of([outside, GUNS], [Group(tile="ger-zug")])
    waiting = {unit.id for unit in game.units if unit.waits}
    assert waiting == {unit.id for unit in game.units if unit.tile in (0, 1)}
    assert waiting == {unit.id for unit in game.units if unit.seen}


# Cards of no use


def deck(side: SideName, *, replaced: bool, tiles: tuple[TileEntry, ...] = (), groups: tuple[Group, ...]) -> set[str]:
    """The kinds of cards in a side's deck, with or without those of no use to an army on open ground."""
    scenario = shelf().scene("saint-aubert", {}).scenario
    sides = {name: msgspec.structs.replace(entry, groups=groups) for name, entry in scenario.sides.items()}
    settings = Settings(replace_unusable_cards=True) if replaced else Settings()
    bare = msgspec.structs.replace(scenario, sides=sides, tiles=tiles, removed=(), settings=settings)
    return set(deck_of(side, bare, TABLES))


@pytest.mark.rule("hon.ruling.unusable-card")
@pytest.mark.parametrize(
    ("side", "group", "useless"),
    [
        ("american", "us-platoon", {"surprise"}),
        ("american", "us-tank-75", {"surprise", "garand", "battery-fire", "big-red-one"}),
        ("german", "ger-zug", {"surprise"}),
        ("german", "ger-stug-tile", {"surprise", "hitlerjugend", "nebelwerfer"}),
    ],
)
def test_cards_of_no_use_in_a_scenario_may_be_left_out(side: SideName, group: str, useless: set[str]) -> None:
    groups = (Group(tile=group),)
    whole = deck(side, replaced=False, groups=groups)
    assert whole - deck(side, replaced=True, groups=groups) == useless
    cottage = (TileEntry(tile="cottage", at="D4"),)
    assert "surprise" in deck(side, replaced=True, tiles=cottage, groups=groups)


@pytest.mark.rule("hon.ruling.unusable-card")
@pytest.mark.parametrize("side", SIDES)
def test_an_army_to_be_recruited_may_use_all_cards_but_those_for_windows(side: SideName) -> None:
    assert deck(side, replaced=False, groups=()) - deck(side, replaced=True, groups=()) == {"surprise"}
