"""Simulation: many matches over several processes, seats exchanged and seeds paired."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from statistics import median

import msgspec

from bocage import players, registry
from bocage.arena.playing import play_out
from bocage.arena.pools import Pool, Processes
from bocage.arena.statistics import Interval, Pairing, interval, ratings
from bocage.kernel.errors import Unknown
from bocage.kernel.records import Seat
from bocage.players import Clock
from bocage.registry import system_of

Progress = Callable[[int], None]


class Failure(msgspec.Struct, frozen=True):
    """A match that broke: its number, its seed, and what went wrong in one line.

    >>> Failure(3, 8, "RulesError: the last frame ended").seed
    8
    """

    game: int
    seed: int
    error: str


class Lengths(msgspec.Struct, frozen=True):
    """How many decisions a match took: the shortest, the one in the middle and the longest.

    >>> Lengths(80, 120, 200).median
    120
    """

    fewest: int = 0
    median: int = 0
    most: int = 0


class Report(msgspec.Struct):
    """What came of a simulation. `wins` is by player's name, `wins_by_seat` by seat; a shared win counts for each.

    `shares` and `shares_by_seat` are the same as shares of the matches, with their confidence intervals, where a draw
    is half a win; `elo` are ratings from this simulation alone.

    >>> Report("tide-of-iron/first-contact", ["random"], 7).games
    0
    """

    title: str
    players: list[str]
    seed: int
    games: int = 0
    wins: dict[str, int] = {}
    wins_by_seat: list[int] = []
    draws: int = 0
    errors: int = 0
    shares: dict[str, Interval] = {}
    shares_by_seat: list[Interval] = []
    elo: dict[str, int] = {}
    decisions: int = 0
    lengths: Lengths = Lengths()
    seconds: float = 0.0
    decisions_per_s: float = 0.0
    failures: list[Failure] = []


class Task(msgspec.Struct, frozen=True):
    """One match to play: which player sits where, its seed, and the clock for each choice, if any."""

    number: int
    title: str
    seed: int
    seating: tuple[str, ...]
    packs: tuple[Path, ...] = ()
    seconds: float | None = None


class Outcome(msgspec.Struct, frozen=True):
    """What came of one match."""

    task: Task
    winners: tuple[int, ...] = ()
    decisions: int = 0
    error: str = ""


def seatings(names: Sequence[str], seats: int, sides: Sequence[Sequence[Seat]] = ()) -> list[tuple[str, ...]]:
    """Every way round the table, so that no player keeps the better seat.

    Allied seats are played by the same player, unless there are more players than sides.

    >>> seatings(["greedy", "random"], 2)
    [('greedy', 'random'), ('random', 'greedy')]
    >>> seatings(["greedy", "random"], 4, sides=[(0, 1), (2, 3)])
    [('greedy', 'greedy', 'random', 'random'), ('random', 'random', 'greedy', 'greedy')]
    >>> seatings(["random"], 3)
    [('random', 'random', 'random')]
    """
    if not sides or len(names) > len(sides):
        sides = [(seat,) for seat in range(seats)]
    side_of = {seat: number for number, side in enumerate(sides) for seat in side}
    turns = []
    for turn in range(len(sides)):
        by_side = [names[(number + turn) % len(sides) % len(names)] for number in range(len(sides))]
        turns.append(tuple(by_side[side_of[seat]] for seat in range(seats)))
    return list(dict.fromkeys(turns))


def simulate(
    title: str,
    names: Sequence[str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    packs: tuple[Path, ...] = (),
    progress: Progress = lambda done: None,
    pool: Pool | None = None,
    seconds: float | None = None,
    is_enough: Callable[[Outcome], bool] = lambda outcome: False,
) -> Report:
    """Play matches of GAME/SCENARIO; each seed is played once in every seating, then comes the next seed.

    A pool plays them elsewhere than in `jobs` processes of this machine. `seconds` is the clock for each choice,
    in processor time.
    After a match that `is_enough` no more are played.
    """
    tasks = tasks_for(title, names, games, seed, packs, seconds)
    seats = len(tasks[0].seating)
    report = Report(tasks[0].title, list(names), seed, wins=dict.fromkeys(names, 0), wins_by_seat=[0] * seats)
    begun = time.perf_counter()
    lengths = []
    for outcome in (pool or Processes(jobs)).outcomes(tasks):
        _count(report, outcome)
        lengths.append(outcome.decisions)
        progress(report.games)
        if is_enough(outcome):
            break
    report.seconds = round(time.perf_counter() - begun, 3)
    report.decisions_per_s = round(report.decisions / max(report.seconds, 0.001), 1)
    report.lengths = Lengths(min(lengths), round(median(lengths)), max(lengths))
    _sum_up(report)
    return report


def tasks_for(
    title: str, names: Sequence[str], games: int, seed: int, packs: tuple[Path, ...], seconds: float | None
) -> list[Task]:
    """The matches to play, in order; whatever is wrong with what is asked for is said before the first."""
    system, scenario = registry.scenario(title, packs)
    title = f"{system.name}/{scenario}"
    info = system.play.scenarios(packs)[scenario]
    if len(names) > info.seats:
        raise Unknown(f"{len(names)} players for the {info.seats} seats of {title}")
    for name in names:
        players.make(name, seed, 0, system)
    ways = seatings(names, info.seats, info.sides)
    return [Task(n, title, seed + n // len(ways), ways[n % len(ways)], packs, seconds) for n in range(games)]


def _sum_up(report: Report) -> None:
    """Shares and ratings from the counts; matches that broke say nothing."""
    whole, half = report.games - report.errors, report.draws / 2
    report.shares = {name: interval(wins + half, whole) for name, wins in report.wins.items()}
    report.shares_by_seat = [interval(wins + half, whole) for wins in report.wins_by_seat]
    report.elo = ratings(pairings_of(report))


def pairings_of(report: Report) -> list[Pairing]:
    """A report of two different players as results for ratings; anything else gives none."""
    names = list(dict.fromkeys(report.players))
    if len(names) != 2:
        return []
    one, other = names
    return [Pairing(one, other, report.wins[one] + report.draws / 2, report.games - report.errors)]


def play_task(task: Task) -> Outcome:
    """Play one match; whatever goes wrong in it is its outcome."""
    try:
        match = registry.new(task.title, seed=task.seed, packs=task.packs)
        table = [players.make(name, task.seed, seat, system_of(match)) for seat, name in enumerate(task.seating)]
        played = play_out(match, table, Clock(task.seconds, processor=True))
    except Exception as error:
        return Outcome(task, error=" ".join(f"{type(error).__name__}: {error}".split()))
    return Outcome(task, match.result.winners if match.result else (), played.decisions)


def _count(report: Report, outcome: Outcome) -> None:
    report.games += 1
    report.decisions += outcome.decisions
    if outcome.error:
        report.errors += 1
        report.failures.append(Failure(outcome.task.number, outcome.task.seed, outcome.error))
    elif not outcome.winners:
        report.draws += 1
    for seat in outcome.winners:
        report.wins_by_seat[seat] += 1
    for name in winning_names(outcome):
        report.wins[name] += 1


def winning_names(outcome: Outcome) -> Iterable[str]:
    """The players that won a match, each once."""
    return dict.fromkeys(outcome.task.seating[seat] for seat in outcome.winners)
