"""Every rule case of every game holds: a rule that has other proofs would not tell of one that fails."""

from __future__ import annotations

from pathlib import Path

import pytest

from bocage import registry
from bocage.rulebook.cases import load_case, run_case
from bocage.rulebook.layout import layout_of

FILES = [(game, file) for game in registry.names() for file in sorted(layout_of(game).cases.rglob("*.yaml"))]


@pytest.mark.parametrize("file", [file for _, file in FILES], ids=[f"{game}-{file.stem}" for game, file in FILES])
def test_the_case_holds(file: Path) -> None:
    assert run_case(load_case(file)).message == ""
