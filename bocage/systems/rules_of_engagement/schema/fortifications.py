"""Fortifications that a side may buy, as the data files write them."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from bocage.content import Fault

Dug = Literal["trench", "gun-pit", "bunker"]
"""What troops stand in; only its owner knows where it is.  [roe.fort.secret]"""
DUG: tuple[Dug, ...] = get_args(Dug)
Barrier = Literal["wire", "at-obstacle", "barricade", "minefield"]
"""What the enemy has to pass."""


class Fortification(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is built, or how many elements one chooses among some.

    [roe.fort.cost-bunker roe.fort.cost-trench roe.fort.cost-obstacles]
    """

    name: str
    cost: int
    works: tuple[Dug, ...] = ()
    choose: int = 0
    most_alike: int = 0
    of: tuple[Barrier, ...] = ()

    def __post_init__(self) -> None:
        if bool(self.works) == bool(self.choose):
            raise Fault("works", "what is built, or among what one chooses")
        if bool(self.choose) != bool(self.of) or self.choose > self.most_alike * len(self.of):
            raise Fault("choose", "as many as there are to choose among")
