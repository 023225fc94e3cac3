"""Which divisions may be given an order."""

from __future__ import annotations

from bocage.kernel import Refusal
from bocage.systems.tide_of_fortune.rules.strategic.air_supply import why_not_linked
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import Army, Division

RESERVE = "army-group-reserve"
"""The divisions of no army, which any of the side may command."""


def may_be_ordered(game: Game, division: Division, army: Army) -> bool:
    """Whether a division can be given an order in an operation of an army."""
    return why_not_ordered(game, division, army) is None


def why_not_ordered(game: Game, division: Division, army: Army) -> Refusal | None:
    """Of the army, on the map, neither in reserve nor refitting, not exhausted, and with no order in this impulse.

    [tof.4.one-army tof.ruling.army-group-reserve tof.4.ops-comp tof.4.one-order-per-impulse]
    """
    about = {"division": division.id}
    own = game.armies[division.army]
    if division.seat != army.seat or (own.id != army.id and own.name != RESERVE):
        return Refusal("tof.4.one-army", {"army": army.id})
    if not game.hq_of(division).on_map or division.reserve:
        return Refusal("tof.9.reserve-setup" if division.reserve else "tof.4.designation", about)
    if division.released == game.now.turn:
        return Refusal("tof.9.reserve-deploy", about, reason="next")
    if division.refitting:
        return Refusal("tof.3.refit-conditions", about, reason="orders")
    if division.fatigue >= game.scene.rulebook.fatigue.most:
        return Refusal("tof.4.ops-comp", about)
    if division.ordered == game.now.impulse:
        return Refusal("tof.4.one-order-per-impulse", about)
    return why_not_linked(game, division)
