"""Movement: where units may stand together from the very beginning."""

from __future__ import annotations

import pytest

import bocage
from bocage.systems.heroes_of_normandie.rules.recruitment.deployment import Deploy


@pytest.mark.rule("hon.move.no-stacking")
def test_no_unit_is_set_up_where_another_one_stands() -> None:
    match = bocage.new("heroes-of-normandie/first-patrol", seed=3)
    taken: dict[int, int] = {}
    refused = 0
    for _ in range(40):
        decision = match.decision
        if decision is None:
            break
        places = [option for option in decision.options if isinstance(option, Deploy)]
        if places and decision.seat in taken:
            again = Deploy(taken[decision.seat], places[0].face)
            refusal = match.why_not(again)
            assert refusal is not None
            refused += refusal.rule == "hon.move.no-stacking"
        choice = places[0] if places else decision.options[0]
        if isinstance(choice, Deploy):
            taken[decision.seat] = choice.place
        match.choose(choice)
    assert refused
