"""A salvo: the company bonus, the die, the result on the target and on those beside it, and the barrage."""

from __future__ import annotations

from typing import Literal

from bocage.board.bits import bits
from bocage.kernel import Call, Frame, Goto, Modifier, PlaceId, RolledLow, Step, UnitId
from bocage.systems.grand_tactical.rules.artillery.barrages import barrage_of, lay_barrage
from bocage.systems.grand_tactical.rules.artillery.observers import own_sight
from bocage.systems.grand_tactical.rules.batteries.markers import mark_fired
from bocage.systems.grand_tactical.rules.command.quality import QualityTest
from bocage.systems.grand_tactical.rules.fire.modifiers import Aim, is_armoured_target, shot_value, weapon_of
from bocage.systems.grand_tactical.rules.fire.results import Suffer, out_of_contact
from bocage.systems.grand_tactical.rules.fire.shot import has_company, take_aim
from bocage.systems.grand_tactical.scene.scene import MISS
from bocage.systems.grand_tactical.schema.vocabulary import Outcome
from bocage.systems.grand_tactical.state.events import artillery as events
from bocage.systems.grand_tactical.state.events import fire as fire_events
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import NONE, ParkId, Unit

NINE: Literal["9"] = "9"
"""What stands for the face that ends a mission."""
LAST_FACE = 9
Fall = Outcome | Literal["9"]
SPREADING = ("indirect-he", "emplaced")
"""Whose fire also tries those who stand beside the target: neither mortars nor organic artillery do.

[gts.mission.stack-effect gts.ruling.stack-effect-organic]
"""


class Salvo(Frame[None]):
    """A unit fires indirectly at a unit, or at a hex without anybody.

    `target` is none for an empty hex. `at_park` is the Park that counter-battery fire is directed at.

    [gts.mission.steps gts.barrage.timing gts.cb.resolve]
    """

    unit: UnitId
    hex: PlaceId
    target: int = NONE
    at_park: ParkId = NONE
    bonus: bool = False

    def start(self, game: Game) -> Step:
        """Only a whole unit of two steps tests for the company bonus.

        [gts.mod.company-bonus-indirect gts.ind.company-bonus-needs-two-steps]
        """
        if has_company(game, game.unit(self.unit)):
            if self.target != NONE:
                take_aim(game, self.aim(game))
            return Call(QualityTest(self.unit, "company-bonus"), then=self.tested)
        return Goto(self.fire)

    def tested(self, game: Game, passed: bool) -> Step:
        """With it, or without."""
        return Goto(self.but(bonus=passed).fire)

    def fire(self, game: Game) -> Step:
        """The die: on a 9 nothing takes place, and contact is lost.  [gts.mission.nine gts.contact.break]"""
        result = self.at_nobody(game) if self.target == NONE else self.at_unit(game)
        unit = game.unit(self.unit)
        if result == NINE or self.is_self_observed(game, unit):
            game.put(out_of_contact(game, unit))
        if result == NINE:
            game.emit(events.MissionLost(unit.id))
            return self.done()
        mark_fired(game, unit)
        if self.target == NONE:
            return Goto(self.lay)
        if result == MISS:
            game.emit(fire_events.Missed(self.target))
            return Goto(self.lay)
        game.emit(fire_events.Struck(self.target, result))
        return Call(Suffer(self.target, result), then=self.suffered)

    def at_nobody(self, game: Game) -> Fall:
        """At an empty hex any die but a 9 will do.  [gts.barrage.empty-hex gts.ind.target-empty-hex]"""
        unit = game.unit(self.unit)
        game.emit(events.Shelled(unit.id, self.hex))
        face, result = game.dice.read(((MISS,) * LAST_FACE) + (NINE,))
        game.emit(RolledLow("fire", unit.seat, LAST_FACE - 1, int(result != NINE), (face,)))
        return result

    def at_unit(self, game: Game) -> Fall:
        """By the rows of indirect fire, without modifiers for range; else as direct fire is.

        [gts.ind.modifiers gts.mission.steps gts.proc.indirect-uses-same]
        """
        aim, unit = self.aim(game), game.unit(self.unit)
        value, weapon = shot_value(game, aim, self.bonus), weapon_of(game, aim)
        game.emit(fire_events.Fired(unit.id, self.target, weapon, value))
        row = game.scene.row(weapon, is_armoured_target(game, aim), value.value)
        face, result = game.dice.read((*row[:LAST_FACE], NINE))
        game.emit(RolledLow("fire", unit.seat, value.value, int(result not in (MISS, NINE)), (face,)))
        return result

    def aim(self, game: Game) -> Aim:
        """The shot at a unit, with what counter-battery fire has beyond other missions."""
        terms = () if self.at_park == NONE else (counter_battery_term(game),)
        return Aim(self.unit, self.target, directly=False, terms=terms)

    def is_self_observed(self, game: Game, unit: Unit) -> bool:
        """Whether an emplaced battery sees by itself what it fires at, which costs it its contact.

        [gts.contact.break gts.ind.self-observe]
        """
        return game.profile(unit).weapon == "emplaced" and bool(own_sight(game, unit) >> self.hex & 1)

    def suffered(self, game: Game, effective: bool) -> Step:
        """A result on the target tries those beside it.  [gts.mission.stack-effect]"""
        if effective and game.profile(game.unit(self.unit)).weapon in SPREADING:
            return Call(StackEffect(self.beside(game)), then=self.lay)
        return Goto(self.lay)

    def beside(self, game: Game) -> tuple[UnitId, ...]:
        """The others in the hex, those in a Park too; for counter-battery fire only these.

        [gts.mission.stack-effect gts.ruling.stack-effect-park gts.cb.resolve]
        """
        there = [unit for unit in bits(game.here[self.hex] & ~game.entering) if unit != self.target]
        return tuple([unit for unit in there if self.at_park in (NONE, game.unit(unit).park)])

    def lay(self, game: Game) -> Step:
        """Last of all the barrage, whether or not anything was hit.

        [gts.barrage.timing gts.barrage.heavy gts.ruling.counter-battery-barrage]
        """
        lay_barrage(game, self.hex, barrage_of(game, game.unit(self.unit), self.bonus))
        return self.done()


def counter_battery_term(game: Game) -> Modifier:
    """Counter-battery fire is less exact."""
    return Modifier("gts.cb.resolve", game.scene.rulebook.fire.counter_battery)


class StackEffect(Frame[None]):
    """Everybody beside the target may be suppressed, one after the other.  [gts.mission.stack-effect gts.cb.resolve]"""

    units: tuple[UnitId, ...]

    def start(self, game: Game) -> Step:
        """The next one, or the end."""
        if not self.units:
            return self.done()
        return Call(Suffer(self.units[0], "S?"), then=self.suffered)

    def suffered(self, game: Game, effective: bool) -> Step:
        """On to the others."""
        return Goto(StackEffect(self.units[1:]).start)
