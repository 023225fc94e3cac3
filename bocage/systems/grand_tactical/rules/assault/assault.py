"""Assault: who may, against which hex, and its steps up to the first round."""

from __future__ import annotations

from bocage.board.bits import bits
from bocage.board.hex import Hex
from bocage.kernel import Ask, Call, Frame, Goto, Option, PlaceId, Refusal, Step
from bocage.kernel.records import ActorId, AimId
from bocage.systems.grand_tactical.rules.activation.actions import Action, TakeAction, Units, begin_action
from bocage.systems.grand_tactical.rules.activation.active_units import FIRST, active_units
from bocage.systems.grand_tactical.rules.assault.advance import Advance, still_in
from bocage.systems.grand_tactical.rules.assault.bravery import BraveryTests
from bocage.systems.grand_tactical.rules.assault.rounds import AssaultRound
from bocage.systems.grand_tactical.rules.batteries.parks import dissolve_under_fire
from bocage.systems.grand_tactical.rules.command.divisions import pay_for
from bocage.systems.grand_tactical.rules.exclusive.hero import OfferHero, end_heroism
from bocage.systems.grand_tactical.rules.exclusive.markers import has_just_landed
from bocage.systems.grand_tactical.rules.fire.opportunity_fire import OpportunityFire
from bocage.systems.grand_tactical.rules.fire.results import eliminate
from bocage.systems.grand_tactical.rules.movement.costs import ground_cost
from bocage.systems.grand_tactical.rules.movement.stacking import is_overstacked
from bocage.systems.grand_tactical.scene.profiles import INDIRECT
from bocage.systems.grand_tactical.schema.vocabulary import Column
from bocage.systems.grand_tactical.state.events import assault as events
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import NONE, Unit, other

WITH = "assault.with"


class AssaultHex(TakeAction):
    """Assault an adjacent hex.  [gts.assault.nature gts.action.table-assault]"""

    hex: AimId


class JoinAssault(Option):
    """Another unit of the hex assaults with it."""

    unit: ActorId


class LaunchAssault(Option):
    """Nobody else does."""

    passes = True


class Assault(Frame[Units]):
    """An Assault from one hex on one adjacent hex; answers who was in it to the end, or else who is able.

    [gts.assault.nature gts.assault.step1 gts.assault.one-hex gts.ruling.assault-same-hex-action]
    """

    units: Units
    hex: PlaceId
    column: Column

    def start(self, game: Game) -> Step:
        """Ask who else takes part.  [gts.assault.together]"""
        first = game.unit(self.units[0])
        joins = [JoinAssault(unit) for unit in bits(game.here[first.hex] & game.present[first.seat] & ~game.done)]
        legal = [choice for choice in joins if self.why_not_join(game, choice) is None]
        options: list[JoinAssault | LaunchAssault] = [*legal, LaunchAssault()]
        args = {"unit": first.id, "hex": self.hex}
        return Ask(first.seat, WITH, options, self.joined, self.why_not_join, args=args)

    def why_not_join(self, game: Game, choice: JoinAssault | LaunchAssault) -> Refusal | None:
        """Units of the same hex that are active, have not acted and could assault; later on nobody joins.

        [gts.assault.together gts.assault.one-hex]
        """
        if isinstance(choice, LaunchAssault):
            return None
        unit, first = game.unit(choice.unit), game.unit(self.units[0])
        about = {"unit": unit.id}
        if unit.id in self.units or unit.seat != first.seat or unit.hex != first.hex or unit.entering:
            return Refusal("gts.assault.one-hex", about, reason="join")
        if not (self.column in FIRST and active_units(game) >> unit.id & 1 and not game.done >> unit.id & 1):
            return Refusal("gts.assault.together", about)
        return why_cannot_assault(game, unit, self.hex)

    def joined(self, game: Game, choice: JoinAssault | LaunchAssault) -> Step:
        """Direct Command pays for each.  [gts.assault.together]"""
        match choice:
            case LaunchAssault():
                defenders = [unit.id for unit in game.units_in(self.hex)]
                return Call(OfferHero((*self.units, *defenders)), then=self.launch)
            case JoinAssault(unit=number):
                if self.column == "direct-command":
                    pay_for(game, game.unit(number))
                begin_action(game, game.unit(number), "assault")
                return Goto(self.but(units=(*self.units, number)).start)

    def launch(self, game: Game) -> Step:
        """Their bravery is tested.  [gts.assault.bravery]"""
        return Call(BraveryTests(self.units, self.hex), then=self.tested)

    def tested(self, game: Game, brave: Units) -> Step:
        """All who passed assault, and leave their positions for it; a Park in the hex is broken up.

        [gts.assault.leaves-ip gts.ip.lost gts.park.forced-dissolve]
        """
        if not brave:
            end_heroism(game)
            return self.done(self.units)
        dissolve_under_fire(game, self.hex)
        for number in brave:
            game.put(game.unit(number).but(shelter="none", built=NONE))
            game.emit(events.AssaultLaunched(number, self.hex))
        return Goto(Attack(self.units, self.hex, self.column, brave).start)


