"""A spoiling attack in the middle of the other's operation: saved, loaded and taken back like any other moment."""

from __future__ import annotations

from random import Random

import pytest

from bocage import registry
from bocage.kernel import Match, saves
from bocage.systems.tide_of_fortune import SYSTEM
from bocage.systems.tide_of_fortune.rules.combat.attacks import Attacks
from bocage.systems.tide_of_fortune.rules.impulses.orders import DivisionOrder
from bocage.systems.tide_of_fortune.rules.impulses.spoiling import Spoil, SpoilingWindow
from bocage.systems.tide_of_fortune.state.game import Game

TITLE = "tide-of-fortune/joes-bridge"
SEEDS = range(60)


def before_a_strike(seed: int) -> Match | None:
    """A random game up to the first spoiling attack that interrupts an operation, if there is one."""
    match, random = registry.new(TITLE, seed=seed), Random(seed)
    while (decision := match.decision) is not None:
        if any(isinstance(option, Spoil) for option in decision.options) and match.game.running(Attacks) is not None:
            return match
        match.choose(random.choice(decision.options), seat=decision.seat)
    return None


@pytest.fixture(scope="module")
def asked() -> Match:
    """A match in which the reaction player is asked for a spoiling attack between two attacks."""
    return next(match for seed in SEEDS if (match := before_a_strike(seed)) is not None)


@pytest.fixture
def struck(asked: Match) -> Match:
    """The same in the middle of that attack."""
    match = asked.clone()
    assert match.decision is not None
    match.choose(next(option for option in match.decision.options if isinstance(option, Spoil)))
    assert len([frame for frame in match.trail() if isinstance(frame, DivisionOrder)]) == 2
    return match


def game_of(match: Match) -> Game:
    assert isinstance(match.game, Game)
    return match.game


@pytest.mark.rule("tof.3.spoil-interrupt")
def test_a_match_is_saved_and_loaded_in_the_middle_of_a_strike(struck: Match) -> None:
    loaded = saves.load(saves.read(saves.save(struck)), SYSTEM.play)
    assert loaded.game.state() == struck.game.state()
    assert loaded.decision == struck.decision
    for _ in range(40):
        if struck.decision is None:
            break
        for match in (struck, loaded):
            match.choose(0)
        assert loaded.game.state() == struck.game.state()


@pytest.mark.rule("tof.3.spoil-interrupt", "tof.3.spoil-cost")
def test_a_strike_that_was_chosen_is_taken_back(asked: Match, struck: Match) -> None:
    before = game_of(asked).now
    during = game_of(struck).now
    assert during.spoiling == before.spoiling - 3
    assert during.impulse > before.impulse
    struck.undo(1 - before.initiative)
    assert struck.game.state() == asked.game.state()
    assert isinstance(struck.game.asking, SpoilingWindow)


@pytest.mark.rule("tof.3.spoil-interrupt")
def test_a_choice_within_a_strike_is_taken_back(struck: Match) -> None:
    state, decision = struck.game.state(), struck.decision
    assert decision is not None
    struck.choose(0, seat=decision.seat)
    assert struck.may_undo(decision.seat)
    struck.undo(decision.seat)
    assert struck.game.state() == state
    assert struck.decision is not None
    assert struck.decision.options == decision.options
