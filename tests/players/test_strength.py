"""Who thinks, wins: a few seeded matches with a generous bound. `bocage sim` measures it in earnest."""

from __future__ import annotations

from bocage.arena import simulate


def test_greedy_beats_random() -> None:
    report = simulate("tide-of-iron/first-contact", ["greedy", "random"], games=10, seed=3, jobs=2)
    assert report.errors == 0
    assert report.wins["greedy"] >= 9
