"""Simulation: many matches over several processes, seats exchanged and seeds paired."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from multiprocessing import get_context
from pathlib import Path

import msgspec

from bocage import players, registry
from bocage.arena.playing import play_out
from bocage.kernel.errors import Unknown

Progress = Callable[[int], None]


class Failure(msgspec.Struct, frozen=True):
    """A match that broke: its number, its seed, and what went wrong in one line.

    >>> Failure(3, 8, "RulesError: the last frame ended").seed
    8
    """

    game: int
    seed: int
    error: str


class Report(msgspec.Struct):
    """What came of a simulation. `wins` is by player's name, `wins_by_seat` by seat; a shared win counts for each.

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
    decisions: int = 0
    seconds: float = 0.0
    decisions_per_s: float = 0.0
    failures: list[Failure] = []


class Task(msgspec.Struct, frozen=True):
    """One match to play: which player sits where, and its seed."""

    number: int
    title: str
    seed: int
    seating: tuple[str, ...]
    packs: tuple[Path, ...] = ()


class Outcome(msgspec.Struct, frozen=True):
    """What came of one match."""

    task: Task
    winners: tuple[int, ...] = ()
    decisions: int = 0
    error: str = ""


def seatings(names: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Every way round the table, so that no player keeps the better seat.

    >>> seatings(["greedy", "random"], 2)
    [('greedy', 'random'), ('random', 'greedy')]
    >>> seatings(["random"], 3)
    [('random', 'random', 'random')]
    """
    table = tuple(names[seat % len(names)] for seat in range(seats))
    turns = [table[turn:] + table[:turn] for turn in range(seats)]
    return list(dict.fromkeys(turns))


def simulate(
    title: str,
    names: Sequence[str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    packs: tuple[Path, ...] = (),
    progress: Progress = lambda done: None,
) -> Report:
    """Play matches of GAME/SCENARIO; each seed is played once in every seating, then comes the next seed."""
    system, scenario = registry.scenario(title, packs)
    title = f"{system.name}/{scenario}"
    seats = system.scenarios(packs)[scenario].seats
    if len(names) > seats:
        raise Unknown(f"{len(names)} players for the {seats} seats of {title}")
    for name in names:
        players.make(name, seed, 0)
    ways = seatings(names, seats)
    tasks = [Task(n, title, seed + n // len(ways), ways[n % len(ways)], packs) for n in range(games)]
    report = Report(title, list(names), seed, wins=dict.fromkeys(names, 0), wins_by_seat=[0] * seats)
    begun = time.perf_counter()
    for outcome in _outcomes(tasks, jobs):
        _count(report, outcome)
        progress(report.games)
    report.seconds = round(time.perf_counter() - begun, 3)
    report.decisions_per_s = round(report.decisions / max(report.seconds, 0.001), 1)
    return report


def _outcomes(tasks: Sequence[Task], jobs: int) -> Iterator[Outcome]:
    if min(jobs, len(tasks)) <= 1:
        yield from map(play_task, tasks)
        return
    chunk = max(1, min(16, len(tasks) // (jobs * 4)))
    with get_context().Pool(min(jobs, len(tasks))) as pool:
        yield from pool.imap(play_task, tasks, chunksize=chunk)


def play_task(task: Task) -> Outcome:
    """Play one match; whatever goes wrong in it is its outcome."""
    try:
        match = registry.new(task.title, seed=task.seed, packs=task.packs)
        table = [players.make(name, task.seed, seat) for seat, name in enumerate(task.seating)]
        played = play_out(match, table)
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
    for name in _winning_names(outcome):
        report.wins[name] += 1


def _winning_names(outcome: Outcome) -> Iterable[str]:
    return dict.fromkeys(outcome.task.seating[seat] for seat in outcome.winners)
