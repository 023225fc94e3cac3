"""Flaws: where in a document, and in plain words what, msgspec's validation objects to."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from bocage.content.errors import Fault

Step = str | int
Steps = tuple[Step, ...]

_MESSAGE = re.compile(r"(?P<problem>.*?)(?: - at (?P<key>`key` in )?`\$(?P<path>[^`]*)`)?", re.DOTALL)
_STEP = re.compile(r"\.(?P<field>[^.\[]+)|\[(?P<place>\d+|\.\.\.)\]")
_MISSING = re.compile(r"Object missing required field `(?P<name>.*)`", re.DOTALL)
_UNKNOWN = re.compile(r"Object contains unknown field `(?P<name>.*)`", re.DOTALL)


class Flaw(NamedTuple):
    """A flaw of a document: its field and problem for people, and the path of the value that is to blame."""

    field: str
    problem: str
    path: Steps


def find_flaw(cls: type[Any], data: object, error: msgspec.ValidationError) -> Flaw:
    """What `error`, raised when `data` was converted to `cls`, objects to.

    >>> class Gun(msgspec.Struct):
    ...     costs: dict[str, int]
    >>> data = {"costs": {"fire": 1, "move": "two"}}
    >>> try:
    ...     msgspec.convert(data, Gun)
    ... except msgspec.ValidationError as error:
    ...     find_flaw(Gun, data, error)
    Flaw(field='costs.move', problem='expected int, got str', path=('costs', 'move'))
    """
    match = _MESSAGE.fullmatch(str(error))
    assert match is not None, "the pattern takes any text"
    path = _name_keys(cls, data, _steps(match["path"] or ""), str(error))
    if isinstance(error.__cause__, Fault):
        return Flaw(_joined(field_name(path), error.__cause__.field), error.__cause__.problem, path)
    if missing := _MISSING.fullmatch(match["problem"]):
        return Flaw(field_name((*path, missing["name"])), "missing", path)
    if unknown := _UNKNOWN.fullmatch(match["problem"]):
        path = (*path, unknown["name"])
        return Flaw(field_name(path), "unknown field", path)
    problem = _plain(match["problem"])
    return Flaw(field_name(path), f"bad key: {problem}" if match["key"] else problem, path)


def field_name(path: Sequence[Step]) -> str:
    """A path as people write it.

    >>> field_name(("us-regular", "weapons", 2, "range"))
    'us-regular.weapons[2].range'
    """
    name = ""
    for step in path:
        name = f"{name}[{step}]" if isinstance(step, int) else _joined(name, step)
    return name


def _joined(owner: str, field: str) -> str:
    return f"{owner}.{field}" if owner else field


def _plain(problem: str) -> str:
    words = problem.replace("`object`", "table").replace("`", "")
    return words[:1].lower() + words[1:]


def _steps(path: str) -> list[Step | None]:
    """The steps of a msgspec path; `None` stands for the key of a dict, which msgspec does not tell."""
    steps: list[Step | None] = []
    for match in _STEP.finditer(path):
        if match["place"] is None:
            steps.append(match["field"])
        else:
            steps.append(None if match["place"] == "..." else int(match["place"]))
    return steps


def _name_keys(cls: type[Any], data: object, steps: list[Step | None], message: str) -> Steps:
    """The path with its dict keys named, as far as can be told."""
    path: list[Step] = []
    for step in steps:
        if step is None:
            held = _at(data, path)
            step = next((key for key in held if _error(cls, _with_only(data, path, key)) == message), None)
            if step is None:
                break
            data = _with_only(data, path, step)
        path.append(step)
    return tuple(path)


def _error(cls: type[Any], data: object) -> str:
    try:
        msgspec.convert(data, cls, str_keys=True)
    except msgspec.ValidationError as error:
        return str(error)
    return ""


def _at(data: Any, path: Sequence[Step]) -> Any:
    for step in path:
        data = data[step]
    return data


def _with_only(data: Any, path: Sequence[Step], key: Step) -> Any:
    """A copy of `data` in which the dict at `path` holds one key alone: the one at fault then still fails."""
    if not path:
        return {key: data[key]}
    copy = data.copy()
    copy[path[0]] = _with_only(data[path[0]], path[1:], key)
    return copy
