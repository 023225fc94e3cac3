"""`bocage sim` and `bocage bench`: matches in bulk, and how fast they go."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

import msgspec
import typer

from bocage.arena import Interval, Ladder, Report, ladder, measure, plot, simulate
from bocage.cli import files
from bocage.cli.listing import titles
from bocage.cli.output import print_json, print_line, print_table
from bocage.cli.progress import progress


def simulate_matches(
    title: str,
    names: Sequence[str],
    games: int,
    seed: int,
    jobs: int,
    json: bool,
    packs: tuple[Path, ...],
    picture: Path | None = None,
) -> None:
    """Play matches and print the report; a match that broke makes the command fail."""
    names = [name.strip() for name in names]
    with progress(title, games) as done:
        report = simulate(title, names, games, seed, jobs, packs, done)
    if json:
        print_json(report)
    else:
        _print_report(report)
    _finish([report], picture)


def climb_ladder(
    title: str,
    names: Sequence[str],
    games: int,
    seed: int,
    jobs: int,
    json: bool,
    packs: tuple[Path, ...],
    picture: Path | None = None,
) -> None:
    """Let every player play every other, and print their ratings and all reports."""
    names = [name.strip() for name in names]
    wanted = titles(title)
    pairs = len(list(combinations(dict.fromkeys(names), 2)))
    with progress(title, games * pairs * len(wanted)) as done:
        climbed = ladder(wanted, names, games, seed, jobs, packs, done)
    if json:
        print_json(climbed)
    else:
        _print_ladder(climbed)
    _finish(climbed.reports, picture)


def _finish(reports: Sequence[Report], picture: Path | None) -> None:
    """Draw the plot; complain of matches that broke."""
    if picture is not None:
        files.write(picture, plot(reports).encode())
    broken = [failure for report in reports for failure in report.failures]
    if broken:
        played = sum(report.games for report in reports)
        sys.stderr.write(f"bocage: {len(broken)} of {played} matches broke; seed {broken[0].seed}: {broken[0].error}\n")
        raise typer.Exit(1)


def _print_report(report: Report) -> None:
    print_line(
        f"{report.title}: {report.games} matches, {report.decisions} decisions, "
        f"{report.decisions_per_s:,.0f} decisions/s, {report.lengths.fewest} to {report.lengths.most} a match, "
        f"{report.lengths.median} in the middle"
    )
    rows: list[tuple[object, ...]] = [
        (name, wins, *_percent(report.shares[name]), report.elo.get(name, "")) for name, wins in report.wins.items()
    ]
    rows += [
        (f"seat {seat}", wins, *_percent(report.shares_by_seat[seat]), "")
        for seat, wins in enumerate(report.wins_by_seat)
    ]
    rows += [("draws", report.draws, "", "", ""), ("errors", report.errors, "", "", "")]
    print_table(("", "wins", "share", "95 %", "Elo"), rows)


def _print_ladder(climbed: Ladder) -> None:
    print_table(("player", "Elo"), list(climbed.elo.items()))
    for report in climbed.reports:
        print_line()
        _print_report(report)


def _percent(share: Interval) -> tuple[str, str]:
    return f"{100 * share.share:.1f} %", f"{100 * share.low:.1f} to {100 * share.high:.1f} %"


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
    columns = {
        "scenario": "title",
        "decisions/s": "decisions_per_s",
        "answers/s": "answers_per_s",
        "options/decision": "options_per_decision",
        "clone µs": "clone_us",
        "written µs": "written_us",
        "setup ms": "setup_ms",
        "fixed loop ms": "loop_ms",
    }
    print_table(tuple(columns), [tuple(getattr(one, name) for name in columns.values()) for one in figures])
