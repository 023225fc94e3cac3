"""Movement: one unit goes somewhere, hex by hex, and stops where a rule has something to say."""

from __future__ import annotations

from bocage.board.hex import Hex, Reach, reach
from bocage.kernel import Ask, Call, Frame, Goto, Option, PlaceId, Refusal, Step
from bocage.kernel.records import ActorId, AimId
from bocage.systems.tide_of_fortune.rules.impulses.hooks import room_in
from bocage.systems.tide_of_fortune.rules.movement import delay, leaving
from bocage.systems.tide_of_fortune.rules.movement.destinations import worth_listing
from bocage.systems.tide_of_fortune.rules.movement.hazards import Met, meet
from bocage.systems.tide_of_fortune.rules.movement.points import points_text
from bocage.systems.tide_of_fortune.rules.movement.ways import Ways, allowance
from bocage.systems.tide_of_fortune.rules.zones.holding import take_hold
from bocage.systems.tide_of_fortune.rules.zones.stacking import crowded, is_overstacked, tolls
from bocage.systems.tide_of_fortune.schema.vocabulary import OrderKind
from bocage.systems.tide_of_fortune.state.events import movement as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.indexing import Grip, load_of
from bocage.systems.tide_of_fortune.state.records import ALLIED, Unit, other

MARCH = "movement.march"


class March(Option):
    """Go to a hex by the cheapest way."""

    hex: AimId


class Halt(Option):
    """Go no further."""

    passes = True


HALT = Halt()
Choice = March | delay.LayDelay | leaving.LeaveMap | Halt


