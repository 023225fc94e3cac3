"""Landings: barges carry units from port to port, Allied ones to the coast."""

from __future__ import annotations

from bocage.board.hex import Hex
from bocage.kernel import Ask, Call, Frame, Goto, Option, Refusal, Seat, Step
from bocage.kernel.records import ActorId, AimId
from bocage.systems.tide_of_fortune.rules.sea.losses import LoseAboard
from bocage.systems.tide_of_fortune.rules.sea.mines import strikes
from bocage.systems.tide_of_fortune.rules.sea.voyages import (
    cargo,
    disembark,
    embark,
    friendly_ports,
    hexes_at_sea,
    profile_of,
    sail,
    seaway,
    weight,
)
from bocage.systems.tide_of_fortune.rules.strategic.limit import why_too_many
from bocage.systems.tide_of_fortune.rules.zones.holding import take_hold
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.indexing import load_of
from bocage.systems.tide_of_fortune.state.records import ALLIED, NONE, OFF_MAP, Transport, TransportId

TRANSPORT, LOAD, SAIL = "landing.transport", "landing.load", "landing.sail"


class UseTransport(Option):
    """Use these barges."""

    transport: TransportId


class EndLandingOperation(Option):
    """Use no more barges."""

    passes = True


class Embark(Option):
    """This unit goes aboard."""

    unit: ActorId


class EndLoading(Option):
    """Nobody more goes aboard."""

    passes = True


class SailTo(Option):
    """Sail to a hex."""

    hex: AimId


END, END_LOADING = EndLandingOperation(), EndLoading()


