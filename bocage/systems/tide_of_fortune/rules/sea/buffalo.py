"""The Buffalo: amphibious vehicles that carry infantry over water in a Maneuver."""

from __future__ import annotations

from bocage.board.hex import Hex, Reach, reach
from bocage.board.reach import Steps
from bocage.kernel import Ask, Call, Frame, Goto, Option, Pass, Refusal, Step
from bocage.kernel.frames import PASS
from bocage.kernel.records import ActorId, AimId
from bocage.systems.tide_of_fortune.rules.sea.losses import LoseAboard
from bocage.systems.tide_of_fortune.rules.sea.mines import mined_hexes, strikes
from bocage.systems.tide_of_fortune.rules.sea.voyages import cargo, disembark, embark, profile_of, sail
from bocage.systems.tide_of_fortune.rules.zones.holding import take_hold
from bocage.systems.tide_of_fortune.rules.zones.limits import why_barred
from bocage.systems.tide_of_fortune.scene.ground import MAJOR, Going
from bocage.systems.tide_of_fortune.scene.profiles import HALF
from bocage.systems.tide_of_fortune.schema.vocabulary import OrderKind
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.indexing import Grip, load_of
from bocage.systems.tide_of_fortune.state.records import (
    NONE,
    OFF_MAP,
    DivisionId,
    Transport,
    TransportId,
    Unit,
)

USE, LOAD, DRIVE = "buffalo.use", "buffalo.load", "buffalo.drive"
INFANTRY = "infantry"
MANEUVER: OrderKind = "maneuver"


class UseBuffalo(Option):
    """Drive with the Buffalo."""

    transport: TransportId


class Mount(Option):
    """This unit rides."""

    unit: ActorId


class DriveOff(Option):
    """Nobody more rides."""

    passes = True


class DriveTo(Option):
    """Drive to a hex."""

    hex: AimId


DRIVE_OFF = DriveOff()


