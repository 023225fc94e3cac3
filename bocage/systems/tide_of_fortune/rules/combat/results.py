"""Results: what the number of a combat does to each side, the defender first."""

from __future__ import annotations

from bocage.kernel import Ask, Call, Frame, Goto, Option, PlaceId, Refusal, Step, UnitId
from bocage.kernel.records import ActorId
from bocage.systems.tide_of_fortune.rules.combat.disruption import Disrupt, MakeRoomIn
from bocage.systems.tide_of_fortune.rules.combat.losses import StepLosses
from bocage.systems.tide_of_fortune.rules.combat.morale import Morale
from bocage.systems.tide_of_fortune.rules.combat.retreat import RetreatUnits
from bocage.systems.tide_of_fortune.schema.vocabulary import OrderKind
from bocage.systems.tide_of_fortune.state.game import Game

SHAKE = "combat.disrupt"


class DefenderResult(Frame[bool]):
    """The defender's number; answers whether the attackers have broken through.

    0: who fails a test retreats. 1: all are disrupted. 2: and retreat. 3: and lose a step. 4 and more: and retreat on.

    [tof.8.result-order tof.8.def-zero tof.8.def-one tof.8.def-two tof.8.def-three tof.8.def-four tof.8.def-five-plus
    tof.8.def-strict-order tof.ruling.def-zero-morale]
    """

    hex: PlaceId
    units: tuple[UnitId, ...]
    number: int
    foes: tuple[PlaceId, ...]
    bound: bool = False
    """Whether the defence has used an AB.  [tof.8.loss-ab-user]"""
    again: tuple[UnitId, ...] = ()

    def start(self, game: Game) -> Step:
        """A test, or disruption."""
        if self.number < 0 or not self.units:
            return self.done(False)
        if self.number == 0:
            return Call(Morale(self.units, "defence"), then=self.tested)
        settled = self.number >= game.scene.rulebook.defeat.retreat
        return Call(Disrupt(self.units, self.foes, self.bound, settled), then=self.disrupted)

    def tested(self, game: Game, failed: tuple[UnitId, ...]) -> Step:
        """Those that fail retreat a hex, and are not disrupted.  [tof.8.def-zero tof.ruling.def-zero-morale]"""
        return Call(RetreatUnits(failed, 1, self.foes, self.bound), then=self.over)

    def disrupted(self, game: Game, again: tuple[UnitId, ...]) -> Step:
        """From 2 on they retreat a hex.  [tof.8.def-two]"""
        shaken, defeat = self.but(again=again), game.scene.rulebook.defeat
        if self.number < defeat.retreat:
            return Goto(shaken.over)
        bound = self.bound and self.number < defeat.step
        return Call(RetreatUnits(self.units, 1, self.foes, bound), then=shaken.lose)

    def lose(self, game: Game) -> Step:
        """From 3 on they lose a step.  [tof.8.def-three]"""
        if self.number < game.scene.rulebook.defeat.step:
            return Goto(self.over)
        return Call(StepLosses(self.units, 1, self.bound), then=self.retreat_on)

    def retreat_on(self, game: Game) -> Step:
        """From 4 on they retreat a hex more for each.  [tof.8.def-four tof.8.def-five-plus]"""
        hexes = max(self.number - game.scene.rulebook.defeat.further + 1, 0)
        return Call(RetreatUnits(self.units, hexes, self.foes), then=self.over)

    def over(self, game: Game) -> Step:
        """Where disrupted units had to stay, they make room."""
        return Call(MakeRoomIn((self.hex,)), then=self.finish)

    def finish(self, game: Game) -> Step:
        """It is a breakthrough if all are gone, or all were forced back two hexes and more.

        [tof.8.bt-when tof.ruling.disrupt-again-add tof.8.loss-breakthrough]
        """
        defeat = game.scene.rulebook.defeat
        left = [unit for unit in self.units if game.unit(unit).on_map]
        if not left:
            return self.done(True)
        forced = 1 if self.number >= defeat.retreat else 0
        forced += max(self.number - defeat.further + 1, 0)
        forced += all(unit in self.again for unit in left)
        return self.done(forced >= defeat.breakthrough)


class Shake(Option):
    """Let this attacking unit be disrupted."""

    unit: ActorId


class AttackerResult(Frame[None]):
    """The attacker's number: so many units are disrupted, and a step is lost; beyond their number all retreat.

    0: one of those that fail a test is disrupted, and a step is lost. Under a Maneuver no step is lost.

    [tof.8.att-zero tof.8.att-number tof.8.att-maneuver tof.5.maneuver-no-loss tof.ruling.att-zero-disrupt]
    """

    hex: PlaceId
    units: tuple[UnitId, ...]
    number: int
    order: OrderKind
    bound: bool = False
    """Whether the attack has used an AB.  [tof.8.loss-ab-user]"""
    left: int = 0
    among: tuple[UnitId, ...] = ()
    picked: tuple[UnitId, ...] = ()

    def start(self, game: Game) -> Step:
        """A test, or a choice."""
        if self.number < 0:
            return self.done()
        if self.number == 0:
            return Call(Morale(self.units, "offence"), then=self.tested)
        return Goto(self.but(left=self.number, among=self.units).pick)

    def tested(self, game: Game, failed: tuple[UnitId, ...]) -> Step:
        """One of those that fail.  [tof.ruling.att-zero-disrupt]"""
        return Goto(self.but(left=1, among=failed).pick) if failed else self.done()

    def pick(self, game: Game) -> Step:
        """Ask who is disrupted, unless it is all of them."""
        rest = [unit for unit in self.among if unit not in self.picked]
        if self.left >= len(rest) or not self.left:
            return Goto(self.but(picked=(*self.picked, *rest[: self.left]), left=0).shake)
        options = [Shake(unit) for unit in rest]
        args = {"number": self.left}
        return Ask(game.unit(self.units[0]).seat, SHAKE, options, self.chosen, self.why_not, args=args)

    def why_not(self, game: Game, choice: Shake) -> Refusal | None:
        """Each once, and at 0 one that has failed.  [tof.8.att-number]"""
        fits = choice.unit in self.among and choice.unit not in self.picked
        return None if fits else Refusal("tof.8.att-number", {"unit": choice.unit})

    def chosen(self, game: Game, choice: Shake) -> Step:
        """One more."""
        return Goto(self.but(picked=(*self.picked, choice.unit), left=self.left - 1).pick)

    def shake(self, game: Game) -> Step:
        """They are disrupted."""
        settled = self.number > len(self.units)
        return Call(Disrupt(self.picked, (self.hex,), settled=settled), then=self.lose)

    def lose(self, game: Game, again: tuple[UnitId, ...]) -> Step:
        """Their headquarters takes a step, but not under a Maneuver.  [tof.8.att-maneuver tof.5.maneuver-no-loss]"""
        if game.scene.rulebook.orders[self.order].ignores_steps:
            return Goto(self.retreat)
        force = self.picked if self.number == 0 else self.units
        return Call(StepLosses(force, 1, self.bound), then=self.retreat)

    def retreat(self, game: Game) -> Step:
        """If the number exceeds their own, all go back a hex.  [tof.8.att-number]"""
        hexes = 1 if self.number > len(self.units) else 0
        return Call(RetreatUnits(self.units, hexes, (self.hex,)), then=self.finished)
