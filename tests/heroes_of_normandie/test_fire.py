"""Fire with abilities that no counter of ours prints: a pack gives them to one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bocage.kernel import Match, Option
from bocage.systems.heroes_of_normandie import SYSTEM
from bocage.systems.heroes_of_normandie.rules.activation.unit_actions import March
from bocage.systems.heroes_of_normandie.rules.fire.burst import FireBurst, Share
from bocage.systems.heroes_of_normandie.rules.fire.fire_action import Shoot
from bocage.systems.heroes_of_normandie.rules.fire.flamethrowers import Flame
from bocage.systems.heroes_of_normandie.rules.fire.opportunity_fire import OpportunityShot
from bocage.systems.heroes_of_normandie.rules.fire.resolving import Frighten, LetBe
from bocage.systems.heroes_of_normandie.rules.fire.snipers import Snipe
from bocage.systems.heroes_of_normandie.rules.fire.template_weapons import Bombard
from bocage.systems.heroes_of_normandie.rules.fire.templates import Lay
from bocage.systems.heroes_of_normandie.rules.movement.entering import Enter
from bocage.systems.heroes_of_normandie.scene.loading import shelf
from bocage.systems.heroes_of_normandie.schema.effects import FireWith, GainFlamethrower
from bocage.systems.heroes_of_normandie.state.events import ShotResolved
from bocage.systems.heroes_of_normandie.state.game import Game
from tests.support.heroes_of_normandie import match_at, named, pack


def armed(folder: Path, abilities: str) -> tuple[Path, ...]:
    """A pack in which an American rifle group fires with a Combat Value of 4 and these abilities."""
    weapon = f'{{ name = "garands", infantry = 4, light = 1, {abilities} }}'
    return pack(folder, "units.toml", f"[us-rifle.front]\nweapons = [{weapon}]")


def at(packs: tuple[Path, ...], units: dict[str, Any], *dice: int, **more: Any) -> Match:
    return match_at(units, *dice, packs=packs, **more)


def play(match: Match, *options: Option) -> Game:
    for option in options:
        match.choose(option)
    assert isinstance(match.game, Game)
    return match.game


def results(match: Match) -> list[int]:
    return [event.result.value for event in match.events(0) if isinstance(event, ShotResolved)]


DUEL: dict[str, Any] = {
    "US1": {"type": "us-rifle", "at": "B6", "token": "1"},
    "DE1": {"type": "ger-hauptmann", "at": "F6"},
    "DE2": {"type": "ger-hauptmann", "at": "F7"},
}


@pytest.mark.rule("hon.abil.twin", "hon.resolve.order")
def test_twin_weapons_roll_two_dice_of_which_the_best_counts(tmp_path: Path) -> None:
    match = at(armed(tmp_path, "twin = true"), DUEL, 1, 5)
    play(match, Shoot(named(match, "DE1").id, "garands", "normal"))
    assert results(match) == [9]
    assert named(match, "DE1").back


@pytest.mark.rule("hon.ruling.burst-bonus", "hon.opt.ammo")
@pytest.mark.parametrize(("options", "offered"), [({}, False), ({"gear-a": "opt-ammo"}, True)])
def test_ammunition_counts_before_a_burst_is_announced(tmp_path: Path, options: dict[str, str], offered: bool) -> None:
    packs = pack(
        tmp_path, "units.toml", '[us-rifle.front]\nweapons = [{ name = "garands", infantry = 1, burst = true }]'
    )
    units = {**DUEL, "US1": {**DUEL["US1"], "group": 0}}
    match = at(packs, units, sides={"american": {"groups": [{"tile": "us-platoon", "options": options}]}})
    burst = FireBurst(named(match, "DE1").id, "garands", "normal")
    assert (match.why_not(burst) is None) == offered


@pytest.mark.rule("hon.abil.frightening")
@pytest.mark.parametrize(("answer", "markers"), [(Frighten(), 1), (LetBe(), 0)])
def test_frightening_fire_may_suppress_after_a_miss(tmp_path: Path, answer: Option, markers: int) -> None:
    match = at(armed(tmp_path, "frightening = true"), DUEL, 1)
    play(match, Shoot(named(match, "DE1").id, "garands", "normal"), answer)
    assert named(match, "DE1").suppressed == markers


@pytest.mark.rule("hon.abil.frightening")
def test_frightening_fire_is_no_matter_after_a_hit(tmp_path: Path) -> None:
    match = at(armed(tmp_path, "frightening = true"), DUEL, 2)
    play(match, Shoot(named(match, "DE1").id, "garands", "normal"))
    assert named(match, "DE1").back
    assert named(match, "DE1").suppressed == 0


@pytest.mark.rule("hon.abil.frightening", "hon.ruling.frightening-suppression")
def test_a_failed_suppression_frightens_too(tmp_path: Path) -> None:
    units = {**DUEL, "US1": {**DUEL["US1"], "suppressed": 2}}
    match = at(armed(tmp_path, "frightening = true, suppression = true"), units, 1)
    play(match, Shoot(named(match, "DE1").id, "garands", "suppression"), Frighten())
    assert named(match, "DE1").suppressed == 1


@pytest.mark.rule("hon.abil.frightening-no-burst")
def test_a_burst_does_not_frighten(tmp_path: Path) -> None:
    match = at(armed(tmp_path, "frightening = true, burst = true"), DUEL, 1, 1)
    target = named(match, "DE1").id
    play(match, FireBurst(target, "garands", "normal"), Share(target, 2))
    assert results(match) == [3, 3]
    assert named(match, "DE1").suppressed == named(match, "DE2").suppressed == 0


@pytest.mark.rule("hon.resolve.order", "hon.suppr.double", "hon.burst.split", "hon.mobile.fire")
def test_all_that_changes_a_shot_comes_in_the_order_of_the_rulebook(tmp_path: Path) -> None:
    """A burst to suppress on the move, without a card: (4 - 1) doubled is 6, divided into 4 and 2."""
    packs = armed(tmp_path, "burst = true, suppression = true, mobile = 1")
    units = {
        "US1": {"type": "us-rifle", "at": "A6", "suppressed": 1, "token": "1"},
        "DE1": {"type": "ger-mg42", "at": "J7"},
        "DE2": {"type": "ger-gruppe", "at": "I5"},
    }
    match = at(packs, units, 5, 2, markers={"E6": "open", "H5": "orchard"})
    first = named(match, "DE1")
    place = SYSTEM.show.names.find(match.view(0), "place", "B6")
    play(match, March(), Enter(place), FireBurst(first.id, "garands", "suppression"), Share(first.id, 4))
    modifiers = [
        [(modifier.rule, modifier.amount) for modifier in event.result.modifiers]
        for event in match.events(0)
        if isinstance(event, ShotResolved)
    ]
    assert modifiers == [
        [
            ("hon.resolve.formula", 5),
            ("hon.unit.combat-value", 4),
            ("hon.resolve.suppressed", -2),
            ("hon.range.long", -2),
        ],
        [
            ("hon.resolve.formula", 2),
            ("hon.unit.combat-value", 2),
            ("hon.resolve.suppressed", -2),
            ("hon.los.terrain-reduce", -1),
        ],
    ]
    assert named(match, "DE1").suppressed == 1
    assert named(match, "DE2").suppressed == 0


@pytest.mark.rule("hon.abil.limited-range-triangle", "hon.abil.limited-range")
def test_a_red_triangle_ignores_what_is_in_the_way(tmp_path: Path) -> None:
    packs = armed(tmp_path, "squares = 4, ignores_obstacles = true")
    hedge = {"D6": "thick-hedge"}
    match = at(packs, DUEL, 2, markers=hedge)
    target = named(match, "DE1").id
    play(match, Shoot(target, "garands", "normal"))
    assert results(match) == [6]
    further = at(packs, {**DUEL, "DE1": {**DUEL["DE1"], "at": "G6"}}, markers=hedge)
    refusal = further.why_not(Shoot(target, "garands", "normal"), seat=0)
    assert refusal is not None
    assert refusal.rule == "hon.abil.limited-range"


@pytest.mark.rule("hon.opfire.moving")
def test_all_weapons_of_a_vehicle_on_the_alert_fire_at_who_moves(tmp_path: Path) -> None:
    packs = pack(tmp_path, "units.toml", "[us-m8.front]\nabilities = { opportunity_fire = true }")
    units = {
        "US1": {"type": "us-m8", "at": "B6", "heading": "e"},
        "DE1": {"type": "ger-gruppe", "at": "F6", "token": "1"},
        "DE2": {"type": "ger-gruppe", "at": "F8"},
    }
    match = at(packs, units, 1, initiative="german")
    mover, bystander = named(match, "DE1").id, named(match, "DE2").id
    place = SYSTEM.show.names.find(match.view(0), "place", "F5")
    play(match, March(), Enter(place), OpportunityShot(named(match, "US1").id, "gun-37", "normal"))
    assert match.why_not(Shoot(mover, "mg-50", "normal"), seat=0) is None
    refusal = match.why_not(Shoot(bystander, "mg-50", "normal"), seat=0)
    assert refusal is not None
    assert refusal.key == "hon.opfire.moving.target"


@pytest.mark.rule("hon.sniper.own-table")
def test_a_tile_may_print_a_sniper_table_of_its_own(tmp_path: Path) -> None:
    lines = "[{ up_to = 1 }, { up_to = 3, suppressed = 1 }, { up_to = 99, steps = 1, suppressed = 1 }]"
    packs = pack(tmp_path, "tiles.toml", f"[us-hero-2]\nsniper = {lines}")
    units = {
        "US1": {"type": "us-hero-novak", "at": "B6", "ambushed": True, "group": 0, "token": "1"},
        "DE1": {"type": "ger-gruppe", "at": "F6"},
    }
    match = at(packs, units, 4, sides={"american": {"groups": [{"tile": "us-hero-2"}]}})
    play(match, Snipe(named(match, "DE1").id))
    assert named(match, "DE1").back
    assert named(match, "DE1").suppressed == 1


@pytest.mark.rule("hon.flame.place", "hon.arc.limited")
def test_flames_keep_to_a_limited_arc(tmp_path: Path) -> None:
    packs = pack(tmp_path, "weapons.toml", "[flame-template]\narc = 90")
    units = {
        "US1": {"type": "us-flamer", "at": "F6", "heading": "e", "token": "1"},
        "DE1": {"type": "ger-gruppe", "at": "G5"},
        "DE2": {"type": "ger-gruppe", "at": "F5"},
    }
    match = at(packs, units)
    north, north_east = Flame(0), Flame(1)
    assert match.why_not(north_east, seat=0) is None
    refusal = match.why_not(north, seat=0)
    assert refusal is not None
    assert refusal.rule == "hon.flame.place"


@pytest.mark.rule("hon.opt.thompson", "hon.opt.mp40", "hon.opt.perso-flamer", "hon.altfire.definition")
@pytest.mark.parametrize(("name", "side"), [("opt-thompson", "american"), ("opt-mp40", "german"), ("opt-flamer", None)])
def test_weapons_of_characters_are_alternative_fire_actions_of_a_side(name: str, side: str | None) -> None:
    option = shelf().tables.options[name]
    assert (option.kind, option.side) == ("personalisation", side)
    assert isinstance(option.effect, FireWith | GainFlamethrower)


@pytest.mark.rule("hon.arc.limited", "hon.arc.default")
def test_a_template_keeps_to_a_limited_arc(tmp_path: Path) -> None:
    mortar = '{ name = "mortar-60", infantry = 3, arc = 90, template = "blast", scatter = 2 }'
    packs = pack(tmp_path, "units.toml", f"[us-mortar60.back]\nweapons = [{mortar}]")
    units = {
        "US1": {"type": "us-mortar60", "at": "F6", "back": True, "heading": "e", "token": "1"},
        "DE1": {"type": "ger-gruppe", "at": "J6"},
    }
    match = at(packs, units)
    play(match, Bombard("mortar-60"))
    ahead, behind = (SYSTEM.show.names.find(match.view(0), "corner", name) for name in ("J6/SE", "B6/SE"))
    assert match.why_not(Lay(ahead, "direct"), seat=0) is None
    refusal = match.why_not(Lay(behind, "direct"), seat=0)
    assert refusal is not None
    assert refusal.rule == "hon.arc.limited"
