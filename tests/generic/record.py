"""Records a game, a transcript and the size of the tree of scenarios: python -m tests.generic.record GAME/SCENARIO…

Without a scenario, all of them. Read the difference before you commit it: it is what the change means for players. A
game that plays otherwise has rules of another version: what was stored under the old one must be able to say so.
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
    """Write what the checks of records read; refuse where play has changed and the version of the rules has not."""
    home = folder / system.name
    home.mkdir(parents=True, exist_ok=True)
    golden, now = home / f"{scenario}.txt", transcript(system, scenario)
    before = golden.read_text(encoding="utf-8") if golden.is_file() else ""
    if before not in ("", now) and before.split("\n")[0] == now.split("\n")[0]:
        version = system.play.version
        raise BocageError(
            f"{system.name}/{scenario} plays otherwise, and its rules are still {version}: raise that first"
        )
    (home / f"{scenario}.json").write_bytes(recorded_save(system, scenario))
    golden.write_text(now, encoding="utf-8")
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