class Attack(Frame[Units]):
    """An Assault whose bravery is proved.  [gts.assault.opp-fire gts.assault.step4]"""

    units: Units
    hex: PlaceId
    column: Column
    brave: Units

    def start(self, game: Game) -> Step:
        """The assaulted units, and they alone, may fire first.  [gts.assault.opp-fire gts.opp.trigger-assault]"""
        defenders = tuple([unit.id for unit in game.units_in(self.hex)])
        home = game.unit(self.brave[0]).hex
        window = OpportunityFire(trigger="assault", units=self.brave, hex=home, firers=defenders)
        return Call(window, then=self.shot_at)

    def shot_at(self, game: Game, fired: Units) -> Step:
        """Without attackers it is over; else defenders without steps are gone, and perhaps the hex is won.

        [gts.assault.step4 gts.ruling.zero-step-opp]
        """
        left = still_in(game, self.brave)
        if not left:
            return Goto(self.broken)
        for unit in list(game.units_in(self.hex)):
            if game.scene.types[unit.type].steps == 0:
                eliminate(game, unit)
        if not game.here[self.hex] & ~game.entering:
            return Call(Advance(left, self.hex, self.column), then=self.but(brave=left).won)
        return Call(AssaultRound(left, self.hex, self.column), then=self.over)

    def won(self, game: Game) -> Step:
        """The hex is theirs."""
        end_heroism(game)
        return self.done(self.brave)

    def broken(self, game: Game) -> Step:
        """Nobody is left in it."""
        end_heroism(game)
        return self.done(still_in(game, self.units) or self.units)

    def over(self, game: Game, units: Units) -> Step:
        """Who was in it to the end; if nobody was, who could still do something else.

        [gts.ruling.assault-same-hex-action]
        """
        left = still_in(game, units)
        if not left:
            return Goto(self.broken)
        end_heroism(game)
        return self.done(left)


def targets_of(game: Game, units: Units) -> list[TakeAction]:
    """The enemy hexes beside the first unit.  [gts.assault.target-any]"""
    unit = game.unit(units[0])
    if unit.entering:
        return []
    near = game.scene.ring[unit.hex] & game.occupied[other(unit.seat)]
    return [AssaultHex(unit.id, hex) for hex in bits(near)]


def why_not_assault(game: Game, units: Units, column: Column, option: AssaultHex) -> Refusal | None:
    """From one hex against one adjacent hex with enemies, by units that can; again and again, if one likes.

    [gts.assault.step1 gts.assault.one-hex gts.assault.target-any gts.assault.repeat]
    """
    first = game.unit(units[0])
    place = {"unit": first.id, "hex": option.hex}
    if option.hex not in game.scene.grid.neighbours(first.hex):
        return Refusal("gts.assault.one-hex", place)
    if not game.occupied[other(first.seat)] >> option.hex & 1:
        return Refusal("gts.assault.step1", place)
    for number in units:
        if why := why_cannot_assault(game, game.unit(number), option.hex):
            return why
    return None


def why_cannot_assault(game: Game, unit: Unit, hex: Hex) -> Refusal | None:
    """A unit assaults if its state allows it, its values do, and it could enter the hex.

    [gts.assault.suppressed gts.ent.no-assault gts.assault.heavy-barrage gts.assault.overstacked
    gts.assault.bravery-mods]
    """
    about = {"unit": unit.id}
    if unit.suppressed:
        return Refusal("gts.assault.suppressed", about)
    if why := why_not_armed(game, unit):
        return why
    if unit.shelter == "entrenched":
        return Refusal("gts.ent.no-assault", about)
    if has_just_landed(unit):
        return Refusal("gts.assault.bravery-mods", about)
    if game.heavy >> unit.hex & 1:
        return Refusal("gts.assault.heavy-barrage", about)
    if is_overstacked(game, unit.hex, unit.seat):
        return Refusal("gts.assault.overstacked", {"hex": unit.hex})
    return why_not_entering(game, unit, hex)


def why_not_armed(game: Game, unit: Unit) -> Refusal | None:
    """It needs steps, a movement allowance, an Assault Value, and no Fire Value for indirect fire.

    [gts.assault.who gts.assault.zero-step gts.assault.indirect-fv gts.counter.av-blank]
    """
    profile, about = game.profile(unit), {"unit": unit.id}
    if game.scene.types[unit.type].steps == 0:
        return Refusal("gts.assault.zero-step", about)
    if profile.weapon in INDIRECT:
        return Refusal("gts.assault.indirect-fv", about)
    if profile.movement is None or profile.assault is None:
        return Refusal("gts.assault.who", about, reason="value")
    return None


def why_not_entering(game: Game, unit: Unit, hex: Hex) -> Refusal | None:
    """It must be able to enter the hex as it is: vehicles go into a town only in Column.

    [gts.assault.who gts.assault.vehicle-town gts.ruling.exclusion-zone-units]
    """
    place = {"unit": unit.id, "hex": hex}
    if game.shunned[unit.seat] >> hex & 1:
        return Refusal("gts.reinf.exclusion", place)
    if ground_cost(game, unit, hex) is not None:
        return None
    if not unit.column and ground_cost(game, unit.but(column=True), hex) is not None:
        return Refusal("gts.assault.vehicle-town", place)
    return Refusal("gts.assault.who", place)


ASSAULT = Action(
    AssaultHex,
    "assault",
    "assault",
    why_not_assault,
    lambda game, units, column, option: Assault(units, option.hex, column),
    targets_of,
)
