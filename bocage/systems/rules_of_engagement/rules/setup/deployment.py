"""Deployment: the sides set up one after the other, squad by squad."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from bocage.board.table import Path
from bocage.board.table.formations import in_ranks, settled
from bocage.board.table.points import squared
from bocage.kernel import Ask, Call, Dice, Frame, Goto, Option, Point, Refusal, Seat, Step, Thing, UnitId
from bocage.kernel.records import ActorId
from bocage.systems.rules_of_engagement.rules.enemies import other
from bocage.systems.rules_of_engagement.rules.hiding.places import is_covering
from bocage.systems.rules_of_engagement.rules.movement.candidates import clear_for
from bocage.systems.rules_of_engagement.rules.movement.floors import house_round
from bocage.systems.rules_of_engagement.rules.movement.march import March, is_at, places_of, why_not_stand
from bocage.systems.rules_of_engagement.rules.movement.quarters import called, quartered
from bocage.systems.rules_of_engagement.rules.setup.army_list import fortifications_of
from bocage.systems.rules_of_engagement.rules.setup.away import keeps_away
from bocage.systems.rules_of_engagement.rules.setup.column import FormColumn, is_formed
from bocage.systems.rules_of_engagement.rules.setup.dummies import DeployDummy, lay_markers, waiting_dummies
from bocage.systems.rules_of_engagement.rules.setup.first_player import RollOff
from bocage.systems.rules_of_engagement.rules.setup.fortifying import ChooseObstacles, DigIn, waiting_digging
from bocage.systems.rules_of_engagement.rules.setup.minefields import LayMinefield, waiting_fields
from bocage.systems.rules_of_engagement.rules.setup.obstacles import LayDefence, waiting_obstacles
from bocage.systems.rules_of_engagement.rules.setup.reserves import HoldingBack
from bocage.systems.rules_of_engagement.rules.vehicles.deployment import FACINGS, DeployVehicle
from bocage.systems.rules_of_engagement.rules.works.occupying import dug_works, is_all_inside, own_work, places_in
from bocage.systems.rules_of_engagement.scene.scene import Station
from bocage.systems.rules_of_engagement.schema.scenario import ROLL
from bocage.systems.rules_of_engagement.state.events.hiding import DeployedInSecret
from bocage.systems.rules_of_engagement.state.events.setup import FoundNoRoom
from bocage.systems.rules_of_engagement.state.events.turn import Deployed
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, Figure, Squad

DEPLOY = "deploy"
LISTED, NEAREST, BETWEEN = 8, 4, 5
"""So many places are listed, and so many of them near what the battle is about, from each station to the fifth next."""
FINE = 15
"""How far apart points are that are tried one by one where no station will do."""
ABREAST = 6


class Place(Option):
    """A squad is set up: where each of its figures stands."""

    unit: ActorId
    to: tuple[Point, ...]
    near: Annotated[int, Thing("place", "aim")]
    manner: str
    floor: int = 0
    """The floor of a building, 0 the ground floor.  [roe.ruling.building-openings]"""


class Deployment(Frame[None]):
    """The sides deploy in the order that the scenario gives, or that of the dice: whoever rolls less goes first.

    [roe.force.scenario-forces roe.scn.meeting]
    """

    order: tuple[Seat, ...] = ()
    asked: tuple[Seat, ...] = ()
    """Who has been asked which obstacles he takes, and whom he holds back."""

    def start(self, game: Game) -> Step:
        """In which order."""
        sides = game.scene.scenario.deployment
        if sides == (ROLL,):
            return Call(RollOff(), then=self.rolled)
        return Goto(Deployment(tuple([game.scene.seat_of(side) for side in sides])).deploy)

    def rolled(self, game: Game, winner: Seat) -> Step:
        """The lower roll goes first."""
        return Goto(Deployment((other(winner), winner)).deploy)

    def deploy(self, game: Game) -> Step:
        """Works first, then vehicles, which need room, the other squads, and dummies; then markers are laid.

        [roe.scn.reserves roe.fort.when]
        """
        for seat in self.order:
            if seat not in self.asked:
                asked = Deployment(self.order, (*self.asked, seat))
                return Call(Preparing(seat), then=asked.deploy)
            frame = self._next(game, seat)
            if frame is not None:
                return Call(frame, then=self.deploy)
            lay_markers(game, seat)
        return self.done()

    def _next(self, game: Game, seat: Seat) -> Frame[None] | None:
        """What a side does next."""
        for field in waiting_fields(game, seat):
            return LayMinefield(field.id)
        for work in waiting_obstacles(game, seat):
            return LayDefence(work.id)
        for work in waiting_digging(game, seat):
            return DigIn(work.id)
        if not is_formed(game, seat):
            return FormColumn(seat)
        absent = [one for one in game.squads if one.seat == seat and not game.members[one.id]]
        waiting = [one.id for one in absent if not one.reserve and one.state != "destroyed"]
        for unit in sorted(waiting, key=lambda one: game.rides[one] == NOBODY):
            return DeploySquad(unit) if game.rides[unit] == NOBODY else DeployVehicle(unit)
        for marker in waiting_dummies(game, seat):
            return DeployDummy(marker.id)
        return None


class Preparing(Frame[None]):
    """A side chooses its obstacles, and whom it holds back.  [roe.fort.cost-obstacles roe.scn.reserves]"""

    shown = False
    seat: Seat
    bought: int = 0

    def start(self, game: Game) -> Step:
        """What has been paid for without saying what it is."""
        side = game.scene.side(self.seat)
        for number, name in enumerate(fortifications_of(game, self.seat)):
            if number >= self.bought and game.scene.fortifications[name].choose:
                return Call(ChooseObstacles(self.seat, number), then=Preparing(self.seat, number + 1).start)
        if side.reserve is not None and side.reserve.most:
            return Call(HoldingBack(self.seat, side.reserve.most), then=self.finished)
        return self.done()


class DeploySquad(Frame[None]):
    """A squad is set up in its side's zone.  [roe.force.scenario-forces roe.move.cohesion]"""

    unit: UnitId

    def start(self, game: Game) -> Step:
        """Where?"""
        squad = game.squad(self.unit)
        listed = _listed(game, squad)
        if not listed:
            return Goto(self.find_no_place)
        args = {"unit": self.unit}
        return Ask(squad.seat, DEPLOY, listed, self.chosen, self.why_not, args, True, sample=self.sample)

    def why_not(self, game: Game, choice: Place) -> Refusal | None:
        """The judge of deployment."""
        return why_not_place(game, game.squad(self.unit), choice)

    def find_no_place(self, game: Game) -> Step:
        """Nobody can hide in the zone: the squad stands in the open. Nobody can stand in it: the squad stays away.

        [roe.ruling.deployment-room]
        """
        squad = game.squad(self.unit)
        if squad.is_hidden:
            game.reveal(squad.but(veil="open"))
            return Goto(self.start)
        game.put(squad.but(reserve=True))
        game.emit(FoundNoRoom(self.unit))
        return self.done()

    def sample(self, game: Game, dice: Dice) -> Place:
        """Any place in the zone."""
        squad = game.squad(self.unit)
        west, north, east, south = zone_of(game, squad)
        at = west + dice.draw(east - west) - 1, north + dice.draw(south - north) - 1
        return placed(game, squad, at, game.ground.footing(at).place, "in")

    def chosen(self, game: Game, choice: Place) -> Step:
        """There it stands, hidden if it is in a trench or a bunker.  [roe.bunker.hidden-troops roe.trench.ambush]"""
        for figure, at in zip(_figures(game, self.unit), choice.to, strict=True):
            game.put(figure.but(x=at.x, y=at.y, floor=choice.floor))
        squad = game.squad(self.unit)
        if not squad.is_hidden and own_work(game, squad, choice.near) is not None:
            squad = squad.but(veil="marker")
            game.put(squad)
        if squad.is_hidden:
            game.emit(Deployed(self.unit, choice.near, choice.floor), 1 << squad.seat, DeployedInSecret(self.unit))
        else:
            game.emit(Deployed(self.unit, choice.near, choice.floor))
        return self.done()


