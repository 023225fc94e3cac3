"""The ledger of a system: the ids of its rules and rulings."""

from __future__ import annotations

from functools import lru_cache

import yaml

from bocage.system import System


@lru_cache(maxsize=16)
def ledger(system: System) -> frozenset[str]:
    """The ids of all rules and rulings."""
    path = system.folder / "rules.yaml"
    if not path.is_file():
        raise AssertionError(f"{system.name} has no ledger: {path.name} is missing")
    content = yaml.safe_load(path.read_text(encoding="utf-8"))
    entries = [*content.get("rules", ()), *content.get("rulings", ())]
    return frozenset(str(entry["id"]) for entry in entries)
