"""Reserves: who is held back before the battle, and how those who come later come onto the table."""

from __future__ import annotations

from typing import Annotated

from bocage.board.table import Path
from bocage.board.table.formations import in_ranks, settled
from bocage.board.table.points import squared
from bocage.board.table.shapes import Box
from bocage.kernel import Ask, Call, Dice, Frame, Goto, Option, Pass, Point, Refusal, Seat, Step, Thing, UnitId
from bocage.kernel.frames import PASS
from bocage.kernel.records import ActorId
from bocage.systems.rules_of_engagement.rules.movement.candidates import clear_for
from bocage.systems.rules_of_engagement.rules.movement.march import March, why_not_near_enemies, why_not_stand
from bocage.systems.rules_of_engagement.rules.vehicles.deployment import FACINGS, Park, why_not_park
from bocage.systems.rules_of_engagement.rules.vehicles.hulls import is_on_a_hull, park
from bocage.systems.rules_of_engagement.schema.scenario import Reserve
from bocage.systems.rules_of_engagement.schema.vocabulary import Edge
from bocage.systems.rules_of_engagement.state.events.setup import Arrived, HeldBack, ReserveRolled
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, Squad

HOLD_BACK, ARRIVE = "deploy.hold-back", "arrive"
LISTED = 8
EVERY = 50


class HoldBack(Option):
    """A squad is not deployed, but comes later."""

    unit: ActorId


class Enter(Option):
    """A squad comes onto the table: where its figures stand at the edge."""

    unit: ActorId
    to: tuple[Point, ...]
    near: Annotated[int, Thing("place", "aim")]


class HoldingBack(Frame[None]):
    """A side may hold back some of its squads, if its scenario lets it.  [roe.scn.reserves]"""

    seat: Seat
    left: int

    def start(self, game: Game) -> Step:
        """Which squad?"""
        squads = [squad for squad in game.squads if self.why_not(game, HoldBack(squad.id)) is None]
        if not self.left or not squads:
            return self.done()
        options: list[HoldBack | Pass] = [*(HoldBack(squad.id) for squad in squads), PASS]
        return Ask(self.seat, HOLD_BACK, options, self.chosen, self.why_not, {"seat": self.seat})

    def why_not(self, game: Game, choice: HoldBack | Pass) -> Refusal | None:
        """Squads of one's own of the kinds that the scenario names."""
        if isinstance(choice, Pass):
            return None
        squad, reserve = game.squad(choice.unit), game.scene.side(self.seat).reserve
        of = () if reserve is None else reserve.of
        built = game.scene.builds(self.seat) and game.scene.squad_kinds[squad.kind].kind == "infantry"
        if squad.seat == self.seat and of and (squad.kind in of or built) and not squad.reserve:
            return None
        return Refusal("roe.scn.reserves", {"unit": choice.unit}, "kind")

    def chosen(self, game: Game, choice: HoldBack | Pass) -> Step:
        """It waits; or all are deployed."""
        if isinstance(choice, Pass):
            return self.done()
        game.put(game.squad(choice.unit).but(reserve=True, veil="open"))
        game.emit(HeldBack(choice.unit))
        return Goto(HoldingBack(self.seat, self.left - 1).start)


class Reserves(Frame[None]):
    """Before orders a die for each squad that is to come says whether it comes.  [roe.scn.reserves]"""

    rolled: tuple[UnitId, ...] = ()

    def start(self, game: Game) -> Step:
        """The next squad."""
        now = game.now
        reserve = game.scene.side(now.active).reserve
        if reserve is None or now.turn < reserve.turn:
            return self.done()
        for squad in game.squads:
            if squad.reserve and squad.seat == now.active and squad.id not in self.rolled:
                rest = Reserves((*self.rolled, squad.id))
                edge = self._edge(game, squad, reserve)
                return Goto(rest.start) if edge is None else Call(Arriving(squad.id, edge), then=rest.start)
        return self.done()

    def _edge(self, game: Game, squad: Squad, reserve: Reserve) -> Edge | None:
        """By which edge a squad comes, if the die lets it; each turn makes that easier.  [roe.scn.reserves]"""
        need = reserve.need - (game.now.turn - reserve.turn)
        if need > 1:
            die = game.dice.die()
            game.emit(ReserveRolled(squad.id, die, need))
            if die < need:
                return None
        if len(reserve.edges) == 1:
            return reserve.edges[0]
        return reserve.edges[game.dice.die() > reserve.first_edge]


