"""A race for the best option: shared luck taken out, the hopeless dropped, the favourite chosen in doubt."""

from __future__ import annotations

import random
from collections import Counter

from bocage.players.race import ENOUGH, FIRST, LEAST, Race


def run(worths: list[float], budget: int, shared: float = 0.0, own: float = 0.0) -> tuple[int, Counter[int]]:
    """A race between options of these worths: luck that all share in a world, and luck of each option's own."""
    race, tries, luck = Race(len(worths)), Counter[int](), random.Random(7)
    worlds = [luck.gauss(0, shared) for _ in range(budget)]
    while race.tries < budget and (runner := race.next()) is not None:
        race.tell(runner, worths[runner] + worlds[tries[runner]] + luck.gauss(0, own))
        tries[runner] += 1
    return race.winner(), tries


def test_a_better_rival_wins_through_much_shared_luck() -> None:
    winner, tries = run([0.1, 0.0, 0.2], 64, shared=0.5)
    assert winner == 2
    assert tries[2] == ENOUGH


def test_rivals_without_hope_drop_out_at_once() -> None:
    winner, tries = run([0.3, 0.1, 0.0], 64)
    assert winner == 0
    assert tries == {0: LEAST, 1: LEAST, 2: LEAST}


def test_what_gains_next_to_nothing_is_not_worth_the_tries() -> None:
    winner, tries = run([0.3, 0.305], 64)
    assert winner == 0
    assert tries.total() == 2 * LEAST


def test_in_doubt_the_favourite_wins() -> None:
    race = Race(2)
    for gain in (0.5, -0.4, 0.4, -0.3):
        race.tell(0, 0.0)
        race.tell(1, gain)
    assert race.next() is not None
    assert race.winner() == 0


def test_a_lone_favourite_needs_no_race() -> None:
    assert Race(1).next() is None
    assert Race(1).winner() == 0


def test_more_rivals_run_along_with_time() -> None:
    _, few = run([0.0] + [0.1] * 20, budget=2 * FIRST, own=0.3)
    _, many = run([0.0] + [0.1] * 20, budget=100, own=0.3)
    assert len(few) <= FIRST + 2 < len(many)
    assert len(many) < 21
