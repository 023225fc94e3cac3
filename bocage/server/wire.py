"""The wire: how decisions, options, events, views and sketches travel: as keys with arguments and named things."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, get_origin, get_type_hints

from bocage.kernel import View
from bocage.kernel.events import Event
from bocage.kernel.frames import Ask, AskAll, Frame, Option
from bocage.kernel.match import Decision, answer_kinds
from bocage.kernel.records import PlaceId, Point, Record, digest, dump, thing_fields
from bocage.kernel.rulings import Modifier, Refusal, Total
from bocage.server.forms import (
    Arguments,
    BerthForm,
    BoardForm,
    CellForm,
    DecisionForm,
    EventForm,
    FieldForm,
    HeldForm,
    KindForm,
    MusterForm,
    OptionForm,
    PieceForm,
    RecruitForm,
    RefusalForm,
    Sentence,
    SpotForm,
    StrokeForm,
    TextForm,
    ThingForm,
    WareForm,
)
from bocage.show import Cell, Piece, Sketch, Stroke, Ware
from bocage.system import System
from bocage.text import SHARED, Catalogue, Prefix, key

LOOSE = {"unit": "unit", "target": "unit", "place": "place", "hex": "place", "card": "card", "seat": "seat"}
"""How the last word of an argument's name tells that it is the id of a thing, where no annotation does."""


