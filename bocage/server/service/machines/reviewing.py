"""A reviewing process: matches that are over are played again here, weighed at every step, where that can be ended."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

import msgspec

from bocage import players, registry
from bocage.kernel.journal import Answer, Entry, restore_entry, standing
from bocage.kernel.match import Match, Setup
from bocage.kernel.records import SPECTATOR
from bocage.players import Clock
from bocage.players.reasons import chance
from bocage.registry import system_of
from bocage.server.service.machines.thinking import Jobs, work
from bocage.server.service.pages.review import Advice, Fall, Moment, Review
from bocage.server.service.records.rebuilding import begun
from bocage.server.storage.facts import Seam
from bocage.server.wire import speaker
from bocage.show.sentences import Sentence, Text
from bocage.system import System

ADVISER = "hard"
FALLS = 3
"""So many choices are named for each person."""
LEAST_FALL = 1
"""In per cent: less is no fall."""
MOST_MOMENTS = 1500
"""Of a longer match only every second, third… settled position is weighed."""
MOST_QUESTIONS = 4
"""So many choices of one procedure are put to the adviser, until it differs."""


class _Weighed(msgspec.Struct, frozen=True):
    """A settled position: how it stands for each seat, and the points."""

    revision: int
    values: list[float]
    points: list[int]


def review(job: dict[str, Any]) -> Review:
    """How a match went, from the evaluation and the points wherever it was settled."""
    system, match, recorded = _begun(job)
    sides = sorted(system.show.score(match.view(SPECTATOR)))
    stride = 1 + len(recorded) // MOST_MOMENTS
    weighed, settled = [_weighed(system, match, sides)], 0
    for entry in recorded:
        match.replay([entry])
        if match.result is not None or system.mind.is_settled(match.game):
            settled += 1
            if match.result is not None or settled % stride == 0:
                weighed.append(_weighed(system, match, sides))
    stands = {answer.revision: answer for answer in standing(match.journal)}
    path = [one for one in weighed if one.revision == 0 or one.revision in stands]
    moments = [Moment(one.revision, chance(one.values[0]), one.points) for one in path]
    falls = [fall for seat in job["people"] for fall in _falls(match, path, stands, seat)]
    return Review(sides, moments, falls)


def advise(job: dict[str, Any]) -> Advice:
    """What the adviser would have chosen instead, at the first choice of a procedure where it differs."""
    system, match, recorded = _begun(job)
    start, until, seat = job["revision"], job["until"], job["seat"]
    match.replay([entry for entry in recorded if entry.revision < start])
    asked = 0
    for entry in recorded:
        if not start <= entry.revision <= until:
            continue
        if isinstance(entry, Answer) and entry.seat == seat and entry.how == "chosen" and asked < MOST_QUESTIONS:
            asked += 1
            advice = _advice(system, match, entry, job["seconds"])
            if advice.better is not None:
                return advice
        match.replay([entry])
    first = next(entry for entry in recorded if isinstance(entry, Answer) and entry.revision == start)
    return Advice(start, _said(match.at(start - 1), first))


def _begun(job: dict[str, Any]) -> tuple[System, Match, list[Entry]]:
    registry.PACKAGES.update(job["packages"])
    system = registry.system(job["game"])
    setup = Setup(job["game"], job["scenario"], job["settings"])
    match = begun(system, setup, msgspec.convert(job["seams"], tuple[Seam, ...]), job["stream"])
    return system, match, [restore_entry(msgspec.json.decode(row), system.play.package) for row in job["rows"]]


def _weighed(system: System, match: Match, sides: Sequence[int]) -> _Weighed:
    """A position; that of the end is worth what it brought."""
    seats, result = range(match.game.seats), match.result
    if result is None:
        values = [system.mind.evaluation(match.game, seat) for seat in seats]
    else:
        values = [0.0 if not result.winners else 1.0 if seat in result.winners else -1.0 for seat in seats]
    score = system.show.score(match.view(SPECTATOR))
    return _Weighed(match.revision, values, [score.get(side, 0) for side in sides])


def _falls(match: Match, path: Sequence[_Weighed], stands: dict[int, Answer], seat: int) -> Iterator[Fall]:
    """The choices of a seat after which it stood worst, compared with how it stood before; in their order."""
    order = sorted(stands)
    steps: list[tuple[int, Answer, _Weighed, _Weighed]] = []
    for before, after in pairwise(path):
        first = stands[order[bisect_right(order, before.revision)]]
        lost = chance(before.values[seat]) - chance(after.values[seat])
        if first.seat == seat and first.how == "chosen" and lost >= LEAST_FALL:
            steps.append((lost, first, before, after))
    worst = sorted(steps, key=lambda step: -step[0])[:FALLS]
    for _, answer, before, after in sorted(worst, key=lambda step: step[1].revision):
        said = _said(match.at(before.revision), answer)
        values = chance(before.values[seat]), chance(after.values[seat])
        yield Fall(answer.revision, after.revision, seat, said, *values)


def _advice(system: System, match: Match, entry: Answer, seconds: float) -> Advice:
    """What the adviser would choose where a person chose something."""
    chosen = _said(match, entry)
    decision = match.pending[entry.seat]
    player = players.make(ADVISER, f"review/{entry.revision}", entry.seat, system)
    option = player.choose(match.view(entry.seat), decision, Clock(seconds))
    if option == entry.option:
        return Advice(entry.revision, chosen)
    better = speaker(system, match.view(entry.seat)).sentence("option", option)
    reason = None if player.reason is None else Text(player.reason.key, dict(player.reason.args))
    return Advice(entry.revision, chosen, better, reason)


def _said(match: Match, answer: Answer) -> Sentence:
    """A choice in the words of the seat that made it, in the position in which it was made."""
    return speaker(system_of(match), match.view(answer.seat)).sentence("option", answer.option)


JOBS: Jobs = {"review": review, "advise": advise}

if __name__ == "__main__":
    work(JOBS)