class Movement(Frame[None]):
    """A unit moves under an order: it is asked where to, goes there, and is asked again while it can go on.

    `points` are what it has left, `off_road` what it has spent across country, `origin` how it was bound where it set
    out, `path` the hexes that it has yet to enter, `fired` who has fired at it on the way, `delayed` whether it has
    tried to leave a delay, `legs` how many hexes it may enter whatever they cost, if they are limited.

    [tof.7.move-mp tof.7.move-limits tof.7.zoc-extent tof.ruling.zoc-moving]
    """

    unit: ActorId
    order: OrderKind
    points: int
    home: PlaceId
    origin: Grip
    off_road: int = 0
    path: tuple[PlaceId, ...] = ()
    fired: tuple[int, ...] = ()
    delayed: bool = False
    legs: int | None = None

    def start(self, game: Game) -> Step:
        """Ask where to, unless it can do nothing more."""
        unit = game.unit(self.unit)
        if not unit.on_map or not unit.moving:
            return self.done()
        found = self.reach(game)
        options = self.options(game, unit, found)
        everywhere = len(found.cost) - 1 > sum(isinstance(one, March) for one in options)
        args: dict[str, int | str] = {"unit": unit.id, "points": points_text(self.points, self.order)}
        return Ask(unit.seat, MARCH, options, self.chosen, self.why_not, args=args, proposals=everywhere)

    def ways(self, game: Game) -> Ways:
        """What each step costs it."""
        return Ways(game, game.unit(self.unit), self.order, self.home, self.origin)

    def reach(self, game: Game) -> Reach:
        """Where it can go."""
        unit = game.unit(self.unit)
        return reach(
            self.ways(game),
            unit.hex,
            self.points,
            blocked=game.closed(unit.seat),
            may_not_stop=crowded(game, unit.seat, load_of(game, unit)) & ~(1 << unit.hex),
            toll=self.tolls(game, unit),
            legs=self.legs,
        )

    def tolls(self, game: Game, unit: Unit) -> dict[Hex, int]:
        """What delay markers cost beyond the hexes; in an Assault, where hexes count, they close a hex.

        [tof.5.delay-effect]
        """
        found = tolls(game, unit.seat)
        return dict.fromkeys(found, self.points + 1) if self.order == "assault" else dict(found)

    def options(self, game: Game, unit: Unit, found: Reach) -> list[Choice]:
        """The hexes that matter, and to stay; all others in reach may be proposed."""
        others: list[Choice] = [*delay.offers(game, unit), leaving.LEAVE, HALT]
        legal = [choice for choice in others if self.why_not(game, choice) is None]
        return [*(March(hex) for hex in worth_listing(game, unit, found)), *legal]

    def why_not(self, game: Game, choice: Choice) -> Refusal | None:
        """What is legal now."""
        unit = game.unit(self.unit)
        match choice:
            case March(hex=hex):
                return self.why_not_march(game, unit, hex)
            case delay.LayDelay():
                return delay.why_not_lay(game, unit, choice, self.order, self.home, self.delayed)
            case leaving.LeaveMap():
                return leaving.why_not_leave(game, unit)
            case Halt():
                return self.why_not_halt(game, unit)

    def why_not_march(self, game: Game, unit: Unit, hex: Hex) -> Refusal | None:
        """Whether it can get there and stay.

        [tof.7.move-mp tof.7.stack-end tof.7.zoc-order-limits tof.ruling.battery-hex]
        """
        if hex != unit.hex and hex in self.reach(game).cost:
            return None
        about = {"unit": unit.id, "hex": hex}
        if game.occupied[other(unit.seat)] >> hex & 1:
            return Refusal("tof.7.move-limits", about)
        if game.closed(unit.seat) >> hex & 1:
            return Refusal("tof.ruling.battery-hex", about)
        if crowded(game, unit.seat, load_of(game, unit)) >> hex & 1:
            return Refusal("tof.7.stack-end", about)
        near = hex in game.scene.grid.neighbours(unit.hex)
        if near and (why := self.ways(game).why_not(unit.hex, hex)):
            return why
        return Refusal("tof.7.move-mp", about)

    def why_not_halt(self, game: Game, unit: Unit) -> Refusal | None:
        """Nobody ends his movement in a hex that is then overstacked, if he can go on.  [tof.7.stack-end]"""
        full = game.loads[unit.hex] + load_of(game, unit) > game.scene.room(game, unit.hex)
        if not full or unit.hex == self.home or len(self.reach(game).cost) == 1:
            return None
        return Refusal("tof.7.stack-end", {"unit": unit.id, "hex": unit.hex})

    def chosen(self, game: Game, choice: Choice) -> Step:
        """Set out, stay, leave a delay or the map."""
        match choice:
            case March(hex=hex):
                return Goto(self.but(path=self.reach(game).path(hex)).go)
            case delay.LayDelay(value=value):
                delay.lay(game, game.unit(self.unit), value)
                return Goto(self.but(delayed=True).start)
            case leaving.LeaveMap():
                leaving.leave(game, game.unit(self.unit))
                return self.done()
            case Halt():
                return Goto(self.halt)

    def go(self, game: Game) -> Step:
        """Enter the hexes of the way, one after the other, up to the first where something happens."""
        ways, unit = self.ways(game), game.unit(self.unit)
        toll = self.tolls(game, unit)
        points, off_road, legs = self.points, self.off_road, self.legs
        for number, hex in enumerate(self.path):
            before = unit.hex
            price = ways.price(before, hex)
            assert price is not None
            points -= price.cost + toll.get(hex, 0)
            off_road += 0 if price.by_road else price.cost
            legs = None if legs is None else legs - 1
            unit = enter(game, unit, hex)
            going = self.but(points=points, off_road=off_road, legs=legs, path=self.path[number + 1 :])
            if (met := meet(game, Met(unit.id, before, hex, off_road, self.fired))) is not None:
                return Call(met, then=going.after_hazards)
            if unit.seat == ALLIED and game.alarm >> hex & 1:
                return Goto(going.but(path=()).start)
        return Goto(self.but(points=points, off_road=off_road, legs=legs, path=()).start)

    def after_hazards(self, game: Game, fired: tuple[int, ...]) -> Step:
        """A unit that was disrupted on the way goes no further; others go on.  [tof.ruling.offroad-when]"""
        unit = game.unit(self.unit)
        if not unit.on_map or unit.disrupted:
            return Goto(self.but(path=()).halt)
        return Goto(self.but(fired=fired).go)

    def halt(self, game: Game) -> Step:
        """It is in its hex again, with its zone and its weight.  [tof.9.at-fire tof.7.stack-disrupt-violation]"""
        unit = game.unit(self.unit)
        if unit.on_map and unit.moving:
            game.put(unit.but(moving=False, acted=game.now.impulse))
        if unit.on_map and unit.disrupted and is_overstacked(game, unit.hex):
            return Call(room_in(game, unit.hex), then=self.finished)
        return self.done()


def begin_movement(game: Game, unit: Unit, order: OrderKind, points: int | None = None) -> Movement:
    """A unit sets out: it exerts no zone any more, but where it started it was bound with its own still there.

    [tof.ruling.zoc-moving]
    """
    origin = game.grip(unit.seat, unit.hex)
    game.put(unit.but(moving=True))
    return Movement(unit.id, order, allowance(game, unit, order) if points is None else points, unit.hex, origin)


def enter(game: Game, unit: Unit, hex: Hex) -> Unit:
    """A unit enters a hex, and takes hold of it."""
    moved = unit.but(hex=hex)
    game.put(moved)
    game.emit(events.Moved(unit.id, hex))
    take_hold(game, unit, hex)
    return moved
