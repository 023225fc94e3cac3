"""Charges (Charges): the gear that infantry uses against vehicles in an assault, as attacker or defender."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.systems.heroes_of_normandie.rules.cards.holding.in_play import events_on
from bocage.systems.heroes_of_normandie.rules.recruitment.gear import source_of, spend, supplying
from bocage.systems.heroes_of_normandie.schema.effects import FireWith
from bocage.systems.heroes_of_normandie.schema.units import Weapon
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import Unit


def charges_against(game: Game, unit: Unit, enemy: Unit) -> list[str]:
    """The weapons of markers and cards in play that infantry may use in an assault on or by a vehicle.

    [hon.ruling.assault-gear-for-x hon.assault.x-target hon.assault.defender-x]
    """
    if not game.is_infantry(unit) or game.is_infantry(enemy):
        return []
    family = game.kind(enemy).family
    weapons = [weapon for _, _, weapon in _markers(game, unit)] + list(_cards(game, unit))
    return sorted({weapon.name for weapon in weapons if weapon.against(family) is not None})


def _markers(game: Game, unit: Unit) -> Iterator[tuple[int, str, Weapon]]:
    for tile in supplying(game, unit):
        for marker in sorted(set(tile.markers)):
            effect = source_of(game, marker).effect
            if isinstance(effect, FireWith) and effect.assault:
                yield tile.id, marker, game.scene.tables.weapons[effect.weapon]


def _cards(game: Game, unit: Unit) -> Iterator[Weapon]:
    for effect in events_on(game, unit.seat, unit.id, FireWith):
        if effect.assault:
            yield game.scene.tables.weapons[effect.weapon]


def spend_charge(game: Game, unit: Unit, name: str) -> None:
    """Use up a marker for this weapon; a card that is in play for the unit's action is spent already."""
    if any(weapon.name == name for weapon in _cards(game, unit)):
        return
    for tile, marker, weapon in _markers(game, unit):
        if weapon.name == name:
            spend(game, game.tiles[tile], marker)
            return