class Arriving(Frame[None]):
    """A squad comes onto the table at an edge, vehicles by the road.  [roe.scn.reserves]"""

    unit: UnitId
    edge: Edge

    def start(self, game: Game) -> Step:
        """Where? A squad for which there is no room waits."""
        squad = game.squad(self.unit)
        drives = game.rides[self.unit] != NOBODY
        found: list[Enter | Park] = []
        for at in entrances(game, squad, self.edge):
            choice = parked_at(game, squad, self.edge, at) if drives else entering(game, squad, self.edge, at)
            if choice not in found and self.why_not(game, choice) is None:
                found.append(choice)
                if len(found) == LISTED:
                    break
        if not found:
            return self.done()
        args: dict[str, int | str] = {"unit": self.unit, "edge": self.edge}
        return Ask(squad.seat, ARRIVE, found, self.chosen, self.why_not, args, True, sample=self.sample)

    def why_not(self, game: Game, choice: Enter | Park) -> Refusal | None:
        """At the edge, all of it, where it could stand."""
        squad = game.squad(self.unit)
        if (game.rides[self.unit] != NOBODY) != isinstance(choice, Park):
            return Refusal("roe.scn.reserves", {"unit": self.unit})
        if isinstance(choice, Park):
            return _why_not_drive_in(game, squad, self.edge, choice)
        return _why_not_enter(game, squad, self.edge, choice)

    def sample(self, game: Game, dice: Dice) -> Enter | Park:
        """Anywhere along the edge."""
        squad = game.squad(self.unit)
        width, depth = game.ground.size
        far = dice.draw(width if self.edge in ("north", "south") else depth) - 1
        at = _along_edge(game, squad, self.edge, far)
        if game.rides[self.unit] != NOBODY:
            return parked_at(game, squad, self.edge, at)
        return entering(game, squad, self.edge, at)

    def chosen(self, game: Game, choice: Enter | Park) -> Step:
        """There it is, and gets its order with the others."""
        if isinstance(choice, Park):
            park(game, self.unit, (choice.to.x, choice.to.y), choice.facing)
        else:
            own = [figure for figure in game.figures if figure.squad == self.unit and not figure.lost]
            for figure, at in zip(own, choice.to, strict=True):
                game.put(figure.but(x=at.x, y=at.y))
        game.put(game.squad(self.unit).but(reserve=False, arrived=True))
        game.emit(Arrived(self.unit, self.edge, choice.near))
        return self.done()


