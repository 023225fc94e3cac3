"""Checks against what was recorded: saved games replayed, transcripts compared as text, trees counted."""

from __future__ import annotations

import difflib
import json
from pathlib import Path

from bocage.kernel import BadSave, Dice, Match, Setup, dump, saves
from bocage.kernel.journal import Answer, entries
from bocage.system import System

from .play import ensure, new_match, walk

RECORDED = Path(__file__).parents[1] / "recorded"
SEED = 1944
DECISIONS = 150
LEAVES = 2_000
DEPTH = 6
SCRIPT = (1, 6, 3, 5, 2, 4)


class RepeatingDice(Dice):
    """Dice that fall by a short script over and over, so that a count of a tree depends on no seed."""

    __slots__ = ()

    def draw(self, bound: int) -> int:
        face = (SCRIPT[self.counter % len(SCRIPT)] - 1) % bound + 1
        self.counter += 1
        return face


def recorded_save(system: System, scenario: str) -> bytes:
    """A whole random game as a save."""
    match = new_match(system, scenario, SEED)
    for _ in walk(match, SEED):
        pass
    return saves.save(match)


def transcript(system: System, scenario: str) -> str:
    """The first decisions of a random game: where it is, who is asked what, what is chosen, and what is told."""
    match = new_match(system, scenario, SEED)
    lines = [f"{system.name}/{scenario}, seed {SEED}, rules {system.play.version}"]
    lines += [f"        {told.event}{_audience(told.to)}" for told in match.opening]
    past = match.journal
    for n, position in enumerate(walk(match, SEED)):
        lines += _answers(position, past)
        past = position.journal
        if n == DECISIONS:
            return "\n".join([*lines, ""])
        lines.append(f"{position.revision}: {' › '.join(type(frame).__name__ for frame in position.trail())}")
        for decision in position.pending.values():
            args = "".join(f", {name} {value}" for name, value in decision.args.items())
            lines.append(f"    seat {decision.seat}, {decision.prompt}{args}: {len(decision.options)} options")
    return "\n".join([*lines, *_answers(match, past), str(match.result), ""])


def _answers(match: Match, past: object) -> list[str]:
    """What was answered since, and what was told."""
    lines: list[str] = []
    node = match.journal
    while node is not past and node is not None:
        entry, node, _ = node
        if isinstance(entry, Answer):
            how = "" if entry.how == "chosen" else f" ({entry.how})"
            dice = f"  dice {' '.join(map(str, entry.faces))}" if entry.faces else ""
            told = [f"        {told.event}{_audience(told.to)}" for told in entry.told]
            lines = [f"    > {entry.seat}: {entry.option}{how}{dice}", *told, *lines]
    return lines


def _audience(to: int) -> str:
    return "" if to == -1 else f"  [to {to:b}]" if to >= 0 else f"  [not to {~to:b}]"


def perft(system: System, scenario: str, depth: int) -> list[int]:
    """How many sequences of so many choices there are, from the first decision on, with the dice of the script."""
    level = [Match.new(system.play, Setup(system.name, scenario), dice=RepeatingDice())]
    counts: list[int] = []
    for _ in range(depth):
        counts.append(sum(len(match.decision.options) for match in level if match.decision is not None))
        if len(counts) < depth:
            level = [after for match in level for after in _children(match)]
    return counts


def _children(match: Match) -> list[Match]:
    decision = match.decision
    if decision is None:
        return []
    after = [match.clone() for _ in decision.options]
    for clone, option in zip(after, decision.options, strict=True):
        clone.choose(option, seat=decision.seat)
    return after


def perft_to_record(system: System, scenario: str) -> list[int]:
    """The counts as deep as they stay small."""
    counts = perft(system, scenario, 1)
    while counts[-1] <= LEAVES and len(counts) < DEPTH:
        counts = perft(system, scenario, len(counts) + 1)
    return counts


def check_recorded(system: System, scenario: str, folder: Path = RECORDED) -> None:
    """The recorded game is verified die by die, loaded, and tells the same events when it is played again."""
    data = _read(system, scenario, folder, f"{scenario}.json").encode()
    try:
        content = saves.read(data)
        saves.verify(content, system.play)
    except BadSave as error:
        raise AssertionError(
            f"{system.name}/{scenario}: the recorded game: {error}; {_advice(system, scenario)}"
        ) from error
    loaded = saves.load(content, system.play)
    again = new_match(system, scenario, SEED)
    again.replay(entries(loaded.journal))
    ensure(again.game.digest() == loaded.game.digest(), loaded, "the recorded game, replayed, ends in another state")
    told = [[dump(told.event), told.to] for told in loaded.told()]
    ensure(
        told == [[dump(told.event), told.to] for told in again.told()], loaded, "the recorded game tells other events"
    )


def check_transcript(system: System, scenario: str, folder: Path = RECORDED) -> None:
    """The golden playthrough reads as it did."""
    golden = _read(system, scenario, folder, f"{scenario}.txt").split("\n")
    now = transcript(system, scenario).split("\n")
    changes = list(difflib.unified_diff(golden, now, "recorded", "now", lineterm="", n=3))
    shown = "\n".join(changes[:60])
    assert not changes, f"{system.name}/{scenario} plays otherwise; {_advice(system, scenario)}\n{shown}"


def check_perft(system: System, scenario: str, folder: Path = RECORDED) -> None:
    """The tree of the first decisions has as many branches as it had."""
    recorded = json.loads(_read(system, scenario, folder, "perft.json")).get(scenario)
    assert recorded, f"{system.name}/{scenario}: no counts are recorded; {_advice(system, scenario)}"
    now = perft(system, scenario, len(recorded))
    assert now == recorded, f"{system.name}/{scenario}: {recorded} branches were recorded, now there are {now}"


def _read(system: System, scenario: str, folder: Path, name: str) -> str:
    path = folder / system.name / name
    assert path.is_file(), f"{system.name}/{scenario}: {name} is not recorded; {_advice(system, scenario)}"
    return path.read_text(encoding="utf-8")


def _advice(system: System, scenario: str) -> str:
    return f"if that is right: python -m tests.generic.record {system.name}/{scenario}"
