"""The past: how long undo and looking back take in a match of 20,000 answers that was just read from its store.

    python -m tests.load.past [GAME/SCENARIO…]

Scenarios whose number of rounds is raised in a data pack, or whose last day is lifted, go on for as long as wanted;
answers are random. The match is written and read as the server does it: all entries of its journal, and the state of
one mark that lies behind.
"""

from __future__ import annotations

import json
import random
import re
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from bocage import registry
from bocage.kernel.journal import entries, restore_entry
from bocage.kernel.match import Match
from bocage.kernel.past import Mark, nearest
from bocage.server.service.matches.live import BEHIND
from bocage.server.service.records.rebuilding import written

LONG = 20_000
SCENARIOS = ("tide-of-iron/sentinel-ridge", "heroes-of-normandie/strongpoint")


def endless(title: str, folder: Path) -> Path:
    """A data pack in which a scenario has any number of rounds."""
    game, _, scenario = title.partition("/")
    own = registry.system(game).folder / "data" / "scenarios" / f"{scenario}.toml"
    (folder / "scenarios").mkdir(parents=True)
    text = re.sub(r"^(rounds|turns) = \d+", r"\1 = 100000", own.read_text(), flags=re.MULTILINE)
    text = re.sub(r"^ends_after = .*", "turns = 100000", text, flags=re.MULTILINE)
    (folder / "scenarios" / own.name).write_text(text)
    (folder / "pack.toml").write_text(f'name = "endless"\nversion = "1"\ngame = "{game}"\n')
    return folder


def played(title: str, pack: Path) -> Match:
    """A match of many answers."""
    match = registry.new(title, seed="past", packs=(pack,))
    draw = random.Random(title)
    while match.decision is not None and match.revision < LONG:
        match.choose(draw.randrange(len(match.decision.options)), seat=match.decision.seat)
    return match


def stored(match: Match) -> tuple[list[str], int, str]:
    """What the server keeps of a match: its journal, and the state of a mark."""
    mark = nearest(match.marks, match.revision - BEHIND)[-1]
    rows = [entry for _, entry in written(entries(match.journal))]
    return rows, mark.revision, msgspec.json.encode(mark.game.state()).decode()


def read(match: Match, rows: list[str], revision: int, state: str) -> Match:
    """The match as it is after a restart."""
    package = match.play.package
    origin = Match.new(match.play, match.setup, "past")
    game = origin.marks[0].game.clone()
    game.restore(msgspec.json.decode(state), package)
    game.hush()
    recorded = [restore_entry(msgspec.json.decode(row), package) for row in rows]
    return Match.resume(origin, recorded, Mark(revision, game), opening=match.opening, orders={})


def timed(work: Callable[[], object]) -> float:
    """Milliseconds."""
    begun = time.perf_counter()
    work()
    return round(1000 * (time.perf_counter() - begun), 1)


def measured(title: str, folder: Path) -> dict[str, object]:
    """The figures of one scenario."""
    match = played(title, endless(title, folder))
    kept = stored(match)
    fresh: list[Match] = []
    reading = timed(lambda: fresh.append(read(match, *kept)))
    (again,) = fresh
    farthest = timed(lambda: fresh.append(again.at(kept[1] - 1)))
    near_it = timed(lambda: fresh[1].at(kept[1] // 2))
    undo = [timed(lambda: again.undo(0, range(again.game.seats))) for _ in range(20)]
    return {
        "scenario": title,
        "answers": match.revision,
        "behind": match.revision - kept[1],
        "read_ms": reading,
        "undo_first_ms": undo[0],
        "undo_worst_ms": max(undo),
        "look_back_worst_ms": farthest,
        "look_back_after_that_ms": near_it,
    }


def main(titles: Sequence[str]) -> None:
    """Measure, and print."""
    with tempfile.TemporaryDirectory(prefix="bocage-past-") as folder:
        for number, title in enumerate(titles or SCENARIOS):
            sys.stdout.write(json.dumps(measured(title, Path(folder) / str(number))) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
