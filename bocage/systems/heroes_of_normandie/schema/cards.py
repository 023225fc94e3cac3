"""Action cards as the data files write them."""

from __future__ import annotations

from bocage.systems.heroes_of_normandie.schema.effects import AnyEffect, Moment
from bocage.systems.heroes_of_normandie.schema.vocabulary import BonusKind, DataRecord, Phase, SideName


class Bonus(DataRecord, frozen=True, kw_only=True):
    """The Alternative Bonus of a card."""

    kind: BonusKind
    value: int


class Card(DataRecord, frozen=True, kw_only=True):
    """An action card: in whose deck and how often, when its event may be played, what it does, and its bonus."""

    name: str
    side: SideName | None = None
    copies: int
    phases: tuple[Phase, ...]
    moments: tuple[Moment, ...]
    effect: AnyEffect
    bonus: Bonus
    rule: str = ""
