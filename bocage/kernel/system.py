"""System: what a game contributes so that one client, one server and one player can serve them all."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import msgspec

from bocage.kernel.dice import Dice
from bocage.kernel.frames import Option
from bocage.kernel.game import Game, StepMethod
from bocage.kernel.records import CardId, PlaceId, Point, Record, Seat, UnitId, dump

R = TypeVar("R", bound=Record)


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


class View(msgspec.Struct, frozen=True, gc=False):
    """What a seat may know: the tables as it sees them, and what the game is in the middle of.

    `scene` is the immutable content that all seats share: map, unit types, scenario.

    >>> View(seat=0, scene=None, tables={"goals": ()}).plain()["tables"]
    {'goals': []}
    """

    seat: Seat
    scene: Any
    tables: dict[str, Sequence[Record | None]]
    steps: tuple[StepMethod, ...] = ()
    answers: Mapping[Seat, Option] = {}
    guard: int = 0

    @classmethod
    def of(cls, game: Game, seat: Seat, scene: Any, tables: dict[str, Sequence[Record | None]]) -> View:
        """A view with the tables that a system lets the seat see, and what the game is in the middle of."""
        answers = {seat: game.answers[seat]} if seat in game.answers else {}
        return cls(seat, scene, tables, game.steps_seen_by(seat), answers, game.guard_depth())

    def enter(self, game: Game) -> bool:
        """Let a game that was made from this view go on from where the view was taken; answers whether it waits there.

        If it has gone on at once, what was imagined of it cannot be: nobody would have been asked there.
        """
        game.answers = dict(self.answers)
        game.take_stack(self.steps, self.guard)
        at = game.at
        game.resume()
        return game.at is at

    def plain(self) -> dict[str, Any]:
        """The view as plain data, for the wire and for comparisons."""
        return {
            "tables": {name: [msgspec.to_builtins(item) for item in items] for name, items in self.tables.items()},
            "frames": [dump(step.__self__) for step in self.steps],  # type: ignore[attr-defined]
            "answers": {str(seat): dump(option) for seat, option in self.answers.items()},
        }


class Order(Record):
    """A standing order: a record that the system's `obey` turns into answers."""


class Cell(Record):
    """A place of the board as a client draws it: its name, its outline, its terrain and height.

    >>> Cell(0, "A1", Point(10, 10), (), terrain="woods").name
    'A1'
    """

    place: PlaceId
    name: str
    centre: Point
    outline: tuple[Point, ...]
    terrain: str
    level: int = 0
    marks: tuple[str, ...] = ()


class Piece(Record):
    """A counter on the board: whose it is, its short label, and all that is printed on it or lies upon it.

    `look` is the word for its picture, `figures` the words for what stands on it, `values` the numbers in its corners
    by their names, `beside` the further places that it covers, `facing` so many eighths or sixths of a turn clockwise
    from north, `carries` the units aboard it, which have no counter of their own on the board.

    >>> Piece(unit=3, place=0, seat=1, label="S3", values=(("defence", 7),)).states
    ()
    """

    unit: UnitId
    place: PlaceId
    seat: Seat
    label: str
    states: tuple[str, ...] = ()
    facing: int = -1
    look: str = ""
    figures: tuple[str, ...] = ()
    values: tuple[tuple[str, int], ...] = ()
    beside: tuple[PlaceId, ...] = ()
    carries: tuple[UnitId, ...] = ()


class Held(Record):
    """A card in the hand of a seat: its name as a word, and what it says as text keys with arguments.

    >>> Held(4, "smoke", (("card-smoke", {}),)).name
    'smoke'
    """

    card: CardId
    name: str
    lines: tuple[tuple[str, Mapping[str, Any]], ...] = ()


class Ware(Record):
    """Something that an army may have: its name as a word, its price, what it says, and the counters that it brings.

    `takes` is the option that recruits it, whether or not it is on offer now.

    >>> Ware("patrol", cost=25).pieces
    ()
    """

    name: str
    cost: int = 0
    lines: tuple[tuple[str, Mapping[str, Any]], ...] = ()
    pieces: tuple[Piece, ...] = ()
    takes: Option | None = None


class Berth(Record):
    """A place for one addition to something that was recruited: what fills it, or what could.

    >>> Berth("gear", stock=(Ware("grenades"),)).holds is None
    True
    """

    name: str
    holds: Ware | None = None
    stock: tuple[Ware, ...] = ()


class Recruit(Record):
    """Something that an army has, with its berths.

    >>> Recruit(Ware("patrol", 25), (Berth("gear"),)).ware.cost
    25
    """

    ware: Ware
    berths: tuple[Berth, ...] = ()


class Muster(Record):
    """An army while a seat builds it: its points, what is left of them, what it has, and what else is to be had.

    >>> Muster(seat=0, points=200, left=175, army=(Recruit(Ware("patrol", 25)),)).stock
    ()
    """

    seat: Seat
    points: int
    left: int
    lines: tuple[tuple[str, Mapping[str, Any]], ...] = ()
    army: tuple[Recruit, ...] = ()
    stock: tuple[Ware, ...] = ()


class Stroke(Record):
    """A line on the board, such as a road or a river, through points.

    >>> Stroke("road", (Point(0, 0), Point(10, 0))).kind
    'road'
    """

    kind: str
    points: tuple[Point, ...]


class Spot(Record):
    """A thing that is a point of the board rather than a place, such as a corner of the grid that fire is aimed at.

    >>> Spot("corner", 17, Point(40, 60)).at
    Point(x=40, y=60)
    """

    kind: str
    id: int
    at: Point


