"""Refusing combat: a headquarters that is attacked may withdraw before the die, and tires by it."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.board.bits import bits
from bocage.board.hex import Hex, Reach, reach
from bocage.kernel import Ask, Call, Frame, Option, PlaceId, Refusal, Seat, Step, UnitId, Window
from bocage.kernel.records import ActorId, AimId
from bocage.systems.tide_of_fortune.rules.formations.fatigue import tire
from bocage.systems.tide_of_fortune.rules.movement.destinations import worth_listing
from bocage.systems.tide_of_fortune.rules.movement.movement import enter
from bocage.systems.tide_of_fortune.rules.movement.ways import Ways
from bocage.systems.tide_of_fortune.rules.zones.limits import CONTROLLED
from bocage.systems.tide_of_fortune.rules.zones.stacking import crowded
from bocage.systems.tide_of_fortune.scene.profiles import HALF
from bocage.systems.tide_of_fortune.state.events import combat as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.indexing import Grip, load_of
from bocage.systems.tide_of_fortune.state.records import NONE, Unit, other

WITHDRAW = "combat.withdraw"


class Refuse(Option):
    """Withdraw a headquarters before the combat."""

    unit: ActorId


class Withdraw(Option):
    """Withdraw to a hex."""

    hex: AimId


class Unbound(Ways):
    """Ways on which no zone holds anybody back."""

    __slots__ = ()

    def _barred(self, bound: int, to: Hex) -> str:
        return ""


def refuge(game: Game, hq: Unit) -> Reach:
    """Where a headquarters can withdraw to: six points, not into hexes that the enemy controls.

    [tof.9.hq-refuse-combat tof.ruling.hq-refuse-interrupt]
    """
    points = game.scene.rulebook.headquarters.refusal * HALF
    near = bits(game.scene.grid.within(hq.hex, points))
    held = sum(1 << hex for hex in near if Grip(game.grips[hq.seat][hex]) in CONTROLLED and hex != hq.hex)
    return reach(
        Unbound(game, hq, "maneuver", hq.hex, Grip.OPEN),
        hq.hex,
        points,
        blocked=game.closed(hq.seat) | held,
        may_not_stop=crowded(game, hq.seat, load_of(game, hq)) & ~(1 << hq.hex),
    )


class RefuseCombat(Window[Game, Refuse, None]):
    """The owner of headquarters in an attacked hex may withdraw them; other units fight on.

    [tof.9.hq-refuse-combat tof.ruling.hq-refuse-interrupt]
    """

    prompt = "combat.refuse"
    hex: PlaceId
    by: Seat

    def seats(self, game: Game) -> Sequence[Seat]:
        """The defender."""
        return (other(self.by),)

    def options(self, game: Game, seat: Seat) -> Sequence[Refuse]:
        """Each headquarters that can go somewhere."""
        return [Refuse(unit.id) for unit in game.units_in(self.hex) if self.why_not(game, Refuse(unit.id)) is None]

    def why_not(self, game: Game, choice: Option) -> Refusal | None:
        """Only headquarters, and only if there is somewhere to go."""
        if not isinstance(choice, Refuse):
            return None
        unit = game.unit(choice.unit)
        if unit.hex != self.hex or game.profile(unit).role not in ("hq", "higher"):
            return Refusal("tof.9.hq-refuse-combat", {"unit": unit.id})
        if len(refuge(game, unit).cost) == 1:
            return Refusal("tof.ruling.hq-refuse-interrupt", {"unit": unit.id})
        return None

    def react(self, game: Game, seat: Seat, choice: Refuse) -> Step:
        """It goes, and others may."""
        game.emit(events.CombatRefused(choice.unit))
        return Call(Withdrawal(choice.unit), then=self.again)


class Withdrawal(Frame[None]):
    """A headquarters goes somewhere before the combat, and tires.  [tof.9.hq-refuse-combat]"""

    unit: UnitId

    def start(self, game: Game) -> Step:
        """Ask where to."""
        hq = game.unit(self.unit)
        found = refuge(game, hq)
        options = [Withdraw(hex) for hex in worth_listing(game, hq, found)]
        everywhere = len(found.cost) > len(options) + 1
        if not options:
            options, everywhere = [Withdraw(hex) for hex in found.cost if hex != hq.hex], False
        args = {"unit": hq.id}
        return Ask(hq.seat, WITHDRAW, options, self.chosen, self.why_not, args=args, proposals=everywhere)

    def why_not(self, game: Game, choice: Withdraw) -> Refusal | None:
        """[tof.9.hq-refuse-combat tof.ruling.hq-refuse-interrupt]"""
        hq = game.unit(self.unit)
        if choice.hex != hq.hex and choice.hex in refuge(game, hq).cost:
            return None
        return Refusal("tof.ruling.hq-refuse-interrupt", {"unit": hq.id}, reason="where")

    def chosen(self, game: Game, choice: Withdraw) -> Step:
        """It goes there; it is flipped, or its operations are complete; more cannot happen to it.

        [tof.9.hq-refuse-combat tof.9.hq-refuse-ops-comp]
        """
        hq = game.unit(self.unit)
        for hex in refuge(game, hq).path(choice.hex):
            hq = enter(game, hq, hex)
        if hq.division != NONE:
            tire(game, hq.division, 1)
        return self.done()
