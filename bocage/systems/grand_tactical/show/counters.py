"""Counters: what is printed on a unit and what lies upon it."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.kernel import View
from bocage.show import Piece
from bocage.systems.grand_tactical.rules.batteries.markers import battery_states
from bocage.systems.grand_tactical.scene.profiles import HALF
from bocage.systems.grand_tactical.scene.scene import Scene
from bocage.systems.grand_tactical.state.game import BARRAGES
from bocage.systems.grand_tactical.state.records import NONE, Clock, Park, Unit, Work


def piece_of(view: View, unit: Unit) -> Piece:
    """The counter of a unit, on the map or in a tray."""
    scene: Scene = view.scene
    return Piece(
        unit.id,
        unit.hex,
        unit.seat,
        unit.name,
        (*_states(unit), *_under_fire(view, unit), *_battery_states(view, unit), *_acted(view, unit)),
        look=scene.types[unit.type].name,
        values=tuple(_values(scene, unit)),
        group=unit.formation,
        tones=tuple(_tones(scene, unit)),
    )


def _states(unit: Unit) -> Iterator[str]:
    """The markers that lie on a unit."""
    if unit.suppressed:
        yield "suppressed"
    if unit.hits:
        yield f"cohesion-{unit.hits}"
    if unit.lost:
        yield "step-loss"
    if unit.column:
        yield "column"
    if unit.mounted:
        yield "mounted"
    if unit.shelter != "none":
        yield unit.shelter
    if unit.marker != "none":
        yield unit.marker
    if unit.rallying:
        yield "rallying"
    if unit.working:
        yield "working"
    if unit.entering:
        yield "entering"


def _under_fire(view: View, unit: Unit) -> Iterator[str]:
    """The barrage in its hex, which would else lie hidden under the counters.  [gts.barrage.both-sides]"""
    if unit.on_map and not unit.entering:
        for work in view.table(Work):
            if work.hex == unit.hex and work.kind in BARRAGES:
                yield work.kind


def _battery_states(view: View, unit: Unit) -> Iterator[str]:
    """Its Park and its contact marker."""
    scene: Scene = view.scene
    park = None if unit.park == NONE else view.item(Park, unit.park)
    return battery_states(unit, park, scene.types[unit.type].contact is not None)


def _acted(view: View, unit: Unit) -> Iterator[str]:
    """Whether it has acted in this activation."""
    (clock,) = view.table(Clock)
    if unit.on_map and unit.acted == clock.activation:
        yield "acted"


def _values(scene: Scene, unit: Unit) -> Iterator[tuple[str, int]]:
    """What the counter prints on the side that it shows."""
    profile = scene.profiles[unit.type][unit.mounted]
    if profile.fire is not None:
        yield "fire", profile.fire
        yield "range", profile.range
    if profile.assault is not None:
        yield "assault", profile.assault
    yield "defence", profile.defence
    yield "quality", profile.quality
    if profile.movement is not None:
        yield "movement", profile.movement // HALF
    yield "steps", scene.types[unit.type].steps - unit.lost


def _tones(scene: Scene, unit: Unit) -> Iterator[tuple[str, str]]:
    """The colours of the values: weapon classes, a movement class, armour; and the stripe of independent units.

    An Assault Value that is used twice is a red number, whatever it lies on.

    [gts.counter.av-red gts.counter.colours]
    """
    profile = scene.profiles[unit.type][unit.mounted]
    if profile.weapon is not None:
        yield "fire", profile.weapon
    if profile.assault_weapon is not None:
        yield "assault", profile.assault_weapon
    if profile.assaults_twice:
        yield "assault-number", "red"
    if profile.armoured:
        yield "defence", "armoured"
    yield "movement", profile.mover
    stripe = scene.scenario.formations[scene.formation_names[unit.formation]].stripe
    if stripe != "coloured":
        yield "stripe", stripe
