"""Ambush: squads go to ground in play, and stay hidden while they crawl under cover."""

from __future__ import annotations

from bocage.board.table.points import Point, is_beyond
from bocage.kernel import Frame, Option, Refusal, Step, UnitId
from bocage.kernel.records import ActorId
from bocage.systems.rules_of_engagement.rules.enemies import enemies_of
from bocage.systems.rules_of_engagement.rules.hiding.discovery import reveal, uncover
from bocage.systems.rules_of_engagement.rules.hiding.places import hides_at, is_in_trench, stays_in_cover
from bocage.systems.rules_of_engagement.rules.hiding.sightings import has_clear_sight
from bocage.systems.rules_of_engagement.rules.movement.march import March, places_of, via_of, ways_to
from bocage.systems.rules_of_engagement.schema.vocabulary import Command
from bocage.systems.rules_of_engagement.state.events.hiding import FoundNoCover, WentToGround
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Squad

HIDING: tuple[Command, ...] = ("hold", "crawl")
"""The orders with which a squad goes into ambush.  [roe.move.ambush-order]"""


class OrderAmbush(Option):
    """A squad holds or crawls, and goes into ambush when all have moved; it does not fire this turn."""

    unit: ActorId
    order: Command


def why_not_ambush(game: Game, squad: Squad, order: Command) -> Refusal | None:
    """Whoever holds or crawls may be ordered into ambush; where he holds, the place has to do as it is.

    [roe.move.ambush-order roe.order.ambush-terrain]
    """
    if order not in HIDING or squad.is_ambushed:
        return Refusal("roe.move.ambush-order", {"unit": squad.id})
    return why_not_hide(game, squad) if order == "hold" else None


def why_not_hide(game: Game, squad: Squad) -> Refusal | None:
    """A squad hides in cover, not where it was found before, and not under the eyes of an enemy whom its owner sees.

    [roe.order.ambush-terrain roe.move.ambush-same-place roe.ruling.ambush-entering roe.ruling.known-enemies]
    """
    args = {"unit": squad.id}
    if not all(hides_at(game, at) for at in game.places[squad.id]):
        return Refusal("roe.order.ambush-terrain", args)
    if is_given_away(game, squad):
        return Refusal("roe.move.ambush-same-place", args)
    if any(has_clear_sight(game, enemy.id, squad.id) for enemy in enemies_of(game, squad.seat)):
        return Refusal("roe.ruling.ambush-entering", args)
    return None


def is_given_away(game: Game, squad: Squad) -> bool:
    """Whether any man of a squad is still where he was when it was spotted, fired at or firing.

    [roe.move.ambush-same-place roe.ruling.ambush-entering]
    """
    there, figures = game.members[squad.id], game.figures
    return any(
        there >> one.figure & 1 and is_same_place(game, (one.at.x, one.at.y), figures[one.figure].at)
        for one in squad.given_away
    )


def is_same_place(game: Game, before: Point, now: Point) -> bool:
    """Whether somebody is in such terrain as before, and not 10 cm further.  [roe.move.ambush-same-place]"""
    if is_beyond(before, now, game.scene.rulebook.hiding.same_place):
        return False
    kinds = [game.ground.piece(game.ground.footing(at).place) for at in (before, now)]
    return len({None if piece is None else piece.kind.name for piece in kinds}) == 1


class GoingToGround(Frame[None]):
    """When all have moved, those who were ordered into ambush are in it, if the place allows it.

    [roe.move.ambush-order roe.order.ambush-terrain]
    """

    shown = False

    def start(self, game: Game) -> Step:
        """All at once."""
        for squad in game.squads_of(game.now.active):
            if squad.hides and squad.order in HIDING and not (squad.spent or squad.is_ambushed):
                go_to_ground(game, squad)
        return self.done()


def go_to_ground(game: Game, squad: Squad) -> None:
    """A squad is in ambush, if it can be: all see where it lies, but nobody aims at it."""
    if squad.combat is None and why_not_hide(game, squad) is None:
        game.put(squad.but(veil="ambush", spotters=()))
        game.emit(WentToGround(squad.id))
    else:
        game.emit(FoundNoCover(squad.id))


def hide(game: Game, squad: Squad) -> None:
    """A squad that hides for its nerves is in ambush too where the place allows it.

    [roe.disc.hide-instead roe.ruling.hide-terrain]
    """
    if not squad.is_ambushed and why_not_hide(game, squad) is None:
        game.put(squad.but(veil="ambush", spotters=()))
        game.emit(WentToGround(squad.id))


def dig_in(game: Game) -> None:
    """Squads that are set up in a trench as a whole begin in ambush.  [roe.trench.ambush roe.ruling.trench-ambush]"""
    for squad in game.squads:
        places = game.places[squad.id]
        if places and not squad.is_ambushed and all(is_in_trench(game, at) for at in places):
            game.put(squad.but(veil="ambush"))
            game.emit(WentToGround(squad.id))


def set_off(game: Game, unit: UnitId, march: March) -> None:
    """Whoever moves is in ambush no more, unless he crawls under cover all the way; a marker is taken up all the same.

    [roe.move.ambush-lost roe.move.ambush-crawl-keeps roe.scn.hidden-deployment]
    """
    squad = game.squad(unit)
    if not squad.is_ambushed:
        return
    ways = ways_to(game, unit, places_of(march), via_of(march)) or []
    if squad.order != "crawl" or not all(stays_in_cover(game, way) for way in ways):
        reveal(game, unit, moves=True)
    elif squad.veil == "marker":
        uncover(game, unit)
