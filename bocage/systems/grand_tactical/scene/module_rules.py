"""The rules of a module that are in use: what its settings leave out is about nobody."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from bocage.content import ContentError
from bocage.systems.grand_tactical.schema.scenario import Scenario
from bocage.systems.grand_tactical.schema.special import Landing, OwnChitOnly, RadioRelay, Special, WeakRadios


@dataclass(frozen=True, slots=True)
class ModuleRules:
    """Whom each rule of the module is about, by the names of the scenario.  [gts.core.precedence]"""

    weak_radios: WeakRadios | None
    own_chit_only: OwnChitOnly | None
    radio_relay: RadioRelay | None
    self_commanded: frozenset[str]
    hero: frozenset[str]
    hedgerow_position: bool
    glider: Landing | None


def module_rules(scenario: Scenario) -> ModuleRules:
    """Those that the settings put into use, with the names that they give looked up."""
    use, special = scenario.settings, scenario.special
    _check(scenario, special)
    return ModuleRules(
        special.weak_radios if use.weak_radios else None,
        special.own_chit_only if use.own_chit_only else None,
        special.radio_relay if use.radio_relay else None,
        frozenset(special.self_commanded if use.self_commanded else ()),
        frozenset(special.hero if use.hero else ()),
        use.hedgerow_position,
        special.glider if use.glider else None,
    )


def _check(scenario: Scenario, special: Special) -> None:
    """Every name means something."""
    units = {name for formation in scenario.formations.values() for name in formation.units}
    if special.weak_radios:
        _known(scenario.sides, special.weak_radios.side, "weak_radios.side")
    if special.own_chit_only:
        _known(scenario.formations, special.own_chit_only.formation, "own_chit_only.formation")
        _known(scenario.turns, special.own_chit_only.before, "own_chit_only.before")
    if special.radio_relay:
        _known(scenario.divisions, special.radio_relay.division, "radio_relay.division")
        for name in special.radio_relay.units:
            _known(units, name, "radio_relay.units")
    for name in special.self_commanded:
        _known(units, name, "self_commanded")
    for name in special.hero:
        _known(scenario.formations, name, "hero")
    if special.glider:
        _known(scenario.formations, special.glider.formation, "glider.formation")


def _known(names: Collection[str], name: str, field: str) -> None:
    if name not in names:
        raise ContentError("scenario", f"special.{field}", f"nothing is called {name!r}")
