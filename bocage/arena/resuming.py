"""Resuming: outcomes are kept in a file as they come, so that a run that was stopped goes on where it was."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from bocage import registry
from bocage.arena.pools import Pool
from bocage.arena.simulation import Outcome, Task
from bocage.kernel.errors import BocageError


class _Line(Outcome, frozen=True, kw_only=True):
    """An outcome, and the version of the rules by which it came about; none in files of earlier programs."""

    rules: str = ""


class Kept:
    """A pool that plays only what is not in its file yet, and writes there what it plays, one outcome a line."""

    def __init__(self, pool: Pool, path: Path) -> None:
        self._pool = pool
        self._path = path

    def outcomes(self, tasks: Sequence[Task]) -> Iterator[Outcome]:
        """See `Pool`."""
        known = self._read()
        playing = iter(self._pool.outcomes([task for task in tasks if task not in known]))
        try:
            with self._path.open("ab") as file:
                for task in tasks:
                    outcome = known.get(task)
                    if outcome is None:
                        outcome = next(playing)
                        line = _Line(**msgspec.structs.asdict(outcome), rules=_rules_of(task))
                        file.write(msgspec.json.encode(line, enc_hook=str) + b"\n")
                        file.flush()
                    yield outcome
        except OSError as error:
            raise BocageError(f"{self._path}: cannot be written: {error.strerror or error}") from None

    def _read(self) -> dict[Task, Outcome]:
        """The outcomes that the file holds; a last line that was not finished is cut off."""
        try:
            content = self._path.read_bytes() if self._path.exists() else b""
            whole = content[: content.rfind(b"\n") + 1]
            if len(whole) < len(content):
                with self._path.open("r+b") as file:
                    file.truncate(len(whole))
            decoder = msgspec.json.Decoder(_Line, dec_hook=_as_path)
            found = [decoder.decode(line) for line in whole.splitlines()]
        except OSError as error:
            raise BocageError(f"{self._path}: {error.strerror or error}") from None
        except msgspec.MsgspecError as error:
            raise BocageError(f"{self._path} holds no outcomes of matches: {error}") from None
        for line in found:
            self._check(line)
        fields = Outcome.__struct_fields__
        return {line.task: Outcome(**{name: getattr(line, name) for name in fields}) for line in found}

    def _check(self, line: _Line) -> None:
        """Matches that were played by other rules are no part of the same run."""
        now = _rules_of(line.task)
        if line.rules not in ("", now):
            title = line.task.title
            raise BocageError(f"{self._path}: {title} was played by rules {line.rules} there, these are {now}")


def _rules_of(task: Task) -> str:
    return registry.system(task.title.partition("/")[0]).play.version


def _as_path(kind: type, value: Any) -> Any:
    return kind(value)
