"""The ledger of rules: what it holds, and what is said of one that is not well formed."""

from __future__ import annotations

from pathlib import Path

import pytest

from bocage.rulebook.layout import Layout, layout_of
from bocage.rulebook.ledger import Rule, Ruling, ledger_of, load_ledger
from bocage.rulebook.reading import RulebookError

RULE = "- {id: demo.range, ref: Fire, en: Four., fr: Quatre.}\n"


def test_a_ledger_has_rules_and_rulings(patrol: Layout) -> None:
    ledger = ledger_of("patrol")
    assert len(ledger.rules) == 12
    woods = ledger.find("patrol.terrain.woods")
    assert isinstance(woods, Rule)
    assert (woods.ref, woods.fr) == ("Woods", "Les bois couvrent d'un point.")
    assert isinstance(ledger.find("patrol.ruling.ties"), Ruling)
    assert ledger.find("patrol.sun") is None


def test_the_layout_is_found_without_importing_the_game(patrol: Layout) -> None:
    found = layout_of("patrol")
    assert (found.folder, found.package) == (patrol.folder, "patrol")
    assert found.cases.parts[-3:] == ("tests", "cases", "patrol")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (f"game: demo\nrules:\n{RULE}{RULE}", "demo.range: is in the ledger twice"),
        (f"game: demo\nrules:\n{RULE}- {{id: demo.x, ref: A, en: b}}", "rules[1] (demo.x): object missing required"),
        (f"game: demo\nrules:\n{RULE[:-2]}, ruling: 1}}", "rules[0] (demo.range): object contains unknown field"),
        (f"game: demo\nrules:\n{RULE[:-2]}, untestable: ''}}", "rules[0].untestable (demo.range): expected `str`"),
        ("game: demo\nrules: [{id: Demo, ref: a, en: b, fr: c}]", "rules[0].id (Demo): expected `str` matching regex"),
        ("game: demo", "object missing required field `rules`"),
        ("[]", "expected `object`, got `array`"),
        ("game: [", "line "),
        ("game: demo\ngame: other", "line 2: 'game' is given twice"),
    ],
)
def test_a_flaw_is_one_line_that_names_file_and_entry(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "rules.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(RulebookError) as caught:
        load_ledger(path)
    assert str(caught.value).startswith(f"{path}: {said}")
    assert "\n" not in str(caught.value)


def test_a_ledger_belongs_to_its_game(patrol: Layout, monkeypatch: pytest.MonkeyPatch) -> None:
    from bocage import registry

    monkeypatch.setitem(registry.PACKAGES, "stroll", "patrol")
    with pytest.raises(RulebookError, match="is 'patrol' in the package of 'stroll'"):
        ledger_of("stroll")


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    path = tmp_path / "rules.yaml"
    path.write_bytes(b"game: \xff")
    with pytest.raises(RulebookError, match="not UTF-8 text"):
        load_ledger(path)
    with pytest.raises(RulebookError, match="is a directory"):
        load_ledger(tmp_path)
