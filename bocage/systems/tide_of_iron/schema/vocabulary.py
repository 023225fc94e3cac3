"""The closed vocabularies that several data files share: sides, specialisations, markers."""

from __future__ import annotations

from typing import Literal

SideName = Literal["american", "german"]

SIDES: tuple[SideName, SideName] = ("american", "german")

Specialisation = Literal["none", "engineer", "anti-tank", "flamethrower", "medic"]

MarkerKind = Literal["entrenchment", "pillbox", "wire", "tank-trap", "minefield", "smoke"]
