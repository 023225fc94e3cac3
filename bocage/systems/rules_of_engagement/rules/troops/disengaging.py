"""Disengaging: recon troops who are fired at for the first time may get out of the way before the dice fall."""

from __future__ import annotations

from bocage.board.table import Path
from bocage.board.table.points import between, is_no_longer, squared
from bocage.board.table.turns import SCALE, direction, heading
from bocage.kernel import Ask, Call, Frame, Option, Pass, Point, Pool, Refusal, Roll, Step, UnitId
from bocage.kernel.frames import PASS
from bocage.kernel.records import ActorId
from bocage.systems.rules_of_engagement.rules.hiding.discovery import reveal
from bocage.systems.rules_of_engagement.rules.movement.march import (
    March,
    allowance,
    base_move,
    is_stopped_by_ground,
    places_of,
    ways_to,
    why_not_near_enemies,
    why_not_stand,
)
from bocage.systems.rules_of_engagement.rules.movement.marching import Marching
from bocage.systems.rules_of_engagement.rules.troops.traits import has_recon
from bocage.systems.rules_of_engagement.rules.works.passage import EXPERIENCE, experience_of
from bocage.systems.rules_of_engagement.state.events.troops import Disengaged
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Squad

DISENGAGE = "disengage"
STEP = 10
"""How much shorter a way is tried where one is blocked."""


class GetAway(Option):
    """A recon squad tries to get out of the way."""

    unit: ActorId


def scouts_of(game: Game, squad: Squad) -> list[int]:
    """Who of a squad is recon, by his place among its figures.  [roe.ruling.recon-order-observers]"""
    return [number for number, (figure, man) in enumerate(game.men(squad.id)) if has_recon(game, figure, man)]


def may_disengage(game: Game, squad: Squad, source: UnitId) -> bool:
    """Whether recon troops may try: once, on foot, and from an enemy whom they see, or the way would betray him.

    [roe.special.recon-disengage roe.ruling.recon-move roe.ruling.known-enemies]
    """
    on_foot = game.vehicle(squad.id) is None and squad.aboard < 0 and squad.combat is None
    if squad.evaded or not on_foot or game.squad(source).is_hidden or not scouts_of(game, squad):
        return False
    return way_out(game, squad, source) is not None


def way_out(game: Game, squad: Squad, source: UnitId) -> March | None:
    """Straight away from the nearest who fires, as far as a full move goes, or as far as that is possible.

    [roe.special.recon-disengage roe.ruling.recon-move]
    """
    scouts = scouts_of(game, squad)
    places = game.places[squad.id]
    first = places[scouts[0]]
    enemy = min(game.places[source], key=lambda at: (squared(at, first), at))
    ahead = direction(heading(enemy, first))
    for far in range(base_move(game, squad.id), 0, -STEP):
        x, y = between((0, 0), ahead, far, SCALE)
        to = tuple([(px + x, py + y) if n in scouts else (px, py) for n, (px, py) in enumerate(places)])
        march = _march(game, squad, to)
        if _why_not(game, squad, march) is None:
            return march
    return None


def _march(game: Game, squad: Squad, to: Path) -> March:
    place = game.ground.footing(to[0]).place if all(game.ground.holds(at) for at in to) else 0
    return March(squad.id, tuple([Point(*at) for at in to]), place, game.ground.manner(place))


def _why_not(game: Game, squad: Squad, march: March) -> Refusal | None:
    """The ground slows them as it does others."""
    to = places_of(march)
    refusal = why_not_stand(game, squad, march, to, game.strength(squad.id))
    if refusal is not None:
        return refusal
    ways = ways_to(game, squad.id, to)
    if ways is None or is_stopped_by_ground(game, squad, ways):
        return Refusal("roe.move.terrain-impassable", {"unit": squad.id})
    for way in ways:
        if not is_no_longer(way, allowance(game, squad, "advance", game.ground.is_slowed(way))):
            return Refusal("roe.special.recon-disengage", {"unit": squad.id})
    return why_not_near_enemies(game, squad, ways)


class Disengage(Frame[None]):
    """Recon troops who are fired at for the first time may try to get out of the way before the dice fall.

    [roe.special.recon-disengage roe.ruling.recon-move]
    """

    unit: UnitId
    source: UnitId

    def start(self, game: Game) -> Step:
        """Do they try?"""
        options: list[GetAway | Pass] = [GetAway(self.unit), PASS]
        args = {"unit": self.unit, "target": self.source}
        return Ask(game.squad(self.unit).seat, DISENGAGE, options, self.chosen, self.why_not, args)

    def why_not(self, game: Game, choice: GetAway | Pass) -> Refusal | None:
        """Those who are fired at."""
        if isinstance(choice, Pass) or choice.unit == self.unit:
            return None
        return Refusal("roe.special.recon-disengage", {"unit": choice.unit})

    def chosen(self, game: Game, choice: GetAway | Pass) -> Step:
        """A test of experience to which nothing is added; they try once in a battle."""
        game.put(game.squad(self.unit).but(evaded=True))
        if isinstance(choice, Pass):
            return self.done()
        return Call(Roll(EXPERIENCE, game.squad(self.unit).seat, 1, experience_of(game, self.unit)), then=self.rolled)

    def rolled(self, game: Game, pool: Pool) -> Step:
        """Away they go, and the enemy fires at where they are then."""
        game.emit(Disengaged(self.unit, bool(pool.hits)))
        march = way_out(game, game.squad(self.unit), self.source) if pool.hits else None
        if march is None:
            return self.done()
        reveal(game, self.unit, moves=True)
        game.put(game.squad(self.unit).but(moved=True))
        return Call(Marching.of(game, march), then=self.finished)
