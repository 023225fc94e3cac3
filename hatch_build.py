"""A wheel brings the web client ready to use: it is built here if it was not, so that no user needs Node."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = Path("bocage", "server", "static", "index.html")


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the client before a wheel, unless it is there already; an editable install does without."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """See `BuildHookInterface`."""
        root = Path(self.root)
        if version == "editable" or (root / STATIC).is_file():
            return
        if shutil.which("npm") is None:
            raise SystemExit("the web client is not built, and there is no npm to build it: see web/README.md")
        for command in (["npm", "ci", "--no-audit", "--no-fund"], ["npm", "run", "build"]):
            subprocess.run(command, cwd=root / "web", check=True)
