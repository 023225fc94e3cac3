"""Openings: how units are set up in a scenario, as matches have shown to be good, in a book beside the plan."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec

from bocage.kernel import Decision
from bocage.kernel.records import Record, dump

BOOK = "book.json"
"""The openings of a game by the digest of their scenarios: made by `python -m bocage.arena.opening`."""


class Opening(msgspec.Struct, frozen=True):
    """What each seat answers when it sets up: options as plain data, by `question_key`."""

    title: str
    answers: dict[str, dict[str, Any]]


def scenario_key(scene: Any) -> str:
    """What a scenario is known by: it changes with anything in it, so that no opening outlives what it was made for."""
    return sha256(msgspec.json.encode(scene.scenario, order="sorted")).hexdigest()[:16]


def question_key(decision: Decision) -> str:
    """What a question of the set-up is known by: who is asked what about which unit.

    >>> question_key(Decision(1, "place", (), {"unit": 4, "left": 2}, 0))
    '1 place 4'
    """
    return f"{decision.seat} {decision.prompt} {(decision.args or {}).get('unit', '')}"


def answered(opening: Opening, decision: Decision) -> Record | None:
    """The option of a decision that an opening names, if it is on offer."""
    wanted = opening.answers.get(question_key(decision))
    if wanted is None:
        return None
    return next((option for option in decision.options if dump(option) == wanted), None)
