"""Attacks: those of an order are announced, then resolved one by one, with room for spoiling attacks between them."""

from __future__ import annotations

from bocage.kernel import Ask, Call, Frame, Goto, Option, PlaceId, Refusal, Seat, Step, UnitId
from bocage.kernel.records import AimId
from bocage.systems.tide_of_fortune.rules.combat.advance import Occupation
from bocage.systems.tide_of_fortune.rules.combat.combat import Combat
from bocage.systems.tide_of_fortune.rules.combat.counterattack import Counterattack
from bocage.systems.tide_of_fortune.rules.combat.declaring import (
    DeclareAttacks,
    Declared,
    is_target,
    why_not_attack,
)
from bocage.systems.tide_of_fortune.rules.combat.modifiers import uses_armour
from bocage.systems.tide_of_fortune.rules.combat.results import AttackerResult, DefenderResult
from bocage.systems.tide_of_fortune.rules.combat.strength import battery_in
from bocage.systems.tide_of_fortune.rules.impulses.spoiling import SpoilingWindow
from bocage.systems.tide_of_fortune.rules.sea.guns import take
from bocage.systems.tide_of_fortune.schema.vocabulary import OrderKind
from bocage.systems.tide_of_fortune.state.events import combat as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import DivisionId, Unit, other

NEXT = "attack.next"


class Fight(Option):
    """Resolve this attack next."""

    until = "Combat"
    hex: AimId


class Attacks(Frame[None]):
    """The attacks of a division under an order.  [tof.ruling.order-flow tof.8.who-attacks tof.8.voluntary]"""

    division: DivisionId
    order: OrderKind
    attacks: tuple[Declared, ...] = ()

    def start(self, game: Game) -> Step:
        """All are announced first.  [tof.ruling.order-flow]"""
        if game.scene.rulebook.orders[self.order].strength == "none":
            return self.done()
        return Call(DeclareAttacks(self.division, self.order), then=self.announced)

    def announced(self, game: Game, attacks: tuple[Declared, ...]) -> Step:
        """Then they are resolved."""
        return Goto(self.but(attacks=attacks).review)

    def review(self, game: Game) -> Step:
        """What is left of them is judged again: who cannot attack any more drops out.  [tof.ruling.spoiling-resume]"""
        kept: list[Declared] = []
        for attack in self.attacks:
            able = [unit for unit in attack.units if self.may_still(game, game.unit(unit), attack.hex)]
            if able and is_target(game, self.seat(game), attack.hex):
                kept.append(attack.but(units=tuple(able)))
            else:
                game.emit(events.AttackDropped(attack.hex))
        return Goto(self.but(attacks=tuple(kept)).choose) if kept else self.done()

    def seat(self, game: Game) -> Seat:
        """Who attacks."""
        return game.divisions[self.division].seat

    def may_still(self, game: Game, unit: Unit, hex: PlaceId) -> bool:
        """Whether a unit can make the attack that was announced."""
        return unit.on_map and why_not_attack(game, self.division, unit, hex) is None

    def choose(self, game: Game) -> Step:
        """The attacker says which is next."""
        options = [Fight(attack.hex) for attack in self.attacks]
        return Ask(self.seat(game), NEXT, options, self.chosen, self.why_not)

    def why_not(self, game: Game, choice: Fight) -> Refusal | None:
        """One that was announced.  [tof.ruling.order-flow]"""
        known = choice.hex in [attack.hex for attack in self.attacks]
        return None if known else Refusal("tof.ruling.order-flow", {"hex": choice.hex}, reason="announced")

    def chosen(self, game: Game, choice: Fight) -> Step:
        """It is fought out."""
        (attack,) = [one for one in self.attacks if one.hex == choice.hex]
        rest = tuple([one for one in self.attacks if one.hex != choice.hex])
        awaiting = tuple([one.hex for one in rest])
        fight = Engagement(attack.hex, attack.units, self.division, self.order, awaiting)
        return Call(fight, then=self.but(attacks=rest).fought)

    def fought(self, game: Game, number: int) -> Step:
        """An adverse number of the initiative player gives the other spoiling points.

        [tof.8.att-spoiling-points tof.3.spoil-gain tof.ruling.spoil-zero tof.ruling.spoil-boxes]
        """
        if number <= 0 or self.seat(game) != game.now.initiative or not game.in_operations:
            return Goto(self.review)
        numbers, before = game.scene.rulebook.spoiling, game.now.spoiling
        after = min(before + number, numbers.most)
        game.put(game.now.but(spoiling=after))
        game.emit(events.SpoilingRose(number, after))
        reached = any(before < box <= after for box in numbers.opportunities)
        return Goto(self.spoil if reached else self.review)

    def spoil(self, game: Game) -> Step:
        """The reaction player may strike before the next attack.  [tof.3.spoil-trigger tof.3.spoil-interrupt]"""
        return Call(SpoilingWindow(), then=self.review)


