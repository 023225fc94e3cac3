"""Declaring: which units of a division attack which hexes; all attacks of an order are announced before the first."""

from __future__ import annotations

from collections.abc import Iterable

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import Ask, Frame, Goto, Option, Record, Refusal, Step, UnitId
from bocage.kernel.records import ActorId, AimId
from bocage.systems.tide_of_fortune.rules.combat.strength import battery_in
from bocage.systems.tide_of_fortune.rules.formations.assets import attached_to
from bocage.systems.tide_of_fortune.rules.formations.radius import why_cannot_attack
from bocage.systems.tide_of_fortune.schema.vocabulary import OrderKind
from bocage.systems.tide_of_fortune.state.events import combat as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import NONE, OFF_MAP, DivisionId, Unit, other

TARGET, ATTACKER = "attack.target", "attack.unit"
ENGINEER = "engineer"


class Declared(Record):
    """An announced attack: the hex, and who attacks it."""

    hex: AimId
    units: tuple[UnitId, ...]


class Target(Option):
    """Announce an attack on a hex."""

    hex: AimId


class EndAttacks(Option):
    """Announce no more attacks."""

    passes = True


class Commit(Option):
    """Let a unit attack the hex."""

    unit: ActorId


class ConfirmAttack(Option):
    """Attack with those named so far."""

    until = "Combat"


class CallOff(Option):
    """Do not attack this hex after all."""

    passes = True


END, CONFIRM, CALL_OFF = EndAttacks(), ConfirmAttack(), CallOff()


def attackers_of(game: Game, number: DivisionId) -> Iterable[Unit]:
    """The units of a division, and all that it has taken under control as assets.  [tof.ruling.attack-who]"""
    return [*game.units_of(game.members[number]), *attached_to(game, number)]


def is_target(game: Game, seat: int, hex: Hex) -> bool:
    """Whether there is something for a side to attack: enemy units, or a battery.  [tof.9.battery-land-defence]"""
    enemy = other(seat)
    return bool(game.occupied[enemy] >> hex & 1) or battery_in(game, hex, enemy) is not None


def why_not_cross(game: Game, unit: Unit, hex: Hex) -> Refusal | None:
    """Rivers without a bridge: a minor one stops motorised units, a major one all but leg units with an engineer.

    [tof.8.river-major-attack tof.8.river-minor-attack tof.7.minor-road-bridge]
    """
    ground = game.scene.ground
    water, motorised = ground.water_between(unit.hex, hex), game.profile(unit).motorised
    if water is None or water == "canal":
        return None
    bridge = ground.bridge_between(unit.hex, hex)
    if bridge != NONE and not game.down >> bridge & 1:
        road = ground.chart.roads[ground.bridges[bridge].kind]
        if road.mot_bridges or not motorised:
            return None
    about = {"unit": unit.id, "hex": hex}
    if water == "minor-river":
        return Refusal("tof.8.river-minor-attack", about) if motorised else None
    helped = any(game.profile(one).look == ENGINEER for one in game.units_in(unit.hex))
    return None if helped and not motorised else Refusal("tof.8.river-major-attack", about)


def why_cannot_fight(game: Game, unit: Unit, hex: Hex) -> Refusal | None:
    """Why a unit cannot attack a hex, whatever its order: its counter, its command, distance or water.

    [tof.2.hq-cr tof.2.cr-parentheses tof.8.de-no-attack tof.ruling.parenthesised tof.3.cmd-occ-no-attack
    tof.8.adjacency]
    """
    about = {"unit": unit.id}
    profile = game.profile(unit)
    if profile.role in ("hq", "higher"):
        return Refusal("tof.2.hq-cr", about)
    if not profile.may_attack:
        return Refusal("tof.2.cr-parentheses", about)
    if why := why_cannot_attack(game, unit):
        return why
    if not unit.on_map or hex not in game.scene.grid.neighbours(unit.hex):
        return Refusal("tof.8.adjacency", {**about, "hex": hex})
    return why_not_cross(game, unit, hex)


def why_not_attack(game: Game, number: DivisionId, unit: Unit, hex: Hex) -> Refusal | None:
    """Whether a unit may attack a hex under an order of a division.  [tof.ruling.attack-who tof.8.who-attacks]"""
    if number not in (unit.division, unit.attached):
        return Refusal("tof.ruling.attack-who", {"unit": unit.id})
    return why_cannot_fight(game, unit, hex)


