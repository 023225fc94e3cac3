"""`bocage sim` and `bocage bench`: matches in bulk, and how fast they go."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

import msgspec
import typer

from bocage.arena import (
    Cluster,
    Hypotheses,
    Interval,
    Kept,
    Ladder,
    Pool,
    Processes,
    Report,
    Trial,
    ladder,
    measure,
    plot,
    simulate,
    trial,
)
from bocage.cli import files
from bocage.cli.commands.listing import titles
from bocage.cli.output import print_json, print_line, print_table
from bocage.cli.progress import progress


class Matches(msgspec.Struct, frozen=True):
    """What is to be played: a title, who plays, how many matches from which seed on, and the clock for each choice."""

    title: str
    players: list[str]
    games: int
    seed: int
    jobs: int
    packs: tuple[Path, ...] = ()
    seconds: float | None = None
    cluster: str | None = None
    resume: Path | None = None

    @property
    def pool(self) -> Pool:
        """Where they are played: in processes of this machine or on a cluster; kept in a file, if there is one."""
        pool: Pool = Processes(self.jobs) if self.cluster is None else Cluster(self.cluster)
        return pool if self.resume is None else Kept(pool, self.resume)

    @property
    def names(self) -> list[str]:
        """The players without the blanks around their names."""
        return [name.strip() for name in self.players]


def simulate_matches(matches: Matches, json: bool, picture: Path | None = None) -> None:
    """Play matches and print the report; a match that broke makes the command fail."""
    title, seed, jobs, packs = matches.title, matches.seed, matches.jobs, matches.packs
    with progress(title, matches.games) as done:
        report = simulate(
            title, matches.names, matches.games, seed, jobs, packs, done, matches.pool, seconds=matches.seconds
        )
    if json:
        print_json(report)
    else:
        _print_report(report)
    _finish([report], picture)


def climb_ladder(matches: Matches, json: bool, picture: Path | None = None) -> None:
    """Let every player play every other, and print their ratings and all reports."""
    wanted, games = titles(matches.title), matches.games
    pairs = len(list(combinations(dict.fromkeys(matches.names), 2)))
    with progress(matches.title, games * pairs * len(wanted)) as done:
        climbed = ladder(
            wanted, matches.names, games, matches.seed, matches.jobs, matches.packs, done, matches.pool, matches.seconds
        )
    if json:
        print_json(climbed)
    else:
        _print_ladder(climbed)
    _finish(climbed.reports, picture)


def try_players(
    matches: Matches, percents: tuple[float, float, float, float], json: bool, picture: Path | None = None
) -> None:
    """Test whether the first player is better than the second, and print the verdict; any verdict is a success."""
    hypotheses = Hypotheses(*(percent / 100 for percent in percents))
    title, seed, jobs, packs = matches.title, matches.seed, matches.jobs, matches.packs
    with progress(title, matches.games) as done:
        tried = trial(
            title, matches.names, matches.games, seed, jobs, packs, done, matches.pool, hypotheses, matches.seconds
        )
    if json:
        print_json(tried)
    else:
        _print_trial(tried)
    _finish([tried.report], picture)


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


def _print_trial(tried: Trial) -> None:
    report, tested = tried.report, tried.hypotheses
    one, other = report.players
    low, high = tried.bounds
    print_line(f"{report.title}: {one} against {other}: {tried.verdict} after {tried.games} matches")
    print_line(
        f"{tried.points:g} points, {100 * tested.even:g} % against {100 * tested.more:g} %; "
        f"evidence {tried.evidence:.2f} between {low:.2f} and {high:.2f}, at most {tried.most} matches"
    )
    print_line(f"error rates: wrongly better {100 * tested.alpha:g} %, wrongly not better {100 * tested.beta:g} %")
    print_line()
    _print_report(report)


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
