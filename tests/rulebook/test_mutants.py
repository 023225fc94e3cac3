"""Mutants: a proof that would pass whatever the rule said is found out."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bocage.kernel.errors import BocageError
from bocage.rulebook.coverage import coverage, evidence, summary
from bocage.rulebook.layout import Layout
from bocage.rulebook.mutants import check, mutants_of, plugins, provable, sifted
from bocage.rulebook.nursery import Home, Nursery, Task


def home(layout: Layout) -> Home:
    modules = ("bocage.rulebook.proofs", "pytest", *plugins())
    return Home("patrol", "patrol", str(layout.folder), str(layout.folder.parent), modules)


def altered(layout: Layout, old: str, new: str) -> Task:
    text = (layout.folder / "lane.py").read_text()
    assert old in text
    return Task((str(layout.cases / "move.yaml"),), file="lane.py", text=text.replace(old, new), limit=1.0)


def test_the_proof_that_cannot_fail_is_reported_and_no_other(patrol: Layout) -> None:
    seen: list[tuple[int, int]] = []
    report = check("patrol", jobs=2, progress=lambda done, total, rule: seen.append((done, total)), layout=patrol)
    assert report.unproved == ["patrol.stacking.limit"]
    assert {survivor.place.name for survivor in report.survivors} == {"why_not_enter"}
    assert any(survivor.mutation.endswith("+ if False:") for survivor in report.survivors)
    assert seen == [(done, 9) for done in range(1, 10)]
    assert report.killed >= 9
    after = summary(sifted(coverage("patrol", patrol), report))
    assert after["missing"] == ["patrol.stacking.limit", "patrol.rally", "patrol.weather"]


def test_a_sample_is_drawn_by_the_seed(patrol: Layout) -> None:
    rules: list[str] = []
    for _ in range(2):
        assert check("patrol", 2, 7, 1, lambda done, total, rule: rules.append(rule), layout=patrol).rules == 2
    assert sorted(rules[:2]) == sorted(rules[2:])
    assert set(rules) < set(provable(evidence(patrol)))


def test_a_rule_whose_proofs_fail_as_it_stands_is_reported(patrol: Layout, tmp_path: Path) -> None:
    text = (patrol.cases / "victory.yaml").read_text().replace("winners: [red]", "winners: [blue]")
    (tmp_path / "victory.yaml").write_text(text)
    report = check("patrol", jobs=1, layout=Layout("patrol", "patrol", patrol.folder, tmp_path))
    [survivor] = report.survivors
    assert survivor.rule == "patrol.victory"
    assert survivor.mutation.startswith("unaltered: failed: ")
    assert survivor.mutation.endswith("the winners are [red]")


def test_all_ways_to_alter_a_place_are_tried_when_asked_to(patrol: Layout) -> None:
    report = check("patrol", jobs=2, layout=patrol, thorough=True)
    assert report.unproved == ["patrol.stacking.limit"]
    assert "patrol.turn" in {survivor.rule for survivor in report.unnoticed}


def test_a_long_list_of_alterations_is_thinned_evenly(patrol: Layout) -> None:
    found = evidence(patrol).found["patrol.turn"]
    everything = mutants_of(patrol.folder, found, 1000)
    few = mutants_of(patrol.folder, found, 5)
    assert len(everything) > 15
    assert few[0] == everything[0]
    assert len(few) == 5


def test_an_altered_system_is_tried_elsewhere_and_leaves_no_trace(patrol: Layout) -> None:
    before = sys.modules.get("patrol")
    nursery = Nursery(home(patrol))
    try:
        whole = Task((str(patrol.cases / "move.yaml"),))
        assert nursery.run(whole).word == "passed"
        verdict = nursery.run(altered(patrol, "!= 1:", "> 9:"))
        assert verdict.word == "failed"
        assert "step 2, refused" in verdict.message
        assert nursery.run(whole).word == "passed"
    finally:
        nursery.close()
    assert sys.modules.get("patrol") is before


@pytest.mark.parametrize(
    ("new", "word", "message"),
    [
        ("!= 1 / 0:", "crashed", "ZeroDivisionError"),
        ("!= 1 !!!", "crashed", "SyntaxError"),
        ("!= [1 for _ in iter(int, 1)]:", "late", "not finished after 1 s"),
        ("!= __import__('os')._exit(3):", "crashed", "the process ended early"),
    ],
)
def test_rules_that_break_down_are_no_verdict(patrol: Layout, new: str, word: str, message: str) -> None:
    nursery = Nursery(home(patrol))
    try:
        verdict = nursery.run(altered(patrol, "!= 1:", new))
    finally:
        nursery.close()
    assert verdict.word == word
    assert message in verdict.message


def test_tests_are_verdicts_by_their_assertions(patrol: Layout) -> None:
    test = "patrol_tests/test_patrol.py::test_fire_carries_four_places"
    nursery = Nursery(home(patrol))
    try:
        text = (patrol.folder / "lane.py").read_text()
        assert nursery.run(Task(tests=(test,))).word == "passed"
        far = Task(tests=(test,), file="lane.py", text=text.replace("RANGE = 4", "RANGE = 5"))
        assert nursery.run(far).word == "failed"
        broken = Task(tests=(test,), file="lane.py", text=text.replace("RANGE = 4", "RANGE = None"))
        assert nursery.run(broken).word == "crashed"
        skipped = nursery.run(Task(tests=("patrol_tests/test_patrol.py::test_rally",)))
        assert (skipped.word, skipped.message[:13]) == ("crashed", "none of these")
        assert nursery.run(Task(tests=("patrol_tests/test_nothing.py",))).word == "crashed"
    finally:
        nursery.close()


def test_a_nursery_that_cannot_start_says_so(patrol: Layout, tmp_path: Path) -> None:
    nursery = Nursery(Home("patrol", "patrol", str(tmp_path / "nowhere"), str(tmp_path)))
    try:
        with pytest.raises(BocageError, match=r"ended: .*nowhere"):
            nursery.run(Task())
    finally:
        nursery.close()
