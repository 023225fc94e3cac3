"""Anti-tank grenades and mines against bunkers, by men who touch them."""

from __future__ import annotations

from bocage.board.table import Area
from bocage.board.table.points import is_within, middle, towards
from bocage.board.table.turns import FULL, direction
from bocage.kernel import Ask, Call, Frame, Goto, Option, Pass, PlaceId, Point, Refusal, Step, UnitId
from bocage.kernel.frames import PASS
from bocage.kernel.records import ActorId
from bocage.systems.rules_of_engagement.rules.vehicles.assaulting import means_of, spend
from bocage.systems.rules_of_engagement.rules.works.structures import StructureHit, front_of
from bocage.systems.rules_of_engagement.scene.ground import Piece
from bocage.systems.rules_of_engagement.state.events.vehicles import BunkerCharged
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import FigureId, Squad

AT_BUNKER = "at-bunker"
BEHIND = 1000
"""A point so far behind a bunker is what its rear looks at."""


class ChargeBunker(Option):
    """Men of a squad use their anti-tank grenades or mines on a bunker."""

    unit: ActorId
    place: PlaceId


def grenadiers(game: Game, squad: Squad, piece: Piece) -> list[FigureId]:
    """Who of a squad touches a bunker with an anti-tank grenade or mine in his hand.  [roe.veh.at-grenade-bunker]"""
    reach, across, shape = game.scene.rulebook.works.contact, game.scene.across, piece.shape
    if not piece.kind.av or not isinstance(shape, Area):
        return []
    able = [one for one, weapon in means_of(game, squad).items() if weapon.type == "at-grenade"]
    return [
        one
        for one in able
        if not shape.holds(game.figures[one].at) and shape.is_near(game.figures[one].at, reach, across)
    ]


class AtBunkers(Frame[None]):
    """Before the charges, whoever touches a bunker uses his anti-tank grenades.  [roe.veh.at-grenade-bunker]"""

    shown = False
    hits: tuple[StructureHit, ...] = ()

    def start(self, game: Game) -> Step:
        """Which squad, on which bunker."""
        bunkers = [piece.place for piece in game.ground.pieces if piece.kind.av]
        listed = [ChargeBunker(one.id, place) for one in game.squads_of(game.now.active) for place in bunkers]
        legal: list[ChargeBunker | Pass] = [one for one in listed if self.why_not(game, one) is None]
        if not legal:
            return self.done()
        return Ask(game.now.active, AT_BUNKER, [*legal, PASS], self.chosen, self.why_not)

    def why_not(self, game: Game, choice: ChargeBunker | Pass) -> Refusal | None:
        """The judge."""
        if isinstance(choice, Pass):
            return None
        squad, piece = game.squad(choice.unit), game.ground.piece(choice.place)
        args = {"unit": choice.unit, "place": choice.place}
        able = squad.order not in (None, "hold") and not squad.is_broken and not squad.spent and squad.combat is None
        if squad.seat != game.now.active or not able or piece is None or not grenadiers(game, squad, piece):
            return Refusal("roe.veh.at-grenade-bunker", args)
        return None

    def chosen(self, game: Game, choice: ChargeBunker | Pass) -> Step:
        """Each hits on 2 or more, and works against the side that he touches."""
        if isinstance(choice, Pass):
            return self.done()
        return Goto(self.but(hits=thrown(game, choice.unit, choice.place)).strike)

    def strike(self, game: Game) -> Step:
        """One hit after the other."""
        if not self.hits:
            return Goto(self.start)
        return Call(self.hits[0], then=self.but(hits=self.hits[1:]).strike)


def thrown(game: Game, unit: UnitId, place: PlaceId) -> tuple[StructureHit, ...]:
    """The grenades of a squad that have hit a bunker.  [roe.veh.at-grenade-bunker]"""
    squad, piece = game.squad(unit), game.ground.piece(place)
    assert piece is not None
    means, found = means_of(game, squad), []
    for one in grenadiers(game, squad, piece):
        weapon = means[one]
        spend(game, one, weapon)
        if game.dice.die() >= game.scene.rulebook.vehicles.bunker_hit:
            side = touched_from(game, piece, game.figures[one].at)
            found.append(StructureHit(place, weapon.strength(0), weapon.exp, weapon.ap, side))
    game.emit(BunkerCharged(unit, place, len(found)))
    return tuple(found)


def touched_from(game: Game, piece: Piece, at: tuple[int, int]) -> Point:
    """From where a bunker is struck by whoever touches it: from behind at its door.  [roe.veh.at-grenade-bunker]"""
    reach, across = game.scene.rulebook.works.contact, game.scene.across
    if not any(is_within(at, door, reach, across) for door in piece.text.doors):
        return Point(*at)
    x, y = middle(piece.text.outline)
    dx, dy = direction((front_of(game, piece.place) + FULL // 2) % FULL)
    return Point(*towards((x, y), (x + dx, y + dy), BEHIND))
