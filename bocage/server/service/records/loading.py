"""Loading: a match goes on only if the rules of today make of its journal what was recorded; else it is read."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from bocage import registry
from bocage.kernel import Order
from bocage.kernel.events import Told
from bocage.kernel.game import Game
from bocage.kernel.journal import Answer, Entry, entries, restore_entry, restore_told
from bocage.kernel.match import Match, Setup
from bocage.kernel.past import Mark
from bocage.kernel.records import restore
from bocage.server.forms import FrozenForm
from bocage.server.problems import Problem
from bocage.server.service.records import seeds
from bocage.server.service.records.rebuilding import BROKEN, begun
from bocage.server.storage.facts import Facts
from bocage.system import System

PROGRAM = Path(__file__).parents[3]
PLAYED_BY = (PROGRAM / "kernel", PROGRAM / "board", PROGRAM / "content", Path(seeds.__file__))
"""What of the program has a part in the play of every game, beside the game's own package."""
NOT_PLAYED = {"__pycache__", "text", "show", "mind"}

Snapshot = tuple[int, str] | None


class Departure(NamedTuple):
    """Where the rules of today leave the record. `agreed` is the match up to there."""

    agreed: Match
    why: str

    def form(self, facts: Facts) -> FrozenForm:
        """What is told of it."""
        return FrozenForm(facts.rules, self.agreed.play.version, self.agreed.revision, self.why)


class Rebuilt(NamedTuple):
    """A stored match: at its last revision, or, where it departs from its record, at the last one that can be shown."""

    match: Match
    departure: Departure | None = None


@cache
def code_mark(system: System) -> str:
    """The digest of all that plays a game: where it is the same, matches need not be played again to trust them."""
    found = hashlib.sha256()
    for place in (*PLAYED_BY, system.folder):
        for path in sorted(_files(place)):
            found.update(path.relative_to(place.parent).as_posix().encode() + b"\0")
            found.update(path.read_bytes() + b"\0")
    return found.hexdigest()


def _files(place: Path) -> Iterator[Path]:
    if place.is_file():
        yield place
    for path in place.rglob("*"):
        if path.is_file() and not NOT_PLAYED & set(path.relative_to(place).parts):
            yield path


def rebuilt(facts: Facts, journal: Sequence[str], snapshot: Snapshot) -> Rebuilt:
    """A stored match, played again as far as it takes to know that it is the one that was recorded."""
    try:
        stored = _Stored(facts, journal, snapshot)
    except BROKEN as error:
        raise Problem("unplayable", f"the match was played by rules {facts.rules}: {error}") from error
    return stored.rebuilt()


class _Stored:
    """A match as it is stored, and how it comes to life."""

    def __init__(self, facts: Facts, journal: Sequence[str], snapshot: Snapshot) -> None:
        system = registry.system(facts.game)
        self.facts = facts
        self.package = system.play.package
        self.known = facts.checked == code_mark(system)
        setup = Setup(facts.game, facts.scenario, facts.settings)
        self.origin = begun(system, setup, facts.seams, facts.stream)
        self.unreadable = ""
        self.recorded = self._readable(journal)
        self.mark = self._mark(snapshot)

    def _readable(self, journal: Sequence[str]) -> list[Entry]:
        """The entries of the journal, up to the first that names something that there is no more."""
        found: list[Entry] = []
        for row in journal:
            try:
                found.append(restore_entry(msgspec.json.decode(row), self.package))
            except BROKEN as error:
                self.unreadable = f"revision {len(found) + 1} cannot be read: {error}"
                break
        return found

    def _mark(self, snapshot: Snapshot) -> Mark | None:
        if snapshot is None or snapshot[0] > len(self.recorded):
            return None
        game = self.origin.marks[0].game.clone()
        try:
            game.restore(msgspec.json.decode(snapshot[1]), self.package)
        except BROKEN:
            return None
        game.hush()
        return Mark(snapshot[0], game)

    def rebuilt(self) -> Rebuilt:
        """The match: from its snapshot where the same program has played all of it before, else from its start."""
        if self.known and self.mark is not None:
            match = self._resumed(self.mark)
            if self._follow(match) is None:
                return Rebuilt(match)
        match = self.origin.clone()
        left = self._begins_otherwise() or self._follow(match)
        if left is None:
            return Rebuilt(self._resumed(None, match))
        agreed = match.at(left.agrees)
        return Rebuilt(self._last_shown(agreed), Departure(agreed, left.why))

    def _begins_otherwise(self) -> _Left | None:
        first = entries(self.origin.journal)
        same = self.origin.opening == self._opening() and first == self.recorded[: len(first)]
        return None if same else _Left(0, "it begins otherwise")

    def _follow(self, match: Match) -> _Left | None:
        """Play the rest of the record, as long as it comes out as it was."""
        for entry in self.recorded[match.revision :]:
            before = entry.revision - 1
            try:
                match.replay([entry])
            except BROKEN as error:
                return _Left(before, f"revision {entry.revision} cannot be played: {error}")
            again = match.journal[0] if match.journal is not None else None
            if again != entry:
                return _Left(before, f"revision {entry.revision}: {_difference(entry, again)}")
            if self.mark is not None and entry.revision == self.mark.revision and _differ(match.game, self.mark.game):
                return _Left(before, f"revision {entry.revision}: the position is another one")
        if self.unreadable:
            return _Left(match.revision, self.unreadable)
        return self._ends_otherwise(match)

    def _ends_otherwise(self, match: Match) -> _Left | None:
        ended = self.facts.result
        if ended is not None and ended.resigned is not None:
            return None
        mine = None if match.result is None else (list(match.result.winners), match.result.rule)
        theirs = None if ended is None else (ended.winners, ended.rule)
        if mine == theirs and tuple(match.pending) == self.facts.waiting:
            return None
        why = "others are asked" if mine == theirs else "it ends otherwise"
        return _Left(max(0, match.revision - 1), f"revision {match.revision}: {why}")

    def _last_shown(self, agreed: Match) -> Match:
        """All that was recorded, with the last position that can be had."""
        game = agreed.game
        if self.mark is not None and self.mark.revision > agreed.revision:
            later = self._resumed(self.mark)
            left = self._follow(later)
            game = later.game if left is None else later.at(max(left.agrees, self.mark.revision)).game
        return self._resumed(Mark(len(self.recorded), game))

    def _resumed(self, at: Mark | None, origin: Match | None = None) -> Match:
        """The match with its record up to a mark taken as it is; later entries are not played yet."""
        taken = self.recorded[: at.revision] if at is not None else ()
        return Match.resume(origin or self.origin, taken, at, opening=self._opening(), orders=self._orders())

    def _opening(self) -> tuple[Told, ...]:
        return tuple(restore_told(self.facts.opening, self.package))

    def _orders(self) -> dict[int, tuple[Order, ...]]:
        return {
            seat.seat: tuple(restore(order, Order, self.package) for order in seat.orders)
            for seat in self.facts.seats
            if seat.orders
        }


class _Left(NamedTuple):
    """The last revision that came out as it was recorded, and what did not."""

    agrees: int
    why: str


def _difference(old: Entry, new: Entry | None) -> str:
    if isinstance(old, Answer) and isinstance(new, Answer) and old.faces != new.faces:
        return f"the dice were {list(old.faces)}, and are {list(new.faces)}"
    return "something else happens"


def _differ(one: Game, other: Game) -> bool:
    return one.digest() != other.digest()
