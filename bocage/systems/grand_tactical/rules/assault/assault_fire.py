"""Assault Fire: each unit of one side fires with its Fire Value, then with its Assault Value."""

from __future__ import annotations

from bocage.kernel import Ask, Call, Frame, Goto, Option, Refusal, Step, UnitId
from bocage.kernel.records import ActorId, TargetId
from bocage.systems.grand_tactical.rules.activation.actions import Units
from bocage.systems.grand_tactical.rules.assault.advance import still_in
from bocage.systems.grand_tactical.rules.command.quality import QualityTest
from bocage.systems.grand_tactical.rules.fire.modifiers import Aim
from bocage.systems.grand_tactical.rules.fire.shot import Shot, has_company, take_aim
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import Unit

FIRST_SHOT, SECOND_SHOT = "assault.fire", "assault.second-shot"


class FireInAssault(Option):
    """A unit's first shot of the round."""

    until = "Volley"
    unit: ActorId
    target: TargetId


class FireAgain(Option):
    """The target of its second one."""

    until = "Volley"
    target: TargetId


class AssaultFire(Frame[None]):
    """The units of one side fire in the order that their owner likes; it is no action, and leaves no barrage.

    [gts.assault.def-fire gts.assault.att-fire gts.assault.sequential gts.assault.no-barrage-marker]
    """

    firers: Units
    targets: Units
    defending: bool

    def start(self, game: Game) -> Step:
        """Ask for the next who has a shot, while there is somebody to fire at."""
        firers = self.ready(game)
        targets = standing(game, self.targets, self.defending)
        if not firers or not targets:
            return self.done()
        shots = [FireInAssault(unit, target) for unit in firers for target in targets]
        return Ask(game.unit(firers[0]).seat, FIRST_SHOT, shots, self.chosen, self.why_not)

    def ready(self, game: Game) -> Units:
        """Those who have yet to fire and can; an attacker who is suppressed no longer does."""
        able = standing(game, self.firers, not self.defending)
        return tuple([unit for unit in able if shots_of(game, game.unit(unit))])

    def why_not(self, game: Game, choice: FireInAssault) -> Refusal | None:
        """Each unit once, at units of the other side in the Assault."""
        if choice.unit not in self.firers or choice.unit not in standing(game, self.firers, not self.defending):
            return Refusal("gts.assault.def-fire", {"unit": choice.unit})
        if not shots_of(game, game.unit(choice.unit)):
            return Refusal("gts.assault.fv-no", {"unit": choice.unit})
        return why_not_aimed(game, self.targets, self.defending, choice.target)

    def chosen(self, game: Game, choice: FireInAssault) -> Step:
        """Fire with both values."""
        rest = tuple([unit for unit in self.firers if unit != choice.unit])
        return Call(self.volley(game, choice), then=AssaultFire(rest, self.targets, self.defending).start)

    def volley(self, game: Game, choice: FireInAssault) -> Volley:
        """All its shots of the round."""
        shots = shots_of(game, game.unit(choice.unit))
        return Volley(choice.unit, choice.target, self.targets, self.defending, shots)


class Volley(Frame[None]):
    """The shots of one unit in a round: one test for its company bonus serves both.

    Targets are chosen one after the other, so that the first result is known.

    [gts.assault.def-fire gts.assault.att-fire gts.assault.bonus-each-round gts.assault.mods-both]
    """

    unit: UnitId
    target: UnitId
    targets: Units
    defending: bool
    shots: tuple[bool, ...]
    bonus: bool = False

    def start(self, game: Game) -> Step:
        """Test for the bonus, if it could have one."""
        if has_company(game, game.unit(self.unit)):
            take_aim(game, self.aim(self.target))
            return Call(QualityTest(self.unit, "company-bonus"), then=self.tested)
        return Goto(self.fire)

    def tested(self, game: Game, passed: bool) -> Step:
        """With it or without."""
        return Goto(self.but(bonus=passed).fire)

    def fire(self, game: Game) -> Step:
        """One shot; range never matters, and ground does not protect attackers."""
        return Call(Shot(self.aim(self.target), self.bonus), then=self.but(shots=self.shots[1:]).fired)

    def aim(self, target: UnitId) -> Aim:
        """The next shot, at a target.  [gts.assault.mods-both]"""
        return Aim(self.unit, target, by_assault=self.shots[0], in_assault=True, at_attackers=self.defending)

    def fired(self, game: Game, effective: bool) -> Step:
        """The shot is resolved."""
        return Goto(self.again)

    def again(self, game: Game) -> Step:
        """Ask for the target of the next one."""
        targets = standing(game, self.targets, self.defending)
        if not self.shots or not targets:
            return self.done()
        seat = game.unit(self.unit).seat
        options = [FireAgain(target) for target in targets]
        return Ask(seat, SECOND_SHOT, options, self.chosen, self.why_not, args={"unit": self.unit})

    def why_not(self, game: Game, choice: FireAgain) -> Refusal | None:
        """Whoever of the other side is in the Assault."""
        return why_not_aimed(game, self.targets, self.defending, choice.target)

    def chosen(self, game: Game, choice: FireAgain) -> Step:
        """Fire at it."""
        return Goto(self.but(target=choice.target).fire)


def shots_of(game: Game, unit: Unit) -> tuple[bool, ...]:
    """The shots of a unit in a round, each whether it uses the Assault Value: first the Fire Value, then that.

    A coloured Assault Value is used twice, a suppressed unit uses it alone, mortars have no other, and who never fires
    has none.

    [gts.assault.def-fire gts.assault.def-suppressed gts.assault.def-red gts.assault.fv-no
    gts.ruling.assault-fire-indirect-fv gts.ruling.assault-fv-no-attacker]
    """
    profile = game.profile(unit)
    if profile.weapon is None:
        return ()
    by_assault = (True,) if profile.assault is not None else ()
    if unit.suppressed or profile.weapon == "mortar":
        return by_assault
    return (True, True) if profile.assaults_twice else (False, *by_assault)


def standing(game: Game, units: Units, attacking: bool) -> Units:
    """Those of a side who are in the Assault: attackers only while they are not suppressed."""
    if attacking:
        return still_in(game, units)
    return tuple([unit for unit in units if game.unit(unit).on_map])


def why_not_aimed(game: Game, targets: Units, attacking: bool, target: UnitId) -> Refusal | None:
    """One fires at units of the other side that are still in the Assault.  [gts.assault.mixed-fate]"""
    if target in standing(game, targets, attacking):
        return None
    return Refusal("gts.assault.mixed-fate", {"target": target})
