"""Requests: a platoon commander or an artillery observer asks for fire, which comes now, next turn, or not."""

from __future__ import annotations

from typing import Annotated

from bocage.board.table import Point as Spot
from bocage.kernel import Modifier, Option, Point, Refusal, Thing, Total, UnitId
from bocage.kernel.records import ActorId, TargetId
from bocage.systems.rules_of_engagement.rules.artillery.bombardment import centre_of, is_target, targets, why_not_target
from bocage.systems.rules_of_engagement.rules.artillery.landing import forward_eyes
from bocage.systems.rules_of_engagement.rules.enemies import enemies_of
from bocage.systems.rules_of_engagement.rules.setup.army_list import strategy
from bocage.systems.rules_of_engagement.scene.ground import OPEN_GROUND
from bocage.systems.rules_of_engagement.state.events.artillery import FireRequested
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, BatteryId, Squad

CALLERS = ("officer", "forward-observer")
"""Who may ask for artillery.  [roe.arty.support-request roe.arty.fo]"""


class RequestFire(Option):
    """A squad holds, and asks for fire on a place, or on a single spot."""

    unit: ActorId
    battery: BatteryId
    place: Annotated[int, Thing("place", "aim")]
    at: Point


class RequestSmoke(Option):
    """A squad holds, and asks for smoke before a friendly one.  [roe.ruling.smoke-artillery]"""

    unit: ActorId
    battery: BatteryId
    target: TargetId


Request = RequestFire | RequestSmoke


def callers(game: Game, squad: Squad) -> list[Spot]:
    """Where those of a squad stand who may ask for artillery."""
    return [figure.at for figure, man in game.men(squad.id) if any(mark in CALLERS for mark in man.marks)]


def requests(game: Game, squad: Squad) -> list[Request]:
    """The requests that are worth listing: on enemies and places in sight, and smoke for friends."""
    free = [one.id for one in game.batteries if one.seat == squad.seat and _is_free(game, one.id)]
    if not free or squad.is_hidden or not callers(game, squad):
        return []
    spots = [(OPEN_GROUND, Point(*game.places[one.id][0])) for one in enemies_of(game, squad.seat)]
    found: list[Request] = [
        RequestFire(squad.id, battery, *one) for battery in free for one in (*targets(game), *spots)
    ]
    friends = [one.id for one in game.squads_of(squad.seat) if not one.is_hidden]
    return found + [RequestSmoke(squad.id, battery, friend) for battery in free for friend in friends]


def _is_free(game: Game, battery: int) -> bool:
    """A battery that has not fired, has nothing promised, and has not been asked this turn.

    [roe.arty.options roe.ruling.arty-fail-bonus]
    """
    one = game.batteries[battery]
    return not (one.spent or one.due or one.asked == game.now.turn)


def why_not_request(game: Game, squad: Squad, choice: Request) -> Refusal | None:
    """Whether somebody of a squad may ask a battery for fire there: he has to see it.

    [roe.arty.support-request roe.arty.options roe.arty.fo]
    """
    args = {"unit": squad.id, "battery": choice.battery}
    battery = game.batteries[choice.battery]
    if battery.seat != squad.seat or not _is_free(game, choice.battery):
        return Refusal("roe.arty.options", args)
    eyes = callers(game, squad)
    if not eyes or squad.is_hidden:
        return Refusal("roe.arty.support-request", args)
    if isinstance(choice, RequestSmoke):
        friend = game.squad(choice.target)
        if friend.seat != squad.seat or not game.members[friend.id] or friend.is_hidden:
            return Refusal("roe.smoke.declare", {"unit": squad.id, "target": choice.target})
        return None
    rule = why_not_target(game, choice.place, choice.at)
    if rule:
        return Refusal(rule, {"battery": choice.battery})
    return None if _sees(game, eyes, choice) else Refusal("roe.arty.support-request", args)


def _sees(game: Game, eyes: list[Spot], choice: RequestFire) -> bool:
    """Whether one of some eyes sees the spot, or the outline of the place."""
    piece = game.ground.piece(choice.place)
    marks = [(choice.at.x, choice.at.y)]
    if piece is not None and is_target(piece) and choice.at == centre_of(piece):
        marks = list(piece.text.outline)
    return any(game.sight.is_free(eye, mark) for eye in eyes for mark in marks)


def request(game: Game, unit: UnitId, choice: Request) -> None:
    """The die and the strategy of the army; the mark stays where it is.

    [roe.arty.support-request roe.arty.support-roll roe.ruling.arty-fail-bonus roe.ruling.arty-next-turn]
    """
    battery, book = game.batteries[choice.battery], game.scene.rulebook.artillery
    terms = [Modifier("roe.arty.support-roll", strategy(game, battery.seat))]
    if forward_eyes(game, battery.seat):
        terms.append(Modifier("roe.arty.fo", book.observer))
    if battery.failed:
        terms.append(Modifier("roe.arty.options", battery.failed * book.again))
    added = Total.of(terms, 0)
    face = game.dice.die()
    total = face + added.value
    now = game.now.turn
    due = now if total >= book.at_once else now + 1 if total >= book.later else 0
    if isinstance(choice, RequestSmoke):
        aim, place, friend = Point(*game.places[choice.target][0]), OPEN_GROUND, choice.target
    else:
        aim, place, friend = choice.at, choice.place, NOBODY
    failed = 0 if due else battery.failed + 1
    game.put(battery.but(asked=now, due=due, failed=failed, aim=aim, place=place, friend=friend))
    game.emit(FireRequested(unit, battery.id, aim, face, added, due - now if due else -1))
