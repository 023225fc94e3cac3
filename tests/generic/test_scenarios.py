"""The generic suite: every scenario of every registered system passes every check, on BOCAGE_GAMES random games."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bocage.system import System

from .cast import Title, system_named, systems, titles
from .checks_games import (
    check_alternatives,
    check_asking_twice,
    check_clones,
    check_indexes,
    check_random_game,
    check_round_trip,
    check_round_trip_of_the_end,
)
from .checks_judge import check_judge, check_not_now
from .checks_leaks import check_leaks, check_secret_answers, check_views
from .checks_names import check_names
from .checks_odds import check_odds
from .checks_process import check_other_process
from .checks_records import check_perft, check_recorded, check_transcript
from .checks_roles import check_roles
from .checks_saves import check_forged_choice, check_save_of_the_end, check_saves, check_wrong_choices
from .checks_texts import (
    check_arguments,
    check_catalogues,
    check_ledger,
    check_sentences,
    check_texts,
    check_vocabulary,
)
from .checks_undo import check_undo, check_undo_tells_nothing
from .known import KNOWN
from .play import GAMES

Check = Callable[[System, str, int], None]

PER_GAME: tuple[Check, ...] = (
    check_random_game,
    check_alternatives,
    check_round_trip,
    check_round_trip_of_the_end,
    check_clones,
    check_asking_twice,
    check_indexes,
    check_undo,
    check_undo_tells_nothing,
    check_views,
    check_leaks,
    check_secret_answers,
    check_judge,
    check_not_now,
    check_odds,
    check_saves,
    check_save_of_the_end,
    check_forged_choice,
    check_wrong_choices,
    check_texts,
    check_arguments,
    check_names,
    check_sentences,
    check_ledger,
)


def name(value: object) -> str:
    return getattr(value, "__name__", str(value)).removeprefix("check_")


@pytest.fixture(params=titles(), ids=str)
def scenario(request: pytest.FixtureRequest) -> tuple[System, str]:
    title: Title = request.param
    return system_named(title.game), title.scenario


@pytest.mark.parametrize("check", PER_GAME, ids=name)
def test_random_games(scenario: tuple[System, str], check: Check, request: pytest.FixtureRequest) -> None:
    system, title = scenario
    if (reason := KNOWN.get((f"{system.name}/{title}", name(check)))) is not None:
        request.applymarker(pytest.mark.xfail(reason=reason, strict=GAMES >= 3, raises=AssertionError))
    for seed in range(GAMES):
        check(*scenario, seed)


def test_another_process_plays_the_same_game(scenario: tuple[System, str]) -> None:
    check_other_process(*scenario, 0)


@pytest.mark.parametrize("check", [check_recorded, check_transcript, check_perft], ids=name)
def test_recorded(scenario: tuple[System, str], check: Callable[[System, str], None]) -> None:
    check(*scenario)


@pytest.mark.parametrize("game", systems())
def test_the_languages_are_equals(game: str) -> None:
    check_catalogues(system_named(game))


@pytest.mark.parametrize("game", systems())
def test_options_say_who_acts_and_what_they_are_aimed_at(game: str) -> None:
    check_roles(system_named(game))


@pytest.mark.parametrize("game", systems())
def test_the_arguments_of_texts_are_declared(game: str) -> None:
    check_vocabulary(system_named(game))
