"""Battles: which hexes are being attacked, and by whom, as all may know."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.board.hex import Hex
from bocage.kernel import UnitId, View
from bocage.systems.tide_of_fortune.rules.combat.attacks import Attacks, Engagement
from bocage.systems.tide_of_fortune.rules.combat.barrage import Bombard
from bocage.systems.tide_of_fortune.rules.combat.counterattack import CounterCombat
from bocage.systems.tide_of_fortune.rules.combat.declaring import DeclareAttacks, Declared
from bocage.systems.tide_of_fortune.state.records import OFF_MAP


def attacks(view: View) -> list[Declared]:
    """The attacks that are announced or fought out, counterattacks among them.  [tof.ruling.order-flow]"""
    return [attack for attack in _attacks(view) if attack.hex != OFF_MAP]


def _attacks(view: View) -> Iterator[Declared]:
    for frame in view.frames:
        match frame:
            case DeclareAttacks(made=made, hex=hex, units=units):
                yield from made
                yield Declared(hex, units)
            case Attacks(attacks=waiting):
                yield from waiting
            case Engagement(hex=hex, units=units) | CounterCombat(hex=hex, units=units):
                yield Declared(hex, units)


def targets(view: View) -> set[Hex]:
    """The hexes that are attacked, or under a barrage."""
    barrages = {frame.hex for frame in view.frames if isinstance(frame, Bombard)}
    return {attack.hex for attack in attacks(view)} | barrages


def attackers(view: View) -> set[UnitId]:
    """The units that attack."""
    return {unit for attack in attacks(view) for unit in attack.units}
