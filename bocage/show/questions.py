"""Questions as they are put to a seat: the options on offer, and the classes of options that an answer may have."""

from __future__ import annotations

from bocage.kernel.records import PlaceId, Record, Role, Seat
from bocage.show.sentences import Sentence, Text


class OptionForm(Sentence, kw_only=True, omit_defaults=True):
    """One thing that a seat may choose, by its place; `covers` are the places that it strikes and does not name.

    `length` is how far it leads on a table without a grid, in millimetres.
    """

    index: int
    until: str = ""
    passes: bool = False
    covers: tuple[PlaceId, ...] = ()
    length: int = 0


class FieldForm(Record, omit_defaults=True):
    """A field of a class of options: what kind of thing it holds, if any, whether several, and in what role."""

    name: str
    thing: str | None = None
    many: bool = False
    role: Role = ""


class KindForm(Record, omit_defaults=True):
    """A class of options that a question takes."""

    kind: str
    key: str
    fields: tuple[FieldForm, ...] = ()


class DecisionForm(Record):
    """A question to a seat."""

    seat: Seat
    prompt: Text
    options: tuple[OptionForm, ...]
    kinds: tuple[KindForm, ...]
    proposals: bool
