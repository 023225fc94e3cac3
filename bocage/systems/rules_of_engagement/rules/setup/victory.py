"""Victory: points at the end, and losses that a side cannot bear."""

from __future__ import annotations

from bocage.kernel import Seat
from bocage.systems.rules_of_engagement.rules.enemies import other
from bocage.systems.rules_of_engagement.state.events.turn import BrokenSide, Counted
from bocage.systems.rules_of_engagement.state.game import Game

SEATS = (0, 1)


def started(game: Game, seat: Seat) -> int:
    """How many figures a side began with."""
    return sum(squad.start for squad in game.squads if squad.seat == seat)


def lost(game: Game, seat: Seat) -> int:
    """How many of them are out of the battle.  [roe.scn.unacceptable-losses]"""
    return started(game, seat) - game.forces[seat].bit_count()


def is_broken(game: Game, seat: Seat) -> bool:
    """Whether a side has reached its breaking point: half of its figures, rounded up.  [roe.scn.unacceptable-losses]"""
    share, whole = game.scene.rulebook.losses.breaking
    return lost(game, seat) * whole >= started(game, seat) * share


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


def conclude(game: Game) -> None:
    """After the last turn the side with more points has won.  [roe.scn.length]"""
    points = []
    for seat in SEATS:
        held = sum(worth for name, worth in game.scene.scenario.victory.buildings.items() if holds(game, seat, name))
        quarters = 4 * lost(game, other(seat)) // started(game, other(seat))
        losses = quarters * game.scene.scenario.victory.per_quarter
        game.emit(Counted(seat, held, losses))
        points.append(held + losses)
    game.finish([seat for seat in SEATS if points[seat] > points[other(seat)]], "roe.scn.length")


def holds(game: Game, seat: Seat, name: str) -> bool:
    """Whether a side alone has figures in a building."""
    place = game.scene.place_names.index(name)
    footing = game.ground.footing
    inside = {squad.seat for squad in game.squads for at in game.places[squad.id] if footing(at).place == place}
    return inside == {seat}
