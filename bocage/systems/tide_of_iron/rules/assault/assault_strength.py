"""The strengths of both sides in an assault: who fights, the firepower of each side, the cover of the hex."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bocage.board.hex import Hex
from bocage.kernel import Modifier, Total
from bocage.systems.tide_of_iron.rules.cards.lasting import cover_of_held_hex, extra_firepower
from bocage.systems.tide_of_iron.rules.fire.targets import hampering, has_officer, shelter_of
from bocage.systems.tide_of_iron.state.game import Game, Unit


def firepower_of(game: Game, unit: Unit) -> int:
    """The firepower of all of a unit's figures against infantry; mortars and trucks have none.

    [toi.assault.attack-fp toi.assault.defence-mortar toi.mortar.no-assault-defence toi.ruling.firepower-0-attacks]
    """
    weapons = [game.scene.types[figure].infantry for figure in unit.figures]
    return sum(weapon.firepower for weapon in weapons if weapon is not None)


def has_flamethrower(unit: Unit) -> bool:
    """A squad uses its flamethrower unless it is shaken.  [toi.spec.flamethrower-assault toi.spec.not-when-shaken]"""
    return unit.specialisation == "flamethrower" and unit.in_good_order


# The attack


def halvings_of_place(game: Game, unit: Unit) -> list[str]:
    """The rules that halve an assaulting squad for where it stands: wire and mines, but not smoke.

    [toi.ruling.wire-and-engineers-firepower toi.smoke.assault-from]
    """
    return [rule for rule in hampering(game, unit) if rule != "toi.smoke.effects"]


def halvings_of_lead(game: Game, lead: Unit, hex: Hex) -> list[str]:
    """The rules that halve the lead of an assault on a hex.  [toi.smoke.assault-into toi.calc.halving-sources]"""
    smoke = ["toi.smoke.assault-into"] if game.marked["smoke"] >> hex & 1 else []
    return halvings_of_place(game, lead) + smoke


def attack_strength(game: Game, lead: Unit, supports: Sequence[Unit], hex: Hex) -> Total:
    """The lead's firepower against infantry and half that of each support; flamethrowers add before halving.

    [toi.assault.attack-fp toi.assault.flame-fp toi.ruling.halved-supports-with-bonuses toi.calc.order
    toi.calc.round-up toi.multi.joint-dice]
    """
    bonus = extra_firepower(game, lead, target_is_squad=True)
    terms = [*_flaming(game, lead), *bonus, *[Modifier(rule, 2, "/") for rule in halvings_of_lead(game, lead, hex)]]
    for unit in supports:
        own = Total.of([*_flaming(game, unit), Modifier("toi.assault.supports", 2, "/")])
        terms.append(Modifier("toi.assault.supports", own.value))
    return Total.of(terms)


def _flaming(game: Game, unit: Unit) -> Iterator[Modifier]:
    yield Modifier("toi.assault.attack-fp", firepower_of(game, unit))
    if has_flamethrower(unit):
        yield Modifier("toi.assault.flame-fp", game.scene.rulebook.flamethrower.firepower)


# The defence


def halvings_of_defender(game: Game, unit: Unit, officer: bool) -> list[str]:
    """The rules that halve a defender: pinned without an officer, smoke, wire, heavy damage.

    [toi.assault.defence-fp toi.assault.defence-officer toi.smoke.assault-defence toi.calc.halving-sources]
    """
    rules = []
    if unit.condition == "pinned" and not officer and not game.scene.book.conditions[unit.side].fanatical:
        rules.append("toi.squad-damage.pinned-effects")
    if unit.damage == "heavy":
        rules.append("toi.vehicle-damage.heavy-effects")
    if game.marked["smoke"] >> unit.hex & 1:
        rules.append("toi.smoke.assault-defence")
    if game.marked["wire"] >> unit.hex & 1 and not unit.is_vehicle:
        rules.append("toi.wire.half")
    return rules


def defence_strength(game: Game, defenders: Sequence[Unit]) -> Total:
    """The firepower of all defenders: the disrupted add nothing, and neither does who would be halved twice.

    Any officer in the hex counts, also one in a concealed squad that stays out of the fight.
    [toi.assault.defence-fp toi.calc.halve-once toi.assault.no-armour toi.multi.joint-dice
    toi.ruling.officers-who-stay-out]
    """
    officer = has_officer(game, defenders[0].hex, defenders[0].side)
    terms = []
    for unit in defenders:
        if unit.condition == "disrupted":
            continue
        firepower = firepower_of(game, unit)
        terms.append(Modifier("toi.assault.defence-fp", firepower))
        halvings = halvings_of_defender(game, unit, officer)
        if len(halvings) == 1:
            terms.append(Modifier(halvings[0], -(firepower // 2)))
        elif halvings:
            terms.append(Modifier("toi.calc.halve-once", -firepower))
    return Total.of(terms)


def cover_of_hex(game: Game, hex: Hex, defenders: Sequence[Unit], attackers: Sequence[Unit]) -> Total:
    """All cover in the hex adds up; a flamethrower takes 5 of it, once. Armour, elites and officers add none.

    [toi.assault.attacker-roll toi.assault.flame-cover toi.assault.no-armour toi.fort.assault-adds
    toi.ruling.assault-red-dice-with-several-fortified-squads]
    """
    terrain, rules = game.scene.terrain[hex], game.scene.rulebook
    terms = [Modifier(terrain.rule, terrain.cover)]
    if game.marked["smoke"] >> hex & 1:
        terms.append(Modifier("toi.smoke.assault-defence", rules.smoke.cover))
    if game.marked["tank-trap"] >> hex & 1 and not all(unit.is_vehicle for unit in defenders):
        terms.append(Modifier("toi.trap.squads", rules.tank_traps.cover))
    terms += cover_of_held_hex(game, hex, defenders[0].side)
    if any(has_medic(unit) for unit in defenders):
        terms.append(Modifier("toi.spec.medic-bandage", rules.bandages.cover))
    shelters = [shelter_of(game, unit) for unit in defenders]
    terms += [game.scene.shelter_cover[shelter] for shelter in shelters if shelter is not None]
    if any(has_flamethrower(unit) for unit in attackers):
        terms.append(Modifier("toi.assault.flame-cover", -rules.flamethrower.cover))
    return Total.of(terms)


def has_medic(unit: Unit) -> bool:
    """A medic helps unless his squad is shaken.  [toi.ruling.medic-bonus-not-cumulative toi.spec.not-when-shaken]"""
    return unit.specialisation == "medic" and unit.in_good_order
