"""Sappers: motorised infantry of armoured divisions gains a bridgehead beyond a canal or a minor river."""

from __future__ import annotations

from bocage.kernel import Option, Refusal
from bocage.kernel.records import ActorId, AimId
from bocage.systems.tide_of_fortune.scene.ground import MINOR
from bocage.systems.tide_of_fortune.state.events import movement as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.markers import lay_marker
from bocage.systems.tide_of_fortune.state.records import Unit


class CrossInBoats(Option):
    """Send sappers of a brigade over the water to hold a bridgehead."""

    unit: ActorId
    hex: AimId


def bridgeheads(game: Game, unit: Unit) -> list[CrossInBoats]:
    """Where the sappers of a unit could cross."""
    if not game.profile(unit).sapper:
        return []
    return [CrossInBoats(unit.id, near) for near, water, _ in game.scene.ground.around[unit.hex] if water == MINOR]


def why_not_cross(game: Game, unit: Unit, choice: CrossInBoats) -> Refusal | None:
    """Undisrupted and in supply, over a canal or a minor river, into a hex that nobody holds; one marker a brigade.

    [tof.9.sapper-place tof.ruling.sapper-when]
    """
    about = {"unit": unit.id, "hex": choice.hex}
    if not game.profile(unit).sapper or unit.disrupted or unit.iso or unit.occ:
        return Refusal("tof.9.sapper-place", about)
    over = {near for near, water, _ in game.scene.ground.around[unit.hex] if water == MINOR}
    taken = (game.occupied[0] | game.occupied[1]) >> choice.hex & 1
    if choice.hex not in over or taken or not game.scene.ground.land >> choice.hex & 1:
        return Refusal("tof.9.sapper-place", about, reason="where")
    if any(one.kind == "sapper" and one.by == unit.id and one.hex >= 0 for one in game.markers):
        return Refusal("tof.ruling.sapper-when", about)
    return None


def cross(game: Game, unit: Unit, choice: CrossInBoats) -> None:
    """The bridgehead is as strong as the unit's TR.  [tof.9.sapper-strength tof.9.sapper-purpose]"""
    lay_marker(game, "sapper", choice.hex, unit.seat, game.face(unit).tr, unit.id)
    game.emit(events.BridgeheadLaid(unit.id, choice.hex))
