"""Strength: what units are worth in attack and in defence."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.board.hex import Hex
from bocage.kernel import Seat
from bocage.systems.tide_of_fortune.rules.combat.morale import Rating, rating_of
from bocage.systems.tide_of_fortune.rules.formations.assets import asset_rating, is_independent
from bocage.systems.tide_of_fortune.schema.rulebook import Order
from bocage.systems.tide_of_fortune.schema.vocabulary import Measure
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import GERMAN, Battery, Unit


def generated(game: Game, unit: Unit, rating: Rating) -> int:
    """What a unit's CR gives at its headquarters' rating, an asset's at its AR, less losses and disruption.

    [tof.8.attack-sum tof.8.defender-full tof.8.asset-generator tof.2.asset-strength tof.8.loss-asset-effect
    tof.8.disrupt-strength tof.8.disrupt-hq tof.2.hq-cr tof.ruling.cr-vs-tr tof.ruling.asset-min]
    """
    profile, numbers = game.profile(unit), game.scene.rulebook
    asset = is_independent(game, unit)
    at = asset_rating(game, unit) if asset else rating_of(game, unit, rating)
    value = game.scene.charts.generator.strength(profile.cr, at)
    lost = (numbers.losses.asset * unit.steps if asset else 0) + (numbers.disruption.strength if unit.disrupted else 0)
    return max(value - lost, 1) if lost else value


def attack_strength(game: Game, units: Sequence[Unit], order: Order) -> int:
    """The units of an attack: by the generator, halved as a whole, or by TR, as the order says; isolated ones by TR.

    [tof.8.attack-sum tof.5.assault-combat tof.5.advance-combat tof.5.maneuver-combat tof.5.spoiling-combat
    tof.6.iso-attack tof.8.tr-instead tof.1.round-down tof.1.sum-before-halving]
    """
    if order.strength == "tactical":
        return sum(game.face(unit).tr for unit in units)
    full = sum(generated(game, unit, "offence") for unit in units if not unit.iso)
    alone = sum(game.face(unit).tr for unit in units if unit.iso)
    return (full // 2 if order.strength == "half" else full) + alone


def defence_strength(game: Game, units: Sequence[Unit]) -> int:
    """The units of a defence, none below its TR; what isolated ones generate is halved as a whole.

    [tof.8.defence-sum tof.8.defence-floor tof.2.tr-min-defence tof.6.iso-defence tof.1.sum-before-halving]
    """
    total = halved = 0
    for unit in units:
        value, floor = generated(game, unit, "defence"), game.face(unit).tr
        if not unit.iso:
            total += max(value, floor)
        elif value < 2 * floor:
            total += floor
        else:
            halved += value
    return total + halved // 2


def battery_in(game: Game, hex: Hex, seat: Seat) -> Battery | None:
    """The coastal battery of a side in a hex, while it has any strength: all of them are German.

    [tof.9.battery-land-defence tof.9.battery-strength]
    """
    if seat != GERMAN:
        return None
    return next((battery for battery in game.batteries if battery.hex == hex and battery.strength), None)


def measured(value: int, measure: Measure) -> int:
    """How much of a value an order lets a division use.  [tof.1.halving-scope tof.1.round-down]

    >>> [measured(5, measure) for measure in ("none", "one", "half", "full", "double")]
    [0, 1, 2, 5, 10]
    """
    match measure:
        case "none":
            return 0
        case "one":
            return min(value, 1)
        case "half":
            return value // 2
        case "full":
            return value
        case "double":
            return 2 * value


def artillery(game: Game, hq: Unit) -> int:
    """The Art.F of a headquarters: none when disrupted, half when isolated.

    [tof.2.hq-artf tof.8.disrupt-hq tof.6.iso-hq-art]
    """
    if not hq.on_map or hq.disrupted:
        return 0
    art = game.scene.printed(hq.division).art
    return art // 2 if hq.iso else art
