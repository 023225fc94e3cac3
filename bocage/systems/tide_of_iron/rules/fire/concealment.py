"""Concealed squads (Squads dissimulés): out of the enemy's sights until something reveals them."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.board.bits import bits
from bocage.kernel import Event, Frame, Refusal, Step, UnitId
from bocage.systems.tide_of_iron.rules.cards.lasting import is_ambush
from bocage.systems.tide_of_iron.rules.cards.operations import note_flashes
from bocage.systems.tide_of_iron.state.game import Game, Unit, other


class Revealed(Event):
    """A concealed squad is revealed."""

    unit: UnitId


def reveal(game: Game, unit: Unit) -> None:
    """Take the marker off a squad; it follows the squad until then.  [toi.concealed.marker]"""
    game.put(unit.but(concealed=False))
    game.emit(Revealed(unit.id))


def check_sight(game: Game) -> None:
    """Reveal the squads that are exposed."""
    exposed = game.exposed
    for number in bits(game.concealed):
        unit = game.units[number]
        if exposed >> unit.hex & 1:
            reveal(game, unit)


class LinesOfSight(Frame[None]):
    """Squads that came into view are revealed, on either side, before anything else happens."""

    shown = False

    def start(self, game: Game) -> Step:
        """Reveal them."""
        check_sight(game)
        return self.done()


def seen_in_the_open(game: Game, changed: Sequence[object]) -> Frame[None] | None:
    """At any moment a squad in the open that an enemy sees is revealed, whatever brought it into view.

    [toi.concealed.reveal-los toi.timing.m2-los]
    """
    return LinesOfSight() if game.exposed else None


def check_objective(game: Game, unit: Unit) -> None:
    """A squad that moves into an objective hex is revealed; one that was set up there is not.

    [toi.concealed.reveal-objective]
    """
    if unit.concealed and any(objective.hex == unit.hex for objective in game.objectives):
        reveal(game, unit)


def after_attack(game: Game, units: tuple[UnitId, ...], net_hits: int) -> None:
    """Reveal the squads that fired or supported, once their attack is resolved.

    [toi.concealed.reveal-fire toi.ruling.concealed-and-op-fire-mode]
    """
    if game.scene.dark:
        note_flashes(game, units)
    if not game.concealed:
        return
    for number in units:
        unit = game.unit(number)
        if unit.concealed and not keeps_concealed_when_firing(game, unit, net_hits):
            reveal(game, unit)


def keeps_concealed_when_firing(game: Game, unit: Unit, net_hits: int) -> bool:
    """Camouflage keeps a squad that fired concealed unless its attack inflicts enough hits.  [toi.errata.camouflage]"""
    return net_hits < game.scene.book.conditions[unit.side].camouflage and not is_ambush(game, unit)


def end_of_status(game: Game) -> None:
    """At the end of the Status phase a squad next to an enemy is revealed, in whatever terrain.

    [toi.concealed.reveal-adjacent]
    """
    within = game.scene.grid.within
    for number in bits(game.concealed):
        unit = game.units[number]
        if game.occupied[other(unit.side)] & within(unit.hex, 1):
            reveal(game, unit)


def why_not_concealed(unit: Unit) -> Refusal | None:
    """Vehicles can never be concealed.  [toi.concealed.no-vehicles]"""
    return Refusal("toi.concealed.no-vehicles", {"unit": unit.id}) if unit.is_vehicle else None


def conceal(game: Game, unit: Unit) -> None:
    """Put a marker on a squad; where it is in the open and seen, it is revealed at once.

    [toi.concealed.go-to-ground]
    """
    game.put(unit.but(concealed=True))


def holds_only_concealed(game: Game, side: int, hex: int) -> bool:
    """Whether all units of a side in a hex that it occupies are concealed."""
    return not (game.targets[2 * side] | game.targets[2 * side + 1]) >> hex & 1