def entrances(game: Game, squad: Squad, edge: Edge) -> Path:
    """Points along an edge: where roads come in, then all along, those nearest to what the battle is about first.

    Whoever has to come by a road finds the first alone.
    """
    roads = [_along_edge(game, squad, edge, step) for step in roads_at(game, edge)]
    reserve = game.scene.side(squad.seat).reserve
    if roads and (game.rides[squad.id] != NOBODY or (reserve is not None and reserve.by_road)):
        return tuple(roads)
    width, depth = game.ground.size
    far = width if edge in ("north", "south") else depth
    goals = game.scene.goals
    points = [_along_edge(game, squad, edge, step) for step in range(EVERY // 2, far, EVERY)]
    points.sort(key=lambda at: (min((squared(at, goal) for goal in goals), default=0), at))
    return (*roads, *points)


def roads_at(game: Game, edge: Edge) -> list[int]:
    """How far along an edge roads come in, from its west or north end.  [roe.scn.reserves]"""
    width, depth = game.ground.size
    axis = 0 if edge in ("north", "south") else 1
    line = {"north": 0, "west": 0, "south": depth, "east": width}[edge]
    ends = [
        end
        for piece in game.ground.pieces
        if piece.kind.move == "road" and piece.text.path
        for end in (piece.text.path[0], piece.text.path[-1])
    ]
    return [end[axis] for end in ends if end[1 - axis] == line]


def _along_edge(game: Game, squad: Squad, edge: Edge, far: int) -> tuple[int, int]:
    """A point so far along an edge, and as far in as the squad takes room: its base, or half of its hull."""
    width, depth = game.ground.size
    own = game.rides[squad.id] != NOBODY
    room = (game.scene.vehicles[squad.kind].hull[0] + 1) // 2 if own else game.scene.across // 2 + 1
    places = {"north": (far, room), "south": (far, depth - room), "west": (room, far), "east": (width - room, far)}
    return places[edge]


def strip(game: Game, edge: Edge, deep: int) -> Box:
    """The ground along an edge, so deep."""
    width, depth = game.ground.size
    strips = {
        "north": (0, 0, width, deep),
        "south": (0, depth - deep, width, depth),
        "west": (0, 0, deep, depth),
        "east": (width - deep, 0, width, depth),
    }
    return strips[edge]


def entering(game: Game, squad: Squad, edge: Edge, at: tuple[int, int]) -> Enter:
    """A squad in line along an edge."""
    count, is_clear = squad.start, clear_for(game, squad)
    west, north, east, south = strip(game, edge, game.scene.rulebook.reserves.deep)
    apart, is_clear = 2 * game.scene.across - 10, clear_for(game, squad)
    wanted = in_ranks(count, at, FACINGS[edge], apart, count)
    to = settled(
        wanted,
        lambda point, placed: (
            west <= point[0] <= east
            and north <= point[1] <= south
            and all(squared(point, one) >= game.scene.across**2 for one in placed)
            and is_clear(point)
            and not is_on_a_hull(game, squad, point)
        ),
    )
    return Enter(squad.id, tuple([Point(*point) for point in to]), game.ground.footing(to[0]).place)


def parked_at(game: Game, squad: Squad, edge: Edge, at: tuple[int, int]) -> Park:
    """A vehicle that has just come in by an edge."""
    return Park(squad.id, Point(*at), FACINGS[edge], game.ground.footing(at).place)


def _why_not_enter(game: Game, squad: Squad, edge: Edge, choice: Enter) -> Refusal | None:
    """Men come in all along the edge, in cohesion, clear of the enemy; some of them by the road.  [roe.scn.reserves]"""
    args = {"unit": squad.id}
    to = tuple([(point.x, point.y) for point in choice.to])
    if choice.unit != squad.id or len(to) != squad.start:
        return Refusal("roe.scn.reserves", args)
    west, north, east, south = strip(game, edge, game.scene.rulebook.reserves.deep)
    if not all(west <= x <= east and north <= y <= south for x, y in to):
        return Refusal("roe.scn.reserves", args, "edge")
    reserve = game.scene.side(squad.seat).reserve
    footing = game.ground.footing
    if reserve is not None and reserve.by_road and footing(to[0]).move != "road":
        return Refusal("roe.scn.reserves", args, "road")
    if any(footing(at).move == "impassable" for at in to):
        return Refusal("roe.move.terrain-impassable", args)
    refusal = why_not_stand(game, squad, March(squad.id, choice.to, choice.near, "on"), to, squad.start)
    return refusal or why_not_near_enemies(game, squad, [(at, at) for at in to])


def _why_not_drive_in(game: Game, squad: Squad, edge: Edge, choice: Park) -> Refusal | None:
    """A vehicle comes in by a road, if one leads there, and stands whole at the edge.  [roe.scn.reserves]"""
    args = {"unit": squad.id}
    hull = game.scene.vehicles[squad.kind].hull
    refusal = why_not_park(game, squad, choice, strip(game, edge, hull[0] + 1))
    if refusal is not None:
        return refusal
    at = choice.to.x, choice.to.y
    if roads_at(game, edge) and game.ground.footing(at).move != "road":
        return Refusal("roe.scn.reserves", args, "road")
    return None
