"""The modules' own rules: the hero, weak radios, and what a scenario names for them."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.content import ContentError
from bocage.kernel import Ask
from bocage.systems.grand_tactical import SYSTEM
from bocage.systems.grand_tactical.rules.command.quality import quality_of
from bocage.systems.grand_tactical.rules.exclusive.hero import NameHero, OfferHero, end_heroism, may_have_hero
from bocage.systems.grand_tactical.rules.exclusive.markers import has_just_landed
from bocage.systems.grand_tactical.rules.exclusive.radios import radio_terms
from bocage.systems.grand_tactical.rules.fire.modifiers import Aim, shot_value
from bocage.systems.grand_tactical.scene.loading import shelf
from bocage.systems.grand_tactical.scene.module_rules import ModuleRules
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import Unit
from tests.support.positions import Positions

positions = Positions(SYSTEM, Game, Unit)
FACING = {
    "a": {"type": "us-para-sc", "at": "C5"},
    "b": {"type": "us-para-sc", "at": "C5", "of": "us-2"},
    "x": {"type": "ll-gren", "at": "C6"},
}


def drawn(**position: Any) -> Game:
    return positions.game_at(FACING, begin={"chit": "us"}, **position)


def with_hero(**position: Any) -> Game:
    return drawn(special={"hero": ["us"]}, settings={"hero": True}, **position)


@pytest.mark.rule("gts.excl.hero")
def test_a_hero_fights_better_once_a_game_until_his_assault_ends() -> None:
    game = with_hero()
    offer = OfferHero((0, 1))
    asked = offer.start(game)
    assert isinstance(asked, Ask)
    assert asked.options[0] == NameHero(0)
    assert len(asked.options) == 2
    offer.chosen(game, NameHero(0))
    assert game.unit(0).marker == "hero"
    assert shot_value(game, Aim(0, 2)).value == 3 + 2
    assert shot_value(game, Aim(2, 0)).value == 3 - 1 - 2
    assert quality_of(game, game.unit(0)).value == 7 + 1
    end_heroism(game)
    assert game.unit(0).marker == "none"
    assert not may_have_hero(game, game.unit(0))
    assert not isinstance(OfferHero((0, 1)).start(game), Ask)


@pytest.mark.rule("gts.excl.hero")
def test_there_are_no_heroes_where_they_are_not_played() -> None:
    game = drawn(special={"hero": ["us"]})
    assert not isinstance(OfferHero((0, 1)).start(game), Ask)


@pytest.mark.rule("gts.excl.landed")
def test_who_has_just_landed_is_known() -> None:
    unit = drawn().unit(0)
    assert [has_just_landed(unit.but(marker=marker)) for marker in ("parachute", "glider", "hero", "none")] == [
        True,
        True,
        False,
        False,
    ]


@pytest.mark.rule("gts.excl.weak-radios")
def test_weak_radios_cost_a_side_contact_on_their_day() -> None:
    special = {"weak_radios": {"side": "us", "day": "6 Jun"}}
    weak = drawn(special=special, settings={"weak_radios": True})
    assert [term.amount for term in radio_terms(weak, weak.unit(0))] == [-1]
    assert radio_terms(weak, weak.unit(2)) == ()
    later = drawn(special=special, settings={"weak_radios": True}, turns=["7 Jun 0900"])
    assert radio_terms(later, later.unit(0)) == ()
    assert radio_terms(drawn(special=special), drawn().unit(0)) == ()


@pytest.mark.rule("gts.excl.hedgerow-position", "gts.excl.glider", "gts.excl.radio-relay", "gts.excl.hero")
@pytest.mark.rule("gts.excl.self-commanded", "gts.excl.own-chit-only", "gts.excl.weak-radios")
def test_none_of_these_rules_is_played_unless_a_module_says_so() -> None:
    module = drawn(
        special={
            "hero": ["us"],
            "self_commanded": ["a"],
            "weak_radios": {"side": "us", "day": "6 Jun"},
            "own_chit_only": {"formation": "us", "before": "6 Jun 1100"},
            "radio_relay": {"units": ["a"], "division": "us-division", "day": "6 Jun", "range": 9},
            "glider": {"formation": "us", "place": "C5"},
        }
    ).scene.module
    assert module == ModuleRules(None, None, None, frozenset(), frozenset(), False, None)


def test_the_modules_play_with_their_own_rules() -> None:
    arnhem, merderet = shelf().scene("arnhem", {}).module, shelf().scene("merderet", {"hero": True}).module
    assert arnhem.own_chit_only is not None
    assert arnhem.own_chit_only.formation == "kg-krafft"
    assert merderet.hero == {"505th-pir", "325th-gir"}
    assert merderet.glider is None
    assert "hkb-azeville" in merderet.self_commanded
    assert shelf().scene("merderet", {"glider": True}).landing_zone.bit_count() > 5


@pytest.mark.parametrize(
    ("special", "message"),
    [
        ({"hero": ["nobody"]}, "special.hero: nothing is called 'nobody'"),
        ({"self_commanded": ["nobody"]}, "special.self_commanded: nothing is called 'nobody'"),
        ({"weak_radios": {"side": "nobody", "day": "6 Jun"}}, "special.weak_radios.side: nothing is called 'nobody'"),
        ({"glider": {"formation": "nobody", "place": "C5"}}, "special.glider.formation: nothing is called 'nobody'"),
        ({"glider": {"formation": "us", "place": "Z9"}}, "special.glider.place: 'Z9': no hex or place is called 'Z9'"),
        (
            {"own_chit_only": {"formation": "us", "before": "9 Jun 0900"}},
            "special.own_chit_only.before: nothing is called '9 Jun 0900'",
        ),
    ],
)
def test_what_nobody_is_called_is_named(special: dict[str, Any], message: str) -> None:
    with pytest.raises(ContentError, match=message.replace(".", r"\.")):
        drawn(special=special, settings={"glider": True})
