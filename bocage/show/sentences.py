"""Sentences that clients put into words: keys of texts with their arguments, never the words themselves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from bocage.kernel.records import Record, Role
from bocage.kernel.rulings import Modifier

Arguments = Annotated[Mapping[str, Any], Meta(extra_json_schema={"additionalProperties": {"$ref": "#/$defs/Argument"}})]
"""Arguments of a text by their names, each an `Argument`."""


class ThingForm(Record, omit_defaults=True):
    """Something on the table that can be printed and pointed at; what the view does not show has no name.

    `role` is what it is to an option, a question or an event: who acts, or what it is aimed at.

    >>> msgspec.json.encode(ThingForm("unit", 3, "US1"))
    b'{"kind":"unit","id":3,"name":"US1"}'
    """

    kind: str
    id: int
    name: str | None
    role: Role = ""


class TotalForm(Record, tag_field="kind", tag="total", omit_defaults=True):
    """A number with its reasons.

    >>> msgspec.json.encode(TotalForm(2, 0, (Modifier("demo.cover", 2),)))
    b'{"kind":"total","value":2,"least":0,"modifiers":[{"rule":"demo.cover","amount":2,"operation":"+"}]}'
    """

    value: int
    least: int
    modifiers: tuple[Modifier, ...]
    most: int | None = None


class PointForm(Record, tag_field="kind", tag="point", omit_defaults=True):
    """A point of a continuous table, in whole millimetres, and what is known to be there."""

    x: int
    y: int
    near: ThingForm | None = None


class LengthForm(Record, tag_field="kind", tag="length"):
    """A length on a continuous table, in whole millimetres, told in centimetres."""

    mm: int


class RecordForm(Record, tag_field="kind", tag="record"):
    """Any other record inside a sentence, which no text prints."""

    name: str = msgspec.field(name="is")
    args: Arguments


Argument = int | str | None | ThingForm | TotalForm | PointForm | LengthForm | RecordForm | list[Any]
"""What a text is made of: numbers, words, nothing, things, sums, points, and lists of these."""

AnyArgument = Annotated[Any, Meta(extra_json_schema={"$ref": "#/$defs/Argument"})]
"""An `Argument` in a record that is sent."""


class Text(Record):
    """A key of a text and its arguments. A system gives ids and words; a `Speaker` puts names to them.

    >>> Text("status-turn", {"turn": 3}).args["turn"]
    3
    """

    key: str
    args: Arguments


class Sentence(Text, kw_only=True):
    """The text of a record, with its class; its arguments are the fields of the record, in their order."""

    kind: str


class EventForm(Sentence, kw_only=True, omit_defaults=True):
    """A sentence of the log, with the revision that told it."""

    revision: int
    undone: bool = False
    outcome: bool = False


class RefusalForm(Text, kw_only=True):
    """Why something is not legal: the rule, and its text."""

    rule: str
