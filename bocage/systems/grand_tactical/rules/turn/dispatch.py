"""Dispatch: points are converted and Formation chits bought, in secret."""

from __future__ import annotations

from bocage.kernel import Ask, Call, Frame, Goto, InTurn, Option, Pass, Refusal, Seat, Step
from bocage.kernel.frames import PASS
from bocage.systems.grand_tactical.rules.command.divisions import limited
from bocage.systems.grand_tactical.scene.scene import DispatchItem
from bocage.systems.grand_tactical.state.events import turn as events
from bocage.systems.grand_tactical.state.game import Game
from bocage.systems.grand_tactical.state.records import Chit, ChitId, Division, DivisionId

CONVERT, BUY = "dispatch.convert", "dispatch.chit"


class ConvertPoints(Option):
    """Turn command points into so many dispatch points."""

    division: DivisionId
    points: int


class BuyNow(Option):
    """Buy a Formation's chit for this turn."""

    chit: ChitId


class BuyNext(Option):
    """Buy a Formation's chit for the next turn."""

    chit: ChitId


class Dispatch(InTurn):
    """Step D: each side in turn, unseen by the other.  [gts.seq.order gts.ruling.dispatch-order gts.dp.secret]"""

    def order(self, game: Game) -> tuple[Seat, Seat]:
        """See `InTurn`."""
        return (0, 1)

    def serve(self, game: Game, seat: Seat) -> Step:
        """What the enemy sees stays as it stood before."""
        for division in game.divisions:
            if division.seat == seat:
                game.put(division.but(shown_cp=division.cp))
        return Call(Purchases(seat), then=self.onward)

    def end(self, game: Game) -> Step:
        """Command points are public again, and with them what was converted.  [gts.ruling.dp-secret-amount]"""
        for division in game.divisions:
            game.reveal(division.but(shown_cp=division.cp))
        return self.done()


class Purchases(Frame[None]):
    """A side goes through its Divisions and their Formations, whatever it can afford: silence tells nothing.

    [gts.ruling.dispatch-order gts.seq.step-d-order gts.dp.secret]
    """

    seat: Seat
    place: int = 0

    def start(self, game: Game) -> Step:
        """The next question, or the end."""
        items = game.scene.dispatch_order[self.seat]
        if self.place == len(items):
            return self.done()
        return (
            self.convert(game, items[self.place]) if items[self.place].chit < 0 else self.buy(game, items[self.place])
        )

    def convert(self, game: Game, item: DispatchItem) -> Step:
        """How many points a Division converts.  [gts.dp.convert]"""
        division = game.divisions[item.division]
        most = most_to_gain(game, division)
        options: list[ConvertPoints | Pass] = [
            PASS,
            *[ConvertPoints(division.id, points) for points in range(1, most + 1)],
        ]
        args = {"division": division.id}
        return Ask(self.seat, CONVERT, options, self.converted, self.why_not, args=args, hidden=True)

    def buy(self, game: Game, item: DispatchItem) -> Step:
        """Whether a Formation's chit is bought, and for when.  [gts.dp.price-now gts.dp.price-next]"""
        offers: list[BuyNow | BuyNext] = [BuyNow(item.chit), BuyNext(item.chit)]
        legal = [option for option in offers if self.why_not(game, option) is None]
        args = {"chit": item.chit}
        return Ask(self.seat, BUY, [PASS, *legal], self.bought, self.why_not, args=args, hidden=True)

    def why_not(self, game: Game, option: ConvertPoints | BuyNow | BuyNext | Pass) -> Refusal | None:
        """A Division spends no more than it has; a chit is bought once, when its Formation is in play.

        In the first turn the scenario fills the cup.  [gts.act.turn-one-cup gts.cup.first-turn]
        """
        item = game.scene.dispatch_order[self.seat][self.place]
        match option:
            case Pass():
                return None
            case ConvertPoints(division=number, points=points):
                if number != item.division or item.chit >= 0:
                    return self.asked()
                return why_not_convert(game, game.divisions[number], points)
        if option.chit != item.chit:
            return self.asked()
        chit, prices = game.chits[option.chit], game.scene.rulebook.dispatch
        if isinstance(option, BuyNext):
            return why_not_buy(game, chit, prices.next)
        if game.now.turn == 1:
            return Refusal("gts.act.turn-one-cup", {"formation": chit.of})
        return why_not_buy(game, chit, prices.now)

    def asked(self) -> Refusal:
        """Each Division and Formation in its turn."""
        return Refusal("gts.ruling.dispatch-order")

    def converted(self, game: Game, choice: ConvertPoints | Pass) -> Step:
        """Two command points for one dispatch point.  [gts.dp.convert]"""
        if isinstance(choice, ConvertPoints):
            division = game.divisions[choice.division]
            cost = choice.points * game.scene.rulebook.dispatch.exchange
            game.put(division.but(cp=division.cp - cost, dp=limited(game, division.dp + choice.points)))
            game.emit(events.Converted(division.id, choice.points), to=1 << self.seat)
        return Goto(Purchases(self.seat, self.place + 1).start)

    def bought(self, game: Game, choice: BuyNow | BuyNext | Pass) -> Step:
        """The chit lies face down.  [gts.dp.price-now gts.dp.price-next]"""
        if not isinstance(choice, Pass):
            prices = game.scene.rulebook.dispatch
            now = isinstance(choice, BuyNow)
            chit = game.chits[choice.chit]
            division = game.divisions[game.formations[chit.of].division]
            game.put(division.but(dp=division.dp - (prices.now if now else prices.next)))
            game.put(chit.but(zone="now" if now else "next"))
            game.emit(events.Bought(chit.id, not now), to=1 << self.seat)
        return Goto(Purchases(self.seat, self.place + 1).start)


def why_not_convert(game: Game, division: Division, points: int) -> Refusal | None:
    """Only points that the Division has, and as many as its track holds.  [gts.dp.convert gts.cp.limits]"""
    if not 1 <= points <= most_to_gain(game, division):
        return Refusal("gts.dp.convert", {"division": division.id})
    return None


def most_to_gain(game: Game, division: Division) -> int:
    """How many dispatch points a Division could gain by its command points."""
    room = game.scene.rulebook.points.most - division.dp
    return min(division.cp // game.scene.rulebook.dispatch.exchange, room)


def why_not_buy(game: Game, chit: Chit, price: int) -> Refusal | None:
    """One chit a Formation, paid by its own Division, once one of its units is in play.

    [gts.dp.one-per-formation gts.dp.own-division gts.dp.limit-available gts.dp.eligible]
    """
    formation = game.formations[chit.of]
    about = {"formation": formation.id}
    if chit.zone != "out":
        return Refusal("gts.dp.one-per-formation", about)
    if not game.members[formation.id] and not any(
        unit.formation == formation.id and unit.where == "box" for unit in game.units
    ):
        return Refusal("gts.dp.eligible", about)
    if game.divisions[formation.division].dp < price:
        return Refusal("gts.dp.limit-available", {"division": formation.division})
    return None