class BuffaloRide(Frame[None]):
    """Before the units of a division move in a Maneuver, the Buffalo may carry infantry of it.

    [tof.9.buffalo tof.9.buffalo-passengers tof.ruling.landing-allied]
    """

    division: DivisionId
    order: OrderKind
    transport: TransportId = NONE

    def start(self, game: Game) -> Step:
        """Ask whether it drives."""
        offers: list[UseBuffalo | Pass] = [UseBuffalo(one.id) for one in game.transports]
        legal = [choice for choice in [*offers, PASS] if self.why_not(game, choice) is None]
        seat = game.divisions[self.division].seat
        return Ask(seat, USE, legal, self.chosen, self.why_not, args={"division": self.division})

    def why_not(self, game: Game, choice: UseBuffalo | Pass) -> Refusal | None:
        """In a Maneuver, one that is there, has not moved in this turn, and has somebody of the division to carry.

        [tof.9.buffalo tof.ruling.landing-allied tof.9.mines-next-turn]
        """
        if isinstance(choice, Pass):
            return None
        vehicle = game.transports[choice.transport]
        about = {"transport": vehicle.id}
        own = vehicle.seat == game.divisions[self.division].seat and profile_of(game, vehicle).mp
        if self.order != MANEUVER or not own or vehicle.hex == OFF_MAP or vehicle.moved == game.now.turn:
            return Refusal("tof.9.buffalo", about)
        rides = [*cargo(game, vehicle.id), *game.units_in(vehicle.hex)]
        return None if any(self.is_passenger(game, unit) for unit in rides) else Refusal("tof.9.buffalo", about)

    def is_passenger(self, game: Game, unit: Unit) -> bool:
        """Whether a unit is infantry of the division, or attached to it, that has not moved.  [tof.9.buffalo]"""
        profile = game.profile(unit)
        foot = profile.look == INFANTRY and not profile.motorised
        return foot and self.division in (unit.division, unit.attached) and unit.acted != game.now.impulse

    def chosen(self, game: Game, choice: UseBuffalo | Pass) -> Step:
        """Infantry mounts."""
        if isinstance(choice, Pass):
            return self.done()
        return Goto(self.but(transport=choice.transport).ask_load)

    def ask_load(self, game: Game) -> Step:
        """Ask who rides."""
        vehicle = game.transports[self.transport]
        offers: list[Mount | DriveOff] = [Mount(unit.id) for unit in game.units_in(vehicle.hex)]
        legal = [choice for choice in [*offers, DRIVE_OFF] if self.why_not_load(game, choice) is None]
        return Ask(vehicle.seat, LOAD, legal, self.loaded, self.why_not_load, args={"transport": self.transport})

    def why_not_load(self, game: Game, choice: Mount | DriveOff) -> Refusal | None:
        """Infantry of the division in its hex, four stacking points at most.  [tof.9.buffalo]"""
        if isinstance(choice, DriveOff):
            return None
        vehicle, unit = game.transports[self.transport], game.unit(choice.unit)
        about = {"unit": unit.id, "transport": vehicle.id}
        if unit.hex != vehicle.hex or not self.is_passenger(game, unit):
            return Refusal("tof.9.buffalo-passengers", about)
        most = profile_of(game, vehicle).carries
        if sum(load_of(game, one) for one in cargo(game, vehicle.id)) + load_of(game, unit) > most:
            return Refusal("tof.9.buffalo", {**about, "most": most}, "most")
        return None

    def loaded(self, game: Game, choice: Mount | DriveOff) -> Step:
        """The next one, or off."""
        if isinstance(choice, DriveOff):
            return Goto(self.ask_drive)
        embark(game, game.unit(choice.unit), self.transport)
        return Goto(self.ask_load)

    def reach(self, game: Game) -> Reach:
        """Where it can go.  [tof.9.buffalo-costs tof.9.mines-stop]"""
        vehicle = game.transports[self.transport]
        load = sum(load_of(game, unit) for unit in cargo(game, vehicle.id))
        land = game.scene.ground.land
        full = sum(
            1 << hex
            for hex in game.scene.grid.hexes
            if land >> hex & 1 and load and game.loads[hex] + load > game.scene.room(game, hex)
        )
        return reach(
            BuffaloWays(game, vehicle),
            vehicle.hex,
            profile_of(game, vehicle).mp * HALF,
            blocked=game.closed(vehicle.seat),
            may_not_stop=full & ~(1 << vehicle.hex),
            must_stop=mined_hexes(game),
        )

    def ask_drive(self, game: Game) -> Step:
        """Ask where to; its own hex is to stay."""
        options = [DriveTo(hex) for hex in self.reach(game).cost]
        vehicle = game.transports[self.transport]
        return Ask(vehicle.seat, DRIVE, options, self.driven, self.why_not_drive, args={"transport": self.transport})

    def why_not_drive(self, game: Game, choice: DriveTo) -> Refusal | None:
        """Within its points.  [tof.9.buffalo-costs]"""
        if choice.hex in self.reach(game).cost:
            return None
        return Refusal("tof.9.buffalo-costs", {"transport": self.transport, "hex": choice.hex})

    def driven(self, game: Game, choice: DriveTo) -> Step:
        """It drives there; in mines that it enters it may be struck.  [tof.9.mines-stop]"""
        enters = choice.hex != game.transports[self.transport].hex
        sail(game, self.transport, choice.hex)
        if enters and cargo(game, self.transport) and strikes(game, choice.hex):
            return Call(LoseAboard(self.transport), then=self.land)
        return Goto(self.land)

    def land(self, game: Game) -> Step:
        """On land its passengers dismount; at sea they stay aboard until the next turn.  [tof.9.mines-next-turn]"""
        vehicle = game.transports[self.transport]
        if game.scene.ground.land >> vehicle.hex & 1:
            for unit in cargo(game, vehicle.id):
                take_hold(game, unit, vehicle.hex)
            disembark(game, vehicle.id, vehicle.hex)
        return self.done()


class BuffaloWays:
    """Steps on land as motorised units pay them, over the sea, and over rivers.

    [tof.9.buffalo-costs tof.9.buffalo-passengers]
    """

    __slots__ = ("_game", "_grips", "_order", "_rows")

    def __init__(self, game: Game, vehicle: Transport) -> None:
        self._game = game
        self._rows = game.scene.ground.ways[Going("mot", game.muddy, game.now.flooded)]
        self._grips = game.grips[vehicle.seat]
        self._order = game.scene.rulebook.orders[MANEUVER]

    def __getitem__(self, here: Hex, /) -> Steps:
        """See `Costs`."""
        found = []
        for near, water, _ in self._game.scene.ground.around[here]:
            cost = self._cost(here, near, water)
            if cost is not None and not why_barred(
                self._order, Grip(self._grips[here]), Grip(self._grips[near]), False
            ):
                found.append((cost, (near,)))
        found.sort()
        return tuple(found)

    def _cost(self, here: Hex, near: Hex, water: int) -> int | None:
        """Three points for a sea hex, one more over a major river, nothing more over a minor one; roads help."""
        game, numbers = self._game, self._game.scene.rulebook.coast
        over = numbers.buffalo_major if water == MAJOR else 0
        if game.scene.ground.sea >> near & 1:
            return numbers.buffalo_sea + over
        across = game.scene.ground.terrain(near, game.now.flooded).cost("mot")
        way = next((way for way in self._rows[here] if way.to == near), None)
        prices = [across + over] if across is not None else []
        if way is not None and way.road and (way.bridge < 0 or not game.down >> way.bridge & 1):
            prices.append(way.road)
        return min(prices) if prices else None
