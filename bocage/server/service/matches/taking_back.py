"""Taking back: what machines let a player take back, and what was taken back of the dice."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.kernel.events import Rolled, RolledLow
from bocage.kernel.journal import Journal, TakenBack, entries, standing, until
from bocage.kernel.match import Match
from bocage.server.storage.facts import Facts


def machines_agree(facts: Facts, match: Match) -> bool:
    """Whether the machines of a match let the last choice be taken back.

    In training they always do; else where no die and no reveal has decided anything since.
    """
    if facts.options.training or all(seat.player != "machine" for seat in facts.seats):
        return True
    for answer in standing(match.journal):
        if answer.final or answer.how == "chosen":
            return not answer.final
    return False


def rolls_undone(journal: Journal, taken_back: TakenBack, ear: int) -> Iterator[Rolled | RolledLow]:
    """The rolls that an undo took back, as far as a seat has heard of them."""
    for answer in standing(until(journal, taken_back.revision - 1)):
        if answer.revision <= taken_back.to:
            return
        for told in answer.told:
            if isinstance(told.event, Rolled | RolledLow) and told.heard_by(ear):
                yield told.event


def all_rolls_undone(journal: Journal, ear: int) -> Iterator[Rolled | RolledLow]:
    """Every roll of a match that was taken back, as far as a seat has heard of them."""
    for entry in entries(journal):
        if isinstance(entry, TakenBack):
            yield from rolls_undone(journal, entry, ear)
