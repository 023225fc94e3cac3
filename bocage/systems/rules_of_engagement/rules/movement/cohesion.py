"""Cohesion: the figures of a squad stay together, but for the observer of a mortar."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.board.table import Path
from bocage.board.table.points import is_within
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Squad


def is_linked(game: Game, squad: Squad, places: Path) -> bool:
    """Whether figures that stand so are one chain within 5 cm; an observer may be 30 cm from the rest.

    A forward observer has a radio, and may be anywhere.
    [roe.move.cohesion roe.weapon.mortar-observer roe.ruling.cohesion-chain roe.special.observer
    roe.special.forward-observer]
    """
    if game.scene.squad_kinds[squad.kind].kind == "observer":
        return True
    apart = game.scene.observers.get(squad.kind)
    if apart is None or len(places) == 1:
        return game.scene.formation(places)[1]
    there = bits(game.members[squad.id])
    men = [game.figures[one].man for one in there] if len(there) == len(places) else range(len(places))
    rest = tuple(at for man, at in zip(men, places, strict=True) if man not in apart)
    far, across = game.scene.rulebook.guns.observer, 2 * game.scene.across
    return not rest or (
        game.scene.formation(rest)[1]
        and all(any(is_within(at, one, far, across) for one in rest) for at in set(places) - set(rest))
    )
