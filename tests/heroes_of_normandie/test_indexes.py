"""Bitsets of units and cards against the records that they stand for: in random games both say the same."""

from __future__ import annotations

import pytest

from bocage.board.bits import bits, mask
from bocage.systems.heroes_of_normandie.rules.activation.act import When
from bocage.systems.heroes_of_normandie.rules.activation.reserve_phase import ReserveMoves, why_not_reserve
from bocage.systems.heroes_of_normandie.rules.cards.effects.fire_announcements import ammunition, ammunition_for
from bocage.systems.heroes_of_normandie.rules.cards.effects.instant_cards import BoostMove, PlayInAction, card_acts
from bocage.systems.heroes_of_normandie.rules.cards.effects.order_cards import (
    has_open_token,
    swappable,
    takers,
    why_no_taker,
)
from bocage.systems.heroes_of_normandie.rules.cards.holding.event_table import ON_UNIT, plays, why_no_play
from bocage.systems.heroes_of_normandie.rules.cards.holding.in_play import card_of
from bocage.systems.heroes_of_normandie.rules.cards.holding.playing import PlayOnUnit, held, why_not_event
from bocage.systems.heroes_of_normandie.rules.orders.order_phase import (
    PlaceOrders,
    bluff_tokens,
    order_stars,
    why_cannot_hold,
)
from bocage.systems.heroes_of_normandie.rules.recruitment.gear import supplying
from bocage.systems.heroes_of_normandie.rules.recruitment.lasting_options import extra_cards
from bocage.systems.heroes_of_normandie.rules.vehicles.transport import Board, board_acts, vehicles_near
from bocage.systems.heroes_of_normandie.rules.victory import points
from bocage.systems.heroes_of_normandie.schema.effects import Moment
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NO_ORDER, Unit
from bocage.systems.heroes_of_normandie.state.recruited import Stores
from tests.support.heroes_of_normandie import random_positions

SCENARIOS = ("caumont-bridge", "ferme-mauger", "saint-aubert", "free-battle-200")
MOMENTS: tuple[Moment, ...] = ("between-activations", "moving", "firing", "attacked", "enemy-fires", "rolled")
MOVING = When("moving", left=3, fresh=True)


def own(game: Game, seat: int) -> list[Unit]:
    return [unit for unit in game.units if unit.seat == seat]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_who_is_ready_has_an_order_and_has_acted(scenario: str) -> None:
    for game in random_positions(scenario, 9):
        assert game.ready == mask(unit.id for unit in game.units if unit.at_hand)
        assert game.ordered == mask(unit.id for unit in game.units if unit.order != NO_ORDER)
        assert game.acted == mask(unit.id for unit in game.units if unit.has_acted)
        assert game.freed == mask(unit.id for unit in game.units if unit.freed)
        assert game.foot == mask(unit.id for unit in game.units if game.kind(unit).family == "infantry")
        for seat in range(2):
            free = [unit.id for unit in own(game, seat) if why_cannot_hold(game, unit, seat) is None]
            assert list(PlaceOrders.free(game, seat)) == free
            rested = [unit for unit in ReserveMoves.rested(game, seat) if why_not_reserve(unit, seat) is None]
            assert rested == [unit for unit in own(game, seat) if why_not_reserve(unit, seat) is None]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_in_whose_zones_of_control_a_square_is(scenario: str) -> None:
    for game in random_positions(scenario, 60):
        for seat in range(2):
            afoot = [unit for unit in own(game, seat) if unit.on_board and game.is_infantry(unit)]
            assert game.posts[seat] == mask(unit.place for unit in afoot)
            zones = {unit.id: game.zone_of(unit) for unit in own(game, seat)}
            for square in game.scene.grid.squares:
                assert game.watchers(square, seat) == mask(one for one, zone in zones.items() if zone >> square & 1)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_which_cards_are_held_and_whom_they_may_be_played_on(scenario: str) -> None:
    for game in random_positions(scenario, 20):
        for army in game.armies:
            hand = sorted(set(army.hand))
            for moment in MOMENTS:
                fitting = [card for card in hand if why_not_event(game, army.id, card, moment) is None]
                assert list(held(game, army.id, moment)) == fitting
            for card in hand:
                if type(card_of(game, card).effect) in ON_UNIT:
                    choices = [PlayOnUnit(card, unit.id) for unit in game.units]
                    legal = [choice for choice in choices if why_no_play(game, army.id, choice) is None]
                    assert plays(game, army.id, card) == legal


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_which_cards_may_be_played_in_an_action(scenario: str) -> None:
    for game in random_positions(scenario, 20):
        for unit in game.units:
            for when in (MOVING, When("standing")) if unit.on_board else ():
                kinds = [kind(card) for card in range(len(game.scene.cards)) for kind in (PlayInAction, BoostMove)]
                legal = [act for act in kinds if act.why_not(game, unit, when) is None]
                assert card_acts(game, unit, when) == legal


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_who_may_take_over_or_exchange_a_token(scenario: str) -> None:
    for game in random_positions(scenario, 20):
        for unit in game.units:
            assert list(takers(game, unit)) == [one for one in game.units if why_no_taker(one, unit) is None]
        for seat in range(2):
            assert swappable(game, seat) == [one for one in own(game, seat) if has_open_token(one) and one.in_play]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_which_vehicles_may_be_boarded(scenario: str) -> None:
    for game in random_positions(scenario, 20):
        for unit in game.units:
            if unit.on_board and game.is_infantry(unit):
                legal = [act for act in map(Board, range(len(game.units))) if act.why_not(game, unit, MOVING) is None]
                assert board_acts(game, unit, MOVING, vehicles_near(game, unit)) == legal


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_tiles_are_good_for_is_as_if_asked_anew(scenario: str) -> None:
    for game in random_positions(scenario, 15):
        known, fresh = game.stores, Stores(tuple(game.tiles))
        for ask in (order_stars, bluff_tokens, extra_cards, points):
            found = [ask(game, seat) for seat in range(2)]
            game.stores = fresh
            assert [ask(game, seat) for seat in range(2)] == found
            game.stores = known
        for unit in game.units:
            armed = [tile for tile in supplying(game, unit) if ammunition(game, tile) is not None]
            assert list(ammunition_for(game, unit)) == armed


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_cards_of_a_player(scenario: str) -> None:
    for game in random_positions(scenario, 9):
        for army in game.armies:
            assert bits(game.hands[army.id]) == tuple(sorted(set(army.hand)))
            all_known = sorted({*army.hand, *army.deck}) if army.hand else []
            assert bits(game.holdings[army.id]) == tuple(all_known)
