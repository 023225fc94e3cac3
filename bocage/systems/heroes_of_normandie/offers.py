"""Offers: all that a unit may do at a moment, chapter by chapter."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bocage.systems.heroes_of_normandie.acts import Act, When
from bocage.systems.heroes_of_normandie.assault import assaults
from bocage.systems.heroes_of_normandie.board_edges import exits
from bocage.systems.heroes_of_normandie.burst import burst_acts
from bocage.systems.heroes_of_normandie.cards.acts import card_acts
from bocage.systems.heroes_of_normandie.crews import crew_acts
from bocage.systems.heroes_of_normandie.demolition import demolition_acts
from bocage.systems.heroes_of_normandie.fire_action import FireActs, Volley, fire_acts
from bocage.systems.heroes_of_normandie.flame import flame_acts
from bocage.systems.heroes_of_normandie.grenades import template_acts
from bocage.systems.heroes_of_normandie.sniper import sniper_acts
from bocage.systems.heroes_of_normandie.state import Game, Unit
from bocage.systems.heroes_of_normandie.transport import board_acts

Offer = Callable[[Game, Unit, When], Iterable[Act]]

FIRE: tuple[FireActs, ...] = (fire_acts, burst_acts, sniper_acts, flame_acts, template_acts, demolition_acts)
"""The ways to fire: those of an activated unit, of a vehicle's further weapons, and of Opportunity Fire."""
Volley.manners = FIRE

OTHERS: tuple[Offer, ...] = (board_acts, crew_acts, exits, card_acts)
"""What a unit may do in any phase."""
OFFERS: tuple[Offer, ...] = (assaults, *FIRE, *OTHERS)
"""The functions that find the acts of each chapter, in the order in which they are listed; nobody fights in reserve."""


def acts_of(game: Game, unit: Unit, when: When) -> list[Act]:
    """All that a unit may do at a moment; one that has yet to enter the board does nothing but that."""
    found: list[Act] = []
    if not unit.waits:
        for offer in OFFERS if when.phase == "activation" else OTHERS:
            found += offer(game, unit, when)
    return found
