"""Judging: whether an answer is meant for a question, and what its judge says of an option that a client wrote out."""

from __future__ import annotations

import logging

from bocage.kernel import View
from bocage.kernel.errors import Stale
from bocage.kernel.frames import Option
from bocage.kernel.match import Match
from bocage.kernel.records import things
from bocage.kernel.rulings import Refusal
from bocage.registry import system_of
from bocage.server.problems import Problem
from bocage.show import Names

log = logging.getLogger("bocage.server")


def check_revision(match: Match, revision: int) -> None:
    """Refuse what was meant for another position. Secret answers of others to the same question do not make another."""
    if not match.revision - len(match.game.answers) <= revision <= match.revision:
        raise Stale(f"the choice is for revision {revision}, the match is at {match.revision}")


def judged(match: Match, view: View, option: Option, name: str) -> Refusal | None:
    """What the judge says of an option to the seat of a view; it is not asked about things that do not exist.

    A judge that fails is a defect of the game: it is logged under the name of the match, and is no answer.
    """
    missing = no_such_thing(system_of(match).show.names, view, option)
    if missing is not None:
        return missing
    try:
        return match.why_not(option, seat=view.seat)
    except Exception:
        log.exception(
            "match %s, revision %d, seat %d: the judge fails on %.300r", name, match.revision, view.seat, option
        )
        raise Problem("defect", "the rules of the game fail on this option; the defect was logged") from None


def no_such_thing(names: Names, view: View, option: Option) -> Refusal | None:
    """The refusal of an option that names a thing by a number that none of its kind has."""
    for kind, number in things(option):
        if isinstance(number, int) and not _exists(names, view, kind, number):
            return Refusal("kernel.no-such-thing", {"kind": kind, "number": number})
    return None


def _exists(names: Names, view: View, kind: str, number: int) -> bool:
    if number < 0:
        return False
    try:
        names.name_of(view, kind, number)
    except LookupError:
        return False
    return True
