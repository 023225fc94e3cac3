"""Ambush (Embuscade): hidden units, who may hide, and who spots them."""

from __future__ import annotations

from bocage.kernel import Refusal, Seat
from bocage.systems.heroes_of_normandie import events
from bocage.systems.heroes_of_normandie.sight import clearest, distance
from bocage.systems.heroes_of_normandie.state import Game, Unit


def can_spot(game: Game, spotter: Unit, hidden: Unit) -> bool:
    """A clear line of sight spots; in a terrain element only from two squares away or less. Heavy vehicles are blind.

    Suppressed and ambushed units spot too, units aboard a vehicle do not.
    [hon.ambush.spot hon.ambush.heavy-blind hon.ambush.mutual hon.ruling.ambush-spotters
    hon.ruling.ambush-terrain-element hon.arc.vs-los]
    """
    if not spotter.on_board or spotter.seat == hidden.seat or game.kind(spotter).family == "heavy":
        return False
    covered = game.ground.hides >> hidden.place & 1
    if covered and distance(game, spotter, hidden) > game.scene.rulebook.spotting_range:
        return False
    return clearest(game, spotter, hidden) == 0


def is_spotted(game: Game, hidden: Unit) -> bool:
    """Whether any enemy spots a unit where it is."""
    return any(can_spot(game, unit, hidden) for unit in game.units)


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
    for unit in game.units:
        if unit.ambushed and unit.on_board and unit.id != mover.id and is_spotted(game, unit):
            uncover(game, unit)