class LandingOperation(Frame[None]):
    """Barges load in a port and sail, each once a turn; up to three divisions go aboard.

    [tof.ruling.barge-op tof.ruling.landing-allied tof.3.landing-barges tof.3.landing-none-large]
    """

    seat: Seat
    transport: TransportId = NONE

    def start(self, game: Game) -> Step:
        """Ask which barges."""
        offers: list[UseTransport | EndLandingOperation] = [UseTransport(one.id) for one in game.transports]
        legal = [choice for choice in [*offers, END] if self.why_not(game, choice) is None]
        return Ask(self.seat, TRANSPORT, legal, self.chosen, self.why_not)

    def why_not(self, game: Game, choice: UseTransport | EndLandingOperation) -> Refusal | None:
        """See `why_not_use`."""
        if isinstance(choice, EndLandingOperation):
            return None
        return why_not_use(game, self.seat, game.transports[choice.transport])

    def chosen(self, game: Game, choice: UseTransport | EndLandingOperation) -> Step:
        """Units go aboard."""
        if isinstance(choice, EndLandingOperation):
            return self.done()
        return Goto(self.but(transport=choice.transport).ask_load)

    def ask_load(self, game: Game) -> Step:
        """Ask who goes aboard, in port."""
        barge = game.transports[self.transport]
        offers: list[Embark | EndLoading] = [Embark(unit.id) for unit in game.units_in(barge.hex)]
        legal = [choice for choice in [*offers, END_LOADING] if self.why_not_load(game, choice) is None]
        return Ask(self.seat, LOAD, legal, self.loaded, self.why_not_load, args={"transport": self.transport})

    def why_not_load(self, game: Game, choice: Embark | EndLoading) -> Refusal | None:
        """Own units in the port, as many as there is room for, and of three divisions at most.

        [tof.9.barge-capacity tof.9.barge-motorised tof.3.landing-barges]
        """
        if isinstance(choice, EndLoading):
            return None
        barge, unit = game.transports[self.transport], game.unit(choice.unit)
        about = {"unit": unit.id, "transport": barge.id}
        division = game.commander(unit)
        if unit.seat != self.seat or unit.hex != barge.hex or (division is not None and division.reserve):
            return Refusal("tof.9.barge-capacity", about)
        if not friendly_ports(game, self.seat) >> barge.hex & 1:
            return Refusal("tof.9.barge-capacity", about)
        aboard = cargo(game, barge.id)
        most = profile_of(game, barge).carries
        if sum(weight(game, one) for one in aboard) + weight(game, unit) > most:
            return Refusal("tof.9.barge-capacity", {**about, "most": most}, "most")
        divisions = {one.division for one in (*aboard, unit) if one.division != NONE}
        return why_too_many(game, len(divisions))

    def loaded(self, game: Game, choice: Embark | EndLoading) -> Step:
        """The next one, or set sail."""
        if isinstance(choice, EndLoading):
            return Goto(self.ask_sail)
        embark(game, game.unit(choice.unit), self.transport)
        return Goto(self.ask_load)

    def ask_sail(self, game: Game) -> Step:
        """Ask where to; staying ends it."""
        barge = game.transports[self.transport]
        found = seaway(game, barge)
        offers = [SailTo(hex) for hex in found.cost]
        legal = [choice for choice in offers if self.why_not_sail(game, choice) is None]
        return Ask(self.seat, SAIL, legal, self.sailed, self.why_not_sail, args={"transport": self.transport})

    def why_not_sail(self, game: Game, choice: SailTo) -> Refusal | None:
        """Twelve sea hexes to a port with room for all, or to the open sea; or it stays where it is.

        [tof.9.barge-capacity tof.9.barge-at-sea tof.3.landing-barges tof.7.stack-end]
        """
        barge = game.transports[self.transport]
        found = seaway(game, barge)
        about = {"transport": barge.id, "hex": choice.hex}
        if choice.hex not in found.cost:
            return Refusal("tof.9.barge-capacity", about, "far")
        far = profile_of(game, barge).sea_hexes
        if choice.hex != barge.hex and far and hexes_at_sea(game, found, choice.hex) > far:
            return Refusal("tof.9.barge-capacity", about, "far")
        if not game.scene.ground.sea >> choice.hex & 1:
            load = sum(load_of(game, unit) for unit in cargo(game, barge.id))
            if game.loads[choice.hex] + load > game.scene.room(game, choice.hex):
                return Refusal("tof.7.stack-end", about, "aboard")
        return None

    def sailed(self, game: Game, choice: SailTo) -> Step:
        """It comes there; in mines that it enters an Allied one may be struck.  [tof.9.mines-stop]"""
        enters = choice.hex != game.transports[self.transport].hex
        sail(game, self.transport, choice.hex)
        if enters and self.seat == ALLIED and cargo(game, self.transport) and strikes(game, choice.hex):
            return Call(LoseAboard(self.transport), then=self.land)
        return Goto(self.land)

    def land(self, game: Game) -> Step:
        """On land all go ashore.  [tof.ruling.barge-op]"""
        barge = game.transports[self.transport]
        if not game.scene.ground.sea >> barge.hex & 1:
            for unit in cargo(game, barge.id):
                take_hold(game, unit, barge.hex)
            disembark(game, barge.id, barge.hex)
        return Goto(LandingOperation(self.seat).start)


def why_not_use(game: Game, seat: Seat, transport: Transport) -> Refusal | None:
    """Own barges that lie somewhere and have not moved in this turn, with somebody to carry.

    [tof.ruling.barge-op tof.9.barge-capacity]
    """
    about = {"transport": transport.id}
    if transport.seat != seat or transport.hex == OFF_MAP or profile_of(game, transport).mp:
        return Refusal("tof.ruling.barge-op", about)
    if transport.moved == game.now.turn:
        return Refusal("tof.ruling.barge-op", about, "moved")
    return None if seaway_open(game, transport.hex) else Refusal("tof.9.barge-capacity", reason="nobody")


def seaway_open(game: Game, hex: Hex) -> bool:
    """Whether there is sea to sail on."""
    return bool(game.scene.ground.sea & (game.scene.grid.adjacent[hex] | 1 << hex))


def why_not_launch(game: Game, seat: Seat) -> Refusal | None:
    """There are barges to use.  [tof.ruling.barge-op]"""
    if any(why_not_use(game, seat, one) is None for one in game.transports):
        return None
    return Refusal("tof.ruling.barge-op", reason="nobody")
