"""The attack sequence (Résolution d'une attaque): strengths, dice, hits, damage, fatigue."""

from __future__ import annotations

from bocage.kernel import Ask, Call, Event, Frame, Goto, Option, Pool, Refusal, Roll, Step, UnitId
from bocage.kernel.records import ActorId
from bocage.systems.tide_of_iron.rules.cards.lasting import is_stealthy
from bocage.systems.tide_of_iron.rules.cards.operations import is_ace
from bocage.systems.tide_of_iron.rules.fire.concealment import after_attack
from bocage.systems.tide_of_iron.rules.fire.damage import suffer
from bocage.systems.tide_of_iron.rules.fire.ranges import Band
from bocage.systems.tide_of_iron.rules.fire.strength import attack_strength, band_of, defence_strength
from bocage.systems.tide_of_iron.rules.fire.targets import Shot
from bocage.systems.tide_of_iron.scene.scene import Figures
from bocage.systems.tide_of_iron.state import events
from bocage.systems.tide_of_iron.state.game import Game, Unit


class Attack(Frame[None]):
    """The attack sequence: strengths, roll, hits, damage, fatigue.  [toi.attack.steps]"""

    shot: Shot
    dice: int = 0
    hits: int = 0

    def start(self, game: Game) -> Step:
        """Add up both strengths and roll the attack dice, however many.

        [toi.attack.roll toi.attack.dice-shortage toi.components.dice]
        """
        shot = self.shot
        attack, defence, band = attack_strength(game, shot), defence_strength(game, shot), band_of(game, shot)
        need = need_at(game, shot, band)
        game.emit(events.Fired(shot.lead, shot.target, shot.kind, band, need, attack, defence))
        for unit, _ in shot.supports:
            game.emit(events.Supported(unit, shot.target))
        seat = game.units[shot.lead].seat
        return Call(Roll("attack", seat, attack.value, need), then=self.but(dice=defence.value).defend)

    def defend(self, game: Game, attack: Pool) -> Step:
        """Roll the defence dice, after an ace has rolled one miss again."""
        if attack.hits < attack.n and is_ace(game, game.units[self.shot.lead]):
            again = Roll("attack", game.units[self.shot.lead].seat, 1, attack.need)
            return Call(again, then=self.but(hits=attack.hits).rolled_again)
        return Call(Defence(self.shot.target, attack.hits, self.dice), then=self.count)

    def rolled_again(self, game: Game, again: Pool) -> Step:
        """Add what the die gives now.  [toi.ops.what]"""
        return Call(Defence(self.shot.target, self.hits + again.hits, self.dice), then=self.but(hits=0).count)

    def count(self, game: Game, hits: int) -> Step:
        """Nothing left, no effect.  [toi.attack.net]"""
        if hits <= 0:
            game.emit(events.NoEffect(self.shot.target))
            return Goto(self.fatigue)
        return Goto(self.but(hits=hits).apply)

    def apply(self, game: Game) -> Step:
        """Apply the hits by the type of attack and target.  [toi.attack.apply]"""
        return suffer(game, game.units[self.shot.target], self.hits, self.shot.kind, self.fatigue)

    def fatigue(self, game: Game) -> Step:
        """Everyone who took part is fatigued, and so is an active unit that was stopped.

        Who fires on the move is fatigued at the end of its own action.
        [toi.combined.fatigue toi.opfire.fatigue toi.action.fatigue-after toi.combat.once-per-round]
        """
        shot = self.shot
        if shot.mode != "moving":
            for number, figures in shot.firing:
                unit = game.units[number]
                if unit.status != "fatigued" and not fires_on(game, shot, figures):
                    game.put(unit.fatigued())
        target = game.units[shot.target]
        if shot.mode == "op-fire" and self.hits and is_stopped(game, target):
            game.put(target.fatigued())
            game.emit(events.Fatigued(target.id))
        after_attack(game, tuple(number for number, _ in shot.firing), self.hits)
        return self.done()


def need_at(game: Game, shot: Shot, band: Band) -> int:
    """What an attack die must show; a card may hamper op fire at normal range.

    [toi.attack.hit-close toi.attack.hit-normal toi.attack.hit-long toi.card.beats-rules]
    """
    target = game.units[shot.target]
    hampered = band == "normal" and game.tied[target.side] and is_stealthy(game, target)
    return game.scene.hit_on["long" if hampered else band]


