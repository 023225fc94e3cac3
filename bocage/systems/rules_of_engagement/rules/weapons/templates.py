"""Weapons with a template: where it is aimed, whether it hits, and where it falls."""

from __future__ import annotations

from typing import Annotated

from bocage.board.bits import bits
from bocage.board.table import Point
from bocage.board.table.points import gap
from bocage.board.table.templates import scattered
from bocage.kernel import Ask, Call, Frame, Goto, Option, Record, Refusal, Step, Thing, Total, UnitId
from bocage.kernel import Point as Spot
from bocage.systems.rules_of_engagement.rules.close_combat.contact import exposed
from bocage.systems.rules_of_engagement.rules.discipline.states import set_state
from bocage.systems.rules_of_engagement.rules.enemies import other
from bocage.systems.rules_of_engagement.rules.fire.losses import Losses
from bocage.systems.rules_of_engagement.rules.fire.needs import LEAST, hit_links, hit_modifiers
from bocage.systems.rules_of_engagement.rules.fire.places import walled_at
from bocage.systems.rules_of_engagement.rules.fire.shooters import LONG, Group
from bocage.systems.rules_of_engagement.rules.weapons.blast import SHELLS, Toll, covered, explode, size_at
from bocage.systems.rules_of_engagement.rules.weapons.indirect import (
    is_indirect,
    is_roofed,
    observers,
    specialists,
    stray,
)
from bocage.systems.rules_of_engagement.rules.weapons.posting import posts_to
from bocage.systems.rules_of_engagement.rules.works.structures import StructureHit
from bocage.systems.rules_of_engagement.schema.profiles import Weapon
from bocage.systems.rules_of_engagement.schema.vocabulary import worse
from bocage.systems.rules_of_engagement.state.events.weapons import Backfired, Launched, WentAstray
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import FigureId

TEMPLATE = "template"


class PlaceTemplate(Option):
    """The template is centred on this figure."""

    figure: Annotated[int, Thing("figure", "aim")]


class Shot(Record):
    """One shot of a weapon with a template: who fires it, at what range, and how large the template is."""

    figure: FigureId
    weapon: str
    band: int
    blast: int


def shots_of(groups: list[Group]) -> tuple[Shot, ...]:
    """The shots of some groups that fire weapons with a template, one for each figure."""
    return tuple(
        Shot(figure, group.weapon.name, group.band, group.blast)
        for group in groups
        if group.blast
        for figure in group.figures
    )


