"""A system: one game, as its rules at work, what it shows to clients, and what it tells machine players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bocage.kernel.play import Play
from bocage.mind import Mind
from bocage.show import Show


@dataclass(frozen=True, eq=False)
class System:
    """One game. Its package offers it as `SYSTEM`; the registry hands it out by name."""

    name: str
    folder: Path
    """Where its ledger, its texts and its data lie."""
    play: Play
    show: Show
    mind: Mind = field(default_factory=Mind)
    schemas: Mapping[str, type] = field(default_factory=dict)
    """The classes of its data files by file name, for `bocage schema`."""
    trials: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """The settings under which a trial of a long scenario ends soon, by scenario."""

    def trial(self, scenario: str) -> dict[str, Any]:
        """The settings of a trial: for tests and measurements, which need a whole game but not a long one."""
        return dict(self.trials.get(scenario, {}))
