"""Options that are offered again and again: made once, and kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from bocage.kernel import Option

C = TypeVar("C", bound=Option)

KEPT_OFFERS = 1024
"""Of each kind of option so many sets of hexes are remembered. Sets of units hardly ever come up twice."""


class Each(dict[int, C]):
    """The option of a kind for each thing, made when it is offered first."""

    def __init__(self, kind: Callable[[int], C]) -> None:
        super().__init__()
        self.kind = kind

    def __missing__(self, number: int) -> C:
        self[number] = option = self.kind(number)
        return option
