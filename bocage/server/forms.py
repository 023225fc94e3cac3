"""Forms: what travels of a game from the server to a client, as docs/api.md describes it."""

from __future__ import annotations

from typing import Any

import msgspec

Point = tuple[int, int]
Arguments = dict[str, Any]
"""Arguments of a text: numbers, words, null, things, points, totals, and lists of these (docs/api.md)."""


class ThingForm(msgspec.Struct, frozen=True):
    """Something on the table that can be printed and pointed at.

    >>> msgspec.json.encode(ThingForm("unit", 3, "US1"))
    b'{"kind":"unit","id":3,"name":"US1"}'
    """

    kind: str
    id: int
    name: str | None


class TextForm(msgspec.Struct, frozen=True):
    """A text key with its arguments."""

    key: str
    args: Arguments


class Sentence(msgspec.Struct, frozen=True, kw_only=True):
    """A text of a record: its class, and the things in it."""

    kind: str
    key: str
    args: Arguments
    things: list[ThingForm]


class EventForm(Sentence, frozen=True, kw_only=True):
    """A sentence of the log."""

    revision: int
    undone: bool = False
    outcome: bool = False


class OptionForm(Sentence, frozen=True, kw_only=True):
    """One thing that a seat may choose, by its place."""

    index: int
    until: str
    passes: bool
    covers: list[int]


class FieldForm(msgspec.Struct, frozen=True):
    """A field of a class of options: what kind of thing it holds, if any, and whether it holds several."""

    name: str
    thing: str | None
    many: bool


class EntryForm(msgspec.Struct, frozen=True):
    """Something to fill in: `type` is bool, int (from `least` to `most`), word (one of `words`) or text."""

    name: str
    key: str
    type: str
    default: bool | int | str | None = None
    words: list[str] | None = None
    least: int | None = None
    most: int | None = None


class KindForm(msgspec.Struct, frozen=True):
    """A class of options that a question takes."""

    kind: str
    key: str
    fields: list[FieldForm]


class DecisionForm(msgspec.Struct, frozen=True):
    """A question to a seat."""

    seat: int
    prompt: TextForm
    options: list[OptionForm]
    kinds: list[KindForm]
    proposals: bool


class RefusalForm(msgspec.Struct, frozen=True):
    """Why something is not legal: the rule, and its text."""

    rule: str
    key: str
    args: Arguments


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """An error: a code, a line, and the refusal where a rule forbids something."""

    error: str
    message: str
    rule: str | None = None
    refusal: RefusalForm | None = None


class CellForm(msgspec.Struct, frozen=True):
    """A place of the board."""

    place: int
    name: str
    centre: Point
    outline: list[Point]
    terrain: str
    level: int
    marks: list[str]


class StrokeForm(msgspec.Struct, frozen=True):
    """A line on the board."""

    kind: str
    points: list[Point]


class SpotForm(msgspec.Struct, frozen=True):
    """A point of the board that options may name."""

    kind: str
    id: int
    at: Point


class PieceForm(msgspec.Struct, frozen=True):
    """A counter on the board."""

    unit: int
    place: int
    seat: int
    label: str
    states: list[str]
    facing: int
    look: str
    figures: list[str]
    values: list[tuple[str, int]]
    beside: list[int]
    carries: list[int]


class HeldForm(msgspec.Struct, frozen=True):
    """A card in the hand of a seat."""

    card: ThingForm
    name: str
    lines: list[TextForm]


class WareForm(msgspec.Struct, frozen=True):
    """Something that an army may have; `option` recruits it, and has an `index` if it is on offer now."""

    name: str
    cost: int
    lines: list[TextForm]
    pieces: list[PieceForm]
    option: Arguments | None = None
    index: int | None = None


class BerthForm(msgspec.Struct, frozen=True):
    """A place for one addition: what fills it, or what could."""

    name: str
    holds: WareForm | None
    stock: list[WareForm]


class RecruitForm(msgspec.Struct, frozen=True):
    """Something that an army has, with its berths."""

    ware: WareForm
    berths: list[BerthForm]


class MusterForm(msgspec.Struct, frozen=True):
    """An army while a seat builds it."""

    seat: int
    points: int
    left: int
    lines: list[TextForm]
    army: list[RecruitForm]
    stock: list[WareForm]


class BoardForm(msgspec.Struct, frozen=True):
    """The part of a board that hardly changes, under the digest of its content."""

    board: str
    shape: str
    cells: list[CellForm]
    strokes: list[StrokeForm]
    spots: list[SpotForm]
    bounds: tuple[int, int, int, int]


class SeatForm(msgspec.Struct, frozen=True):
    """Who sits in a seat."""

    seat: int
    thing: ThingForm
    player: str
    name: str
    machine: str | None
    here: bool
    resigned: bool


class ResultForm(msgspec.Struct, frozen=True):
    """How a match ended; no winner is a draw."""

    winners: list[int]
    rule: str
    resigned: int | None = None


class ParentForm(msgspec.Struct, frozen=True):
    """What a match came from."""

    match: str | None
    revision: int
    why: str


class AskForm(msgspec.Struct, frozen=True):
    """A request to take something back, and who agreed."""

    seat: int
    agreed: list[int]
    awaited: list[int]


class UndoForm(msgspec.Struct, frozen=True):
    """What a seat may take back."""

    policy: str
    alone: bool
    ask: AskForm | None


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
    trail: list[Sentence]
    decision: DecisionForm | None
    waiting: list[int]
    status: list[TextForm]
    board: str
    cells: list[CellForm]
    strokes: list[StrokeForm] | None
    pieces: list[PieceForm]
    hand: list[HeldForm]
    muster: MusterForm | None
    undo: UndoForm
    orders: list[Arguments]
    result: ResultForm | None
    dice: SealForm
    chat: int
    parent: ParentForm | None
    rematch: str | None
    options: Arguments
    view: Arguments | None


class LineForm(msgspec.Struct, frozen=True):
    """A line of talk."""

    id: int
    seat: int | None
    name: str
    text: str
    at: str
