"""Road Marches: divisions move far behind the front, along roads alone."""

from __future__ import annotations

from bocage.board.hex import Hex
from bocage.board.reach import Steps
from bocage.kernel import Ask, Call, Frame, Goto, Option, Refusal, Seat, Step
from bocage.systems.tide_of_fortune.rules.formations.assets import AttachAssets, attached_to
from bocage.systems.tide_of_fortune.rules.formations.fatigue import tire
from bocage.systems.tide_of_fortune.rules.formations.radius import is_adrift
from bocage.systems.tide_of_fortune.rules.impulses.orders import Move
from bocage.systems.tide_of_fortune.rules.movement.movement import Movement
from bocage.systems.tide_of_fortune.rules.movement.ways import Price, Ways
from bocage.systems.tide_of_fortune.rules.strategic.air_supply import why_not_linked
from bocage.systems.tide_of_fortune.rules.strategic.limit import why_too_many
from bocage.systems.tide_of_fortune.scene.ground import Going, Way
from bocage.systems.tide_of_fortune.schema.vocabulary import Mover, OrderKind
from bocage.systems.tide_of_fortune.state.events import strategic as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.indexing import Grip
from bocage.systems.tide_of_fortune.state.records import Division, DivisionId, Unit

DIVISION, UNIT = "road-march.division", "road-march.unit"


class MarchDivision(Option):
    """Let a division make a Road March."""

    division: DivisionId


class EndMarches(Option):
    """No more divisions march."""

    passes = True


class EndColumn(Option):
    """No more units of the division march."""

    passes = True


END, END_COLUMN = EndMarches(), EndColumn()


class RoadMarchOperation(Frame[None]):
    """Up to three divisions march, each with the assets that it takes along.  [tof.3.roadmarch-effect]"""

    seat: Seat
    marched: tuple[DivisionId, ...] = ()

    def start(self, game: Game) -> Step:
        """Ask for the next one."""
        offers: list[MarchDivision | EndMarches] = [MarchDivision(one.id) for one in game.divisions]
        legal = [choice for choice in [*offers, END] if self.why_not(game, choice) is None]
        return Ask(self.seat, DIVISION, legal, self.chosen, self.why_not)

    def why_not(self, game: Game, choice: MarchDivision | EndMarches) -> Refusal | None:
        """Three at most, each once.  [tof.3.roadmarch-effect]"""
        if isinstance(choice, EndMarches):
            return None
        if why := why_too_many(game, len(self.marched) + 1):
            return why
        division = game.divisions[choice.division]
        if division.seat != self.seat or division.id in self.marched:
            return Refusal("tof.3.roadmarch-effect", {"division": division.id})
        return why_not_march(game, division)

    def chosen(self, game: Game, choice: MarchDivision | EndMarches) -> Step:
        """It takes assets along.  [tof.3.roadmarch-effect]"""
        if isinstance(choice, EndMarches):
            for unit in game.units:
                if unit.attached in self.marched:
                    game.put(unit.but(attached=-1))
            return self.done()
        game.emit(events.MarchBegan(choice.division))
        going = self.but(marched=(*self.marched, choice.division))
        return Call(AttachAssets(choice.division), then=going.move)

    def move(self, game: Game) -> Step:
        """Its units march one after the other."""
        return Call(RoadColumn(self.marched[-1]), then=self.tire)

    def tire(self, game: Game) -> Step:
        """Its headquarters is tired.  [tof.3.roadmarch-fatigue]"""
        tire(game, self.marched[-1], game.scene.rulebook.strategic.road_march_fatigue)
        return Goto(self.start)


class RoadColumn(Frame[None]):
    """The units of a division and its assets march, in any order, each once.  [tof.3.roadmarch-effect]"""

    division: DivisionId

    def start(self, game: Game) -> Step:
        """Ask for the next one."""
        own = [*game.units_of(game.members[self.division]), *attached_to(game, self.division)]
        offers: list[Move | EndColumn] = [Move(unit.id) for unit in own]
        legal = [choice for choice in [*offers, END_COLUMN] if self.why_not(game, choice) is None]
        seat = game.divisions[self.division].seat
        return Ask(seat, UNIT, legal, self.chosen, self.why_not, args={"division": self.division})

    def why_not(self, game: Game, choice: Move | EndColumn) -> Refusal | None:
        """A unit of the column that has not marched, is under command, on a road, and out of the enemy's zones.

        [tof.3.roadmarch-effect tof.3.roadmarch-zoc tof.3.roadmarch-roads]
        """
        if isinstance(choice, EndColumn):
            return None
        unit = game.unit(choice.unit)
        about = {"unit": unit.id, "division": self.division}
        if not unit.on_map or self.division not in (unit.division, unit.attached) or unit.acted == game.now.impulse:
            return Refusal("tof.3.roadmarch-effect", about, "unit")
        if is_adrift(unit):
            return Refusal("tof.3.cmd-occ-idle", about)
        if game.grip(unit.seat, unit.hex) != Grip.OPEN:
            return Refusal("tof.3.roadmarch-zoc", about)
        if not game.scene.roads.hexes["leg"] >> unit.hex & 1:
            return Refusal("tof.3.roadmarch-roads", about)
        return None

    def chosen(self, game: Game, choice: Move | EndColumn) -> Step:
        """It marches."""
        if isinstance(choice, EndColumn):
            return self.done()
        unit = game.unit(choice.unit)
        game.put(unit.but(moving=True))
        points = game.face(unit).mp * game.scene.rulebook.strategic.road_march
        return Call(RoadMarch(unit.id, "maneuver", points, unit.hex, Grip.OPEN, delayed=True), then=self.start)


