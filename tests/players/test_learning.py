"""Learning: a small network learns who wins from what is seen, is quick, and a search goes by it where it is kept."""

from __future__ import annotations

import time
from pathlib import Path

import numpy as np
import pytest

from bocage import registry
from bocage.arena.learning import Rows, Samples, fit, gather, gathered, places_of, read
from bocage.mind.learned import NETWORKS, Learned, learned_file
from bocage.mind.network import Network, load, save, seen
from bocage.players.imagining import Imagination
from bocage.registry import system_of
from bocage.system import System

TITLES = ["tide-of-iron/first-contact", "heroes-of-normandie/first-patrol", "grand-tactical/neuville"]


def blank(title: str, outer_bias: float) -> Network:
    """A network that is sure of one thing, whatever it sees."""
    match = registry.new(title, seed=0)
    places = places_of(title)
    width = len(seen(system_of(match).mind.channels, match.game, 0, places))
    zeros = np.zeros((width, 4), np.float32)
    return Network(places, zeros, np.zeros(4, np.float32), np.zeros(4, np.float32), outer_bias, 0.0)


def test_a_network_learns_what_the_evaluation_by_hand_does_not_know() -> None:
    chance = np.random.default_rng(3)
    inputs = chance.normal(size=(2000, 6)).astype(np.float32)
    won = (inputs[:, 0] + 0.5 * inputs[:, 1] > 0).astype(np.float32)
    samples = Samples(Rows.of(inputs), np.zeros(2000, np.float32), won, np.arange(2000))
    _, losses = fit(samples, places=1)
    assert losses["by hand"] == pytest.approx(np.log(2), abs=0.01)
    assert losses["network"] < 0.4


def test_positions_are_seen_from_both_sides_at_the_beginnings_of_rounds() -> None:
    samples = gather(TITLES[0], range(5, 7), places_of(TITLES[0]))
    assert set(samples.matches) == {5, 6}
    assert np.allclose(samples.by_hand[0::2], -samples.by_hand[1::2])
    assert np.allclose(samples.won[0::2], 1 - samples.won[1::2])


def test_a_network_is_small_on_the_disk_and_the_same_when_it_is_read(tmp_path: Path) -> None:
    samples = gather(TITLES[0], range(10), places_of(TITLES[0]))
    network, _ = fit(samples, places_of(TITLES[0]))
    path = tmp_path / "networks" / "one.npz"
    save(path, network)
    assert path.stat().st_size < 400_000
    again = load(path)
    for inputs, by_hand in zip(samples.inputs.dense(np.arange(4)), samples.by_hand[:4], strict=True):
        assert again.score(inputs, by_hand) == pytest.approx(network.score(inputs, by_hand), abs=0.02)


def test_positions_that_a_file_holds_are_not_played_again(tmp_path: Path) -> None:
    places, path = places_of(TITLES[0]), tmp_path / "positions.npz"
    first = gathered(TITLES[0], 2, places, path)
    more = gathered(TITLES[0], 3, places, path)
    assert set(first.matches) == {0, 1}
    assert set(more.matches) == {0, 1, 2}
    whole, kept = gather(TITLES[0], range(3), places), read(path)
    every = np.arange(len(whole.won))
    assert np.array_equal(kept.inputs.dense(every), whole.inputs.dense(every))
    assert np.array_equal(kept.won, whole.won)
    assert gathered(TITLES[0], 1, places, path).matches.tolist() == kept.matches.tolist()


@pytest.mark.parametrize("title", TITLES)
def test_a_network_answers_within_a_millisecond(title: str) -> None:
    match = registry.new(title, seed=0)
    channels, network = system_of(match).mind.channels, blank(title, 0.0)
    times = []
    for _ in range(20):
        begun = time.process_time()
        network.value(channels, match.game, 0, 0.0)
        times.append(time.process_time() - begun)
    assert min(times) < 0.001


def test_a_search_goes_by_the_network_that_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = registry.new(TITLES[0], seed=0)
    system: System = system_of(match)
    decision = match.decision
    assert decision is not None
    view = match.view(decision.seat)
    by_hand = Imagination(system, view, decision, 1)
    monkeypatch.setattr(type(system.mind), "learned", Learned(str(tmp_path / "mind.py")))
    assert Imagination(system, view, decision, 1).value(match.game, 0) == by_hand.value(match.game, 0)
    save(learned_file(tmp_path, NETWORKS, view.scene), blank(TITLES[0], 0.7))
    learned = Imagination(system, view, decision, 1)
    assert learned.value(match.game, 0) == pytest.approx(np.tanh(0.7))
