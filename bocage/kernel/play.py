"""Play: all that a match knows of the game that is played."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from bocage.kernel.dice import Dice
from bocage.kernel.frames import Option
from bocage.kernel.game import Game
from bocage.kernel.records import Record, Seat
from bocage.kernel.views import View


class ScenarioInfo(Record):
    """What a lobby shows of a scenario: its name, how many seats it has, whether it is the one to learn on.

    `sides` are the seats that win together; where it is empty, each plays for itself.

    >>> ScenarioInfo("first-contact", seats=2, learning=True).name
    'first-contact'
    """

    name: str
    seats: int
    learning: bool = False
    sides: tuple[tuple[Seat, ...], ...] = ()


class Order(Record):
    """A standing order: a record that `Play.obey` turns into answers."""


class Play(ABC):
    """A game's rules at work: its scenarios set up, what each seat may know, and what it may imagine of the rest."""

    version: str
    """The version of the rules; it changes when play changes."""
    package: str
    """Where saves, odds and rule cases find the classes of records, frames, options and events."""
    stride: int = 200
    """So many answers of this game are played again within 50 ms: matches keep a copy of their past that often."""

    @abstractmethod
    def scenarios(self, packs: Sequence[Path] = ()) -> Mapping[str, ScenarioInfo]:
        """The scenarios by name, the learning one first."""

    @abstractmethod
    def new(self, scenario: str, dice: Dice, settings: Mapping[str, Any], packs: Sequence[Path] = ()) -> Game:
        """A game at its first question."""

    @abstractmethod
    def position(self, position: Mapping[str, Any], dice: Dice, packs: Sequence[Path] = ()) -> Game:
        """A game at the position that a rule case describes, in the format of a scenario."""

    @abstractmethod
    def view(self, game: Any, seat: Seat) -> View:
        """What a seat may know, built from nothing."""

    @abstractmethod
    def determinize(self, view: View, dice: Dice) -> Game:
        """A game that shows the seat this view; what the view does not show is drawn by the dice."""

    def settings(self, scenario: str) -> msgspec.Struct | None:
        """The optional rules of a scenario as it sets them: fields that are true or false, numbers, words."""
        return None

    def obey(self, view: View, decision: Any, order: Order) -> Option | None:
        """The answer that a standing order gives to a decision, or None to ask the seat."""
        return None
