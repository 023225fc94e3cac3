"""Previews: what an option would do in a game that its seat imagines, up to the first die or its next question."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Sequence
from functools import cached_property
from typing import Any, Literal

from bocage.kernel.dice import Branch, EnumeratingDice, LiveDice
from bocage.kernel.events import Event
from bocage.kernel.frames import Ask, AskAll, Option
from bocage.kernel.game import Game
from bocage.kernel.match import Match
from bocage.kernel.records import digest
from bocage.kernel.windows import passing
from bocage.server.answers import Asked, Change, Preview
from bocage.server.problems import Problem
from bocage.server.service.records.rebuilding import BROKEN
from bocage.show import Speaker

log = logging.getLogger("bocage.server")

MOST_OPTIONS = 200
MOST_QUESTIONS = 20

Undoing = Literal["alone", "until-answered", "no"]
Question = Ask[Any, Any] | AskAll[Any, Any]


class Previewer:
    """Tries options of a seat's decision, each in a copy of the same imagined game."""

    def __init__(self, match: Match, speaker: Speaker, seat: int, may_undo: bool) -> None:
        self.speaker = speaker
        self.seat = seat
        self.may_undo = may_undo
        self.before = match.game.asked
        self._options: Sequence[Option] = match.pending[seat].options
        self._known: list[Preview] | None = None
        self._determinize = match.play.determinize

    @cached_property
    def imagined(self) -> Game:
        """A game that the seat cannot tell from this one: imagined in the thread that first needs it."""
        view = self.speaker.view
        game = self._determinize(view, LiveDice(digest(view.plain()), "preview"))
        game.hush()
        return game

    def previews(self) -> list[Preview]:
        """What the first options would do, worked out once; one that the rules cannot carry out is left out."""
        if self._known is None:
            found = []
            for index, option in enumerate(self._options[:MOST_OPTIONS]):
                with contextlib.suppress(Problem):
                    found.append(self.preview(index, option))
            self._known = found
        return self._known

    def preview(self, index: int | None, option: Option) -> Preview:
        """What the option would do; others are taken to pass."""
        try:
            return self._preview(index, option)
        except BROKEN:
            log.exception("the preview of %s fails", type(option).__name__)
            raise Problem("too-complex", "the option cannot be previewed") from None

    def _preview(self, index: int | None, option: Option) -> Preview:
        game = self.imagined.clone()
        game.dice = EnumeratingDice(())
        asks: list[Asked] = []
        heard: list[Event] | None = None
        undo: Undoing = "alone"
        fell = True
        with contextlib.suppress(Branch):
            game.answer(self.seat, option)
            heard = self._heard(game)
            undo = self._undo(game)
            self.let_others_pass(game, asks)
            fell = False
        if heard is None:
            heard, undo = self._heard(game), "no"
        return Preview(
            index=index,
            undo=undo if self.may_undo else "no",
            dice=fell,
            asks=asks,
            changes=[] if fell else self.changes(self.before, game.asked),
            events=[self.speaker.sentence("event", event) for event in heard],
        )

    def _heard(self, game: Game) -> list[Event]:
        return [told.event for told in game.told if told.heard_by(self.seat)]

    def _undo(self, game: Game) -> Undoing:
        """Whether the choice could be taken back alone: for good, until another seat answers, or not at all."""
        asked = game.asked
        if game.revealed or game.result is not None or (not game.answers and self._is_secret(asked)):
            return "no"
        others = isinstance(asked, AskAll) or (asked is not None and asked.seat != self.seat)
        return "until-answered" if others else "alone"

    def _is_secret(self, asked: Question | None) -> bool:
        """Whether another seat is asked about what it hides: that it is asked at all may tell something."""
        return isinstance(asked, Ask) and asked.hidden and asked.seat != self.seat

    def let_others_pass(self, game: Game, asks: list[Asked]) -> None:
        """Go on to the seat's next question, noting who else is asked what."""
        for _ in range(MOST_QUESTIONS):
            asked = game.asked
            if not isinstance(asked, Ask) or asked.seat == self.seat:
                return
            asks.append(Asked(asked.seat, self.speaker.prompt(asked.prompt, asked.args)))
            game.answer(asked.seat, passing(asked.options))

    def changes(self, before: Question | None, asked: Question | None) -> list[Change]:
        """How the seat's next question differs from one, if it is of the same kind: movement points, say."""
        if before is None or asked is None or asked.prompt != before.prompt:
            return []
        if isinstance(asked, Ask) and asked.seat != self.seat:
            return []
        old, new = (self.speaker.loose(one.args) for one in (before, asked))
        return [Change(name, old.get(name), value) for name, value in new.items() if old.get(name) != value]
