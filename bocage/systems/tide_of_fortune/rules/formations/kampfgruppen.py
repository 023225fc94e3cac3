"""Battle groups: named German headquarters take over units of other divisions that are out of command."""

from __future__ import annotations

from bocage.kernel import Option, Refusal
from bocage.kernel.records import ActorId
from bocage.systems.tide_of_fortune.rules.formations.reaching import reaches
from bocage.systems.tide_of_fortune.state.events import command as events
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.indexing import load_of
from bocage.systems.tide_of_fortune.state.records import GERMAN, NONE, Division, DivisionId, Unit


class Adopt(Option):
    """Put a unit under a named headquarters until the next check."""

    unit: ActorId
    division: DivisionId


class EndAdoption(Option):
    """Form no more battle groups."""

    passes = True


END = EndAdoption()


def own_division(game: Game, unit: Unit) -> DivisionId:
    """The division under which a unit began: its own, or the group that the scenario put it in.

    [tof.9.kg-preassigned tof.s2.german-walther tof.s2.german-erdmann tof.2.unit-designation]
    """
    if game.profile(unit).role != "unit":
        return unit.division
    name = game.scene.scenario.division_of(unit.name, game.scene.roster)
    return game.scene.division_ids.get(name, NONE)


def dissolve(game: Game) -> None:
    """A battle group lasts to the next check.  [tof.ruling.kg-when]"""
    for unit in game.units:
        if unit.seat == GERMAN and unit.division != NONE and unit.division != (own := own_division(game, unit)):
            game.put(unit.but(division=own))


def adoptions(game: Game) -> list[Adopt]:
    """All that can be taken over now."""
    named = [one for one in game.divisions if game.scene.printed(one.id).named and game.hq_of(one).on_map]
    lost = [unit for unit in game.units if _is_lost(game, unit)]
    offers = [Adopt(unit.id, division.id) for unit in lost for division in named]
    return [offer for offer in offers if why_not_adopt(game, offer) is None]


def _is_lost(game: Game, unit: Unit) -> bool:
    """Whether a German unit would be out of command."""
    if unit.seat != GERMAN or not unit.on_map or game.profile(unit).role != "unit" or unit.division == NONE:
        return False
    return not reaches(game, game.divisions[unit.division], unit)


def why_not_adopt(game: Game, choice: Adopt) -> Refusal | None:
    """A named headquarters that reaches the unit, and has room for it; Bittrich has for all of the SS.

    [tof.9.kg-rule tof.9.kg-limit tof.9.bittrich tof.s2.german-bittrich tof.ruling.kg-hq tof.ruling.bittrich-spelling]
    """
    unit, division = game.unit(choice.unit), game.divisions[choice.division]
    about = {"unit": unit.id, "division": division.id}
    printed = game.scene.printed(division.id)
    if division.seat != GERMAN or not printed.named or not _is_lost(game, unit):
        return Refusal("tof.9.kg-rule", about)
    if not reaches(game, division, unit):
        return Refusal("tof.3.cmd-radius", about)
    if printed.ability == "bittrich" and game.profile(unit).ss:
        return None
    most = game.scene.rulebook.command.kg_stacking
    if _guests(game, division) + load_of(game, unit) > most:
        return Refusal("tof.9.kg-limit", {**about, "most": most})
    return None


def _guests(game: Game, division: Division) -> int:
    """The stacking points of units of other formations under a headquarters, without those that Bittrich may have.

    [tof.9.kg-limit]
    """
    total = 0
    bittrich = game.scene.printed(division.id).ability == "bittrich"
    for unit in game.units_of(game.members[division.id]):
        if own_division(game, unit) != division.id and not (bittrich and game.profile(unit).ss):
            total += load_of(game, unit)
    return total


def adopt(game: Game, choice: Adopt) -> None:
    """The unit counts as one of that headquarters.  [tof.ruling.kg-when]"""
    game.put(game.unit(choice.unit).but(division=choice.division))
    game.emit(events.Adopted(choice.unit, choice.division))
