"""Smoke: a screen before a friendly squad, laid by mortars and by artillery off the table."""

from __future__ import annotations

from bocage.kernel import Frame, Modifier, Point, Refusal, Step, Total, UnitId
from bocage.systems.rules_of_engagement.rules.fire.arms import carried
from bocage.systems.rules_of_engagement.rules.fire.needs import LEAST, hit_links
from bocage.systems.rules_of_engagement.rules.fire.shooters import LONG, can_fire
from bocage.systems.rules_of_engagement.rules.hiding.discovery import reveal
from bocage.systems.rules_of_engagement.schema.profiles import Weapon
from bocage.systems.rules_of_engagement.state.events.weapons import Screened
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, Figure, Smoke, Squad


def smoke_layer(game: Game, squad: Squad) -> tuple[Figure, Weapon] | None:
    """Who of a squad fires smoke, and with what.  [roe.smoke.source]"""
    for figure, man in game.men(squad.id):
        for weapon in carried(game, figure, man):
            if "smoke" in weapon.marks:
                return figure, weapon
    return None


def why_not_screen(game: Game, squad: Squad, friend: UnitId) -> Refusal | None:
    """Whom a squad may screen: any friendly one that is not near, but a squad's own mortar itself alone.

    [roe.smoke.source roe.smoke.declare roe.smoke.squad-mortar roe.ruling.smoke]
    """
    args = {"unit": squad.id, "target": friend}
    found = smoke_layer(game, squad)
    if found is None:
        return Refusal("roe.smoke.source", {"unit": squad.id})
    screened = game.squad(friend)
    if screened.seat != squad.seat or not game.members[friend] or screened.is_hidden:
        return Refusal("roe.smoke.declare", args)
    figure, weapon = found
    if weapon.type == "light-mortar":
        return None if friend == squad.id else Refusal("roe.smoke.squad-mortar", args)
    if min(game.scene.gap(figure.at, at) for at in game.places[friend]) <= game.scene.rulebook.fire.short:
        return Refusal("roe.indirect.range", args)
    return None


def why_not_smoke(game: Game, squad: Squad) -> Refusal | None:
    """Whether a squad may lay the smoke that it declared.  [roe.smoke.declare roe.smoke.fire]"""
    if squad.screens == NOBODY:
        return Refusal("roe.smoke.declare", {"unit": squad.id, "target": squad.id})
    if squad.done or squad.moved or not can_fire(game, squad):
        return Refusal("roe.fire.steps", {"unit": squad.id})
    return why_not_screen(game, squad, squad.screens)


class SmokeFire(Frame[None]):
    """A mortar lays smoke before a squad.  [roe.smoke.fire]"""

    unit: UnitId

    def start(self, game: Game) -> Step:
        """To hit as in indirect fire, whatever the cover; a hit is a thick screen, a miss a thin one.

        [roe.smoke.fire roe.smoke.hit roe.smoke.miss]
        """
        squad = game.squad(self.unit)
        found = smoke_layer(game, squad)
        assert found is not None
        figure, weapon = found
        terms = [
            Modifier("roe.hit.range-modifier", weapon.hit[LONG]),
            Modifier("roe.hit.opp-or-indirect", game.scene.rulebook.fire.opportunity),
        ]
        added = Total.of(terms, LEAST)
        links = hit_links(game, game.scene.rosters[squad.kind][figure.man].profile.shooting, added)
        thick = game.dice.chain(1, links).left[-1] > 0
        reveal(game, self.unit)
        game.put(game.squad(self.unit).but(done=True, screens=NOBODY, fired_in=game.now.turn))
        screen(game, self.unit, squad.screens, thick)
        return self.done()


def screen(game: Game, unit: UnitId, friend: UnitId, thick: bool) -> None:
    """Smoke drifts before a squad."""
    game.put(game.squad(friend).but(smoke=Smoke(thick, Point(*game.places[friend][0]))))
    game.emit(Screened(unit, friend, thick))


def clear_smoke(game: Game) -> None:
    """At the end of a turn the smoke before the other side's squads is gone.  [roe.smoke.duration]"""
    for squad in game.squads:
        if squad.smoke is not None and squad.seat != game.now.active:
            game.put(squad.but(smoke=None))