class Explosions(Frame[None]):
    """The template shots of a squad, one after the other; then all its fire takes its toll.

    `ones` are those whose grenade die was a natural 1.  [roe.blast.hit roe.ruling.casualty-timing]
    """

    unit: UnitId
    target: UnitId
    opportunity: bool
    shots: tuple[Shot, ...]
    tolls: tuple[Toll, ...] = ()
    ones: tuple[FigureId, ...] = ()
    walls: tuple[StructureHit, ...] = ()

    def start(self, game: Game) -> Step:
        """Where the next one is aimed."""
        if not self.shots:
            return Goto(self.fumble)
        options = [PlaceTemplate(figure) for figure in centres(game, self.unit, self.target, self.shots[0])]
        args = {"unit": self.unit, "target": self.target}
        return Ask(game.squad(self.unit).seat, TEMPLATE, options, self.placed, self.why_not, args)

    def why_not(self, game: Game, choice: PlaceTemplate) -> Refusal | None:
        """Only on a figure of the target that is in sight, and where as few others as possible are caught."""
        if choice.figure in centres(game, self.unit, self.target, self.shots[0]):
            return None
        return Refusal("roe.blast.other-squads", {"unit": self.unit, "target": self.target})

    def placed(self, game: Game, choice: PlaceTemplate) -> Step:
        """The die, and where the template falls, once and for all.

        [roe.blast.hit roe.indirect.hit roe.flame.hit roe.blast.no-long-range roe.weapon.molotov-one
        roe.weapon.molotov-no-lasting]
        """
        shot, mark = self.shots[0], game.figures[choice.figure]
        aim = mark.at
        weapon = game.scene.weapons[shot.weapon]
        thrower = game.figures[shot.figure]
        if weapon.lasts or weapon.type == "molotov":
            game.put(thrower.but(shots=thrower.shots + 1))
        if is_indirect(weapon):
            game.put(game.squad(self.unit).but(spot=Spot(*aim)))
        added, links = to_hit(game, self.unit, self.target, shot, choice.figure, self.opportunity)
        face, hit = throw(game, links)
        game.emit(Launched(self.unit, self.target, weapon.name, added, face, hit))
        tolls, ones, walls = self.tolls, self.ones, self.walls
        if hit:
            walls += shells(game, weapon, shot.band, thrower.at, aim)
            tolls += tuple(explode(game, self.unit, weapon, aim, shot.blast, floor=mark.floor))
        elif is_indirect(weapon):
            at = stray(game, thrower.at, aim)
            game.emit(WentAstray(self.unit, Spot(*at)))
            tolls += tuple(explode(game, self.unit, weapon, at, shot.blast))
        elif weapon.type == "flamethrower":
            at = beyond(thrower.at, aim, weapon.range)
            game.emit(WentAstray(self.unit, Spot(*at)))
            tolls += tuple(explode(game, self.unit, weapon, at, shot.blast))
        elif face == 1 and weapon.type == "molotov":
            game.emit(Backfired(self.unit, thrower.id))
            tolls += tuple(explode(game, self.unit, weapon, thrower.at, shot.blast, floor=thrower.floor))
        elif face > 1 and shot.band < LONG:
            tolls += tuple(explode(game, self.unit, weapon, aim, shot.blast, near_miss=True, floor=mark.floor))
        elif weapon.type == "grenade":
            ones = (*ones, thrower.id)
        return Goto(self.but(shots=self.shots[1:], tolls=tolls, ones=ones, walls=walls).start)

    def fumble(self, game: Game) -> Step:
        """Two grenades that slip: one goes off among the throwers.  [roe.weapon.grenade-fumble]"""
        if len(self.ones) < 2:
            return Call(Tolls(self.unit, self.tolls), then=self.break_walls)
        last = game.figures[self.ones[-1]]
        game.emit(Backfired(self.unit, last.id))
        slipped = explode(game, self.unit, game.scene.weapons["ap-grenade"], last.at, 1, floor=last.floor)
        return Call(Tolls(self.unit, (*self.tolls, *slipped)), then=self.break_walls)

    def break_walls(self, game: Game) -> Step:
        """Shells that hit a building damage it.  [roe.blast.enclosed-not-he roe.blast.at-structure]"""
        if not self.walls:
            return self.done()
        return Call(self.walls[0], then=self.but(walls=self.walls[1:]).break_walls)


class Tolls(Frame[None]):
    """Whoever is lost goes, squad by squad.  [roe.ruling.casualty-timing roe.ruling.blast-hits-count]"""

    source: UnitId
    tolls: tuple[Toll, ...]

    def start(self, game: Game) -> Step:
        """The next squad."""
        if not self.tolls:
            return self.done()
        toll = self.tolls[0]
        return Call(Losses(toll.unit, toll.n, self.source, toll.among), then=self.removed)

    def removed(self, game: Game) -> Step:
        """Flames that kill shake whoever is left; a man whom a medic has saved is not lost.

        [roe.flame.shaken roe.special.medic]
        """
        toll = self.tolls[0]
        burnt = toll.flames and any(game.figures[one].lost for one in toll.among)
        if burnt and game.members[toll.unit] and game.scene.settings.discipline:
            set_state(game, toll.unit, worse(game.squad(toll.unit).state, "shaken"))
        return Goto(self.but(tolls=self.tolls[1:]).start)


