"""Random games, the positions that the checks look at, and the words in which they complain."""

from __future__ import annotations

import os
import random
import signal
import threading
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

from bocage.kernel import Argument, Ask, Decision, Frame, Game, LiveDice, Match, Option, Seat, Setup, dump
from bocage.system import System

T = TypeVar("T")

GAMES = int(os.environ.get("BOCAGE_GAMES", "3"))
BOUND = 20_000
PATIENCE = 20.0
PER_PROMPT = 2
SPREAD = 10
MOST = 40


class Played(NamedTuple):
    """A random game: how it ended, some of its positions, and one of each kind of option, frame and prompt."""

    match: Match
    positions: tuple[Match, ...]
    options: dict[type[Option], Option]
    frames: dict[type[Any], Frame[Any]]
    prompts: dict[str, Mapping[str, Argument]]


def new_match(system: System, scenario: str, seed: int | str) -> Match:
    return Match.new(system.play, Setup(system.name, scenario, system.trial(scenario)), seed)


def dice_of(seed: int | str, match: Match) -> LiveDice:
    return LiveDice(str(seed), f"{match.setup.game}/{match.setup.scenario}")


def where(match: Match) -> str:
    """Which position this is, so that anyone can have it again."""
    dice = match.game.dice
    seed = dice.seed if isinstance(dice, LiveDice) else "-"
    prompts = ", ".join(sorted({decision.prompt for decision in match.pending.values()})) or "over"
    return f"{match.setup.game}/{match.setup.scenario}, seed {seed}, revision {match.revision} ({prompts})"


def ensure(holds: bool, match: Match, problem: str) -> None:
    if not holds:
        raise AssertionError(f"{where(match)}: {problem}")


def ensure_same(one: Any, other: Any, match: Match, problem: str) -> None:
    """Complain about the first difference between two plain values."""
    if why := difference(one, other):
        raise AssertionError(f"{where(match)}: {problem}: {why}")


def chance_for(match: Match, purpose: str) -> random.Random:
    """Choices of a check that are the same in every run."""
    return random.Random(f"{where(match)}: {purpose}")


def some(items: Sequence[T], most: int, chance: random.Random) -> list[T]:
    """At most so many of the items, in their order."""
    if len(items) <= most:
        return list(items)
    return [items[i] for i in sorted(chance.sample(range(len(items)), most))]


def choose(match: Match, option: Option, seat: Seat) -> None:
    """Choose, and complain with the place and the option if that fails."""
    here = where(match)
    try:
        with patience():
            match.choose(option, seat=seat)
    except Exception as error:
        raise AssertionError(f"{here}: seat {seat} chooses {option}: {type(error).__name__}: {error}") from error


