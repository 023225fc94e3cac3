"""Victory: points at the end, what one side has to do, and losses that a side cannot bear."""

from __future__ import annotations

from typing import NamedTuple

from bocage.board.bits import bits
from bocage.board.table import Area
from bocage.board.table.points import is_within
from bocage.kernel import Seat, UnitId
from bocage.systems.rules_of_engagement.rules.enemies import other
from bocage.systems.rules_of_engagement.rules.hiding.discovery import reveal
from bocage.systems.rules_of_engagement.rules.troops.qualities import has_quality
from bocage.systems.rules_of_engagement.schema.scenario import Clear, Exit, Hold
from bocage.systems.rules_of_engagement.state.events.setup import ExtraTurn, Held, TaskDone
from bocage.systems.rules_of_engagement.state.events.turn import BrokenSide, Counted
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY

SEATS = (0, 1)


class Points(NamedTuple):
    """What a side has earned: by buildings, by points of the table, and by the enemy's losses.  [roe.scn.meeting]"""

    buildings: int
    places: int
    losses: int


def started(game: Game, seat: Seat) -> int:
    """How many figures a side began with."""
    return sum(squad.start for squad in game.squads if squad.seat == seat)


def lost(game: Game, seat: Seat) -> int:
    """How many of them are out of the battle; who comes later, has left by his edge or is hidden is not.

    [roe.scn.unacceptable-losses roe.scn.exit]
    """
    alive = sum([not one.lost and game.squads[one.squad].seat == seat for one in game.figures])
    return started(game, seat) - alive


def is_broken(game: Game, seat: Seat) -> bool:
    """Whether a side has reached its breaking point: half of its figures, or two thirds of them, rounded up.

    [roe.scn.unacceptable-losses roe.special.dogged roe.special.paratrooper-breakpoint]
    """
    if not game.scene.side(seat).breaks:
        return False
    book = game.scene.rulebook.losses
    share, whole = book.dogged if fights_on(game, seat) else book.breaking
    return lost(game, seat) * whole >= started(game, seat) * share


def fights_on(game: Game, seat: Seat) -> bool:
    """Whether a side of dogged troops defends, or attacks to break through.

    [roe.special.dogged roe.ruling.dogged-count]
    """
    scenario, role = game.scene.scenario, game.scene.side(seat).role
    if role != "defender" and not (scenario.breakthrough and role == "attacker"):
        return False
    infantry = [squad for squad in game.squads if squad.seat == seat and game.rides[squad.id] == NOBODY]
    return bool(infantry) and all(has_quality(game, squad, "dogged") for squad in infantry)


def end_if_broken(game: Game) -> bool:
    """A side at its breaking point withdraws and loses; of two the one that has lost the larger share.

    [roe.scn.unacceptable-losses]
    """
    broken = [seat for seat in SEATS if is_broken(game, seat)]
    if not broken:
        return False
    for seat in broken:
        game.emit(BrokenSide(seat, lost(game, seat)))
    shares = [lost(game, seat) * started(game, other(seat)) for seat in SEATS]
    winners = [seat for seat in SEATS if shares[seat] < shares[other(seat)]] if len(broken) == 2 else [other(broken[0])]
    game.finish(winners, "roe.scn.unacceptable-losses")
    return True


def end_if_done(game: Game) -> bool:
    """Whoever has brought enough men off the table has won at once.  [roe.scn.exit roe.scn.breakthrough]"""
    task = game.scene.scenario.victory.exit
    if task is None or not has_left(game, task):
        return False
    seat = game.scene.seat_of(task.side)
    game.emit(TaskDone(seat, True))
    game.finish([seat], "roe.scn.exit")
    return True


def has_extra_turn(game: Game) -> bool:
    """After the last turn a die may give one more.  [roe.scn.length]"""
    die, need = game.dice.die(), game.scene.rulebook.reserves.extra_turn
    game.emit(ExtraTurn(die, need))
    return die >= need


