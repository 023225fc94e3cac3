"""Keys: how the names of classes, rules and content become message ids."""

from __future__ import annotations

import re
from functools import cache
from typing import Literal

Prefix = Literal["option", "event", "frame", "prompt", "refusal", "modifier", "ui", "name"]

_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")
_JOINT = re.compile(r"[._\s-]+")
_WORDS = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


@cache
def key(prefix: Prefix, name: str) -> str:
    """The message id for a class, a dotted rule id or a name from content.

    >>> key("option", "PlaceMarker")
    'option-place-marker'
    >>> key("refusal", "toi.stacking.limit")
    'refusal-toi-stacking-limit'
    >>> key("frame", "HQTurn"), key("name", "us-regular")
    ('frame-hq-turn', 'name-us-regular')
    """
    words = _JOINT.sub("-", _HUMP.sub("-", name)).lower()
    if not _WORDS.fullmatch(words):
        raise ValueError(f"no message id can be made of {name!r}")
    return f"{prefix}-{words}"
