"""The assault (Assaut): a squad and its supports storm an adjacent hex."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import Ask, Call, Event, Frame, Goto, Option, PlaceId, Pool, Refusal, Roll, Seat, Step, Total, UnitId
from bocage.kernel.records import ActorId, AimId
from bocage.systems.tide_of_iron.rules.assault.assault_losses import AttackerLosses, DefenderLosses, defenders_of
from bocage.systems.tide_of_iron.rules.assault.assault_strength import (
    attack_strength,
    cover_of_hex,
    defence_strength,
    halvings_of_lead,
    halvings_of_place,
)
from bocage.systems.tide_of_iron.rules.assault.retreat import AdvanceAfterAssault, Retreat, can_step
from bocage.systems.tide_of_iron.rules.fire.concealment import after_attack, reveal
from bocage.systems.tide_of_iron.rules.teams import crosses, pay_for_support
from bocage.systems.tide_of_iron.state.game import Game, Unit, other


class AssaultHex(Option):
    """Assault this adjacent hex."""

    until: ClassVar[str] = "Assault"
    hex: AimId


class SupportAssault(Option):
    """Let another squad support the assault."""

    unit: ActorId


class LaunchAssault(Option):
    """Go in with the squads chosen so far."""

    until: ClassVar[str] = "Assault"


LAUNCH = LaunchAssault()


class StayOut(Option):
    """A concealed squad stays out of the fight."""

    unit: ActorId


class FightAssault(Option):
    """A concealed squad reveals itself and fights."""

    unit: ActorId


class AssaultSupported(Event):
    """A squad supports an assault."""

    unit: UnitId
    hex: PlaceId


class Assaulted(Event):
    """An assault is launched: what the strengths and the cover are made of."""

    unit: UnitId
    hex: PlaceId
    attack: Total
    cover: Total
    defence: Total


class AssaultWon(Event):
    """The attacker has more hits: the defenders must go."""

    outcome = True
    unit: UnitId
    hex: PlaceId
    hits: int
    returned: int


class AssaultFailed(Event):
    """The defender has as many hits as the attacker, or more."""

    outcome = True
    unit: UnitId
    hex: PlaceId
    hits: int
    returned: int


# Who may assault what


def can_assault(game: Game, unit: Unit) -> bool:
    """Only squads without heavy weapons assault or support an assault.  [toi.assault.who]"""
    return not unit.is_vehicle and not game.profile(unit).heavy_weapon


def assault_hexes(game: Game, unit: Unit, entered_obstacle: bool) -> int:
    """The hexes that the active squad may assault now, as a bitset.  [toi.assault.target]"""
    squads = 2 * other(unit.side)
    near = game.scene.grid.within(unit.hex, 1) & (game.targets[squads] | game.targets[squads + 1])
    if not near or entered_obstacle:
        return 0
    return sum(1 << hex for hex in bits(near) if why_no_assault(game, unit, hex, entered_obstacle) is None)


def why_no_assault(game: Game, unit: Unit, hex: Hex, entered_obstacle: bool) -> Refusal | None:
    """Why the active squad cannot assault a hex.

    [toi.assault.target toi.assault.no-after-obstacle toi.mines.no-assault toi.ruling.wire-and-assault-by-engineers
    toi.ruling.assault-without-moving]
    """
    about = {"unit": unit.id, "place": hex}
    if not can_assault(game, unit):
        return Refusal("toi.assault.who", about)
    if entered_obstacle:
        return Refusal("toi.assault.no-after-obstacle", about)
    if game.scene.grid.distance(unit.hex, hex) != 1:
        return Refusal("toi.assault.target", about)
    return why_not_stormed(game, unit, hex) or why_not_reached(game, unit, hex)


def why_not_stormed(game: Game, unit: Unit, hex: Hex) -> Refusal | None:
    """There must be a revealed enemy in the hex and no heavy vehicle.

    [toi.assault.target toi.assault.no-heavy-vehicle toi.ruling.assault-on-concealed-squads]
    """
    about = {"unit": unit.id, "place": hex}
    enemies = defenders_of(game, hex, other(unit.side))
    if not enemies:
        return Refusal("toi.assault.target", about, "empty")
    if all(enemy.concealed for enemy in enemies):
        return Refusal("toi.ruling.assault-on-concealed-squads", about)
    if any(enemy.is_vehicle and game.scene.types[enemy.figures[0]].weight == "heavy" for enemy in enemies):
        return Refusal("toi.assault.no-heavy-vehicle", about)
    return None


def why_not_reached(game: Game, unit: Unit, hex: Hex) -> Refusal | None:
    """The lead must be able to enter the hex on foot, and not be halved twice.

    [toi.ruling.assault-across-impassable-terrain toi.ruling.downhill-over-two-levels toi.calc.halve-once]
    """
    if not can_step(game, unit, hex):
        return Refusal("toi.ruling.assault-across-impassable-terrain", {"unit": unit.id, "place": hex})
    if len(halvings_of_lead(game, unit, hex)) > 1:
        return Refusal("toi.calc.halve-once", {"unit": unit.id})
    return None


def supporters(game: Game, lead: Unit, hex: Hex) -> list[Unit]:
    """The squads that may support an assault on a hex, in any state but shaken, from any hex next to it.

    [toi.assault.supports toi.ruling.assault-support-eligibility]
    """
    near = game.scene.grid.within(hex, 1) & game.occupied[lead.side]
    there = [unit for place in bits(near) for unit in game.units_in(place)]
    return [unit for unit in there if why_no_support(game, lead, hex, unit) is None]


def why_no_support(game: Game, lead: Unit, hex: Hex, unit: Unit) -> Refusal | None:
    """Why a unit cannot support an assault on a hex; into smoke nobody does, being halved twice.

    [toi.assault.who toi.assault.supports toi.smoke.assault-no-support toi.ruling.assault-support-eligibility]
    """
    about = {"unit": unit.id, "place": hex}
    if unit.side != lead.side or unit.id == lead.id:
        return Refusal("toi.assault.supports", about)
    if not unit.on_board or game.scene.grid.distance(unit.hex, hex) != 1:
        return Refusal("toi.assault.supports", about, "far")
    if not can_assault(game, unit):
        return Refusal("toi.assault.who", about)
    if not unit.in_good_order:
        return Refusal("toi.assault.supports", about, "shaken")
    if game.marked["smoke"] >> hex & 1:
        return Refusal("toi.smoke.assault-no-support", about)
    return Refusal("toi.calc.halve-once", {"unit": unit.id}) if halvings_of_place(game, unit) else None


def cost_of_supports(game: Game, lead: Unit, supports: Sequence[Unit]) -> int:
    """What it costs a team that squads of its other division support an assault, once however many they are.

    [toi.ruling.cost-of-cross-division-support toi.multi.cross-support]
    """
    return game.scene.rulebook.cross_support.command if any(crosses(game, lead, unit) for unit in supports) else 0


# The assault sequence


class Assault(Frame[None]):
    """The assault sequence: supports, strengths, both rolls, losses of both, then failure, or retreat and advance.

    [toi.assault.no-los-range toi.assault.simultaneous]
    """

    unit: UnitId
    hex: PlaceId
    supports: tuple[UnitId, ...] = ()
    hidden: tuple[UnitId, ...] = ()
    """Concealed squads in the hex that stay out of the fight."""
    hits: int = 0
    returned: int = 0
    """The defender's hits."""

    def start(self, game: Game) -> Step:
        """Step 1: choose up to two supports.  [toi.assault.supports]"""
        lead = game.unit(self.unit)
        options: list[LaunchAssault | SupportAssault] = [LAUNCH]
        if len(self.supports) < game.scene.rulebook.assault_supports.most:
            able = [SupportAssault(unit.id) for unit in supporters(game, lead, self.hex)]
            options += [option for option in able if self.why_not(game, option) is None]
        args = {"unit": self.unit, "place": self.hex}
        return Ask(lead.seat, "assault.support", options, self.chosen, self.why_not, args)

    def why_not(self, game: Game, choice: LaunchAssault | SupportAssault) -> Refusal | None:
        """Why a unit cannot support this assault."""
        if isinstance(choice, LaunchAssault):
            return None
        if len(self.supports) == game.scene.rulebook.assault_supports.most or choice.unit in self.supports:
            return Refusal("toi.assault.supports", {"unit": choice.unit, "place": self.hex}, "two")
        lead = game.unit(self.unit)
        if refusal := why_no_support(game, lead, self.hex, game.unit(choice.unit)):
            return refusal
        supports = [game.unit(number) for number in (*self.supports, choice.unit)]
        if cost_of_supports(game, lead, supports) > game.sides[lead.side].command:
            return Refusal("toi.multi.cross-support", {"unit": choice.unit})
        return None

    def chosen(self, game: Game, choice: LaunchAssault | SupportAssault) -> Step:
        """Another support, or the assault itself."""
        if isinstance(choice, SupportAssault):
            return Goto(self.but(supports=(*self.supports, choice.unit)).start)
        return Goto(self.lie_low)

    def lie_low(self, game: Game) -> Step:
        """Each concealed squad in the hex reveals itself and fights, or stays out.

        [toi.ruling.assault-on-concealed-squads]
        """
        unit = self.undecided(game)
        if unit is None:
            return Goto(self.strike)
        options: list[StayOut | FightAssault] = [StayOut(unit.id), FightAssault(unit.id)]
        return Ask(unit.seat, "assault.concealed", options, self.decided, self.why_not_decide, {"unit": unit.id})

    def undecided(self, game: Game) -> Unit | None:
        """The next concealed squad that has not decided."""
        return next((enemy for enemy in self.defenders(game) if enemy.concealed), None)

    def why_not_decide(self, game: Game, choice: StayOut | FightAssault) -> Refusal | None:
        """One squad decides at a time."""
        unit = self.undecided(game)
        if unit is None or unit.id != choice.unit:
            return Refusal("toi.ruling.assault-on-concealed-squads", {"unit": choice.unit, "place": self.hex}, "other")
        return None

    def decided(self, game: Game, choice: StayOut | FightAssault) -> Step:
        """Ask the next one."""
        if isinstance(choice, StayOut):
            return Goto(self.but(hidden=(*self.hidden, choice.unit)).lie_low)
        reveal(game, game.unit(choice.unit))
        return Goto(self.lie_low)

    def strike(self, game: Game) -> Step:
        """Steps 2 to 4: add up both strengths and roll the attack.

        [toi.assault.attack-fp toi.assault.defence-fp toi.assault.attacker-hits]
        """
        lead, supports = game.unit(self.unit), [game.unit(unit) for unit in self.supports]
        pay_for_support(game, lead.side, cost_of_supports(game, lead, supports))
        attack, defence = attack_strength(game, lead, supports, self.hex), defence_strength(game, self.defenders(game))
        for unit in supports:
            game.emit(AssaultSupported(unit.id, self.hex))
        game.emit(Assaulted(lead.id, self.hex, attack, self.cover(game), defence))
        need = game.scene.rulebook.assault.hit_on
        return Call(Roll("assault", lead.seat, attack.value, need), then=self.covered)

    def defenders(self, game: Game) -> list[Unit]:
        """The enemies that fight."""
        return defenders_of(game, self.hex, other(game.unit(self.unit).side), self.hidden)

    def cover(self, game: Game) -> Total:
        """The red dice."""
        attackers = [game.unit(unit) for unit in (self.unit, *self.supports)]
        return cover_of_hex(game, self.hex, self.defenders(game), attackers)

    def covered(self, game: Game, attack: Pool) -> Step:
        """Step 4: the attacker rolls for the cover of the hex too.

        [toi.assault.attacker-roll toi.assault.attacker-hits]
        """
        seat, need = game.unit(self.unit).seat, game.scene.rulebook.assault.cover_on
        roll = Roll("assault-cover", seat, self.cover(game).value, need)
        return Call(roll, then=self.but(hits=attack.hits).answered)

    def answered(self, game: Game, cover: Pool) -> Step:
        """Step 5: the defender rolls; the attackers have no cover.  [toi.assault.defender-hits]"""
        defenders = self.defenders(game)
        dice, need = defence_strength(game, defenders).value, game.scene.rulebook.assault.hit_on
        net = self.but(hits=max(self.hits - cover.hits, 0))
        return Call(Roll("assault-defence", self.answering(game), dice, need), then=net.attackers_lose)

    def answering(self, game: Game) -> Seat:
        """The player who answers for the defenders."""
        return self.defenders(game)[0].seat

    def attackers_lose(self, game: Game, defence: Pool) -> Step:
        """Step 6: the attacker's losses.  [toi.assault.attacker-losses]"""
        losses = AttackerLosses(self.unit, self.supports, defence.hits)
        return Call(losses, then=self.but(returned=defence.hits).defenders_lose)

    def defenders_lose(self, game: Game) -> Step:
        """Step 7: the defender's losses.  [toi.assault.defender-losses]"""
        losses = DefenderLosses(self.hex, other(game.unit(self.unit).side), self.hits, self.hidden)
        return Call(losses, then=self.compare)

    def compare(self, game: Game) -> Step:
        """Steps 8 and 9: with more hits the attacker wins, whoever is left; else the assault fails.

        Concealed attackers are revealed either way.
        [toi.assault.failure toi.assault.success toi.ruling.attacker-wiped-out-but-with-more-hits
        toi.ruling.defenders-wiped-out-although-the-assault-failed toi.concealed.reveal-fire]
        """
        after_attack(game, (self.unit, *self.supports), self.hits)
        if self.returned >= self.hits:
            game.emit(AssaultFailed(self.unit, self.hex, self.hits, self.returned))
            return Goto(self.fatigue)
        game.emit(AssaultWon(self.unit, self.hex, self.hits, self.returned))
        return Call(Retreat(self.hex, other(game.unit(self.unit).side)), then=self.occupy)

    def occupy(self, game: Game) -> Step:
        """Step 10: the attackers may advance.  [toi.assault.advance]"""
        return Call(AdvanceAfterAssault(self.unit, self.supports, self.hex), then=self.fatigue)

    def fatigue(self, game: Game) -> Step:
        """Step 11: all attackers are fatigued.  [toi.assault.fatigue toi.assault.failure]"""
        for number in (self.unit, *self.supports):
            unit = game.unit(number)
            if unit.on_board and unit.status != "fatigued":
                game.put(unit.fatigued())
        return self.done()
