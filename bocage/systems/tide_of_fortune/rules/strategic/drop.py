"""A drop: a division is placed hex by hex, and each of its units scatters and lands."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import Ask, Frame, Goto, Option, PlaceId, Refusal, Step, UnitId
from bocage.kernel.records import ActorId, AimId
from bocage.systems.tide_of_fortune.rules.zones.holding import take_hold
from bocage.systems.tide_of_fortune.state.events import strategic as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.indexing import load_of
from bocage.systems.tide_of_fortune.state.records import ALLIED, GERMAN, OFF_MAP, DivisionId, Unit
from bocage.systems.tide_of_fortune.state.rolling import roll_one

NEAR, HQ, UNIT, DISPLACE = "drop.near", "drop.hq", "drop.unit", "drop.displace"
AROUND_PLACE = 3
"""A player first names a place, then a hex as near to it as this; the rules let him drop anywhere."""
CLEAR, ENGLAND = "clear", "england"


class DropNear(Option):
    """Drop the division near a hex."""

    hex: AimId


class DropHeadquarters(Option):
    """Drop the headquarters on a hex."""

    hex: AimId


class DropUnit(Option):
    """Drop a unit on a hex beside its headquarters."""

    unit: ActorId
    hex: PlaceId


class EndDrop(Option):
    """Drop no more units of the division."""

    passes = True


class Displace(Option):
    """A unit that has landed among enemies goes to a hex beside them."""

    unit: ActorId
    hex: PlaceId


END = EndDrop()


class Drop(Frame[tuple[UnitId, ...]]):
    """A division drops: first its headquarters is placed, then each unit around it, then all scatter and land.

    `units` and `hexes` are who drops and where; `fallen` is where one has come down among enemies. Answers who has
    landed.

    [tof.3.air-placement tof.3.air-scatter-roll tof.ruling.scatter-hq]
    """

    division: DivisionId
    near: PlaceId = OFF_MAP
    hq: PlaceId = OFF_MAP
    units: tuple[UnitId, ...] = ()
    hexes: tuple[PlaceId, ...] = ()
    next: int = 0
    fallen: PlaceId = OFF_MAP

    def start(self, game: Game) -> Step:
        """Where its headquarters is already, others follow it."""
        hq = game.hq_of(game.divisions[self.division])
        if hq.on_map:
            return Goto(self.but(hq=hq.hex).ask_unit)
        return Goto(self.ask_near)

    def ask_near(self, game: Game) -> Step:
        """Ask for the place."""
        legal = [DropNear(hex) for hex in game.scene.sites if self.why_not_near(game, DropNear(hex)) is None]
        if not legal:
            legal = [DropNear(hex) for hex in bits(clear_hexes(game))]
        args = {"division": self.division}
        return Ask(ALLIED, NEAR, legal, self.chose_near, self.why_not_near, args=args, proposals=True)

    def why_not_near(self, game: Game, choice: DropNear) -> Refusal | None:
        """There is a clear hex near it.  [tof.3.air-cost tof.ruling.drop-clear]"""
        if 0 <= choice.hex < len(game.scene.grid) and game.scene.grid.within(choice.hex, AROUND_PLACE) & clear_hexes(
            game
        ):
            return None
        return Refusal("tof.ruling.drop-clear", {"hex": choice.hex})

    def chose_near(self, game: Game, choice: DropNear) -> Step:
        """Go on to the hex of the headquarters."""
        return Goto(self.but(near=choice.hex).ask_hq)

    def ask_hq(self, game: Game) -> Step:
        """Ask for the hex of the headquarters."""
        around = game.scene.grid.within(self.near, AROUND_PLACE)
        legal = [DropHeadquarters(hex) for hex in bits(around & clear_hexes(game))]
        return Ask(ALLIED, HQ, legal, self.chose_hq, self.why_not_hq, args={"division": self.division}, proposals=True)

    def why_not_hq(self, game: Game, choice: DropHeadquarters) -> Refusal | None:
        """A clear hex.  [tof.3.air-cost tof.ruling.drop-clear]"""
        if 0 <= choice.hex < len(game.scene.grid) and clear_hexes(game) >> choice.hex & 1:
            return None
        return Refusal("tof.ruling.drop-clear", {"hex": choice.hex})

    def chose_hq(self, game: Game, choice: DropHeadquarters) -> Step:
        """Its units are placed around it.  [tof.3.air-placement]"""
        number = game.divisions[self.division].hq
        return Goto(self.but(hq=choice.hex, units=(number,), hexes=(choice.hex,)).ask_unit)

    def ask_unit(self, game: Game) -> Step:
        """Ask for the next unit and its hex."""
        near = game.scene.grid.within(self.hq, game.scene.rulebook.airborne.around_hq)
        offers: list[DropUnit | EndDrop] = [END]
        for unit in waiting(game, self.division):
            offers += [DropUnit(unit.id, hex) for hex in bits(near & clear_hexes(game))]
        legal = [choice for choice in offers if self.why_not(game, choice) is None]
        args = {"division": self.division, "points": airlift_left(game)}
        return Ask(ALLIED, UNIT, legal, self.chosen, self.why_not, args=args)

    def why_not(self, game: Game, choice: DropUnit | EndDrop) -> Refusal | None:
        """A clear hex beside the headquarters with room, and Airlift for the unit.

        [tof.3.air-placement tof.3.air-airlift tof.3.airlift-capacity tof.7.stack-end tof.ruling.rain-airlift]
        """
        if isinstance(choice, EndDrop):
            return None
        unit = game.unit(choice.unit)
        about = {"unit": unit.id, "hex": choice.hex}
        headquarters = unit.id == game.divisions[self.division].hq
        if unit.id in self.units or unit not in waiting(game, self.division) or headquarters:
            return Refusal("tof.3.air-placement", about)
        far = game.scene.grid.distance(self.hq, choice.hex)
        if not 1 <= far <= game.scene.rulebook.airborne.around_hq:
            return Refusal("tof.3.air-placement", about)
        if not clear_hexes(game) >> choice.hex & 1:
            return Refusal("tof.ruling.drop-clear", {"hex": choice.hex})
        there = sum(
            load_of(game, game.unit(one)) for one, hex in zip(self.units, self.hexes, strict=True) if hex == choice.hex
        )
        if game.loads[choice.hex] + there + load_of(game, unit) > game.scene.room(game, choice.hex):
            return Refusal("tof.7.stack-end", about)
        if airlift_for(game, unit) > airlift_left(game):
            return Refusal("tof.3.air-airlift", {"points": airlift_left(game)})
        return None

    def chosen(self, game: Game, choice: DropUnit | EndDrop) -> Step:
        """It takes its Airlift; when all are placed, they scatter.  [tof.3.air-airlift tof.ruling.drop-hq]"""
        if isinstance(choice, EndDrop):
            return Goto(self.land)
        use_airlift(game, airlift_for(game, game.unit(choice.unit)))
        return Goto(self.but(units=(*self.units, choice.unit), hexes=(*self.hexes, choice.hex)).ask_unit)

    def land(self, game: Game) -> Step:
        """The next one scatters, and lands; among enemies it is pushed aside.

        [tof.3.air-scatter-roll tof.3.air-bad-landing]
        """
        if self.next == len(self.units):
            return Goto(self.over)
        unit, target = game.unit(self.units[self.next]), self.hexes[self.next]
        die = roll_one(game, "scatter", ALLIED)
        modifier = scatter_modifier(game, target)
        drift, shaken = game.scene.charts.scatter.drift(die + modifier)
        hex, direction = target, 0
        if drift:
            direction = roll_one(game, "drift", ALLIED)
            hex = drifted(game, target, direction - 1, drift)
        game.emit(events.Scattered(unit.id, die, modifier, drift, direction, hex))
        enemy = bool(game.closed(ALLIED) >> hex & 1)
        rough = game.scene.ground.terrain_name(hex, game.now.flooded) != CLEAR
        fallen = unit.but(disrupted=shaken or rough or enemy, where="map")
        if enemy:
            game.put(fallen.but(hex=OFF_MAP, where=ENGLAND))
            return Goto(self.but(fallen=hex).ask_aside)
        self.settle(game, fallen, hex)
        return Goto(self.but(next=self.next + 1).land)

    def ask_aside(self, game: Game) -> Step:
        """Ask where a unit goes that has landed among enemies; without any hex it is lost.  [tof.3.air-displace]"""
        unit = self.units[self.next]
        around = [Displace(unit, hex) for hex in game.scene.grid.neighbours(self.fallen)]
        legal = [choice for choice in around if self.why_not_aside(game, choice) is None]
        if not legal:
            return Goto(self.lose)
        return Ask(ALLIED, DISPLACE, legal, self.aside, self.why_not_aside, args={"unit": unit, "hex": self.fallen})

    def why_not_aside(self, game: Game, choice: Displace) -> Refusal | None:
        """A hex of land beside it without enemies.  [tof.3.air-displace]"""
        free = game.scene.ground.land & ~game.closed(ALLIED)
        beside = choice.hex in game.scene.grid.neighbours(self.fallen)
        if beside and free >> choice.hex & 1 and choice.unit == self.units[self.next]:
            return None
        return Refusal("tof.3.air-displace", {"unit": choice.unit, "hex": choice.hex})

    def aside(self, game: Game, choice: Displace) -> Step:
        """It is disrupted, and there."""
        self.settle(game, game.unit(choice.unit).but(where="map"), choice.hex)
        return Goto(self.but(next=self.next + 1, fallen=OFF_MAP).land)

    def lose(self, game: Game) -> Step:
        """Enemies all around: it is lost."""
        unit = game.unit(self.units[self.next])
        game.put(unit.but(where="gone", disrupted=False))
        game.emit(events.LostInLanding(unit.id))
        return Goto(self.but(next=self.next + 1, fallen=OFF_MAP).land)

    def settle(self, game: Game, unit: Unit, hex: Hex) -> None:
        """It stands in a hex."""
        game.put(unit.but(hex=hex))
        game.emit(events.Landed(unit.id, hex, unit.disrupted))
        take_hold(game, unit, hex)

    def over(self, game: Game) -> Step:
        """All are down."""
        division = game.divisions[self.division]
        game.put(division.but(dropped=division.dropped or game.now.turn))
        return self.done(tuple(unit for unit in self.units if game.unit(unit).on_map))


def waiting(game: Game, number: DivisionId) -> list[Unit]:
    """Who of a division waits in England and is due, its headquarters first; independent paratroops drop with it.

    [tof.3.air-cost tof.9.airborne-organisation]
    """
    return [
        unit
        for unit in game.units
        if unit.where == ENGLAND
        and unit.due <= game.now.box
        and (unit.division == number or game.profile(unit).role == "asset")
    ]


def clear_hexes(game: Game) -> int:
    """The hexes that may be dropped on: clear ground.  [tof.3.air-cost tof.ruling.drop-clear]"""
    return game.scene.drop_zones if not game.now.flooded else game.scene.drop_zones & ~game.scene.ground.dikes


def airlift_for(game: Game, unit: Unit) -> int:
    """The Airlift that a unit takes: a point for two stacking points.  [tof.3.airlift-capacity tof.ruling.drop-hq]"""
    return -(-load_of(game, unit) // game.scene.rulebook.airborne.stacking)


def airlift_left(game: Game) -> int:
    """The Airlift that may still be used in this turn.  [tof.3.air-airlift tof.ruling.rain-airlift]"""
    side = game.sides[ALLIED]
    return min(side.airlift, game.scene.charts.weather.skies[game.now.weather].airlift_use - side.flown)


def use_airlift(game: Game, points: int) -> None:
    """Airlift is used.  [tof.3.air-airlift]"""
    side = game.sides[ALLIED]
    game.put(side.but(airlift=side.airlift - points, flown=side.flown + points))


def scatter_modifier(game: Game, hex: Hex) -> int:
    """What is added to the die: for an overcast sky, and once for flak.

    [tof.3.air-scatter-weather tof.ruling.flak-stack]
    """
    chart = game.scene.charts.scatter
    cloud = chart.overcast if game.now.weather == "overcast" else 0
    return cloud + (chart.flak if is_in_flak(game, hex) else 0)


def is_in_flak(game: Game, hex: Hex) -> bool:
    """Whether German flak reaches a hex: beside flak and divisions' headquarters, near armies', and around some towns.

    [tof.3.air-scatter-flak]
    """
    numbers, grid = game.scene.rulebook.airborne, game.scene.grid
    for place in numbers.flak_places:
        at = game.scene.ground.places.get(place)
        if at is not None and grid.distance(at, hex) <= numbers.flak_place:
            return True
    for unit in game.units_of(game.present[GERMAN]):
        profile = game.profile(unit)
        far = grid.distance(unit.hex, hex)
        if far <= numbers.flak_unit and (profile.look == "flak" or profile.is_hq):
            return True
        if far <= numbers.flak_army and profile.role == "higher" and profile.look == "army":
            return True
    return False


def drifted(game: Game, hex: Hex, direction: int, drift: int) -> Hex:
    """Where a unit comes down; at the edge of the map or of the sea it drifts no further."""
    for _ in range(drift):
        beyond = game.scene.grid.neighbour(hex, direction)
        if beyond is None or not game.scene.ground.land >> beyond & 1:
            break
        hex = beyond
    return hex