def fires_on(game: Game, shot: Shot, figures: Figures) -> bool:
    """A squad whose machine guns alone took part in op fire stays in op-fire mode.

    [toi.mg.repeat toi.mg.repeat-mixed toi.ruling.combined-halving-and-machine-gun-participation]
    """
    return shot.mode == "op-fire" and all("repeated-op-fire" in game.scene.types[kind].traits for kind in figures)


def is_stopped(game: Game, active: Unit) -> bool:
    """Op fire ends the activation of a squad that it has shaken and of a vehicle that it has damaged.

    Light damage does not stop a heavy vehicle, and casualties do not stop a squad.
    [toi.move.op-fire-stop-squad toi.move.op-fire-stop-vehicle toi.move.op-fire-heavy-light-damage
    toi.move.op-fire-casualties-go-on toi.squad-damage.during-activation toi.vehicle-damage.op-fire
    toi.vehicle-damage.op-fire-heavy toi.opfire.suppressive-stops toi.opfire.heavy-exception toi.terms.vehicle
    toi.ruling.casualties-from-op-fire-and-fatigue toi.ruling.heavy-vehicle-going-from-light-to-heavy]
    """
    if not active.on_board:
        return False
    if not active.is_vehicle:
        return not active.in_good_order
    heavy = game.scene.types[active.figures[0]].weight == "heavy"
    return active.damage == "heavy" or (active.damage == "light" and not heavy)


# Defence dice


class TurnDie(Option):
    """Turn one defence die of the tank into a 6."""

    unit: ActorId


class KeepDice(Option):
    """Leave the defence dice as they fell."""

    unit: ActorId


class Defence(Frame[int]):
    """A unit rolls its defence dice against some hits; answers how many are left.

    [toi.attack.defence-success toi.attack.net]
    """

    shown = False
    unit: UnitId
    hits: int
    dice: int

    def start(self, game: Game) -> Step:
        """Roll."""
        if not self.dice:
            return self.done(self.hits)
        need = game.scene.rulebook.defence.hit_on
        return Call(Roll("defence", game.units[self.unit].seat, self.dice, need), then=self.rolled)

    def rolled(self, game: Game, dice: Pool) -> Step:
        """Subtract the successes; armour plating may add one."""
        left = max(self.hits - dice.hits, 0)
        if left and dice.hits < self.dice and has_armour_plating(game, game.units[self.unit]):
            return Goto(self.but(hits=left).plating)
        return self.done(left)

    def plating(self, game: Game) -> Step:
        """The owner of a tank may turn one die.  [toi.tank.plating toi.ruling.armour-plating-in-which-attacks]"""
        options: list[TurnDie | KeepDice] = [TurnDie(self.unit), KeepDice(self.unit)]
        args = {"unit": self.unit, "hits": self.hits}
        return Ask(game.units[self.unit].seat, "plating", options, self.turned, self.why_not, args)

    def why_not(self, game: Game, choice: TurnDie | KeepDice) -> Refusal | None:
        """Only the dice of the unit under attack can be turned."""
        return None if choice.unit == self.unit else Refusal("toi.tank.plating", {"unit": self.unit})

    def turned(self, game: Game, choice: TurnDie | KeepDice) -> Step:
        """A 6 is one more success."""
        if isinstance(choice, KeepDice):
            return self.done(self.hits)
        game.emit(DieTurned(self.unit))
        return self.done(self.hits - 1)


class DieTurned(Event):
    """Armour plating turns a defence die of a tank into a 6."""

    unit: UnitId


def has_armour_plating(game: Game, unit: Unit) -> bool:
    """All tanks have it; by the option only the heavy ones.  [toi.ruling.armour-plating-on-which-tanks]"""
    if not unit.is_vehicle:
        return False
    traits = game.scene.types[unit.figures[0]].traits
    only_heavy = game.scene.scenario.settings.armour_plating_tiger_only
    return "armour-plating" in traits and ("heavy-tank" in traits or not only_heavy)
