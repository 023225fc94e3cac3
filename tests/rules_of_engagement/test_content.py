"""The data of Rules of Engagement: references hold, and everything has a name in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from bocage.content import ContentError
from bocage.systems.rules_of_engagement import SYSTEM
from bocage.systems.rules_of_engagement.scene.loading import GAME, shelf
from bocage.systems.rules_of_engagement.schema.profiles import Profile, Weapon
from bocage.text import LOCALES, Catalogue
from tests.support.packs import pack


def named() -> set[str]:
    """All that the data files name and a player may read."""
    squads = shelf().squads()
    ranks = {men.rank for kind in squads.values() for men in kind.men}
    profiles = shelf().load_table(Profile, "profiles.toml")
    return {*squads, *ranks, *profiles, *shelf().kinds(), *shelf().load_table(Weapon, "weapons.toml")}


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_in_the_data_has_a_name(locale: str) -> None:
    catalogue = Catalogue(locale, [SYSTEM.folder / "text"])
    assert sorted(name for name in named() if not catalogue.has(f"name-{name}")) == []


@pytest.mark.parametrize(
    ("file", "text", "problem"),
    [
        ("squads.toml", '[x]\narmy = "us-1944"\nkind = "gun"\nmen = []', "men: a squad has men"),
        (
            "squads.toml",
            '[x]\narmy = "us-1944"\nkind = "gun"\nmen = [{ n = 1, rank = "gunner", class = "regular" }]',
            "x.gun: a squad of kind 'gun' has one, and no other",
        ),
        (
            "squads.toml",
            '[x]\narmy = "us-1944"\nkind = "infantry"\nsupport_group = ["cook"]\n'
            'men = [{ n = 1, rank = "gunner", class = "regular" }]',
            "x.support_group[0]: nobody of the squad is 'cook'",
        ),
        (
            "squads.toml",
            '[x]\narmy = "us-1944"\nkind = "infantry"\nkit = { spade = 1 }\n'
            'men = [{ n = 1, rank = "gunner", class = "regular" }]',
            "x.kit: no weapon is called 'spade'",
        ),
        (
            "squads.toml",
            '[x]\narmy = "us-1944"\nkind = "medic"\n'
            'men = [{ n = 1, rank = "medic", class = "regular", arms = ["thompson"], marks = ["medic"] }]',
            "x.men[0].arms: a medic has a pistol, a rifle or a semi-automatic rifle",
        ),
        ("weapons.toml", '[x]\ntype = "rifle"\nexp = 0\nap = 4\nhit = [1]', "x.hit: a modifier for short range"),
        ("weapons.toml", '[x]\ntype = "rifle"\nexp = 0\nap = 4\nrange = 200\nbeyond = 300', "x.beyond: it would reach"),
        ("profiles.toml", "[x]\nmove = 200\nshooting = 4\ncc = 7\nexp = 4\ndiscipline = 4", "x.cc: a value is 1 to 6"),
    ],
)
def test_what_contradicts_itself_is_refused(tmp_path: Path, file: str, text: str, problem: str) -> None:
    packs = pack(tmp_path, GAME, file, text)
    with pytest.raises(ContentError) as caught:
        shelf(packs).scene("orchard-lane", {})
    assert problem in str(caught.value)
