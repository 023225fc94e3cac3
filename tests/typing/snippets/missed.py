"""Each marked line is wrong, and mypy does not say so yet."""

from __future__ import annotations

from bocage.kernel import Frame, Game, Item, Step


class Unit(Item):
    table = "units"
    strength: int = 1


class Demo(Game):
    __slots__ = ()


class Frozen(Frame[None]):
    def start(self, game: Demo) -> Step:
        Unit(1).strength = 3  # E: misc
        return self.done()
