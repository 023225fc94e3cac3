"""What each battle event does: when it has a target, and the procedure that carries it out."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bocage.board.bits import bits
from bocage.kernel import CardId, Frame, PlaceId, Refusal, Seat
from bocage.systems.heroes_of_normandie.rules.cards.effects import barrage, forced_cards, order_cards, unit_cards
from bocage.systems.heroes_of_normandie.rules.cards.holding.in_play import card_of
from bocage.systems.heroes_of_normandie.rules.cards.holding.playing import (
    Play,
    PlayCard,
    PlayOnPlace,
    PlayOnUnit,
    play_event,
)
from bocage.systems.heroes_of_normandie.schema.effects import (
    ActAlone,
    Bombardment,
    Effect,
    GainAssault,
    Heal,
    MoveOrder,
    NumberedOrder,
    Rally,
    RallyStripes,
    ReturnUnit,
    Rush,
    SeeOrders,
    Smoke,
    SpecialOrder,
    SwapOrders,
)
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import Unit

Procedure = Frame[None] | None
AtOnce = tuple[Callable[[Game, Seat, CardId], Refusal | None], Callable[[Game, Seat, CardId], Procedure]]
OnUnit = tuple[
    Callable[[Game], int],
    Callable[[Game, Seat, CardId, Unit], Refusal | None],
    Callable[[Game, Seat, CardId, Unit], Procedure],
]
OnPlace = tuple[
    Callable[[Game, Seat, CardId, PlaceId], Refusal | None], Callable[[Game, Seat, CardId, PlaceId], Procedure]
]

AT_ONCE: Mapping[type[Effect], AtOnce] = {
    SpecialOrder: (order_cards.why_no_tokens, order_cards.grant_tokens),
    NumberedOrder: (order_cards.why_no_tokens, order_cards.grant_tokens),
    SwapOrders: (order_cards.why_no_swap, lambda game, seat, card: order_cards.SwapTokens(seat)),
    SeeOrders: (order_cards.why_no_look, order_cards.LookAtTokens.by),
    RallyStripes: (unit_cards.why_not_steadied, unit_cards.rally_stripes),
    Bombardment: (barrage.why_no_barrage, lambda game, seat, card: barrage.CallingDown(seat, card)),
    GainAssault: (unit_cards.why_no_fury, unit_cards.rage),
}
"""Cards that name no unit when they are played: why not, and what they do."""

ON_UNIT: Mapping[type[Effect], OnUnit] = {
    Rally: (lambda game: game.ready, unit_cards.why_no_rally, unit_cards.rally),
    Heal: (lambda game: game.present & game.foot, unit_cards.why_not_healed, unit_cards.heal),
    ReturnUnit: (
        lambda game: ~game.ready,
        unit_cards.why_no_return,
        lambda game, seat, card, unit: unit_cards.ReturnToBattle(unit.id),
    ),
    MoveOrder: (
        lambda game: game.ordered,
        order_cards.why_not_moved,
        lambda game, seat, card, unit: order_cards.MoveOrderToken(unit.id),
    ),
    ActAlone: (lambda game: game.ready & ~game.ordered, order_cards.why_not_freed, order_cards.free),
    Rush: (lambda game: game.present & game.foot, forced_cards.why_no_rush, forced_cards.Rushing.by),
}
"""Cards that are played on a unit of one's own: who comes into question, why not, and what they do."""

ON_PLACE: Mapping[type[Effect], OnPlace] = {Smoke: (unit_cards.why_no_smoke, unit_cards.lay_smoke)}
"""Cards that are played on a square."""


def plays(game: Game, seat: Seat, card: CardId) -> list[Play]:
    """All ways to play the event of a card now, apart from its phase and moment."""
    kind = type(card_of(game, card).effect)
    if kind in AT_ONCE:
        return [PlayCard(card)] if AT_ONCE[kind][0](game, seat, card) is None else []
    if kind in ON_UNIT:
        among, why_not, _ = ON_UNIT[kind]
        own = bits(game.forces[seat] & among(game))
        return [PlayOnUnit(card, unit) for unit in own if why_not(game, seat, card, game.units[unit]) is None]
    if kind in ON_PLACE:
        return [PlayOnPlace(card, square) for square in bits(unit_cards.smokable(game, seat, card))]
    return []


def why_no_play(game: Game, seat: Seat, choice: Play) -> Refusal | None:
    """Why a card has no such target, apart from its phase and moment."""
    kind = type(card_of(game, choice.card).effect)
    match choice:
        case PlayCard(card=card) if kind in AT_ONCE:
            return AT_ONCE[kind][0](game, seat, card)
        case PlayOnUnit(card=card, unit=unit) if kind in ON_UNIT:
            return ON_UNIT[kind][1](game, seat, card, game.unit(unit))
        case PlayOnPlace(card=card, place=place) if kind in ON_PLACE:
            return ON_PLACE[kind][0](game, seat, card, place)
        case _:
            return Refusal("hon.card.event", {"card": choice.card}, "target")


def carry_out(game: Game, seat: Seat, choice: Play) -> Procedure:
    """Play the card; answers the procedure that goes on with it, if there is more to do.  [hon.card.event]"""
    kind = type(card_of(game, choice.card).effect)
    play_event(game, seat, choice.card)
    match choice:
        case PlayCard(card=card):
            return AT_ONCE[kind][1](game, seat, card)
        case PlayOnUnit(card=card, unit=unit):
            return ON_UNIT[kind][2](game, seat, card, game.unit(unit))
        case PlayOnPlace(card=card, place=place):
            return ON_PLACE[kind][1](game, seat, card, place)
