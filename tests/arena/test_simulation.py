"""Simulations: seats exchanged, seeds paired, the same in any number of processes, errors counted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from bocage import players, registry
from bocage.arena import Processes, ladder, measure, play, plot, simulate
from bocage.arena.playing import play_out
from bocage.arena.simulation import Outcome, Task
from bocage.kernel import Decision, Option, RulesError, Unknown, View
from bocage.players import Clock, Player
from bocage.system import System


class Seeing(Player):
    """Takes the first option, and remembers what it was shown."""

    def __init__(self) -> None:
        self.views: list[View | None] = []

    def choose(self, view: View | None, decision: Decision, clock: Clock) -> Option:
        self.views.append(view)
        first: Option = decision.options[0]
        return first


class Nowhere:
    """A pool in which whoever has the first seats wins."""

    def outcomes(self, tasks: Sequence[Task]) -> Iterator[Outcome]:
        for task in tasks:
            assert task.seating == ("random", "random", "easy", "easy")
            yield Outcome(task, winners=(0, 1), decisions=1)


def test_the_same_seed_gives_the_same_report_in_any_number_of_processes() -> None:
    one = simulate("skirmish", ["random"], games=30, seed=4, jobs=1)
    two = simulate("skirmish", ["random"], games=30, seed=4, jobs=2)
    assert (one.wins_by_seat, one.draws, one.decisions) == (two.wins_by_seat, two.draws, two.decisions)
    assert one.games == two.games == 30


def test_another_seed_gives_other_matches() -> None:
    one = simulate("skirmish", ["random"], games=30, seed=4)
    two = simulate("skirmish", ["random"], games=30, seed=400)
    assert one.decisions != two.decisions


def test_each_seed_is_played_once_in_every_seating(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[str, int, int]] = []

    def make(name: str, seed: int, seat: int, system: System) -> Player:
        made.append((name, seed, seat))
        return Seeing()

    monkeypatch.setattr("bocage.players.make", make)
    simulate("skirmish", ["a", "b"], games=4, seed=10)
    assert made[2:] == [
        *[("a", 10, 0), ("b", 10, 1), ("b", 10, 0), ("a", 10, 1)],
        *[("a", 11, 0), ("b", 11, 1), ("b", 11, 0), ("a", 11, 1)],
    ]


def test_allied_seats_are_played_by_one_player() -> None:
    report = simulate("tide-of-iron/mill-bridge-4", ["random", "easy"], games=1, seed=1, pool=Nowhere())
    assert report.wins == {"random": 1, "easy": 0}
    assert report.wins_by_seat == [1, 1, 0, 0]


def test_a_match_that_breaks_is_counted_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.cli.mini.Shot.hit", lambda self, game, pool: [][1])
    report = simulate("skirmish/ambush", ["random"], games=10, seed=7)
    assert report.games == 10
    assert report.errors == len(report.failures) > 0
    assert report.failures[0].error == "IndexError: list index out of range"
    assert report.failures[0].seed == 7 + report.failures[0].game


def test_progress_is_told_after_each_match() -> None:
    told: list[int] = []
    simulate("skirmish", ["random"], games=3, progress=told.append)
    assert told == [1, 2, 3]


def test_unknown_players_and_too_many_of_them_are_refused() -> None:
    with pytest.raises(Unknown, match="napoleon"):
        simulate("skirmish", ["random", "napoleon"], games=1)
    with pytest.raises(Unknown, match="3 players for the 2 seats"):
        simulate("skirmish", ["random"] * 3, games=1)


def test_only_players_that_need_a_view_are_given_one() -> None:
    match = registry.new("skirmish", seed=1)
    seeing = Seeing()
    play(match, [seeing, players.make("random", 1, 1)])
    assert seeing.views
    assert all(view is not None and view.seat == 0 for view in seeing.views)


def test_a_match_without_end_is_a_defect(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bocage.arena.playing.MOST_DECISIONS", 5)
    with pytest.raises(RulesError, match="no end after 5 decisions"):
        play_out(registry.new("skirmish", seed=1), [players.make("random", 1, seat) for seat in (0, 1)])


def test_figures_are_measured() -> None:
    figures = measure("skirmish", seconds=0.01)
    assert figures.title == "skirmish/meadow"
    assert figures.games >= 3
    assert figures.decisions > 30
    assert figures.clone_us > 0


def test_answers_of_the_kernel_count_apart() -> None:
    match = registry.new("heroes-of-normandie/saint-aubert", seed=1)
    played = play_out(match, [players.make("random", 1, seat) for seat in (0, 1)])
    assert played.answers == match.revision > played.decisions


def test_a_report_says_how_sure_it_is() -> None:
    report = simulate("skirmish", ["random"], games=20, seed=4)
    share = report.shares_by_seat[0]
    assert share.low < share.share < share.high
    assert report.lengths.fewest <= report.lengths.median <= report.lengths.most


def test_a_pool_is_a_plug() -> None:
    class Elsewhere:
        def __init__(self) -> None:
            self.tasks: list[Task] = []

        def outcomes(self, tasks: Sequence[Task]) -> Iterator[Outcome]:
            self.tasks.extend(tasks)
            return Processes(1).outcomes(tasks)

    elsewhere = Elsewhere()
    report = simulate("skirmish", ["random"], games=5, seed=4, pool=elsewhere)
    assert len(elsewhere.tasks) == report.games == 5
    assert report.wins_by_seat == simulate("skirmish", ["random"], games=5, seed=4).wins_by_seat


def test_a_ladder_rates_everyone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bocage.players.make", lambda name, seed, seat, system: Seeing())
    climbed = ladder(["skirmish"], ["a", "b", "c"], games=4)
    assert set(climbed.elo) == {"a", "b", "c"}
    assert [report.players for report in climbed.reports] == [["a", "b"], ["a", "c"], ["b", "c"]]
    assert climbed.elo == dict.fromkeys("abc", 0)


def test_a_plot_shows_every_player_and_seat() -> None:
    drawn = plot([simulate("skirmish", ["random"], games=4)])
    assert drawn.count("<circle") == 3
