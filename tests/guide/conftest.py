"""The system of docs/systems.md, taken out of the page into files and registered."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bocage import registry
from bocage.system import System

PAGE = Path(__file__).parents[2] / "docs" / "systems.md"
LISTING = re.compile(r"^`(?P<path>[\w./-]+)`\n\n```\w+\n(?P<text>.*?)\n```$", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def guide(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder with the files of the page."""
    folder = tmp_path_factory.mktemp("guide")
    for listing in LISTING.finditer(PAGE.read_text(encoding="utf-8")):
        file = folder / listing["path"]
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(listing["text"] + "\n", encoding="utf-8")
    for package in ("schema", "scene", "state", "rules", "show", "mind"):
        (folder / "crossing" / package / "__init__.py").write_text(f'"""The {package} of the Crossing."""\n')
    sys.path.insert(0, str(folder))
    registry.PACKAGES["crossing"] = "crossing"
    yield folder
    sys.path.remove(str(folder))
    del registry.PACKAGES["crossing"]
    registry.LOADED.pop("crossing", None)


@pytest.fixture
def crossing(guide: Path) -> System:
    return registry.system("crossing")
