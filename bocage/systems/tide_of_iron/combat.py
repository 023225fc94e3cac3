"""Attacks: who can fire at whom, ranges, both strengths, and the attack sequence."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import Call, Frame, Goto, Modifier, Pool, Record, Refusal, Roll, Step, Total, UnitId
from bocage.systems.tide_of_iron import events
from bocage.systems.tide_of_iron.damage import Casualties, damage_vehicle, suppress
from bocage.systems.tide_of_iron.scene import Figures, Load
from bocage.systems.tide_of_iron.state import Game, Unit, other

Band = Literal["close", "normal", "long"]
Kind = Literal["normal", "suppressive"]
Mode = Literal["concentrated", "op-fire"]

HIT_ON: dict[Band, int] = {"close": 4, "normal": 5, "long": 6}
"""What an attack die must show.  [toi.attack.hit-close toi.attack.hit-normal toi.attack.hit-long]"""
DEFENCE_ON = 5
"""What a defence die must show.  [toi.attack.defence-success]"""


class Shot(Record):
    """An attack as declared: the lead unit and its figures, the target, the supports with theirs, and its type."""

    lead: UnitId
    figures: Figures
    target: UnitId
    mode: Mode
    supports: tuple[tuple[UnitId, Figures], ...] = ()
    kind: Kind = "normal"
    barred: tuple[UnitId, ...] = ()
    """Units that have taken part in op fire at the target.  [toi.opfire.one-per-activation toi.mg.repeat-targets]"""

    @property
    def firing(self) -> tuple[tuple[UnitId, Figures], ...]:
        """All units that take part, the lead first."""
        return ((self.lead, self.figures), *self.supports)


# Range


def reach_of(game: Game, shooter: Hex, target: Hex, range: int) -> int:
    """An attacker above its target has a range one longer.  [toi.range.elevation toi.terrain.hill-range]"""
    return range + (game.fields.lower[shooter] >> target & 1)


def band_at(game: Game, shooter: Hex, target: Hex, range: int) -> Band | None:
    """Close when adjacent, normal up to the range, long up to twice the range, else out of range.

    [toi.range.count toi.range.close toi.range.normal toi.range.long toi.range.out toi.range.same-hex]
    """
    distance = game.scene.grid.distance(shooter, target)
    reach = reach_of(game, shooter, target, range)
    if distance > 2 * reach:
        return None
    if distance <= 1:
        return "close"
    return "normal" if distance <= reach else "long"


# Who can fire


def halvings(unit: Unit, supporting: bool) -> list[str]:
    """The rules that would halve the unit's firepower.  [toi.calc.halving-sources]"""
    rules = []
    if supporting:
        rules.append("toi.combined.fp")
    if unit.damage == "heavy":
        rules.append("toi.vehicle-damage.heavy-effects")
    if unit.condition == "pinned":
        rules.append("toi.officer.rally")
    return rules


def has_officer(game: Game, hex: Hex, side: int) -> bool:
    """Whether an officer of the side stands in the hex.  [toi.ruling.officers-not-cumulative]"""
    return any(unit.side == side and game.profile(unit).officer for unit in game.units_in(hex))


def why_cannot_shoot(game: Game, unit: Unit, supporting: bool) -> Refusal | None:
    """A disrupted squad never fires, a pinned one only where an officer rallies it; nobody fires halved twice.

    [toi.squad-damage.disrupted-effects toi.squad-damage.pinned-effects toi.officer.rally toi.calc.halve-once]
    """
    if unit.condition == "disrupted":
        return Refusal("toi.squad-damage.disrupted-effects", {"unit": unit.id})
    if unit.condition == "pinned" and not has_officer(game, unit.hex, unit.side):
        return Refusal("toi.squad-damage.pinned-effects", {"unit": unit.id})
    if len(halvings(unit, supporting)) > 1:
        return Refusal("toi.calc.halve-once", {"unit": unit.id})
    return None


