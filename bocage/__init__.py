"""Second World War tabletop wargames by their full rules.

>>> import bocage
>>> match = bocage.new("tide-of-iron/first-contact", seed=7)
>>> match.choose(match.decision.options[0])
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bocage.kernel.match import Match

__all__ = ["load", "new"]


def new(title: str, *, seed: int | str | None = None, packs: tuple[Path, ...] = ()) -> Match:
    """A new match of GAME/SCENARIO; with a seed its dice can be had again."""
    from bocage import registry

    return registry.new(title, seed=seed, packs=packs)


def load(path: Path | str, *, packs: tuple[Path, ...] = ()) -> Match:
    """The match of a save file, at its last revision."""
    from bocage import registry
    from bocage.kernel import saves

    content = saves.read(Path(path).read_bytes())
    return saves.load(content, registry.system(str(content["game"])).play, packs)
