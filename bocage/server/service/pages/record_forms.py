"""Record forms: records that people fill in (standing orders, optional rules), as forms that any client can draw."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import inspect

from bocage.kernel import Order
from bocage.kernel.records import lives_in
from bocage.server.answers import OrderKind
from bocage.server.forms import EntryForm
from bocage.text import key


def entries_of(cls: type[msgspec.Struct], prefix: str, values: msgspec.Struct | None = None) -> list[EntryForm]:
    """The fields of a class that a person can fill in: true or false, numbers, words; at first they have the values.

    >>> class Watch(msgspec.Struct):
    ...     far_sight: bool = False
    >>> entries_of(Watch, "setting")[0].key
    'setting-far-sight'
    """
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.StructType)
    known = {} if values is None else {name: getattr(values, name) for name in values.__struct_fields__}
    made = [_entry(field, f"{prefix}-{field.name.replace('_', '-')}", known) for field in info.fields]
    return [entry for entry in made if entry is not None]


def _entry(field: inspect.Field, text: str, known: Mapping[str, Any]) -> EntryForm | None:
    default = known.get(field.name, None if field.default is msgspec.NODEFAULT else field.default)
    match field.type:
        case inspect.BoolType():
            return EntryForm(field.encode_name, text, "bool", default)
        case inspect.IntType(ge=least, le=most):
            return EntryForm(field.encode_name, text, "int", default, least=least, most=most)
        case inspect.LiteralType(values=values) if all(isinstance(value, str) for value in values):
            return EntryForm(field.encode_name, text, "word", default, words=[str(value) for value in values])
        case inspect.StrType():
            return EntryForm(field.encode_name, text, "text", default)
        case _:
            return None


def order_kinds(package: str) -> list[OrderKind]:
    """The classes of standing orders of a game, from its package, as they come there."""
    return [_order_kind(cls) for cls in Order.__subclasses__() if lives_in(cls, package)]


def _order_kind(cls: type[Order]) -> OrderKind:
    text = key("option", cls.__name__).replace("option", "order", 1)
    schema: dict[str, Any] = msgspec.json.schema(cls)
    return OrderKind(cls.__name__, text, schema, entries_of(cls, text))
