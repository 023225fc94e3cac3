"""Benchmarks: how fast a scenario is set up, played at random and cloned."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median

import msgspec

from bocage import players, registry
from bocage.arena.playing import Playing, play, play_out
from bocage.kernel.match import Match

KEPT_CLONES = 10_000
FEWEST_GAMES = 3
FIXED_LOOP = 100_000

Progress = Callable[[float], None]


class Figures(msgspec.Struct):
    """The speed of one scenario. Clones are timed while all of them are kept, in the middle of a match.

    Decisions are those that wait for a player; answers are all that the journal holds, those too that the kernel gives
    in windows on hidden holdings to a seat that has nothing to choose.
    A clone shares its tables until it writes one: `written_us` is the time of a clone that has gone its own way.
    `loop_ms` is what a fixed loop took between the matches: by it figures of different machines, or of different
    moods of one machine, can be compared.

    >>> Figures("tide-of-iron/first-contact", 2e4, 2.5e4, 12.0, 3.0, 12.0, 9.0, 4.5, games=4, decisions=900).clone_us
    3.0
    """

    title: str
    decisions_per_s: float
    answers_per_s: float
    options_per_decision: float
    clone_us: float
    written_us: float
    setup_ms: float
    loop_ms: float
    games: int
    decisions: int


def measure(title: str, seed: int = 0, seconds: float = 2.0, progress: Progress = lambda part: None) -> Figures:
    """Measure GAME/SCENARIO: whole random matches for at least so many seconds, after as many to warm its tables up."""
    system, scenario = registry.scenario(title)
    title = f"{system.name}/{scenario}"
    length = _warm_up(title, seed, seconds)
    setups: list[float] = []
    loops: list[float] = []
    decisions = options = answers = games = 0
    spent = 0.0
    while spent < seconds or games < FEWEST_GAMES:
        games += 1
        begun = time.perf_counter()
        match = _setup(title, seed + games)
        ready = time.perf_counter()
        played = _play_game(match, seed + games)
        spent += time.perf_counter() - ready
        setups.append(ready - begun)
        loops.append(_loop_seconds())
        decisions += played.decisions
        options += played.options
        answers += played.answers
        progress(min(spent / seconds, 1.0))
    middle = _setup(title, seed)
    play(middle, [players.make("random", seed, seat) for seat in range(middle.game.seats)], most=length // 2)
    return Figures(
        title=title,
        decisions_per_s=round(decisions / spent, 1),
        answers_per_s=round(answers / spent, 1),
        options_per_decision=round(options / max(decisions, 1), 2),
        clone_us=round(_clone_seconds(middle, Match.clone) * 1e6, 2),
        written_us=round(_clone_seconds(middle, _written_clone) * 1e6, 2),
        setup_ms=round(median(setups) * 1e3, 2),
        loop_ms=round(median(loops) * 1e3, 2),
        games=games,
        decisions=decisions,
    )


def _warm_up(title: str, seed: int, seconds: float) -> int:
    """Play matches of other seeds until what a scenario works out on demand is mostly there; answers their length."""
    until = time.perf_counter() + seconds
    length = _play_game(_setup(title, seed), seed).decisions
    while time.perf_counter() < until:
        seed -= 1
        _play_game(_setup(title, seed), seed)
    return length


def _setup(title: str, seed: int) -> Match:
    system, scenario = registry.scenario(title)
    return registry.new(title, seed=seed, settings=system.trial(scenario))


def _play_game(match: Match, seed: int) -> Playing:
    table = [players.make("random", seed, seat) for seat in range(match.game.seats)]
    return play_out(match, table)


def _loop_seconds() -> float:
    """How long a fixed loop of plain Python takes just now."""
    begun = time.perf_counter()
    total = 0
    for number in range(FIXED_LOOP):
        total += number & 7
    return time.perf_counter() - begun


def _clone_seconds(match: Match, clone: Callable[[Match], Match]) -> float:
    """The time of one clone, while ten thousand are made and kept."""
    begun = time.perf_counter()
    kept = [clone(match) for _ in range(KEPT_CLONES)]
    return (time.perf_counter() - begun) / len(kept)


def _written_clone(match: Match) -> Match:
    """A clone that has written a record of its largest table."""
    new = match.clone()
    tables = (getattr(new.game, name) for name in new.game.TABLES)
    new.game.put(next(item for item in max(tables, key=len) if item is not None))
    return new
