"""The speaker: what a seat may hear of a game, as texts with the names that its view allows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, get_origin, get_type_hints

from bocage.kernel.events import Event
from bocage.kernel.frames import Ask, AskAll, Frame, Option
from bocage.kernel.match import Decision, answer_kinds
from bocage.kernel.records import PlaceId, Point, Record, Role, Thing, UnitId, dump, thing_marks
from bocage.kernel.rulings import Capped, Refusal, Total
from bocage.kernel.views import View
from bocage.show.appraisal import Appraisal
from bocage.show.cards import Held
from bocage.show.muster import Muster, Ware
from bocage.show.questions import DecisionForm, FieldForm, KindForm, OptionForm
from bocage.show.sentences import (
    Argument,
    EventForm,
    LengthForm,
    PointForm,
    RecordForm,
    RefusalForm,
    Sentence,
    Text,
    ThingForm,
    TotalForm,
)
from bocage.show.show import Show
from bocage.show.sketch import Tray
from bocage.text import Prefix, key

Asked = Ask[Any, Any] | AskAll[Any, Any]


class Speaker:
    """Puts what a seat may hear into texts, with the names that its view allows; `has` knows the keys that there are.

    Every client speaks through it: the server sends what it says, the terminal puts it into words at once.
    """

    def __init__(self, show: Show, view: View, has: Callable[[str], bool]) -> None:
        self.show = show
        self.view = view
        self.has = has
        self._things: dict[tuple[str, int, str], ThingForm] = {}

    def thing(self, kind: str, number: int, role: Role = "") -> ThingForm:
        """A thing with its name, if the view shows it."""
        found = self._things.get((kind, number, role))
        if found is None:
            found = self._things[kind, number, role] = ThingForm(kind, number, self._name(kind, number), role)
        return found

    def _name(self, kind: str, number: int) -> str | None:
        if number < 0:
            return None
        try:
            return self.show.names.name_of(self.view, kind, number)
        except LookupError:
            return None

    # Arguments

    def argument(self, value: Any, mark: Thing | None = None) -> Argument:
        """A value of a record as an argument of its text."""
        if isinstance(value, bool):
            return int(value)
        if isinstance(value, int):
            return value if mark is None or mark.kind == "point" else self.thing(mark.kind, value, mark.role)
        if value is None or isinstance(value, str):
            return value
        if isinstance(value, tuple | list):
            return [PointForm(one.x, one.y) if isinstance(one, Point) else self.argument(one, mark) for one in value]
        if isinstance(value, Total):
            return TotalForm(
                value.value, value.least, value.modifiers, value.most if isinstance(value, Capped) else None
            )
        if isinstance(value, Point):
            return self._point(value)
        if isinstance(value, Record):
            return RecordForm(type(value).__name__, self.arguments(value))
        return str(value)

    def _point(self, point: Point) -> PointForm:
        near = self.show.near(self.view, point)
        return PointForm(point.x, point.y, None if near is None else self.thing(*near))

    def arguments(self, record: Record) -> dict[str, Argument]:
        """The fields of a record as arguments."""
        return {name: self._of(name, getattr(record, name), mark) for name, mark in _fields(type(record))}

    def loose(self, arguments: Mapping[str, Any]) -> dict[str, Argument]:
        """The arguments of a text that is no record: the names of the game say what they are."""
        thing_of = self.show.names.thing_of
        return {name: self._of(name, value, thing_of(name)) for name, value in arguments.items()}

    def _of(self, name: str, value: Any, mark: Thing | None) -> Argument:
        """A value by the name of its argument, which may say that it is a length."""
        if isinstance(value, int) and self.show.names.is_length(name):
            return LengthForm(value)
        return self.argument(value, mark)

    # Sentences

    def text(self, text: Text) -> Text:
        """A text of the system, with names in it."""
        return Text(text.key, self.loose(text.args)) if text.args else text

    def sentence(self, prefix: Prefix, record: Record) -> Sentence:
        """A record as a sentence."""
        name = type(record).__name__
        return Sentence(key(prefix, name), self.arguments(record), kind=name)

    def event(self, event: Event, revision: int, undone: bool = False) -> EventForm:
        """A sentence of the log."""
        said = self.sentence("event", event)
        return EventForm(
            said.key,
            said.args,
            kind=said.kind,
            revision=revision,
            undone=undone,
            outcome=event.outcome,
        )

    def refusal(self, refusal: Refusal, more: Mapping[str, Any] | None = None) -> RefusalForm:
        """Why something is not legal; `more` is what a client adds to the arguments."""
        keys = [key("refusal", name) for name in (refusal.key, refusal.rule)]
        args = self.loose({**(more or {}), **refusal.args})
        return RefusalForm(next(filter(self.has, keys), keys[0]), args, rule=refusal.rule)

    def trail(self, frames: Iterable[Frame[Any]]) -> tuple[Sentence, ...]:
        """The breadcrumb."""
        return tuple(self.sentence("frame", frame.seen_by(self.view.seat)) for frame in frames)

    # Decisions

    def prompt(self, prompt: str, arguments: Mapping[str, Any]) -> Text:
        """What is asked."""
        return self.text(Text(key("prompt", prompt), arguments))

    def option(self, index: int, option: Option, covers: Sequence[PlaceId] = (), length: int = 0) -> OptionForm:
        """One thing that a seat may choose."""
        said = self.sentence("option", option)
        return OptionForm(
            said.key,
            said.args,
            kind=said.kind,
            index=index,
            until=option.until,
            passes=option.passes,
            covers=tuple(covers),
            length=length,
        )

    def decision(self, decision: Decision, asked: Asked) -> DecisionForm:
        """A question to the seat."""
        covered = self.show.covered(self.view, decision)
        lengths = self.show.lengths(self.view, decision)
        return DecisionForm(
            decision.seat,
            self.prompt(decision.prompt, decision.args),
            tuple(
                self.option(index, option, covered.get(index, ()), lengths.get(index, 0))
                for index, option in enumerate(decision.options)
            ),
            tuple(kind_form(kind) for kind in kinds_taken(asked, self.has)),
            isinstance(asked, Ask) and asked.proposals,
        )

    # What lies beside the board

    def status(self) -> tuple[Text, ...]:
        """The lines beside the board."""
        return self._texts(self.show.status(self.view))

    def trays(self, trays: Iterable[Tray]) -> tuple[Tray, ...]:
        """The trays of a sketch, with names in their lines."""
        return tuple(tray.but(title=self.text(tray.title), lines=self._texts(tray.lines)) for tray in trays)

    def details(self, unit: UnitId) -> tuple[Text, ...]:
        """The lines about a unit."""
        return self._texts(self.show.details(self.view, unit))

    def appraisal(self, option: Option) -> Appraisal | None:
        """What an option is judged by, with names in it."""
        found = self.show.appraisal(self.view, option)
        return found and found.but(facts=tuple(fact.but(text=self.text(fact.text)) for fact in found.facts))

    def ground(self, place: PlaceId) -> tuple[Text, ...]:
        """The lines about the ground of a place."""
        return self._texts(self.show.ground(self.view, place))

    def hand(self) -> tuple[Held, ...]:
        """The cards that the seat holds."""
        return tuple(held.but(lines=self._texts(held.lines)) for held in self.show.hand(self.view))

    def muster(self, offered: Sequence[Option]) -> Muster | None:
        """The army that is being built, with the place of each choice among those that are offered."""
        muster = self.show.muster(self.view)
        if muster is None:
            return None
        choices: list[Mapping[str, Any]] = [dump(option) for option in offered]

        def spoken(ware: Ware) -> Ware:
            index = choices.index(ware.takes) if ware.takes in choices else None
            return ware.but(lines=self._texts(ware.lines), index=index)

        return muster.but(
            lines=self._texts(muster.lines),
            army=tuple(recruit.each(spoken) for recruit in muster.army),
            stock=tuple(map(spoken, muster.stock)),
        )

    def _texts(self, texts: Iterable[Text]) -> tuple[Text, ...]:
        return tuple(map(self.text, texts))


@cache
def _fields(cls: type[Record]) -> tuple[tuple[str, Thing | None], ...]:
    marks = dict(thing_marks(cls))
    return tuple((name, marks.get(name)) for name in cls.__struct_fields__)


# Kinds of options


def kinds_taken(asked: Asked, has: Callable[[str], bool]) -> Sequence[type[Option]]:
    """The classes of options that a question takes and that have a text: for a base of others there is none."""
    kinds = dict.fromkeys(with_subclasses(answer_kinds(asked.then)))
    return [kind for kind in kinds if has(key("option", kind.__name__))]


def with_subclasses(classes: Iterable[type[Option]]) -> Iterator[type[Option]]:
    """Classes of options with all that are derived from them."""
    for cls in classes:
        if cls is not Option:
            yield cls
            yield from with_subclasses(cls.__subclasses__())


@cache
def kind_form(kind: type[Option]) -> KindForm:
    """A class of options."""
    hints = get_type_hints(kind)
    fields = []
    for name, mark in _fields(kind):
        many = get_origin(hints[name]) in (tuple, list)
        fields.append(FieldForm(name, None, many) if mark is None else FieldForm(name, mark.kind, many, mark.role))
    return KindForm(kind.__name__, key("option", kind.__name__), tuple(fields))
