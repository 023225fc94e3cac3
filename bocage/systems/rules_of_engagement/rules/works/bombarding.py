"""Fire at a structure itself: a building or a bunker, with what breaks walls."""

from __future__ import annotations

from bocage.board.table import Point
from bocage.board.table.points import towards
from bocage.kernel import Call, Frame, Goto, Modifier, Option, PlaceId, Refusal, Step, Total, UnitId
from bocage.kernel import Point as Spot
from bocage.kernel.records import ActorId, AimId
from bocage.systems.rules_of_engagement.rules.fire.needs import LEAST, hit_links
from bocage.systems.rules_of_engagement.rules.fire.shooters import Group, can_fire, groups
from bocage.systems.rules_of_engagement.rules.hiding.discovery import reveal
from bocage.systems.rules_of_engagement.rules.works.engineers import is_structure, nearest_point
from bocage.systems.rules_of_engagement.rules.works.structures import StructureHit
from bocage.systems.rules_of_engagement.scene.ground import Piece
from bocage.systems.rules_of_engagement.schema.vocabulary import WeaponType
from bocage.systems.rules_of_engagement.state.events.works import StructureShot
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, Squad

BREAKERS: tuple[WeaponType, ...] = ("inf-at", "atg", "tank-gun", "autocannon", "hmg")
"""What is fired at walls to break them; the rest is thrown, placed or falls from above."""
BEFORE = 20
"""A wall is looked at so far before it."""


class FireAtStructure(Option):
    """A squad fires at a floor of a building, or at a bunker."""

    until = "StructureFire"
    unit: ActorId
    place: AimId
    floor: int


def breakers(game: Game, unit: UnitId, piece: Piece) -> list[Group]:
    """Who of a squad can harm a structure: those with strength against armour who see it within range.

    [roe.bldg.damage-roll roe.range.check]
    """
    wall = face_of(game, unit, piece)
    firing = groups(game, unit, unit, at=(wall,))
    return [one for one in firing if one.weapon.type in BREAKERS and one.weapon.strength(one.band)]


def face_of(game: Game, unit: UnitId, piece: Piece) -> Point:
    """The point before a structure that is nearest to a squad."""
    leader = game.places[unit][0]
    return towards(nearest_point(piece, leader), leader, BEFORE)


def why_not_at_structure(game: Game, choice: FireAtStructure) -> Refusal | None:
    """A squad that has no other target may fire at a floor of a building, or at a bunker, if it can harm it.

    [roe.bldg.target-structure roe.bldg.damage-roll roe.ruling.structure-target]
    """
    squad, piece = game.squad(choice.unit), game.ground.piece(choice.place)
    args = {"unit": choice.unit, "place": choice.place}
    if squad.seat != game.now.active or not game.members[squad.id] or squad.done or not can_fire(game, squad):
        return Refusal("roe.fire.steps", {"unit": squad.id})
    if piece is None or not is_structure(piece) or not 0 <= choice.floor < max(1, piece.text.floors):
        return Refusal("roe.bldg.target-structure", args)
    if squad.keeps_fire or not _is_free_for(game, squad, choice.place):
        return Refusal("roe.ruling.structure-target", args)
    return None if breakers(game, squad.id, piece) else Refusal("roe.bldg.damage-roll", args)


def _is_free_for(game: Game, squad: Squad, place: PlaceId) -> bool:
    """Whether a squad has declared no target, or one that is in the structure."""
    if squad.target == NOBODY:
        return True
    return any(game.is_in_structure(at, place) for at in game.places[squad.target])


def structure_fires(game: Game, squad: Squad) -> list[FireAtStructure]:
    """All that a squad may do of this kind."""
    if not game.scene.breaks[squad.kind]:
        return []
    return [
        option
        for piece in game.ground.pieces
        if is_structure(piece)
        for floor in range(max(1, piece.text.floors))
        if why_not_at_structure(game, option := FireAtStructure(squad.id, piece.place, floor)) is None
    ]


class StructureFire(Frame[None]):
    """A squad fires at a structure: dice to hit, then each hit by itself.

    [roe.bldg.target-structure roe.bunker.armour roe.hit.large-target]
    """

    unit: UnitId
    place: PlaceId
    floor: int
    hits: tuple[StructureHit, ...] = ()

    def start(self, game: Game) -> Step:
        """Whoever fires is seen; the wall is a large target."""
        reveal(game, self.unit)
        piece = game.ground.piece(self.place)
        assert piece is not None
        hits: list[StructureHit] = []
        for group in breakers(game, self.unit, piece):
            hits += self._shots(game, group)
        game.put(game.squad(self.unit).but(fired_in=game.now.turn, done=True))
        return Goto(self.but(hits=tuple(hits)).strike)

    def _shots(self, game: Game, group: Group) -> list[StructureHit]:
        weapon, first = group.weapon, game.figures[group.figures[0]]
        terms = [
            Modifier("roe.hit.range-modifier", weapon.hit[group.band]),
            Modifier("roe.hit.large-target", game.scene.rulebook.templates.large),
        ]
        added = Total.of(terms, LEAST)
        man = game.scene.rosters[game.squad(self.unit).kind][first.man]
        links = hit_links(game, man.profile.shooting, added)
        rate = weapon.rates[group.band]
        dice = sum(rate.fixed + (game.dice.die(rate.sides) if rate.sides else 0) for _ in group.figures)
        hits = game.dice.chain(dice, links).left[-1] if links else 0
        game.emit(StructureShot(self.unit, self.place, self.floor, weapon.name, added, hits))
        return [StructureHit(self.place, weapon.strength(group.band), weapon.exp, weapon.ap, Spot(*first.at))] * hits

    def strike(self, game: Game) -> Step:
        """One hit after the other, until it is a ruin."""
        piece = game.ground.piece(self.place)
        if not self.hits or piece is None or not is_structure(piece):
            return self.done()
        return Call(self.hits[0], then=self.but(hits=self.hits[1:]).strike)
