"""Bonus movement: assets move without command, with them Chill's units, and paratroops that were not activated."""

from __future__ import annotations

from bocage.kernel import Ask, Call, Frame, Goto, Option, Refusal, Seat, Step
from bocage.kernel.records import ActorId
from bocage.systems.tide_of_fortune.rules.formations.assets import independent
from bocage.systems.tide_of_fortune.rules.movement.movement import begin_movement
from bocage.systems.tide_of_fortune.rules.movement.ways import allowance
from bocage.systems.tide_of_fortune.rules.phases.paratroops import BonusActivity
from bocage.systems.tide_of_fortune.rules.strategic.air_supply import is_fed
from bocage.systems.tide_of_fortune.schema.vocabulary import OrderKind
from bocage.systems.tide_of_fortune.state.game import Game
from bocage.systems.tide_of_fortune.state.records import NONE, Division, DivisionId, Unit, other

UNIT = "bonus.unit"


class BonusMove(Option):
    """Move this unit now."""

    unit: ActorId


class BonusOrder(Option):
    """Let a division of paratroops advance or maneuver."""

    division: DivisionId
    order: OrderKind


class EndBonus(Option):
    """Move nobody more in this segment."""

    passes = True


END = EndBonus()
Choice = BonusMove | BonusOrder | EndBonus
PARATROOPS: tuple[OrderKind, ...] = ("advance", "maneuver")


class BonusMovement(Frame[None]):
    """The initiative player moves one, then the other one, until neither moves any more.

    [tof.3.bonus-move tof.3.bonus-order tof.3.bonus-chill-paras tof.9.chill-bonus-move tof.3.asset-bonus-exception
    tof.ruling.airborne-bonus]
    """

    seat: Seat = NONE
    over: tuple[Seat, ...] = ()

    def start(self, game: Game) -> Step:
        """It counts as one impulse, in which each moves once."""
        clock = game.now
        game.put(clock.but(counted=clock.counted + 1, impulse=clock.counted + 1))
        return Goto(self.but(seat=clock.initiative).ask)

    def ask(self, game: Game) -> Step:
        """Ask for the next one of the side whose turn it is."""
        if len(self.over) == 2:
            return self.done()
        if self.seat in self.over:
            return Goto(self.but(seat=other(self.seat)).ask)
        offers: list[Choice] = [BonusMove(unit.id) for unit in candidates(game, self.seat)]
        offers += [BonusOrder(one.id, kind) for one in game.divisions if one.seat == self.seat for kind in PARATROOPS]
        legal = [choice for choice in [*offers, END] if self.why_not(game, choice) is None]
        return Ask(self.seat, UNIT, legal, self.chosen, self.why_not)

    def why_not(self, game: Game, choice: Choice) -> Refusal | None:
        """Each once; of paratroops only divisions that had no order in this turn.  [tof.3.bonus-chill-paras]"""
        match choice:
            case BonusMove(unit=number):
                unit = game.unit(number)
                able = unit.id in [one.id for one in candidates(game, self.seat)]
                return None if able else Refusal("tof.3.bonus-move", {"unit": number})
            case BonusOrder(division=number, order=order):
                return why_not_bonus(game, game.divisions[number], order, self.seat)
        return None

    def chosen(self, game: Game, choice: Choice) -> Step:
        """It moves, and it is the other's turn."""
        after = self.but(seat=other(self.seat))
        match choice:
            case BonusMove(unit=number):
                unit = game.unit(number)
                points = allowance(game, unit, "advance")
                return Call(begin_movement(game, unit, "maneuver", points).but(delayed=True), then=after.ask)
            case BonusOrder(division=number, order=order):
                return Call(BonusActivity(number, order), then=after.ask)
            case EndBonus():
                return Goto(after.but(over=(*self.over, self.seat)).ask)


def candidates(game: Game, seat: Seat) -> list[Unit]:
    """The assets of a side, those who serve as such, and the units under Chill that have not moved in this segment.

    [tof.3.bonus-move tof.9.chill-bonus-move tof.ruling.hq-lost]
    """
    found = independent(game, seat)
    for division in game.divisions:
        if division.seat == seat and game.scene.printed(division.id).ability == "chill" and not division.reserve:
            found += game.units_of(game.members[division.id])
    return [unit for unit in found if unit.acted != game.now.impulse]


def why_not_bonus(game: Game, division: Division, order: OrderKind, seat: Seat) -> Refusal | None:
    """A division of paratroops on the map that had no order in this turn; unsupplied ones may only maneuver.

    [tof.3.air-no-link tof.3.air-supplied-orders tof.3.air-unsupplied-limits tof.ruling.airborne-bonus]
    """
    about = {"division": division.id}
    airborne = game.scene.printed(division.id).airborne and game.hq_of(division).on_map
    if division.seat != seat or not airborne or order not in PARATROOPS:
        return Refusal("tof.3.bonus-chill-paras", about)
    if game.now.turn in (division.active, division.dropped) or division.ordered == game.now.impulse:
        return Refusal("tof.3.bonus-chill-paras", about, reason="activated")
    if not is_fed(division) and order != "maneuver":
        return Refusal("tof.3.air-unsupplied-limits", about)
    return None