class Speaker:
    """Puts what a seat may hear into the form of the wire, with the names that its view allows."""

    def __init__(self, system: System, view: View) -> None:
        self.system = system
        self.view = view
        self._names: dict[tuple[str, int], ThingForm] = {}

    def thing(self, kind: str, number: int) -> ThingForm:
        """A thing with its name, if the view shows it."""
        found = self._names.get((kind, number))
        if found is None:
            found = self._names[kind, number] = ThingForm(kind, number, self._name(kind, number))
        return found

    def _name(self, kind: str, number: int) -> str | None:
        if number < 0:
            return None
        try:
            return self.system.show.names.name_of(self.view, kind, number)
        except (LookupError, AttributeError, TypeError, ValueError, AssertionError):
            return None

    # Arguments

    def argument(self, value: Any, kind: str | None = None) -> Any:
        """A value of a record as an argument of its text."""
        if isinstance(value, bool):
            return int(value)
        if isinstance(value, int):
            return value if kind is None or kind == "point" else self.thing(kind, value)
        if value is None or isinstance(value, str):
            return value
        if isinstance(value, tuple | list):
            return [self.argument(one, kind) for one in value]
        if isinstance(value, Total):
            return total(value)
        if isinstance(value, Point):
            return {"kind": "point", "x": value.x, "y": value.y}
        if isinstance(value, Record):
            return {"kind": "record", "is": type(value).__name__, "args": self.arguments(value)}
        return str(value)

    def arguments(self, record: Record) -> Arguments:
        """The fields of a record as arguments."""
        kinds = _kinds_of_fields(type(record))
        return {name: self.argument(getattr(record, name), kind) for name, kind in kinds}

    def _sentence(self, prefix: Prefix, record: Record) -> tuple[str, str, Arguments, list[ThingForm]]:
        args = self.arguments(record)
        things: list[ThingForm] = []
        for name, kind in _kinds_of_fields(type(record)):
            if kind is not None:
                value = args[name]
                several = value if isinstance(value, list) else [value]
                things.extend(one for one in several if isinstance(one, ThingForm))
        name = type(record).__name__
        return name, key(prefix, name), args, things

    # Sentences

    def sentence(self, prefix: Prefix, record: Record) -> Sentence:
        """A record as a sentence."""
        kind, text, args, things = self._sentence(prefix, record)
        return Sentence(kind=kind, key=text, args=args, things=things)

    def event(self, event: Event, revision: int, undone: bool = False) -> EventForm:
        """A sentence of the log."""
        kind, text, args, things = self._sentence("event", event)
        return EventForm(
            kind=kind, key=text, args=args, things=things, revision=revision, undone=undone, outcome=event.outcome
        )

    def text(self, text: str, arguments: Mapping[str, Any]) -> TextForm:
        """A text whose arguments are told apart by their names: `unit` and `target_unit` are ids of units."""
        return TextForm(text, self._loose(arguments))

    def _loose(self, arguments: Mapping[str, Any]) -> Arguments:
        return {
            name: self.argument(value, LOOSE.get(name.replace("-", "_").rpartition("_")[2]))
            for name, value in arguments.items()
        }

    def refusal(self, refusal: Refusal) -> RefusalForm:
        """Why something is not legal."""
        keys = [key("refusal", name) for name in (refusal.key, refusal.rule)]
        has = catalogue(self.system).has
        return RefusalForm(refusal.rule, next(filter(has, keys), keys[0]), self._loose(refusal.args))

    def trail(self, frames: Iterable[Frame[Any]]) -> list[Sentence]:
        """The breadcrumb."""
        return [self.sentence("frame", frame.seen_by(self.view.seat)) for frame in frames]

    # Decisions

    def option(self, index: int, option: Option, covers: Sequence[PlaceId]) -> OptionForm:
        """One thing that a seat may choose."""
        kind, text, args, things = self._sentence("option", option)
        return OptionForm(
            kind=kind,
            key=text,
            args=args,
            things=things,
            index=index,
            until=option.until,
            passes=option.passes,
            covers=list(covers),
        )

    def decision(self, decision: Decision, asked: Ask[Any, Any] | AskAll[Any, Any]) -> DecisionForm:
        """A question to the seat."""
        covered = self.system.show.covered(self.view, decision)
        return DecisionForm(
            decision.seat,
            self.text(key("prompt", decision.prompt), decision.args),
            [self.option(index, option, covered.get(index, ())) for index, option in enumerate(decision.options)],
            [kind_form(kind) for kind in kinds_taken(self.system, asked)],
            isinstance(asked, Ask) and asked.proposals,
        )

    def status(self) -> list[TextForm]:
        """The lines beside the board."""
        return [self.text(text, arguments) for text, arguments in self.system.show.status(self.view)]

    def hand(self) -> list[HeldForm]:
        """The cards that the seat holds."""
        return [
            HeldForm(self.thing("card", held.card), held.name, [self.text(*line) for line in held.lines])
            for held in self.system.show.hand(self.view)
        ]

    def muster(self, offered: Sequence[Option]) -> MusterForm | None:
        """The army that is being built, with the place of each choice among those that are offered."""
        muster = self.system.show.muster(self.view)
        if muster is None:
            return None
        army = [
            RecruitForm(
                self._ware(recruit.ware, offered),
                [
                    BerthForm(
                        berth.name,
                        None if berth.holds is None else self._ware(berth.holds, offered),
                        [self._ware(ware, offered) for ware in berth.stock],
                    )
                    for berth in recruit.berths
                ],
            )
            for recruit in muster.army
        ]
        lines = [self.text(*line) for line in muster.lines]
        stock = [self._ware(ware, offered) for ware in muster.stock]
        return MusterForm(muster.seat, muster.points, muster.left, lines, army, stock)

    def _ware(self, ware: Ware, offered: Sequence[Option]) -> WareForm:
        lines = [self.text(*line) for line in ware.lines]
        pieces = [piece_form(piece) for piece in ware.pieces]
        if ware.takes is None:
            return WareForm(ware.name, ware.cost, lines, pieces)
        index = offered.index(ware.takes) if ware.takes in offered else None
        return WareForm(ware.name, ware.cost, lines, pieces, dump(ware.takes), index)

    def details(self, unit: int) -> list[TextForm]:
        """The lines about a unit."""
        return [self.text(text, arguments) for text, arguments in self.system.show.details(self.view, unit)]


def total(total: Total) -> Arguments:
    """A number with its reasons.

    >>> total(Total((Modifier("demo.cover", 2),)))["modifiers"][0]["key"]
    'modifier-demo-cover'
    """
    return {
        "kind": "total",
        "value": total.value,
        "least": total.least,
        "modifiers": [_modifier(modifier) for modifier in total.modifiers],
    }


def _modifier(modifier: Modifier) -> Arguments:
    return {
        "rule": modifier.rule,
        "key": key("modifier", modifier.rule),
        "amount": modifier.amount,
        "operation": modifier.operation,
    }


