"""The hero: once a game a unit in an Assault fights better than it could."""

from __future__ import annotations

from bocage.kernel import Ask, Frame, Option, Pass, Step
from bocage.kernel.frames import PASS
from bocage.kernel.records import ActorId
from bocage.systems.grand_tactical.rules.activation.actions import Units
from bocage.systems.grand_tactical.state.events import exclusive as events
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import Unit

HERO = "hero"


class NameHero(Option):
    """Give a unit the hero."""

    unit: ActorId


class OfferHero(Frame[None]):
    """One of the units that take part in an Assault may have the hero until it ends.  [gts.excl.hero]"""

    units: Units

    def start(self, game: Game) -> Step:
        """Ask, if one of them may."""
        able = [unit for unit in self.units if may_have_hero(game, game.unit(unit))]
        if not able:
            return self.done()
        seat = game.unit(able[0]).seat
        options: list[NameHero | Pass] = [NameHero(unit) for unit in able if game.unit(unit).seat == seat]
        return Ask(seat, HERO, [*options, PASS], self.chosen)

    def chosen(self, game: Game, choice: NameHero | Pass) -> Step:
        """It is the only one of the game."""
        if isinstance(choice, NameHero):
            unit = game.unit(choice.unit)
            game.put(unit.but(marker="hero"))
            game.put(game.armies[unit.seat].but(hero_used=True))
            game.emit(events.HeroNamed(unit.id))
        return self.done()


def may_have_hero(game: Game, unit: Unit) -> bool:
    """Whether a unit may have the hero: of a formation that the module names, without a marker, once a game.

    [gts.excl.hero]
    """
    named = game.scene.formation_names[unit.formation] in game.scene.module.hero
    return named and unit.on_map and unit.marker == "none" and not game.armies[unit.seat].hero_used


def end_heroism(game: Game) -> None:
    """With its Assault the hero's deed is over.  [gts.excl.hero]"""
    if game.scene.module.hero:
        for unit in game.units:
            if unit.marker == "hero":
                game.put(unit.but(marker="none"))
                game.emit(events.HeroGone(unit.id))
