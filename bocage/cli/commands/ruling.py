"""`bocage rules` and `bocage case`: which rules are done, whether their proofs can fail, and single cases."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
import typer

from bocage import registry
from bocage.cli.output import print_json, print_line, print_table
from bocage.cli.progress import progress


def report_rules(game: str, missing: bool, json: bool) -> None:
    """Print how many rules are done, and those that are not."""
    from bocage.rulebook.coverage import coverage, summary

    summaries = {name: summary(coverage(name)) for name in ([game] if game else registry.names())}
    if json:
        print_json(
            {
                "total": sum(one["total"] for one in summaries.values()),
                "done": sum(one["done"] for one in summaries.values()),
                "missing": [rule for one in summaries.values() for rule in one["missing"]],
                "elsewhere": [rule for one in summaries.values() for rule in one["elsewhere"]],
            }
        )
        return
    if missing:
        for one in summaries.values():
            for rule in one["missing"]:
                print_line(rule)
    else:
        rows = [(name, one["total"], one["done"], len(one["missing"])) for name, one in summaries.items()]
        print_table(("game", "rules", "done", "missing"), rows)
    for name, one in summaries.items():
        if one["elsewhere"]:
            count = len(one["elsewhere"])
            sys.stderr.write(f"bocage: {count} rules of {name} are proved by tests, which are not installed here\n")


def check_rules(game: str, sample: int, seed: int, jobs: int, json: bool) -> None:
    """Alter rules, and fail if one is altered and no proof of it notices."""
    from bocage.rulebook.mutants import check

    unproved: list[str] = []
    reports: dict[str, object] = {}
    for name in [game] if game else registry.names():
        with progress(name, sample) as done:
            report = check(name, sample, seed, jobs, lambda tried, total, rule: done(tried))
        reports[name] = {**msgspec.to_builtins(report), "unproved": report.unproved}
        unproved += report.unproved
        if not json:
            print_line(f"{name}: {report.rules} rules tried, {report.killed} alterations noticed")
            for survivor in report.survivors:
                print_line(f"  {survivor}")
    if json:
        print_json(reports)
    if unproved:
        _fail(f"{len(unproved)} rules were altered and no proof noticed: {', '.join(unproved)}")


def run_cases(files: Sequence[Path]) -> None:
    """Run rule cases, and fail if one does not hold."""
    from bocage.rulebook.cases import load_case, run_case

    failed = 0
    for path in files:
        case = load_case(path)
        outcome = run_case(case)
        failed += not outcome.passed
        print_line(f"{case.id}: {'holds' if outcome.passed else outcome.message}")
    if failed:
        _fail(f"{failed} of {len(files)} cases do not hold")


def _fail(line: str) -> None:
    sys.stderr.write(f"bocage: {line}\n")
    raise typer.Exit(1)
