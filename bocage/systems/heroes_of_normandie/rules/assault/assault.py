"""Assault (Assaut): a unit tries to enter an enemy's square in its Movement Action, and one of them gives way."""

from __future__ import annotations

from typing import ClassVar

from bocage.board.bits import bits, mask
from bocage.kernel import Ask, Call, Goto, Option, Pool, Refusal, Roll, Step, UnitId
from bocage.kernel.records import AimId
from bocage.systems.heroes_of_normandie.rules.activation.act import Act, When
from bocage.systems.heroes_of_normandie.rules.assault.assault_values import (
    Clash,
    assault_of,
    attack_total,
    combat_value,
    defence_total,
    fights_with_two_dice,
    is_outside_arc,
    start_square,
    weapon_in_hand,
    why_not_clash,
)
from bocage.systems.heroes_of_normandie.rules.assault.charges import charges_against, spend_charge
from bocage.systems.heroes_of_normandie.rules.cards.holding.play_windows import before_assault
from bocage.systems.heroes_of_normandie.rules.fire.engagements import Engagement
from bocage.systems.heroes_of_normandie.rules.fire.losses import Destruction, StepLoss, suppress
from bocage.systems.heroes_of_normandie.rules.hiding.ambush import uncover
from bocage.systems.heroes_of_normandie.rules.movement.entering import doors_of, is_free, why_closed
from bocage.systems.heroes_of_normandie.rules.movement.forced_moves import ForcedMove, is_rooted
from bocage.systems.heroes_of_normandie.rules.structures.structures import structure_around
from bocage.systems.heroes_of_normandie.rules.vehicles.transport import carriers_near
from bocage.systems.heroes_of_normandie.state import events
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import NONE, Unit

ATTACK_DICE = 2
"""The dice of the attacker, and of a defender with Assault; the best counts.  [hon.assault.attacker-roll]"""


class Assault(Act):
    """Try to enter the square of an enemy unit."""

    until: ClassVar[str] = "AssaultAction"
    ends_move: ClassVar[bool] = True
    target: UnitId
    place: AimId

    @property
    def charge(self) -> str:
        """The weapon of a marker that it uses against a vehicle."""
        return ""

    def why_not(self, game: Game, unit: Unit, when: When) -> Refusal | None:
        """It is part of a Movement Action of the Activation phase; one may leap out of a vehicle for it.

        A shot on the move does not stand against it.
        [hon.assault.during-move hon.reserve.immutable hon.assault.from-transport
        hon.ruling.assault-after-fire-on-move]
        """
        about = {"unit": unit.id, "target": self.target}
        if when.phase == "reserve":
            return Refusal("hon.reserve.immutable", about, "assault")
        if when.mode != "moving":
            return Refusal("hon.assault.during-move", about)
        target = game.unit(self.target)
        if self.charge and self.charge not in charges_against(game, unit, target):
            return Refusal("hon.assault.x-target", about, "gear")
        return why_not_clash(game, unit, target, self.place, self.charge, when.left)

    def begin(self, game: Game, unit: Unit, when: When) -> AssaultAction:
        """The assault, from the square next to the defender."""
        start = start_square(game, unit, self.place)
        assert start is not None
        return AssaultAction(Clash(unit.id, self.target, start, self.place, self.charge))


class AssaultWith(Assault):
    """Assault a vehicle with the weapon of a marker.  [hon.ruling.assault-gear-for-x]"""

    gear: str

    @property
    def charge(self) -> str:
        """The weapon of the marker."""
        return self.gear


def assaults(game: Game, unit: Unit, when: When) -> list[Assault]:
    """All assaults that a unit may make now."""
    found: list[Assault] = []
    if when.phase != "activation" or when.mode != "moving" or when.left < 1 or unit.ambushed:
        return found
    near = 0
    for square in doors_of(game, unit):
        near |= game.scene.grid.adjacent[square]
    near &= game.infantry | game.lurking | game.vehicles
    if not near or assault_of(game, unit) is None:
        return found
    for place in bits(near):
        for target in game.units_in(place):
            if target.seat != unit.seat:
                found.append(Assault(target.id, place))
                found += [AssaultWith(target.id, place, gear) for gear in charges_against(game, unit, target)]
    return [act for act in found if act.why_not(game, unit, when) is None]


class DefendWith(Option):
    """Use a marker with this weapon against the vehicle."""

    gear: str


class DefendPlainly(Option):
    """Use no marker."""

    passes = True


