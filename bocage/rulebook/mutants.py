"""Mutants: every rule is altered where it is carried out, and its proofs must notice.

A rule that counts as done has places and proofs. A proof that would pass whatever the rule said proves nothing, so each
place is altered in several ways, one at a time, until the rule's cases and tests fail. A place whose alterations pass
unnoticed is reported, and its rule does not count as done. An alteration under which the rules break down tells nothing
of the proofs; a rule needs at least one that they noticed.
"""

from __future__ import annotations

import ast
import os
import random
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from importlib.metadata import entry_points
from pathlib import Path
from queue import SimpleQueue

import msgspec

from bocage.rulebook.coverage import Coverage, Evidence, evidence
from bocage.rulebook.data_edits import data_edits
from bocage.rulebook.edits import edits_at
from bocage.rulebook.layout import Layout, layout_of
from bocage.rulebook.nursery import Home, Nursery, Task
from bocage.rulebook.places import Found, Place

LIMIT = 10.0
TRIED = 40

Progress = Callable[[int, int, str], None]


class Survivor(msgspec.Struct, frozen=True):
    """An alteration of a rule that none of its proofs noticed.

    >>> print(Survivor("demo.range", Place("fire.py", 3, "in_range", "docstring"), "line 5: - a <= b + a > b"))
    demo.range: fire.py:3 in_range: line 5: - a <= b + a > b
    """

    rule: str
    place: Place
    mutation: str

    def __str__(self) -> str:
        return f"{self.rule}: {self.place}: {self.mutation}"


class Report(msgspec.Struct, frozen=True):
    """What came of a check: how many rules were tried and how many alterations noticed.

    `survivors` are alterations of places at which nothing was noticed, and `unproved` the rules of these places;
    `unnoticed` are alterations that passed at places where another one was noticed.
    """

    rules: int
    killed: int
    survivors: list[Survivor]
    unnoticed: list[Survivor]

    @property
    def unproved(self) -> list[str]:
        """The rules that do not count as done."""
        return sorted({survivor.rule for survivor in self.survivors})


class Mutant(msgspec.Struct, frozen=True):
    """A file of a system with one alteration."""

    place: Place
    text: str
    mutation: str


class _Trial(msgspec.Struct):
    """What came of one rule."""

    killed: int = 0
    survivors: list[Survivor] = []
    unnoticed: list[Survivor] = []


def check(
    game: str,
    sample: int | None = None,
    seed: int = 0,
    jobs: int | None = None,
    progress: Progress | None = None,
    *,
    layout: Layout | None = None,
    thorough: bool = False,
) -> Report:
    """Alter the rules of a game, all or a sample of them drawn by the seed, and see whether their proofs notice.

    `progress(done, total, rule)` is called after each rule. With `thorough` every alteration is tried; otherwise the
    first that is noticed settles its place. The system is not imported into this process.
    """
    known = evidence(layout or layout_of(game))
    rules = provable(known)
    if sample is not None and sample < len(rules):
        rules = sorted(random.Random(seed).sample(rules, sample))
    trials: dict[str, _Trial] = {}
    with _Nurseries(known, rules, min(jobs or os.cpu_count() or 1, max(len(rules), 1))) as nurseries:
        for rule, trial in nurseries.each(rules, thorough):
            trials[rule] = trial
            if progress is not None:
                progress(len(trials), len(rules), rule)
    ordered = [trials[rule] for rule in rules]
    return Report(
        len(rules),
        sum(trial.killed for trial in ordered),
        [survivor for trial in ordered for survivor in trial.survivors],
        [survivor for trial in ordered for survivor in trial.unnoticed],
    )


def sifted(covered: Sequence[Coverage], report: Report) -> list[Coverage]:
    """A coverage in which the rules that a check found unproved do not count as done.

    >>> place = Place("fire.py", 3, "in_range", "docstring")
    >>> report = Report(1, 0, [Survivor("demo.range", place, "line 5: - a <= b + a > b")], [])
    >>> [rule.done for rule in sifted([Coverage("demo.range", (place,), cases=("demo.case.range",))], report)]
    [False]
    """
    unnoticed: dict[str, list[str]] = {}
    for survivor in report.survivors:
        unnoticed.setdefault(survivor.rule, []).append(f"{survivor.place}: {survivor.mutation}")
    return [msgspec.structs.replace(rule, unnoticed=tuple(unnoticed.get(rule.id, ()))) for rule in covered]


def provable(known: Evidence) -> list[str]:
    """The rules that a ledger does not except, and its rulings, if they have a place and something to prove them."""
    excepted = {rule.id for rule in known.ledger.rules if rule.untestable is not None}
    return [
        rule
        for rule in known.ledger.ids
        if rule not in excepted and known.found.get(rule) and (known.cases.get(rule) or known.tests.get(rule))
    ]


