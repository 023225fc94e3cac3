"""Who can fire at whom (Combat): what keeps a unit from firing, what halves it, and its targets in range and sight."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import Record, Refusal, RulesError, UnitId
from bocage.systems.tide_of_iron.rules.cards.lasting import fires_though_pinned, is_stealthy
from bocage.systems.tide_of_iron.rules.cards.operations import is_in_the_dark
from bocage.systems.tide_of_iron.rules.fire.damage import Kind
from bocage.systems.tide_of_iron.scene.scene import INFANTRY, SHELTERED, VEHICLE, Figures, Load, Loads
from bocage.systems.tide_of_iron.schema.vocabulary import MarkerKind
from bocage.systems.tide_of_iron.state.game import NONE, OFF_BOARD, Game, SideId, Unit, other

__all__ = [
    "Kind",
    "Mode",
    "Shot",
    "has_officer",
    "load_of",
    "loads_on",
    "onlookers",
    "targets_of",
    "why_cannot_shoot",
    "why_no_load",
]

Mode = Literal["concentrated", "op-fire", "moving"]


class Shot(Record):
    """An attack as declared: the lead unit and its figures, the target, the supports with theirs, and its type."""

    lead: UnitId
    figures: Figures
    target: UnitId
    mode: Mode
    supports: tuple[tuple[UnitId, Figures], ...] = ()
    kind: Kind = "normal"
    barred: tuple[UnitId, ...] = ()
    """Units that have taken part in op fire at the target."""

    @property
    def firing(self) -> tuple[tuple[UnitId, Figures], ...]:
        """All units that take part, the lead first."""
        return ((self.lead, self.figures), *self.supports)


# What keeps a unit from firing

HAMPERED: dict[MarkerKind, str] = {"smoke": "toi.smoke.effects", "minefield": "toi.mines.half", "wire": "toi.wire.half"}
"""The markers that halve the firepower of units in their hex, by their rules."""


def hampering(game: Game, unit: Unit) -> list[str]:
    """The rules that halve a unit for where it stands: smoke and mines any unit, wire only squads.

    [toi.ruling.wire-and-engineers-firepower]
    """
    return [
        rule
        for kind, rule in HAMPERED.items()
        if game.marked[kind] >> unit.hex & 1 and not (unit.is_vehicle and kind == "wire")
    ]


def halvings(game: Game, unit: Unit, supporting: bool = False, mode: Mode = "concentrated") -> list[str]:
    """The rules that would halve the unit's firepower.

    [toi.calc.halving-sources toi.ruling.heavily-damaged-vehicle-and-firing]
    """
    rules = hampering(game, unit) if game.strewn >> unit.hex & 1 else []
    if supporting:
        rules.append("toi.combined.fp")
    if mode == "moving":
        rules.append("toi.action.fm-half-fp")
    if unit.damage == "heavy":
        rules.append("toi.vehicle-damage.heavy-effects")
    if unit.condition == "pinned":
        rules.append("toi.officer.rally")
    return rules


def has_officer(game: Game, hex: Hex, side: SideId) -> bool:
    """Whether an officer of the side stands in the hex, in whatever condition; squads aboard vehicles are in none.

    [toi.ruling.officers-not-cumulative toi.ruling.carried-squads-and-officers toi.multi.friendly]
    """
    if hex == OFF_BOARD:
        return False
    for number in bits(game.here[hex]):
        unit = game.units[number]
        if unit.side == side and game.profile(unit).officer:
            return True
    return False


def why_cannot_shoot(game: Game, unit: Unit, supporting: bool = False, mode: Mode = "concentrated") -> Refusal | None:
    """A disrupted squad never fires, a pinned one only where an officer rallies it; nobody fires halved twice.

    [toi.squad-damage.disrupted-effects toi.squad-damage.pinned-effects toi.officer.rally toi.calc.halve-once
    toi.combined.no-double-half toi.ruling.rallied-squad-as-lead]
    """
    if unit.hex == OFF_BOARD:
        return Refusal("toi.transport.carried-immune", {"unit": unit.id})
    if unit.condition == "disrupted":
        return Refusal("toi.squad-damage.disrupted-effects", {"unit": unit.id})
    rallied = unit.condition != "pinned" or has_officer(game, unit.hex, unit.side) or fires_though_pinned(game, unit)
    if not rallied:
        return Refusal("toi.squad-damage.pinned-effects", {"unit": unit.id})
    if len(halvings(game, unit, supporting, mode)) > 1:
        return Refusal("toi.calc.halve-once", {"unit": unit.id})
    return None


# Weapons and ranges


def shelter_of(game: Game, unit: Unit) -> MarkerKind | None:
    """The kind of fortification that a squad is in."""
    return None if unit.shelter == NONE else game.markers[unit.shelter].kind


def column_of(game: Game, target: Unit) -> int:
    """The column of the reference sheet that is used against a unit.

    Shells have one of their own against squads in a building or a pillbox.
    [toi.combat.target-type toi.attack.correct-column toi.tank.concussive]
    """
    if target.is_vehicle:
        return VEHICLE
    if game.scene.buildings >> target.hex & 1 or shelter_of(game, target) == "pillbox":
        return SHELTERED
    return INFANTRY


def weapons_on(game: Game, unit: Unit, target: Unit) -> Loads:
    """The ways in which a unit's figures fire at a target, were it near enough."""
    return game.profile(unit).loads[column_of(game, target)]


def load_of(game: Game, unit: Unit, figures: Figures, target: Unit) -> Load:
    """The firepower and range of some of a unit's figures against a target."""
    for load in weapons_on(game, unit, target):
        if load.types == figures:
            return load
    raise RulesError(f"{unit.name} cannot fire with {figures} at {target.name}")


