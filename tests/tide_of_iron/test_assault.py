"""The assault: what single cases cannot show. The worked cases are in tests/cases/tide-of-iron/assault-*.yaml."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from bocage import registry
from bocage.kernel import Decision, Match, Option, Refusal
from bocage.kernel.dice import LiveDice
from bocage.systems.tide_of_iron.rules.assault.assault import AssaultHex, assault_hexes, why_no_assault, why_no_support
from bocage.systems.tide_of_iron.rules.assault.assault_losses import hits_to_destroy
from bocage.systems.tide_of_iron.rules.fire.damage import damage_vehicle
from bocage.systems.tide_of_iron.state.game import Game
from tests.support.positions import matched
from tests.support.tide_of_iron import game_at, named

SYSTEM = registry.system("tide-of-iron")
LEAD = {"hex": "E5", "figures": {"us-regular": 4}}
DEFENDER = {"hex": "F5", "figures": {"de-regular": 4}}


def refused(refusal: Refusal | None) -> str:
    return "" if refusal is None else refusal.key


@pytest.mark.rule("toi.smoke.assault-no-support")
def test_nobody_supports_an_assault_into_smoke() -> None:
    units = {"US1": LEAD, "US2": {"hex": "F4", "figures": {"us-regular": 4}}, "DE1": DEFENDER}
    clear, smoky = game_at(units), game_at(units, markers=[{"hex": "F5", "kind": "smoke"}])
    hex = named(clear, "DE1").hex
    assert refused(why_no_support(clear, named(clear, "US1"), hex, named(clear, "US2"))) == ""
    answer = why_no_support(smoky, named(smoky, "US1"), hex, named(smoky, "US2"))
    assert refused(answer) == "toi.smoke.assault-no-support"


@pytest.mark.rule("toi.assault.who")
@pytest.mark.parametrize("lead", [{"figures": {"us-mg": 1, "us-regular": 1}}, {"vehicle": "us-halftrack"}])
def test_heavy_weapons_and_vehicles_do_not_assault(lead: Mapping[str, Any]) -> None:
    game = game_at({"US1": {"hex": "E5", **lead}, "DE1": DEFENDER})
    unit, hex = named(game, "US1"), named(game, "DE1").hex
    assert refused(why_no_assault(game, unit, hex, False)) == "toi.assault.who"
    assert assault_hexes(game, unit, False) == 0


@pytest.mark.rule("toi.assault.no-after-obstacle")
def test_no_assault_after_wire_or_mines() -> None:
    game = game_at({"US1": LEAD, "DE1": DEFENDER})
    unit, hex = named(game, "US1"), named(game, "DE1").hex
    assert assault_hexes(game, unit, False) == 1 << hex
    assert assault_hexes(game, unit, True) == 0
    assert refused(why_no_assault(game, unit, hex, True)) == "toi.assault.no-after-obstacle"


@pytest.mark.rule("toi.assault.light-vehicle-losses", "toi.ruling.truck-hit-cap-in-assaults")
@pytest.mark.parametrize(
    ("vehicle", "damage"),
    [
        ("de-halftrack", "intact"),
        ("de-halftrack", "light"),
        ("de-halftrack", "heavy"),
        ("de-truck", "intact"),
        ("de-truck", "light"),
    ],
)
def test_the_cap_is_the_fewest_hits_that_destroy(vehicle: str, damage: str) -> None:
    game = game_at({"US1": LEAD, "DE1": {"hex": "F5", "vehicle": vehicle, "damage": damage}})
    most = hits_to_destroy(game, named(game, "DE1"))
    for hits in range(1, most + 1):
        trial = game.clone()
        damage_vehicle(trial, named(trial, "DE1"), hits)
        assert named(trial, "DE1").on_board == (hits < most)


def test_the_odds_of_an_assault_add_up() -> None:
    game = game_at({"US1": LEAD, "DE1": {**DEFENDER, "figures": {"de-regular": 2}}})
    match = matched(SYSTEM, game)
    for kind in ("Activate", "AssaultWith"):
        match.choose(next(option for option in options(match) if type(option).__name__ == kind))
    assault = next(option for option in options(match) if isinstance(option, AssaultHex))
    chances = match.odds(assault)
    assert sum(chance.probability for chance in chances) == 1
    won = [c for c in chances if any(type(event).__name__ == "AssaultWon" for event in c.events)]
    assert 0 < sum(chance.probability for chance in won) < 1


# Clashes at random


def options(match: Match) -> list[Option]:
    assert match.decision is not None
    return list(match.decision.options)


SPECIALISTS = ("flamethrower", "medic", "engineer")


def clash(chance: random.Random) -> dict[str, Any]:
    """Two sides tangled up on a few hexes, in all states, with fortifications, obstacles and smoke."""
    hexes = [f"{column}{row}" for column in "CDEFGH" for row in range(3, 9)]
    chance.shuffle(hexes)
    units: dict[str, Any] = {}
    for number in range(14):
        nation, hex = ("us", "de")[number % 2], hexes[number]
        specialisation = SPECIALISTS[number // 2] if number < 6 else "none"
        units[f"{nation.upper()}{number}"] = {**squad(nation, chance), "hex": hex, "specialisation": specialisation}
        if number < 4:
            units[f"{nation.upper()}{number}c"] = {**squad(nation, chance), "hex": hex, "concealed": True}
        elif number < 8:
            units[f"{nation.upper()}{number}v"] = {**vehicle(nation, chance), "hex": hex}
    kinds = ["wire", "wire", "tank-trap", "minefield", "minefield", "smoke", "smoke"]
    markers = [{"hex": hex, "kind": kind} for hex, kind in zip(hexes[::4], kinds, strict=False)]
    overlays = {hex: chance.choice(["woods", "rough", "building", "pond"]) for hex in hexes[14:24]}
    overlays.update(dict.fromkeys(hexes[:4], "rough"))
    return {"units": units, "markers": markers, "overlays": overlays, "levels": {hexes[8]: 1, hexes[25]: 2}}


def squad(nation: str, chance: random.Random) -> dict[str, Any]:
    condition = chance.choice(("good", "good", "good", "pinned", "disrupted"))
    status = chance.choice(("fresh", "fresh", "fatigued", "op-fire")) if condition == "good" else "fresh"
    figures = {f"{nation}-regular": chance.randint(1, 3), f"{nation}-elite": 1}
    return {"figures": figures, "condition": condition, "status": status}


def vehicle(nation: str, chance: random.Random) -> dict[str, Any]:
    kind = chance.choice(("halftrack", "truck"))
    damages = ("intact", "light") if kind == "truck" else ("intact", "light", "heavy")
    return {"vehicle": f"{nation}-{kind}", "damage": chance.choice(damages)}


def variants(match: Match, decision: Decision) -> Iterator[Option]:
    """Options of the kinds on offer about every unit and every hex."""
    game = match.game
    assert isinstance(game, Game)
    for kind in {type(option) for option in decision.options}:
        if kind.__struct_fields__ == ("unit",):
            yield from (kind(unit.id) for unit in game.units)
        elif kind.__struct_fields__ == ("hex",):
            yield from (kind(hex) for hex in range(len(game.scene.grid)))


IN_AN_ASSAULT = {
    "assault.support",
    "assault.concealed",
    "assault.losses",
    "assault.advance",
    "retreat",
    "retreat.excess",
}


def test_questions_of_assaults_agree_with_their_judges() -> None:
    asked: Counter[str] = Counter()
    for seed in range(40):
        chance = random.Random(seed)
        game = SYSTEM.play.position(clash(chance), LiveDice(str(seed)))
        match = matched(SYSTEM, game)
        for _ in range(150):
            decision = match.decision
            if decision is None:
                break
            if decision.prompt in IN_AN_ASSAULT:
                asked[decision.prompt] += 1
                question = match.game.asked
                assert question is not None
                for option in variants(match, decision):
                    refusal = question.refusal(match.game, decision.seat, option)
                    assert (refusal is None) == (option in decision.options), (seed, option)
                twin = match.game.clone()
                twin.restore(match.game.state(), match.play.package)
                assert twin.digest() == match.game.digest()
            assaults = [option for option in decision.options if type(option).__name__ in ("AssaultWith", "AssaultHex")]
            match.choose(chance.choice(assaults or list(decision.options)), seat=decision.seat)
    assert set(asked) == IN_AN_ASSAULT, asked
