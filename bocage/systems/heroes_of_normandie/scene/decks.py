"""Decks (Pioches): which cards a side plays a scenario with."""

from __future__ import annotations

from bocage.systems.heroes_of_normandie.schema.armies import Tables, members
from bocage.systems.heroes_of_normandie.schema.cards import Card
from bocage.systems.heroes_of_normandie.schema.effects import Bombardment, GainTwin, RallyStripes, ReturnUnit, UseWindow
from bocage.systems.heroes_of_normandie.schema.scenario import Scenario
from bocage.systems.heroes_of_normandie.schema.units import UnitType
from bocage.systems.heroes_of_normandie.schema.vocabulary import SideName


def deck_of(side: SideName, scenario: Scenario, tables: Tables) -> tuple[str, ...]:
    """The cards of a side's deck, each as often as it is in it.

    Those of no use in the scenario may be left out, which comes to the same as replacing them when they are drawn.
    [hon.card.decks hon.ruling.unusable-card]
    """
    own = [card for card in tables.cards.values() if card.side in (None, side) and card.name not in scenario.removed]
    if scenario.settings.replace_unusable_cards:
        own = [card for card in own if is_of_use(card, side, scenario, tables)]
    return tuple(card.name for card in own for _ in range(card.copies))


def is_of_use(card: Card, side: SideName, scenario: Scenario, tables: Tables) -> bool:
    """Whether the event of a card can ever happen in a scenario: some need a building, others a kind of unit.

    An army that is yet to be recruited may bring anybody.
    [hon.ruling.unusable-card]
    """
    groups = scenario.sides[side].groups
    army = [tables.types[member.type] for member in members(groups, tables)]
    match card.effect:
        case UseWindow():
            return any(entry.tile in tables.buildings for entry in scenario.tiles)
        case GainTwin(types=names) | ReturnUnit(types=names):
            return not groups or any(kind.name in names for kind in army)
        case Bombardment():
            return not groups or any(can_call_guns(kind) for kind in army)
        case RallyStripes(stripes=stripes):
            return not groups or any(stripes in tables.tiles[group.tile].stripes for group in groups)
        case _:
            return True


def can_call_guns(kind: UnitType) -> bool:
    """Whether a unit can see for guns behind the lines: an officer, or an observer."""
    return kind.role == "officer" or kind.front.abilities.observer