class RoadMarch(Movement):
    """A unit marches with twice its points.  [tof.3.roadmarch-effect]"""

    def ways(self, game: Game) -> Ways:
        """Along roads alone."""
        return RoadWays(game, game.unit(self.unit), self.order, self.home, self.origin)


class RoadWays(Ways):
    """Steps along a road from its first hex on and over ferries, at motorised costs, out of the enemy's zones.

    [tof.3.roadmarch-roads tof.3.roadmarch-costs tof.3.roadmarch-zoc tof.ruling.road-cut tof.9.ferry]
    """

    __slots__ = ("_roads",)

    def __init__(self, game: Game, unit: Unit, kind: OrderKind, start: Hex, origin: Grip) -> None:
        super().__init__(game, unit, kind, start, origin)
        mover: Mover = "mot" if self._motorised else "leg"
        self._roads = game.scene.ground.marches[Going(mover, game.muddy, game.now.flooded)]

    def __getitem__(self, here: Hex, /) -> Steps:
        """See `Costs`."""
        grips, down, loads, own, cities = self._grips, self._down, self._loads, self._own, self._cities
        found = []
        for way in self._roads[here]:
            to, _, _, road, limit, bridge = way
            if not grips[to] and loads[to] + own <= limit and (bridge < 0 or not down >> bridge & 1):
                found.append((self._cost(way) if to in cities else road, (to,)))
        for to in self._ferries.get(here, ()):
            if not self._grips[to] and (price := self._by_ferry(to)) is not None:
                found.append((price.cost, (to,)))
        found.sort()
        return tuple(found)

    def _by_ferry(self, to: Hex) -> Price | None:
        """From road to road, at the costs of motors.  [tof.ruling.ferry-road-march]"""
        cost = self._ferry_cost(to, "mot") if self._game.scene.roads.hexes["leg"] >> to & 1 else None
        return None if cost is None else Price(cost, True)

    def _barred(self, bound: int, to: Hex) -> str:
        return "tof.3.roadmarch-zoc" if self._grips[to] else ""

    def price(self, here: Hex, to: Hex) -> Price | None:
        """What a step along a road or over a ferry costs; no other is taken."""
        way = next((way for way in self._roads[here] if way.to == to), None)
        if way is None:
            return self._by_ferry(to) if to in self._ferries.get(here, ()) else None
        return Price(self._cost(way), True) if self._is_open(way) else None

    def _cost(self, way: Way) -> int:
        return way.road * (self._game.scene.rulebook.movement.city_factor if way.to in self._cities else 1)

    def _is_open(self, way: Way) -> bool:
        stands = way.bridge < 0 or not self._down >> way.bridge & 1
        return stands and self._loads[way.to] + self._own <= way.limit

    def why_not(self, here: Hex, to: Hex) -> Refusal | None:
        """Why a step cannot be taken, whatever its cost."""
        about = {"unit": self._unit.id, "hex": to}
        if self.price(here, to) is None:
            return Refusal("tof.3.roadmarch-roads", about, "step")
        rule = self._barred(Grip.OPEN, to)
        return Refusal(rule, about, "step") if rule else None


def why_not_march(game: Game, division: Division) -> Refusal | None:
    """A division on the map, neither in reserve nor refitting, whose headquarters can still tire.

    Paratroops need the link that an order asks for.

    [tof.3.roadmarch-effect tof.3.roadmarch-fatigue tof.4.ops-comp tof.3.air-no-link]
    """
    about = {"division": division.id}
    if not game.hq_of(division).on_map or division.reserve or division.refitting:
        return Refusal("tof.3.roadmarch-effect", about)
    if division.fatigue >= game.scene.rulebook.fatigue.most:
        return Refusal("tof.4.ops-comp", about)
    return why_not_linked(game, division)


def why_not_launch(game: Game, seat: Seat) -> Refusal | None:
    """There is somebody to march.  [tof.3.roadmarch-effect]"""
    if any(one.seat == seat and why_not_march(game, one) is None for one in game.divisions):
        return None
    return Refusal("tof.3.roadmarch-effect", reason="nobody")
