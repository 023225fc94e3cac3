"""Offers: all that a unit may do at a moment, chapter by chapter."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bocage.systems.heroes_of_normandie.acts import Act, When
from bocage.systems.heroes_of_normandie.fire_action import fire_acts
from bocage.systems.heroes_of_normandie.state import Game, Unit

Offer = Callable[[Game, Unit, When], Iterator[Act]]

OFFERS: tuple[Offer, ...] = (fire_acts,)
"""The functions that find the acts of each chapter, in the order in which they are listed."""


def acts_of(game: Game, unit: Unit, when: When) -> Iterator[Act]:
    """All that a unit may do at a moment."""
    for offer in OFFERS:
        yield from offer(game, unit, when)
