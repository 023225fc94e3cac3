"""Answers: the small ones, each to one kind of request. What a match looks like is in `forms`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from bocage.server.forms import ClockForm, EntryForm, LineForm, ParentForm, Plain, ResultForm, SeatForm
from bocage.server.requests import Options
from bocage.show import Appraisal, Region, Text
from bocage.show.questions import OptionForm
from bocage.show.sentences import AnyArgument, EventForm, RefusalForm, Sentence, ThingForm


class Invitation(msgspec.Struct, frozen=True):
    """A code for a free seat."""

    seat: int
    code: str


class Ticket(msgspec.Struct, frozen=True):
    """What someone gets who creates or joins a match."""

    match: str
    token: str
    seats: list[int]
    invitations: list[Invitation]


class CarryCode(msgspec.Struct, frozen=True):
    """A code that takes a seat to another device, and when it is too old."""

    code: str
    expires: str


class ContactForm(msgspec.Struct, frozen=True):
    """Where someone is called; the secret that signs is told once, to whoever names a web hook."""

    kind: Literal["mail", "hook"]
    address: str
    confirmed: bool
    secret: str | None = None


class CallBook(msgspec.Struct, frozen=True):
    """By what this server calls people, and where the holder of a token wants to be called."""

    mail: bool
    hooks: bool
    contacts: list[ContactForm]


class Done(msgspec.Struct, frozen=True):
    """It is done."""

    done: bool


class Chosen(msgspec.Struct, frozen=True):
    """The revision of a choice that is on disk."""

    revision: int


class Undone(msgspec.Struct, frozen=True):
    """Whether something was taken back, or only asked for."""

    done: bool
    revision: int


class Ended(msgspec.Struct, frozen=True):
    """How a match stands after someone resigned."""

    result: ResultForm | None


class Log(msgspec.Struct, frozen=True):
    """What a seat heard."""

    revision: int
    events: list[EventForm]


class UnitLines(msgspec.Struct, frozen=True):
    """All about a unit."""

    unit: ThingForm
    lines: Sequence[Text]


class UnitOverlays(msgspec.Struct, frozen=True):
    """Places around a unit, or over the whole board, by what they mean, and what to print in some of them."""

    unit: ThingForm | None
    overlays: dict[str, list[int]]
    labels: dict[str, dict[str, str]]
    regions: dict[str, list[Region]]


class WhyAnswer(msgspec.Struct, frozen=True):
    """An option, its place if it is on offer, and what forbids it if it is not; `record` may be chosen as it is.

    `appraisal` is what it is judged by, of an option that is asked about by itself or by a point.
    """

    option: Sentence
    record: Plain
    index: int | None
    refusal: RefusalForm | None
    appraisal: Appraisal | None = None


class WhyAnswers(msgspec.Struct, frozen=True):
    """Some of them."""

    answers: list[WhyAnswer]


class Outcome(msgspec.Struct, frozen=True):
    """What may come of an option, and how likely it is."""

    probability: str
    percent: float
    events: list[Sentence]


class Odds(msgspec.Struct, frozen=True):
    """The sums before the dice, and all outcomes."""

    totals: list[EventForm]
    outcomes: list[Outcome]
    certain: bool


class Asked(msgspec.Struct, frozen=True):
    """A question that another seat would be asked."""

    seat: int
    prompt: Text


class Change(msgspec.Struct, frozen=True):
    """An argument of the seat's question that would be another in its next one."""

    name: str
    before: AnyArgument
    after: AnyArgument


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """What an option would do up to the first die, or to the seat's next question if all others pass."""

    index: int | None
    undo: Literal["alone", "until-answered", "no"]
    dice: bool
    asks: list[Asked]
    changes: list[Change]
    events: list[Sentence]


class Previews(msgspec.Struct, frozen=True):
    """Previews of the options of a decision."""

    revision: int
    previews: list[Preview]


class WayStep(msgspec.Struct, frozen=True, kw_only=True):
    """A choice on the way to a place: who may answer it, what it spends, and whether dice fall before the next one.

    `through` are the places that it leads through, where that is more than a step. One that is not listed has no index,
    and is chosen by its `record`.
    """

    option: OptionForm
    record: Plain | None = None
    through: Sequence[int] = ()
    asks: list[Asked] = []
    changes: list[Change] = []
    dice: bool = False


class Way(msgspec.Struct, frozen=True):
    """The choices that lead to a place one after the other; none where no way leads there."""

    revision: int
    place: int
    steps: list[WayStep]


class OrderKind(msgspec.Struct, frozen=True):
    """A class of standing orders."""

    kind: str
    key: str
    schema: Plain
    fields: list[EntryForm]


class OrderBook(msgspec.Struct, frozen=True):
    """The standing orders that there are, and those of a seat."""

    kinds: list[OrderKind]
    orders: list[Plain]


class Lines(msgspec.Struct, frozen=True):
    """Lines of talk."""

    lines: list[LineForm]


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A match in a list."""

    match: str
    game: str
    scenario: str
    name: str
    language: str
    rules: str
    seats: list[SeatForm]
    yours: list[int]
    host: bool
    waiting: list[int]
    your_turn: bool
    revision: int
    created: str
    updated: str
    clocks: list[ClockForm]
    result: ResultForm | None
    options: Options
    parent: ParentForm | None
    rematch: str | None
