"""What was learned from matches, kept in files beside a plan: one a scenario."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from bocage.mind import network, prior
from bocage.mind.openings import scenario_key

T = TypeVar("T")


NETWORKS, PRIORS = "networks", "priors"


def learned_file(mind: Path, folder: str, scene: Any) -> Path:
    """Where what was learned for a scenario is kept, beside a plan."""
    return mind / folder / f"{scenario_key(scene)}.npz"


class Learned:
    """The networks and priors beside a module, each read once; most scenarios have neither."""

    def __init__(self, module: str) -> None:
        self._mind = Path(module).parent
        self._known: dict[Path, Any] = {}

    def network(self, scene: Any) -> network.Network | None:
        """The network of a scenario."""
        return self._read(NETWORKS, network.load, scene)

    def prior(self, scene: Any) -> prior.Prior | None:
        """The prior of a scenario."""
        return self._read(PRIORS, prior.load, scene)

    def _read(self, folder: str, load: Callable[[Path], T], scene: Any) -> T | None:
        if not (self._mind / folder).is_dir():
            return None
        path = learned_file(self._mind, folder, scene)
        if path not in self._known:
            self._known[path] = load(path) if path.is_file() else None
        found: T | None = self._known[path]
        return found
