"""Opportunity fire by what draws it, whoever asks for it; how far one sees."""

from __future__ import annotations

from pathlib import Path

import pytest

from bocage.systems.grand_tactical import SYSTEM
from bocage.systems.grand_tactical.rules.activation.table import ACTIONS
from bocage.systems.grand_tactical.rules.command.quality import quality_of
from bocage.systems.grand_tactical.rules.fire.modifiers import Aim, is_armoured_target, shot_value
from bocage.systems.grand_tactical.rules.fire.opportunity_fire import FireAtMover, OpportunityFire, Trigger
from bocage.systems.grand_tactical.schema.vocabulary import Shelter
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import Unit
from tests.support.positions import Positions

positions = Positions(SYSTEM, Game, Unit)
IN_PLACE: tuple[Trigger, ...] = ("mount", "dismount", "column", "trench", "assault", "engineer")


def facing(shelter: Shelter = "none") -> Game:
    """A parachute company next to a German one, and another farther back."""
    units = {
        "a": {"type": "us-para-sc", "at": "C5"},
        "b": {"type": "us-para", "at": "B5"},
        "x": {"type": "ll-gren", "at": "C6", "shelter": shelter},
    }
    return positions.game_at(units, begin={"chit": "german"})


def window(game: Game, trigger: Trigger, *firers: str) -> OpportunityFire:
    """What the German draws by something that he does where he stands."""
    target = positions.named(game, "x")
    chosen = tuple(positions.named(game, name).id for name in firers)
    return OpportunityFire(trigger=trigger, units=(target.id,), hex=target.hex, firers=chosen)


def value(game: Game, trigger: Trigger) -> int:
    """The value of the first company's opportunity fire."""
    react = window(game, trigger).react(game, 0, FireAtMover(0, positions.named(game, "x").id))
    return shot_value(game, aim_of(react)).value


def aim_of(step: object) -> Aim:
    """The shot that a step calls for."""
    aim = step.frame.aim  # type: ignore[attr-defined]
    assert isinstance(aim, Aim)
    return aim


@pytest.mark.rule("gts.opp.plus-two", "gts.opp.trigger-engineer", "gts.opp.transport-timing", "gts.opp.trigger-assault")
@pytest.mark.parametrize("trigger", IN_PLACE)
def test_what_is_done_in_place_is_fired_at_with_two_more(trigger: Trigger) -> None:
    assert value(facing(), trigger) == 3 + 2


@pytest.mark.rule("gts.opp.flee-plus-two", "gts.ruling.flee-modifier")
def test_who_flees_is_fired_at_with_four_more() -> None:
    assert value(facing(), "flee") == 3 + 2 + 2


@pytest.mark.rule("gts.opp.no-dig-benefit", "gts.ruling.opp-entrench-timing")
@pytest.mark.parametrize("trigger", IN_PLACE)
def test_only_who_digs_in_keeps_the_benefit_of_his_position(trigger: Trigger) -> None:
    game = facing("entrenched")
    aim = aim_of(window(game, trigger).react(game, 0, FireAtMover(0, positions.named(game, "x").id)))
    stays = trigger in ("engineer", "dismount")
    assert aim.bare is not stays
    assert is_armoured_target(game, aim) is stays
    assert shot_value(game, aim).value == (3 if stays else 5)


@pytest.mark.rule("gts.opp.trigger-assault")
def test_only_those_who_are_meant_answer() -> None:
    game = facing()
    target = positions.named(game, "x").id
    assert {option.unit for option in window(game, "assault").options(game, 0)} == {0, 1}
    narrow = window(game, "assault", "b")
    assert list(narrow.options(game, 0)) == [FireAtMover(1, target)]
    refusal = narrow.why_not(game, FireAtMover(0, target))
    assert refusal is not None
    assert refusal.rule == "gts.ruling.opp-stack-one-trigger"


@pytest.mark.rule("gts.ruling.flee-order")
def test_who_flees_is_suppressed_and_fired_at_all_the_same() -> None:
    game = facing()
    game.put(positions.named(game, "x").but(suppressed=True))
    assert window(game, "flee").targets(game) == [positions.named(game, "x").id]
    assert window(game, "move").targets(game) == []


