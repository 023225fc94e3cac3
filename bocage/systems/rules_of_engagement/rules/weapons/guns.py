"""Guns: shielded, aimed at, left behind by their crews, and destroyed."""

from __future__ import annotations

from bocage.board.table import Point
from bocage.board.table.points import is_within
from bocage.kernel import Frame, Modifier, Refusal, Step, Total, UnitId
from bocage.kernel import Point as Spot
from bocage.systems.rules_of_engagement.rules.fire.arms import is_cumbersome
from bocage.systems.rules_of_engagement.rules.fire.needs import COVER_RULES, LEAST, hit_links
from bocage.systems.rules_of_engagement.rules.fire.scores import mark_fired
from bocage.systems.rules_of_engagement.rules.fire.shooters import Group, dice_of, groups
from bocage.systems.rules_of_engagement.rules.hiding.discovery import reveal
from bocage.systems.rules_of_engagement.state.events.weapons import GunLeft, GunLost, GunManned, GunStruck
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import Squad


def gun_point(game: Game, squad: Squad) -> Point | None:
    """Where a squad's gun stands: where it was left, or with its first man; None where there is none."""
    if not game.scene.squad_kinds[squad.kind].gun or squad.gun == "lost":
        return None
    if squad.gun_at is not None:
        return squad.gun_at.x, squad.gun_at.y
    return game.places[squad.id][0] if game.members[squad.id] else None


def shots_at_gun(game: Game, unit: UnitId, target: UnitId) -> list[Group]:
    """Who of a squad can harm a gun: those with something against armour who see it within range.

    [roe.weapon.support-target-gun roe.range.check]
    """
    at = gun_point(game, game.squad(target))
    if at is None:
        return []
    return [group for group in groups(game, unit, target, at=(at,)) if group.weapon.strength(group.band)]


def why_not_at_gun(game: Game, unit: UnitId, target: UnitId) -> Refusal | None:
    """Whether a squad may aim at a gun itself.  [roe.weapon.support-target-gun]"""
    if shots_at_gun(game, unit, target):
        return None
    return Refusal("roe.weapon.support-target-gun", {"unit": unit, "target": target})


class GunFire(Frame[None]):
    """A squad fires at a gun, not at those who serve it.  [roe.weapon.support-target-gun roe.hit.large-target]"""

    unit: UnitId
    target: UnitId
    opportunity: bool = False

    def start(self, game: Game) -> Step:
        """Dice to hit, then a die and the strength of the weapon for each hit."""
        firing = shots_at_gun(game, self.unit, self.target)
        reveal(game, self.unit)
        mark_fired(game, self.unit, self.target)
        book = game.scene.rulebook.guns
        for group in firing:
            added = self._modifiers(game, group)
            roster = game.scene.rosters[game.squad(self.unit).kind]
            links = hit_links(game, roster[game.figures[group.figures[0]].man].profile.shooting, added)
            dice = dice_of(game, group)
            chain = game.dice.chain(dice if links else 0, (*links, book.destroyed - group.weapon.strength(group.band)))
            hits = chain.left[-2] if links else 0
            game.emit(GunStruck(self.unit, self.target, group.weapon.name, dice, added, hits))
            if chain.left[-1]:
                lose_gun(game, self.target)
                break
        return self.done()

    def _modifiers(self, game: Game, group: Group) -> Total:
        """What is added to the dice: a gun is a large target, which its shield does not cover."""
        book, at = game.scene.rulebook, gun_point(game, game.squad(self.target))
        assert at is not None
        cover = game.ground.cover(game.figures[group.figures[0]].at, at)
        terms = [
            Modifier("roe.hit.range-modifier", group.weapon.hit[group.band]),
            Modifier("roe.hit.large-target", book.templates.large),
        ]
        if self.opportunity:
            terms.append(Modifier("roe.hit.opp-or-indirect", book.fire.opportunity))
        if cover:
            terms.append(Modifier(COVER_RULES[cover], (0, book.fire.light_cover, book.fire.heavy_cover)[cover]))
        return Total.of(terms, LEAST)


def lose_gun(game: Game, unit: UnitId) -> None:
    """A gun is out of the battle; its men fight on with what they carry."""
    game.put(game.squad(unit).but(gun="lost", gun_at=None))
    game.emit(GunLost(unit))


def leave_gun(game: Game, squad: Squad) -> None:
    """A crew that falls back leaves a cumbersome weapon where it is.  [roe.wchar.cumbersome]"""
    if is_cumbersome(game, squad):
        game.put(squad.but(gun="left", gun_at=Spot(*game.places[squad.id][0])))
        game.emit(GunLeft(squad.id))


def touch_guns(game: Game, unit: UnitId) -> None:
    """Whoever comes to a gun that nobody serves mans it, if it is his own, or destroys it.

    [roe.weapon.support-abandoned roe.wchar.cumbersome]
    """
    seat, across = game.squad(unit).seat, game.scene.across + game.scene.rulebook.guns.base
    for crew in game.squads:
        if crew.gun_at is None or (crew.seat == seat and crew.id != unit):
            continue
        at = (crew.gun_at.x, crew.gun_at.y)
        if any(is_within(one, at, 0, across) for one in game.places[unit]):
            if crew.id == unit:
                game.put(crew.but(gun="served", gun_at=None))
                game.emit(GunManned(unit))
            else:
                lose_gun(game, crew.id)
