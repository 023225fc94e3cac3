"""A race for the best course: the budget is spent by halving, shared luck is taken out, in doubt the favourite wins."""

from __future__ import annotations

import random
from collections import Counter

from bocage.players.race import ENOUGH, TIES, Race


def run(
    worths: list[float], budget: int, shared: float = 0.0, own: float = 0.0, expected: float = 0.0
) -> tuple[int, Counter[int]]:
    """A race between courses of these worths: luck that all share in a world, and luck of each course's own."""
    race, tries, luck = Race([0.0] + [expected] * (len(worths) - 1)), Counter[int](), random.Random(7)
    worlds = [luck.gauss(0, shared) for _ in range(budget)]
    while tries.total() < budget and (runner := race.next(tries.total() / budget)) is not None:
        race.tell(runner, worths[runner] + worlds[tries[runner]] + luck.gauss(0, own))
        tries[runner] += 1
    return race.winner(), tries


def test_a_better_rival_wins_through_much_shared_luck() -> None:
    winner, tries = run([0.1, 0.0, 0.2], 64, shared=0.5)
    assert winner == 2
    assert tries.total() < 32


def test_a_choice_that_is_clear_takes_little_of_the_budget() -> None:
    winner, tries = run([0.9, 0.1, 0.0], 1000)
    assert winner == 0
    assert tries == {0: ENOUGH, 1: ENOUGH, 2: ENOUGH}


def test_what_is_exactly_equal_takes_little_of_it_and_the_favourite_wins() -> None:
    winner, tries = run([0.3] * 4, 1000)
    assert winner == 0
    assert tries == dict.fromkeys(range(4), TIES)


def test_a_tie_in_a_few_worlds_is_not_yet_a_loss() -> None:
    race = Race([0.0, 0.0])
    for _ in range(TIES - 1):
        for runner in (0, 1):
            assert race.next(0.0) == runner
            race.tell(runner, 0.2)
    assert race.next(0.0) == 0
    race.tell(0, 0.2)
    race.tell(1, 0.9)
    assert race.next(0.0) is not None


def test_a_close_choice_takes_all_of_the_budget() -> None:
    _, tries = run([0.30, 0.32, 0.31, 0.29], 400, own=0.3)
    assert tries.total() == 400


def test_half_of_the_runners_get_three_quarters_of_a_long_budget() -> None:
    worths = [0.0, 0.03, 0.08, 0.12]
    winner, tries = run(worths, 400, shared=0.3, own=0.2)
    assert winner in (2, 3)
    assert sorted(tries.values())[-1] > 1.5 * sorted(tries.values())[0]


def test_what_was_expected_beforehand_counts_for_a_few_tries() -> None:
    hopeful, _ = run([0.0, 0.1], 8)
    doubtful, _ = run([0.0, 0.1], 8, expected=-0.2)
    assert (hopeful, doubtful) == (1, 0)


def test_in_doubt_the_favourite_wins() -> None:
    race = Race([0.0, 0.0])
    for gain in (0.5, -0.4, 0.4, -0.3):
        race.tell(0, 0.0)
        race.tell(1, gain)
    assert race.next(0.5) is not None
    assert race.winner() == 0


def test_after_a_few_tries_luck_does_not_choose_among_equals() -> None:
    lucky = 0
    for seed in range(60):
        race, luck = Race([0.0] * 8), random.Random(seed)
        for _ in range(2):
            for runner in range(8):
                race.tell(runner, luck.gauss(0, 0.15))
        lucky += race.winner() != 0
    assert lucky < 15


def test_the_favourite_is_measured_with_its_last_rival_to_the_end() -> None:
    race, luck = Race([0.0] * 9), random.Random(7)
    tries = Counter[int]()
    while tries.total() < 120 and (runner := race.next(tries.total() / 120)) is not None:
        race.tell(runner, (0.05 if runner else 0.0) + luck.choice((-0.5, 0.5)))
        tries[runner] += 1
    assert tries[0] >= max(tries.values()) - 1
    assert min(tries.values()) < 6


def test_a_favourite_that_was_surely_worse_does_not_win_in_doubt() -> None:
    race = Race([0.0, 0.0, 0.0])
    for world in range(ENOUGH):
        for runner, worth in ((0, 0.0), (1, 0.1), (2, 0.5 if world % 2 else -0.5)):
            race.tell(runner, worth)
    assert race.next(0.0) != 0
    for _ in range(4):
        race.tell(1, 0.1)
        race.tell(2, 0.5)
    assert race.winner() == 2


def test_a_lone_favourite_needs_no_race() -> None:
    assert Race([0.0]).next(0.0) is None
    assert Race([0.0]).winner() == 0


def test_the_next_best_is_none_that_dropped_out_early_in_lucky_worlds() -> None:
    race = Race([0.0, 0.0, 0.0])
    for world in range(8):
        for runner, worth in ((0, 0.3), (1, 0.1)):
            race.tell(runner, worth + (0.5 if world < 2 else 0.0))
    race.tell(2, 0.4)
    race.tell(2, 0.4)
    lead = race.lead(0, [1, 2])
    assert lead is not None
    assert round(lead, 3) == 0.2
