"""Setting up on the map (Préparation 6 and 7): fortifications, units, concealed squads, op-fire mode."""

from __future__ import annotations

from functools import lru_cache

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import Ask, Call, Event, Frame, Goto, Option, Pass, PlaceId, Refusal, Seat, Step, UnitId
from bocage.kernel.records import ActorId, AimId
from bocage.systems.tide_of_iron.rules.fire.concealment import conceal, why_not_concealed
from bocage.systems.tide_of_iron.rules.initiative_order import PlayersInTurn
from bocage.systems.tide_of_iron.rules.movement.fortifications import SHELTERS, why_no_marker
from bocage.systems.tide_of_iron.rules.phases.status_phase import PlaceOpFire
from bocage.systems.tide_of_iron.rules.setup.placement import Placement, PlaceTheRest, distances_to_goals
from bocage.systems.tide_of_iron.rules.setup.supply import concealed_left
from bocage.systems.tide_of_iron.scene.scene import KEPT_OFFERS
from bocage.systems.tide_of_iron.schema.vocabulary import MarkerKind
from bocage.systems.tide_of_iron.state.game import NONE, OFF_BOARD, Force, Game, Unit, other
from bocage.systems.tide_of_iron.state.markers import lay

SQUAD = 0


class PlaceMarker(Option):
    """Put the fortification or obstacle in this hex."""

    hex: AimId
    kind: MarkerKind


@lru_cache(maxsize=KEPT_OFFERS)
def marker_options(hexes: int, kind: MarkerKind) -> tuple[PlaceMarker | PlaceTheRest, ...]:
    """To put a marker of a kind in one of some hexes, or to leave the rest to us."""
    return (*(PlaceMarker(hex, kind) for hex in bits(hexes)), PlaceTheRest())


class MarkerPlaced(Event):
    """A fortification or obstacle is placed."""

    hex: PlaceId
    kind: MarkerKind


class Fortify(PlayersInTurn):
    """The fortifications and obstacles that the scenario grants are placed in the deployment zone.

    [toi.setup.map toi.fort.sources]
    """

    prompt = "fortify"

    def serve(self, game: Game, seat: Seat) -> Step:
        """Ask for the place of the next marker."""
        force = game.forces[seat]
        if not force.markers:
            return self.next_turn()
        kind = force.markers[0]
        places = self.places(game)
        if not places:
            return Goto(self.leave_out)
        options = marker_options(places, kind)
        return Ask(seat, self.prompt, options, self.place, self.why_not, {"kind": kind})

    def force(self, game: Game) -> Force:
        """What the player has left to place."""
        return game.forces[self.seat(game)]

    def zone(self, game: Game) -> int:
        """The player's deployment zone, without the hexes that the enemy occupies."""
        side = game.divisions[self.force(game).id].side
        return game.scene.zones[side].deploy & ~game.occupied[other(side)]

    def places(self, game: Game) -> int:
        """The hexes of the zone that can take the next marker."""
        return self.zone(game) & hexes_open_to(game, self.force(game).markers[0])

    def why_not(self, game: Game, choice: PlaceMarker | PlaceTheRest) -> Refusal | None:
        """The rule that keeps a marker out of a hex."""
        if isinstance(choice, PlaceTheRest):
            return None
        if choice.kind != self.force(game).markers[0] or not self.zone(game) >> choice.hex & 1:
            return Refusal("toi.setup.place-units", {"place": choice.hex}, "marker")
        return why_no_marker_at(game, choice.kind, choice.hex)

    def place(self, game: Game, choice: PlaceMarker | PlaceTheRest) -> Step:
        """One more marker, or all of them."""
        if isinstance(choice, PlaceTheRest):
            return Goto(self.quick)
        put_marker(game, self.force(game), choice.hex)
        return Goto(self.start)

    def leave_out(self, game: Game) -> Step:
        """There is no hex for the next marker: it stays in the box."""
        force = self.force(game)
        game.put(force.but(markers=force.markers[1:]))
        return Goto(self.start)

    def quick(self, game: Game) -> Step:
        """Place the next marker close to an objective."""
        force, places = self.force(game), self.places(game)
        if not places:
            return Goto(self.leave_out)
        put_marker(game, force, nearest_to_goals(game, places))
        return Goto(self.quick if self.force(game).markers else self.start)


def why_no_marker_at(game: Game, kind: MarkerKind, hex: Hex) -> Refusal | None:
    """Where a marker cannot lie: on ground that nobody enters, a shelter where one cannot dig, or in a full hex.

    [toi.spec.engineer-dig-limits toi.fort.max-three]
    """
    terrain = game.scene.terrain[hex]
    if terrain.squad is None or (kind in SHELTERS and not terrain.digging):
        return Refusal("toi.spec.engineer-dig-limits", {"place": hex})
    return why_no_marker(game, kind, hex)


