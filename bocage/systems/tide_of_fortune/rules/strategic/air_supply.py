"""Supply from the air: what paratroops without a line on the ground live on, and what hunger does to them."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.kernel import Ask, Frame, Goto, Option, Pass, Refusal, Step
from bocage.kernel.frames import PASS
from bocage.systems.tide_of_fortune.rules.strategic.drop import airlift_left, use_airlift
from bocage.systems.tide_of_fortune.rules.supply.lines import has_line
from bocage.systems.tide_of_fortune.state.events import strategic as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import ALLIED, Division, DivisionId, Unit

SUPPLY = "air-supply.division"


class SupplyByAir(Option):
    """Spend Airlift on a division."""

    division: DivisionId


class AirSupply(Frame[None]):
    """Airborne divisions that are not supplied on the ground are supplied from the air, or go hungry.

    [tof.3.air-resupply tof.3.air-supplied-side tof.3.air-unsupplied-iso]
    """

    fed: tuple[DivisionId, ...] = ()

    def start(self, game: Game) -> Step:
        """Ask which are supplied."""
        offers: list[SupplyByAir | Pass] = [SupplyByAir(one.id) for one in game.divisions]
        legal = [choice for choice in [*offers, PASS] if self.why_not(game, choice) is None]
        return Ask(ALLIED, SUPPLY, legal, self.chosen, self.why_not, args={"points": airlift_left(game)})

    def why_not(self, game: Game, choice: SupplyByAir | Pass) -> Refusal | None:
        """A point for each that needs it, as the weather allows.  [tof.3.air-resupply tof.ruling.rain-airlift]"""
        if isinstance(choice, Pass):
            return None
        division = game.divisions[choice.division]
        if division.id in self.fed or not is_airborne(game, division) or has_line(game, division):
            return Refusal("tof.3.air-resupply", {"division": division.id})
        if airlift_left(game) < game.scene.rulebook.airborne.resupply:
            return Refusal("tof.3.air-airlift", {"points": airlift_left(game)})
        return None

    def chosen(self, game: Game, choice: SupplyByAir | Pass) -> Step:
        """It is supplied; when no more are, the others go hungry."""
        if isinstance(choice, Pass):
            return Goto(self.judge)
        use_airlift(game, game.scene.rulebook.airborne.resupply)
        game.emit(events.SuppliedByAir(choice.division))
        return Goto(self.but(fed=(*self.fed, choice.division)).start)

    def judge(self, game: Game) -> Step:
        """Who is not supplied is flipped, and after three turns isolated.

        [tof.3.air-supplied-side tof.3.air-unsupplied-iso tof.ruling.iso-hq-flip tof.2.hq-reverse]
        """
        for division in game.divisions:
            if not is_airborne(game, division):
                continue
            if division.id in self.fed or has_line(game, division):
                if division.hungry:
                    game.put(division.but(hungry=0))
                continue
            hungry = division.hungry + 1
            game.put(division.but(hungry=hungry, fatigue=max(division.fatigue, 1)))
            game.emit(events.WentHungry(division.id, hungry))
            if starves(game, game.divisions[division.id]):
                for number in bits(game.members[division.id]):
                    game.put(game.unit(number).but(iso=True))
        return self.done()


def is_airborne(game: Game, division: Division) -> bool:
    """Whether a division of paratroops is on the map."""
    return game.scene.printed(division.id).airborne and game.hq_of(division).on_map


def starves(game: Game, division: Division) -> bool:
    """Whether a division has been without supply for so many turns that it is isolated.  [tof.3.air-unsupplied-iso]"""
    return division.hungry >= game.scene.rulebook.airborne.hungry


def remains_isolated(game: Game, unit: Unit) -> bool:
    """Whether a unit's marker outlasts the turn: hunger isolates until there is supply.  [tof.3.air-unsupplied-iso]"""
    return unit.division >= 0 and starves(game, game.divisions[unit.division])


def is_fed(division: Division) -> bool:
    """Whether paratroops without a link may choose an Advance or a Maneuver in their bonus movement.

    [tof.3.air-supplied-orders tof.3.air-unsupplied-limits tof.ruling.airborne-bonus]
    """
    return not division.hungry


def why_not_linked(game: Game, division: Division) -> Refusal | None:
    """Paratroops are given orders only with a line of supply and a corps headquarters within fifteen hexes.

    [tof.3.air-corps-link tof.3.air-no-link tof.ruling.airborne-link]
    """
    if not is_airborne(game, division):
        return None
    hq, most = game.hq_of(division), game.scene.rulebook.airborne.link
    linked = any(
        game.profile(unit).role == "higher"
        and game.profile(unit).look == "corps"
        and game.scene.grid.distance(unit.hex, hq.hex) <= most
        for unit in game.units_of(game.present[division.seat])
    )
    if linked and has_line(game, division):
        return None
    return Refusal("tof.3.air-corps-link", {"division": division.id})
