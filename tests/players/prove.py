"""Proves what docs/players.md says of players and balance: python -m tests.players.prove FOLDER [GAME[/SCENARIO]…]

Plays every scenario in parts of a few matches, keeps each part as JSON in the folder, and goes on where it stopped.
Then it prints the tables. It takes hours on one core: let it run at night.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from bocage import registry
from bocage.arena import Report, interval, simulate
from bocage.arena.plot import plot

MATCHES, PART = 200, 20
PAIRINGS = (["greedy", "random"], ["random"], ["search", "greedy"], ["normal"])
"""Who plays whom, the quickest first."""


def parts_of(folder: Path, title: str, names: list[str]) -> list[Report]:
    """What was played already."""
    found = sorted(folder.glob(f"{title.replace('/', '.')}.{'-'.join(names)}.*.json"))
    return [msgspec.json.decode(file.read_bytes(), type=Report) for file in found]


def play(folder: Path, title: str, names: list[str]) -> None:
    """Play the next part."""
    begun = len(parts_of(folder, title, names))
    seatings = 1 if len(names) == 1 else 2
    report = simulate(title, names, PART, seed=1 + begun * PART // seatings, jobs=1)
    file = folder / f"{title.replace('/', '.')}.{'-'.join(names)}.{begun:03}.json"
    file.write_bytes(msgspec.json.encode(report))


def whole(reports: list[Report]) -> Report:
    """Several parts as one report."""
    first = reports[0]
    total = Report(first.title, first.players, first.seed)
    total.games = sum(report.games for report in reports)
    total.draws = sum(report.draws for report in reports)
    total.errors = sum(report.errors for report in reports)
    total.failures = [failure for report in reports for failure in report.failures]
    total.wins = {name: sum(report.wins[name] for report in reports) for name in first.wins}
    total.wins_by_seat = [sum(column) for column in zip(*(report.wins_by_seat for report in reports), strict=True)]
    played, half = total.games - total.errors, total.draws / 2
    total.shares = {name: interval(wins + half, played) for name, wins in total.wins.items()}
    total.shares_by_seat = [interval(wins + half, played) for wins in total.wins_by_seat]
    return total


def line(report: Report) -> str:
    """A row of the table: a player's share against another, or the first seat's share of a player against itself."""
    names = list(report.wins)
    alone = len(names) == 1
    share = report.shares_by_seat[0] if alone else report.shares[names[0]]
    who = f"`{names[0]}` alone, first side" if alone else f"`{names[0]}` against `{names[1]}`"
    percent = f"{100 * share.share:.0f} % ({100 * share.low:.0f} to {100 * share.high:.0f})"
    broken = f", {report.errors} broke" if report.errors else ""
    return f"| {report.title} | {who} | {percent} | {report.games}{broken} |"


def titles(wanted: list[str]) -> list[str]:
    """The scenarios of these games, or of all, each as GAME/SCENARIO."""
    found: list[str] = []
    for each in wanted or registry.PACKAGES:
        game, _, scenario = each.partition("/")
        found += [each] if scenario else [f"{game}/{name}" for name in registry.system(game).play.scenarios()]
    return found


def main(folder: Path, asked: list[str]) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    wanted = titles(asked)
    for names in PAIRINGS:
        for title in wanted:
            while sum(report.games for report in parts_of(folder, title, names)) < MATCHES:
                play(folder, title, names)
    reports = [whole(parts_of(folder, title, names)) for title in wanted for names in PAIRINGS]
    (folder / "balance.svg").write_text(plot(reports), encoding="utf-8")
    head = "| scenario | who | wins (95 %) | matches |\n| --- | --- | --- | --- |\n"
    sys.stdout.write(head + "\n".join(line(report) for report in reports) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
