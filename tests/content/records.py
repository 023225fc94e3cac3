"""Records and files that the tests of this folder share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec


class Rally(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="rally", tag_field="kind"):
    steps: int


class Smoke(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="smoke", tag_field="kind"):
    rounds: int = 1


class Weapon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    fire: int
    range: int = 4


class Unit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    range: int
    cost: Annotated[int, msgspec.Meta(ge=1)] = 1
    grade: Literal["regular", "elite"] = "regular"
    against: dict[str, int] = {}
    by_round: dict[int, int] = {}
    weapons: tuple[Weapon, ...] = ()
    effect: Rally | Smoke | None = None

    def __post_init__(self) -> None:
        if self.range < self.cost:
            raise ValueError("the range is below the cost")


class Note(msgspec.Struct, frozen=True):
    text: str


def write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path
