"""Coverage: for each rule of a ledger, where it is carried out and which cases and tests prove it."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TypedDict

import msgspec

from bocage.rulebook.cases import Case, cases_in, run_case
from bocage.rulebook.layout import Layout, layout_of
from bocage.rulebook.ledger import Ledger, load_ledger
from bocage.rulebook.places import Found, Place, docstring_ids, places_in


class Coverage(msgspec.Struct, frozen=True):
    """What is known of a rule: its places, the cases that pass and the tests that prove it, or why none could.

    It is done when nothing could test it, or when it is carried out somewhere and proved by something. `unnoticed` are
    alterations of the rule that its proofs let pass: with any of these it is not done. An installed program has no
    tests: a rule that no case proves may be proved by one of them, and is `elsewhere`.

    >>> Coverage("demo.range", (Place("fire.py", 3, "range", "docstring"),), cases=("demo.case.range",)).done
    True
    >>> Coverage("demo.range", (), cases=("demo.case.range",)).done
    False
    >>> Coverage("demo.dice", untestable="a remark on the components").done
    True
    """

    id: str
    places: tuple[Place, ...] = ()
    cases: tuple[str, ...] = ()
    failing: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()
    untestable: str | None = None
    unnoticed: tuple[str, ...] = ()
    elsewhere: bool = False
    done: bool = False

    def __post_init__(self) -> None:
        proved = bool(self.places and (self.cases or self.tests)) and not self.unnoticed
        msgspec.structs.force_setattr(self, "done", bool(self.untestable) or proved)


class Summary(TypedDict):
    """How many rules there are, how many are done, which are not, and which only tests that are not here can prove."""

    total: int
    done: int
    missing: list[str]
    elsewhere: list[str]


class Evidence(msgspec.Struct, frozen=True):
    """What the files of a game say of its rules, before anything is run; the game is not imported for it."""

    layout: Layout
    ledger: Ledger
    found: Mapping[str, Sequence[Found]]
    cases: Mapping[str, Sequence[Case]]
    tests: Mapping[str, Sequence[str]]

    def places(self, rule: str) -> tuple[Place, ...]:
        """The places of a rule, each once."""
        return tuple(dict.fromkeys(found.place for found in self.found.get(rule, ())))


def evidence(layout: Layout) -> Evidence:
    """Gather the ledger, the places, the cases and the marked tests of a game."""
    ledger = load_ledger(layout.ledger)
    found: defaultdict[str, list[Found]] = defaultdict(list)
    for one in places_in(layout.folder, ledger.ids):
        found[one.rule].append(one)
    cases: defaultdict[str, list[Case]] = defaultdict(list)
    for case in cases_in(layout.cases, layout.game):
        for rule in case.rules:
            cases[rule].append(case)
    tests: defaultdict[str, list[str]] = defaultdict(list)
    for rule, test in marked_tests(layout.tests):
        tests[rule].append(test)
    return Evidence(layout, ledger, dict(found), dict(cases), dict(tests))


def coverage(game: str, layout: Layout | None = None) -> list[Coverage]:
    """The coverage of every rule of a game, in the order of its ledger; its cases are played for it."""
    known = evidence(layout or layout_of(game))
    ran = {case.id: run_case(case).passed for cases in known.cases.values() for case in cases}
    return [
        Coverage(
            rule.id,
            known.places(rule.id),
            tuple(case.id for case in known.cases.get(rule.id, ()) if ran[case.id]),
            tuple(case.id for case in known.cases.get(rule.id, ()) if not ran[case.id]),
            tuple(known.tests.get(rule.id, ())),
            rule.untestable,
            elsewhere=known.layout.tests is None and bool(known.places(rule.id)) and not known.cases.get(rule.id),
        )
        for rule in known.ledger.rules
    ]


def summary(covered: Iterable[Coverage]) -> Summary:
    """The sum of a coverage.

    >>> summary([Coverage("demo.dice", untestable="a remark"), Coverage("demo.range")])
    {'total': 2, 'done': 1, 'missing': ['demo.range'], 'elsewhere': []}
    """
    rules = list(covered)
    missing = [rule.id for rule in rules if not (rule.done or rule.elsewhere)]
    elsewhere = [rule.id for rule in rules if rule.elsewhere and not rule.done]
    done = len(rules) - len(missing) - len(elsewhere)
    return {"total": len(rules), "done": done, "missing": missing, "elsewhere": elsewhere}


def unknown_ids(game: str, layout: Layout | None = None) -> list[tuple[str, str]]:
    """Ids that sources, cases or tests name and the ledger does not have, each with where it is named."""
    known = evidence(layout or layout_of(game))
    ids = set(known.ledger.ids)
    prefixes = {known_id.split(".")[0] for known_id in ids}
    named = list(docstring_ids(known.layout.folder))
    named += [(rule, case.file) for rule, cases in known.cases.items() for case in cases]
    named += [(rule, test) for rule, tests in known.tests.items() for test in tests if rule.split(".")[0] in prefixes]
    return [(rule, where) for rule, where in named if rule not in ids]


def marked_tests(folder: Path | None) -> Iterator[tuple[str, str]]:
    """The tests of a folder marked with `@pytest.mark.rule("id", ...)`, as (rule, node id); none is imported.

    A mark on a class, or in `pytestmark`, counts for all tests in it. Tests marked as skipped or failing prove nothing.
    """
    if folder is None:
        return
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        home = path.relative_to(folder.parent).as_posix()
        yield from _marked(tree.body, home, _module_marks(tree))


def _marked(body: Sequence[ast.stmt], home: str, around: Sequence[ast.expr]) -> Iterator[tuple[str, str]]:
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            marks = [*around, *node.decorator_list]
            if not any(_mark_name(mark) in ("skip", "skipif", "xfail") for mark in marks):
                yield from ((rule, f"{home}::{node.name}") for mark in marks for rule in _rules(mark))
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _marked(node.body, f"{home}::{node.name}", [*around, *node.decorator_list])


def _module_marks(tree: ast.Module) -> list[ast.expr]:
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "pytestmark":
            return list(node.value.elts) if isinstance(node.value, ast.List | ast.Tuple) else [node.value]
    return []


def _mark_name(mark: ast.expr) -> str:
    """The last part of `pytest.mark.name` or of a call of it."""
    named = mark.func if isinstance(mark, ast.Call) else mark
    return named.attr if isinstance(named, ast.Attribute) and ast.unparse(named).startswith("pytest.mark.") else ""


def _rules(mark: ast.expr) -> list[str]:
    if not isinstance(mark, ast.Call) or _mark_name(mark) != "rule":
        return []
    return [arg.value for arg in mark.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
