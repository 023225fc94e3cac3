"""Records a game, a transcript and the size of the tree of scenarios: python -m tests.generic.record GAME/SCENARIO…

Without a scenario, all of them. Read the difference before you commit it: it is what the change means for players.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from bocage.kernel import BocageError
from bocage.system import System

from .cast import find, titles
from .checks_records import RECORDED, perft_to_record, recorded_save, transcript


def record(system: System, scenario: str, folder: Path = RECORDED) -> None:
    """Write what the checks of records read."""
    home = folder / system.name
    home.mkdir(parents=True, exist_ok=True)
    (home / f"{scenario}.json").write_bytes(recorded_save(system, scenario))
    (home / f"{scenario}.txt").write_text(transcript(system, scenario), encoding="utf-8")
    counts_file = home / "perft.json"
    counts = json.loads(counts_file.read_text(encoding="utf-8")) if counts_file.is_file() else {}
    counts = {name: found for name, found in counts.items() if name in system.play.scenarios()}
    counts[scenario] = perft_to_record(system, scenario)
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(counts[name])}" for name in sorted(counts))
    counts_file.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


def main(wanted: list[str]) -> int:
    try:
        for title in wanted or [str(title) for title in titles()]:
            record(*find(title))
            sys.stdout.write(f"recorded {title}\n")
    except BocageError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
