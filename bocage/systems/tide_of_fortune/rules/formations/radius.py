"""Command: which units their headquarters reaches, and what becomes of those that it does not."""

from __future__ import annotations

from bocage.board.hex import Reach, reach
from bocage.kernel import Ask, Frame, Goto, Refusal, Step
from bocage.systems.tide_of_fortune.rules.formations import kampfgruppen
from bocage.systems.tide_of_fortune.rules.formations.kampfgruppen import Adopt, EndAdoption
from bocage.systems.tide_of_fortune.rules.formations.reaching import radius, reaches
from bocage.systems.tide_of_fortune.rules.movement.movement import Movement
from bocage.systems.tide_of_fortune.rules.movement.ways import allowance
from bocage.systems.tide_of_fortune.rules.zones.stacking import crowded
from bocage.systems.tide_of_fortune.schema.vocabulary import OrderKind
from bocage.systems.tide_of_fortune.state.events import command as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.indexing import load_of
from bocage.systems.tide_of_fortune.state.records import GERMAN, NONE, DivisionId, Unit

ADOPT = "command.adopt"


class CommandCheck(Frame[None]):
    """Battle groups are formed, then units that no headquarters reaches are marked, for the whole turn.

    [tof.3.cmd-phase tof.3.cmd-whole-turn tof.ruling.kg-when tof.ruling.hq-command-line]
    """

    def start(self, game: Game) -> Step:
        """Who was taken over at the last check goes back to his own."""
        kampfgruppen.dissolve(game)
        return Goto(self.ask)

    def ask(self, game: Game) -> Step:
        """The German may give units to named headquarters.  [tof.9.kg-rule]"""
        offers: list[Adopt | EndAdoption] = [*kampfgruppen.adoptions(game), kampfgruppen.END]
        return Ask(GERMAN, ADOPT, offers, self.chosen, self.why_not)

    def why_not(self, game: Game, choice: Adopt | EndAdoption) -> Refusal | None:
        """See `kampfgruppen`."""
        return None if isinstance(choice, EndAdoption) else kampfgruppen.why_not_adopt(game, choice)

    def chosen(self, game: Game, choice: Adopt | EndAdoption) -> Step:
        """Take one over, or go on to the check."""
        if isinstance(choice, EndAdoption):
            return Goto(self.check)
        kampfgruppen.adopt(game, choice)
        return Goto(self.ask)

    def check(self, game: Game) -> Step:
        """Mark those that are out of command, and take the marker from those that are not.

        [tof.3.cmd-occ-marker tof.3.cmd-occ-duration tof.3.asset-no-occ tof.ruling.occ-spelling]
        """
        for unit in game.units:
            if unit.on_map and unit.division != NONE:
                lost = not reaches(game, game.divisions[unit.division], unit)
                if lost is not unit.occ:
                    game.put(unit.but(occ=lost))
                    game.emit(events.OutOfCommand(unit.id) if lost else events.InCommand(unit.id))
        return self.done()


def why_cannot_move(game: Game, unit: Unit) -> Refusal | None:
    """The headquarters of an army or a corps moves once a turn.  [tof.4.army-hq]"""
    if game.profile(unit).role == "higher" and unit.travelled == game.now.turn:
        return Refusal("tof.4.army-hq", {"unit": unit.id})
    return None


def is_adrift(unit: Unit) -> bool:
    """Whether a unit is out of command, and nobody has taken it along as an asset.

    [tof.3.cmd-occ-idle tof.3.asset-no-occ tof.ruling.hq-lost]
    """
    return unit.occ and unit.attached == NONE


def why_cannot_attack(game: Game, unit: Unit) -> Refusal | None:
    """Who is out of command attacks in no way, nor in the impulse in which he comes back.

    [tof.3.cmd-occ-no-attack tof.3.cmd-occ-return]
    """
    if is_adrift(unit):
        return Refusal("tof.3.cmd-occ-no-attack", {"unit": unit.id})
    if unit.returned and unit.returned == game.now.impulse:
        return Refusal("tof.3.cmd-occ-return", {"unit": unit.id})
    return None


