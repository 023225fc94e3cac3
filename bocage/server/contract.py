"""The contract with clients, as JSON Schema: what is sent and what is taken. `npm run wire` makes TypeScript of it."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from typing import Any, get_args, get_type_hints

import msgspec

from bocage.server.answers import (
    CallBook,
    CarryCode,
    Log,
    Odds,
    OrderBook,
    Previews,
    Summary,
    Ticket,
    UnitLines,
    UnitOverlays,
    Way,
    WhyAnswers,
)
from bocage.server.forms import BoardForm, LineForm, Problem, SnapshotForm
from bocage.server.requests import Creation, Reporting
from bocage.server.service.pages.content import GameForm, PlayerForm, RulesForm, SceneForm
from bocage.server.service.pages.dice_page import DicePage
from bocage.server.service.pages.luck import LuckReport
from bocage.server.service.pages.review import Advice, Review
from bocage.server.updates import Told
from bocage.show.sentences import LengthForm, PointForm, RecordForm, ThingForm, TotalForm

SENT: Sequence[type] = (
    *get_args(Told),
    *(SnapshotForm, BoardForm, Log, LineForm, Problem, Summary, Ticket, CarryCode, CallBook),
    *(WhyAnswers, Odds, Previews, Way, OrderBook, UnitLines, UnitOverlays, DicePage, LuckReport, Review, Advice),
    *(GameForm, SceneForm, PlayerForm, RulesForm),
    *(ThingForm, TotalForm, PointForm, LengthForm, RecordForm),
)
TAKEN: Sequence[type] = (Creation, Reporting)
OTHERWISE = {
    "EventForm": "GameEvent",
    "GameForm": "GameInfo",
    "PlayerForm": "PlayerInfo",
    "Point": "Pair",
    "Preview": "OptionPreview",
    "RecordForm": "OtherRecord",
    "ScenarioForm": "ScenarioInfo",
    "SeatForm": "SeatInfo",
}
"""Names in TypeScript where a record's own means something else there; any other Form is called without that word."""


def schema() -> dict[str, Any]:
    """All records that travel, by their names, and the two unions of them."""
    _, components = msgspec.json.schema_components([*SENT, *TAKEN], ref_template="#/$defs/{name}")
    taken = {found for one in TAKEN for found in _structs(one)}
    for cls in {found for one in SENT for found in _structs(one)} - taken:
        if not cls.__struct_config__.omit_defaults and "properties" in components.get(cls.__name__, {}):
            unset = {field.encode_name for field in msgspec.structs.fields(cls) if field.default is msgspec.UNSET}
            component = components[cls.__name__]
            component["required"] = [name for name in component["properties"] if name not in unset]
    things = [{"$ref": f"#/$defs/{cls.__name__}"} for cls in (ThingForm, TotalForm, PointForm, LengthForm, RecordForm)]
    several = {"type": "array", "items": {"$ref": "#/$defs/Argument"}}
    plain = [{"type": "number"}, {"type": "string"}, {"type": "null"}]
    components["Argument"] = {"description": "What a text is made of.", "anyOf": [*plain, *things, several]}
    components["Message"] = {
        "description": "Messages of the server over the WebSocket.",
        "anyOf": [{"$ref": f"#/$defs/{cls.__name__}"} for cls in get_args(Told)],
    }
    named = {_named(name): component for name, component in sorted(components.items())}
    assert len(named) == len(components), "two records have one name"
    whole: dict[str, Any] = msgspec.json.decode(_REFERENCE.sub(_renamed, msgspec.json.encode(named)))
    for name, described in whole.items():
        described["title"] = name
        about = described.get("description", "").partition(">>>")[0]
        described["description"] = " ".join(about.split())
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": whole}


_REFERENCE = re.compile(rb'"#/\$defs/(\w+)"')


def _renamed(found: re.Match[bytes]) -> bytes:
    return f'"#/$defs/{_named(found[1].decode())}"'.encode()


def _named(name: str) -> str:
    """What a record is called in TypeScript; one made for another says for which: `Shift_Cell_` is `CellShift`."""
    kind, _, inner = name.partition("_")
    if inner:
        return _named(inner.removesuffix("_")) + kind
    return OTHERWISE.get(name) or name.removesuffix("Form")


def _structs(hint: Any) -> Iterator[type[msgspec.Struct]]:
    """All records inside a type."""
    seen: set[type] = set()
    left = [hint]
    while left:
        one = left.pop()
        left.extend(get_args(one))
        if isinstance(one, type) and issubclass(one, msgspec.Struct) and one not in seen:
            seen.add(one)
            left.extend(get_type_hints(one, include_extras=True).values())
            yield one


def text() -> str:
    """The schema as it is kept beside the web client."""
    return msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode() + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())
