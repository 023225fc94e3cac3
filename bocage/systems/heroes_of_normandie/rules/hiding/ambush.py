"""Ambush (Embuscade): hidden units, who may hide, and who spots them."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.kernel import Refusal, Seat
from bocage.systems.heroes_of_normandie.rules.fire.sight import distance, has_clear_view, units_between
from bocage.systems.heroes_of_normandie.scene.sight_lines import clear_prospect, way_between
from bocage.systems.heroes_of_normandie.state import events
from bocage.systems.heroes_of_normandie.state.game import Game
from bocage.systems.heroes_of_normandie.state.records import Unit, enemy_of


def can_spot(game: Game, spotter: Unit, hidden: Unit) -> bool:
    """A clear line of sight spots; in a terrain element only from two squares away or less. Heavy vehicles are blind.

    Suppressed and ambushed units spot too, units aboard a vehicle do not.
    [hon.ambush.spot hon.ambush.heavy-blind hon.ambush.mutual hon.ruling.ambush-spotters
    hon.ruling.ambush-terrain-element hon.arc.vs-los]
    """
    if spotter.seat == hidden.seat or not spotter.on_board or game.kind(spotter).family == "heavy":
        return False
    covered = game.ground.hides >> hidden.place & 1
    if covered and distance(game, spotter, hidden) > game.scene.rulebook.spotting_range:
        return False
    return has_clear_view(game, spotter, hidden)


def is_spotted(game: Game, hidden: Unit) -> bool:
    """Whether any enemy spots a unit where it is; who is too far away or behind something need not be asked."""
    place, long = hidden.place, game.scene.is_long
    near = -1
    if game.scene.on_foot[hidden.type]:
        near = clear_prospect(game.scene, game.ground, place)
        if game.ground.hides >> place & 1:
            near &= game.scene.grid.within(place, game.scene.rulebook.spotting_range)
    for number in bits(game.present & game.forces[enemy_of(hidden.seat)]):
        spotter = game.units[number]
        if (near >> spotter.place & 1 or long[spotter.type]) and can_spot(game, spotter, hidden):
            return True
    return False


def spotted_among(game: Game, unit: Unit, places: int) -> int:
    """The squares, of some, where a unit on foot would be spotted at once.

    From one square to another one the line tells, unless units stand beside it; all else is asked of `can_spot`.
    """
    scene, ground, left = game.scene, game.ground, places
    for number in bits(game.present & game.forces[enemy_of(unit.seat)]):
        spotter = game.units[number]
        units = units_between(game, spotter, unit)
        watched = left & _watched_by(game, spotter)
        if not scene.is_long[spotter.type]:
            watched &= clear_prospect(scene, ground, spotter.place)
        for place in bits(watched):
            if not scene.is_long[spotter.type] and place != spotter.place:
                penalty, squares, beside = way_between(scene, ground, spotter.place, place, on_foot=True)
                seen = penalty == 0 and not squares & units
                if seen and beside & units:
                    seen = can_spot(game, spotter, unit.but(place=place))
            else:
                seen = can_spot(game, spotter, unit.but(place=place))
            if seen:
                left &= ~(1 << place)
    return places & ~left


def _watched_by(game: Game, spotter: Unit) -> int:
    """All that is near enough to a unit where terrain can hide anyone; nothing, if it is blind."""
    if game.kind(spotter).family == "heavy":
        return 0
    near = 0
    for square in game.squares_of(spotter):
        near |= game.scene.grid.within(square, game.scene.rulebook.spotting_range)
    return near | ~game.ground.hides


def why_not_hide(game: Game, unit: Unit) -> Refusal | None:
    """Nobody hides in plain sight of an enemy.  [hon.ruling.ambush-conditions]"""
    return Refusal("hon.ambush.spot", {"unit": unit.id}) if is_spotted(game, unit) else None


def uncover(game: Game, unit: Unit) -> Unit:
    """Show an ambushed unit: it lies on its inactive face again, or its Concealed marker goes back to its owner.

    [hon.ambush.spot hon.opt.concealed-found]
    """
    shown = unit.but(ambushed=False, concealed=0, seen=True, back=unit.back if unit.concealed else False)
    game.reveal(shown)
    if unit.concealed:
        give_marker_back(game, unit.seat)
    game.emit(events.Spotted(unit.id))
    return shown


def give_marker_back(game: Game, seat: Seat) -> None:
    """A Concealed marker that was taken off goes back to its owner, for the next Reserve phase.

    [hon.opt.concealed-found]
    """
    army = game.armies[seat]
    game.put(army.but(unmasked=army.unmasked + 1))


def spot_others(game: Game, mover: Unit) -> None:
    """At the end of a Movement Action all other ambushed units may be spotted.  [hon.ambush.spot-when]"""
    if not game.lurking:
        return
    for number in bits(game.hidden & ~(1 << mover.id)):
        unit = game.units[number]
        if is_spotted(game, unit):
            uncover(game, unit)
