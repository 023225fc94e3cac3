from __future__ import annotations

from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path
from typing import NamedTuple

import pytest

from bocage import registry
from bocage.cli import run


class Ran(NamedTuple):
    status: int
    out: str
    err: str


Bocage = Callable[..., Ran]


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """The skirmish is installed, texts are English, kept matches go to a temporary folder."""
    monkeypatch.setitem(registry.PACKAGES, "skirmish", "tests.cli.mini")
    monkeypatch.setenv("BOCAGE_LANG", "en")
    monkeypatch.setenv("BOCAGE_HOME", str(tmp_path / "kept"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("BOCAGE_DEBUG", raising=False)
    yield
    registry.LOADED.clear()


@pytest.fixture
def bocage(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Bocage:
    """Runs the command with what is typed, and answers its status and what it printed."""

    def command(*arguments: object, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", StringIO(typed))
        status = run([str(argument) for argument in arguments])
        printed = capsys.readouterr()
        return Ran(status, printed.out, printed.err)

    return command
