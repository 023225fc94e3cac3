"""Indirect fire: who may fire so, and how far."""

from __future__ import annotations

from bocage.board.hex import Hex
from bocage.kernel import Refusal
from bocage.systems.grand_tactical.rules.artillery.observers import (
    has_radio,
    observed,
    own_sight,
    why_no_observers,
)
from bocage.systems.grand_tactical.scene.profiles import ARTILLERY, INDIRECT
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import NONE, Unit


def why_no_indirect_fire(game: Game, unit: Unit) -> Refusal | None:
    """Four classes of weapons fire indirectly, unless the unit is suppressed, mounted or in an entry hex.

    [gts.ind.classes gts.fire.purple gts.res.suppressed-limits gts.counter.fv-no gts.reinf.safe]
    """
    about = {"unit": unit.id}
    weapon = game.profile(unit).weapon
    if weapon is None:
        return Refusal("gts.counter.fv-no", about)
    if weapon not in INDIRECT:
        return Refusal("gts.ind.classes", about)
    if unit.suppressed:
        return Refusal("gts.res.suppressed-limits", about)
    return Refusal("gts.reinf.safe", about) if unit.entering else None


def is_cut(game: Game, unit: Unit) -> bool:
    """Whether a unit reaches no farther than the hexes around it: next to an enemy, or under a barrage outside a Park.

    A battery in a Park keeps its contact under a barrage, too.

    [gts.fire.range-cut gts.fire.range-cut-park gts.barrage.range gts.ruling.barrage-exception gts.contact.barrage-ok]
    """
    near = game.beset[unit.seat] | (game.barrages if unit.park == NONE else 0)
    return bool(near >> unit.hex & 1)


def in_range(game: Game, unit: Unit) -> int:
    """The hexes that indirect fire of a unit reaches, seen or not; artillery has a least range.

    [gts.ind.min-range gts.ind.mortar gts.fire.indirect-target]
    """
    profile, grid, numbers = game.profile(unit), game.scene.grid, game.scene.rulebook.artillery
    reach = grid.within(unit.hex, 1 if is_cut(game, unit) else profile.range)
    nearest = numbers.indirect if profile.weapon in ARTILLERY else 1
    return reach & ~grid.within(unit.hex, nearest - 1)


def mission_zone(game: Game, unit: Unit) -> int:
    """The hexes at which a unit can fire indirectly: in range and observed, but no entry hexes.

    [gts.fire.indirect-target gts.mission.steps gts.ruling.direct-fire-into-entry]
    """
    reach = in_range(game, unit) & ~(game.entries[0] | game.entries[1])
    return reach & observed(game, unit) if reach else 0


def why_unreached(game: Game, unit: Unit, hex: Hex) -> Refusal | None:
    """Why a unit cannot fire indirectly at a hex, if it cannot.

    [gts.fire.indirect-target gts.ind.min-range gts.fire.range-cut gts.mission.steps gts.ind.mortar-observer
    gts.obs.leader-line gts.ruling.organic-observers gts.ruling.direct-fire-into-entry]
    """
    place = {"unit": unit.id, "hex": hex}
    if (game.entries[0] | game.entries[1]) >> hex & 1:
        return Refusal("gts.ruling.direct-fire-into-entry", {"hex": hex})
    if not in_range(game, unit) >> hex & 1:
        return _why_out_of_range(game, unit, hex)
    if own_sight(game, unit) >> hex & 1:
        return None
    if why := why_no_observers(game, unit):
        return why
    if observed(game, unit) >> hex & 1:
        return None
    if has_radio(game, unit):
        return Refusal("gts.obs.leader-line", place)
    mortar = game.profile(unit).weapon == "mortar"
    return Refusal("gts.ind.mortar-observer" if mortar else "gts.ruling.organic-observers", place)


def _why_out_of_range(game: Game, unit: Unit, hex: Hex) -> Refusal:
    distance = game.scene.grid.distance(unit.hex, hex)
    place = {"unit": unit.id, "hex": hex}
    if game.profile(unit).weapon in ARTILLERY and distance < game.scene.rulebook.artillery.indirect:
        return Refusal("gts.ind.min-range", place)
    if is_cut(game, unit) and distance <= game.profile(unit).range:
        return Refusal("gts.fire.range-cut", place)
    return Refusal("gts.fire.indirect-target", place)