class Engagement(Frame[int]):
    """One attack from its beginning to the last counterattack; answers the attacker's number.

    [tof.8.result-order tof.8.advance-allowed tof.8.ca-when tof.8.bt-when]
    """

    hex: PlaceId
    units: tuple[UnitId, ...]
    division: DivisionId
    order: OrderKind
    awaiting: tuple[PlaceId, ...] = ()
    numbers: tuple[int, ...] = ()
    foes: tuple[PlaceId, ...] = ()
    used: tuple[bool, bool] = (False, False)
    """Whether the attackers and the defenders have used an AB."""
    broken: bool = False

    def start(self, game: Game) -> Step:
        """Support, odds and the die."""
        return Call(Combat(self.hex, self.units, self.division, self.order, self.awaiting), then=self.decided)

    def decided(self, game: Game, numbers: tuple[int, ...]) -> Step:
        """The defender's result comes first.  [tof.8.result-order]"""
        if not numbers:
            return self.done(events.NO_EFFECT)
        attackers, defenders = [game.unit(unit) for unit in self.units], list(game.units_in(self.hex))
        for unit in defenders:
            game.put(unit.but(attacked=game.now.impulse))
        foes = tuple(sorted({unit.hex for unit in attackers}))
        used = uses_armour(game, attackers, attacking=True), uses_armour(game, defenders, attacking=False)
        fought = self.but(numbers=numbers, foes=foes, used=used)
        if not defenders:
            return Goto(fought.storm)
        force = tuple([unit.id for unit in defenders])
        return Call(DefenderResult(self.hex, force, numbers[1], foes, used[1]), then=fought.defended)

    def storm(self, game: Game) -> Step:
        """A battery alone cannot retreat: who must, or is disrupted again, has fallen.  [tof.9.battery-land-defence]"""
        battery = battery_in(game, self.hex, other(self.seat(game)))
        defeat, number = game.scene.rulebook.defeat, self.numbers[1]
        if battery is None or number < defeat.disrupted:
            return Goto(self.counted)
        if number >= defeat.retreat or battery.disrupted:
            take(game, battery)
            return Goto(self.but(broken=True).counted)
        game.put(battery.but(disrupted=True))
        game.emit(events.BatteryShaken(battery.id))
        return Goto(self.counted)

    def seat(self, game: Game) -> Seat:
        """Who attacks."""
        return game.divisions[self.division].seat

    def defended(self, game: Game, broken: bool) -> Step:
        """Then the attacker's."""
        return Goto(self.but(broken=broken).counted)

    def counted(self, game: Game) -> Step:
        """[tof.8.result-order]"""
        result = AttackerResult(self.hex, self.units, self.numbers[0], self.order, self.used[0])
        return Call(result, then=self.advance)

    def advance(self, game: Game) -> Step:
        """A hex that the defender has left may be occupied; a battery falls with those who must retreat from it.

        [tof.8.advance-allowed tof.8.loss-breakthrough tof.9.battery-land-defence]
        """
        enemy = other(self.seat(game))
        if game.occupied[enemy] >> self.hex & 1:
            return self.done(self.numbers[0])
        battery = battery_in(game, self.hex, enemy)
        if battery is not None:
            if self.numbers[1] < game.scene.rulebook.defeat.retreat:
                return self.done(self.numbers[0])
            take(game, battery)
        return Call(Occupation(self.hex, self.units, self.broken), then=self.advanced)

    def advanced(self, game: Game) -> Step:
        """A position that is lost, and not broken through, may be retaken.  [tof.8.ca-when]"""
        lost = game.occupied[self.seat(game)] >> self.hex & 1
        if not lost or self.broken:
            return self.done(self.numbers[0])
        return Call(Counterattack(self.hex, other(self.seat(game))), then=self.over)

    def over(self, game: Game) -> Step:
        """The attacker's number goes to the track of spoiling points."""
        return self.done(self.numbers[0])
