"""Registered fire: a mortar goes on firing at the spot that it has found."""

from __future__ import annotations

from bocage.board.table import Point
from bocage.kernel import Call, Frame, Modifier, Refusal, Step, Total, UnitId
from bocage.kernel import Point as Spot
from bocage.systems.rules_of_engagement.rules.fire.arms import carried
from bocage.systems.rules_of_engagement.rules.fire.needs import COVER_RULES, HEAVY, LEAST, hit_links
from bocage.systems.rules_of_engagement.rules.fire.shooters import LONG, can_fire
from bocage.systems.rules_of_engagement.rules.hiding.discovery import reveal
from bocage.systems.rules_of_engagement.rules.weapons.blast import explode
from bocage.systems.rules_of_engagement.rules.weapons.indirect import (
    is_indirect,
    is_roofed,
    registers,
    specialists,
    stray,
)
from bocage.systems.rules_of_engagement.rules.weapons.templates import Tolls, throw
from bocage.systems.rules_of_engagement.schema.profiles import Weapon
from bocage.systems.rules_of_engagement.state.events.weapons import Shelled, WentAstray
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Figure, Squad


def gunner_of(game: Game, squad: Squad) -> tuple[Figure, Weapon] | None:
    """Who of a squad lays its mortar."""
    for figure, man in game.men(squad.id):
        for weapon in carried(game, figure, man):
            if is_indirect(weapon):
                return figure, weapon
    return None


def why_not_again(game: Game, squad: Squad) -> Refusal | None:
    """Whether a squad may fire at the spot of its last indirect shot, seen or not.

    [roe.reg.same-spot roe.reg.eligible]
    """
    args = {"unit": squad.id}
    found = gunner_of(game, squad)
    if found is None or not registers(found[1]):
        return Refusal("roe.reg.eligible", args)
    if squad.spot is None:
        return Refusal("roe.reg.same-spot", args)
    if squad.done or squad.zone is not None or not can_fire(game, squad):
        return Refusal("roe.fire.steps", args)
    return None


class SpotFire(Frame[None]):
    """A mortar fires again at the same spot.  [roe.reg.same-spot]"""

    unit: UnitId

    def start(self, game: Game) -> Step:
        """To hit, then the template there or astray."""
        squad = game.squad(self.unit)
        found = gunner_of(game, squad)
        assert found is not None
        assert squad.spot is not None
        figure, weapon = found
        aim = (squad.spot.x, squad.spot.y)
        added = spot_modifiers(game, squad, weapon, aim)
        reveal(game, self.unit)
        game.put(game.squad(self.unit).but(done=True, fired_in=game.now.turn))
        shooting = game.scene.rosters[squad.kind][figure.man].profile.shooting
        face, hit = throw(game, hit_links(game, shooting, added))
        game.emit(Shelled(self.unit, squad.spot, weapon.name, added, face, hit))
        if not hit:
            aim = stray(game, figure.at, aim)
            game.emit(WentAstray(self.unit, Spot(*aim)))
        return Call(Tolls(self.unit, tuple(explode(game, self.unit, weapon, aim, weapon.blast))), then=self.finished)


def spot_modifiers(game: Game, squad: Squad, weapon: Weapon, aim: Point) -> Total:
    """What is added: as in indirect fire; the spot is acquired where a specialist sees it.

    [roe.indirect.minus-one roe.indirect.acquired roe.reg.same-spot]
    """
    book = game.scene.rulebook.fire
    terms = [
        Modifier("roe.hit.range-modifier", weapon.hit[LONG]),
        Modifier("roe.hit.opp-or-indirect", book.opportunity),
    ]
    if is_roofed(game, aim):
        terms.append(Modifier(COVER_RULES[HEAVY], book.heavy_cover))
    if squad.fired_in == game.now.turn - 1 and any(game.sight.sees(eye, aim) for eye in specialists(game, squad)):
        terms.append(Modifier("roe.hit.acquired", book.acquired))
    return Total.of(terms, LEAST)
