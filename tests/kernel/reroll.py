"""Re-rolls of any die by either side, also of a die that was rolled again already."""

from __future__ import annotations

from bocage.kernel import Ask, Call, Event, Frame, Item, Option, Pool, Roll, Rules, Seat, Step, Window

from .tiny import TinyGame


class Luck(Item):
    """The re-rolls that a seat has left; its id is the seat."""

    table = "luck"
    left: int


class Attack(Option):
    until = "Assault"
    dice: int


class Withdraw(Option):
    passes = True


class Again(Option):
    """Roll one die again; the face and the seat let a policy of odds see what it is about."""

    die: int
    face: int
    by: Seat


class Breached(Event):
    outcome = True
    hits: int


class Assault(Frame[None]):
    def start(self, game: RerollGame) -> Step:
        ways: list[Attack | Withdraw] = [Attack(1), Attack(2), Withdraw()]
        return Ask(0, "assault", ways, then=self.chosen)

    def chosen(self, game: RerollGame, choice: Attack | Withdraw) -> Step:
        match choice:
            case Attack(dice=dice):
                return Call(Roll("assault", 0, dice, need=5), then=self.rolled)
            case Withdraw():
                return self.rolled(game, Pool(0, 5, 0))

    def rolled(self, game: RerollGame, pool: Pool) -> Step:
        if pool.hits:
            game.emit(Breached(pool.hits))
        return self.done()


class War(Frame[None]):
    def start(self, game: RerollGame) -> Step:
        return Call(Assault(), then=self.over)

    def over(self, game: RerollGame) -> Step:
        game.finish([], "reroll.end")
        return self.done()


class AfterRoll(Window["RerollGame", Again, tuple[int, ...]]):
    prompt = "re-roll"
    faces: tuple[int, ...]

    def seats(self, game: RerollGame) -> tuple[Seat, ...]:
        return (0, 1)

    def options(self, game: RerollGame, seat: Seat) -> list[Again]:
        return [Again(die, face, seat) for die, face in enumerate(self.faces)] if game.luck[seat].left else []

    def react(self, game: RerollGame, seat: Seat, choice: Again) -> Step:
        mine = game.luck[seat]
        game.put(mine.but(left=mine.left - 1))
        return self.done((choice.die,))

    def closed(self) -> Step:
        return self.done(())


def after_roll(game: RerollGame, roll: Roll) -> AfterRoll | None:
    return AfterRoll(roll.fallen.faces) if any(luck.left for luck in game.luck) else None


class RerollGame(TinyGame):
    __slots__ = ("luck",)
    luck: list[Luck]
    TABLES = {"luck": Luck}
    RULES = Rules(first=War(), after_roll=after_roll)
    SCENARIOS = ("plain", "first", "second", "none")

    @staticmethod
    def opening(scenario: str) -> dict[str, list[Luck]]:
        left = {"plain": (1, 1), "first": (1, 0), "second": (0, 1), "none": (0, 0)}[scenario]
        return {"luck": [Luck(seat, left[seat]) for seat in (0, 1)]}
