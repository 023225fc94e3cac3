"""The environments pass the checks of the libraries they are for, and show nothing that a seat may not know."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from bocage.environments import MatchAgainst, MatchForAll
from bocage.environments.example import share_of_wins, train
from bocage.environments.together import env

TITLE = "tide-of-iron/first-contact"
TABLE = "rules-of-engagement/orchard-lane"
HIDDEN = "rules-of-engagement/watched-lane"
CAMPAIGN = "tide-of-fortune/joes-bridge"
OTHERS = ("heroes-of-normandie/first-patrol", "grand-tactical/neuville", CAMPAIGN)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("title", [TITLE, TABLE, HIDDEN, *OTHERS])
def test_pettingzoo_api(title: str) -> None:
    from pettingzoo.test import api_test  # type: ignore[import-untyped]

    api_test(env(title), num_cycles=200, verbose_progress=False)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("title", [TITLE, TABLE])
def test_pettingzoo_seeds(title: str) -> None:
    from pettingzoo.test import seed_test

    seed_test(lambda: env(title), num_cycles=40)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("title", "against"), [(TITLE, "random"), (TITLE, "greedy"), (TABLE, "random")])
def test_gymnasium(title: str, against: str) -> None:
    from gymnasium.utils.env_checker import check_env

    check_env(MatchAgainst(title, seat=1, against=against))


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
        (CAMPAIGN, {"own TR", "enemy isolated", "goal enemy", "bridges down"}, {"turns left", "support points"}),
        (TABLE, {"own men", "enemy suppressed", "goal nobody", "hides"}, {"turns left", "enemy losses"}),
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


def test_a_bridge_is_seen_at_both_of_its_ends_and_whether_it_is_down() -> None:
    match = MatchForAll(CAMPAIGN)
    match.reset(seed=4)
    assert match.match is not None
    game: Any = match.match.game
    game.put(game.bridges[0].but(state="blown"))
    ends = game.scene.ground.bridges[0].ends
    board, channels = match.observe("seat_0")["observation"], match.encoder.channels
    assert [board[channels.index("bridges down"), end] for end in ends] == [1, 1]
    assert board[channels.index("bridges")].sum() == 2 * sum(bridge.state == "intact" for bridge in game.bridges)


def deployed(title: str) -> tuple[MatchForAll, Any]:
    """A match on a table in which both sides have deployed, and its game."""
    match = MatchForAll(title)
    match.reset(seed=4)
    while asked(match).prompt.startswith("deploy"):
        match.step(0)
    assert match.match is not None
    return match, match.match.game


def asked(match: MatchForAll) -> Any:
    """The question that a match waits with."""
    assert match.match is not None
    return match.match.decision


def test_each_man_on_a_table_is_seen_in_the_square_where_he_stands() -> None:
    match, game = deployed(TABLE)
    encoder = match.encoder
    assert encoder.places == 36 * 24
    board = match.observe("seat_0")["observation"]
    for seat, whose in enumerate(("own", "enemy")):
        men = board[encoder.channels.index(f"{whose} men")]
        assert men.sum() == game.forces[seat].bit_count()
        for at in game.places[game.squads_of(seat)[0].id]:
            assert men[at[1] * 24 // 1200 * 36 + at[0] * 36 // 1200] >= 1


def test_hidden_men_are_seen_by_their_own_side_alone_and_markers_by_both() -> None:
    match, game = deployed(HIDDEN)
    channels = match.encoder.channels
    seen = {agent: match.observe(agent)["observation"] for agent in ("seat_0", "seat_1")}
    assert seen["seat_1"][channels.index("own hidden")].sum() > 0
    assert seen["seat_0"][channels.index("enemy hidden")].sum() == 0
    markers = sum(marker.is_there for marker in game.markers)
    assert seen["seat_0"][channels.index("enemy markers")].sum() == markers > 0


def test_where_a_march_leads_is_a_square_of_the_table() -> None:
    match, _ = deployed(TABLE)
    while asked(match).prompt != "move":
        orders = [getattr(option, "order", "") for option in asked(match).options]
        match.step(orders.index("advance") if "advance" in orders else 0)
    options = match.observe(match.agent_selection)["options"]
    leads = match.encoder.features.index("has a place")
    marches = match.encoder.features.index("March")
    assert (options[:, leads] == options[:, marches]).all()
    assert options[:, marches].sum() > 1


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
