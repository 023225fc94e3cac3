"""The muster sheet: what an army has and may have, while it is recruited, agrees with what is offered."""

from __future__ import annotations

from typing import Any

import pytest

import bocage
from bocage.kernel import Match, Option
from bocage.kernel.records import restore
from bocage.show import Muster, Ware
from bocage.systems.heroes_of_normandie import SYSTEM
from bocage.systems.heroes_of_normandie.rules.recruitment.army_builder import (
    BuildArmy,
    FinishArmy,
    FitOption,
    TakeArmy,
)


def sheet(match: Match, seat: int = 0) -> Muster:
    found = SYSTEM.show.muster(match.view(seat))
    assert found is not None
    return found


def building() -> Match:
    match = bocage.new("heroes-of-normandie/free-battle-200", seed=3)
    choose(match, BuildArmy)
    return match


def choose(match: Match, kind: type[Option], **fields: Any) -> None:
    decision = match.decision
    assert decision is not None
    fitting = (option for option in decision.options if isinstance(option, kind))
    match.choose(next(one for one in fitting if all(getattr(one, name) == value for name, value in fields.items())))


def taking(ware: Ware) -> Option:
    assert ware.takes is not None
    return restore(ware.takes, Option, SYSTEM.play.package)


def wares(muster: Muster) -> list[Ware]:
    slots = (ware for recruit in muster.army for berth in recruit.berths for ware in berth.stock)
    return [*muster.stock, *slots]


@pytest.mark.rule("hon.recruit.slots", "hon.recruit.cost")
def test_all_that_is_offered_lies_on_the_sheet_and_nothing_else_is_taken_from_it() -> None:
    match = building()
    for _ in range(12):
        decision = match.decision
        assert decision is not None
        if decision.prompt != "recruit":
            break
        offered = [option for option in decision.options if not isinstance(option, FinishArmy)]
        shown = [taking(ware) for ware in wares(sheet(match, decision.seat))]
        assert all(option in shown for option in offered)
        for takes in shown:
            assert (match.why_not(takes) is None) == (takes in offered)
        match.choose(decision.options[len(decision.options) // 2])


@pytest.mark.rule("hon.recruit.cost", "hon.recruit.option-kinds")
def test_points_are_spent_and_an_option_fills_its_slot() -> None:
    match = building()
    (seat,) = match.pending
    before = sheet(match, seat)
    tile = next(ware for ware in before.stock if match.why_not(taking(ware)) is None)
    match.choose(taking(tile))
    after = sheet(match, seat)
    assert before.left - after.left == tile.cost
    (recruit,) = after.army
    assert recruit.ware.name == tile.name
    berth = next(berth for berth in recruit.berths if any(match.why_not(taking(one)) is None for one in berth.stock))
    option = next(one for one in berth.stock if match.why_not(taking(one)) is None)
    choose(match, FitOption, slot=berth.name, option=option.name)
    (recruit,) = sheet(match, seat).army
    filled = next(one for one in recruit.berths if one.name == berth.name)
    assert filled.holds is not None
    assert (filled.holds.name, filled.stock) == (option.name, ())


@pytest.mark.rule("hon.setup.recruit")
def test_ready_made_armies_lie_side_by_side_and_both_players_see_the_sheet() -> None:
    match = bocage.new("heroes-of-normandie/free-battle-200", seed=3)
    decision = match.decision
    assert decision is not None
    own, other = sheet(match, decision.seat), sheet(match, 1 - decision.seat)
    assert own == other
    affordable = [taking(ware) for ware in own.stock if ware.cost <= own.points]
    assert affordable == [option for option in decision.options if isinstance(option, TakeArmy)]
    assert all(ware.pieces for ware in own.stock)


def test_there_is_no_sheet_where_no_army_is_built() -> None:
    match = bocage.new("heroes-of-normandie/first-patrol", seed=3)
    assert SYSTEM.show.muster(match.view(0)) is None