@contextmanager
def patience() -> Iterator[None]:
    """Interrupt steps that go on without ever asking; where there are no such alarms, wait.

    The alarm counts processor time: a machine that is busy, or a process that is halted, is no defect of the rules.
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGVTALRM, _give_up)
    signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def _give_up(*_: object) -> None:
    raise TimeoutError(f"no decision for {PATIENCE} seconds of processor time")


def random_choice(match: Match, chance: random.Random) -> tuple[Option, Seat]:
    decision = chance.choice(list(match.pending.values()))
    return chance.choice(decision.options), decision.seat


def walk(match: Match, seed: int | str, bound: int = BOUND) -> Iterator[Match]:
    """Play a random game on the match to its end, and stop at each decision before it is answered."""
    chance = random.Random(f"{match.setup.scenario}:{seed}")
    first = match.revision
    while match.pending:
        yield match
        choose(match, *random_choice(match, chance))
        ensure(match.revision - first <= bound, match, f"no result after {bound} decisions")
    ensure(match.result is not None, match, "nothing is asked, and there is no result")


def play(system: System, scenario: str, seed: int, bound: int = BOUND) -> Played:
    """A random game to its end, with a fair sample of its positions."""
    try:
        match = new_match(system, scenario, seed)
    except Exception as error:
        title = f"{system.name}/{scenario}, seed {seed}"
        raise AssertionError(f"{title}: it does not begin: {type(error).__name__}: {error}") from error
    chance = random.Random(f"positions of {scenario}:{seed}")
    by_prompt: Counter[str] = Counter()
    firsts: list[Match] = []
    spread: list[Match] = []
    options: dict[type[Option], Option] = {}
    frames: dict[type[Any], Frame[Any]] = {}
    prompts: dict[str, Mapping[str, Argument]] = {}
    for n, position in enumerate(walk(match, seed, bound)):
        decisions = position.pending.values()
        _check_decisions(position, decisions)
        options.update((type(option), option) for decision in decisions for option in decision.options)
        frames.update((type(frame), frame) for frame in position.trail())
        prompts.update((decision.prompt, decision.args) for decision in decisions)
        new = [decision.prompt for decision in decisions if by_prompt[decision.prompt] < PER_PROMPT]
        by_prompt.update(decision.prompt for decision in decisions)
        if new and len(firsts) < MOST:
            firsts.append(position.clone())
        elif len(spread) < SPREAD:
            spread.append(position.clone())
        elif (place := chance.randrange(n)) < SPREAD:
            spread[place] = position.clone()
    positions = sorted(firsts + spread, key=lambda position: position.revision)
    return Played(match, tuple(positions), options, frames, prompts)


def _check_decisions(match: Match, decisions: Any) -> None:
    asked = match.game.asked
    one_is_enough = not isinstance(asked, Ask) or asked.hidden or asked.proposals
    for decision in decisions:
        ensure(len(decision.options) > 0, match, f"seat {decision.seat} has nothing to choose from")
        if len(decision.options) == 1:
            ensure(one_is_enough, match, f"seat {decision.seat} is asked, and has one answer")


@lru_cache(maxsize=256)
def played(system: System, scenario: str, seed: int) -> Played:
    """The random game of a seed, played once for all checks."""
    return play(system, scenario, seed)


def sampled(system: System, scenario: str, seed: int, most: int) -> list[Match]:
    """At most so many positions of the random game of a seed, always the same ones."""
    return some(played(system, scenario, seed).positions, most, random.Random(f"{scenario}:{seed}:{most}"))


# What a position is, as plain data that can be compared


def question(decision: Decision) -> dict[str, Any]:
    return {
        "seat": decision.seat,
        "prompt": decision.prompt,
        "args": dict(decision.args),
        "options": [dump(option) for option in decision.options],
    }


def questions(match: Match) -> list[dict[str, Any]]:
    return [question(decision) for decision in match.pending.values()]


def kept(game: Game) -> dict[str, Any]:
    """The derived indexes and whatever else a system keeps outside of its tables."""
    names = [name for name in game._all_slots if name not in Game.__slots__ and name not in game.TABLES]
    values = {name: getattr(game, name) for name in names}
    return {name: value.copy() if isinstance(value, list | dict | set) else value for name, value in values.items()}


def difference(a: Any, b: Any, path: str = "") -> str:
    """The first place where two plain values differ, in words; empty where they are equal."""
    if isinstance(a, Mapping) and isinstance(b, Mapping):
        for key in sorted({*a, *b}, key=str):
            if key not in a or key not in b:
                return f"{path}.{key}: only in the {'second' if key not in a else 'first'}"
            if found := difference(a[key], b[key], f"{path}.{key}"):
                return found
        return ""
    if isinstance(a, list | tuple) and isinstance(b, list | tuple):
        for i, (one, other) in enumerate(zip(a, b, strict=False)):
            if found := difference(one, other, f"{path}[{i}]"):
                return found
        if len(a) != len(b):
            longer = (a if len(a) > len(b) else b)[min(len(a), len(b))]
            return f"{path}: {len(a)} or {len(b)} items, such as {longer}"
        return ""
    return "" if a == b else f"{path}: {a!r} or {b!r}"


# Matches that a seat cannot tell from the true one


def twin_of(match: Match, seat: Seat, salt: int | str) -> Match:
    """The match with all that is hidden from the seat drawn anew, under the same journal and the same chance."""
    twin = match.clone()
    try:
        twin.game = match.imagined(seat, dice_of(f"twin {salt}", match))
    except Exception as error:
        problem = f"determinize fails for seat {seat}: {type(error).__name__}: {error}"
        raise AssertionError(f"{where(match)}: {problem}") from error
    twin.game.dice = match.game.dice.clone()
    twin.game.hush()
    twin._first = None
    return twin