class AssaultAction(Engagement[None]):
    """The resolution of an assault, from the attacker's leap to the last forced move. No one fires at it.

    [hon.assault.during-move hon.assault.start-square hon.ruling.assault-opfire]
    """

    clash: Clash
    die: int = 0
    """The attacker's best die."""

    @property
    def attack(self) -> Clash:
        """The assault."""
        return self.clash

    def start(self, game: Game) -> Step:
        """A hidden defender is found; one that cannot turn its weapon round in time is suppressed.

        [hon.ambush.assaulted hon.assault.outside-arc]
        """
        clash = self.clash
        game.emit(events.AssaultBegan(clash.attacker, clash.defender, clash.place))
        defender = game.unit(clash.defender)
        if defender.ambushed:
            uncover(game, defender)
        if clash.gear:
            spend_charge(game, game.unit(clash.attacker), clash.gear)
        if is_outside_arc(game, clash):
            suppress(game, game.unit(clash.defender), 1)
        return Goto(self.arm)

    def arm(self, game: Game) -> Step:
        """Infantry that a vehicle assaults may use a charge of its own.  [hon.ruling.assault-gear-for-x]"""
        attacker, defender = game.unit(self.clash.attacker), game.unit(self.clash.defender)
        if not self.is_met(game):
            return Goto(self.advance)
        options: list[DefendWith | DefendPlainly] = [
            DefendWith(gear) for gear in charges_against(game, defender, attacker)
        ]
        if not options:
            return Goto(self.announce)
        about = {"unit": defender.id, "enemy": attacker.id}
        return Ask(defender.seat, "assault.gear", [*options, DefendPlainly()], self.armed, self.why_not_arm, about)

    def is_met(self, game: Game) -> bool:
        """Whether the defender is still there: cards may have removed it or driven it off.  [hon.card.flee]"""
        defender = game.unit(self.clash.defender)
        return defender.on_board and self.clash.place in game.squares_of(defender)

    def why_not_arm(self, game: Game, choice: DefendWith | DefendPlainly) -> Refusal | None:
        """Only with a marker that it has."""
        attacker, defender = game.unit(self.clash.attacker), game.unit(self.clash.defender)
        if isinstance(choice, DefendPlainly) or choice.gear in charges_against(game, defender, attacker):
            return None
        return Refusal("hon.assault.x-target", {"unit": defender.id, "target": attacker.id}, "gear")

    def armed(self, game: Game, choice: DefendWith | DefendPlainly) -> Step:
        """Spend the marker."""
        if isinstance(choice, DefendPlainly):
            return Goto(self.announce)
        spend_charge(game, game.unit(self.clash.defender), choice.gear)
        return Goto(AssaultAction(self.clash.but(answer=choice.gear)).announce)

    def announce(self, game: Game) -> Step:
        """What both players announce before the dice."""
        announcing = before_assault(game, self.clash)
        return Goto(self.engage) if announcing is None else Call(announcing, then=self.announced)

    def announced(self, game: Game, clash: Clash) -> Step:
        """Gear and cards have been announced."""
        return Goto(AssaultAction(clash).engage)

    def engage(self, game: Game) -> Step:
        """A defender without a value against the attacker is lost at once; else the attacker rolls.

        [hon.assault.defender-x hon.assault.heavy-secondary hon.assault.attacker-roll]
        """
        clash = self.clash
        attacker, defender = game.unit(clash.attacker), game.unit(clash.defender)
        if not self.is_met(game) or not attacker.in_play:
            return Goto(self.advance)
        if combat_value(game, defender, clash.answer, attacker) is None:
            game.emit(events.Defenceless(clash.defender))
            return self.overrun(game, defender)
        return Call(Roll("assault", attacker.seat, ATTACK_DICE), then=self.attacked)

    def overrun(self, game: Game, defender: Unit) -> Step:
        """It is destroyed, whatever its face; a heavy vehicle takes one damage.  [hon.assault.defender-x]"""
        if game.kind(defender).family == "heavy":
            return Call(self.loss(game), then=self.beaten)
        return Call(Destruction(defender.id, "assault"), then=self.beaten)

    def attacked(self, game: Game, pool: Pool) -> Step:
        """The attacker keeps his best die."""
        return Goto(AssaultAction(self.clash, max(pool.faces)).defend)

    def defend(self, game: Game) -> Step:
        """The defender rolls one die, two with Assault.  [hon.assault.defender-roll hon.assault.no-ability-defends]"""
        defender = game.unit(self.clash.defender)
        dice = ATTACK_DICE if fights_with_two_dice(game, defender) else 1
        return Call(Roll("assault-defence", defender.seat, dice), then=self.compare)

    def compare(self, game: Game, pool: Pool) -> Step:
        """The higher total wins; there is no Double Hit.

        [hon.assault.winner hon.assault.lose-loss hon.assault.win-inf-loss hon.ruling.double-hit-assault]
        """
        clash = self.clash
        attack, defence = attack_total(game, clash, self.die), defence_total(game, clash, max(pool.faces))
        game.emit(events.AssaultResolved(clash.attacker, clash.defender, attack, defence))
        if attack.value > defence.value:
            return Call(self.loss(game), then=self.beaten)
        if attack.value < defence.value:
            return Call(StepLoss(clash.attacker, "assault"), then=self.repelled)
        game.emit(events.AssaultTied(clash.attacker, clash.defender))
        return Goto(self.repelled)

    def loss(self, game: Game) -> StepLoss:
        """The defender's step loss; Piercing counts for a heavy vehicle.  [hon.assault.win-heavy hon.abil.piercing]"""
        attacker, defender = game.unit(self.clash.attacker), game.unit(self.clash.defender)
        weapon = weapon_in_hand(game, attacker, self.clash.gear, game.kind(defender).family)
        return StepLoss(defender.id, "assault", weapon is not None and weapon.piercing)

    # The attacker has won

    def beaten(self, game: Game) -> Step:
        """Infantry that is left retreats, away from the attacker; the attacker always leaves a heavy vehicle alone.

        The step loss comes first. The three squares opposite the attacker are open, and vehicles of its side with room
        in them; the attacker itself controls nothing.
        [hon.assault.win-inf-retreat hon.assault.retreat-zoc hon.assault.win-heavy hon.assault.from-transport
        hon.ruling.assault-loss-then-retreat hon.ruling.assault-retreat-squares hon.ruling.assault-retreat-chooser
        hon.ruling.assault-attacker-zoc]
        """
        clash, defender = self.clash, game.unit(self.clash.defender)
        if game.kind(defender).family == "heavy":
            return Goto(self.go_back)
        if not self.is_met(game):
            return Goto(self.advance)
        beyond = game.scene.grid.beyond(clash.start, clash.place)
        carriers = tuple(one.id for one in carriers_near(game, defender, mask(beyond)))
        retreat = ForcedMove(clash.defender, (clash.place,), beyond, ignoring=clash.attacker, carriers=carriers)
        return Call(retreat, then=self.retreated)

    def retreated(self, game: Game, lives: bool) -> Step:
        """The defender is gone one way or the other."""
        return Goto(self.advance)

    def advance(self, game: Game) -> Step:
        """The attacker has to take the defender's square, if it can still enter it; a wreck may keep it out.

        [hon.assault.win-advance hon.assault.win-light hon.ruling.assault-light-advance
        hon.ruling.assault-win-vehicle-attacker]
        """
        clash, attacker = self.clash, game.unit(self.clash.attacker)
        if (
            not attacker.in_play
            or not is_free(game, attacker, clash.place)
            or why_closed(game, attacker, clash.start, clash.place) is not None
        ):
            return Goto(self.go_back)
        game.put(self.in_the_square(game, attacker))
        game.emit(events.Advanced(attacker.id, clash.place))
        return Goto(self.demolish)

    def in_the_square(self, game: Game, attacker: Unit) -> Unit:
        """The attacker, or what is left of it, in the defender's square."""
        one_square = game.kind(attacker).squares == 1
        facing = game.scene.grid.direction(self.clash.start, self.clash.place) if one_square else attacker.facing
        return attacker.but(place=self.clash.place, facing=facing, aboard=NONE)

    # It has not

    def repelled(self, game: Game) -> Step:
        """A vehicle takes the place of infantry all the same, wrecked or not, and pushes it aside. Others go back.

        The infantry gets no Suppressed marker.
        [hon.assault.lose-veh hon.assault.tie-vehicle hon.assault.tie hon.assault.lose-inf
        hon.ruling.assault-vehicle-push-marker]
        """
        clash = self.clash
        attacker, defender = game.unit(clash.attacker), game.unit(clash.defender)
        if game.is_infantry(attacker) or not game.is_infantry(defender) or not (attacker.on_board or attacker.is_wreck):
            return Goto(self.go_back)
        game.put(self.in_the_square(game, attacker))
        game.emit(events.Advanced(attacker.id, clash.place))
        around = game.scene.grid.neighbours(clash.place)
        return Call(ForcedMove(clash.defender, (clash.place,), around, ignoring=attacker.id), then=self.pushed)

    def pushed(self, game: Game, lives: bool) -> Step:
        """The defender stands aside or is lost."""
        return Goto(self.demolish)

    def go_back(self, game: Game) -> Step:
        """The attacker is in its start square again, or in the vehicle that it came from: a Forced Move.

        Who can no longer move is lost.
        [hon.assault.win-heavy hon.assault.lose-inf hon.assault.tie hon.assault.from-transport hon.move.x-forced]
        """
        attacker = game.unit(self.clash.attacker)
        if not attacker.in_play:
            return Goto(self.demolish)
        game.emit(events.WentBack(attacker.id, self.clash.start))
        if game.is_infantry(attacker) and is_rooted(game, attacker):
            return Call(Destruction(attacker.id, "other"), then=self.demolish)
        return Goto(self.demolish)

    def demolish(self, game: Game) -> Step:
        """An attacker with Destruction that survives rolls for the structure that it fought in, won or lost.

        [hon.ruling.structure-assault hon.terr.structure]
        """
        clash, attacker = self.clash, game.unit(self.clash.attacker)
        weapon = weapon_in_hand(game, attacker, clash.gear, game.kind(game.unit(clash.defender)).family)
        if not attacker.in_play or weapon is None or not weapon.destruction:
            return self.done()
        demolition = structure_around(game, attacker.seat, weapon.destruction, clash.place, clash.defender)
        return self.done() if demolition is None else Call(demolition, then=self.finished)
