"""Armies that players build: the sheet agrees with what is offered, secrets stay, and whole battles can be fought."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bocage import registry
from bocage.content import ContentError
from bocage.kernel import Match, Option
from bocage.kernel.records import restore
from bocage.show import Muster, Ware
from bocage.systems.rules_of_engagement import SYSTEM
from bocage.systems.rules_of_engagement.rules.setup.recruitment import BuyFortification, FinishArmy
from bocage.systems.rules_of_engagement.scene.loading import shelf
from bocage.systems.rules_of_engagement.schema.armies import Army, Requisition, all_equipped
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import ArmyList, Work
from bocage.text import LOCALES, Catalogue
from tests.support.packs import pack

GAME = "rules-of-engagement"
BRITISH, GERMAN = 0, 1


def building(scenario: str = "fortified-farm", seed: int = 1) -> Match:
    return registry.new(f"{GAME}/{scenario}", seed=seed, settings={"own_armies": True})


def sheet(match: Match, seat: int) -> Muster:
    found = SYSTEM.show.muster(match.view(seat))
    assert found is not None
    return found


def wares(muster: Muster) -> Iterator[Ware]:
    yield from muster.stock
    for recruit in muster.army:
        yield recruit.ware
        for berth in recruit.berths:
            yield from berth.stock if berth.holds is None else (berth.holds,)


def taken(ware: Ware) -> Option:
    assert ware.takes is not None
    return restore(ware.takes, Option, SYSTEM.play.package)


def at_random(match: Match, dice: Random) -> Any:
    decision = match.decision
    assert decision is not None
    return decision.options[dice.randrange(len(decision.options))]


@pytest.mark.rule("roe.force.platoon", "roe.force.scenario-forces")
@pytest.mark.parametrize("seed", range(4))
def test_all_that_is_offered_lies_on_the_sheet(seed: int) -> None:
    match, dice = building(seed=seed), Random(seed)
    while match.decision is not None and match.decision.prompt == "recruit":
        offered = [one for one in match.decision.options if not isinstance(one, FinishArmy)]
        shown = [taken(ware) for ware in wares(sheet(match, match.decision.seat)) if ware.takes is not None]
        assert all(one in shown for one in offered)
        assert sheet(match, match.decision.seat).left >= 0
        match.choose(at_random(match, dice))


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_on_the_sheet_has_a_name(locale: str) -> None:
    catalogue = Catalogue(locale, [SYSTEM.folder / "text"])
    for scenario in ("crossroads", "fortified-farm", "pocket"):
        match = building(scenario)
        while match.decision is not None and match.decision.prompt == "recruit":
            names = [ware.name for ware in wares(sheet(match, match.decision.seat))]
            assert [name for name in names if not catalogue.has(f"name-{name}")] == []
            match.choose(FinishArmy())


@pytest.mark.rule("roe.fort.secret")
def test_the_enemy_learns_nothing_of_fortifications_on_a_list() -> None:
    match = building()
    match.choose(FinishArmy())
    before = match.view(BRITISH)
    match.choose(BuyFortification("bunker"))
    assert match.view(BRITISH).table(ArmyList) == before.table(ArmyList)
    assert match.view(GERMAN).item(ArmyList, GERMAN).fortifications == ("bunker",)
    assert all(ware.takes is None or not isinstance(taken(ware), BuyFortification) for ware in wares(sheet(match, 0)))
    match.choose(FinishArmy())
    assert [work.kind for work in match.view(BRITISH).table(Work)] == [""]


@pytest.mark.parametrize("scenario", ["crossroads", "fortified-farm", "pocket", "sunken-lane"])
def test_battles_with_built_armies_come_to_an_end(scenario: str) -> None:
    match, dice = building(scenario, seed=5), Random(5)
    while match.decision is not None:
        match.choose(at_random(match, dice))
    game = match.game
    assert isinstance(game, Game)
    assert match.result is not None
    assert all(one.ready for one in game.lists if game.scene.builds(one.seat))


@pytest.mark.rule("roe.profile.weapons", "roe.force.lmg-in-squad")
def test_what_squads_ask_for_leaves_them_as_many_men_and_costs_no_more_than_there_is() -> None:
    types = {name: weapon.type for name, weapon in shelf().scene("crossroads", {}).weapons.items()}
    items = shelf().load_table(Requisition, "requisition.toml")
    armies = shelf().load_table(Army, "armies.toml")
    squads = shelf().squads()
    for army in armies.values():
        for name in army.squads:
            kinds = list(all_equipped(squads[name], items, 3, army, types))
            assert kinds
            assert {sum(men.n for men in kind.men) for kind in kinds} == {sum(men.n for men in squads[name].men)}
    gruppe = {kind.name: kind for kind in all_equipped(squads["de-gruppe"], items, 3, armies["german-1944"], types)}
    arms = [(men.n, men.arms) for men in gruppe["de-gruppe+second-automatic"].men]
    assert (1, ("mg42-lmg", "ap-grenade")) in arms
    assert gruppe["de-gruppe+molotovs"].kit == {"molotov": 3}


def squad(kind: str, men: int, arms: str = "") -> str:
    carried = f', arms = ["{arms}"]' if arms else ""
    line = f'{{ n = {men}, rank = "gunner", class = "regular"{carried} }}'
    return f'[x]\narmy = "us-1944"\nkind = "{kind}"\nmen = [{line}]'


def army(squads: int) -> str:
    platoon = ", ".join(['"us-hq"', *['"us-rifle-squad"'] * squads])
    lines = f'strategy = 1\nhandicap = 0\nguns = "105-mm"\nplatoon = [{platoon}]\ncompany = {{}}\ndivisional = {{}}'
    return f'[x]\n{lines}\nrequisitioned = {{ smg = "thompson", automatic = "bar" }}'


@pytest.mark.rule("roe.force.platoon", "roe.force.infantry-squad", "roe.force.other-squads", "roe.force.lmg-in-squad")
@pytest.mark.parametrize(
    ("file", "text", "problem"),
    [
        ("squads.toml", squad("hq", 6), "x.men: hq has 2 to 5 men, not 6"),
        ("squads.toml", squad("infantry", 3), "x.men: infantry has 4 to 12 men, not 3"),
        ("squads.toml", squad("infantry", 13), "x.men: infantry has 4 to 12 men, not 13"),
        ("squads.toml", squad("sniper", 3), "x.men: sniper has 1 to 2 men, not 3"),
        ("squads.toml", squad("support", 5), "x.men: support has 2 to 4 men, not 5"),
        ("squads.toml", squad("support", 2, "bren"), "x.men: a light machine gun belongs to a squad of infantry"),
        ("squads.toml", squad("infantry", 4, "vickers"), "x.men: a heavy machine gun is a team of its own"),
        ("armies.toml", army(5), "x.platoon: headquarters and 2 to 4 squads"),
        ("armies.toml", army(1), "x.platoon: headquarters and 2 to 4 squads"),
    ],
)
def test_squads_and_platoons_of_other_sizes_are_refused(tmp_path: Path, file: str, text: str, problem: str) -> None:
    with pytest.raises(ContentError, match=problem):
        shelf(pack(tmp_path, GAME, file, text)).scene("orchard-lane", {})


def test_a_team_of_two_with_a_heavy_machine_gun_is_a_squad(tmp_path: Path) -> None:
    packs = pack(tmp_path, GAME, "squads.toml", squad("support", 2, "vickers"))
    assert len(shelf(packs).scene("orchard-lane", {}).rosters["x"]) == 2


@pytest.mark.rule("roe.bldg.size")
def test_a_large_building_is_laid_out_in_sections(tmp_path: Path) -> None:
    lane = (SYSTEM.folder / "data/scenarios/orchard-lane.toml").read_text(encoding="utf-8")
    large = lane.replace("rect = [540, 470, 660, 530]", "rect = [540, 470, 661, 530]")
    packs = pack(tmp_path, GAME, "scenarios/orchard-lane.toml", large.replace("[660, 500]", "[661, 500]"))
    with pytest.raises(ContentError, match="laid out in sections"):
        shelf(packs).scenario("orchard-lane")
