"""Counters: what is printed on a unit and what lies upon it."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.kernel import View
from bocage.show import Piece
from bocage.systems.tide_of_fortune.rules.formations.ratings import defence, offence
from bocage.systems.tide_of_fortune.scene.profiles import HALF
from bocage.systems.tide_of_fortune.scene.scene import Scene
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import NONE, Clock, Division, Unit


def piece_of(view: View, unit: Unit, game: Game, attacking: bool = False) -> Piece:
    """The counter of a unit, on the map or in a tray."""
    scene: Scene = view.scene
    return Piece(
        unit.id,
        unit.hex,
        unit.seat,
        unit.name,
        tuple(_states(view, unit, attacking)),
        look=scene.profiles[unit.profile].look,
        values=tuple(_values(game, unit)),
        group=unit.division,
        tones=tuple(_tones(scene, unit)),
    )


def _states(view: View, unit: Unit, attacking: bool) -> Iterator[str]:
    """The markers that lie on a unit, and those of its division where it is the headquarters."""
    (clock,) = view.table(Clock)
    if attacking:
        yield "attacking"
    if unit.disrupted:
        yield "disrupted"
    if unit.occ:
        yield "out-of-command"
    if unit.iso:
        yield "isolated"
    if unit.steps:
        yield f"step-loss-{unit.steps}"
    if view.scene.profiles[unit.profile].is_hq:
        yield from _hq_states(view.item(Division, unit.division))
    if unit.attached != NONE:
        yield "attached"
    if unit.on_map and unit.acted and unit.acted == clock.impulse:
        yield "acted"


def _hq_states(division: Division) -> Iterator[str]:
    if division.fatigue:
        yield "ops-complete" if division.fatigue > 1 else "fatigued"
    if division.steps:
        yield f"step-loss-{division.steps}"
    if division.reserve:
        yield "in-reserve"
    if division.refitting:
        yield "refitting"


def _values(game: Game, unit: Unit) -> Iterator[tuple[str, int]]:
    """What the counter is worth on the side that it shows: of a headquarters also the ratings that it prints.

    [tof.2.combat-unit-face tof.2.hq-identity tof.8.loss-effect]
    """
    profile, face = game.profile(unit), game.face(unit)
    if profile.is_hq:
        division, printed = game.divisions[unit.division], game.scene.printed(unit.division)
        yield "atb", printed.atb
        yield "art-f", printed.art
        yield "offensive-rating", offence(game, division)
        yield "defensive-rating", defence(game, division)
        if division.fatigue or division.steps:
            yield "printed-or", printed.offensive
            yield "printed-dr", printed.defensive
        if division.reserve:
            yield "reserve", division.reserve
    elif profile.role != "higher":
        yield "ab", face.ab
        yield "tr", face.tr
        if profile.role == "asset":
            yield "ar", face.ar
    yield "mp", face.mp // HALF


def _tones(scene: Scene, unit: Unit) -> Iterator[tuple[str, str]]:
    """The nation, the combat rating's letter and how it counts, whether the AB is for defence alone, and the arm."""
    profile = scene.profiles[unit.profile]
    yield "nation", "ss" if profile.ss else profile.nation
    yield "role", profile.role
    yield "cr", profile.cr
    if not profile.may_attack:
        yield "attack", "never"
    if profile.circled:
        yield "ab", "circled"
    yield "mp", "mot" if profile.motorised else "leg"
    if unit.home != NONE:
        yield "home", scene.divisions[unit.home]
