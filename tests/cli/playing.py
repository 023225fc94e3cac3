from __future__ import annotations

from pathlib import Path

from bocage.kernel import saves
from tests.support.random_games import played


def saved_match(path: Path, decisions: int = 8) -> Path:
    path.write_bytes(saves.save(played("skirmish", decisions)))
    return path
