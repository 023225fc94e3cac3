"""Check of determinism: another process, with other hashes, plays the same game. As a command it prints one."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

from bocage.kernel import canonical
from bocage.system import System

from .play import new_match, questions, walk

ROOT = Path(__file__).parents[2]
DECISIONS = 400


def trace(system: System, scenario: str, seed: int) -> list[str]:
    """A line for each decision of a random game: the hash of its state and of what it asks."""
    lines: list[str] = []
    for match in walk(new_match(system, scenario, seed), seed):
        asked = hashlib.sha256(canonical(questions(match))).hexdigest()
        lines.append(f"{match.revision} {match.game.digest()} {asked}")
        if len(lines) == DECISIONS:
            break
    return lines


def check_other_process(system: System, scenario: str, seed: int) -> None:
    """The same seed gives the same states and the same options in the same order, whatever the hashes of strings."""
    ours = trace(system, scenario, seed)
    for hashes in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-m", "tests.generic.checks_process", f"{system.name}/{scenario}", str(seed)],
            env={**os.environ, "PYTHONHASHSEED": hashes},
            cwd=ROOT,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, f"{system.name}/{scenario}, seed {seed}: {done.stderr[-2000:]}"
        theirs = done.stdout.split("\n")[:-1]
        for one, other in zip(ours, theirs, strict=False):
            revision = one.split()[0]
            assert one == other, f"{system.name}/{scenario}, seed {seed}, revision {revision}: another process differs"
        assert len(ours) == len(theirs), (
            f"{system.name}/{scenario}, seed {seed}: another process plays longer or shorter"
        )


def main() -> None:
    from .cast import find

    title, seed = sys.argv[1:]
    sys.stdout.writelines(f"{line}\n" for line in trace(*find(title), int(seed)))


if __name__ == "__main__":
    main()