class Sketch(Record):
    """A board with everything on it, in whole numbers, for terminals, pictures and browsers.

    >>> Sketch("hex", (), ()).shape
    'hex'
    """

    shape: str
    cells: tuple[Cell, ...]
    pieces: tuple[Piece, ...]
    strokes: tuple[Stroke, ...] = ()
    spots: tuple[Spot, ...] = ()


def numbered(names: Iterable[str]) -> list[str]:
    """Names that are all different: the second of a kind has a 2 behind it, and so on.

    >>> numbered(["opt-ammo", "us-platoon", "opt-ammo"])
    ['opt-ammo', 'us-platoon', 'opt-ammo-2']
    """
    found: list[str] = []
    copies: dict[str, int] = {}
    for name in names:
        copies[name] = copies.get(name, 0) + 1
        found.append(name if copies[name] == 1 else f"{name}-{copies[name]}")
    return found


def the_one(found: Sequence[R], kind: str, name: str) -> R:
    """The first of the records that go by a name; LookupError where there is none."""
    if not found:
        raise LookupError(f"there is no {kind} in {name}")
    return found[0]


class System(ABC):
    """One game. Its package offers an instance as `SYSTEM`; the registry hands it out by name."""

    name: ClassVar[str]
    version: ClassVar[str]
    package: ClassVar[str]
    """Where saves, odds and rule cases find the classes of its records, frames, options and events."""
    folder: ClassVar[Path]
    foresight: ClassVar[int] = 1
    """How many rounds a search looks ahead, this one included: more where rounds are short."""

    @abstractmethod
    def scenarios(self, packs: Sequence[Path] = ()) -> Mapping[str, ScenarioInfo]:
        """The scenarios by name, the learning one first."""

    @abstractmethod
    def new(self, scenario: str, dice: Dice, settings: Mapping[str, Any], packs: Sequence[Path] = ()) -> Game:
        """A game at its first question."""

    @abstractmethod
    def position(self, position: Mapping[str, Any], dice: Dice) -> Game:
        """A game at the position that a rule case describes, in the format of a scenario."""

    @abstractmethod
    def view(self, game: Any, seat: Seat) -> View:
        """What a seat may know, built from nothing."""

    @abstractmethod
    def determinize(self, view: View, dice: Dice) -> Game:
        """A game that shows the seat this view; what the view does not show is drawn by the dice."""

    @abstractmethod
    def sketch(self, view: View) -> Sketch:
        """The board as the seat sees it."""

    def names(self, view: View, kind: str) -> Sequence[str]:
        """The names of all things of a kind ('unit', 'place', 'card', 'seat'), by number, as typed and printed."""
        raise LookupError(f"no {kind} in this game")

    def name_of(self, view: View, kind: str, number: int) -> str:
        """The name of a thing; LookupError where there is none of that number."""
        names = self.names(view, kind)
        if not 0 <= number < len(names):
            raise LookupError(f"no {kind} has the number {number}")
        return names[number]

    def find(self, view: View, kind: str, name: str) -> int:
        """The thing of that name: the inverse of `name_of`; LookupError where there is none."""
        folded = [one.casefold() for one in self.names(view, kind)]
        if name.casefold() not in folded:
            raise LookupError(f"no {kind} is called {name!r}")
        return folded.index(name.casefold())

    @abstractmethod
    def record(self, game: Any, kind: str, name: str) -> Record:
        """The record that a rule case speaks of, by its kind and name; LookupError where there is none."""

    def status(self, view: View) -> Sequence[tuple[str, Mapping[str, Any]]]:
        """Lines that a client shows beside the board (round, points), as text keys with arguments."""
        return ()

    def details(self, view: View, unit: UnitId) -> Sequence[tuple[str, Mapping[str, Any]]]:
        """Lines about one unit, as text keys with arguments."""
        return ()

    def hand(self, view: View) -> Sequence[Held]:
        """The cards that the seat holds, whether or not one can be played now."""
        return ()

    def overlays(self, view: View, unit: UnitId) -> Mapping[str, Mapping[PlaceId, str]]:
        """Places to light up around a unit, by what they mean ('sight', 'range', 'reach', 'zone', 'command').

        Each place has the few characters to print there (a cost, a number to hit), or none.
        """
        return {}

    def covered(self, view: View, decision: Any) -> Mapping[int, Sequence[PlaceId]]:
        """The places that options strike and do not name, such as those under a template, by the option's place."""
        return {}

    def muster(self, view: View) -> Muster | None:
        """The army that is being built just now, if one is; its choices are options like all others."""
        return None

    def settings(self, scenario: str) -> msgspec.Struct | None:
        """The optional rules of a scenario as it sets them: fields that are true or false, numbers, words."""
        return None

    def obey(self, view: View, decision: Any, order: Order) -> Option | None:
        """The answer that a standing order gives to a decision, or None to ask the seat."""
        return None

    def evaluation(self, game: Any, seat: Seat) -> float:
        """How well an imagined game that goes on stands for a seat, from -1 (lost) to 1 (won)."""
        return 0.0

    def advise(self, game: Any, decision: Any) -> Sequence[float]:
        """What the plan says of each option of a decision in an imagined game: quick, higher is better."""
        return (0.0,) * len(decision.options)

    def is_settled(self, game: Any) -> bool:
        """Whether an imagined game waits between two procedures, where an evaluation means something."""
        return True

    def stage(self, game: Any) -> int:
        """A number that grows with each round of an imagined game: between two rounds no side is half a turn ahead."""
        return 0

    def motive(self, game: Any, decision: Any, option: Option) -> str:
        """What a player would choose the option for, a word of `bocage.players.reasons`, or nothing."""
        return ""

    def schemas(self) -> Mapping[str, type]:
        """The classes of the system's data files by file name, for `bocage schema`."""
        return {}