def hexes_open_to(game: Game, kind: MarkerKind) -> int:
    """The hexes in which a marker can lie, as a bitset."""
    scene = game.scene
    if kind not in SHELTERS:
        return scene.ground_for[SQUAD] & ~game.marked[kind]
    held = (game.marked["entrenchment"] | game.marked["pillbox"]) & scene.diggable
    full = sum(1 << hex for hex in bits(held) if why_no_marker(game, kind, hex) is not None)
    return scene.diggable & ~full


def put_marker(game: Game, force: Force, hex: Hex) -> None:
    """Lay the first of a player's markers in a hex."""
    kind = force.markers[0]
    game.put(force.but(markers=force.markers[1:]))
    lay(game, kind, hex)
    game.emit(MarkerPlaced(hex, kind))


def nearest_to_goals(game: Game, places: int) -> Hex:
    """The first hex of a bitset that is closest to an objective; each marker there counts like a hex more."""
    distances = distances_to_goals(game.scene.grid, tuple(goal.hex for goal in game.objectives))
    prices = [distances[hex] for hex in bits(places)]
    for marked in game.marked.values():
        if marked & places:
            prices = [price + (marked >> hex & 1) for price, hex in zip(prices, bits(places), strict=True)]
    return bits(places)[prices.index(min(prices))]


class Deploy(PlayersInTurn):
    """Step 6: in initiative order each player places his units in his deployment zone.

    [toi.setup.place-units toi.setup.build-order toi.multi.divisions]
    """

    def serve(self, game: Game, seat: Seat) -> Step:
        """The next player."""
        units = [unit.id for unit in game.units if unit.seat == seat and unit.hex == OFF_BOARD and unit.aboard == NONE]
        return Call(Placement(seat, tuple(units), "deploy"), then=self.onward) if units else self.next_turn()


class Conceal(Option):
    """Put a concealed marker on this squad."""

    unit: ActorId


class Concealed(Event):
    """A squad is concealed."""

    unit: UnitId


class ConcealSquads(PlayersInTurn):
    """Concealed markers that the scenario grants go on squads of the owner's choice, never on vehicles.

    [toi.setup.concealed toi.components.concealment-transport-tokens toi.ruling.concealed-markers-text]
    """

    prompt = "conceal"

    def serve(self, game: Game, seat: Seat) -> Step:
        """Ask for the next squad."""
        force = game.forces[seat]
        options = []
        if has_markers(game, force):
            squads = [game.units[number] for number in bits(game.present[seat] & ~game.vehicles)]
            options = [Conceal(unit.id) for unit in squads if why_no_marker_on(force, unit) is None]
        if not options:
            return self.next_turn()
        offer: list[Conceal | Pass] = [*options, Pass()]
        return Ask(seat, self.prompt, offer, self.mark, self.why_not, {"markers": force.concealed})

    def why_not(self, game: Game, choice: Conceal | Pass) -> Refusal | None:
        """Why a unit cannot be concealed."""
        if isinstance(choice, Pass):
            return None
        return why_no_marker_on(game.forces[self.seat(game)], game.unit(choice.unit))

    def mark(self, game: Game, choice: Conceal | Pass) -> Step:
        """Put the marker on the squad."""
        if isinstance(choice, Pass):
            return self.next_turn()
        force = game.forces[self.seat(game)]
        game.put(force.but(concealed=force.concealed - 1))
        game.emit(Concealed(choice.unit))
        conceal(game, game.unit(choice.unit))
        return Goto(self.start)


def has_markers(game: Game, force: Force) -> bool:
    """Whether a player was granted more concealed markers, and the box has one."""
    return force.concealed > 0 and concealed_left(game, game.divisions[force.id].side) > 0


def why_no_marker_on(force: Force, unit: Unit) -> Refusal | None:
    """A granted marker goes on a squad of one's own that stands on the map.  [toi.setup.concealed]"""
    if unit.seat != force.id or not unit.on_board or unit.concealed:
        return Refusal("toi.setup.concealed", {"unit": unit.id}, "squad")
    return why_not_concealed(unit)


class FirstOpFire(Frame[None]):
    """Step 7: before the first round each player may put units in op-fire mode; beginners leave this out.

    [toi.setup.op-fire toi.setup.op-fire-novice toi.ruling.setup-op-fire-number-of-units]
    """

    def start(self, game: Game) -> Step:
        """As in the Status phase, if the scenario has it."""
        if not game.scene.scenario.settings.setup_op_fire:
            return self.done()
        return Call(PlaceOpFire(), then=self.over)

    def over(self, game: Game) -> Step:
        """The battle begins."""
        return self.done()
