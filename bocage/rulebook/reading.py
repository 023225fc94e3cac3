"""Reading YAML files into records, with everything that can be wrong said in one line."""

from __future__ import annotations

import re
from collections.abc import Hashable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import yaml

from bocage.kernel.errors import BocageError

T = TypeVar("T")

_Fast: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_PLACE = re.compile(r"(?P<problem>.*?)(?: - at (?P<key>`key` in )?`\$?\.?(?P<path>.*)`)?", re.DOTALL)


class RulebookError(BocageError):
    """A flaw in a ledger or a case: which file, which entry (empty for the whole file), and what is wrong.

    >>> print(RulebookError("rules.yaml", "rules[3]", "needs `en`"))
    rules.yaml: rules[3]: needs `en`
    """

    def __init__(self, file: Path | str, entry: str, problem: str) -> None:
        line = ": ".join(part for part in (str(file), entry, problem) if part)
        super().__init__(" ".join(line.split()))


class _Loader(_Fast):  # type: ignore[misc]
    """Safe YAML in which a key given twice is an error, since one of the two would be lost."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        found: dict[Hashable, Any] = super().construct_mapping(node, deep)
        if len(found) < len(node.value):
            seen: set[Any] = set()
            for key, _ in node.value:
                if key.value in seen:
                    raise yaml.constructor.ConstructorError(None, None, f"{key.value!r} is given twice", key.start_mark)
                seen.add(key.value)
        return found


def parse_yaml(text: str, file: Path | str) -> Any:
    """YAML text as plain data; `file` is the name that errors give.

    >>> parse_yaml("dice: [5, 6]", "case.yaml")
    {'dice': [5, 6]}
    >>> parse_yaml("dice: [5, 6", "case.yaml")
    Traceback (most recent call last):
        ...
    bocage.rulebook.reading.RulebookError: case.yaml: line ...: did not find expected ',' or ']'
    >>> parse_yaml("dice: 5\\ndice: 6", "case.yaml")
    Traceback (most recent call last):
        ...
    bocage.rulebook.reading.RulebookError: case.yaml: line 2: 'dice' is given twice
    """
    try:
        return yaml.load(text, _Loader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        raise RulebookError(file, f"line {mark.line + 1}" if mark else "", error.problem or "is not YAML") from None
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise RulebookError(file, "", f"is not YAML: {error}") from None


def read_yaml(path: Path) -> Any:
    """The plain data in a YAML file."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise RulebookError(path, "", "no such file") from None
    except UnicodeDecodeError:
        raise RulebookError(path, "", "not UTF-8 text") from None
    except OSError as error:
        raise RulebookError(path, "", (error.strerror or "cannot be read").lower()) from None
    return parse_yaml(text, path)


def convert(data: Any, cls: type[T], file: Path | str) -> T:
    """Plain data as a record; an error names the entry, with its id where it has one.

    >>> convert({"rules": [{"id": "demo.rule", "n": "two"}]}, dict[str, list[dict[str, str]]], "rules.yaml")
    {'rules': [{'id': 'demo.rule', 'n': 'two'}]}
    >>> convert({"rules": [{"id": "demo.rule", "n": 2}]}, dict[str, list[dict[str, str]]], "rules.yaml")
    Traceback (most recent call last):
        ...
    bocage.rulebook.reading.RulebookError: rules.yaml: [...][0][...]: expected `str`, got `int`
    """
    try:
        return msgspec.convert(data, cls)
    except msgspec.ValidationError as error:
        match = _PLACE.fullmatch(str(error))
        if match is None:
            raise RulebookError(file, "", str(error)) from None
        problem = match["problem"]
        entry = _with_id(data, match["path"] or "")
        raise RulebookError(file, entry, problem[:1].lower() + problem[1:]) from None


def _with_id(data: Any, path: str) -> str:
    """The path of an entry, and the id of the innermost entry on the way that has one."""
    found = ""
    for name, index in re.findall(r"(\w+)|\[(\d+)\]", path):
        try:
            data = data[name] if name else data[int(index)]
        except (KeyError, IndexError, TypeError):
            break
        if isinstance(data, dict) and isinstance(data.get("id"), str):
            found = data["id"]
    return f"{path} ({found})" if found else path