def loads_on(game: Game, unit: Unit, target: Unit) -> list[Load]:
    """The ways in which a unit's figures can fire at a target in sight and range.

    [toi.combat.validity toi.combat.mixed-squad toi.ruling.mixed-squad-range-and-unreachable-figures
    toi.ruling.firepower-0-attacks]
    """
    if not game.fields.sees[unit.hex] >> target.hex & 1:
        return []
    distance = game.scene.grid.distance(unit.hex, target.hex)
    bonus = game.fields.lower[unit.hex] >> target.hex & 1
    loads = game.profile(unit).loads[target.is_vehicle]
    return [load for load in loads if distance <= 2 * (load.range + bonus)]


def why_no_load(game: Game, unit: Unit, target: Unit, figures: Figures) -> Refusal | None:
    """Why these figures cannot fire at the target."""
    if not target.on_board or target.side == unit.side:
        return Refusal("toi.combat.validity", {"unit": target.id}, "enemy")
    if not game.fields.between(unit.hex, target.hex):
        return Refusal("toi.los.needed", {"unit": unit.id, "target": target.id})
    if not game.profile(unit).loads[target.is_vehicle]:
        return Refusal("toi.combat.target-type", {"unit": unit.id, "target": target.id})
    if all(load.types != figures for load in loads_on(game, unit, target)):
        return Refusal("toi.range.out", {"unit": unit.id, "target": target.id})
    return None


def has_target(game: Game, unit: Unit) -> bool:
    """Whether any enemy stands in the unit's field of fire."""
    return bool(target_hexes(game, unit))


def target_hexes(game: Game, unit: Unit) -> int:
    """The hexes that hold enemies within sight and range of the unit's longest weapon, as a bitset."""
    infantry, vehicle = game.profile(unit).longest
    squads = 2 * other(unit.side)
    zone, targets = game.fields.zone, game.targets
    return targets[squads] & zone(unit.hex, infantry) | targets[squads + 1] & zone(unit.hex, vehicle)


def targets_of(game: Game, unit: Unit) -> Iterator[tuple[Unit, Load]]:
    """The enemies that a unit can fire at, with each way to do so.  [toi.combat.single-target]"""
    for hex in bits(target_hexes(game, unit)):
        for target in game.units_in(hex):
            for load in loads_on(game, unit, target):
                yield target, load


# Strengths


def load_of(game: Game, unit: Unit, figures: Figures, target: Unit) -> Load:
    """The firepower and range of some of a unit's figures, from the column that fits the target.

    [toi.attack.correct-column]
    """
    return next(load for load in game.profile(unit).loads[target.is_vehicle] if load.types == figures)


def attack_strength(game: Game, shot: Shot) -> Total:
    """The lead's firepower and half that of each support, each rounded up by itself.

    [toi.attack.strength toi.combined.fp toi.calc.round-up toi.calc.order]
    """
    target = game.unit(shot.target)
    terms: list[Modifier] = []
    for number, figures in shot.firing:
        unit = game.unit(number)
        firepower = Modifier("toi.attack.squad-sum", load_of(game, unit, figures, target).firepower)
        halved = [Modifier(rule, 2, "/") for rule in halvings(unit, supporting=number != shot.lead)]
        own = Total.of([firepower, *halved])
        if not terms:
            terms += own.modifiers
        else:
            terms.append(Modifier("toi.combined.fp", own.value))
    return Total.of(terms)


def band_of(game: Game, shot: Shot) -> Band:
    """The least favourable range among all that take part.  [toi.combined.worst-range]"""
    target = game.unit(shot.target)
    bands = []
    for number, figures in shot.firing:
        unit = game.unit(number)
        band = band_at(game, unit.hex, target.hex, load_of(game, unit, figures, target).range)
        assert band is not None, "a declared shot is in range"
        bands.append(band)
    return max(bands, key=lambda band: HIT_ON[band])


def cover_of(game: Game, target: Unit, kind: Kind) -> Iterator[Modifier]:
    """The cover that a unit has: terrain, toughness and its officer add up.

    [toi.cover.sources toi.terrain.road-other toi.terrain.hill-cover]
    """
    terrain = game.scene.terrain[target.hex]
    yield Modifier(terrain.rule, terrain.cover)
    if kind == "suppressive":
        yield Modifier("toi.unit.elite-tough", game.profile(target).elites)
        if has_officer(game, target.hex, target.side):
            yield Modifier("toi.officer.determination", 1)


