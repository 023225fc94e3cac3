"""Card sets: which action cards are for which moment and use, as bitsets, worked out once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from bocage.board.bits import mask
from bocage.systems.heroes_of_normandie.schema.cards import Card
from bocage.systems.heroes_of_normandie.schema.effects import Feat, FireWith, IgnoreDifficult, Moment, UseWindow
from bocage.systems.heroes_of_normandie.schema.vocabulary import BonusKind, Phase

PHASES: tuple[Phase, ...] = get_args(Phase)
MOMENTS: tuple[Moment, ...] = get_args(Moment)
BONUS_KINDS: tuple[BonusKind, ...] = get_args(BonusKind)

OWN_ACTION: tuple[Moment, ...] = ("activated", "moving", "firing")
"""The moments of one's own unit's action."""
SHOTS: tuple[tuple[Moment, ...], ...] = (
    (),
    ("attacked",),
    ("firing",),
    ("firing", "attacked"),
    ("enemy-fires",),
    ("enemy-fires", "attacked"),
)
"""What a shot may be to a player: his own or his enemy's, at his own infantry or not; guns behind the lines are no
unit's."""
IN_ACTION = (Feat, FireWith, IgnoreDifficult, UseWindow)
"""The effects that are for the action of one's own unit."""


class CardSets:
    """The cards of the game by what they are for."""

    __slots__ = ("at", "bonus", "for_action", "in_action", "of_shot", "windows")

    def __init__(self, cards: Sequence[Card]) -> None:
        self.at = {(moment, phase): at_moment(cards, moment, phase) for moment in MOMENTS for phase in PHASES}
        """The cards whose events are for a moment of a phase.  [hon.card.event]"""
        self.bonus = {kind: with_bonus(cards, kind) for kind in BONUS_KINDS}
        """The cards with an Alternative Bonus of a kind.  [hon.card.bonus]"""
        acts = mask(number for number, card in enumerate(cards) if isinstance(card.effect, IN_ACTION))
        self.in_action = {phase: acts & in_phase(cards, phase) for phase in PHASES}
        """The cards whose events are played in the middle of the action of one's own unit, in each phase."""
        self.for_action = {(phase, False): self._union(OWN_ACTION, phase) for phase in PHASES}
        """All that is of any use in the action of one's own unit, in each phase, and whether it moves."""
        self.for_action |= {(phase, True): self.for_action[phase, False] | self.bonus["move"] for phase in PHASES}
        self.of_shot = {(moments, phase): self._union(moments, phase) for moments in SHOTS for phase in PHASES}
        """The cards for a shot that is at once all these moments to a player, in each phase."""
        self.windows = mask(number for number, card in enumerate(cards) if isinstance(card.effect, UseWindow))
        """The cards that let infantry use a window as a door.  [hon.card.surprise]"""

    def _union(self, moments: tuple[Moment, ...], phase: Phase) -> int:
        found = 0
        for moment in moments:
            found |= self.at[moment, phase]
        return found


def in_phase(cards: Sequence[Card], phase: Phase) -> int:
    """The cards whose events are for a phase."""
    return mask(number for number, card in enumerate(cards) if phase in card.phases)


def at_moment(cards: Sequence[Card], moment: Moment, phase: Phase) -> int:
    """The cards whose events are for a moment of a phase."""
    return in_phase(cards, phase) & mask(number for number, card in enumerate(cards) if moment in card.moments)


def with_bonus(cards: Sequence[Card], kind: BonusKind) -> int:
    """The cards with an Alternative Bonus of a kind."""
    return mask(number for number, card in enumerate(cards) if card.bonus.kind == kind)
