"""The environments pass the checks of the libraries they are for, and show nothing that a seat may not know."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from bocage.environments import MatchAgainst, MatchForAll
from bocage.environments.example import share_of_wins, train
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


def test_the_example_learns_from_matches_and_can_be_measured() -> None:
    weights = train(TITLE, generations=1, matches=1)
    assert np.abs(weights).max() > 0
    assert 0 <= share_of_wins(TITLE, weights, 2) <= 1


@pytest.mark.parametrize(
    ("title", "channels", "names"),
    [
        (TITLE, {"own figures", "enemy disrupted", "goal nobody", "cover"}, {"rounds left", "lead in victory"}),
        ("heroes-of-normandie/first-patrol", {"own officer", "enemy defence", "goal enemy"}, {"turns left"}),
        ("grand-tactical/neuville", {"own steps", "enemy in column", "goal own"}, {"command points"}),
    ],
)
def test_what_is_seen_has_names(title: str, channels: set[str], names: set[str]) -> None:
    encoder = MatchForAll(title).encoder
    assert channels <= set(encoder.channels)
    assert names <= set(encoder.names)
    assert len(encoder.features) == len(set(encoder.features)) == encoder.space["options"].shape[1]  # type: ignore[index]


def test_a_unit_is_seen_where_it_stands_by_what_it_is_and_by_whom_it_belongs_to() -> None:
    match = MatchForAll(TITLE)
    match.reset(seed=4)
    units = match.match.game.units  # type: ignore[attr-defined]
    channels = match.encoder.channels
    for agent, seat in (("seat_0", 0), ("seat_1", 1)):
        board = match.observe(agent)["observation"]
        for unit in units:
            whose = "own" if unit.seat == seat else "enemy"
            kind = "vehicle" if unit.is_vehicle else "figures"
            assert board[channels.index(f"{whose} {kind}"), unit.hex] >= 1


def test_cards_in_the_hand_are_seen_by_their_owner_alone() -> None:
    match = MatchForAll("heroes-of-normandie/saint-aubert")
    match.reset(seed=4)
    for _ in range(200):
        if any(army.hand for army in match.match.game.armies):  # type: ignore[attr-defined]
            break
        match.step(0)
    encoder, armies = match.encoder, match.match.game.armies  # type: ignore[attr-defined]
    assert any(army.hand for army in armies)
    for seat, army in enumerate(armies):
        numbers = match.observe(f"seat_{seat}")["numbers"]
        cards = [value for name, value in zip(encoder.names, numbers, strict=True) if name.startswith("card ")]
        assert sum(cards) == len(army.hand)
