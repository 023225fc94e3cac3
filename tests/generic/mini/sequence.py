"""The sequence of play of the ford."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bocage.kernel import Ask, AskAll, Call, Frame, Goto, Item, Phases, Pool, Refusal, Roll, Rules, Seat, Step, UnitId

from .rules import actions, strike, why_not_act, why_not_lay, why_not_order
from .state import (
    DECK,
    FORD,
    UNKNOWN,
    Bid,
    BidsOpened,
    Drew,
    Fell,
    Fire,
    Ford,
    GiveOrder,
    LayMine,
    MineFound,
    MineLaid,
    Move,
    Moved,
    OrderGiven,
    OrderShown,
    Stop,
    Struck,
    Unit,
)
from .windows import Smoke, luck_after, medic_after


class Mining(Frame[None]):
    """Each seat lays its mine in the ford, in secret."""

    def start(self, game: Ford) -> Step:
        for seat in (0, 1):
            if not game.mines[seat].laid:
                options = [LayMine(place) for place in FORD]
                return Ask(seat, "mine", options, then=Mining.by(seat).lay, judge=why_not_lay)
        return self.done()

    @staticmethod
    def by(seat: Seat) -> Laying:
        return Laying(seat)


class Laying(Mining):
    """A seat lays its mine."""

    seat: Seat

    def lay(self, game: Ford, choice: LayMine) -> Step:
        game.put(game.mines[self.seat].but(place=choice.place, laid=True))
        game.emit(MineLaid(self.seat, choice.place), 1 << self.seat, MineLaid(self.seat, UNKNOWN))
        return Goto(Mining().start)


class Bidding(Frame[None]):
    """Both seats bid coins for the first turn, in secret; a die breaks ties."""

    def start(self, game: Ford) -> Step:
        bids = {side.id: [Bid(coins) for coins in range(min(side.coins, 2) + 1)] for side in game.sides}
        return AskAll("bid", bids, then=self.open, args={"round": game.clock.round})

    def open(self, game: Ford, answers: Mapping[Seat, Bid]) -> Step:
        bids = tuple(answers[seat].coins for seat in (0, 1))
        for side in list(game.sides):
            game.put(side.but(coins=side.coins - bids[side.id]))
        first = game.dice.die(2) - 1 if bids[0] == bids[1] else int(bids[1] > bids[0])
        game.reveal(game.clock.but(first=first))
        game.emit(BidsOpened(bids, first))
        return self.done()


class Ordering(Frame[None]):
    """Each seat gives one unit an order, in secret."""

    def start(self, game: Ford) -> Step:
        for side in game.sides:
            units = game.units_of(side.id)
            if not side.ready and units:
                ordering = OrderOf(side.id)
                options = [GiveOrder(unit.id) for unit in units]
                return Ask(side.id, "order", options, then=ordering.give, judge=ordering.why_not)
        return self.done()


class OrderOf(Ordering):
    """A seat gives its order."""

    seat: Seat

    def why_not(self, game: Ford, choice: GiveOrder) -> Refusal | None:
        return why_not_order(game, self.seat, choice)

    def give(self, game: Ford, choice: GiveOrder) -> Step:
        unit = game.alive(choice.unit)
        assert unit is not None
        game.put(unit.but(ordered=True))
        game.put(game.sides[self.seat].but(ready=True))
        game.emit(OrderGiven(self.seat, choice.unit), 1 << self.seat, OrderGiven(self.seat, UNKNOWN))
        return Goto(Ordering().start)


class Acting(Frame[None]):
    """The orders are shown and carried out, the winner of the bid first."""

    acted: int = 0

    def start(self, game: Ford) -> Step:
        if self.acted == 2:
            return self.done()
        seat = game.clock.first ^ self.acted
        following = Acting(self.acted + 1)
        game.put(game.sides[seat].but(ready=False))
        for unit in game.units_of(seat):
            if unit.ordered:
                game.reveal(unit.but(ordered=False))
                game.emit(OrderShown(unit.id))
                return Call(Act(unit.id), then=following.start)
        return Goto(following.start)


class Act(Frame[None]):
    """The unit moves up to two squares, or fires once."""

    unit: UnitId
    points: int = 2

    def start(self, game: Ford) -> Step:
        unit = game.alive(self.unit)
        if unit is None:
            return self.done()
        return Ask(unit.seat, "act", actions(game, unit, self.points), then=self.do, judge=self.why_not)

    def why_not(self, game: Ford, choice: Move | Fire | Stop) -> Refusal | None:
        unit = game.alive(self.unit)
        assert unit is not None
        return why_not_act(game, unit, self.points, choice)

    def do(self, game: Ford, choice: Move | Fire | Stop) -> Step:
        match choice:
            case Stop():
                return self.done()
            case Fire(target=target):
                return Call(Shoot(self.unit, target), then=self.over)
            case Move(place=place):
                unit = game.alive(self.unit)
                assert unit is not None
                game.put(unit.but(place=place))
                game.emit(Moved(self.unit, place))
                return Goto(Act(self.unit, self.points - 1).entered)

    def entered(self, game: Ford) -> Step:
        unit = game.alive(self.unit)
        assert unit is not None
        mine = game.mines[1 - unit.seat]
        if mine.found or unit.place not in FORD:
            return Goto(self.start)
        game.reveal(mine.but(found=mine.place == unit.place))  # that there is none is shown, too
        if mine.place != unit.place:
            return Goto(self.start)
        game.emit(MineFound(mine.place))
        return Call(Roll("mine", mine.id, 1, need=4), then=self.blown)

    def blown(self, game: Ford, pool: Pool) -> Step:
        strike(game, self.unit, pool.hits)
        return Goto(self.start)

    def over(self, game: Ford) -> Step:
        return self.done()


class Shoot(Frame[None]):
    """Two dice, 4 or better; 5 or better through smoke."""

    unit: UnitId
    target: UnitId

    def start(self, game: Ford) -> Step:
        target = game.alive(self.target)
        assert target is not None
        return Call(Smoke(seat=target.seat), then=self.shoot)

    def shoot(self, game: Ford, smoke: bool) -> Step:
        unit = game.alive(self.unit)
        assert unit is not None
        return Call(Roll("fire", unit.seat, 2, need=5 if smoke else 4), then=self.hit)

    def hit(self, game: Ford, pool: Pool) -> Step:
        strike(game, self.target, pool.hits)
        return self.done()


class Drawing(Frame[None]):
    """Each seat draws a card, and the round is over."""

    def start(self, game: Ford) -> Step:
        for seat in (0, 1):
            hold = next((hold for hold in game.holds if hold.holder == DECK), None)
            if hold is not None:
                game.reveal(hold.but(holder=seat))
                game.emit(Drew(seat, hold.card), 1 << seat, Drew(seat, UNKNOWN))
        game.put(game.clock.but(round=game.clock.round + 1))
        return self.done()


class Round(Phases):
    """A round."""

    SEQUENCE = (Bidding, Ordering, Acting, Drawing)


class Battle(Frame[None]):
    """The whole game."""

    def start(self, game: Ford) -> Step:
        return Call(Mining(), then=self.rounds)

    def rounds(self, game: Ford) -> Step:
        if game.clock.round <= game.scene.rounds:
            return Call(Round(), then=self.rounds)
        left = [len(game.units_of(seat)) for seat in (0, 1)]
        game.finish([seat for seat in (0, 1) if left[seat] > left[1 - seat]], "mini.victory.count")
        return self.done()


class Burial(Frame[None]):
    """A unit without strength leaves the board."""

    unit: UnitId

    def start(self, game: Ford) -> Step:
        unit = game.alive(self.unit)
        assert unit is not None
        game.drop(unit)
        game.emit(Fell(self.unit))
        return self.done()


class Rout(Frame[None]):
    """A side without units has lost."""

    def start(self, game: Ford) -> Step:
        game.finish([seat for seat in (0, 1) if game.units_of(seat)], "mini.victory.rout")
        return self.done()


def the_dead(game: Ford, changed: Sequence[Item | None]) -> Frame[None] | None:
    for item in changed:
        if isinstance(item, Unit) and item.strength <= 0:
            return Burial(item.id)
    return None


def the_routed(game: Ford, changed: Sequence[Item | None]) -> Frame[None] | None:
    return None if all(game.units_of(seat) for seat in (0, 1)) else Rout()


RULES = Rules(
    first=Battle(),
    interrupts=(the_dead, the_routed),
    after={Struck: medic_after},
    after_roll=lambda _, roll: luck_after(roll),
)
