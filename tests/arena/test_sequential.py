"""The sequential test on made-up results: it stops in time, says what it found, and is seldom wrong."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence

import pytest

from bocage.arena import Hypotheses, Trial, trial
from bocage.arena.sequential import USUAL
from bocage.arena.simulation import Outcome, Task
from bocage.kernel import Unknown

TITLE = "tide-of-iron/first-contact"


class MadeUp:
    """A pool whose results are told by a function: the points of `greedy` by the number of the match, None if it broke.

    It keeps the tasks that were asked for before the test had enough.
    """

    def __init__(self, points: Callable[[int], float | None]) -> None:
        self.points = points
        self.played: list[Task] = []

    def outcomes(self, tasks: Sequence[Task]) -> Iterator[Outcome]:
        for task in tasks:
            self.played.append(task)
            points, seat = self.points(task.number), task.seating.index("greedy")
            if points is None:
                yield Outcome(task, error="RulesError: broken")
            else:
                yield Outcome(task, winners={1.0: (seat,), 0.5: (), 0.0: (1 - seat,)}[points])


def tried(points: Callable[[int], float | None], most: int = 120, hypotheses: Hypotheses = USUAL) -> Trial:
    return trial(TITLE, ["greedy", "random"], most, pool=MadeUp(points), hypotheses=hypotheses)


def test_who_always_wins_is_better_after_six_pairs() -> None:
    pool = MadeUp(lambda number: 1.0)
    found = trial(TITLE, ["greedy", "random"], 120, seed=5, pool=pool)
    assert (found.verdict, found.games, found.points) == ("better", 12, 12.0)
    assert [task.seed for task in pool.played] == [5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10]
    assert [task.seating[0] for task in pool.played[:2]] == ["greedy", "random"]
    assert found.report.games == found.report.wins["greedy"] == 12


def test_who_always_loses_is_not_better_after_five_pairs() -> None:
    found = tried(lambda number: 0.0)
    assert (found.verdict, found.games) == ("not better", 10)
    assert found.evidence <= found.bounds[0]


def test_two_equals_are_told_apart_from_a_better_player() -> None:
    found = tried(lambda number: float(number % 2))
    assert (found.verdict, found.games, found.points) == ("not better", 64, 32.0)


def test_draws_count_half() -> None:
    drawn, split = tried(lambda number: 0.5), tried(lambda number: float(number % 2))
    assert (drawn.verdict, drawn.games, drawn.evidence) == (split.verdict, split.games, split.evidence)
    assert drawn.report.draws == 64


def test_it_is_undecided_when_the_matches_are_spent() -> None:
    found = tried(lambda number: float(number % 2), most=21)
    assert (found.verdict, found.games, found.report.games, found.most) == ("undecided", 20, 20, 21)


def test_nothing_is_decided_within_a_pair() -> None:
    """Eleven wins and a loss fall short, though the twelfth match alone would have decided by a win."""
    hypotheses = Hypotheses(alpha=0.06)
    assert hypotheses.evidence(1.0) * 11 > hypotheses.bounds[1]
    assert tried(lambda number: 1.0, hypotheses=hypotheses).games == 12
    assert tried(lambda number: float(number != 11), hypotheses=hypotheses).games > 12


def test_a_pair_with_a_broken_match_says_nothing() -> None:
    found = tried(lambda number: None if number == 3 else 1.0)
    assert (found.verdict, found.games, found.report.games, found.report.errors) == ("better", 12, 14, 1)


def test_smaller_error_rates_take_more_matches() -> None:
    assert tried(lambda number: 1.0, hypotheses=Hypotheses(alpha=0.01, beta=0.01)).games == 18


@pytest.mark.parametrize(("share", "wrong"), [(0.5, "better"), (0.65, "not better")])
def test_it_is_wrong_about_as_seldom_as_it_says(share: float, wrong: str) -> None:
    luck, errors, games = random.Random(22), 0, 0
    for _ in range(400):
        found = tried(lambda number: float(luck.random() < share), most=2_000)
        errors += found.verdict == wrong
        games += found.games
    assert 0 < errors <= 0.06 * 400
    assert games < 400 * 80


@pytest.mark.parametrize(
    ("names", "most", "said"),
    [
        (["greedy"], 20, "two different players, not greedy"),
        (["greedy", "greedy"], 20, "two different players, not greedy, greedy"),
        (["greedy", "napoleon"], 20, "napoleon"),
        (["greedy", "random"], 1, "at least 2 matches"),
    ],
)
def test_what_cannot_be_tested_is_refused(names: list[str], most: int, said: str) -> None:
    with pytest.raises(Unknown, match=said):
        trial(TITLE, names, most, pool=MadeUp(lambda number: 1.0))


@pytest.mark.parametrize("rates", [{"even": 0.0}, {"more": 1.0}, {"even": 0.7}, {"alpha": 0.0}, {"beta": 0.5}])
def test_hypotheses_that_make_no_sense_are_refused(rates: dict[str, float]) -> None:
    with pytest.raises(Unknown, match="a test needs"):
        Hypotheses(**rates)


def test_a_real_test_stops_the_other_processes() -> None:
    found = trial("tide-of-iron/first-contact", ["greedy", "random"], 120, seed=1, jobs=2)
    assert found.verdict == "better"
    assert found.games == found.report.games < 30
