"""Reserves: held back under a marker until they are released."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.board.hex import Hex
from bocage.kernel import Ask, Call, Frame, Goto, Item, Option, Refusal, Step
from bocage.kernel.records import ActorId, AimId
from bocage.systems.tide_of_fortune.rules.zones.holding import take_hold
from bocage.systems.tide_of_fortune.rules.zones.stacking import is_overstacked
from bocage.systems.tide_of_fortune.scene.ground import Going
from bocage.systems.tide_of_fortune.state.events import movement as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.indexing import load_of
from bocage.systems.tide_of_fortune.state.records import ALLIED, GERMAN, DivisionId, Unit
from bocage.systems.tide_of_fortune.state.rolling import roll

DEPLOY = "reserve.deploy"


class Deploy(Option):
    """Put a unit of the reserve into a hex beside its headquarters."""

    unit: ActorId
    hex: AimId


class EndDeployment(Option):
    """Leave the others with the headquarters."""

    passes = True


DONE = EndDeployment()


class DeployReserve(Frame[None]):
    """A reserve is released: its units go to hexes around the headquarters until the stack is small enough.

    [tof.9.reserve-deploy]
    """

    division: DivisionId

    def start(self, game: Game) -> Step:
        """The marker is removed."""
        division = game.divisions[self.division]
        game.put(division.but(reserve=0, released=game.now.turn))
        game.emit(events.Released(self.division))
        return Goto(self.ask)

    def ask(self, game: Game) -> Step:
        """Ask for the next unit."""
        hq = game.hq_of(game.divisions[self.division])
        offers: list[Deploy | EndDeployment] = [
            Deploy(unit.id, hex)
            for unit in game.units_of(game.members[self.division] & ~(1 << hq.id))
            for hex in game.scene.grid.neighbours(hq.hex)
        ]
        legal = [choice for choice in [*offers, DONE] if self.why_not(game, choice) is None]
        if not legal:
            return self.done()
        args = {"division": self.division}
        return Ask(game.divisions[self.division].seat, DEPLOY, legal, self.chosen, self.why_not, args=args)

    def why_not(self, game: Game, choice: Deploy | EndDeployment) -> Refusal | None:
        """Beside the headquarters, where there is room and no enemy; the rest must fit.  [tof.9.reserve-deploy]"""
        hq = game.hq_of(game.divisions[self.division])
        if isinstance(choice, EndDeployment):
            full = is_overstacked(game, hq.hex)
            return Refusal("tof.9.reserve-deploy", {"division": self.division}) if full else None
        unit = game.unit(choice.unit)
        beside = choice.hex in game.scene.grid.neighbours(hq.hex)
        if unit.division != self.division or unit.hex != hq.hex or unit.id == hq.id or not beside:
            return Refusal("tof.9.reserve-deploy", {"division": self.division}, reason="where")
        return (
            None if takes(game, unit, choice.hex) else Refusal("tof.7.stack-end", {"unit": unit.id, "hex": choice.hex})
        )

    def chosen(self, game: Game, choice: Deploy | EndDeployment) -> Step:
        """It takes its place, and holds it.  [tof.ruling.hex-control-vp]"""
        if isinstance(choice, EndDeployment):
            return self.done()
        game.put(game.unit(choice.unit).but(hex=choice.hex))
        take_hold(game, game.unit(choice.unit), choice.hex)
        game.emit(events.Deployed(choice.unit, choice.hex))
        return Goto(self.ask)


def takes(game: Game, unit: Unit, hex: Hex) -> bool:
    """Whether a unit can go from its hex to one beside it and finds room there."""
    if game.occupied[1 - unit.seat] >> hex & 1:
        return False
    going = Going("mot" if game.profile(unit).motorised else "leg", game.muddy, game.now.flooded)
    rows = game.scene.ground.ways[going][unit.hex]
    open_way = any(way.to == hex and (way.field or way.bridge < 0 or not game.down >> way.bridge & 1) for way in rows)
    return open_way and game.loads[hex] + load_of(game, unit) <= game.scene.room(game, hex)


def met_reserves(game: Game, changed: Sequence[Item]) -> Frame[None] | None:
    """An Allied unit has come near a reserve, which is released at once.  [tof.9.reserve-proximity]"""
    if not game.alarm:
        return None
    for item in changed:
        if type(item) is Unit and item.seat == ALLIED and item.on_map and game.alarm >> item.hex & 1:
            near = game.scene.rulebook.reserves.release
            for division in game.divisions:
                hq = game.hq_of(division)
                if division.reserve and hq.on_map and game.scene.grid.distance(hq.hex, item.hex) <= near:
                    return DeployReserve(division.id)
    return None


class ReserveRelease(Frame[None]):
    """Two dice for each reserve: at most the number on its marker releases it.

    [tof.9.reserve-roll tof.3.post-reserves]
    """

    next: DivisionId = 0

    def start(self, game: Game) -> Step:
        """One after the other."""
        for division in game.divisions[self.next :]:
            if division.reserve and division.seat == GERMAN and game.hq_of(division).on_map:
                dice = roll(game, "reserve-release", GERMAN, 2)
                game.emit(events.ReserveTested(division.id, dice, division.reserve))
                if sum(dice) <= division.reserve:
                    return Call(DeployReserve(division.id), then=self.but(next=division.id + 1).start)
        return self.done()
