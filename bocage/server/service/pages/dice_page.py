"""The dice page: what is sealed while a match goes on, and every roll thrown again after its end."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bocage.kernel.dice import commitment
from bocage.kernel.journal import Answer, Entry, entries
from bocage.kernel.match import Setup
from bocage.server.service.records.rebuilding import BROKEN, begun
from bocage.server.service.records.seeds import sealed_hash
from bocage.server.storage.facts import Facts, Seam
from bocage.system import System


class SeedForm(msgspec.Struct, frozen=True, rename={"start": "from"}):
    """A seed that is no secret any more."""

    seed: str
    commitment: str
    start: int


class RollForm(msgspec.Struct, frozen=True):
    """The dice of a revision as they were recorded, and as the seed gives them again."""

    revision: int
    seat: int
    counter: int
    faces: list[int]
    again: list[int]
    agrees: bool


class DicePage(msgspec.Struct, frozen=True, kw_only=True):
    """What can be known of the dice of a match."""

    commitment: str
    stream: str
    sealed: bool
    since: int
    seeds: list[SeedForm] = []
    rolls: list[RollForm] = []
    verified: bool | None = None
    problem: str | None = None


def sealed(facts: Facts) -> DicePage:
    """The page of a match that goes on: seeds that are known already, and the hash of the one that is not."""
    return DicePage(
        commitment=sealed_hash(facts.seams),
        stream=facts.stream,
        sealed=True,
        since=facts.seams[-1].start,
        seeds=_seeds(facts.seams)[:-1],
    )


def _seeds(seams: Sequence[Seam]) -> list[SeedForm]:
    return [SeedForm(seam.seed, commitment(seam.seed), seam.start) for seam in seams]


def opened(system: System, setup: Setup, seams: Sequence[Seam], stream: str, recorded: Sequence[Entry]) -> DicePage:
    """The page of a match that is over, played again from its seeds."""
    again = begun(system, setup, seams, stream)
    problem = None
    try:
        again.replay([entry for entry in recorded if entry.revision > again.revision])
    except BROKEN as error:
        problem = f"revision {again.revision + 1} cannot be played again by rules {system.play.version}: {error}"
    thrown = {entry.revision: entry.faces for entry in entries(again.journal) if isinstance(entry, Answer)}
    rolls = [
        RollForm(
            entry.revision,
            entry.seat,
            entry.chance,
            list(entry.faces),
            list(thrown.get(entry.revision, ())),
            entry.faces == thrown.get(entry.revision),
        )
        for entry in recorded
        if isinstance(entry, Answer) and entry.faces
    ]
    return DicePage(
        commitment=sealed_hash(seams),
        stream=stream,
        sealed=False,
        since=seams[-1].start,
        seeds=_seeds(seams),
        rolls=rolls,
        verified=problem is None and all(roll.agrees for roll in rolls),
        problem=problem,
    )
