"""Reading: a file to TOML data, with every way in which that can fail said in one line."""

from __future__ import annotations

import re
import tomllib
from importlib.resources.abc import Traversable
from typing import Any

from bocage.content.errors import ContentError

Table = dict[str, Any]

_PLACE = re.compile(r"(?P<problem>.*) \(at (?:line (?P<line>\d+), column (?P<column>\d+)|end of document)\)", re.DOTALL)


def read_text(file: Traversable) -> str:
    """The text of a UTF-8 file, with or without a byte order mark.

    >>> from pathlib import Path
    >>> read_text(Path("missing.toml"))
    Traceback (most recent call last):
        ...
    bocage.content.errors.ContentError: missing.toml: no such file
    """
    try:
        raw = file.read_bytes()
    except FileNotFoundError:
        raise ContentError(str(file), "", "no such file") from None
    except OSError as error:
        raise ContentError(str(file), "", (error.strerror or "cannot be read").lower()) from None
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise ContentError(str(file), f"line {line}", "not UTF-8 text") from None


def parse_toml(text: str, file: str) -> Table:
    """TOML text as plain data; `file` is the name that errors give.

    >>> parse_toml("range = 4", "units.toml")
    {'range': 4}
    >>> parse_toml("range = four", "units.toml")
    Traceback (most recent call last):
        ...
    bocage.content.errors.ContentError: units.toml: line 1, column 9: invalid value
    """
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise ContentError(file, "", "nested too deeply") from None
    except tomllib.TOMLDecodeError as error:
        raise _syntax_error(str(error), text, file) from None
    except ValueError:
        raise ContentError(file, "", "a number has too many digits") from None


def _syntax_error(message: str, text: str, file: str) -> ContentError:
    match = _PLACE.fullmatch(message)
    if match is None:
        return ContentError(file, "", message)
    problem = match["problem"][:1].lower() + match["problem"][1:]
    if match["line"] is None:
        return ContentError(file, f"line {len(text.splitlines())}", f"{problem} at the end of the file")
    return ContentError(file, f"line {match['line']}, column {match['column']}", problem)