def why_not_place(game: Game, squad: Squad, place: Place) -> Refusal | None:
    """A squad is set up whole, in its zone, each figure on a base of its own, in cohesion; whoever hides in cover.

    Upstairs it is in one building, which has that floor.
    [roe.force.scenario-forces roe.scale.basing roe.move.cohesion roe.special.sniper-deployment
    roe.scn.hidden-deployment roe.ruling.building-openings]
    """
    to = places_of(place)
    args = {"unit": squad.id}
    if place.unit != squad.id or len(to) != len(_figures(game, squad.id)):
        return Refusal("roe.force.scenario-forces", args)
    zone = zone_of(game, squad)
    if not all(zone[0] <= x <= zone[2] and zone[1] <= y <= zone[3] for x, y in to):
        return Refusal("roe.force.scenario-forces", args, "zone")
    if not keeps_away(game, squad.seat, to):
        return Refusal("roe.scn.ambush", args, "away")
    if any(_is_on_a_wall(game, at) for at in to):
        return Refusal("roe.move.terrain-impassable", args)
    if place.floor and place.floor not in _floors(game, to):
        return Refusal("roe.ruling.building-openings", args)
    near, work = place.near, own_work(game, squad, place.near)
    if work is not None:
        near = game.ground.footing(to[0]).place
        if not is_all_inside(work, to):
            return Refusal("roe.trench.size", {**args, "place": place.near})
    elif squad.is_hidden and not is_covering(game, near):
        return Refusal("roe.scn.hidden-deployment", args, "unit")
    return why_not_stand(game, squad, March(squad.id, place.to, near, place.manner), to, len(to))