def why_must_return(game: Game, number: DivisionId) -> Refusal | None:
    """Units that are out of command move before an order's movement ends.  [tof.3.cmd-occ-return]"""
    for unit in game.units_of(game.members[number]):
        if unit.occ and unit.acted != game.now.impulse:
            return Refusal("tof.3.cmd-occ-return", {"unit": unit.id})
    return None


def travels_with(game: Game, unit: Unit, number: DivisionId) -> bool:
    """Whether a unit is the headquarters of the army of a division, or of a corps in it.  [tof.4.army-hq]"""
    profile = game.profile(unit)
    return profile.role == "higher" and profile.home == game.armies[game.divisions[number].army].name


def higher_headquarters(game: Game, number: DivisionId) -> list[Unit]:
    """The headquarters above a division that may still move with it in this turn.  [tof.4.army-hq]"""
    return [unit for unit in game.units if unit.on_map and travels_with(game, unit, number)]


class ReturnToCommand(Movement):
    """A unit out of command goes into the radius of its headquarters, or as near to it as it can, and stops there.

    [tof.3.cmd-occ-return tof.3.cmd-occ-idle]
    """

    def reach(self, game: Game) -> Reach:
        """The hexes where it comes under command; failing these, the nearest to its headquarters."""
        unit = game.unit(self.unit)
        division = game.divisions[unit.division]
        hq = game.hq_of(division)
        if not hq.on_map or hq.disrupted or reaches(game, division, unit):
            return reach(self.ways(game), unit.hex, 0)
        grid = game.scene.grid
        stop = grid.within(hq.hex, radius(game, division, unit.disrupted))
        everywhere = self._search(game, unit, stop, 0)
        goals = [hex for hex in everywhere.cost if stop >> hex & 1]
        if not goals:
            least = min(grid.distance(hex, hq.hex) for hex in (*everywhere.cost, unit.hex))
            now = grid.distance(unit.hex, hq.hex)
            goals = [hex for hex in everywhere.cost if grid.distance(hex, hq.hex) == least < now]
        others = sum(1 << hex for hex in everywhere.cost if hex not in goals and hex != unit.hex)
        return self._search(game, unit, stop, others)

    def _search(self, game: Game, unit: Unit, must_stop: int, may_not_stop: int) -> Reach:
        full = crowded(game, unit.seat, load_of(game, unit)) & ~(1 << unit.hex)
        return reach(
            self.ways(game),
            unit.hex,
            self.points,
            blocked=game.closed(unit.seat),
            may_not_stop=full | may_not_stop,
            must_stop=must_stop,
            toll=self.tolls(game, unit),
        )

    def why_not_halt(self, game: Game, unit: Unit) -> Refusal | None:
        """It does not stay away where it can come nearer."""
        if len(self.reach(game).cost) > 1:
            return Refusal("tof.3.cmd-occ-return", {"unit": unit.id})
        return super().why_not_halt(game, unit)

    def halt(self, game: Game) -> Step:
        """Under command again it may neither move nor attack any more in this impulse."""
        step = super().halt(game)
        unit = game.unit(self.unit)
        if unit.on_map and unit.occ and reaches(game, game.divisions[unit.division], unit):
            game.put(unit.but(occ=False, returned=game.now.impulse))
            game.emit(events.InCommand(unit.id))
        return step


def begin_return(game: Game, unit: Unit, order: OrderKind) -> ReturnToCommand:
    """A unit that is out of command sets out, as `begin_movement` does."""
    origin = game.grip(unit.seat, unit.hex)
    game.put(unit.but(moving=True))
    return ReturnToCommand(unit.id, order, allowance(game, unit, order), unit.hex, origin, delayed=True)


def note_travel(game: Game, unit: Unit) -> None:
    """The headquarters of an army or a corps has moved in this turn.  [tof.4.army-hq]"""
    if game.profile(unit).role == "higher":
        game.put(unit.but(travelled=game.now.turn))
