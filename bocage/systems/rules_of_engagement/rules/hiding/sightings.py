"""Sightings: who sees a squad that lies in ambush, which is another question than whether there is a line to it."""

from __future__ import annotations

from bocage.kernel import Refusal, UnitId
from bocage.systems.rules_of_engagement.state.game import Game


def has_clear_sight(game: Game, one: UnitId, target: UnitId) -> bool:
    """Whether somebody of a squad sees most of another with nothing that covers them.

    [roe.move.ambush-per-observer roe.ruling.ambush-clear-los]
    """
    sees, cover, places = game.sight.sees, game.ground.cover, game.places[target]
    return any(
        2 * sum([sees(eye, at) and not cover(eye, at) for at in places]) > len(places) for eye in game.places[one]
    )


def is_known_to(game: Game, one: UnitId, target: UnitId) -> bool:
    """Whether a squad may fire at another one: that is not in ambush, was spotted, or lies in clear sight.

    [roe.move.ambush-not-targetable roe.move.ambush-per-observer roe.los.seen-by-one roe.spot.fire-at-spotted]
    """
    squad = game.squad(target)
    if not squad.is_ambushed:
        return True
    return not squad.is_hidden and (one in squad.spotters or has_clear_sight(game, one, target))


def why_not_known(game: Game, one: UnitId, target: UnitId) -> Refusal | None:
    """Nobody aims at a squad in ambush that he has not found.  [roe.move.ambush-not-targetable]"""
    if is_known_to(game, one, target):
        return None
    return Refusal("roe.move.ambush-not-targetable", {"unit": one, "target": target})
