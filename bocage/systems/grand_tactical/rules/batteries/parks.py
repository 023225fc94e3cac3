"""Artillery Parks: made and dissolved in step E, joined by moving in, broken up by direct fire and assaults."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import Ask, Call, Frame, Goto, Option, Pass, Refusal, Seat, Step, UnitId
from bocage.kernel.frames import PASS
from bocage.kernel.records import ActorId, AimId
from bocage.systems.grand_tactical.rules.batteries.markers import lift, park_in, units_of
from bocage.systems.grand_tactical.rules.fire.results import out_of_contact
from bocage.systems.grand_tactical.rules.movement.stacking import has_column
from bocage.systems.grand_tactical.scene.profiles import ARTILLERY, HALF
from bocage.systems.grand_tactical.state.events import batteries as events
from bocage.systems.grand_tactical.state.events import movement as movement_events
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import NONE, OFF_MAP, Division, DivisionId, Park, ParkId, Unit

PARKS, IN_COLUMN = "artillery.park", "artillery.column"


class CreatePark(Option):
    """Make a Park in a hex, for a dispatch point."""

    division: DivisionId
    hex: AimId


class DissolvePark(Option):
    """Dissolve a Park."""

    park: ParkId


class ReturnInColumn(Option):
    """A battery of a dissolved Park comes out in Column."""

    unit: ActorId


class ParkChanges(Frame[None]):
    """A side makes Parks and dissolves them, as many as it likes.

    Whether it can pay is its secret: it is asked all the same.  [gts.park.create gts.park.dissolve]
    """

    seat: Seat

    def start(self, game: Game) -> Step:
        """Ask for the next change, while anything could be changed."""
        sites = self.sites(game)
        dissolve = [DissolvePark(park.id) for park in game.parks if park.seat == self.seat and park.hex != OFF_MAP]
        if not sites and not dissolve:
            return self.done()
        affordable = [site for site in sites if why_not_pay(game, site) is None]
        options: list[CreatePark | DissolvePark | Pass] = [PASS, *affordable, *dissolve]
        return Ask(self.seat, PARKS, options, self.chosen, self.why_not, hidden=bool(sites))

    def sites(self, game: Game) -> list[CreatePark]:
        """The hexes where a Division could make a Park, if it can pay."""
        found: dict[CreatePark, None] = {}
        for number in bits(game.present[self.seat]):
            unit = game.units[number]
            site = CreatePark(unit.division, unit.hex)
            if is_ready(game, unit) and site not in found and self.why_no_site(game, site) is None:
                found[site] = None
        return list(found)

    def why_not(self, game: Game, choice: CreatePark | DissolvePark | Pass) -> Refusal | None:
        """Own Parks are dissolved; a new one needs a marker, a hex with a ready battery, and a point."""
        match choice:
            case Pass():
                return None
            case DissolvePark(park=number):
                park = game.parks[number]
                own = park.seat == self.seat and park.hex != OFF_MAP
                return None if own else Refusal("gts.park.dissolve", {"park": number})
            case CreatePark():
                return self.why_no_site(game, choice) or why_not_pay(game, choice)

    def why_no_site(self, game: Game, choice: CreatePark) -> Refusal | None:
        """One Park a hex, of markers on the display, around a ready battery of the Division.

        [gts.park.create gts.park.one-per-hex gts.ruling.target-mounted-park]
        """
        division, hex = choice.division, choice.hex
        if game.divisions[division].seat != self.seat or free_marker(game, division) is None:
            return Refusal("gts.park.create", {"division": division}, reason="marker")
        if park_in(game, hex) is not None:
            return Refusal("gts.park.one-per-hex", {"hex": hex})
        if not ready_in(game, hex, division):
            return Refusal("gts.ruling.target-mounted-park", {"division": division, "hex": hex})
        return None

    def chosen(self, game: Game, choice: CreatePark | DissolvePark | Pass) -> Step:
        """Do it, and ask again."""
        match choice:
            case Pass():
                return self.done()
            case CreatePark(division=division, hex=hex):
                create(game, game.divisions[division], hex)
                return Goto(self.start)
            case DissolvePark(park=number):
                park = game.parks[number]
                return Call(ColumnOfDissolved(dissolve(game, park), park.hex), then=self.start)


class ColumnOfDissolved(Frame[None]):
    """Batteries come out of a dissolved Park dismounted; their owner may put one in Column.

    [gts.park.dissolve gts.ruling.dissolve-park-fire-phase gts.col.one-per-hex]
    """

    units: tuple[UnitId, ...]
    hex: AimId

    def start(self, game: Game) -> Step:
        """Ask which one, if there can be a Column in the hex."""
        seat = game.unit(self.units[0]).seat
        if has_column(game, self.hex, seat):
            return self.done()
        options: list[ReturnInColumn | Pass] = [PASS, *[ReturnInColumn(unit) for unit in self.units]]
        return Ask(seat, IN_COLUMN, options, self.chosen, self.why_not, args={"hex": self.hex})

    def why_not(self, game: Game, choice: ReturnInColumn | Pass) -> Refusal | None:
        """One that was in the Park."""
        if isinstance(choice, Pass) or choice.unit in self.units:
            return None
        return Refusal("gts.ruling.dissolve-park-fire-phase", {"unit": choice.unit})

    def chosen(self, game: Game, choice: ReturnInColumn | Pass) -> Step:
        """It is in Column now."""
        if isinstance(choice, ReturnInColumn):
            game.put(game.unit(choice.unit).but(column=True))
            game.emit(movement_events.ColumnFormed(choice.unit))
        return self.done()


# Making a Park


def why_not_pay(game: Game, site: CreatePark) -> Refusal | None:
    """A Park costs its own Division a dispatch point.  [gts.park.create gts.dp.own-division]"""
    if game.divisions[site.division].dp < game.scene.rulebook.dispatch.park:
        return Refusal("gts.park.create", {"division": site.division}, reason="points")
    return None


def is_indirect_he(game: Game, unit: Unit) -> bool:
    """Whether a unit is a battery that a Park can hold, mounted or not.

    [gts.park.only-orange gts.ind.black gts.ind.brown]
    """
    return game.scene.types[unit.type].weapon == "indirect-he"


def is_ready(game: Game, unit: Unit) -> bool:
    """Neither mounted, nor in Column, nor suppressed, nor in an entry hex or a Park.

    [gts.ruling.target-mounted-park]
    """
    return (
        is_indirect_he(game, unit)
        and unit.park == NONE
        and not (unit.mounted or unit.column or unit.suppressed or unit.entering)
    )


def ready_in(game: Game, hex: Hex, division: DivisionId) -> list[Unit]:
    """The ready batteries of a Division in a hex."""
    return [unit for unit in game.units_in(hex) if unit.division == division and is_ready(game, unit)]


def free_marker(game: Game, division: DivisionId) -> Park | None:
    """A Park marker on the display of a Division: their number is the limit.  [gts.park.create]"""
    return next((park for park in game.parks if park.division == division and park.hex == OFF_MAP), None)


def create(game: Game, division: Division, hex: Hex) -> None:
    """The marker is laid, and all ready batteries of the Division in the hex go in.

    Artillery there has no position or entrenchment any more.

    [gts.park.create gts.ruling.target-mounted-park gts.park.no-dig]
    """
    park = free_marker(game, division.id)
    assert park is not None
    price = game.scene.rulebook.dispatch.park
    game.put(division.but(dp=division.dp - price, parks=division.parks + price))
    game.put(park.but(hex=hex))
    game.emit(events.ParkCreated(division.id, park.id, hex))
    for unit in ready_in(game, hex, division.id):
        game.put(unit.but(park=park.id))
        game.emit(events.ParkJoined(unit.id, park.id))
    for unit in list(game.units_in(hex)):
        if is_artillery(game, unit) and unit.shelter != "none":
            game.put(unit.but(shelter="none", built=NONE))


def is_artillery(game: Game, unit: Unit) -> bool:
    """Whether a unit is an Artillery Unit.  [gts.ind.artillery-def]"""
    return game.scene.types[unit.type].weapon in ARTILLERY


def why_no_digging(game: Game, unit: Unit) -> Refusal | None:
    """Artillery in the hex of a Park is never in an improved position nor entrenched.  [gts.park.no-dig]"""
    if is_artillery(game, unit) and park_in(game, unit.hex) is not None:
        return Refusal("gts.park.no-dig", {"unit": unit.id})
    return None


# Joining and leaving a Park


def why_not_join(game: Game, unit: Unit, points: int, arrived: bool) -> Refusal | None:
    """A battery joins a Park of its own Division by moving into its hex and dismounting there, at once or later.

    `points` are the half points that it has left: dismounting costs half its movement. Any unit may stand in the hex
    without joining.

    [gts.park.join gts.park.enter-hex-other-division gts.park.own-division gts.park.only-orange
    gts.ind.mortar gts.trans.dismount]
    """
    about = {"unit": unit.id}
    if not is_indirect_he(game, unit):
        return Refusal("gts.park.only-orange", about)
    park = park_in(game, unit.hex)
    if park is None or not (arrived or unit.mounted) or unit.park != NONE:
        return Refusal("gts.park.join", about)
    if park.division != unit.division:
        return Refusal("gts.park.own-division", about)
    return Refusal("gts.park.join", about, reason="points") if points < dismount_cost(game, unit) else None


def dismount_cost(game: Game, unit: Unit) -> int:
    """Half the movement of its transport, in half points; nothing for whoever is not mounted.  [gts.trans.dismount]"""
    return HALF * ((game.profile(unit).movement or 0) // HALF // 2) if unit.mounted else 0


def join(game: Game, unit: Unit) -> None:
    """A battery goes into the Park in its hex, out of Column and dismounted; nobody fires at that.

    [gts.park.join gts.opp.not-triggered]
    """
    park = park_in(game, unit.hex)
    assert park is not None
    game.put(unit.but(park=park.id, mounted=False, column=False))
    game.emit(events.ParkJoined(unit.id, park.id))


def why_frozen(game: Game, unit: Unit, leaving: tuple[UnitId, ...] = ()) -> Refusal | None:
    """Only self-propelled batteries leave a Park, and one battery must stay; all others neither move nor change.

    `leaving` are those who go with it.  [gts.park.frozen gts.park.immobile]
    """
    if unit.park == NONE:
        return None
    if not game.scene.types[unit.type].self_propelled:
        return Refusal("gts.park.frozen", {"unit": unit.id})
    stay = [one for one in units_of(game, unit.park) if one.id != unit.id and one.id not in leaving]
    return None if stay else Refusal("gts.park.frozen", {"unit": unit.id}, reason="last")


# Dissolving a Park


def dissolve(game: Game, park: Park) -> tuple[UnitId, ...]:
    """The marker goes back, the batteries stand in the hex, out of contact and out of Column.

    [gts.park.dissolve gts.contact.break]
    """
    inside = units_of(game, park.id)
    for unit in inside:
        game.put(out_of_contact(game, unit).but(park=NONE))
    lift(game, park)
    return tuple([unit.id for unit in inside])


def break_up_park_of(game: Game, target: Unit) -> None:
    """Direct fire is announced against a unit: if it is in a Park, the Park is dissolved.

    [gts.park.forced-dissolve]
    """
    if target.park != NONE:
        dissolve_under_fire(game, target.hex)


def dissolve_under_fire(game: Game, hex: Hex) -> None:
    """Direct fire at a battery in a Park, or an Assault that will take place, breaks the Park up at once.

    [gts.park.forced-dissolve gts.contact.break gts.ruling.dissolve-park-fire-phase]
    """
    park = park_in(game, hex)
    if park is not None:
        dissolve(game, park)
