"""Charges: what goes off at the start of a fire phase, and whom it catches."""

from __future__ import annotations

from bocage.board.table.points import is_within
from bocage.kernel import Call, Frame, Goto, Point, Step, UnitId
from bocage.systems.rules_of_engagement.rules.fire.losses import Losses
from bocage.systems.rules_of_engagement.rules.fire.needs import save_need
from bocage.systems.rules_of_engagement.rules.fire.scores import mark_hits
from bocage.systems.rules_of_engagement.rules.hiding.discovery import reveal
from bocage.systems.rules_of_engagement.rules.weapons.blast import Toll, explode
from bocage.systems.rules_of_engagement.rules.works.engineers import BANGALORE, OBSTACLES, is_structure
from bocage.systems.rules_of_engagement.rules.works.structures import StructureHit
from bocage.systems.rules_of_engagement.state.events.action import FireResult
from bocage.systems.rules_of_engagement.state.events.works import ChargeWentOff, ObstacleCleared
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Charge, FigureId

TEMPLATE = 1
"""The size of a torpedo's template.  [roe.ruling.bangalore-target]"""


def is_due(game: Game, charge: Charge) -> bool:
    """Torpedoes go off in their owner's fire phase, charges in that of his enemy.

    [roe.demo.detonation roe.bangalore.detonation]
    """
    return not charge.gone and (charge.weapon == BANGALORE) == (charge.seat == game.now.active)


class Detonations(Frame[None]):
    """All that is due goes off before anybody fires.  [roe.demo.detonation roe.bangalore.detonation]"""

    shown = False

    def start(self, game: Game) -> Step:
        """The next one."""
        for charge in game.charges:
            if is_due(game, charge):
                return Call(Detonation(charge.id), then=self.start)
        return self.done()


class Detonation(Frame[None]):
    """A charge goes off: its target, then whoever is near.  [roe.demo.effect roe.bangalore.effect roe.demo.radius]"""

    charge: int
    tolls: tuple[Toll, ...] = ()

    def start(self, game: Game) -> Step:
        """An obstacle is cleared away; a structure is hit."""
        charge = game.charges[self.charge]
        game.put(charge.but(gone=True))
        game.emit(ChargeWentOff(charge.place, charge.weapon))
        piece = game.ground.piece(charge.place)
        if piece is not None and piece.kind.name in OBSTACLES and game.is_work(charge.place):
            game.put(game.works[charge.place - game.scene.place_of_work(0)].but(gone=True))
            game.emit(ObstacleCleared(charge.unit, charge.place))
        elif piece is not None and is_structure(piece):
            weapon = game.scene.weapons[charge.weapon]
            hit = StructureHit(charge.place, weapon.at[0], weapon.exp, weapon.ap, Point(charge.x, charge.y))
            return Call(hit, then=self.blast)
        return Goto(self.blast)

    def blast(self, game: Game) -> Step:
        """Whoever is near: under the template of a torpedo, or within 10 cm of a charge.

        [roe.demo.radius roe.ruling.bangalore-target]
        """
        charge = game.charges[self.charge]
        if charge.weapon == BANGALORE:
            tolls = explode(game, charge.unit, game.scene.weapons[BANGALORE], (charge.x, charge.y), TEMPLATE)
        else:
            tolls = caught(game, charge)
        return Goto(self.but(tolls=tuple(tolls)).remove)

    def remove(self, game: Game) -> Step:
        """Whoever is lost goes, squad by squad."""
        if not self.tolls:
            return self.done()
        toll, rest = self.tolls[0], self.but(tolls=self.tolls[1:])
        return Call(Losses(toll.unit, toll.n, game.charges[self.charge].unit, toll.among), then=rest.remove)


def caught(game: Game, charge: Charge) -> list[Toll]:
    """Any infantry within 10 cm is hit on a 4, friend and foe, but for those who are in what was blown up.

    [roe.demo.radius roe.demo.effect roe.ruling.demo-friends]
    """
    book, weapon = game.scene.rulebook.works, game.scene.weapons[charge.weapon]
    at = charge.x, charge.y
    near: dict[UnitId, list[FigureId]] = {}
    for one in game.figures:
        outside = one.is_there and not game.is_in_structure(one.at, charge.place)
        if outside and is_within(one.at, at, book.blast, game.scene.across):
            near.setdefault(one.squad, []).append(one.id)
    tolls = []
    for unit, figures in near.items():
        chain = game.dice.chain(len(figures), (book.caught, -save_need(game, unit, weapon), weapon.ap))
        hits, lost = chain.left[0], chain.left[-1]
        if hits:
            reveal(game, unit)
            game.emit(FireResult(charge.unit, unit, hits, lost))
            mark_hits(game, charge.unit, unit, hits)
            tolls.append(Toll(unit, lost, tuple(figures)))
    return tolls
