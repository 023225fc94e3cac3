"""Weapons as their data files have them: types, what they add in close combat, and armies with their own."""

from __future__ import annotations

import pytest

from bocage.systems.rules_of_engagement.scene.loading import shelf
from bocage.systems.rules_of_engagement.schema.profiles import Weapon

SHORT = 300
WEAPONS = shelf().load_table(Weapon, "weapons.toml")


@pytest.mark.rule(
    "roe.weapon.types", "roe.weapon.pistol", "roe.weapon.rifle", "roe.weapon.shotgun", "roe.weapon.semi-auto"
)
@pytest.mark.parametrize(
    ("name", "type", "bonus"),
    [
        ("pistol", "pistol", 0),
        ("rifle", "rifle", 1),
        ("garand", "semi-auto", 1),
        ("stg44", "assault-rifle", 2),
        ("sten", "smg", 2),
        ("shotgun", "rifle", 0),
    ],
)
def test_a_weapon_adds_in_close_combat_what_its_type_and_its_bayonet_say(name: str, type: str, bonus: int) -> None:
    weapon = WEAPONS[name]
    assert (weapon.type, weapon.cc) == (type, bonus)
    assert ("bayonet" in weapon.marks) == (type in ("rifle", "semi-auto") and bonus == 1)


@pytest.mark.rule("roe.weapon.pistol", "roe.weapon.shotgun")
@pytest.mark.parametrize("name", ["pistol", "shotgun"])
def test_some_weapons_reach_no_further_than_a_few_steps(name: str) -> None:
    assert WEAPONS[name].range <= SHORT
    assert len(WEAPONS[name].hit) == 1


@pytest.mark.rule("roe.weapon.generic-profiles")
def test_weapons_of_one_type_may_differ_from_army_to_army() -> None:
    guns = {(one.range, one.rof, one.exp, one.ap) for one in WEAPONS.values() if one.type == "hmg"}
    assert len(guns) > 1
