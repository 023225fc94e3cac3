"""Records a whole match in the terminal, typed line by line: python -m tests.cli.record GAME/SCENARIO SEAT

A person who follows the plan types the number of each choice against the blind player, at 80 columns. What was typed
and what was printed are kept; read the difference before you commit it, for it is what a change means for players.
"""

from __future__ import annotations

import contextlib
import os
import sys
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from unittest.mock import patch

from bocage.cli import run
from bocage.cli.terminal.session import Session
from bocage.players.imagining import planned
from bocage.registry import system_of

RECORDED = Path(__file__).parents[1] / "recorded"
SEED = 1944
COLUMNS = 80


class Files(NamedTuple):
    """What is kept of a match: what was typed, and what was printed."""

    typed: Path
    printed: Path


def files_of(title: str) -> Files:
    """Where it is kept."""
    game, _, scenario = title.partition("/")
    return Files(RECORDED / game / f"{scenario}.typed", RECORDED / game / f"{scenario}.terminal")


def command(title: str, seat: str) -> list[str]:
    """How the match is begun."""
    return ["play", title, "--seed", str(SEED), "--seat", seat, "--against", "random", "--lang", "en"]


def typed_by_the_plan(title: str, seat: str) -> list[str]:
    """What somebody types who chooses what the plan does; a question whether to go ahead is answered by Return."""
    lines: list[str] = []

    def type_in(session: Session, prompt: str) -> str:
        chosen = ""
        if prompt == session.describer.text("ui-choose"):
            option = planned(system_of(session.match), session.match.game, session.decision)
            chosen = next(str(choice.number) for choice in session.choices.all if choice.option == option)
        lines.append(chosen)
        return chosen

    with patch.object(Session, "typed", type_in), contextlib.redirect_stdout(StringIO()):
        run(command(title, seat))
    return lines


def transcript(printed: str) -> str:
    """What was printed, without the line that says in which file the match is kept."""
    return printed.rstrip("\n").rpartition("\n")[0] + "\n"


def record(title: str, seat: str) -> None:
    """Let the plan type, then play what was typed again, and keep both."""
    typed, printed = files_of(title)
    with TemporaryDirectory() as home, patch.dict(os.environ, BOCAGE_HOME=home, COLUMNS=str(COLUMNS)):
        typed.write_text("".join(f"{line}\n" for line in typed_by_the_plan(title, seat)), encoding="utf-8")
        shown = StringIO()
        with patch("sys.stdin", StringIO(typed.read_text(encoding="utf-8"))), contextlib.redirect_stdout(shown):
            run(command(title, seat))
        printed.write_text(transcript(shown.getvalue()), encoding="utf-8")


if __name__ == "__main__":
    record(*sys.argv[1:])
