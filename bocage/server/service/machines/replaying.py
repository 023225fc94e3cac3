"""A replaying process: saves and pasts are played again here, where that can be ended. It knows their seeds."""

from __future__ import annotations

import contextlib
from typing import Any

import msgspec

from bocage import registry
from bocage.kernel.journal import Entry, entries, restore_entry
from bocage.kernel.match import Match, Setup
from bocage.kernel.past import Mark, nearest
from bocage.server.forms import ResultForm
from bocage.server.service.machines.thinking import Jobs, work
from bocage.server.service.pages.dice_page import DicePage, opened
from bocage.server.service.records.rebuilding import BROKEN, begun, match_of_save, opening_of, written
from bocage.server.storage.facts import Seam
from bocage.system import System

MOST_MARKS = 8
"""So many positions on the way to the one that is looked at come with it."""


class Imported(msgspec.Struct, frozen=True):
    """A save that comes out as it was recorded, as it is stored; `state` is that of a revision before its last."""

    game: str
    scenario: str
    settings: dict[str, Any]
    rules: str
    stream: str
    seams: tuple[Seam, ...]
    opening: list[dict[str, Any]]
    seats: int
    revision: int
    counter: int
    waiting: tuple[int, ...]
    result: ResultForm | None
    rows: list[tuple[int, str]]
    marked: int
    state: msgspec.Raw


def take(job: dict[str, Any]) -> Imported:
    """Play a save again."""
    registry.PACKAGES.update(job["packages"])
    match, seams, stream = match_of_save(msgspec.json.encode(job["save"]))
    mark = nearest(match.marks, max(0, match.revision - job["behind"]))[-1]
    result = None if match.result is None else ResultForm(list(match.result.winners), match.result.rule)
    return Imported(
        game=match.setup.game,
        scenario=match.setup.scenario,
        settings=match.setup.settings,
        rules=match.play.version,
        stream=stream,
        seams=seams,
        opening=opening_of(match),
        seats=match.game.seats,
        revision=match.revision,
        counter=match.game.dice.counter,
        waiting=tuple(match.pending),
        result=result,
        rows=written(entries(match.journal)),
        marked=mark.revision,
        state=msgspec.Raw(msgspec.json.encode(mark.game.state())),
    )


def look_back(job: dict[str, Any]) -> list[tuple[int, msgspec.Raw]]:
    """The position after some entries, the last, and a few on the way to it."""
    system, setup, seams = _record(job)
    origin = begun(system, setup, seams, job["stream"])
    recorded = [restore_entry(msgspec.json.decode(row), system.play.package) for row in job["rows"]]
    at = None
    if job["state"] is not None:
        game = origin.marks[0].game.clone()
        game.restore(job["state"], system.play.package)
        game.hush()
        at = Mark(job["marked"], game)
    match = Match.resume(origin, recorded, at, opening=(), orders={})
    marks = match.marks[1:][-MOST_MARKS:]
    if not marks or marks[-1].revision != match.revision:
        marks = (*marks, Mark(match.revision, match.game))
    return [(mark.revision, msgspec.Raw(msgspec.json.encode(mark.game.state()))) for mark in marks]


def throw_again(job: dict[str, Any]) -> DicePage:
    """The dice of a match that is over, as its seeds give them again."""
    system, setup, seams = _record(job)
    recorded: list[Entry] = []
    with contextlib.suppress(*BROKEN):
        for row in job["rows"]:
            recorded.append(restore_entry(msgspec.json.decode(row), system.play.package))
    return opened(system, setup, seams, job["stream"], recorded)


def _record(job: dict[str, Any]) -> tuple[System, Setup, tuple[Seam, ...]]:
    registry.PACKAGES.update(job["packages"])
    setup = Setup(job["game"], job["scenario"], job["settings"])
    return registry.system(job["game"]), setup, msgspec.convert(job["seams"], tuple[Seam, ...])


JOBS: Jobs = {"import": take, "past": look_back, "dice": throw_again}

if __name__ == "__main__":
    work(JOBS)