def armour_of(game: Game, target: Unit) -> Iterator[Modifier]:
    """A vehicle's armour, one less once it is damaged.  [toi.cover.armour-adds toi.cover.separate]"""
    if target.is_vehicle:
        armour = game.scene.types[target.figures[0]].armour
        yield Modifier("toi.cover.armour-adds", armour)
        if target.damage != "intact" and armour:
            yield Modifier("toi.vehicle-damage.light-effects", -1)


def defence_strength(game: Game, shot: Shot) -> Total:
    """The target's cover and, for a vehicle, its armour.  [toi.attack.defence]"""
    target = game.unit(shot.target)
    return Total.of([*cover_of(game, target, shot.kind), *armour_of(game, target)])


# The attack sequence


class Attack(Frame[None]):
    """The attack sequence: strengths, roll, hits, damage, fatigue.  [toi.attack.steps]"""

    shot: Shot
    hits: int = 0

    def start(self, game: Game) -> Step:
        """Add up both strengths and roll the attack dice.  [toi.attack.roll]"""
        shot = self.shot
        attack, defence, band = attack_strength(game, shot), defence_strength(game, shot), band_of(game, shot)
        need = HIT_ON[band]
        game.emit(events.Fired(shot.lead, shot.target, shot.kind, band, need, attack, defence))
        for unit, _ in shot.supports:
            game.emit(events.Supported(unit, shot.target))
        seat = game.unit(shot.lead).seat
        return Call(Roll("attack", seat, attack.value, need), then=self.defend)

    def defend(self, game: Game, attack: Pool) -> Step:
        """Roll the defence dice."""
        dice = defence_strength(game, self.shot).value
        seat = game.unit(self.shot.target).seat
        return Call(Roll("defence", seat, dice, DEFENCE_ON), then=self.but(hits=attack.hits).count)

    def count(self, game: Game, defence: Pool) -> Step:
        """Subtract the defence from the hits; nothing left, no effect.  [toi.attack.net]"""
        net = self.hits - defence.hits
        if net <= 0:
            game.emit(events.NoEffect(self.shot.target))
            return Goto(self.but(hits=0).fatigue)
        return Goto(self.but(hits=net).apply)

    def apply(self, game: Game) -> Step:
        """Apply the hits by the type of attack and target.  [toi.attack.apply]"""
        target = game.unit(self.shot.target)
        if target.is_vehicle:
            damage_vehicle(game, target, self.hits)
        elif self.shot.kind == "suppressive":
            suppress(game, target, self.hits)
        else:
            return Call(Casualties(target.id, self.hits), then=self.fatigue)
        return Goto(self.fatigue)

    def fatigue(self, game: Game) -> Step:
        """Everyone who took part is fatigued, and so is an active unit that was stopped.

        [toi.combined.fatigue toi.opfire.fatigue toi.action.fatigue-after]
        """
        for number, figures in self.shot.firing:
            unit = game.unit(number)
            if unit.status != "fatigued" and not fires_on(game, self.shot, unit, figures):
                game.put(unit.fatigued())
        target = game.unit(self.shot.target)
        if self.shot.mode == "op-fire" and self.hits and is_stopped(game, target):
            game.put(target.fatigued())
            game.emit(events.Fatigued(target.id))
        return self.done()


def fires_on(game: Game, shot: Shot, unit: Unit, figures: Figures) -> bool:
    """A squad whose machine guns alone took part in op fire stays in op-fire mode.

    [toi.mg.repeat toi.mg.repeat-mixed toi.ruling.combined-halving-and-machine-gun-participation]
    """
    return shot.mode == "op-fire" and all("repeated-op-fire" in game.scene.types[kind].traits for kind in figures)


def is_stopped(game: Game, active: Unit) -> bool:
    """Op fire ends the activation of a squad that it has shaken and of a vehicle that it has damaged.

    Light damage does not stop a heavy vehicle, and casualties do not stop a squad.
    [toi.move.op-fire-stop-squad toi.move.op-fire-stop-vehicle toi.move.op-fire-heavy-light-damage
    toi.move.op-fire-casualties-go-on]
    """
    if not active.on_board:
        return False
    if not active.is_vehicle:
        return not active.in_good_order
    heavy = game.scene.types[active.figures[0]].weight == "heavy"
    return active.damage == "heavy" or (active.damage == "light" and not heavy)
