"""The environments pass the checks of the libraries they are for, and show nothing that a seat may not know."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from bocage.environments import MatchAgainst, MatchForAll
from bocage.environments.example import train
from bocage.environments.together import env

TITLE = "tide-of-iron/first-contact"


@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_api() -> None:
    from pettingzoo.test import api_test  # type: ignore[import-untyped]

    api_test(env(TITLE), num_cycles=200, verbose_progress=False)


@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_seeds() -> None:
    from pettingzoo.test import seed_test

    seed_test(lambda: env(TITLE), num_cycles=40)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("against", ["random", "greedy"])
def test_gymnasium(against: str) -> None:
    from gymnasium.utils.env_checker import check_env

    check_env(MatchAgainst(TITLE, seat=1, against=against))


def test_a_match_ends_with_one_winner_and_one_loser() -> None:
    match = MatchForAll(TITLE)
    match.reset(seed=4)
    rewards: dict[str, float] = {}
    for agent in match.agent_iter():
        seen, reward, over, cut, _ = match.last()
        rewards[agent] = reward
        assert not cut
        match.step(None if over else int(np.argmax(seen["action_mask"])))
    assert sorted(rewards.values()) == [-1.0, 1.0]


def test_a_seat_that_is_not_asked_has_no_options() -> None:
    match = MatchForAll(TITLE)
    match.reset(seed=4)
    waiting = next(agent for agent in match.agents if agent != match.agent_selection)
    assert match.observe(waiting)["action_mask"].sum() == 0
    assert match.observe(match.agent_selection)["action_mask"].sum() > 1


def test_the_example_learns_not_to_get_worse() -> None:
    rewards = train(TITLE, steps=1, matches=2)
    assert rewards == sorted(rewards)