def mutants_of(folder: Path, found: Sequence[Found], limit: int = TRIED) -> list[Mutant]:
    """The alterations of one place of a rule, the most telling first, at most `limit` spread over all of them."""
    mutants: list[Mutant] = []
    for one in found:
        text = one.module.text if one.module is not None else (folder / one.place.file).read_text(encoding="utf-8")
        if one.place.kind == "data":
            changes = data_edits(text, one.entry)
            mutants.extend(Mutant(one.place, changed.text, changed.shown) for changed in changes)
        else:
            mutants.extend(Mutant(one.place, edit.applied(text), edit.shown(text)) for edit in edits_at(one))
    if len(mutants) <= limit:
        return mutants
    return [mutants[index * len(mutants) // limit] for index in range(limit)]


class _Nurseries:
    """As many nurseries as there are jobs, each busy with one rule at a time."""

    def __init__(self, known: Evidence, rules: Sequence[str], jobs: int) -> None:
        layout = known.layout
        root = layout.tests.parent if layout.tests is not None else layout.folder
        modules = list(_imports(layout))
        if any(known.tests.get(rule) for rule in rules):
            modules += ["pytest", *plugins()]
        home = Home(layout.game, layout.package, str(layout.folder), str(root), ("bocage.rulebook.proofs", *modules))
        self.known = known
        self.all = [Nursery(home) for _ in range(jobs)]
        self.free: SimpleQueue[Nursery] = SimpleQueue()
        for nursery in self.all:
            self.free.put(nursery)

    def __enter__(self) -> _Nurseries:
        return self

    def __exit__(self, *_: object) -> None:
        for nursery in self.all:
            nursery.close()

    def each(self, rules: Sequence[str], thorough: bool) -> Iterator[tuple[str, _Trial]]:
        """The rules with what came of them, in the order in which they end."""
        with ThreadPoolExecutor(len(self.all)) as pool:
            waiting = {pool.submit(self._trial, rule, thorough): rule for rule in rules}
            try:
                for future in as_completed(waiting):
                    yield waiting[future], future.result()
            finally:
                pool.shutdown(cancel_futures=True)

    def _trial(self, rule: str, thorough: bool) -> _Trial:
        nursery = self.free.get()
        try:
            return _try_rule(nursery, self.known, rule, thorough)
        finally:
            self.free.put(nursery)


def _try_rule(nursery: Nursery, known: Evidence, rule: str, thorough: bool) -> _Trial:
    """Alter all places of a rule, after seeing that its proofs hold as it stands."""
    cases = tuple(case.file for case in known.cases.get(rule, ()))
    proofs = Task(cases, tuple(known.tests.get(rule, ())), limit=6 * LIMIT)
    trial = _Trial()
    untouched = nursery.run(proofs)
    if untouched.word != "passed":
        said = f"unaltered: {untouched.word}: {untouched.message.splitlines()[0]}"
        trial.survivors.extend(Survivor(rule, place, said) for place in known.places(rule)[:1])
        return trial
    limit = max(LIMIT, 5 * untouched.seconds)
    for place in known.places(rule):
        mutants = mutants_of(known.layout.folder, [found for found in known.found[rule] if found.place == place])
        _try_place(nursery, msgspec.structs.replace(proofs, limit=limit), rule, mutants, trial, thorough)
    if not trial.killed and not trial.survivors:
        said = "nothing in it can be altered so that the rules still run"
        trial.survivors.append(Survivor(rule, known.places(rule)[0], said))
    return trial


def _try_place(
    nursery: Nursery, proofs: Task, rule: str, mutants: Sequence[Mutant], trial: _Trial, thorough: bool
) -> None:
    """Try the alterations of a place until one is noticed, or all of them."""
    killed = 0
    lived: list[Survivor] = []
    for mutant in mutants:
        verdict = nursery.run(msgspec.structs.replace(proofs, file=mutant.place.file, text=mutant.text))
        if verdict.word == "passed":
            lived.append(Survivor(rule, mutant.place, mutant.mutation))
        if verdict.noticed:
            killed += 1
            if not thorough:
                break
    trial.killed += killed
    (trial.unnoticed if killed else trial.survivors).extend(lived)


def plugins() -> list[str]:
    """The plugins of pytest that are installed, with the packages they belong to, which some import only at the end.

    >>> "pytest" in plugins()
    False
    """
    points = entry_points(group="pytest11")
    owners = {point.dist.name.replace("-", "_") for point in points if point.dist is not None}
    return sorted({point.module for point in points} | owners)


def _imports(layout: Layout) -> Iterator[str]:
    """The modules outside the system that its sources import, for the nursery to have them ready."""
    for path in sorted(layout.folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
                names = [node.module]
            yield from (name for name in names if not f"{name}.".startswith(f"{layout.package}."))
