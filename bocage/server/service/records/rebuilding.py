"""Rebuilding: a match before its first entry and at any later one, its journal as rows, and saves both ways."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from bocage import registry
from bocage.kernel import saves
from bocage.kernel.dice import LiveDice, commitment
from bocage.kernel.errors import BadSave, BocageError, RulesError
from bocage.kernel.journal import Entry, Journal, dump_entry, entries, restore_entry
from bocage.kernel.match import Match, Setup
from bocage.kernel.records import canonical, digest, dump
from bocage.server.service.records.seeds import dice_of
from bocage.server.storage.facts import Facts, Seam
from bocage.system import System

BROKEN = (BocageError, RulesError, LookupError, TypeError, ValueError, AttributeError, AssertionError, RecursionError)
"""What a step may raise when it is fed with something that never happened."""


def begun(system: System, setup: Setup, seams: Sequence[Seam], stream: str) -> Match:
    """A match before its first entry."""
    return Match(system.play, system.play.new(setup.scenario, dice_of(seams, stream), setup.settings, ()), setup)


def written(entries: Sequence[Entry]) -> list[tuple[int, str]]:
    """Entries as rows of a journal."""
    return [(entry.revision, msgspec.json.encode(dump_entry(entry)).decode()) for entry in entries]


def opening_of(match: Match) -> list[dict[str, Any]]:
    """What was told before the first choice, as plain data."""
    return [{"event": dump(told.event), "to": told.to} for told in match.opening]


def entries_since(journal: Journal, revision: int) -> list[Entry]:
    """The entries after a revision, oldest first."""
    found: list[Entry] = []
    while journal is not None and journal[0].revision > revision:
        found.append(journal[0])
        journal = journal[1]
    return found[::-1]


def at_revision(match: Match, revision: int, seams: Sequence[Seam] = ()) -> Match:
    """A match as it stood after a revision; with other seams, as the beginning of another match."""
    past = match.at(revision)
    if not seams:
        return past
    dice = match.game.dice
    return past.with_dice(dice_of(seams, dice.match if isinstance(dice, LiveDice) else ""))


# Saves


def save_of(match: Match, facts: Facts) -> bytes:
    """A match as a save; `seams` in it name all seeds where there are several."""
    machines = {one.seat: one.machine for one in facts.seats if one.machine is not None}
    content = msgspec.json.decode(saves.save(match, machines))
    del content["digest"]
    content["seed"], content["stream"] = facts.seams[0].seed, facts.stream
    content["commitment"] = commitment(facts.seams[0].seed)
    if len(facts.seams) > 1:
        content["seams"] = facts.seams
    if facts.result is not None and facts.result.resigned is not None:
        content["resigned"] = facts.result.resigned
    content = msgspec.to_builtins(content)
    return canonical({**content, "digest": digest(content)})


def dice_of_save(content: Mapping[str, Any]) -> LiveDice:
    """The dice of a save from their start, of one seed or of several.

    >>> dice_of_save({"seed": "a", "stream": "m"}).seed, dice_of_save({"seams": [[0, "a"], [9, 7]], "stream": "m"}).seed
    Traceback (most recent call last):
        ...
    bocage.kernel.errors.BadSave: the seeds of the save cannot be read: Expected `str`, got `int` - at `$[...][1]`
    """
    return dice_of(_seams(content), str(content["stream"]))


def _seams(content: Mapping[str, Any]) -> tuple[Seam, ...]:
    try:
        return msgspec.convert(content.get("seams") or [[0, content["seed"]]], tuple[Seam, ...])
    except msgspec.ValidationError as error:
        raise BadSave(f"the seeds of the save cannot be read: {error}") from None


def match_of_save(data: bytes) -> tuple[Match, tuple[Seam, ...], str]:
    """The match of a save, played again move by move, with its seams and its stream."""
    try:
        content = saves.read(data)
        system = registry.system(str(content["game"]))
        if content["rules"] != system.play.version:
            raise BadSave(f"the save was played by rules {content['rules']}, these are {system.play.version}")
        if content["packs"]:
            raise BadSave("the save was played with data packs, which this server does not have")
        seams = _seams(content)
        setup = Setup(system.name, str(content["scenario"]), dict(content["settings"]))
        stream = str(content["stream"])
        if not seams or len(seams) > 100 or setup.scenario not in system.play.scenarios() or len(stream) > 130:
            raise BadSave("the save names a scenario or seeds that do not exist")
        match = begun(system, setup, seams, stream)
        recorded = [restore_entry(entry, match.play.package) for entry in content["journal"]]
        match.replay(recorded)
    except BadSave:
        raise
    except BROKEN as error:
        raise BadSave(f"the save cannot be played again: {error}") from None
    if entries(match.journal) != recorded or match.game.digest() != digest(content["state"]):
        raise BadSave("played again, the match is another one")
    return match, seams, stream
