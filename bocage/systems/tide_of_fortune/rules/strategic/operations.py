"""Strategic operations: the sides alternate, the Allies first, and pay with command points left over."""

from __future__ import annotations

from bocage.kernel import Ask, Call, Frame, Goto, Option, Pass, Refusal, Seat, Step
from bocage.kernel.frames import PASS
from bocage.systems.tide_of_fortune.rules.strategic import airborne, landings, refit, road_march
from bocage.systems.tide_of_fortune.rules.strategic.airborne import AirborneOperation
from bocage.systems.tide_of_fortune.rules.strategic.landings import LandingOperation
from bocage.systems.tide_of_fortune.rules.strategic.refit import RefitOperation
from bocage.systems.tide_of_fortune.rules.strategic.road_march import RoadMarchOperation
from bocage.systems.tide_of_fortune.schema.vocabulary import StrategicKind
from bocage.systems.tide_of_fortune.state.events import strategic as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import ALLIED, other

OPERATION = "strategic.operation"
KINDS: tuple[StrategicKind, ...] = ("airborne", "landing", "road-march", "refit")


class Launch(Option):
    """Launch a strategic operation."""

    kind: StrategicKind


class StrategicPhase(Frame[None]):
    """Airborne operations, landings, Road Marches and refits, one at a time in turn, before command points arrive.

    [tof.3.strat-alternate tof.3.strat-cp-timing]
    """

    seat: Seat = ALLIED

    def start(self, game: Game) -> Step:
        """Ask the side whose turn it is, until both have passed."""
        if game.sides[self.seat].passed:
            if game.sides[other(self.seat)].passed:
                return self.done()
            return Goto(self.but(seat=other(self.seat)).start)
        offers: list[Launch | Pass] = [*(Launch(kind) for kind in KINDS), PASS]
        legal = [choice for choice in offers if self.why_not(game, choice) is None]
        return Ask(self.seat, OPERATION, legal, self.chosen, self.why_not, args={"cp": game.sides[self.seat].cp})

    def why_not(self, game: Game, choice: Launch | Pass) -> Refusal | None:
        """All of a turn are of the kind of the first; each costs a command point and needs somebody to carry it out.

        [tof.3.strat-one-type tof.ruling.one-type tof.3.strat-cost tof.3.strat-cp-timing]
        """
        if isinstance(choice, Pass):
            return None
        side, price = game.sides[self.seat], game.scene.rulebook.strategic.cp
        if choice.kind not in game.scene.scenario.strategic:
            return Refusal("tof.3.strat-alternate", {"kind": choice.kind})
        if side.strategic not in (None, choice.kind):
            return Refusal("tof.3.strat-one-type", {"kind": choice.kind})
        if side.cp < price:
            return Refusal("tof.3.strat-cost", {"points": price})
        match choice.kind:
            case "airborne":
                return airborne.why_not_launch(game, self.seat)
            case "landing":
                return landings.why_not_launch(game, self.seat)
            case "road-march":
                return road_march.why_not_launch(game, self.seat)
        return refit.why_not_launch(game, self.seat)

    def chosen(self, game: Game, choice: Launch | Pass) -> Step:
        """Pay and carry it out, then the other side has its turn; who passes makes no more in this turn."""
        side = game.sides[self.seat]
        if isinstance(choice, Pass):
            game.put(side.but(passed=True))
            return Goto(self.but(seat=other(self.seat)).start)
        game.put(side.but(cp=side.cp - game.scene.rulebook.strategic.cp, strategic=choice.kind))
        counted = game.now.counted + 1
        game.put(game.now.but(counted=counted, impulse=counted))
        game.emit(events.OperationLaunched(self.seat, choice.kind))
        return Call(frame_of(self.seat, choice.kind), then=self.but(seat=other(self.seat)).start)


def frame_of(seat: Seat, kind: StrategicKind) -> Frame[None]:
    """The procedure of a kind of operation."""
    match kind:
        case "airborne":
            return AirborneOperation(seat)
        case "landing":
            return LandingOperation(seat)
        case "road-march":
            return RoadMarchOperation(seat)
    return RefitOperation(seat)
