"""Assaults into buildings and bunkers: measured to the door, and then everybody is in the thick of it."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.board.table import Path, Point
from bocage.board.table.points import is_within
from bocage.kernel import Call, Frame, Goto, PlaceId, Pool, Roll, Step, UnitId
from bocage.systems.rules_of_engagement.rules.close_combat.approach import Approach, Field, close_in
from bocage.systems.rules_of_engagement.rules.close_combat.contact import touching
from bocage.systems.rules_of_engagement.rules.fire.places import walled_at
from bocage.systems.rules_of_engagement.rules.vehicles.hulls import is_near_squad
from bocage.systems.rules_of_engagement.rules.works.passage import EXPERIENCE, experience_of
from bocage.systems.rules_of_engagement.scene.ground import OPEN_GROUND
from bocage.systems.rules_of_engagement.schema.vocabulary import EXPLOSIVES
from bocage.systems.rules_of_engagement.state.events.close_combat import DoorTried
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import FigureId, Structure


def is_near_enough(game: Game, at: Point, target: UnitId) -> bool:
    """Whether somebody at a point is within 10 cm of a squad: of its men, or of a door where these are in a building.

    Or of the hull of its vehicle.
    [roe.cc.distance roe.bldg.assault-measure roe.bunker.cc roe.veh.assault roe.ruling.vehicle-measure]
    """
    reach, across = game.scene.rulebook.combat.reach, game.scene.across
    if game.vehicle(target) is not None:
        return is_near_squad(game, at, target, reach)
    for foe in game.places[target]:
        doors = doors_to(game, at, foe)
        if any(is_within(at, door, reach, across) for door in doors):
            return True
        if not doors and is_within(at, foe, reach, 2 * across):
            return True
    return False


def doors_to(game: Game, at: Point, foe: Point) -> Path:
    """The doors by which one comes from a point to an enemy: those of the building he is in, unless one is in it too.

    [roe.bldg.assault-measure]
    """
    place = walled_at(game, foe)
    piece = game.ground.piece(place) if place else None
    return () if piece is None or walled_at(game, at) == place else piece.text.doors


def stormed(game: Game, unit: UnitId, target: UnitId) -> PlaceId:
    """The building or bunker that a squad has to storm to come at another: most of that one are in it, not of its own.

    [roe.bldg.assault roe.bunker.cc roe.ruling.bldg-storm]
    """
    inside = [walled_at(game, at) for at in game.places[target]]
    place = max(set(inside), key=lambda one: (inside.count(one), one))
    own = [walled_at(game, at) for at in game.places[unit]]
    if place == OPEN_GROUND or 2 * inside.count(place) <= len(inside) or 2 * own.count(place) > len(own):
        return OPEN_GROUND
    return place


class _Storm(Field):
    """As they come in everybody is put in contact, wherever he was, two against one at most.

    [roe.bldg.assault-contact]
    """

    place: PlaceId = OPEN_GROUND

    def is_beset(self, foe: FigureId) -> bool:
        """See `Field`."""
        return self.contacts_on(foe, own=False) >= self.limit

    def is_near(self, start: Point, foe: Point, reach: int) -> bool:
        """See `Field`."""
        return True

    def can_touch(self, start: Point, place: Point, reach: int) -> bool:
        """See `Field`: within the walls."""
        return walled_at(self.game, place) == self.place


def storm(game: Game, unit: UnitId, target: UnitId, place: PlaceId) -> Approach:
    """How a squad comes into a building: in contact with those inside, and whoever has no room waits at the door.

    [roe.bldg.assault-contact]
    """
    walk = game.scene.rulebook.combat.reach
    return _storm(game, unit, target, place, bits(game.members[unit]), walk)


def turn_to(game: Game, unit: UnitId, target: UnitId, place: PlaceId) -> Approach:
    """How those of the defenders whom nobody has attacked turn to whoever has come in.  [roe.bldg.assault-contact]"""
    free = [one for one in bits(game.members[unit]) if not touching(game, one)]
    return _storm(game, unit, target, place, free, 0)


def _storm(
    game: Game, unit: UnitId, target: UnitId, place: PlaceId, moving: list[FigureId] | tuple[FigureId, ...], walk: int
) -> Approach:
    field = _Storm(game, unit, [target], moving)
    field.place = place
    return close_in(field, dict.fromkeys(moving, walk), walk)


class ForceDoor(Frame[bool]):
    """The door of a bunker is barred: a test of experience forces it, once a turn, however many attack.

    [roe.bunker.door roe.ruling.bunker-door]
    """

    unit: UnitId
    place: PlaceId
    again: bool = False
    """Whether explosives give it a second try."""

    def start(self, game: Game) -> Step:
        """No test where it is open already, or has withstood in this turn."""
        door = door_of(game, self.place)
        if is_open(game, self.place) or door.withstood:
            return self.done(not door.withstood)
        seat = game.squad(self.unit).seat
        return Call(Roll(EXPERIENCE, seat, 1, experience_of(game, self.unit)), then=self.rolled)

    def rolled(self, game: Game, pool: Pool) -> Step:
        """It gives way, or not."""
        if not pool.hits and not self.again and has_explosives(game, self.unit):
            return Goto(self.but(again=True).start)
        game.put(door_of(game, self.place).but(forced=bool(pool.hits), withstood=not pool.hits))
        game.emit(DoorTried(self.unit, self.place, bool(pool.hits)))
        return self.done(bool(pool.hits))


def door_of(game: Game, place: PlaceId) -> Structure:
    """What is known of the door of a bunker."""
    return game.structure(place) or Structure(len(game.structures), place)


def is_open(game: Game, place: PlaceId) -> bool:
    """Whether one goes in without force: into houses, and into a bunker whose door has been forced."""
    piece = game.ground.piece(place)
    return piece is None or not piece.kind.av or door_of(game, place).forced


def has_explosives(game: Game, unit: UnitId) -> bool:
    """Whether a squad has something that blows up a door.  [roe.bunker.door]"""
    kit = [game.scene.weapons[name] for name in game.scene.squad_kinds[game.squad(unit).kind].kit]
    arms = [*kit, *(arm for _, man in game.men(unit) for arm in man.arms)]
    return any(arm.type in EXPLOSIVES for arm in arms)
