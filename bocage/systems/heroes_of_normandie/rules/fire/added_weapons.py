"""Arsenal (Matériel): the weapons and abilities of fire that options give to units beside those of their counters."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.kernel import Seat
from bocage.systems.heroes_of_normandie.rules.cards.holding.in_play import events_on
from bocage.systems.heroes_of_normandie.rules.recruitment.gear import option_of, source_of, spend, why_not_serve
from bocage.systems.heroes_of_normandie.rules.recruitment.lasting_options import (
    gains_flamethrower,
    gains_opportunity_fire,
    ordinances,
)
from bocage.systems.heroes_of_normandie.schema.effects import FireWith, GainOpportunityFire
from bocage.systems.heroes_of_normandie.schema.units import Weapon
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NONE, Tile, TileId, Unit

FLAMES = "flame-template"
Gear = tuple[tuple[TileId, Weapon], ...]
"""Weapons with the options that give them."""


def gear_of(game: Game, unit: Unit) -> Gear:
    """The weapons for an Alternative Fire Action that a unit may use now, each with its option; a card has none.

    The weapon's own values and abilities count. An option with markers is exhausted when they are spent.
    [hon.altfire.definition hon.opt.gear-markers hon.opt.grenades hon.opt.rifle-grenade hon.opt.panzerfaust
    hon.opt.sticky hon.opt.thompson hon.opt.mp40 hon.opt.perso-panzerfaust hon.opt.perso-bazooka
    hon.ruling.perso-bazooka-values]
    """
    known, bearer = game.stores.gear, unit.bearer
    gear = known.get(bearer)
    if gear is None:
        gear = known[bearer] = tuple(_issued(game, unit))
    if not game.armies[unit.seat].playing:
        return gear
    weapons = game.scene.tables.weapons
    laid = events_on(game, unit.seat, unit.id, FireWith)
    return (*gear, *((NONE, weapons[effect.weapon]) for effect in laid))


def _issued(game: Game, unit: Unit) -> Iterator[tuple[TileId, Weapon]]:
    """The weapons that options have for a unit, as long as no marker is spent."""
    for tile in game.tiles:
        if (tile.is_option or tile.markers) and tile.seat == unit.seat:
            for name in _weapons_on(game, tile):
                if why_not_serve(game, tile, unit) is None:
                    yield tile.id, game.scene.tables.weapons[name]


def _weapons_on(game: Game, tile: Tile) -> Iterator[str]:
    """The weapons that an option has left; a tile or a support option may bring markers of several kinds."""
    option = option_of(game, tile) if tile.is_option else None
    if option is not None and isinstance(option.effect, FireWith):
        if tile.markers or not option.markers:
            yield option.effect.weapon
    elif option is None or option.kind == "support":
        for marker in sorted(set(tile.markers)):
            effect = source_of(game, marker).effect
            if isinstance(effect, FireWith):
                yield effect.weapon


def has_gear(game: Game, unit: Unit, weapon: str) -> bool:
    """Whether an option or a card gives a unit a weapon."""
    return any(gear.name == weapon for _, gear in gear_of(game, unit))


def gear_tile(game: Game, unit: Unit, weapon: str) -> TileId:
    """The option that gives a unit a weapon, or none."""
    return next((tile for tile, gear in gear_of(game, unit) if gear.name == weapon), NONE)


def spend_marker(game: Game, tile: Tile) -> None:
    """Use up a marker of an Alternative Fire Action, one for each; some options have none.  [hon.opt.gear-three]"""
    for marker in tile.markers[:1]:
        spend(game, tile, marker)


def has_flamethrower(game: Game, unit: Unit) -> bool:
    """Whether a unit has the Flamethrower, on its face or by an option.  [hon.flame.template hon.opt.perso-flamer]"""
    return game.face(unit).abilities.flamethrower or gains_flamethrower(game, unit)


def has_opportunity_fire(game: Game, unit: Unit) -> bool:
    """Whether a unit has Opportunity Fire, on its face or by an option.  [hon.opfire.moving]"""
    if game.face(unit).abilities.opportunity_fire:
        return True
    known, bearer = game.stores.alert, unit.bearer
    if bearer not in known:
        known[bearer] = gains_opportunity_fire(game, unit)
    return known[bearer]


def may_grant_opportunity_fire(game: Game, seat: Seat) -> bool:
    """Whether an option could give it to any of a player's units that nobody has seen."""
    return bool(ordinances(game, seat, GainOpportunityFire))
