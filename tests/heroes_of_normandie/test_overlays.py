"""What is lit up around a unit: sight, range, movement, Zone of Control; and nothing that the seat may not know."""

from __future__ import annotations

import pytest

from bocage.board.bits import mask
from bocage.kernel import Match, Option
from bocage.show import Text
from bocage.systems.heroes_of_normandie import SYSTEM
from bocage.systems.heroes_of_normandie.rules.cards.effects.barrage import CallDown
from bocage.systems.heroes_of_normandie.rules.cards.holding.playing import PlayCard
from bocage.systems.heroes_of_normandie.rules.fire.flamethrowers import Flame
from bocage.systems.heroes_of_normandie.rules.fire.shots import weapon_of
from bocage.systems.heroes_of_normandie.rules.fire.templates import Lay, victims
from bocage.systems.heroes_of_normandie.state.game import Game
from tests.support.heroes_of_normandie import lit, match_at
from tests.support.random_games import matches


@pytest.mark.rule("hon.move.allowance", "hon.move.suppressed")
def test_a_move_ends_no_farther_than_the_movement_value_and_markers_allow() -> None:
    free, slowed = (
        lit(match_at({"US1": {"type": "us-rifle", "at": "F6", "suppressed": markers}}), "US1").get("reach", {})
        for markers in (0, 1)
    )
    assert free["G6"] == "1"
    far = max(int(steps) for steps in free.values())
    near = max((int(steps) for steps in slowed.values()), default=0)
    assert (far, near) == (4, 2)
    assert "F6" not in free


@pytest.mark.rule("hon.range.long", "hon.los.infantry-obstacle")
def test_long_range_takes_two_off_and_infantry_hides_infantry() -> None:
    units = {
        "US1": {"type": "us-rifle", "at": "A6"},
        "DE1": {"type": "ger-gruppe", "at": "A3"},
    }
    found = lit(match_at(units), "US1")
    assert found["range"]["H6"] == ""
    assert found["range"]["I6"] == "−2"
    assert "A3" in found["sight"]
    assert "A2" not in found["sight"]


@pytest.mark.rule("hon.arc.limited")
def test_a_gun_reaches_what_lies_in_its_arc() -> None:
    gun = {"type": "ger-pak40", "at": "F6", "back": True, "heading": "n"}
    found = lit(match_at({"DE1": gun}), "DE1", seat=1)
    ahead, behind = (found["vehicle-range"].get(name) for name in ("F3", "F9"))
    assert (ahead, behind) == ("", None)
    assert "F9" in found["sight"]


@pytest.mark.rule("hon.veh.two-square-count")
def test_a_tank_reaches_what_it_can_cover() -> None:
    found = lit(match_at({"US1": {"type": "us-sherman75", "at": "F6", "heading": "n"}}), "US1")
    assert found["reach"]["F5"] == "1"
    assert found["reach"]["F4"] == "2"
    assert "zone" not in found


@pytest.mark.rule("hon.ambush.secret")
def test_nothing_is_told_of_a_unit_that_nobody_has_seen() -> None:
    units = {
        "US1": {"type": "us-rifle", "at": "A1"},
        "DE1": {"type": "ger-sniper", "at": "L3", "ambushed": True, "seen": False},
    }
    match = match_at(units)
    assert lit(match, "DE1") == {}
    assert lit(match, "DE1", seat=1)
    assert lit(match, "US1")["zone"]


def test_a_counter_names_who_is_aboard() -> None:
    units = {
        "US1": {"type": "us-m3", "at": "F6", "heading": "n"},
        "US2": {"type": "us-rifle", "aboard": "US1"},
    }
    view = match_at(units).view(0)
    (carrier,) = SYSTEM.show.sketch(view).pieces
    assert [SYSTEM.show.names.name_of(view, "unit", unit) for unit in carrier.carries] == ["US2"]
    assert Text("details-aboard", {"unit": carrier.carries[0]}) in SYSTEM.show.details(view, carrier.unit)


def struck(match: Match, kind: type[Option]) -> list[set[str]]:
    """The squares under the template of each option of a kind, by their names."""
    decision = match.decision
    assert decision is not None
    view = match.view(decision.seat)
    found = SYSTEM.show.covered(view, decision)
    numbers = [number for number, option in enumerate(decision.options) if isinstance(option, kind)]
    return [{SYSTEM.show.names.name_of(view, "place", place) for place in found[number]} for number in numbers]


@pytest.mark.rule("hon.flame.obstacles", "hon.ruling.flame-template-shape")
def test_flames_are_drawn_to_where_they_end() -> None:
    flamer = {"type": "us-flamer", "at": "A2", "token": "1"}
    target = {"type": "ger-gruppe", "at": "D3"}
    (free,) = struck(match_at({"US1": flamer, "DE1": target}), Flame)
    assert free == {"B2", "C2", "D1", "D2", "D3"}
    (stopped,) = struck(match_at({"US1": flamer, "DE1": {"type": "ger-kubel", "at": "B2"}, "DE2": target}), Flame)
    assert stopped == {"B2"}


@pytest.mark.rule("hon.direct.covered", "hon.ruling.template-shape")
@pytest.mark.parametrize(("scenario", "seed"), [("strongpoint", 1), ("free-battle-300", 2)])
def test_whoever_a_template_hits_stands_in_a_square_that_is_drawn(scenario: str, seed: int) -> None:
    sizes = set()
    for match in matches(f"heroes-of-normandie/{scenario}", every=1, seed=seed):
        decision, game = match.decision, match.game
        assert decision is not None
        assert isinstance(game, Game)
        for number, squares in SYSTEM.show.covered(match.view(decision.seat), decision).items():
            option = decision.options[number]
            if isinstance(option, Lay):
                weapon = weapon_of(game, game.at.__self__.shot)  # type: ignore[union-attr]
                for unit in victims(game, weapon, option.corner):
                    assert mask(game.squares_of(game.unit(unit))) & mask(squares)
                assert weapon.destruction or not mask(squares) & game.ground.rooms
                sizes.add(len(squares))
    assert 4 in sizes


@pytest.mark.rule("hon.ruling.template-shape")
def test_rockets_strike_sixteen_squares_away_from_the_edges() -> None:
    units = {"US1": {"type": "us-rifle", "at": "F6", "token": "1"}, "DE1": {"type": "ger-leutnant", "at": "L6"}}
    match = match_at(units, initiative="german", sides={"german": {"hand": ["nebelwerfer"]}})
    decision = match.decision
    assert decision is not None
    match.choose(next(option for option in decision.options if isinstance(option, PlayCard)))
    assert max(len(squares) for squares in struck(match, CallDown)) == 16
