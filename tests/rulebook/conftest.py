"""The patrol, a game of its own for the tests of this folder."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bocage import registry
from bocage.rulebook.layout import Layout

HERE = Path(__file__).parent


@pytest.fixture
def patrol(monkeypatch: pytest.MonkeyPatch) -> Iterator[Layout]:
    """Where the files of the patrol lie; the registry knows it for as long as the test runs."""
    monkeypatch.setitem(registry.PACKAGES, "patrol", "patrol")
    monkeypatch.syspath_prepend(str(HERE))
    assert str(HERE) in sys.path
    yield Layout("patrol", "patrol", HERE / "patrol", HERE / "patrol_cases", HERE / "patrol_tests")
    registry.LOADED.clear()