def has_mortars(game: Game, figures: Figures) -> bool:
    """Whether mortars are among some types of figures: they attack areas only.

    [toi.mortar.no-mix toi.mortar.no-op-fire]
    """
    return any(game.scene.types[figure].area_normal is not None for figure in figures)


def loads_on(game: Game, unit: Unit, target: Unit, mode: Mode = "concentrated") -> Loads:
    """The ways in which a unit's figures can fire at a target in sight and range; on the move not at long range.

    [toi.combat.validity toi.combat.mixed-squad toi.ruling.mixed-squad-range-and-unreachable-figures
    toi.action.fm-no-long-range toi.concealed.untargetable]
    """
    hex, aim, fields = unit.hex, target.hex, game.fields
    if hex == OFF_BOARD or target.concealed or not fields.sees[hex] >> aim & 1:
        return ()
    if game.scene.dark and is_in_the_dark(game, unit, target):
        return ()
    distance, bonus = game.scene.grid.distances[hex][aim], fields.lower[hex] >> aim & 1
    stealthy = game.tied[target.side] and is_stealthy(game, target)
    times = 1 if mode == "moving" or stealthy else 2
    reaching, needed = game.profile(unit).reaching[column_of(game, target)], -(-distance // times) - bonus
    return reaching[needed] if needed < len(reaching) else ()


def onlookers(game: Game, side: SideId, hex: Hex) -> int:
    """The units of a side that see a hex, as a bitset: nobody else can fire at what is there.  [toi.los.needed]"""
    found, here = 0, game.here
    for place in bits(game.occupied[side] & game.fields.sees[hex]):
        found |= here[place]
    return found


def why_no_load(game: Game, unit: Unit, target: Unit, figures: Figures, mode: Mode = "concentrated") -> Refusal | None:
    """Why these figures cannot fire at the target."""
    about = {"unit": unit.id, "target": target.id}
    if not target.on_board or target.side == unit.side:
        return Refusal("toi.combat.validity", {"unit": target.id}, "enemy")
    if target.concealed:
        return Refusal("toi.concealed.untargetable", {"unit": target.id})
    if not game.fields.between(unit.hex, target.hex):
        return Refusal("toi.los.needed", about)
    weapons = weapons_on(game, unit, target)
    if not weapons:
        return Refusal("toi.combat.target-type", about)
    if has_mortars(game, figures):
        return Refusal("toi.mortar.no-mix", {"unit": unit.id})
    if all(load.types != figures for load in weapons):
        return Refusal("toi.combat.mixed-squad", about)
    if game.scene.dark and is_in_the_dark(game, unit, target):
        return Refusal("toi.ops.what", about, "night")
    if all(load.types != figures for load in loads_on(game, unit, target)):
        return Refusal("toi.range.out", about)
    if mode == "moving" and all(load.types != figures for load in loads_on(game, unit, target, mode)):
        return Refusal("toi.action.fm-no-long-range", about)
    return None


# Targets


def has_target(game: Game, unit: Unit, mode: Mode = "concentrated") -> bool:
    """Whether any enemy stands in the unit's field of fire."""
    return bool(target_hexes(game, unit, mode))


def target_hexes(game: Game, unit: Unit, mode: Mode = "concentrated") -> int:
    """The hexes that hold enemies within sight and range of the unit's longest weapon, as a bitset."""
    enemy, hex, targets = other(unit.side), unit.hex, game.targets
    if hex == OFF_BOARD or not game.occupied[enemy] & game.fields.sees[hex]:
        return 0
    infantry, vehicle, sheltered = game.profile(unit).longest
    zones = game.fields.near_zones if mode == "moving" else game.fields.zones
    found = targets[2 * enemy] & zones[hex, infantry] | targets[2 * enemy + 1] & zones[hex, vehicle]
    if sheltered > infantry:
        found |= sheltered_squads(game, enemy) & zones[hex, sheltered]
    return targets_at_night(game, unit, found, mode) if game.scene.dark else found


def targets_at_night(game: Game, unit: Unit, hexes: int, mode: Mode) -> int:
    """Those of some hexes that hold a target near enough, or one that has fired this round.  [toi.ops.what]"""
    found = 0
    for hex in bits(hexes):
        if any(target.side != unit.side and loads_on(game, unit, target, mode) for target in game.units_in(hex)):
            found |= 1 << hex
    return found


def sheltered_squads(game: Game, side: SideId) -> int:
    """The hexes that hold squads of a side in buildings or pillboxes, as a bitset."""
    squads = game.targets[2 * side]
    found = squads & game.scene.buildings
    for hex in bits(squads & game.marked["pillbox"] & ~found):
        if any(
            unit.side == side and not unit.concealed and shelter_of(game, unit) == "pillbox"
            for unit in game.units_in(hex)
        ):
            found |= 1 << hex
    return found


def targets_of(game: Game, unit: Unit, mode: Mode = "concentrated") -> Iterator[tuple[Unit, Load]]:
    """The enemies that a unit can fire at, with each way to do so."""
    return targets_in(game, unit, target_hexes(game, unit, mode), mode)


def targets_in(game: Game, unit: Unit, hexes: int, mode: Mode) -> Iterator[tuple[Unit, Load]]:
    """Those of them in some hexes, each named by itself.  [toi.combat.single-target]"""
    for hex in bits(hexes):
        for number in bits(game.here[hex]):
            target = game.units[number]
            if target.side != unit.side:
                for load in loads_on(game, unit, target, mode):
                    yield target, load