def zone_of(game: Game, squad: Squad) -> tuple[int, int, int, int]:
    """Where a squad may be set up: in its side's zone, a sniper 20 cm before it too if the enemy has none.

    [roe.special.sniper-deployment]
    """
    west, north, east, south = zone = game.scene.side(squad.seat).zone
    snipers = {one.seat for one in game.squads if game.scene.squad_kinds[one.kind].kind == "sniper"}
    if squad.veil != "secret" or len(snipers) > 1:
        return zone
    more, (width, depth) = game.scene.rulebook.hiding.sniper, game.ground.size
    return max(0, west - more), max(0, north - more), min(width, east + more), min(depth, south + more)


def stations_for(game: Game, squad: Squad) -> tuple[Station, ...]:
    """The stations where a squad may be set up, those nearest to what the battle is about first."""
    if not squad.is_hidden:
        return game.scene.zone_stations[squad.seat]
    west, north, east, south = zone_of(game, squad)
    found = [
        one
        for one in game.scene.stations
        if west <= one.at[0] <= east and north <= one.at[1] <= south and is_covering(game, one.place)
    ]
    return game.scene.ranked(found, (west, north))


def _is_on_a_wall(game: Game, at: tuple[int, int]) -> bool:
    return game.ground.footing(at).move == "impassable"


def _floors(game: Game, to: Path) -> range:
    """The floors of the building that all of some points are in."""
    house = house_round(game, to)
    return range(0 if house is None else house.text.floors)


def _figures(game: Game, squad: UnitId) -> list[Figure]:
    return [figure for figure in game.figures if figure.squad == squad and not figure.lost]


def placed(game: Game, squad: Squad, at: tuple[int, int], place: int, manner: str) -> Place:
    """A squad in ranks that face the enemy, whoever finds his place taken beside it."""
    side = game.scene.side(squad.seat)
    apart = 2 * game.scene.across - 10
    wanted = in_ranks(len(_figures(game, squad.id)), at, FACINGS[side.edge], apart, ABREAST)
    west, north, east, south = zone_of(game, squad)
    is_clear, across = clear_for(game, squad), game.scene.across**2

    def is_free(point: tuple[int, int], placed: Sequence[tuple[int, int]]) -> bool:
        if not (west <= point[0] <= east and north <= point[1] <= south):
            return False
        return all(squared(point, one) >= across for one in placed) and is_clear(point)

    to = quartered(game.ground, place, manner, at, len(wanted), is_free)
    manner = called(game.ground, place, manner, at, game.scene.front(squad.seat))
    if to is None:
        stands = game.scene.formation(wanted)[0] and all(is_free(point, ()) for point in wanted)
        to = wanted if stands else settled(wanted, is_free)
    if not is_at(game, place, to[0]):
        place = game.ground.footing(to[0]).place
        manner = game.ground.manner(place)
    return Place(squad.id, tuple([Point(*point) for point in to]), place, manner)


def _listed(game: Game, squad: Squad) -> list[Place]:
    """Stations in the zone: some of those nearest to what the battle is about, and some from all over it."""
    stations = stations_for(game, squad)
    found = [one for one in _dug_in(game, squad) if why_not_place(game, squad, one) is None]
    apart = max(len(stations) // LISTED, 1)
    for station in (*stations[: NEAREST * BETWEEN : BETWEEN], *stations[::apart], *stations):
        place = placed(game, squad, station.at, station.place, station.manner)
        if place in found or why_not_place(game, squad, place) is not None:
            continue
        found.append(place)
        if len(found) >= LISTED:
            break
    return [*found, *_upstairs(game, found)] or _searched(game, squad)


def _upstairs(game: Game, found: list[Place]) -> list[Place]:
    """The same on the upper floors of each building that a squad may be in."""
    inside = {place.near: place for place in reversed(found)}
    return [place.but(floor=floor) for place in inside.values() for floor in _floors(game, places_of(place))[1:]]


def _searched(game: Game, squad: Squad) -> list[Place]:
    """A place in a zone in which no station will do, looked for point by point, or none."""
    west, north, east, south = zone_of(game, squad)
    for y in range(north, south + 1, FINE):
        for x in range(west, east + 1, FINE):
            place = game.ground.footing((x, y)).place
            if (not squad.is_hidden or is_covering(game, place)) and keeps_away(game, squad.seat, ((x, y),)):
                found = placed(game, squad, (x, y), place, game.ground.manner(place))
                if why_not_place(game, squad, found) is None:
                    return [found]
    return []


def _dug_in(game: Game, squad: Squad) -> list[Place]:
    """A squad in each trench and bunker of its own that is large enough.  [roe.trench.size roe.bunker.capacity]"""
    count, found = len(_figures(game, squad.id)), []
    for work in dug_works(game, squad):
        to = places_in(work, count, game.scene.across)
        if len(to) == count:
            points = tuple([Point(*at) for at in to])
            found.append(Place(squad.id, points, game.scene.place_of_work(work.id), "in"))
    return found
