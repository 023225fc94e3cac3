"""What recruitment options do for a unit or an army without being spent: abilities of characters, and ordinances."""

from __future__ import annotations

from typing import TypeVar

from bocage.kernel import Seat
from bocage.systems.heroes_of_normandie.rules.recruitment.gear import option_of, serving
from bocage.systems.heroes_of_normandie.schema.effects import Effect, ExtraDraw, GainFlamethrower, GainOpportunityFire
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import Unit

E = TypeVar("E", bound=Effect)


def ordinances(game: Game, seat: Seat, kind: type[E]) -> list[E]:
    """The effects of a kind that an army has by its options.  [hon.opt.ordinance]"""
    found = [option_of(game, tile).effect for tile in game.tiles if tile.seat == seat and tile.is_option]
    return [effect for effect in found if isinstance(effect, kind)]


def extra_cards(game: Game, seat: Seat) -> int:
    """How many cards beyond his hand a player draws, and then discards.  [hon.opt.improvisation]"""
    known = game.stores.extra_cards
    if seat not in known:
        known[seat] = sum(effect.cards for effect in ordinances(game, seat, ExtraDraw))
    return known[seat]


def gains_opportunity_fire(game: Game, unit: Unit) -> bool:
    """Whether a personalisation gives a character Opportunity Fire, with any of his weapons.

    [hon.opt.overwatch hon.ruling.overwatch-label]
    """
    return _gains(game, unit, GainOpportunityFire)


def gains_flamethrower(game: Game, unit: Unit) -> bool:
    """Whether a personalisation gives a character the Flamethrower.  [hon.opt.perso-flamer]"""
    return _gains(game, unit, GainFlamethrower)


def _gains(game: Game, unit: Unit, kind: type[Effect]) -> bool:
    return game.kind(unit).character and any(
        isinstance(option_of(game, tile).effect, kind) for tile in serving(game, unit)
    )
