"""Choices: the options of a decision with their numbers, in groups, and how words pick one."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bocage.cli.describe import Describer
from bocage.cli.terminal.lengths import length_and_way
from bocage.kernel import View
from bocage.kernel.frames import Option
from bocage.kernel.match import Decision
from bocage.kernel.records import PlaceId, Point, aimed_at, things
from bocage.show import Sketch


class Choice(NamedTuple):
    """An option as it is offered: its number from 1, and its sentence."""

    number: int
    option: Option
    text: str
    words: frozenset[str]


class Group(NamedTuple):
    """Options of one kind under their heading, which may be empty.

    Where their sentences differ by one name alone, `labels` are these names.
    """

    heading: str
    choices: tuple[Choice, ...]
    labels: tuple[str, ...] = ()

    @property
    def is_short(self) -> bool:
        """Whether a heading and labels say it all."""
        return bool(self.heading) and len(self.labels) > 1


def plain(text: str) -> str:
    """A text without case and accents, for comparisons.

    >>> plain("Élite")
    'elite'
    """
    decomposed = unicodedata.normalize("NFKD", text)
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter)).casefold()


def words(text: str) -> list[str]:
    """The words of a text, plain.

    >>> words("Tirer sur l'escouade C-5 !")
    ['tirer', 'sur', 'l', 'escouade', 'c-5']
    """
    return re.findall(r"[\w-]+", plain(text))


class Choices:
    """All options of a decision. They are numbered as they are shown: short ones first, passes last."""

    def __init__(
        self, describer: Describer, view: View, decision: Decision, costs: Mapping[PlaceId, str] | None = None
    ) -> None:
        kinds: dict[type[Option], list[Option]] = {}
        for option in decision.options:
            kinds.setdefault(type(option), []).append(option)
        self.groups: list[Group] = []
        self.all: list[Choice] = []
        made = [self._group(describer, view, kind, options, costs or {}) for kind, options in kinds.items()]
        for group in sorted(made, key=lambda group: (group.choices[0].option.passes, not group.is_short)):
            first = len(self.all) + 1
            numbered = tuple(choice._replace(number=first + n) for n, choice in enumerate(group.choices))
            self.groups.append(group._replace(choices=numbered))
            self.all.extend(numbered)

    @staticmethod
    def _group(
        describer: Describer, view: View, kind: type[Option], options: Sequence[Option], costs: Mapping[PlaceId, str]
    ) -> Group:
        choices: list[Choice] = []
        names: list[list[str]] = []
        for option in options:
            text = describer.option(view, option)
            at = point_of(option)
            if at is not None and (length := length_and_way(describer, view, option, at)):
                text = describer.text("ui-option-length", option=text, length=length)
            own = [str(describer.name(view, thing, one)) for thing, one in things(option) if thing != "point"]
            choices.append(Choice(0, option, text, frozenset((*words(text), *map(plain, own)))))
            names.append(own)
        labels = tuple(
            label + _cost(choice.option, costs) for label, choice in zip(_labels(choices, names), choices, strict=False)
        )
        return Group(describer.kind(kind), tuple(choices), labels)

    def numbered(self, number: int) -> Choice | None:
        """The choice of that number."""
        return self.all[number - 1] if 1 <= number <= len(self.all) else None

    def matching(self, typed: str) -> list[Choice]:
        """The choices that the words fit: those with exactly this sentence, or else those with all these words."""
        exact = [choice for choice in self.all if plain(choice.text) == plain(typed)]
        if exact:
            return exact
        wanted = words(typed)
        found = [choice for choice in self.all if wanted and all(word in choice.words for word in wanted)]
        if found or len(wanted) != 1:
            return found
        return [choice for choice in self.all if any(word.startswith(wanted[0]) for word in words(choice.text)[:1])]

    def are_of(self, kind: str) -> bool:
        """Whether a choice names a thing of that kind."""
        return any(thing == kind for choice in self.all for thing, _ in things(choice.option))

    def places(self) -> tuple[PlaceId, ...]:
        """The places that the choices name."""
        return tuple(number for choice in self.all for kind, number in things(choice.option) if kind == "place")

    def by_place(self, sketch: Sketch) -> dict[PlaceId, Sequence[int]]:
        """The numbers of the choices that point at each place, by what they are aimed at or by who acts."""
        where = {piece.unit: piece.place for piece in sketch.pieces}
        numbers: dict[PlaceId, list[int]] = {}
        for choice in self.all:
            kind, number = aimed_at(choice.option) or ("", -1)
            place = number if kind == "place" else where.get(number) if kind == "unit" else None
            if place is not None:
                numbers.setdefault(place, []).append(choice.number)
        return {place: tuple(found) for place, found in numbers.items()}

    def by_point(self) -> dict[int, Point]:
        """Where choices stand on a table without a grid: where the first man goes, or what is aimed at."""
        found = {choice.number: point_of(choice.option) for choice in self.all}
        return {number: point for number, point in found.items() if point is not None}


def point_of(option: Option) -> Point | None:
    """The first point that an option names; of a way with a heading at its end the last."""
    for name in option.__struct_fields__:
        value = getattr(option, name)
        points = [one for one in (value if isinstance(value, tuple) else (value,)) if isinstance(one, Point)]
        if points:
            return points[-1] if hasattr(option, "facing") else points[0]
    return None


def _cost(option: Option, costs: Mapping[PlaceId, str]) -> str:
    """What it costs to go where an option is aimed at, where that is known."""
    kind, place = aimed_at(option) or ("", -1)
    cost = costs.get(place, "") if kind == "place" else ""
    return f" ({cost})" if cost else ""


def _labels(choices: Sequence[Choice], names: Sequence[Sequence[str]]) -> tuple[str, ...]:
    """The last name in each sentence, if the sentences are alike but for it."""
    found = [
        next((name for name in reversed(own) if name in choice.text), "")
        for choice, own in zip(choices, names, strict=True)
    ]
    alike = {choice.text.replace(name, "…") for choice, name in zip(choices, found, strict=True)}
    return tuple(found) if all(found) and len(alike) == 1 else ()
