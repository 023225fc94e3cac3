"""One system that wraps any tiny game, so that each game of this folder is only its records, frames and options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from bocage.kernel import (
    Decision,
    Dice,
    Game,
    Item,
    LiveDice,
    Match,
    Option,
    Order,
    Play,
    Record,
    Rules,
    ScenarioInfo,
    ScriptedDice,
    Seat,
    Setup,
    Unknown,
    View,
)
from bocage.kernel.saves import load, read, save
from bocage.show import Names, Show, Sketch
from bocage.system import System


class TinyGame(Game):
    """A game that says how it is set up, and what of a record a seat sees."""

    __slots__ = ()
    SEATS: ClassVar[int] = 2
    RULES: ClassVar[Rules]
    SCENARIOS: ClassVar[tuple[str, ...]] = ("plain",)

    @staticmethod
    def opening(scenario: str) -> dict[str, list[Any]]:
        """The tables at the start."""
        raise NotImplementedError

    @staticmethod
    def seen(item: Any, seat: Seat) -> Item:
        """The declared rule of what is hidden: the record as the seat sees it."""
        shown: Item = item
        return shown

    @staticmethod
    def guess(item: Any, seat: Seat, dice: Dice) -> Item:
        """A record with its unknowns drawn: some record that `seen` shows in this way."""
        whole: Item = item
        return whole

    @staticmethod
    def obey(view: View, decision: Decision, order: Any) -> Option | None:
        return None


class Tiny(Play):
    version = "1"
    package = __package__

    def __init__(self, kind: type[TinyGame]) -> None:
        self.kind = kind

    def scenarios(self, packs: Sequence[Path] = ()) -> Mapping[str, ScenarioInfo]:
        return {name: ScenarioInfo(name, self.kind.SEATS) for name in self.kind.SCENARIOS}

    def new(self, scenario: str, dice: Dice, settings: Mapping[str, Any], packs: Sequence[Path] = ()) -> TinyGame:
        if scenario not in self.kind.SCENARIOS:
            raise Unknown(f"unknown scenario {scenario!r}")
        game = self.kind(self.kind.SEATS, dice, self.kind.RULES, **self.kind.opening(scenario))
        game.begin()
        return game

    def position(self, position: Mapping[str, Any], dice: Dice, packs: Sequence[Path] = ()) -> TinyGame:
        raise NotImplementedError

    def view(self, game: Game, seat: Seat) -> View:
        tables: dict[str, Sequence[Record | None]] = {
            name: [None if item is None else self.kind.seen(item, seat) for item in getattr(game, name)]
            for name in self.kind.TABLES
        }
        return View.of(game, seat, None, tables)

    def determinize(self, view: View, dice: Dice) -> TinyGame:
        tables: dict[str, Any] = {
            name: [None if item is None else self.kind.guess(item, view.seat, dice) for item in items]
            for name, items in view.tables.items()
        }
        game: TinyGame = view.game(dice, tables)
        view.enter(game)
        return game

    def obey(self, view: View, decision: Any, order: Order) -> Option | None:
        return self.kind.obey(view, decision, order)


class TinyNames(Names):
    def name_of(self, view: View, kind: str, number: int) -> str:
        return str(number)

    def find(self, view: View, kind: str, name: str) -> int:
        return int(name)


class TinyShow(Show):
    names = TinyNames({})

    def sketch(self, view: View) -> Sketch:
        return Sketch("table", (), ())


def system_of(kind: type[TinyGame], name: str) -> System:
    """A tiny game as a whole system."""
    return System(name=name, folder=Path(__file__).parent, play=Tiny(kind), show=TinyShow())


def scripted(kind: type[TinyGame], *faces: int, scenario: str = "plain") -> Match:
    """A match whose dice fall as told."""
    return Match.new(Tiny(kind), Setup("tiny", scenario), dice=ScriptedDice(faces))


def live(kind: type[TinyGame], seed: int = 7, scenario: str = "plain") -> Match:
    """A match with live dice."""
    return Match.new(Tiny(kind), Setup("tiny", scenario), seed)


def options(match: Match) -> list[Any]:
    """What is on offer now."""
    assert match.decision is not None
    return list(match.decision.options)


def asked(match: Match) -> tuple[Seat, str]:
    """Who is asked what."""
    assert match.decision is not None
    return match.decision.seat, match.decision.prompt


def trail(match: Match) -> list[str]:
    """The breadcrumb by the names of its frames."""
    return [type(frame).__name__ for frame in match.trail()]


def reloaded(match: Match) -> Match:
    """The match after a save and a load."""
    return load(read(save(match)), match.play)


def revived(game: TinyGame) -> TinyGame:
    """The game after its state went through JSON."""
    new = type(game)(
        seats=game.seats, dice=game.dice.clone(), rules=game.rules, **type(game).opening(type(game).SCENARIOS[0])
    )
    new.restore(msgspec.json.decode(msgspec.json.encode(game.state())), __package__)
    return new


def fresh_dice(match: Match) -> LiveDice:
    """Dice for an imagined game that have nothing to do with those of the match."""
    return LiveDice("imagined", str(match.revision))
