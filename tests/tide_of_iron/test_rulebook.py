"""The numbers of the rules: data that packs may change, and rules that the ledger knows."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bocage import registry
from bocage.content import ContentError
from bocage.rulebook.ledger import load_ledger
from bocage.systems.tide_of_iron.scene.loading import CONTENT, load_scene, load_tables

SYSTEM = registry.system("tide-of-iron")


def pack(folder: Path, numbers: str) -> tuple[Path, ...]:
    """A data pack with numbers of its own."""
    folder.mkdir(exist_ok=True)
    (folder / "pack.toml").write_text('name = "house rules"\nversion = "1"\ngame = "tide-of-iron"\n')
    (folder / "rulebook.toml").write_text(numbers)
    return (folder,)


def rules_named(data: Any) -> Iterator[str]:
    """The rules that a data file names, wherever in it."""
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        if key in ("rule", "rules"):
            yield from [value] if isinstance(value, str) else value
        elif isinstance(value, dict | list):
            yield from rules_named(value)


@pytest.mark.parametrize("file", sorted(CONTENT.glob("*.toml")), ids=lambda file: file.name)
def test_the_ledger_has_every_rule_that_the_data_name(file: Path) -> None:
    known = load_ledger(SYSTEM.folder / "rules.yaml").ids
    assert [rule for rule in rules_named(tomllib.loads(file.read_text())) if rule not in known] == []


def test_every_number_names_its_rule() -> None:
    numbers = tomllib.loads((CONTENT / "rulebook.toml").read_text())
    assert all(any(rules_named(entry)) for entry in numbers.values())


def test_a_pack_changes_one_number_and_leaves_the_rest(tmp_path: Path) -> None:
    scene = load_scene("first-contact", pack(tmp_path, "[attack]\nlong = 5\n[pillbox]\ncover = 4"), {})
    assert scene.hit_on == {"close": 4, "normal": 5, "long": 5}
    assert {kind: cover.amount for kind, cover in scene.shelter_cover.items()} == {"entrenchment": 2, "pillbox": 4}
    assert scene.rulebook.smoke == load_tables(()).rulebook.smoke


@pytest.mark.parametrize(
    ("numbers", "message"),
    [
        ("[smoke]\ncover = 'much'", "smoke.cover: expected int, got str"),
        ("[fog]\ncover = 1\nrules = []", "fog: unknown field"),
        ("[ladder]\nrungs = [1, 2]", "ladder.rungs: the last must be 3 or more: enough hits destroy any unit"),
        ("[levels]\nhighest = 3", "blind.hexes: 2 numbers, expected 3"),
    ],
)
def test_a_number_that_cannot_be_is_said_in_one_line(tmp_path: Path, numbers: str, message: str) -> None:
    with pytest.raises(ContentError) as caught:
        load_tables(pack(tmp_path, numbers))
    assert caught.value.file.endswith("rulebook.toml")
    assert str(caught.value) == f"{caught.value.file}: {message}"