def conclude(game: Game) -> None:
    """After the last turn: whether one side has done what it had to do, or who has more points, with all in sight.

    [roe.scn.length roe.scn.exit roe.scn.clear-area]
    """
    task = game.scene.scenario.victory.task
    if task is not None:
        seat = game.scene.seat_of(task.side)
        done = has_left(game, task) if isinstance(task, Exit) else has_cleared(game, task)
        game.emit(TaskDone(seat, done))
        game.finish([seat if done else other(seat)], "roe.scn.exit" if isinstance(task, Exit) else "roe.scn.clear-area")
        return
    for squad in game.squads:
        if squad.is_hidden:
            reveal(game, squad.id)
    points = [points_of(game, seat) for seat in SEATS]
    for seat in SEATS:
        game.emit(Counted(seat, points[seat].buildings, points[seat].losses))
        if game.scene.scenario.victory.points:
            game.emit(Held(seat, points[seat].places))
    game.finish([seat for seat in SEATS if sum(points[seat]) > sum(points[other(seat)])], "roe.scn.length")


def points_of(game: Game, seat: Seat) -> Points:
    """What a side would have earned if the battle ended now.  [roe.scn.meeting]"""
    victory = game.scene.scenario.victory
    held = sum(worth for name, worth in victory.buildings.items() if holds(game, seat, name))
    taken = sum(point.points for point in victory.points if has_more_at(game, seat, point))
    quarters = 4 * lost(game, other(seat)) // max(started(game, other(seat)), 1)
    return Points(held, taken, quarters * victory.per_quarter)


def holds(game: Game, seat: Seat, name: str) -> bool:
    """Whether a side alone has figures in a building."""
    place = game.scene.place_names.index(name)
    footing = game.ground.footing
    inside = {squad.seat for squad in game.squads for at in game.places[squad.id] if footing(at).place == place}
    return inside == {seat}


def has_more_at(game: Game, seat: Seat, point: Hold) -> bool:
    """Whether a side has more men near a point than the enemy, none of them broken or in close combat.

    [roe.scn.meeting]
    """
    men = [_fit_near(game, one, point) for one in SEATS]
    return men[seat] > men[other(seat)]


def _fit_near(game: Game, seat: Seat, point: Hold) -> int:
    fit = [squad for squad in game.squads_of(seat) if not squad.is_broken and squad.combat is None]
    across = game.scene.across
    return sum(is_within(at, point.at, point.within, across) for squad in fit for at in game.places[squad.id])


def has_left(game: Game, task: Exit) -> bool:
    """Whether enough of a side's figures have left.  [roe.scn.exit]"""
    return gone(game, game.scene.seat_of(task.side)) >= needed(game, task)


def gone(game: Game, seat: Seat) -> int:
    """How many figures of a side have left the table.  [roe.scn.exit]"""
    away = {squad.id for squad in game.squads if squad.seat == seat and squad.away}
    return sum(one.squad in away and not one.lost for one in game.figures)


def needed(game: Game, task: Exit) -> int:
    """How many have to: a share of all, rounded up, and so many for each vehicle that was destroyed.  [roe.scn.exit]"""
    seat, (share, whole) = game.scene.seat_of(task.side), task.share
    wrecks = sum(one.wreck and game.squads[one.squad].seat == seat for one in game.vehicles)
    return -(-started(game, seat) * share // whole) + task.vehicle_lost * wrecks


def has_cleared(game: Game, task: Clear) -> bool:
    """Whether no unbroken enemy is within an outline and a squad of one's own is.  [roe.scn.clear-area]"""
    seat, area = game.scene.seat_of(task.side), Area(task.poly)
    if men_within(game, other(seat), area):
        return False
    return any(_is_in(game, squad.id, area) for squad in game.squads_of(seat))


def men_within(game: Game, seat: Seat, area: Area) -> int:
    """How many men of the unbroken squads of a side of which anybody is within an outline.  [roe.scn.clear-area]"""
    fit = [squad.id for squad in game.squads_of(seat) if not squad.is_broken]
    return sum(game.strength(squad) for squad in fit if _is_in(game, squad, area))


def _is_in(game: Game, squad: UnitId, area: Area) -> bool:
    return any(area.holds(game.figures[one].at) for one in bits(game.members[squad]))
