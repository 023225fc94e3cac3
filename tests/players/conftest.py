from __future__ import annotations

import pytest

from bocage import registry


@pytest.fixture(autouse=True)
def skirmish(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.PACKAGES, "skirmish", "tests.cli.mini")
