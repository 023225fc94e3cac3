"""The way to a place: the choices that lead to a distant place, tried in a game that the seat imagines."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from bocage.kernel.dice import Branch, EnumeratingDice
from bocage.kernel.frames import Ask, Option
from bocage.kernel.game import Game
from bocage.kernel.match import Decision
from bocage.kernel.records import dump
from bocage.server.answers import Asked, WayStep
from bocage.server.service.pages.preview import Previewer
from bocage.server.service.records.rebuilding import BROKEN

log = logging.getLogger("bocage.server")
UNLISTED = -1
"""The index of an option that is not among those on offer."""


def steps_to(previewer: Previewer, decision: Decision, place: int) -> list[WayStep]:
    """The choices on the way to a place, with what may happen at each; none where one of them would not be on offer.

    Others are taken to pass. Where dice would fall, what comes after cannot be foreseen.
    """
    speaker = previewer.speaker
    options = speaker.show.way(speaker.view, decision, place)
    try:
        return _tried(previewer, options)
    except BROKEN:
        log.exception("the way to place %d fails", place)
        return []


def _tried(previewer: Previewer, options: Sequence[Option]) -> list[WayStep]:
    game = previewer.imagined.clone()
    game.dice = EnumeratingDice(())
    steps: list[WayStep] = []
    for option in options:
        if any(step.dice for step in steps):
            steps.append(WayStep(option=previewer.speaker.option(UNLISTED, option)))
            continue
        asked = game.asked
        if not isinstance(asked, Ask) or asked.seat != previewer.seat or not _is_open(game, asked, option):
            return []
        step = _step(previewer, game, asked, option)
        through = () if steps else previewer.speaker.show.course(previewer.speaker.view, option)
        steps.append(replace(step, through=through))
    return steps


def _is_open(game: Game, asked: Ask[Any, Any], option: Option) -> bool:
    """Whether a question takes an option: it is listed, or may be proposed and is legal."""
    if option in asked.options:
        return True
    return asked.proposals and asked.judge is not None and asked.judge(game, option) is None


def _step(previewer: Previewer, game: Game, before: Ask[Any, Any], option: Option) -> WayStep:
    listed = option in before.options
    index = before.options.index(option) if listed else UNLISTED
    asks, fell = list[Asked](), False
    try:
        game.answer(previewer.seat, option)
        previewer.let_others_pass(game, asks)
    except Branch:
        fell = True
    changes = [] if fell else previewer.changes(before, game.asked)
    record = None if listed else dump(option)
    return WayStep(option=previewer.speaker.option(index, option), record=record, asks=asks, changes=changes, dice=fell)