def to_hit(
    game: Game, unit: UnitId, target: UnitId, shot: Shot, figure: FigureId, opportunity: bool
) -> tuple[Total, tuple[int, ...]]:
    """What is added to the die of a template shot and what it needs: what is posted needs 2, and nothing is added.

    [roe.weapon.grenade-hole roe.flame.opening]
    """
    thrower, weapon = game.figures[shot.figure], game.scene.weapons[shot.weapon]
    if figure in posts_to(game, weapon, thrower.at, target):
        return Total.of([], LEAST), (game.scene.rulebook.templates.posted,)
    added = modifiers(game, unit, target, shot, game.figures[figure].at, opportunity)
    man = game.scene.rosters[game.squad(unit).kind][thrower.man]
    return added, hit_links(game, man.profile.shooting, added)


def shells(game: Game, weapon: Weapon, band: int, origin: Point, aim: Point) -> tuple[StructureHit, ...]:
    """What the explosive shell of a gun does to the building that it hits.  [roe.wchar.he roe.blast.enclosed-not-he]"""
    place = walled_at(game, aim)
    if not place or weapon.type not in SHELLS:
        return ()
    return (StructureHit(place, weapon.shell(band), weapon.exp, weapon.ap, Spot(*origin)),)


def throw(game: Game, links: tuple[int, ...]) -> tuple[int, bool]:
    """A die to hit, and another where more than six is needed.  [roe.hit.seven-plus]"""
    face = game.dice.die()
    if not links or face < links[0]:
        return face, False
    return face, len(links) == 1 or game.dice.die() >= links[1]


def beyond(origin: Point, aim: Point, far: int) -> Point:
    """The point so far from an origin, on the line through an aim.  [roe.flame.miss]"""
    return scattered(origin, aim, far - gap(origin, aim))


def modifiers(game: Game, unit: UnitId, target: UnitId, shot: Shot, aim: Point, opportunity: bool) -> Total:
    """What is added to the die of a template shot; what falls from above minds no cover but a roof or a hole.

    [roe.indirect.minus-one roe.indirect.cover roe.indirect.acquired roe.hit.opp-or-indirect]
    """
    weapon = game.scene.weapons[shot.weapon]
    group = Group(weapon, shot.band, (shot.figure,), blast=shot.blast)
    total = hit_modifiers(game, unit, target, group, opportunity or is_indirect(weapon))
    if not is_indirect(weapon):
        return total
    keeps_cover = is_roofed(game, aim)
    guided = any(game.sight.sees(eye, aim) for eye in specialists(game, game.squad(unit)))
    terms = [
        term
        for term in total.modifiers
        if (keeps_cover or not term.rule.startswith("roe.hit.cover")) and (guided or term.rule != "roe.hit.acquired")
    ]
    return Total.of(terms, LEAST)


def centres(game: Game, unit: UnitId, target: UnitId, shot: Shot) -> list[FigureId]:
    """The figures of the target on which a template may be centred: in sight, and with the fewest others under it.

    Any figure of a squad that got out of sight when it was aimed at.
    [roe.ruling.blast-centre roe.blast.other-squads roe.cc.no-fire-into roe.ruling.recon-move]
    """
    squad, weapon = game.squad(unit), game.scene.weapons[shot.weapon]
    posted = posts_to(game, weapon, game.figures[shot.figure].at, target)
    eyes = observers(game, squad, weapon) if is_indirect(weapon) else [game.figures[shot.figure].at]
    there = list(bits(exposed(game, target)))
    seen = [one for one in there if any(game.sight.sees(eye, game.figures[one].at) for eye in eyes)]
    veiled = game.veiled(other(squad.seat))
    others: dict[FigureId, int] = {}
    for figure in posted or seen or there:
        mark = game.figures[figure]
        under = covered(game, mark.at, size_at(game, weapon, shot.blast, mark.at), mark.floor)
        others[figure] = sum(game.figures[one].squad != target and not veiled >> one & 1 for one in under)
    fewest = min(others.values(), default=0)
    return [figure for figure, n in others.items() if n == fewest]
