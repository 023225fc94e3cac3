"""Records: everything the state is made of is frozen, plain data that turns into JSON and back."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, TypeVar, dataclass_transform, get_type_hints

import msgspec

from bocage.kernel.errors import BadSave, RulesError

T = TypeVar("T", bound="Record")


Role = Literal["", "actor", "aim"]
"""What a thing is to an option or an event: the unit that acts, or what that is aimed at."""


class Thing(msgspec.Struct, frozen=True):
    """Marks an id as a thing on the table that a client can point at.

    >>> things(Goal(place=4, value=2))
    (('place', 4),)
    """

    kind: str
    role: Role = ""


Seat = Annotated[int, Thing("seat")]
UnitId = Annotated[int, Thing("unit")]
PlaceId = Annotated[int, Thing("place")]
CardId = Annotated[int, Thing("card")]

ActorId = Annotated[int, Thing("unit", "actor")]
TargetId = Annotated[int, Thing("unit", "aim")]
AimId = Annotated[int, Thing("place", "aim")]
"""Ids in options and events: the unit that acts, a unit that it is aimed at, a place that it is aimed at."""

SPECTATOR: Seat = 63  # above any seat, so that it is in no audience but a complement


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Record(msgspec.Struct, frozen=True, gc=False):
    """Frozen data: the base of items, frames, options and events.

    >>> Goal(place=4, value=2).but(value=3)
    Goal(place=4, value=3)
    """

    known: ClassVar[dict[str, list[type[Record]]]] = {}

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        Record.known.setdefault(cls.__name__, []).append(cls)

    if TYPE_CHECKING:

        def but(self: T, **changes: Any) -> T:
            """The same record with other values in the named fields."""

    else:
        but = msgspec.Struct.__replace__


class Item(Record):
    """A record of the state: it lives at its `id` in the table of the game that `table` names."""

    table: ClassVar[str] = ""
    id: int


class Point(Record, array_like=True):
    """A point of a continuous table, in whole millimetres; it travels as [x, y].

    >>> Point(120, 45).x
    120
    """

    x: int
    y: int


class Goal(Record):
    """A record for the examples of this module."""

    place: PlaceId
    value: int


def dump(record: Record) -> dict[str, Any]:
    """A record as plain data with the name of its class, for journals and saves.

    >>> dump(Goal(place=4, value=2))
    {'is': 'Goal', 'place': 4, 'value': 2}
    """
    return {"is": type(record).__name__, **msgspec.to_builtins(record)}


def restore(data: Mapping[str, Any], base: type[T], package: str) -> T:
    """The record that `dump` wrote: a subclass of `base` from the package or from the kernel.

    >>> restore({"is": "Goal", "place": 4, "value": 2}, Record, "bocage.kernel")
    Goal(place=4, value=2)
    """
    fields = dict(data)
    cls = named(str(fields.pop("is", "")), base, package)
    try:
        return msgspec.convert(fields, cls, str_keys=True)
    except msgspec.ValidationError as error:
        raise BadSave(f"{cls.__name__}: {error}") from None


def named(name: str, base: type[T], package: str) -> type[T]:
    """The class of that name below `base`, from the package or from the kernel.

    >>> named("Goal", Record, "bocage.kernel").__name__
    'Goal'
    """
    for place in (package, "bocage.kernel"):
        found = [cls for cls in Record.known.get(name, ()) if issubclass(cls, base) and lives_in(cls, place)]
        if len(found) > 1:
            raise RulesError(f"two classes of {place} are called {name}")
        if found:
            return found[0]
    raise BadSave(f"no {base.__name__.lower()} is called {name!r}")


def lives_in(cls: type[Record], package: str) -> bool:
    """Whether a class belongs to a package, at whatever depth."""
    return cls.__module__ == package or cls.__module__.startswith(package + ".")


_marks: dict[type[Record], tuple[tuple[str, Thing], ...]] = {}
_hints: dict[type[Record], tuple[tuple[str, str], ...]] = {}


def thing_marks(cls: type[Record]) -> tuple[tuple[str, Thing], ...]:
    """The fields of a record class that hold things, each with what its annotation says of them.

    >>> thing_marks(Goal)
    (('place', Thing(kind='place', role='')),)
    """
    if cls not in _marks:
        hints = get_type_hints(cls, include_extras=True)
        _marks[cls] = tuple((name, mark) for name in cls.__struct_fields__ if (mark := _mark(hints[name])) is not None)
    return _marks[cls]


def thing_fields(cls: type[Record]) -> tuple[tuple[str, str], ...]:
    """The fields of a record class that hold things, each with the kind of thing.

    >>> thing_fields(Goal)
    (('place', 'place'),)
    """
    if cls not in _hints:
        _hints[cls] = tuple((name, mark.kind) for name, mark in thing_marks(cls))
    return _hints[cls]


def pointed_fields(cls: type[Record]) -> tuple[tuple[str, str], ...]:
    """The fields that hold things, in the order in which what a person points at fills them: aims, actors, others."""
    ranks = ("aim", "actor", "")
    ranked = sorted(thing_marks(cls), key=lambda field: ranks.index(field[1].role))
    return tuple((name, mark.kind) for name, mark in ranked)


def aimed_at(record: Record) -> tuple[str, Any] | None:
    """The thing that an option is aimed at, or else the unit that acts, as (kind, id): by this it is picked."""
    for role in ("aim", "actor"):
        for name, mark in thing_marks(type(record)):
            if mark.role == role:
                return mark.kind, getattr(record, name)
    return None


def _mark(hint: Any) -> Thing | None:
    if hint is Point:
        return Thing("point")
    for mark in getattr(hint, "__metadata__", ()):
        if isinstance(mark, Thing):
            return mark
    for argument in getattr(hint, "__args__", ()):
        if (found := _mark(argument)) is not None:
            return found
    return None


def things(record: Record) -> tuple[tuple[str, Any], ...]:
    """What a record points at on the table, as (kind, id) pairs."""
    pairs: list[tuple[str, Any]] = []
    for name, kind in thing_fields(type(record)):
        value = getattr(record, name)
        if isinstance(value, tuple):
            pairs.extend((kind, one) for one in value)
        elif value is not None:
            pairs.append((kind, value))
    return tuple(pairs)


def canonical(data: Any) -> bytes:
    """Canonical JSON: one byte string for one value.

    >>> canonical({"b": 1, "a": (2, 3)})
    b'{"a":[2,3],"b":1}'
    """
    return msgspec.json.encode(data, order="deterministic")


def digest(data: Any) -> str:
    """SHA-256 of the canonical JSON.

    >>> digest({"a": 1})[:12]
    '015abd7f5cc5'
    """
    return hashlib.sha256(canonical(data)).hexdigest()
