"""`bocage sim` and `bocage bench`: matches in bulk, and how fast they go."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
import typer

from bocage.arena import Report, measure, simulate
from bocage.cli.listing import titles
from bocage.cli.output import print_json, print_line, print_table
from bocage.cli.progress import progress


def simulate_matches(
    title: str, names: Sequence[str], games: int, seed: int, jobs: int, json: bool, packs: tuple[Path, ...]
) -> None:
    """Play matches and print the report; a match that broke makes the command fail."""
    names = [name.strip() for name in names]
    with progress(title, games) as done:
        report = simulate(title, names, games, seed, jobs, packs, done)
    if json:
        print_json(report)
    else:
        _print_report(report)
    if report.errors:
        first = report.failures[0]
        sys.stderr.write(f"bocage: {report.errors} of {report.games} matches broke; seed {first.seed}: {first.error}\n")
        raise typer.Exit(1)


def _print_report(report: Report) -> None:
    print_line(
        f"{report.title}: {report.games} matches, {report.decisions} decisions, "
        f"{report.decisions_per_s:,.0f} decisions/s"
    )
    rows: list[tuple[object, ...]] = [(name, wins) for name, wins in report.wins.items()]
    rows += [(f"seat {seat}", wins) for seat, wins in enumerate(report.wins_by_seat)]
    print_table(("", "wins"), [*rows, ("draws", report.draws), ("errors", report.errors)])


def bench_scenarios(title: str, seconds: float, seed: int, json: bool) -> None:
    """Measure one scenario, those of a game, or all, and print the figures."""
    wanted = titles(title)
    figures = []
    with progress("bench", len(wanted)) as done:
        for number, one in enumerate(wanted):
            figures.append(measure(one, seed, seconds, lambda part, begun=number: done(begun + part)))  # type: ignore[misc]
    if json:
        print_json({one.title: msgspec.to_builtins(one) for one in figures})
        return
    head = ("scenario", "decisions/s", "options/decision", "clone µs", "setup ms")
    rows = [(one.title, one.decisions_per_s, one.options_per_decision, one.clone_us, one.setup_ms) for one in figures]
    print_table(head, rows)