@pytest.mark.rule("gts.fz.def")
def test_a_gun_of_any_range_answers_as_far_as_it_reaches(tmp_path: Path) -> None:
    gun = """
[long-gun]
kind = "gun"
steps = 1
fire = 5
weapon = "dual-purpose"
range = 7
defence = 0
quality = 5
mover = "immobile"
"""
    units = {"a": {"type": "long-gun", "of": "us", "at": "C1"}, "x": {"type": "ll-gren", "at": "C8"}}
    packs = positions.pack(tmp_path, "units.toml", gun)
    game = positions.game_at(units, packs=packs, begin={"chit": "german"})
    assert list(window(game, "move").options(game, 0)) == [FireAtMover(0, positions.named(game, "x").id)]


@pytest.mark.rule("gts.los.max-clear-day", "gts.los.max-night", "gts.los.max-bad")
def test_how_far_one_sees_depends_on_the_hour_and_the_weather() -> None:
    scene = facing().scene
    assert scene.sight_limit(night=False, weather="clear") == scene.sight_limit(night=False, weather="overcast") == 8
    assert scene.sight_limit(night=True, weather="clear") == 3
    assert {scene.sight_limit(night, weather) for night in (False, True) for weather in ("fog", "rain")} == {2}


SUPPRESSED = {
    "MoveOut": {"type": "us-para"},
    "FireDirectly": {"type": "us-para"},
    "FireIndirectly": {"type": "us-81"},
    "Assemble": {"type": "us-para", "marker": "parachute"},
    "Settle": {"type": "us-para"},
    "BuildPosition": {"type": "us-para"},
    "LeaveTrench": {"type": "us-para", "shelter": "entrenched"},
    "RemoveRearGuard": {"type": "rear-guard-elite", "of": "us"},
}


@pytest.mark.rule("gts.res.suppressed-limits")
@pytest.mark.parametrize("action", SUPPRESSED)
def test_a_suppressed_unit_does_nothing_of_the_kind(action: str) -> None:
    units = {"a": {"at": "C5", "suppressed": True, **SUPPRESSED[action]}, "x": {"type": "ll-gren", "at": "C6"}}
    settings = {"hedgerow_position": True}
    game = positions.game_at(units, begin={"chit": "german"}, settings=settings, terrain={"C5": "hedgerow"})
    (kind,) = [one for one in ACTIONS if one.option.__name__ == action]
    refusals = [kind.why_not(game, (0,), "formation-first", option) for option in kind.offered(game, (0,))]
    assert {refusal and refusal.rule for refusal in refusals} == {"gts.res.suppressed-limits"}
    game.put(game.unit(0).but(suppressed=False))
    refusals = [kind.why_not(game, (0,), "formation-first", option) for option in kind.offered(game, (0,))]
    assert "gts.res.suppressed-limits" not in {refusal and refusal.rule for refusal in refusals}


@pytest.mark.rule("gts.res.suppressed-limits", "gts.res.step-loss-effects", "gts.ruling.step-loss-av")
def test_suppression_costs_assault_and_quality_and_a_lost_step_fire_and_quality() -> None:
    game = facing()
    german = positions.named(game, "x")
    assert quality_of(game, german).value == 5
    assert shot_value(game, Aim(german.id, 0, by_assault=True, in_assault=True)).value == 4 - 1
    game.put(german.but(suppressed=True))
    assert quality_of(game, game.unit(german.id)).value == 5 - 1
    assert shot_value(game, Aim(german.id, 0, by_assault=True, in_assault=True)).value == 4 - 1 - 2
    game.put(german.but(lost=1))
    assert quality_of(game, game.unit(german.id)).value == 5 - 1
    assert shot_value(game, Aim(german.id, 0, by_assault=True, in_assault=True)).value == 4 - 1
    assert shot_value(game, Aim(german.id, 0)).value == 3 - 1 - 1