class DeclareAttacks(Frame[tuple[Declared, ...]]):
    """A target, then who attacks it, one by one; then the next target.

    [tof.8.voluntary tof.8.adjacency tof.ruling.order-flow]
    """

    division: DivisionId
    order: OrderKind
    made: tuple[Declared, ...] = ()
    hex: AimId = OFF_MAP
    units: tuple[UnitId, ...] = ()

    def start(self, game: Game) -> Step:
        """Ask for a target."""
        hexes = {near for unit in attackers_of(game, self.division) for near in self.near(game, unit)}
        offers: list[Target | EndAttacks] = [Target(hex) for hex in sorted(hexes)]
        legal = [choice for choice in [*offers, END] if self.why_not(game, choice) is None]
        args = {"division": self.division, "order": self.order}
        return Ask(self.seat(game), TARGET, legal, self.chosen, self.why_not, args=args)

    def seat(self, game: Game) -> int:
        """Who attacks."""
        return game.divisions[self.division].seat

    def near(self, game: Game, unit: Unit) -> tuple[Hex, ...]:
        """The hexes around a unit that might be attacked."""
        seat = self.seat(game)
        return tuple([hex for hex in bits(game.scene.grid.adjacent[unit.hex]) if is_target(game, seat, hex)])

    def why_not(self, game: Game, choice: Target | EndAttacks) -> Refusal | None:
        """An enemy hex that nobody has been set upon yet, and that a unit of the division can attack."""
        if isinstance(choice, EndAttacks):
            return None
        about = {"hex": choice.hex}
        if not is_target(game, self.seat(game), choice.hex):
            return Refusal("tof.8.who-attacks", about)
        if choice.hex in [attack.hex for attack in self.made]:
            return Refusal("tof.ruling.order-flow", about, reason="hex")
        reasons = [self.why_not_commit(game, unit, choice.hex) for unit in attackers_of(game, self.division)]
        if None in reasons:
            return None
        water = [why for why in reasons if why is not None and why.rule.startswith("tof.8.river")]
        return water[0] if water else Refusal("tof.8.adjacency", about, reason="nobody")

    def why_not_commit(self, game: Game, unit: Unit, hex: Hex) -> Refusal | None:
        """Each unit attacks once in an order.  [tof.ruling.order-flow]"""
        if any(unit.id in attack.units for attack in self.made) or unit.id in self.units:
            return Refusal("tof.ruling.order-flow", {"unit": unit.id}, reason="attacks")
        return why_not_attack(game, self.division, unit, hex)

    def chosen(self, game: Game, choice: Target | EndAttacks) -> Step:
        """Go to the attackers, or to the fight."""
        if isinstance(choice, EndAttacks):
            return self.done(self.made)
        return Goto(self.but(hex=choice.hex).ask_unit)

    def ask_unit(self, game: Game) -> Step:
        """Ask for one more attacker, until the attack is confirmed."""
        offers: list[Commit | ConfirmAttack | CallOff] = [Commit(unit.id) for unit in attackers_of(game, self.division)]
        offers += [CONFIRM, CALL_OFF]
        legal = [choice for choice in offers if self.why_not_unit(game, choice) is None]
        args = {"hex": self.hex}
        return Ask(self.seat(game), ATTACKER, legal, self.committed, self.why_not_unit, args=args)

    def why_not_unit(self, game: Game, choice: Commit | ConfirmAttack | CallOff) -> Refusal | None:
        """Whoever can attack the hex; nothing is confirmed without an attacker."""
        if isinstance(choice, Commit):
            return self.why_not_commit(game, game.unit(choice.unit), self.hex)
        if isinstance(choice, ConfirmAttack) and not self.units:
            return Refusal("tof.8.who-attacks", {"hex": self.hex}, reason="nobody")
        return None

    def committed(self, game: Game, choice: Commit | ConfirmAttack | CallOff) -> Step:
        """One more; or the attack is announced; or it is none."""
        match choice:
            case Commit(unit=unit):
                return Goto(self.but(units=(*self.units, unit)).ask_unit)
            case CallOff():
                return Goto(self.but(hex=OFF_MAP, units=()).start)
            case ConfirmAttack():
                game.emit(events.AttackAnnounced(self.division, self.hex, len(self.units)))
                made = (*self.made, Declared(self.hex, self.units))
                return Goto(self.but(made=made, hex=OFF_MAP, units=()).start)
