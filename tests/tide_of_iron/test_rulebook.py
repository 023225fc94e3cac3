"""What the data say: numbers that packs may change, rules that the ledger has, traits that the rules read."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from bocage import registry
from bocage.content import ContentError
from bocage.rulebook.ledger import load_ledger
from bocage.systems.tide_of_iron.scene.loading import CONTENT, shelf
from bocage.systems.tide_of_iron.schema.units import Trait
from tests.support.tide_of_iron import pack

SYSTEM = registry.system("tide-of-iron")


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
    scene = shelf(pack(tmp_path, "rulebook.toml", "[attack]\nlong = 5\n[pillbox]\ncover = 4")).scene(
        "first-contact", {}
    )
    assert scene.hit_on == {"close": 4, "normal": 5, "long": 5}
    assert {kind: cover.amount for kind, cover in scene.shelter_cover.items()} == {"entrenchment": 2, "pillbox": 4}
    assert scene.rulebook.smoke == shelf().tables.rulebook.smoke


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
        shelf(pack(tmp_path, "rulebook.toml", numbers)).scene("first-contact", {})
    assert caught.value.file.endswith("rulebook.toml")
    assert str(caught.value) == f"{caught.value.file}: {message}"


# Traits


def traits_read() -> set[str]:
    """The words that the sources look for in the traits of a type."""
    found = set()
    for file in SYSTEM.folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Compare) and ast.unparse(node.comparators[0]).split(".")[-1] == "traits":
                found.add(ast.literal_eval(node.left))
    return found


@pytest.mark.rule("toi.sheet.fields")
def test_every_trait_is_read_by_the_rules_and_had_by_some_type() -> None:
    given = {trait for kind in shelf().tables.types.values() for trait in kind.traits}
    assert set(get_args(Trait)) == traits_read() == given


def test_a_trait_that_no_rule_reads_is_an_error(tmp_path: Path) -> None:
    folder = pack(tmp_path, "units.toml", '[us-regular]\ntraits = ["amphibious"]\n')
    with pytest.raises(ContentError) as caught:
        shelf(folder).scene("first-contact", {})
    assert str(caught.value) == f"{tmp_path / 'units.toml'}: us-regular.traits[0]: invalid enum value 'amphibious'"
