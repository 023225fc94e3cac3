"""Fuel: whoever carries a flamethrower may fall with others of his squad, and his fuel explode."""

from __future__ import annotations

from bocage.kernel import Call, Frame, Step
from bocage.systems.rules_of_engagement.rules.weapons.blast import explode
from bocage.systems.rules_of_engagement.rules.weapons.templates import Tolls
from bocage.systems.rules_of_engagement.schema.profiles import Weapon
from bocage.systems.rules_of_engagement.state.events.weapons import CarrierFell, FuelExploded
from bocage.systems.rules_of_engagement.state.game import Game
from bocage.systems.rules_of_engagement.state.records import NOBODY, Figure, Squad

ROLLED = (NOBODY,)
"""In the place of the fallen of a squad whose die has been rolled in this turn."""


class FuelCheck(Frame[None]):
    """At the end of a phase each squad with a flamethrower that has lost men rolls for him who carries it.

    [roe.flame.carrier-casualty roe.flame.explosion roe.ruling.flame-carrier]
    """

    shown = False

    def start(self, game: Game) -> Step:
        """One squad after the other, each once a turn."""
        for squad in game.squads:
            if squad.fallen and squad.fallen != ROLLED:
                game.put(squad.but(fallen=ROLLED))
                found = carrier(game, squad)
                if found is None or game.dice.die() > game.scene.rulebook.flames.carrier:
                    continue
                figure, weapon = found
                replace(game, squad, figure)
                if figure.shots < weapon.lasts and game.dice.die() <= game.scene.rulebook.flames.explosion:
                    game.emit(FuelExploded(squad.id))
                    burnt = explode(game, squad.id, weapon, figure.at, 1, floor=figure.floor)
                    return Call(Tolls(squad.id, tuple(burnt)), then=self.start)
        return self.done()


def carrier(game: Game, squad: Squad) -> tuple[Figure, Weapon] | None:
    """Who of a squad carries a flamethrower, if he stands or has just fallen."""
    roster = game.scene.rosters[squad.kind]
    for figure in game.figures:
        if figure.squad == squad.id and (figure.is_there or figure.id in squad.fallen):
            for weapon in roster[figure.man].arms:
                if weapon.type == "flamethrower":
                    return figure, weapon
    return None


def replace(game: Game, squad: Squad, figure: Figure) -> None:
    """The carrier is one of the casualties: where he still stands, another one of them does not fall."""
    if figure.is_there:
        game.put(game.figures[squad.fallen[-1]].but(lost=False))
        game.put(figure.but(lost=True))
    game.emit(CarrierFell(squad.id, figure.id))
