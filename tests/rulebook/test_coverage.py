"""Coverage: where rules are carried out, and what proves them."""

from __future__ import annotations

import textwrap
from pathlib import Path

from bocage.rulebook.coverage import Coverage, coverage, marked_tests, summary, unknown_ids
from bocage.rulebook.layout import Layout
from bocage.rulebook.places import Module, places_in_data, places_in_module


def of(layout: Layout) -> dict[str, Coverage]:
    return {rule.id: rule for rule in coverage("patrol", layout)}


def test_what_has_no_place_or_no_proof_is_missing(patrol: Layout) -> None:
    assert summary(coverage("patrol", patrol)) == {
        "total": 12,
        "done": 10,
        "missing": ["patrol.rally", "patrol.weather"],
        "elsewhere": [],
    }
    installed = Layout("patrol", "patrol", patrol.folder, patrol.cases)
    assert summary(coverage("patrol", installed)) == {
        "total": 12,
        "done": 9,
        "missing": ["patrol.weather"],
        "elsewhere": ["patrol.fire.range", "patrol.rally"],
    }


def test_a_rule_has_its_places(patrol: Layout) -> None:
    rules = of(patrol)
    assert [(place.name, place.kind) for place in rules["patrol.fire.range"].places] == [
        ("is_in_range", "docstring"),
        ("why_not", "literal"),
    ]
    assert [place.name for place in rules["patrol.turn"].places] == ["Turn"]
    assert [place.name for place in rules["patrol.fire.dice"].places] == ["DICE"]
    assert [str(place) for place in rules["patrol.terrain.woods"].places] == ["data/terrain.toml:6 woods"]
    line = rules["patrol.rally"].places[0].line
    assert 'Refusal("patrol.rally")' in (patrol.folder / "lane.py").read_text().splitlines()[line - 1]


def test_a_rule_has_its_proofs(patrol: Layout) -> None:
    rules = of(patrol)
    assert rules["patrol.fire.cover"].cases == ("patrol.case.fire",)
    assert rules["patrol.fire.range"].tests == ("patrol_tests/test_patrol.py::test_fire_carries_four_places",)
    assert rules["patrol.rally"].tests == ()
    assert rules["patrol.counters"].untestable == "what is in the box"


def test_a_case_that_fails_proves_nothing(patrol: Layout, tmp_path: Path) -> None:
    text = (patrol.cases / "move.yaml").read_text().replace("place: B, shaken: false", "place: A")
    (tmp_path / "move.yaml").write_text(text)
    rule = of(Layout("patrol", "patrol", patrol.folder, tmp_path))["patrol.move.adjacent"]
    assert (rule.cases, rule.failing, rule.done) == ((), ("patrol.case.move",), False)


def test_ids_that_the_ledger_does_not_have_are_listed(patrol: Layout, tmp_path: Path) -> None:
    assert unknown_ids("patrol", patrol) == []
    text = (patrol.cases / "move.yaml").read_text().replace("patrol.turn]", "patrol.tern]")
    (tmp_path / "move.yaml").write_text(text)
    layout = Layout("patrol", "patrol", patrol.folder, tmp_path)
    assert unknown_ids("patrol", layout) == [("patrol.tern", str(tmp_path / "move.yaml"))]


def test_tests_are_found_by_their_marks(tmp_path: Path) -> None:
    (tmp_path / "test_marks.py").write_text(
        textwrap.dedent("""
            import pytest
            pytestmark = [pytest.mark.rule("demo.all")]

            @pytest.mark.rule("demo.one", "demo.two")
            def test_one(): ...

            @pytest.mark.rule("demo.class")
            class TestFire:
                def test_two(self): ...
                @pytest.mark.xfail
                def test_three(self): ...
        """)
    )
    home = f"{tmp_path.name}/test_marks.py"
    assert sorted(marked_tests(tmp_path)) == [
        ("demo.all", f"{home}::TestFire::test_two"),
        ("demo.all", f"{home}::test_one"),
        ("demo.class", f"{home}::TestFire::test_two"),
        ("demo.one", f"{home}::test_one"),
        ("demo.two", f"{home}::test_one"),
    ]
    assert list(marked_tests(None)) == []


def test_a_docstring_names_several_rules_and_a_string_of_words_none() -> None:
    docstring = '"""Fires.\n\n    [demo.a, demo.b demo.c]\n    """'
    text = f'class Fire:\n    {docstring}\n    rule = "demo.d"\n    words = "see demo.a"\n'
    found = places_in_module(Module("fire.py", text), {f"demo.{letter}" for letter in "abcd"})
    assert [(one.rule, one.place.line, one.place.kind) for one in found] == [
        ("demo.a", 1, "docstring"),
        ("demo.b", 1, "docstring"),
        ("demo.c", 1, "docstring"),
        ("demo.d", 6, "literal"),
    ]


def test_data_entries_name_one_rule_or_several() -> None:
    text = "[a]\nrule = 'demo.a'\n[[b.effects]]\nrules = ['demo.a',\n 'demo.b']\n"
    found = places_in_data("x.toml", text, {"demo.a", "demo.b"})
    assert [(one.rule, one.place.line, one.entry) for one in found] == [
        ("demo.a", 2, ("a",)),
        ("demo.a", 4, ("b", "effects", 0)),
        ("demo.b", 5, ("b", "effects", 0)),
    ]
