"""Deployment (Déploiement): who has the first initiative, and where the armies are set up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from bocage.board.bits import bits, mask
from bocage.board.square import Stance, stand, turned
from bocage.kernel import Argument, Ask, Call, Frame, Goto, Option, Pool, Refusal, Roll, Seat, Step, UnitId
from bocage.kernel.records import AimId, TargetId
from bocage.systems.heroes_of_normandie.rules.hiding.ambush import spotted_among, why_not_hide
from bocage.systems.heroes_of_normandie.rules.hiding.concealed import hiding_of
from bocage.systems.heroes_of_normandie.rules.movement.board_edges import group_of
from bocage.systems.heroes_of_normandie.rules.movement.ending import FACING, FaceTo, facings_of, turn_to
from bocage.systems.heroes_of_normandie.rules.movement.entering import family_of, open_ground, why_closed_ground
from bocage.systems.heroes_of_normandie.rules.order_of_play import PlayersInTurn
from bocage.systems.heroes_of_normandie.rules.vehicles.transport import take_aboard, why_no_room
from bocage.systems.heroes_of_normandie.schema.vocabulary import SIDES
from bocage.systems.heroes_of_normandie.state import events
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NONE, OFF_BOARD, Unit

BACKWARDS = 4
"""Half a turn, in eighths."""


class FirstInitiative(Frame[None]):
    """The scenario says who has the first initiative, or a die for each player does.  [hon.turn.initiative]"""

    shown = False

    def start(self, game: Game) -> Step:
        """Roll, where the scenario leaves it to the dice."""
        if game.scene.scenario.initiative != "roll":
            return self.done()
        return Call(Roll("initiative", 0, len(SIDES)), then=self.rolled)

    def rolled(self, game: Game, pool: Pool) -> Step:
        """The higher die has it; equal dice are rolled again."""
        american, german = pool.faces
        if american == german:
            return Goto(self.start)
        seat = 0 if american > german else 1
        game.put(game.now.but(initiative=seat))
        game.emit(events.InitiativeRolled(seat))
        return self.done()


Face = Literal["front", "back"]


class Deploy(Option):
    """Set the unit up on a square, on its front or on its back."""

    place: AimId
    face: Face = "front"


class DeployAboard(Option):
    """Let the unit begin in a vehicle."""

    carrier: TargetId


class Deployment(PlayersInTurn):
    """The player with the initiative sets up all his units in his zone, then the other.

    Vehicles come first, so that infantry may begin aboard.  [hon.setup.deploy]
    """

    def serve(self, game: Game, seat: Seat) -> Step:
        """The next unit that has no place yet."""
        own = game.forces[seat] & ~game.ready
        for number in (*bits(own & ~game.foot), *bits(own & game.foot)):
            unit = game.units[number]
            if is_waiting(unit) and room_for(game, unit):
                return Call(DeployUnit(unit.id), then=self.start)
        return self.next_turn()


class DeployUnit(Frame[None]):
    """Set one unit up: a square of its zone, a face where it has two states, and a facing where that matters.

    [hon.state.deploy-face hon.setup.deploy]
    """

    prompt = "deploy"
    unit: UnitId

    def start(self, game: Game) -> Step:
        """Choose the square."""
        unit = game.unit(self.unit)
        options: list[Deploy | DeployAboard] = [*deployments(game, unit), *boardings(game, unit)]
        about: dict[str, Argument] = {"unit": unit.id, "type": game.kind(unit).name}
        return Ask(unit.seat, self.prompt, options, self.chosen, self.why_not, about, hidden=True)

    def why_not(self, game: Game, choice: Deploy | DeployAboard) -> Refusal | None:
        """Why the unit cannot be set up there."""
        unit = game.unit(self.unit)
        if isinstance(choice, DeployAboard):
            return why_not_load(game, unit, game.unit(choice.carrier))
        return why_not_deploy(game, unit, choice)

    def chosen(self, game: Game, choice: Deploy | DeployAboard) -> Step:
        """Put it down; infantry may be hidden under a Concealed marker at once.  [hon.opt.concealed-when]"""
        if isinstance(choice, DeployAboard):
            take_aboard(game, game.unit(self.unit).but(seen=True), choice.carrier)
            return self.done()
        game.put(placed(game, game.unit(self.unit), choice))
        game.emit(events.Deployed(self.unit, choice.place))
        hiding = hiding_of(game, game.unit(self.unit))
        return self.show(game) if hiding is None else Call(hiding, then=self.show)

    def show(self, game: Game) -> Step:
        """Who is not hidden is seen from now on.  [hon.ambush.secret]"""
        unit = game.unit(self.unit)
        if not unit.ambushed:
            game.put(unit.but(seen=True))
        return Goto(self.face)

    def face(self, game: Game) -> Step:
        """A unit with a limited arc may face any way.  [hon.arc.limited]"""
        unit = game.unit(self.unit)
        ways = facings_of(game, unit)
        if not ways:
            return self.done()
        return Ask(unit.seat, FACING, ways, self.faced, args={"unit": unit.id}, hidden=not unit.seen)

    def faced(self, game: Game, choice: FaceTo) -> Step:
        """Face that way."""
        turn_to(game, game.unit(self.unit), choice.facing)
        return self.done()


def is_waiting(unit: Unit) -> bool:
    """Whether a unit has yet to be set up."""
    return unit.place == OFF_BOARD and unit.aboard == NONE and not (unit.lost or unit.waits)


def placed(game: Game, unit: Unit, choice: Deploy) -> Unit:
    """The unit as it would stand."""
    flipped = choice.face == "back"
    ambushed = flipped and hides_on_back(game, unit)
    return unit.but(place=choice.place, back=flipped, ambushed=ambushed, facing=game.scene.inward(unit.seat))


def hides_on_back(game: Game, unit: Unit) -> bool:
    """Whether a unit lies in ambush on its back.  [hon.state.deploy-face]"""
    back = game.kind(unit).back
    return back is not None and back.abilities.ambush


def zone_of(game: Game, unit: Unit) -> int:
    """The squares where a unit may be set up: those of its type, of its group, or of its side.  [hon.setup.deploy]"""
    entry = game.scene.scenario.sides[SIDES[unit.seat]]
    words = entry.deploy
    group = group_of(game, unit)
    if group is not None:
        words = group.zones.get(game.kind(unit).name) or group.deploy or words
    return game.scene.zone(words, "deploy")


def deployments(game: Game, unit: Unit) -> list[Deploy]:
    """All ways to set a unit up."""
    places = room_for(game, unit)
    if not has_two_states(game, unit):
        return [Deploy(place) for place in bits(places)]
    exposed = spotted_among(game, unit, places) if hides_on_back(game, unit) else 0
    ways: tuple[tuple[Face, ...], tuple[Face, ...]] = (("front", "back"), ("front",))
    return [Deploy(place, face) for place in bits(places) for face in ways[exposed >> place & 1]]


def room_for(game: Game, unit: Unit) -> int:
    """The squares where a unit may be set up; a long vehicle has its rear in another such square."""
    occupied = game.infantry | game.lurking | game.vehicles
    places = zone_of(game, unit) & open_ground(game, unit) & ~occupied
    if not game.scene.is_long[unit.type]:
        return places
    behind = turned(game.scene.inward(unit.seat), BACKWARDS)
    fit = 0
    for place in bits(places):
        rear = game.scene.grid.neighbour(place, behind)
        if rear is not None and places >> rear & 1:
            fit |= 1 << place
    return fit


def boardings(game: Game, unit: Unit) -> Iterator[DeployAboard]:
    """The vehicles in which a unit may begin."""
    if game.scene.scenario.sides[SIDES[unit.seat]].loaded and game.is_infantry(unit):
        for carrier in bits(game.forces[unit.seat] & game.present & ~game.foot):
            if why_not_load(game, unit, game.units[carrier]) is None:
                yield DeployAboard(carrier)


def why_not_load(game: Game, unit: Unit, carrier: Unit) -> Refusal | None:
    """Where the scenario allows it, infantry begins aboard a vehicle that is set up and has room.

    [hon.setup.deploy hon.trans.capacity]
    """
    if not game.scene.scenario.sides[SIDES[unit.seat]].loaded:
        return Refusal("hon.setup.deploy", {"unit": unit.id}, "not-loaded")
    return why_no_room(game, unit, carrier)


def has_two_states(game: Game, unit: Unit) -> bool:
    """Whether a unit may be set up on either face.  [hon.state.deploy-face]"""
    return game.scene.flips[unit.type]


def why_not_deploy(game: Game, unit: Unit, choice: Deploy) -> Refusal | None:
    """A unit stands wholly in its zone, on free squares that are open to it; nobody hides in plain sight.

    [hon.setup.deploy hon.state.deploy-face hon.ruling.ambush-conditions]
    """
    about = {"unit": unit.id, "place": choice.place}
    if choice.face == "back" and not has_two_states(game, unit):
        return Refusal("hon.state.deploy-face", {"unit": unit.id})
    stance = Stance(choice.place, game.scene.inward(unit.seat))
    squares = stand(game.scene.grid, stance, game.kind(unit).squares)
    if squares is None or mask(squares) & ~zone_of(game, unit):
        return Refusal("hon.setup.deploy", about)
    for square in bits(mask(squares) & game.ground.closed[family_of(game, unit)]):
        closed = why_closed_ground(game, unit, square)
        if closed is not None:
            return closed
    if any(game.here[square] for square in squares):
        return Refusal("hon.move.no-stacking", about)
    standing = placed(game, unit, choice)
    return why_not_hide(game, standing) if standing.ambushed else None