@cache
def _kinds_of_fields(cls: type[Record]) -> tuple[tuple[str, str | None], ...]:
    kinds = dict(thing_fields(cls))
    return tuple((name, kinds.get(name)) for name in cls.__struct_fields__)


@cache
def catalogue(system: System) -> Catalogue:
    """The texts of a system, to know which keys there are."""
    return Catalogue("en", [SHARED, system.folder / "text"])


# Kinds of options


def kinds_taken(system: System, asked: Ask[Any, Any] | AskAll[Any, Any]) -> Sequence[type[Option]]:
    """The classes of options that a question takes and that have a text."""
    return _with_text(system, answer_kinds(asked.then))


@cache
def _with_text(system: System, classes: tuple[type[Option], ...]) -> tuple[type[Option], ...]:
    has = catalogue(system).has
    found = dict.fromkeys(kind for kind in _with_subclasses(classes) if has(key("option", kind.__name__)))
    return tuple(found)


def _with_subclasses(classes: Iterable[type[Option]]) -> Iterator[type[Option]]:
    for cls in classes:
        if cls is not Option:
            yield cls
            yield from _with_subclasses(cls.__subclasses__())


@cache
def kind_form(kind: type[Option]) -> KindForm:
    """A class of options."""
    hints = get_type_hints(kind)
    fields = [
        FieldForm(name, thing, get_origin(hints[name]) in (tuple, list)) for name, thing in _kinds_of_fields(kind)
    ]
    return KindForm(kind.__name__, key("option", kind.__name__), fields)


# Boards


def board(sketch: Sketch) -> BoardForm:
    """The part of a sketch that hardly changes."""
    cells = [cell_form(cell) for cell in sketch.cells]
    strokes = [stroke_form(stroke) for stroke in sketch.strokes]
    points = [point for cell in cells for point in (cell.centre, *cell.outline)] or [
        point for stroke in strokes for point in stroke.points
    ]
    xs, ys = [x for x, _ in points] or [0], [y for _, y in points] or [0]
    spots = [SpotForm(spot.kind, spot.id, (spot.at.x, spot.at.y)) for spot in sketch.spots]
    mark = digest([sketch.shape, cells, strokes, spots])[:16]
    return BoardForm(mark, sketch.shape, cells, strokes, spots, (min(xs), min(ys), max(xs), max(ys)))


def changes(base: Sketch, now: Sketch) -> tuple[list[CellForm], list[StrokeForm] | None]:
    """What of a sketch differs from its base: cells, and all strokes if any of them does."""
    if len(base.cells) == len(now.cells):
        pairs = zip(base.cells, now.cells, strict=True)
        cells = [cell_form(cell) for old, cell in pairs if cell is not old and cell != old]
    else:
        known = {cell.place: cell for cell in base.cells}
        cells = [cell_form(cell) for cell in now.cells if known.get(cell.place) != cell]
    strokes = None if now.strokes == base.strokes else [stroke_form(stroke) for stroke in now.strokes]
    return cells, strokes


def pieces(sketch: Sketch) -> list[PieceForm]:
    """The counters of a sketch."""
    return [piece_form(piece) for piece in sketch.pieces]


def piece_form(piece: Piece) -> PieceForm:
    """A counter.

    >>> piece_form(Piece(unit=3, place=0, seat=1, label="S3", values=(("defence", 7),))).values
    [('defence', 7)]
    """
    return PieceForm(
        piece.unit,
        piece.place,
        piece.seat,
        piece.label,
        list(piece.states),
        piece.facing,
        piece.look,
        list(piece.figures),
        list(piece.values),
        list(piece.beside),
        list(piece.carries),
    )


def cell_form(cell: Cell) -> CellForm:
    """A place of the board.

    >>> cell_form(Cell(0, "A1", Point(10, 10), (), terrain="woods")).centre
    (10, 10)
    """
    outline = [(point.x, point.y) for point in cell.outline]
    centre = (cell.centre.x, cell.centre.y)
    return CellForm(cell.place, cell.name, centre, outline, cell.terrain, cell.level, list(cell.marks))


def stroke_form(stroke: Stroke) -> StrokeForm:
    """A line on the board."""
    return StrokeForm(stroke.kind, [(point.x, point.y) for point in stroke.points])
