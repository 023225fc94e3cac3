"""Forms: what travels of a match from the server to a client, around the records of `bocage.show` (docs/api.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from bocage.kernel.records import Point
from bocage.show import Cell, Held, Muster, Piece, Shape, Side, Spot, Stroke, Text, Tray
from bocage.show.questions import DecisionForm
from bocage.show.sentences import RefusalForm, Sentence, ThingForm

Plain = dict[str, Any]
Player = Literal["human", "invited", "open", "machine"]
UndoPolicy = Literal["rule", "consent", "never"]


class EntryForm(msgspec.Struct, frozen=True):
    """Something to fill in: `type` is bool, int (from `least` to `most`), word (one of `words`) or text."""

    name: str
    key: str
    type: Literal["bool", "int", "word", "text"]
    default: bool | int | str | None = None
    words: list[str] | None = None
    least: int | None = None
    most: int | None = None


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """An error: a code, a line, and the refusal where a rule forbids something."""

    error: str
    message: str
    rule: str | None = None
    refusal: RefusalForm | None = None


class BareCellForm(msgspec.Struct, frozen=True, array_like=True):
    """A cell on which there is nothing but its terrain, one of the board's words; its outline is the board's."""

    place: int
    name: str
    x: int
    y: int
    terrain: int


class BoardForm(msgspec.Struct, frozen=True):
    """The part of a board that hardly changes, under the digest of its content.

    Most cells of large boards are alike: `outline` is that of all `bare` ones, as seen from their middles, and
    `terrains` are their words. All others are sent in full.
    """

    board: str
    shape: Shape
    outline: Sequence[Point]
    terrains: Sequence[str]
    bare: Sequence[BareCellForm]
    cells: Sequence[Cell]
    strokes: Sequence[Stroke]
    spots: Sequence[Spot]
    bounds: tuple[int, int, int, int]


class SeatForm(msgspec.Struct, frozen=True):
    """Who sits in a seat."""

    seat: int
    thing: ThingForm
    player: Player
    name: str
    machine: str | None
    here: bool
    resigned: bool
    side: Side


class ClockForm(msgspec.Struct, frozen=True):
    """The clock of a seat: the seconds that were left when it last stood still, and when it runs out if it runs."""

    seat: int
    left: float
    due: str | None


class ResultForm(msgspec.Struct, frozen=True):
    """How a match ended; no winner is a draw. `resigned` is who gave up, or whose time ran out: `rule` says which."""

    winners: list[int]
    rule: str
    resigned: int | None = None


class ParentForm(msgspec.Struct, frozen=True):
    """What a match came from."""

    match: str | None
    revision: int
    why: Literal["rematch", "branch", "import"]


class AskForm(msgspec.Struct, frozen=True):
    """A request to take something back, and who agreed."""

    seat: int
    agreed: list[int]
    awaited: list[int]


class UndoForm(msgspec.Struct, frozen=True):
    """What a seat may take back."""

    policy: UndoPolicy
    alone: bool
    ask: AskForm | None


class FrozenForm(msgspec.Struct, frozen=True):
    """A match that can be read and not played: by rules `now`, what was played by `rules` comes out otherwise.

    `agrees` is the last revision that both give, `why` says what comes after it.
    """

    rules: str
    now: str
    agrees: int
    why: str


class SealForm(msgspec.Struct, frozen=True):
    """What is known of the dice."""

    commitment: str
    stream: str
    sealed: bool
    since: int


class SnapshotForm(msgspec.Struct, frozen=True, kw_only=True):
    """A match as one seat, or a spectator, may see it."""

    match: str
    game: str
    scenario: str
    rules: str
    name: str
    language: str
    revision: int
    seat: int | None
    yours: list[int]
    host: bool
    seats: list[SeatForm]
    trail: Sequence[Sentence]
    decision: DecisionForm | None
    waiting: list[int]
    status: Sequence[Text]
    board: str
    cells: Sequence[Cell]
    strokes: Sequence[Stroke] | None
    pieces: Sequence[Piece]
    trays: Sequence[Tray]
    hand: Sequence[Held]
    muster: Muster | None
    undo: UndoForm
    orders: list[Plain]
    clocks: list[ClockForm]
    result: ResultForm | None
    frozen: FrozenForm | None
    dice: SealForm
    chat: int
    parent: ParentForm | None
    rematch: str | None
    options: Plain
    view: Plain | None


class LineForm(msgspec.Struct, frozen=True):
    """A line of talk."""

    id: int
    seat: int | None
    name: str
    text: str
    at: str
